# The command cards of Deckers, and what is asked and told about them.

## Base cards

command-ping = Ping
command-route-trace = Route Trace
command-packet-sniffer = Packet Sniffer
command-impulse = Impulse
command-concentration = Concentration
command-remote-hand = Remote Hand
command-bluff = Bluff
command-spoof = Spoof
command-mimic = Mimic
command-glitch = Glitch
command-payload = Payload
command-logic-bomb = Logic Bomb
command-improvise = Improvise

## Blue cards

command-slipstream = Slipstream
    .text = Execute: Take a Move action with exactly 1 movement point, without paying. Everything that holds for Move actions holds here too.
command-courier = Courier
    .text = Execute: Move 1 or 2 programs of any colours from adjacent spaces to your space, one at a time.
command-cache-swap = Cache Swap
    .text = Execute: Only if there are at least 2 cards in your command deck: put 1 or 2 other cards of your hand under it, then draw as many from its top.
command-tunnel = Tunnel
    .text = Reveal: Until the end of your actions this turn, green programs also count as blue ones for free steps along a Pathway and as targets of a teleport in your Move actions. Programs that you carry do not count.
command-root-access = Root Access
    .text = Execute: Put your avatar on any other space without a white Guardian. It may take along up to 3 programs of one basic colour or 1 purple program from its old space. This is not a Move action.
command-backbone = Backbone
    .text = Reveal: Place 1 blue program on a space that has no SMC marker and is adjacent to a space with a blue program or a blue installation.

## Green cards

command-nudge = Nudge
    .text = Execute: Push 1 program or Spark from your space, or from an adjacent one, to a space adjacent to where it was.
command-shortcut = Shortcut
    .text = If you play this card in an Install action, that action needs only 2 programs, never fewer.
command-premonition = Premonition
    .text = Interrupt: When dice have been rolled for a new Spark in the Spawn step of any decker, roll one or both of them again; the new result counts.
command-puppeteer = Puppeteer
    .text = Execute: Choose any space with Sparks and push 1 or 2 of them, one after the other, each to an adjacent space.
command-telepresence = Telepresence
    .text = Execute: Until the end of your actions this turn you may Ghost actions on any space of your avatar’s current server, even without a green installation.
command-rewire = Rewire
    .text = Execute: Move 1 installation from any other space to your space. Your space must have no installation and no SMC marker.

## Yellow cards

command-disguise = Disguise
    .text = Execute: Flip 1 program on your space: blue becomes green, yellow becomes red, and the other way round.
command-decoy = Decoy
    .text = Execute: Push 1 Spark from an adjacent space onto your space; when all that follows from it is done, place 1 yellow program on your space.
command-double-agent = Double Agent
    .text = Execute: Remove 1 Spark from your space, then place 1 yellow program there.
command-accomplice = Accomplice
    .text = Interrupt: While another decker declares and pays for an action, add the symbols of this card to the payment. It cannot be given up in an Upgrade action.
command-masquerade = Masquerade
    .text = Execute: Flip 1 or more programs on your server at the same time; only then do the limits of the spaces apply.
command-clone = Clone
    .text = If you play this card in a Modify action, place 1 more program of the created colour on the same space afterwards.

## Red cards

command-overvoltage = Overvoltage
    .text = Interrupt: When the dice of any decker’s Infect action have been rolled, add 2 to its infection value. Not in the SMC attack.
command-scalpel = Scalpel
    .text = Execute: Remove 1 Spark from your space.
command-shockwave = Shockwave
    .text = If you play this card in an Infect action and win it, also remove 1 Spark from each of up to 2 spaces adjacent to yours.
command-cauterise = Cauterise
    .text = Execute: Flip all white Sparks on your server to black. The programs that they blocked are free again.
command-wrecking-ball = Wrecking Ball
    .text = Execute: Remove 1 Guardian from your space or an adjacent space, then place 1 black Spark there.
