# Die erste Seite, die Wahl einer Partie und ihr Ende.

## Die erste Seite

web-play = Spielen
web-no-tables-hint = Eine Partie, bei der andere zusehen dürfen, steht hier, solange sie gespielt wird.
web-no-games-hint = Hier steht, was du spielst, auch gegen den Computer, und wartet auf dich.
web-skip = Zum Inhalt der Seite
web-still = Bewegung anhalten
web-first-run = Mach deinen ersten Run
web-first-steps = Mach deine ersten Schritte
web-first-lesson-hint = Lektion 1 · etwa 5 Minuten
web-netrunner-quick = Du bist der Runner, das Haus ist der Konzern
web-choose-game = Neue Partie
web-new-game-of = Neue Partie: { $game }
web-continue = Weiterspielen
web-continue-against = Weiterspielen: { $opponent }
web-standing-netrunner = Zug { $turn } · Konzern { $corp } : { $runner } Runner
web-standing-deckers = Zyklus { $cycle }
web-won = Gewonnen
web-lost-game = Verloren
web-against = gegen { $opponent }
web-play-a-game = Eine Partie spielen
web-learn-at-table = Lernen am echten Tisch
web-then-play = Danach spielen
web-show-begins = Ein Run beginnt
web-show-first = { $ice }: zwei Subroutinen
web-show-second = { $ice } will deine Programme
web-show-rez = Das letzte Ice wird geladen
web-show-access = Zugriff: { $card }
web-show-stolen = Gestohlen
web-lost-page = Diese Seite gibt es nicht
web-lost-page-hint = Vielleicht ist die Adresse unvollständig, oder die Seite ist umgezogen. Von hier aus findest du alles.

## Eine Partie Netrunner wählen

web-your-deck = Dein Deck
web-own-deck = Eigenes Deck: { $name }
web-runner-hint = Einbrechen, Agenden stehlen
web-corp-hint = Systeme bauen, mit Agenden punkten
web-opponent = Gegenüber
web-way-house = Der Computer
web-way-friend = Per Link
web-way-friend-hint = Du bekommst einen Link und einen Code zum Scannen. Dein Gegenüber braucht kein Konto: Wer den Link öffnet, spielt diesen Platz.
web-way-open = Wer mag
web-way-open-hint = Du bringst dein Deck mit, und wer sich dazusetzt, ein anderes. Im Foyer siehst du, wer sonst ein Spiel sucht.
web-hot-seat-hint = Zu zweit an einem Bildschirm: Zwischen den Zügen ist der Tisch verdeckt, bis der andere so weit ist.
web-they-play = { $side } spielt
web-any-deck = Beliebig
web-clock = Bedenkzeit
web-no-clock = Ohne Uhr
web-clock-days =
    { $number ->
        [one] { $number } Tag je Entscheidung
       *[other] { $number } Tage je Entscheidung
    }
web-watchable = Andere dürfen zusehen, { $number } Sekunden später
web-make-invitation = Einladung erstellen
web-start-game = Partie beginnen
web-sum-you = Du: { $side }, { $name } ({ $deck })
web-sum-against = gegen: { $who } ({ $deck })

## Eine Partie Deckers wählen

web-choose-deckers = Wähle einen bis vier Decker
web-one-of-each-colour = je Farbe einer
web-free-place = frei
web-who-plays = Wer { $decker } spielt
web-plays-me = Ich
web-plays-house = Haus
web-plays-friend = Per Link
web-stars = { $number } von { $of } Sternen
web-spawn-each-turn = neue Späher je Zug
web-strangers = Im Foyer zeigen: freie Plätze sind für alle
web-break-in = Einbrechen
web-deckers-against = { $number } Decker gegen { $smc }
web-variant-fragmented = Die Felder jedes Servers liegen über das Netz verstreut: Es zählt die Farbe, nicht das Teil, auf dem sie liegen.
web-variant-packets = Zehn Pakete liegen im Netz, jedes unter einem Späher: Wer hinkommt, findet Hilfe oder Ärger.
web-rung = Gegenüber
web-rung-level = Stufe { $number } von { $of }
