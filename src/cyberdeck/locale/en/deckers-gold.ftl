# The gold objectives and those of Mother's Ghost, and what they ask and tell.

## Cards

objective-gold-blackout = Blackout
    .goal = Spaces 1, 3 and 5 of every home server each hold at least one program or installation, and every avatar is on its Entry Space.
    .part1 = spaces 1, 3 and 5 of home servers with a program or installation
    .part2 = avatars away from their Entry Spaces
    .preparation = Remove all Sparks from spaces 1, 3 and 5 of every home server.
    .rules = No Move action may bring an avatar onto a space 1, 3 or 5 of any server, not even a teleport. Avatars may leave such a space, and ghosts may enter it.
    .success = Place a black Spark on each Entry Space.
    .failure = Place a black Spark on each Entry Space. Then place one on each space 1, 3 and 5 of the home servers that holds neither program nor installation.
objective-gold-simsmudge = SimSmudge
    .goal = At least { BY($deckers, "3/4/5/6") } closed spaces hold a program (all of them if there are fewer), and at least { BY($deckers, "3/6/6/8") } of the spaces 1, 3 and 5 of the home servers hold a green program.
    .part1 = closed spaces with a program
    .part2 = spaces 1, 3 and 5 of home servers with a green program
    .rules = End of the turn: carry out an SMC attack. The one in the SMC Phase takes place as well.
    .success = Place a black Spark on each closed space of the purple server.
    .failure = Place a black Spark on each closed space of the purple server. Then place one on each space 1, 3 and 5 of the home servers without a green program.
objective-gold-flash-flood = Flash Flood
    .goal = Every Entry Space holds a blue program, and at least one blue program is on this card.
    .part1 = Entry Spaces with a blue program
    .part2 = blue programs on this card
    .rules = Start of the turn: place a black Spark on the active decker’s Entry Space, with three or four deckers only if no SMC marker is there. After a Move action in which avatar or ghost has been on every Entry Space and on Purple#6, where it started included, take one blue program from any space and put it on this card.
    .success = Return the programs on this card to the supply. Place a black Spark on each Entry Space.
    .failure = Return the programs on this card to the supply. Place a black Spark on spaces 1, 2 and 3 of each home server.
objective-gold-hackman = HackMan
    .goal = HackMan has been removed, and every avatar is on its Entry Space.
    .part1 = HackMan removed
    .part2 = avatars away from their Entry Spaces
    .preparation = Put a Guardian on a yellow installation, both from the supply, or from any space if the supply has none: this is HackMan. He waits beside this card.
    .rules = All Guardians count as white, HackMan too; his installation counts for nothing. Start of the turn: unless he has been removed, HackMan enters the active decker’s space. He is removed like a Guardian and does not come back.
    .success = Place a black Spark on the space of each avatar.
    .failure = Place a black Spark on the space of each avatar. If HackMan is in the network, remove him and place two black Sparks on his space, one at a time.
objective-gold-message-queue = Message Queue
    .goal = The queue on this card holds in full at least { BY($deckers, "1/2/3/4") } times the sequence red program, yellow program, green program, blue program, Spark.
    .rules = Instead of pushing a program or Spark in a Shift action you may put it at the end of the queue, if it is the next one of the endless sequence. A program blocked by that Spark goes to the supply.
    .success = Return the programs of the queue to the supply. Put its Sparks back on any spaces, one at a time.
    .failure = Put the Sparks of the queue back on Entry Spaces, one at a time, then place { BY($deckers, "1/2/3/4") } black Sparks on Entry Spaces, all as you like. Return the programs of the queue to the supply.
objective-gold-dni-web = DNI Web
    .goal = Every avatar stands on one web: connected spaces that all hold a green program or green installation. It touches at least { BY($deckers, "3/4/4/4") } servers.
    .preparation = Put every avatar on its Entry Space.
    .rules = No Move action may take an avatar off its server, not even a teleport. Ghosts may leave it.
    .success = Place a black Spark on each Entry Space.
    .failure = Place two black Sparks, one at a time, on the space of each avatar.
objective-gold-neutrino-scanner = Neutrino-Scanner
    .goal = There is no Spark and no Guardian on any Entry Space.
    .rules = There is no Spawn step. End of the turn: from each of the spaces 1, 2 and 3 of the active decker’s home server one Spark, if there is any, moves to the active decker’s Entry Space, one at a time. Then place a black Spark on each of the spaces 1, 2 and 3 (with three or four deckers only 1) of the home server of the next decker around the table (alone: of your own).
    .success = Place a black Spark on each Entry Space.
    .failure = Place two black Sparks, one at a time, on each Entry Space.
objective-gold-roman-road = Roman Road
    .goal = For every decker a Pathway leads from the Entry Space to space 6 of another server. One Pathway may serve several deckers.
    .rules = End of the turn: remove one blue program from the active decker’s server.
    .success = Place a black Spark on each Entry Space.
    .failure = Place a black Spark on each space of the purple server.
objective-gold-mirror-map = Mirror Map
    .goal = All home servers and one further server hold exactly the same programs and Sparks on spaces of equal number, and each of them has at least one program of every basic colour. Installations and Guardians do not matter.
    .part1 = equal numbers on all these servers
    .part2 = basic colours on the home server that has fewest
    .success = Place a black Spark on Purple#3, then one on space 3 of each home server.
    .failure = Place two black Sparks on Purple#3, one at a time, then one each on spaces 3 and 6 of each home server.
