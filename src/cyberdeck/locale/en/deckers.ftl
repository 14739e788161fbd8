# What the engine of Deckers says.
# $colour and $server are one of blue, green, yellow, red, purple; $shade is black or white. $kinds names what an option
# points at, such as space-space.

## Things

space =
    { $server ->
        [blue] Blue#{ $number }
        [green] Green#{ $number }
        [yellow] Yellow#{ $number }
        [red] Red#{ $number }
       *[purple] Purple#{ $number }
    }
scout = { $shade } Spark
scout-blocking = white Spark on a { $colour } program
programs =
    { $number ->
        [one] a { $colour } program
       *[other] { $number } { $colour } programs
    }
commands = { $number } { $colour }
listed = { $first }, { $rest }
listed-and = { $first } and { $rest }
lay-beside = { $space } beside { $spaces }
lay-first = in the middle of the table
nothing = nothing

piece-black-guardian = black Guardian
piece-white-guardian = white Guardian
piece-hackman = HackMan
piece-mothers-ghost = Mother’s Ghost

effect-of-smc = the SMC
effect-of-upgrade = the upgraded SMC
effect-of-objective = the Objective

action-upgrade = Upgrade
action-upload = Upload
action-install = Install
action-move = Move
action-shift = Shift
action-convert = Modify
action-infect = Infect

phase-setup = Setup
phase-information = Intel Phase
phase-start-of-turn = Start of the turn
phase-new-scouts = Spawn
phase-actions = Actions
phase-end-of-turn = End of the turn
phase-draw = Draw
phase-attack = SMC attack
phase-evaluation = Evaluation
phase-move-scouts = Sparks move
phase-refresh = Refresh Phase

## Questions: setting up and the cycle

ask-lay-segment = Where do you lay the { $colour } segment?
ask-start-type = Which colour is your start type in this game?
ask-free-program =
    { $number ->
        [one] Where do you place the last { $colour } program of the setup?
       *[other] You may place { $number } { $colour } programs anywhere. Where does the next one go?
    }
ask-hand-tile = Who takes the next turn?
ask-effect-next = Which effect comes first?
ask-hold-back =
    { $number ->
        [one] Which card do you keep? You may keep one.
       *[other] Which card do you keep? You may still keep { $number }.
    }
ask-renew-row = Replace the upgrade row for the next cycle?
ask-which-avatar = Which of your avatars counts?

## Questions: actions

ask-deckers-action = Which action do you take?
ask-action-there = Which action do you take on { $space }?
ask-how-many-commands = How many { $colour } commands do you use?
ask-how-many-programs = How many { $colour } programs do you upload?
ask-pay = Cost: { $commands }. Which cards do you play?
ask-pay-more = Cost: { $commands }. Which card do you add?
ask-accomplice = Do you add the commands of your Accomplice?
ask-sacrifice = Which of the played cards do you give up for the new one?
ask-move-to =
    { $number ->
        [0] No movement points left. Where do you go for free?
        [one] { $number } movement point left. Where do you go?
       *[other] { $number } movement points left. Where do you go?
    }
ask-take-along = What do you take along to { $space }?
ask-take-more = What else do you take along to { $space }?
ask-push-from =
    { $number ->
        [one] { $number } push left. From which space?
       *[other] { $number } pushes left. From which space?
    }
ask-push-what = What do you push away from { $space }?
ask-push-to = Where do you push it from { $space }?
ask-which-programs = Which programs do you remove?
ask-shockwave = Shockwave: from which adjacent space do you remove a Spark as well?

## Questions: Sparks and markers

ask-scout-next = Where does the next Spark go?
ask-spread-scout =
    { $number ->
        [one] Where do you place the last Spark?
       *[other] { $number } Sparks are still to be placed. Where does the next one go?
    }
ask-which-redirect = Where does the Spark bound for { $space } go?
ask-angel = A { $scout } is about to enter { $space }. Where do you send it?
ask-block = Which program does the white Spark on { $space } block?
ask-which-scout = Which Spark on { $space }?
ask-remove-scout-from =
    { $number ->
        [one] From which space do you remove a Spark?
       *[other] You may remove { $number } Sparks. From which space?
    }
ask-fight-next = Where do red programs fight next?
ask-choose-space = Which space do you choose?
ask-which-program = Which program do you place on { $space }?
ask-which-installation = Which installation do you place?
ask-where-installation = Where do you place the { $colour } installation?