command-overkill = Overkill
    .text = If you play this card in an Infect action and lose it, no red program is removed.

## Purple cards

command-fence = Fence
    .text = Reveal: Put 1 or more cards of the upgrade row, shuffled, under the upgrade stack, then fill the row to 4 cards at once.
command-kill-switch = Kill Switch
    .text = Interrupt: When a Spark would enter your avatar’s space or a space adjacent to it, it does not. A Spark about to be placed stays in the supply, any other stays where it was.
command-scatter = Scatter
    .text = Execute: Move 1 to 3 Sparks of your server, one after the other, each to any other space of that server.
command-prototype = Prototype
    .text = Execute: If there is no SMC marker and no installation on your space, remove any 2 programs from it, then place 1 installation of any colour there.
command-clean-sweep = Clean Sweep
    .text = Execute: Remove 1 Spark from your space and 1 from each adjacent space, wherever there is one.
command-echo = Echo
    .text = Reveal: Reveal another card of your hand with Execute too and carry out its effect without discarding it. That effect cannot be used again this turn, but the card may still be played for its symbols.
command-zero-day = Zero Day
    .text = Execute: Remove 1 Guardian from your space or an adjacent space.
command-handshake = Handshake
    .text = Reveal: Swap 1 other card of your hand with 1 card of another decker’s hand, if that decker agrees; both are seen by all and change owner for good. Alone, swap it with the top card of your discard pile.

## Actions

action-execute = Execute
action-show = Reveal

## Questions

ask-fetch = Courier: which program do you take to your space?
ask-cache-swap = Cache Swap: which card do you put under your command deck?
ask-root-access = Root Access: where do you put your avatar?
ask-backbone = Backbone: where do you place the blue program?
ask-nudge = Nudge: from which space do you push something?
ask-puppeteer = Puppeteer: from which space do you push Sparks?
ask-rewire = Rewire: from which space does the installation come?
ask-disguise = Disguise: which program do you flip?
ask-masquerade = Masquerade: which programs do you flip as well?
ask-decoy = Decoy: from which space do you lure a Spark?
ask-which-guardian = From which space do you remove the Guardian?
ask-fence = Fence: which card of the upgrade row goes under the stack?
ask-scatter = Scatter: from which space do you move a Spark?
ask-scatter-to = Where does the { $scout } from { $space } go?
ask-echo = Echo: which card’s effect do you use?
ask-handshake = Handshake: which card do you offer, and to whom?
ask-handshake-alone = Handshake: which card do you swap for { $command }?
ask-handshake-offer = { $decker } offers you { $command }. Which card do you give for it?

## Options

option-execute = Execute { $command }
option-show = Reveal { $command }
option-fetch = Take { $program } from { $space }
option-put-under = Put { $command } under it
option-put-avatar = On { $space }
option-place-program = On { $space }
option-flip = Flip { $program } on { $space }
option-echo = Use { $command }
option-move-to = To { $space }
option-offer = Offer { $command } to { $decker }
option-give = Give { $command }
option-refuse = Give nothing
option-swap = Swap { $command }
option-reroll-server = { $command }: roll the server die again
option-reroll-number = { $command }: roll the black die again
option-reroll-both = { $command }: roll both dice again

## What happens

event-installation-moved = The { $colour } installation of { $origin } is now on { $at }.
event-scouts-flipped =
    { $number ->
        [one] { $number } white Spark on { $at } turns black.
       *[other] { $number } white Sparks on { $at } turn black.
    }
event-program-freed = Free again on { $at }: { $program }
event-cards-put-under =
    { $number ->
        [one] { $decker }: { $number } card put under the deck
       *[other] { $decker }: { $number } cards put under the deck
    }
event-card-offered = { $decker } offers { $card } to { $other }.
event-offer-refused = { $decker } keeps all cards.
event-cards-swapped = { $decker }: { $card } is swapped for { $gained }.
event-row-card-put-under = From the upgrade row under the stack: { $card }
