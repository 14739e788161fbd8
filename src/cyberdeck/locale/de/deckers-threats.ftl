# Was droht: die Späher des nächsten Spielzugs, ein weiterer, der Angriff.

threat-no-turn = Vor dem Angriff kommen keine neuen Späher.
threat-installation-blue = die blaue Installation
threat-installation-green = die grüne Installation
threat-installation-yellow = die gelbe Installation
threat-installation-red = die rote Installation

web-lens = Was die Karte zeigt
web-lens-plain = Schlicht
web-lens-next = Nächste Späher
web-lens-attack = Angriff
web-percent = { $number } %
web-tag-sure = sicher
web-tag-chain = KETTE
web-tag-loss = VERLOREN
web-tag-explosion = KNALL
web-tag-guardian = → WÄCHTER
web-tag-destroys = −{ $number }
web-tag-destroys-unless = −{ $number } · sicher { $percent } %
web-next-turn = Nächster Spielzug:
web-no-loss = Seine Späher können das Spiel nicht verlieren.
web-loss-by = { $percent } % verloren: { $reason }
web-lost-chain = eine Kette von Explosionen
web-lost-guardians = kein Wächter mehr
web-lost-scouts = kein Späher mehr
web-attack-now = Der Angriff kommt nach diesem Spielzug:
web-attack-later = Der Angriff, wenn er jetzt käme:
web-attack-takes =
    { $number ->
        [0] nichts wird zerstört.
        [one] { $number } Marker steht auf dem Spiel.
       *[other] { $number } Marker stehen auf dem Spiel.
    }
