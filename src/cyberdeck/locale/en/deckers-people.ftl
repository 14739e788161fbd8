# The deckers, the computers and the packets of Deckers.

## Deckers

decker-hettie-magnetic = Hettie Magnetic
    .text = With every step of a Move action you may take one more thing along: a further program of any colour, or a Spark (a white one together with the program it blocks). The limits of the spaces still hold, and a Spark that you carry enters every space on the way, with all that follows from it.
decker-tokyo-black = Tokyo Black
    .text = Special action for 3 blue commands: lift the segment you are on, with everything on it, and lay it again. It is not turned, touches other segments with at least 2 of its spaces, and all five segments must hang together; you may also put it back where it was. What lies on it enters nothing.
decker-monty-quantum = Monty Quantum
    .text = While your avatar is on a space with a green program or a green installation, you may Ghost your actions onto any space with an installation; if that installation is green, onto every space of its server.
decker-kelly-nexus = Kelly Nexus
    .text = At the end of your first and your second turn of a cycle you may keep up to 3 cards instead of 1.
decker-tilda-sweet = Tilda Sweet
    .text = To upload a yellow program you pay 2 yellow commands instead of 3. An improved upload costs you as much as it costs everybody.
decker-techno-twins = The Techno Twins
    .text = You have two avatars, which start on the same Entry Space, but one hand, one ghost and 3 turns. Each action is taken by one of the two. Where an effect outside your actions speaks of your space or your server, you choose which avatar is meant. Goals and effects that speak of every avatar mean both.
decker-oshin-noro = Oshin Noro
    .text = Every infection on your space gets +2 to the infection value, whoever takes the action, and in the SMC attack too. While you Ghost an action, your ghost’s space counts and not your avatar’s.
decker-angel-nitrate = Angel Nitrate
    .text = Just before a Spark enters your space, you may have it enter an adjacent space instead: once for each Spark, in any phase and in anybody’s turn. While you Ghost an action, your ghost’s space counts and not your avatar’s.
decker-leiko-mori = Leiko Mori
    .text = You choose your start type before your first program is placed: blue, green, yellow or red. Once in each of your turns, while you pay for an action, all commands of your start type in that payment may count as purple. You cannot create purple programs.
decker-rupert-stanz = Rupert Stanz
    .text = You alone can create purple programs: with an upload for 3 purple commands, with a Modify action for 1 yellow and 1 purple command, or, while you are the active decker, by an effect that lets you place a program of any colour.

## Computers

smc-alpha-moby = Alpha-Moby
    .setup = 1 black Spark on each space of the purple server, then 1 on each decker’s Entry Space.
    .rules = Start of the turn: 1 black Spark on the active decker’s space.
smc-spider = Spider
    .setup = 1 black Spark on each space of the purple server, then 1 on the spaces 1, 3 and 5 of each home server; with three or four deckers on 3 only.
    .rules = Spawn: roll the server die only. The Spark goes to the space of that server with the fewest Sparks (a Guardian counts as 3), among equals to the one beside most spaces with decker markers, then to the lowest number. End of the turn: find all spaces whose adjacent spaces all hold an SMC marker, then remove all programs and installations from them. SMC Phase: Sparks do not move.
smc-glom = Glom
    .setup = All programs of the setup are yellow instead of their own colour. 1 black Spark on each space of the purple server, then 1 on space 4 of each home server.
    .rules = Spawn: roll the server die only. Of the spaces of that server without a Guardian the Spark goes to the one with the fewest yellow programs, among equals to the lowest number (to space 1 if Guardians hold them all). End of the turn: on the active decker’s server 1 Spark goes from the highest number that has Sparks to the lowest that has some. SMC attack: yellow programs are not removed.
smc-logi = Logi
    .setup = 1 black Spark on the spaces 1, 3 and 5 of the purple server.
    .rules = Spawn: no dice, and all Sparks are white. Of the spaces of the active decker’s server without a Guardian each Spark goes to the one with the fewest red programs, among equals to the highest number (to space 1 if Guardians hold them all).
smc-viking = Viking
    .setup = 1 black Spark on each space of the purple server, then 1 white one on the spaces 1, 3, 5 and 6 of each home server; with three or four deckers on 1 and 5 only.
    .rules = Spawn: a Spark bound for an even-numbered space goes to the next lower number of that server instead, even if Angel Nitrate sends it there. Explosions in this step place Sparks on odd-numbered spaces only.
smc-sentinel = Sentinel
    .setup = 1 black Spark on each space of the purple server, then 1 white Spark on space 6 of each other server that is nobody’s home.
    .rules = Spawn: roll the black die only; Sparks appear on the active decker’s server. Every goal must be met, or the game is lost. SMC attack: no dice; on each space remove 1 red program together with 1 Spark of your choice, until there are no more red programs or no more Sparks. Guardians are not affected. Then decker markers are removed as usual.
smc-mother = Mother
    .setup = 1 black Spark on each space of the purple server, then 1 on each space adjacent to it, then 1 on each closed space that has no Spark.
    .rules = Start of the turn: 1 black Spark on the active decker’s Entry Space.
upgrade-2-0 = 2.0
    .rules = There is one more gold cycle, against Mother’s Ghost. Spawn: after the SMC’s own Sparks 1 more black Spark appears, by the SMC’s rules for this step.
upgrade-2-1 = 2.1
    .rules = There is one more gold cycle, against Mother’s Ghost. Spawn: the first new Spark of each turn is white. If the SMC gives none at this level, 1 white Spark appears, by the SMC’s rules for this step.

## Packets

packet-pkt-alarm = Alarm
    .text = Immediate: choose adjacent spaces and place 1 black Spark on each of them: 1 space at copper, 2 at silver, 3 at gold, there only spaces without an SMC marker (all of these if there are fewer). Then put the tile on a random space.
packet-pkt-cooperation = Cooperation
    .text = Immediate: give the tile to another decker (alone: keep it). Its holder may spend it later while paying for an action, for 1 purple command.
packet-pkt-cache = Data Cache
    .text = Spend it while you pay for an action: 1 purple command, at gold 2.
packet-pkt-exploit = Exploit
    .text = Spend it when the dice of an infection on your space are rolled, in anybody’s action or in the SMC attack: +4 to the infection value.
packet-pkt-backdoor = Backdoor
    .text = Spend it in your Move action: teleport once as if your space had a blue installation.
packet-pkt-patch = Patch
    .text = Immediate: remove 1 Spark from your space or an adjacent one; at gold up to 2.
packet-pkt-leak = Data Leak
    .text = Immediate: place programs of any colours on your space, purple only as Rupert Stanz: 2 at copper, 1 at silver, 1 at gold and then a black Spark.

## Questions, options, events

action-lift = Lift a segment
ask-lift-where = Where do you lay the { $colour } segment now?
ask-spare-scout =
    { $number ->
        [one] The supply is empty. From which space do you take a Spark for the last packet?
       *[other] The supply is empty. From which space do you take a Spark for one of { $number } packets?
    }
ask-packet-next = Which packet do you open first?
ask-give-packet = Who gets the packet { $packet }?
option-lift = Lift your segment and lay it again
option-open-packet = { $packet }
option-give-to = { $decker }
option-spend-packet = Spend { $packet }
event-packet-given = { $decker }: packet { $packet } received

# before a game
choose-smc = Computer
choose-deckers = Deckers (one of each colour, up to four)
choose-variants = Variants
variant-fragmented = Fragmented servers
variant-packets = Packets
variant-2-0 = Upgraded computer 2.0
variant-2-1 = Upgraded computer 2.1
