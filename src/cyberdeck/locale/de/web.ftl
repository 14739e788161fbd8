# The browser client.

## The start page

web-title = Cyberdeck
web-play-now = Jetzt spielen
web-friend-address = Link für dein Gegenüber
web-copy = Kopieren
web-copied = Kopiert
web-enter = Platz nehmen: { $side }
web-open-failed = Der Tisch ließ sich nicht öffnen; versuch es gleich noch einmal.
web-no-table = Hinter diesem Link steht kein Tisch; prüfe, ob er vollständig kopiert ist.
web-language = Sprache

## The table

web-connecting = Verbinde …
web-lost = Verbindung unterbrochen – neuer Versuch …
web-waiting = { $side } entscheidet …
web-you-win = Du hast gewonnen.
web-you-lose = Du hast verloren.
web-nobody-wins = Niemand hat gewonnen.
web-new-game = Neues Spiel
web-to-start = Startseite
web-see-board = Den Tisch ansehen
web-turn = Zug { $number } · { $side }
web-run-credits =
    { $number ->
        [one] { $number } Credit für diesen Run
       *[other] { $number } Credits für diesen Run
    }
web-log = Was geschehen ist
web-question = Deine Entscheidung
web-keys = I: Karte ansehen · ?: Hilfe
web-seek = Antwort suchen
web-hurts = schadet dir
web-cancel = Zurück
web-shortcuts = Abkürzungen
web-shortcuts-many = Abkürzungen ({ $number })
web-shortcut-runs = Läuft weiter: { $shortcut }
web-shortcut-halt = Anhalten
web-by-itself = Hier gibt es nichts zu entscheiden; gleich geht es weiter.
web-servers = Systeme
web-your-hand = Deine Hand
web-spotlight = Eben gezeigt
web-close = Schließen
web-look = Diese Karte ansehen
web-look-through = Diesen Ablagestapel durchsehen
web-empty = Hier liegt nichts.
web-hidden-card = Verdeckte Karte
web-facedown = verdeckt
web-broken = ausgeschaltet

## What a player has

web-credits = Credits
web-clicks = Klicks
web-points = Punkte
web-bad-publicity = Neg. Publicity
web-tags = Markierungen
web-brain-damage = Hirn-Schaden
web-link = Verbindung
web-memory = Speicher

## What lies on cards

web-advancement = Entwicklung
web-recurring = Wiederkehrende Credits
web-virus = Viruszähler
web-power = Wirkungszähler
web-agenda-counters = Agendazähler

## What is printed on cards

web-cost = Kosten
web-strength = Stärke
web-strength-now = Stärke jetzt
web-memory-cost = Speicherkosten
web-requirement = Entwicklungsbedingung
web-trash-cost = Zerstörungskosten
web-influence = Einfluss