objective-gold-trojan-horse = Insert Misinformation
    .goal = The Trojan Horse has lost its last program.
    .preparation = Stack one program of each decker’s start type and a black Spark, from the supply, or from any space if the supply has none: this is the Trojan Horse. Put it on the space 1 that is farthest from the active decker’s Entry Space.
    .rules = The Horse is no marker. A Shift action may push it like a program, onto a Guardian’s space too. On a decker’s Entry Space it loses that decker’s program to the supply; with its last program it is gone.
    .success = Place a green installation on a space of the purple server without installation. Place a black Spark on each Entry Space.
    .failure = Return the Horse to the supply and place a black Guardian on its space. Place a black Spark on each Entry Space.
objective-gold-distributed-defense = Distributed Defense
    .goal = Every avatar stands on a space with a green installation outside the purple server. Deckers may share a space.
    .rules = Start of the turn: place a black Spark on Purple#1, with three or four deckers only if no SMC marker is there. If your avatar ends a Move action on a server, other than purple, where another decker’s avatar stands, place a black Spark on your avatar’s space. The moves of a ghost do not count.
    .success = Place a black Spark on each space that holds an avatar.
    .failure = Place a black Spark on each space that holds an avatar. Then place one more on each of them without a green installation.
objective-gold-waterfall = Waterfall
    .goal = There is no Spark and no Guardian on a space 4 or 5 of any server.
    .rules = End of the turn: on the active decker’s server find the lowest number without Guardian. From there upwards all Sparks of the higher numbers move to the next lower number, one at a time, passing over Guardians. Then place a black Spark on space 6 of that server, with three or four deckers only if that server has no SMC marker.
    .success = Place a black Spark on space 6 of each server without a yellow installation.
    .failure = Place a black Spark on space 6 of each server without a yellow installation. Then place one on each space 4 and 5 that holds a Spark or Guardian.
objective-ghost-brute-force = Titanium
    .goal = At once: an Infect action has beaten Mother’s Ghost.
    .preparation = Put Mother’s Ghost as a white Guardian on space 6 of a random server that is no home server.
    .rules = From her space or an adjacent one with a red program you may direct an Infect action against Mother’s Ghost alone; her resistance is the black die + { BY($deckers, "12/14/16/18") }. In every infection each red installation that counts gives 4 more. Nothing else removes her.
    .success = You win the game.
    .failure = You lose the game.
objective-ghost-system-crash = Shellshock
    .goal = At once: the system crash has been performed { BY($deckers, "once/once/twice/twice", "once, with three or four deckers twice") }, in another colour each time.
    .preparation = Put Mother’s Ghost as a white Guardian on space 6 (alone: space 1) of a random server that is no home server.
    .rules = System crash, an action on her space or an adjacent one: if every space adjacent to her holds a program of one basic colour (or a purple one), pay three commands of that colour and remove one such program from each. Start of the turn: place a black Spark on the lowest-numbered space adjacent to her without Spark or Guardian. Nothing removes her.
    .success = You win the game.
    .failure = You lose the game.
objective-ghost-tsunami = Tsunami
    .goal = At once: a Pathway joins every Entry Space to a space adjacent to Mother’s Ghost, and every avatar stands on a space adjacent to her.
    .part1 = Entry Spaces joined to Mother’s Ghost
    .part2 = avatars beside Mother’s Ghost
    .preparation = Put Mother’s Ghost as a white Guardian on space 6 of a random server that is no home server. Remove all markers from the adjacent spaces.
    .rules = End of the turn: roll the black die and place a black Spark on that space of her server; if she is there, on the next lower number (6 instead of 1). Nothing removes her.
    .success = You win the game.
    .failure = You lose the game.
objective-ghost-virus-flood = Tempest
    .goal = At once: Mother’s Ghost has no health left.
    .preparation = Put Mother’s Ghost as a white Guardian on space 6 of a random server that is no home server. Her health is { BY($deckers, "4/6/8/10") }.
    .rules = From her space or an adjacent one with a red program you may direct an Infect action against Mother’s Ghost alone; her resistance is the black die + 4. Success: she loses as much health as you are ahead, at most 3; if she has any left, she moves to another random space. Failure: she gains 1. Nothing else removes her.
    .success = You win the game.
    .failure = You lose the game.

## Questions and options

action-system-crash = System crash

ask-flood-from = From which space does a blue program go onto the Objective?
ask-hackman-guardian = Which Guardian becomes a part of HackMan?
ask-hackman-installation = Which yellow installation becomes a part of HackMan?
ask-scout-from-card =
    { $number ->
        [one] One Spark goes back from the Objective. Which one?
       *[other] { $number } Sparks go back from the Objective. Which one is next?
    }
ask-gather-from = From which space does the next Spark go to { $space }?
ask-road-from = From which space is a blue program removed?
ask-horse-where = On which space does the Trojan Horse stand?
ask-take-token = The supply has none left. What becomes a part of the Trojan Horse?
ask-crash-program = Which program on { $space } do you remove?

option-queue =
    { $kinds ->
        [scout] Put the { $scout } into the queue
       *[program] Put { $program } into the queue
    }
option-push-horse = Push the Trojan Horse
option-take-from =
    { $kinds ->
        [space-scout] The { $scout } on { $space }
       *[space-program] { $space }: { $program }
    }
option-infect-mothers-ghost = Infect Mother’s Ghost
option-system-crash = System crash with { $colour } programs

## What happens

event-hackman-built = HackMan waits beside the Objective.
event-horse-built = The Trojan Horse stands on { $at }.
event-horse-pushed = The Trojan Horse goes from { $origin } to { $at }.
event-horse-unloaded = { $decker }: the Trojan Horse loses { $program }.
event-horse-gone = The Trojan Horse is gone.
event-ghost-beaten = Mother’s Ghost is beaten!
event-ghost-wounded = Mother’s Ghost loses { $number } health and has { $health } left.
event-ghost-recovered = Mother’s Ghost recovers: health { $health }.
event-system-crashed = { $decker }: system crash in { $colour }!
