# The copper and silver Objectives of Deckers, and what they ask. { BY($deckers, "1/2/2/3") } is the number for so many deckers.

## Copper

objective-copper-404 = 404 Not Found
    .goal = There is no SMC marker on space 4 of any home server.
    .rules = During the Command Phase a Spark that the SMC would place on a space 6 goes to space 4 of that server instead; in every phase the same is true of Sparks placed by explosions.
    .success = Place 1 green program on space 4 of each home server.
    .failure = Place 1 black Spark on space 1 of every server.
objective-copper-alert = Alert to our Presence
    .goal = There are green installations on at least { BY($deckers, "1/2/2/3") } different servers.
    .success = Place 1 blue installation on any space.
    .failure = For each server without a green installation, roll the black die and place 1 black Spark on that space of it.
objective-copper-bypass = Hot-Wire
    .goal = On every home server, at least 2 different spaces hold a green program.
    .success = Place 1 green installation on any space.
    .failure = On each home server with green programs on fewer than 2 spaces, place 1 black Spark on each of the spaces 1, 3 and 5 that has no green program.
objective-copper-double-switch = Double-Switch
    .goal = Exactly 2 Sparks, black or white, are on space 4 of every home server.
    .success = Remove all Sparks from space 4 of every server and place as many green programs there.
    .failure = Place 1 black Spark each on Red#4, Yellow#4, Green#4 and Blue#4.
objective-copper-misdirection = Misdirection
    .goal = There is a yellow program on space 6 of at least { BY($deckers, "2/3/4/5") } different servers.
    .success = Place 1 red installation on any space.
    .failure = Choose a space 6 without a yellow program and place 2 black Sparks on it, one at a time.
objective-copper-clockwork-plague = Clockwork Plague
    .goal = On every home server, at least 2 different spaces hold a red program.
    .success = Place 1 yellow installation on any space.
    .failure = On each home server with red programs on fewer than 2 spaces, place 1 black Spark on each of the spaces 1, 3 and 5 that has no red program.
objective-copper-roman-candle = Roman Candle
    .goal = There is at least 1 installation on every home server.
    .rules = At the end of every Spawn step, 1 more black Spark appears, by the SMC’s rules for this step; also when the SMC gives none at this level, but not when the step is skipped. With three or four deckers it appears only while the active decker’s home server has no installation.
    .success = Choose a home server and place 1 program of any colour on each of its six spaces; purple only if Rupert Stanz is active.
    .failure = Place 1 black Spark on space 6 of each server without an installation.
objective-copper-shattered-glass = Shattered Glass
    .goal = At least 2 yellow programs for each decker lie on this card.
    .preparation = Each decker may replace 1 program on their own Entry Space with a yellow program, if the supply has one.
    .rules = After each Modify action, put 1 yellow program from the supply on this card; only if the supply has none, take it from any space.
    .success = Flip all programs on this card to red and put them on any spaces. Then place 1 blue installation on any space.
    .failure = Return the programs on this card to the supply. Then place 1 black Spark each on Blue#1, Yellow#1, Red#6 and Purple#6.
objective-copper-garbage-detail = Garbage Detail
    .goal = Every avatar stands on a closed space (if the network has none: on a space with the most adjacent spaces), and there is no SMC marker on a space with an avatar or adjacent to one. Avatars may share a space.
    .part1 = avatars on closed spaces
    .part2 = SMC markers on or beside the avatars’ spaces
    .success = Remove up to { BY($deckers, "2/3/4/5") } Sparks from any spaces.
    .failure = For each avatar, place 1 black Spark on its space, then 1 black Spark on an adjacent space of your choice.
objective-copper-knowledge = Knowledge is the Price of Freedom
    .goal = For each decker, at least 3 programs of that decker’s start type lie on this card.
    .rules = Right after an Upgrade action, the active decker may take 1 program of their own start type from any space and put it on this card.
    .success = Put all programs on this card on any spaces.
    .failure = For each program that is missing from the goal, place 1 black Spark on any space of the green server. Then return the programs on this card to the supply.
objective-copper-keycode = Keycode
    .goal = Space 1 of every home server holds programs of all four basic colours.
    .success = Place 1 installation of any colour on a space of the blue or green server.
    .failure = Place 1 black Spark on space 1 of every server.
