# Wörter in Bildern von Stellungen.

picture-over = Das Spiel ist vorbei
preview-site = Android: Netrunner und Deckers, genau nach den Regelheften gespielt: allein, mit Freunden, gegen das Haus.
preview-waiting = Ein Platz ist frei: komm und spiel mit.
preview-playing = Wird gerade gespielt: schau zu.
preview-deck = { $identity } · { $cards } Karten · Einfluss { $spent } von { $limit }
picture-run = Run auf { $server }
picture-rig = Rig des Runners
picture-nothing = noch nichts installiert
picture-wins = { $name } gewinnt
picture-turns = Züge
picture-credits = Credits übrig
picture-cards-left = Karten übrig
picture-together = Die Decker gewinnen
picture-machine = { $name } gewinnt
picture-cycle = Zyklus { $number } · { $level }
picture-cycles = Zyklen
picture-sparks = Funken im Netz
picture-guardians = Wächter
picture-programs = Programme
