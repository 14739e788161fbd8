# Words of the table of Deckers in the browser.

deckers-network = Network
web-cards = Cards
web-cards-search = Look for a name or a word
web-cards-kind = What to show
web-cards-found =
    { $number ->
        [one] { $number } thing
       *[other] { $number } things
    }
web-kind-command = Command cards
web-kind-objective = Objectives
web-kind-smc = Computers
web-kind-upgrade = Upgrades
web-kind-decker = Deckers
web-kind-packet = Packets
deckers-upgrade-row = Upgrade row
deckers-supply = Supply
pool-blue-green = blue and green programs
pool-yellow-red = yellow and red programs
pool-purple = purple programs
pool-scouts = Sparks
pool-guardians = Guardians
pool-blue-installations = blue installations
pool-green-installations = green installations
pool-yellow-installations = yellow installations
pool-red-installations = red installations
level-copper = copper
level-silver = silver
level-gold = gold
level-ghost = Mother’s Ghost
keyword-execute = Execute
keyword-show = Reveal
keyword-interrupt = Interrupt
keyword-passive = When played
part-goal = Goal:
part-preparation = Preparation:
part-rules = Rules:
part-setup = Setup:
part-success = Success:
part-failure = Failure:
web-programs = { $number } × { $colour } program
web-installation = { $colour } installation
web-scouts =
    { $number ->
        [one] { $number } Spark
       *[other] { $number } Sparks
    }
web-crew = Computer and deckers
web-cycle = Cycle { $number }, { $level }
web-turns = Turns taken in this cycle: { $number }
web-last-turn = Last turn: { $actions }
web-smc-spawn = New Sparks each turn: copper { $copper }, silver { $silver }, gold { $gold }.
web-smc-spawn-many = With three or four deckers: copper { $copper }, silver { $silver }, gold { $gold }.
deckers-progress =
    { $need ->
        [0] none may be left: { $have }
       *[other] { $have } of { $need }
    }
deckers-swarm = The swarm server: { $colour }

## The table

web-home-of = home of { $decker }
web-closed-space = closed space
web-swarm-space = swarm server
web-hands = Hands
web-stars-of-machine =
    { $number ->
        [one] { $number } star of 4
       *[other] { $number } stars of 4
    }
web-spawn =
    { $number ->
        [0] No new Spark in a turn
        [one] { $number } new Spark each turn
       *[other] { $number } new Sparks each turn
    }
web-pile-hand = hand
web-pile-deck = deck
web-pile-discard = out
web-owned = All cards of the deck ({ $number })
web-objective-of = { $level } objective · cycle { $number }
web-this-cycle = This cycle:
web-goal = Goal
web-goal-part = Part { $number }
web-to-go = { $number } to go
web-supply-loss = Supply – empty is a loss
web-alarm-guardians = No Guardian left: the next third Spark loses the game.
web-alarm-ripe =
    { $number ->
        [one] { $number } space with two Sparks
       *[other] { $number } spaces with two Sparks
    }
web-pay = Pay
web-verb-modify = Modify
web-verb-ghost = Ghost
web-verb-play = Play card
web-verb-more = More
web-verb-end = End turn
web-keep-nothing = Keep nothing
web-click-a-space = Click a space
web-not-enough = Not enough yet: click more cards
web-nothing-lost = Nothing is lost
web-sign-white-guardian = white Guardian: no entry
web-lay-hint = Point at a dot to see how the segment would lie; it must touch with at least two of its spaces.
web-lay-tap = Tap a dot to see how the segment would lie; it must touch with at least two of its spaces.
web-lay-here = Lay it at { $sign }
web-lay-list = All places in words
web-space-list = All of them in a list