objective-copper-access-denied = Access Denied
    .goal = The spaces 1 to 4 of the purple server each hold at least 1 blue or green program; the first { BY($deckers, "1/2/3/4") } of them hold at least 2 of these, in any mix.
    .success = Place 1 blue installation and then 1 red program on spaces of the purple server.
    .failure = Place 1 black Spark on each space of the purple server that has neither a blue nor a green program.

## Silver

objective-silver-fireworks = Fireworks
    .goal = There are red installations on at least { BY($deckers, "1/2/2/3") } different servers.
    .preparation = Replace each red installation in the network with a blue, green or yellow one of your choice.
    .success = Choose a red installation and place 3 black Sparks, one at a time, on spaces adjacent to it.
    .failure = Place 1 black Spark on each space of the purple server.
objective-silver-neural-matrix = Neural Matrix
    .goal = On at least { BY($deckers, "2/3/4/5") } servers, each of the spaces 1, 3 and 5 holds a green or a yellow program, in any mix.
    .success = Roll the server die. Place 1 black Spark on each space of that server that has neither an SMC marker nor a green or yellow program.
    .failure = For each decker whose home server has no green and no yellow program, place 2 black Sparks on the Entry Space, one at a time. Then roll the server die and place 1 black Spark on each space of that server.
objective-silver-hackers-palace = Hacker’s Palace
    .goal = There are installations on at least { BY($deckers, "2/3/4/4") } different spaces of the purple server.
    .rules = An Install action needs only 2 programs.
    .success = Stack any 2 installations of the purple server on a space 3 of your choice: this is the Hacker’s Palace, no marker any more. It takes every Spark that is there or enters, without any other consequence; with the third Spark it falls, and its installations and Sparks return to the supply.
    .failure = Place 2 black Sparks each, one at a time, on Yellow#3, Purple#3, Red#3 and Green#3.
objective-silver-data-overload = Data Overload
    .goal = There are Pathways over the spaces 1, 2 and 3 of { BY($deckers, "1/2/3/3") } different servers. They hang together, and a further Pathway on another server touches the one, or two of them.
    .success = Place 1 blue installation on any space.
    .failure = On each home server, place 1 black Spark on each of the spaces 1, 2 and 3 that has no blue program or installation.
objective-silver-jacobs-ladder = Jacob’s Ladder
    .goal = On every home server, the spaces 2 and 3 hold exactly 1 Spark each, both black or both white.
    .rules = At the end of each turn, Sparks move as in the SMC Phase, with an arrow up on the purple, the yellow, the red, the green and the blue server, in this order.
    .success = Place { BY($deckers, "2/3/4/5") } black Sparks on the spaces 1 of any servers.
    .failure = Place 1 black Spark on space 1 of each home server, then 2 black Sparks, one at a time, on each Entry Space.
objective-silver-reduct-or-reboot = Reduct or Reboot
    .goal = The numbers of all spaces that hold a program in the colour of the space add up to exactly { BY($deckers, "11/20/29/38") }.
    .success = Place 1 program of any colour on space 6 of each home server; purple only if Rupert Stanz is active.
    .failure = Place 1 black Spark on space 6 of every server. This Objective stays for the next cycle; against Sentinel this does not lose the game.
objective-silver-null-and-void = Null & Void
    .goal = At least { BY($deckers, "3/5/7/9") } programs and at least { BY($deckers, "3/5/7/9") } Sparks lie on this card.
    .part1 = programs on this card
    .part2 = Sparks on this card
    .rules = During the Command Phase, every Spark removed from the network is put on this card, up to { BY($deckers, "3/5/7/9") }. During the SMC attack, every program removed from the network is put on this card, also one that was blocked.
    .success = Put all programs on this card on any spaces. Return the Sparks to the supply.
    .failure = Return all markers on this card to the supply. Then place a black Spark for each marker that was missing from the goal, at most { BY($deckers, "2/4/6/8") }, on any spaces of home servers.
objective-silver-dreams = Dreams in Vermilion
    .goal = At least { BY($deckers, "1/2/3/3") } green installations are on the red server or on spaces adjacent to it.
    .rules = In the Spawn step the red server takes the place of any rolled server and of the server of the active decker. The space on it is found as usual.
    .success = Remove 1 green installation of your choice. Place 1 blue or green installation on any space without an installation. Place 1 black Spark on each space adjacent to it.
    .failure = Remove all green programs from the red server. Place 1 black Spark on each of its first { BY($deckers, "1/2/3/4") } spaces. Place 1 black Spark on space 1 of every other server.