## Options

option-lay = { $place }
option-start-type = { $colour }
option-hand-tile = { $decker }
option-resolve-effect = First { $effect-of }
option-hold = Keep { $command }
option-keep-row = Keep the row
option-renew-row = Replace the whole row
option-avatar = The avatar on { $space }

option-upgrade = Upgrade to { $command }
option-upload = Upload a { $colour } program
option-installation = Place a { $colour } installation
option-move = Move
option-shift = Shift
option-convert = Modify a Spark into a { $colour } program
option-infect = Infect
option-project =
    { $kinds ->
        [space-space] Ghost on { $space }, from { $space2 }
       *[space] Ghost on { $space }
    }
option-twin = Act with the avatar on { $space }
option-end-actions = End your actions

option-pay = { $cards }
option-pay-with-help = { $cards } with the help of an Accomplice
option-pay-with-joker = { $cards } with your start type as a joker
option-pay-with-joker-and-help = { $cards } with your start type as a joker and the help of an Accomplice
option-other-payment = Other cards …
option-add =
    { $kinds ->
        [packet] Add { $packet }
       *[command] Add { $command }
    }
option-done-with-help = Done, with the help of an Accomplice
option-done-with-joker = Done, with your start type as a joker
option-done-with-joker-and-help = Done, with your start type as a joker and the help of an Accomplice
option-interrupt = Interrupt with { $command }
option-sacrifice = Give up { $command }

option-go = To { $space }
option-backdoor = Through the Backdoor to { $space }
option-take-nothing = Nothing
option-take-programs = Take { $program }
option-take-scout = Take the { $scout }
option-push-from = From { $space }
option-ghost-to = Put your ghost on { $space }
option-push =
    { $kinds ->
        [scout] Push the { $scout }
       *[program] Push { $program }
    }
option-push-to = To { $space }
option-remove =
    { $kinds ->
        [program-program] Remove { $program } and { $program2 }
       *[program] Remove { $program }
    }
option-from = From { $space }

option-place = On { $space }
option-space = { $space }
option-redirect = To { $space }
option-let-enter = Let it enter
option-block = Block { $program }
option-scout = The { $scout }
option-fight = On { $space }
option-program = A { $colour } program

## What happens: the cycle

event-segment-laid = The { $colour } segment is laid.
event-start-type-chosen = { $decker }: the start type is { $colour }.
event-cycle-began = Cycle { $number }: { $objective }
event-phase-began = – { $phase } –
event-tile-handed = Next turn: { $decker }
event-goal-met = Goal met: { $objective }
event-goal-missed = Goal missed: { $objective }
event-arrow-followed =
    { $direction ->
        [up] Arrow up on the { $colour } server
       *[down] Arrow down on the { $colour } server
    }

## What happens: cards and actions

event-action-declared = { $decker }: { $action } ({ $at }){ $more }
told-with = {" "}for { $cards }
event-command-laid = { $decker } lays out { $card } and asks for help.
event-command-played = { $decker }: { $card } is played.
event-card-executed = { $decker }: { $card } is executed.
event-card-shown = { $decker }: { $card } is revealed.
event-card-interrupted = { $decker }: { $card } interrupts.
event-card-bought = { $decker }: { $card } joins the hand.
event-card-sacrificed = { $decker }: { $card } is given up.
event-hand-discarded =
    { $number ->
        [one] { $decker }: { $number } card discarded
       *[other] { $decker }: { $number } cards discarded
    }
event-commands-drawn =
    { $number ->
        [one] { $decker }: { $number } card drawn
       *[other] { $decker }: { $number } cards drawn
    }
event-command-drawn = You draw { $card }.
event-command-drawn-unseen = A card is drawn.
event-row-refilled = New in the upgrade row: { $card }
event-packet-taken = { $decker }: packet { $packet } found
event-packet-put = Packet on { $at }: { $packet }
event-packet-spent = { $decker }: packet { $packet } used
event-avatar-moved = { $decker } → { $at }
event-ghost-put = { $decker }: ghost on { $at }
event-avatar-relocated = { $decker }: thrown to { $at }

## What happens: dice

event-server-rolled =
    { $face ->
        [avatar] Server die: avatar
       *[other] Server die: { $face }
    }
event-number-rolled = Black die: { $number }
event-infection-rolled = Infection on { $at }: red die { $red }, black die { $black }
event-infection-won = Infection on { $at }: { $infection } against { $resistance }, success!
event-infection-lost = Infection on { $at }: { $infection } against { $resistance }, failed

