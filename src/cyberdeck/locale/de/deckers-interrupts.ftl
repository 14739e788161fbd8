# What is about to happen when somebody may interrupt.

about-infection = Infektion { $infection } gegen Widerstand { $resistance } auf { $space }
about-scout = Ein Späher betritt { $space }
about-new-scout =
    { $face ->
        [none] ein neuer Späher ({ $number })
        [avatar] ein neuer Späher (Server des Avatars, { $number })
        [blue] ein neuer Späher (Blau, { $number })
        [green] ein neuer Späher (Grün, { $number })
        [yellow] ein neuer Späher (Gelb, { $number })
        [red] ein neuer Späher (Rot, { $number })
       *[purple] ein neuer Späher (Lila, { $number })
    }
deckers-setup-no-objective = Es muss mindestens eine Zielkarte geben.
deckers-setup-objective-twice = Eine Zielkarte kann nur einmal im Zielstapel sein.
deckers-position-turns = Alle Decker hatten schon drei Spielzüge; gib jemandem weniger. ({ $clause })
deckers-position-card-early = Vor ihrer Vorbereitung kann nichts auf der Zielkarte liegen. ({ $clause })
