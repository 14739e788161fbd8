# What threatens: the scouts of the next turn, one more of them, the attack.

threat-no-turn = No new Sparks come before the attack.
threat-installation-blue = the blue installation
threat-installation-green = the green installation
threat-installation-yellow = the yellow installation
threat-installation-red = the red installation

web-lens = What the map shows
web-lens-plain = Plain
web-lens-next = Next Spark
web-lens-attack = Attack
web-percent = { $number }%
web-tag-sure = sure
web-tag-chain = CHAIN
web-tag-loss = LOSS
web-tag-explosion = BLAST
web-tag-guardian = → GUARDIAN
web-tag-destroys = −{ $number }
web-tag-destroys-unless = −{ $number } · safe { $percent }%
web-next-turn = Next turn:
web-no-loss = Its Sparks cannot lose the game.
web-loss-by = { $percent }% loss: { $reason }
web-lost-chain = a chain of explosions
web-lost-guardians = no Guardian left
web-lost-scouts = no Spark left
web-attack-now = The attack comes after this turn:
web-attack-later = The attack, if it came now:
web-attack-takes =
    { $number ->
        [0] nothing is destroyed.
        [one] { $number } marker is at stake.
       *[other] { $number } markers are at stake.
    }
