# The table in the browser: help, settings, runs, stories, and what is wrong with a connection.

## Help and settings

web-help = Tasten und Einstellungen
web-key-enter = weiter: passen, fortsetzen, fertig
web-key-digits = die Antwort mit dieser Taste nehmen; eine Zahl hat ihre eigene Ziffer
web-key-back = die letzte Entscheidung zurücknehmen
web-key-seek = eine Antwort durch Tippen finden
web-key-tab = zum nächsten Ding, das benutzbar ist
web-key-arrows = zwischen Karten, Feldern und Knöpfen gehen
web-key-look = die Karte groß ansehen
web-key-decision = zur Entscheidung
web-key-board = zu den Systemen oder zum Netzwerk
web-key-hand = zu deiner Hand
web-key-log = zum Protokoll
web-key-reel = das Gezeigte anhalten, einen Schritt zurück, einen weiter
web-key-sound = Töne an und aus
web-key-help = diese Hilfe
web-key-escape = schließen, was über dem Tisch liegt; eine halbe Entscheidung von vorn beginnen
web-stops = Zeitfenster, in denen das Spiel für dich anhält
web-stops-hint = In den anderen passt dieser Browser für dich, was du dort auch könntest; so erfährt niemand etwas daraus.
web-rest = Bis zum Zugende passen
web-rest-hint = Passt in jedem Zeitfenster dieses Zuges außerhalb von Runs
web-pace = Wie schnell du siehst, was geschieht
web-pace-slow = langsam
web-pace-normal = normal
web-pace-fast = schnell
web-pace-off = alles auf einmal
web-question-first = Frag mich sofort, auch wenn noch gezeigt wird
web-sound = Töne
web-sound-on = Ich möchte hören, was geschieht
web-volume = Lautstärke

## Runs and traces in Netrunner

web-run-on =
    { $server ->
        [Archiv] Run auf das Archiv
       *[other] Run auf { $server }
    }
web-bid-trace = +{ $bid } → Aufspürstärke { $total }
web-bid-link = +{ $bid } → Verbindung { $total } gegen { $trace }
web-host = Auf { $card }
web-hosts = trägt { $card }

## Deckers

web-hand-empty = Keine Karte auf der Hand: Der nächste Schaden wäre der Hirntod.
web-hand-of = Hand: { $decker }
web-played = Gespielt
web-discard = Ablagestapel
web-known = In der Hand gesehen
web-packets = Pakete
web-reel-title = Das geschieht gerade:
web-reel-shown = Bisher gezeigt
web-reel-own = Zurück zu meiner letzten Entscheidung
web-reel-back = Einen Schritt zurück (,)
web-reel-on = Einen Schritt weiter (.)
web-reel-play = Weiter (P)
web-reel-pause = Anhalten (P)
web-reel-hurry = Schneller
web-reel-skip = Überspringen
web-reel-now = Zur Gegenwart
web-reel-again = Letzten fremden Zug nochmals zeigen
web-sign-installation = Installation (dieser Farbe)
web-sign-black = schwarzer Späher
web-sign-white = weißer Späher
web-sign-blocked = weißer Späher, der ein Programm blockt
web-sign-guardian = Wächter
web-sign-ghost = Geist einer Aktion
web-blue = blau
web-green = grün
web-yellow = gelb
web-red = rot
web-purple = lila

## Two at one screen

web-hot-seat = Zu zweit an diesem Bildschirm
web-curtain = Gib den Bildschirm weiter: Jetzt entscheidet { $side }. Sonst sollte niemand hinsehen.
web-curtain-lift = Ich bin: { $side }

## When something is wrong

web-not-begun = Warten, bis alle Plätze besetzt sind …
web-stopped = An diesem Tisch kann nicht weitergespielt werden.
web-outdated = Es gibt eine neuere Version dieser Seite.
web-reload = Neu laden
web-hint = Was würdest du tun?
web-hint-title = Was der Computer tun würde
web-hint-thinking = Der Computer denkt nach …
web-hint-own-knowledge = Er weiß nicht mehr als du.
web-your-turn = Du bist am Zug
web-invite-code = Dieselbe Adresse für die Kamera eines Telefons

web-plan-open = Vorausentscheiden
web-plan-when = Wenn die anderen nur passen, wirst du gefragt:
web-plan-again = Niemand weiß, was du als Nächstes gefragt wirst. Wenn du wieder das gefragt wirst:
web-plan-then = … und dann, wenn die anderen nur passen:
web-plan-unknown = Was dann kommt, kann niemand voraussehen.
web-plan-nothing = Noch lässt sich nichts im Voraus entscheiden.
web-plan-so-far = Du wirst: { $steps }
web-plan-leave = So hinterlassen
web-plan-waits = Sobald du gefragt wirst, antwortest du: { $steps }
web-plan-dropped = Es kam etwas dazwischen, daher entfällt: { $steps }
web-plan-drop = Zurücknehmen
web-plan-read = In Ordnung
