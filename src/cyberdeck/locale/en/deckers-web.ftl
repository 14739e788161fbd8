# Words of the table of Deckers in the browser.

deckers-network = Network
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
web-decker-cards = Hand { $hand } · deck { $deck } · discard { $discard }
web-smc-spawn = New Sparks each turn: copper { $copper }, silver { $silver }, gold { $gold }.
web-smc-spawn-many = With three or four deckers: copper { $copper }, silver { $silver }, gold { $gold }.
deckers-progress =
    { $need ->
        [0] none may be left: { $have }
       *[other] { $have } of { $need }
    }
deckers-swarm = The swarm server: { $colour }
