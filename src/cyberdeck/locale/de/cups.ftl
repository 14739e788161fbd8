# Turniere

cups-about = Teilnehmen kann, wer ein Konto hat, auch Bots. Die Runden beginnen von selbst.
cups-to-enter = Anmeldung offen
cups-under-way = Im Gange
cups-over = Beendet
cups-none = Kein Turnier ist angekündigt
cups-none-hint = Kündige eines an: Zwei genügen, die Runden beginnen von selbst, und Bots spielen mit.
cups-sign-in = Melde dich an, um ein Turnier anzukündigen.
cups-sign-in-to-enter = Zum Teilnehmen anmelden
cups-called-off = Abgesagt
cups-is-over = Beendet
cups-begins = Beginnt { $time }
cups-round-until = Runde { $number }, bis { $time }
cups-swiss = Schweizer System
cups-round-robin = Jeder gegen jeden
cups-challenge = Herausforderung
cups-players = { $number } von { $most } Plätzen
cups-days =
    { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
cups-hours =
    { $number ->
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }
cups-minutes =
    { $number ->
        [one] { $number } Minute
       *[other] { $number } Minuten
    }
cups-new = Neues Turnier
cups-name = Name
cups-game = Spiel
cups-shape = Paarung
cups-challenge-hint = Alle Teams spielen gegen denselben Computer, mit denselben Deckern und denselben Karten, in jeder Runde andere.
cups-rounds = Runden
cups-rounds-enough = so viele wie nötig
cups-round-lasts = Eine Runde dauert höchstens
cups-begins-in = Beginn in
cups-house = Bei ungerader Zahl
cups-free = hat einer frei
cups-rated = Die Partien werden gewertet
cups-announce = Ankündigen
cups-enter = Teilnehmen
cups-begin-now = Jetzt beginnen
cups-leave = Aussteigen
cups-leave-question = Du wirst nicht mehr gepaart. Eine laufende Partie geht weiter.
cups-call-off = Absagen
cups-call-off-question = Niemand wird dieses Turnier spielen.
cups-standings-after = Stand nach Runde { $number }
cups-entered = Teilnehmer
cups-nobody = Noch hat sich niemand angemeldet.
cups-player = Spieler
cups-points = Punkte
cups-tie-strength = Gegnerwertung
cups-tie-extended = Erweitert
cups-tie-won = Siege
cups-tie-cycles = Zyklen
cups-tie-goals = Ziele
cups-is-free = frei
cups-nameless = namenlos
cups-program = Bot
cups-gone = ausgestiegen
cups-round = Runde { $number }
cups-playing = Läuft
cups-reached = Zyklus { $cycle }, Ziele { $goals }, Entscheidungen { $decisions }
cups-play-as = Spielen: { $side }
cups-play = Spielen
cups-rules = So geht es
cups-rule-sides = Eine Begegnung sind zwei Partien, mit jeder Seite eine. Eine gewonnene Partie zählt drei Punkte.
cups-rule-ties = Bei gleichen Punkten entscheidet die Stärke der Gegner, dann die ihrer Gegner, dann das Los.
cups-rule-free = Bei ungerader Zahl hat einer frei: sechs Punkte, höchstens einmal.
cups-rule-house = Bei ungerader Zahl spielt einer gegen den Computer, höchstens einmal.
cups-rule-team = Jedes Konto ist ein Team und spielt alle Decker der Runde.
cups-rule-team-points = Zwei Punkte für jedes Team, das weniger weit kam, einer für jedes, das gleich weit kam: Sieg, Zyklus, Ziele; dann, wer mit weniger Entscheidungen gewann oder länger durchhielt.
cups-rule-team-secret = Zuschauen kann man, wenn die Runde vorbei ist.
cups-rule-time = Eine Runde dauert höchstens { $time }. Dann hat verloren, wer nicht gekommen ist, sonst wer mehr Zeit verbraucht hat.
cups-rule-late = Wer später kommt, hat für versäumte Runden keine Punkte.
cups-of-rounds =
    { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
cups-made-by = Angekündigt von { $name }
cups-all = Alle Turniere