objective-silver-swarm = Swarm
    .goal = There is no SMC marker on the swarm server.
    .preparation = Roll the server die: this is the swarm server. Place 1 black Spark on each of its spaces without an SMC marker.
    .rules = In the Spawn step the swarm server takes the place of any rolled server and of the server of the active decker. The space on it is found as usual.
    .success = Place 1 black Spark on each of the spaces 1, 3 and 5 of the swarm server.
    .failure = Place 1 black Spark on each space of the swarm server.
objective-silver-scrambler = Scrambler
    .goal = On { BY($deckers, "1/2/3/3") } different servers, space 5 holds at least 2 programs in the colour of the server.
    .rules = At the end of each turn, roll the server die and flip all programs of that server: blue and green, yellow and red.
    .success = Place { BY($deckers, "2/3/4/5") } black Sparks on the spaces 5 of any servers.
    .failure = Place 1 black Spark on each space 5 with fewer than 2 programs in the colour of its server, then { BY($deckers, "1/2/3/4") } black Sparks on the spaces 5 of any servers.
objective-silver-viral-overload = Viral Overload
    .goal = At least { BY($deckers, "4/6/8/10") } open spaces of the yellow and red servers, or all if there are fewer, hold a red program.
    .success = Place 1 black Spark on an open space of the yellow server and 1 on an open space of the red server.
    .failure = Take the number of spaces that are missing from the goal, and 2 more: on so many different open spaces of the yellow and red servers without a red program, place 1 black Spark each.
objective-silver-access-shutdown = Access Shutdown
    .goal = There is at least 1 red program on every Entry Space.
    .rules = At the end of each turn, the active decker removes 1 red program from any space. Only if the network has none, place 2 black Sparks on the active decker’s Entry Space, one at a time; with three or four deckers only if no SMC marker is there.
    .success = Place 1 red program on space 4 of every server.
    .failure = Place 1 black Spark on space 6 of each server that has an SMC marker on space 4 or 5.

## Questions

ask-avatar-next = Around which avatar are Sparks placed next?
ask-collect = You may put this on the Objective: { $program }. From which space?
ask-collect-yellow = The supply has no yellow program. From which space does one go on the Objective?
ask-exchange-for-yellow = Do you replace a program on { $space } with a yellow one?
ask-lay-out = Which program of the Objective comes next?
ask-lay-out-where = Still to be put on spaces: { $program }. Where does the next one go?
ask-palace-of =
    { $number ->
        [one] Which is the other installation for the Hacker’s Palace?
       *[other] Which installations become the Hacker’s Palace?
    }
ask-palace-where = Where do you build the Hacker’s Palace?
ask-pick-server = Which server do you choose?
ask-pick-space = { $objective }: which space do you choose?
ask-shutdown-from = From which space is a red program removed?
ask-program-where = To be placed: { $program }. On which space?
ask-programs-where =
    { $number ->
        [one] The supply has only { $number } program left. Where do you place it?
       *[other] The supply has only { $number } programs left. Where do you place the next one?
    }
ask-rebuild = Which installation takes the place of the red one on { $space }?
ask-rebuild-where =
    { $number ->
        [one] The supply has only { $number } installation left. Where do you place it?
       *[other] The supply has only { $number } installations left. Where do you place the next one?
    }
ask-roll-for = For which server is the black die rolled next?

## Options

option-collect = From { $space }
option-collect-none = None
option-exchange = Replace { $program }
option-exchange-none = Replace none
option-lay-out = { $program }
option-pick-server =
    { $colour ->
        [blue] The blue server
        [green] The green server
        [yellow] The yellow server
        [red] The red server
       *[purple] The purple server
    }
option-roll-for =
    { $colour ->
        [blue] For the blue server
        [green] For the green server
        [yellow] For the yellow server
        [red] For the red server
       *[purple] For the purple server
    }

## Events

event-palace-built = The Hacker’s Palace is built on { $at }.
event-palace-fell = The Hacker’s Palace on { $at } falls.