## What happens: markers

event-scout-placed = A { $scout } appears on { $at }.
event-scout-moved = A { $scout } goes from { $origin } to { $at }.
event-scout-removed = A { $scout } is removed from { $at }.
event-scout-redirected = The Spark bound for { $origin } goes to { $at } instead.
event-scout-stopped = The Spark is stopped before { $at }.
event-scout-swallowed = The Hacker’s Palace on { $at } swallows the Spark.
event-scout-to-card = A { $scout } goes onto the Objective.
event-exploded = Explosion on { $at }!
event-transformed = Three Sparks on { $at } become a { $shade } Guardian.
event-program-blocked = A white Spark on { $at } blocks { $program }.
event-guardian-entered = Now on { $at }: { $piece }
event-guardian-removed = Removed from { $at }: { $piece }
event-space-cleared = Everything else on { $at } is removed.
event-programs-placed = { $at } gets { $program }.
event-programs-moved = { $origin } → { $at }: { $program }
event-programs-removed = { $at } loses { $program }.
event-programs-surplus = { $at } is full, back to the supply: { $program }
event-programs-flipped = Flipped on { $at }: { $program }
event-programs-to-card = Onto the Objective: { $program }
event-installation-placed = { $at } gets a { $colour } installation.
event-installation-removed = { $at } loses its { $colour } installation.

## The end

won-goal = The last goal is met; the machine is beaten!
lost-goal = The goal is not met; the machine has won.
lost-scouts = There is no Spark left to place; the machine has taken over the network.
lost-guardians = There is no Guardian left to place; the machine has taken over the network.
lost-chain = A chain explosion runs through the network; the machine has won.

## Mistakes in a setup

deckers-setup-how-many = One to four deckers play, not { $number }.
deckers-setup-same-colour = Two deckers are { $colour }; choose deckers of different colours.
deckers-setup-two-upgrades = Choose either 2.0 or 2.1, not both.
deckers-setup-unknown =
    { $kind ->
        [smc] There is no SMC “{ $id }”; choose one of { $known }.
        [decker] There is no decker “{ $id }”; choose from { $known }.
        [variants] There is no variant “{ $id }”; choose from { $known }.
        [options] There is no house rule “{ $id }”; choose from { $known }.
        [upgrade] There is no upgrade “{ $id }”; choose from { $known }.
        [packet] There is no packet “{ $id }”; choose from { $known }.
        [colour] There is no colour “{ $id }”; choose from { $known }.
        [pool] There is no supply of “{ $id }”; choose from { $known }.
       *[objective] There is no Objective “{ $id }”; choose from { $known }.
    }

## Mistakes in a position

deckers-position-items = “{ $text }” cannot be read; write names and counts with commas between them, such as “2 blue, black”.
deckers-position-objectives = At least one Objective is needed.
deckers-position-how-many = One to four deckers play. ({ $clause })
deckers-position-avatars = “{ $decker }” has another number of avatars; give a space for each.
deckers-position-card = There is no command card “{ $card }”; similar: { $near }.
deckers-position-layout = “{ $text }” is no layout; give the middle of each of the five segments so that all touch and none overlap.
deckers-position-space = There is no space “{ $space }”; spaces are written like yellow4.
deckers-position-item = “{ $item }” cannot lie on { $space }; write it like “2 blue”, “white-on-red” or “red installation”.
deckers-position-scouts = There can be at most two Sparks on { $space }, and none beside a Guardian. ({ $clause })
deckers-position-limit = There are too many programs on { $space }; three of a colour is the limit, and one purple. ({ $clause })
deckers-position-supply = There are not that many tokens of “{ $pool }”. ({ $clause })
deckers-position-phase = There is no phase “{ $phase }”; possible are { $known }.

## Mistakes in the content files

content-invalid = The content in “{ $file }” cannot be used: { $problem }
content-unknown = “{ $file }”, { $entry }, { $path }: there is no “{ $word }” here; the nearest known word is “{ $near }”.
content-missing = “{ $file }”, { $entry }, { $path }: the field “{ $field }” is missing.
content-misfit = “{ $file }”, { $entry }, { $path }: this does not fit ({ $problem }).
content-expression = “{ $file }”, { $entry }, { $path }: “{ $expression }” is not an expression for content; the trouble is “{ $problem }”.
