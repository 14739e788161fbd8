# Was die Engine von Deckers sagt.
# $colour und $server sind blue, green, yellow, red oder purple; $shade ist black oder white. $kinds nennt, worauf eine
# Möglichkeit zeigt, etwa space-space.

## Dinge

space =
    { $server ->
        [blue] Blau#{ $number }
        [green] Grün#{ $number }
        [yellow] Gelb#{ $number }
        [red] Rot#{ $number }
       *[purple] Lila#{ $number }
    }
scout =
    { $shade ->
        [white] weißer Späher
       *[black] schwarzer Späher
    }
scout-blocking =
    { $colour ->
        [blue] weißer Späher auf blauem Programm
        [green] weißer Späher auf grünem Programm
        [yellow] weißer Späher auf gelbem Programm
        [red] weißer Späher auf rotem Programm
       *[purple] weißer Späher auf lila Programm
    }
programs =
    { $colour ->
        [blue]
            { $number ->
                [one] ein blaues Programm
               *[other] { $number } blaue Programme
            }
        [green]
            { $number ->
                [one] ein grünes Programm
               *[other] { $number } grüne Programme
            }
        [yellow]
            { $number ->
                [one] ein gelbes Programm
               *[other] { $number } gelbe Programme
            }
        [red]
            { $number ->
                [one] ein rotes Programm
               *[other] { $number } rote Programme
            }
       *[purple]
            { $number ->
                [one] ein lila Programm
               *[other] { $number } lila Programme
            }
    }
commands =
    { $colour ->
        [blue] { $number }× blau
        [green] { $number }× grün
        [yellow] { $number }× gelb
        [red] { $number }× rot
       *[purple] { $number }× lila
    }
listed = { $first }, { $rest }
listed-and = { $first } und { $rest }
lay-beside = { $space } an { $spaces }
lay-first = in die Mitte des Tisches
nothing = nichts

piece-black-guardian = schwarzer Wächter
piece-white-guardian = weißer Wächter
piece-hackman = HackMan
piece-mothers-ghost = Mothers Geist

effect-of-smc = der SMC
effect-of-upgrade = der aufgewertete SMC
effect-of-objective = die Zielkarte

action-upgrade = Upgrade
action-upload = Hochladen
action-install = Installieren
action-move = Bewegen
action-shift = Verschieben
action-convert = Umwandeln
action-infect = Infizieren

phase-setup = Spielvorbereitung
phase-information = Informationsphase
phase-start-of-turn = Zugbeginn
phase-new-scouts = Neue Späher
phase-actions = Aktionen
phase-end-of-turn = Zugende
phase-draw = Nachziehen
phase-attack = SMC-Angriff
phase-evaluation = Auswertung
phase-move-scouts = Späher bewegen sich
phase-refresh = Auffrischphase

## Fragen: Vorbereitung und Zyklus

ask-lay-segment =
    { $colour ->
        [blue] Wohin legst du das blaue Segment?
        [green] Wohin legst du das grüne Segment?
        [yellow] Wohin legst du das gelbe Segment?
        [red] Wohin legst du das rote Segment?
       *[purple] Wohin legst du das lila Segment?
    }
ask-start-type = Welche Farbe ist in dieser Partie dein Start-Typ?
ask-free-program =
    { $number ->
        [one]
            { $colour ->
                [yellow] Wo platzierst du das letzte gelbe Programm der Vorbereitung?
               *[blue] Wo platzierst du das letzte blaue Programm der Vorbereitung?
            }
       *[other]
            { $colour ->
                [yellow] { $number } gelbe Programme dürft ihr frei platzieren. Wohin kommt das nächste?
               *[blue] { $number } blaue Programme dürft ihr frei platzieren. Wohin kommt das nächste?
            }
    }
ask-hand-tile = Wer macht den nächsten Spielzug?
ask-effect-next = Welcher Effekt kommt zuerst?
ask-hold-back =
    { $number ->
        [one] Welche Karte behältst du? Eine darfst du behalten.
       *[other] Welche Karte behältst du? { $number } darfst du noch behalten.
    }
ask-renew-row = Die Upgrade-Reihe für den nächsten Zyklus erneuern?
ask-which-avatar = Welcher deiner Avatare zählt?

## Fragen: Aktionen

ask-deckers-action = Welche Aktion führst du aus?
ask-action-there = Welche Aktion führst du auf { $space } aus?
ask-how-many-commands =
    { $colour ->
        [blue] Wie viele blaue Befehle setzt du ein?
        [green] Wie viele grüne Befehle setzt du ein?
        [yellow] Wie viele gelbe Befehle setzt du ein?
        [red] Wie viele rote Befehle setzt du ein?
       *[purple] Wie viele lila Befehle setzt du ein?
    }
ask-how-many-programs =
    { $colour ->
        [blue] Wie viele blaue Programme lädst du hoch?
        [green] Wie viele grüne Programme lädst du hoch?
        [yellow] Wie viele gelbe Programme lädst du hoch?
        [red] Wie viele rote Programme lädst du hoch?
       *[purple] Wie viele lila Programme lädst du hoch?
    }
ask-pay = Kosten: { $commands }. Welche Karten spielst du?
ask-pay-more = Kosten: { $commands }. Welche Karte kommt dazu?
ask-accomplice = Steuerst du die Befehle deines Komplizen bei?
ask-sacrifice = Welche der gespielten Karten opferst du für die neue?
ask-move-to =
    { $number ->
        [0] Keine Bewegungspunkte mehr. Wohin gehst du umsonst?
        [one] Noch { $number } Bewegungspunkt. Wohin gehst du?
       *[other] Noch { $number } Bewegungspunkte. Wohin gehst du?
    }
ask-take-along = Was nimmst du nach { $space } mit?
ask-take-more = Was nimmst du außerdem nach { $space } mit?
ask-push-from =
    { $number ->
        [one] Noch { $number }-mal schieben. Von welchem Feld?
       *[other] Noch { $number }-mal schieben. Von welchem Feld?
    }
ask-push-what = Was schiebst du von { $space } weg?
ask-push-to = Wohin schiebst du es von { $space }?
ask-which-programs = Welche Programme entfernst du?
ask-shockwave = Druckwelle: Von welchem angrenzenden Feld entfernst du noch einen Späher?

## Fragen: Späher und Marker

ask-scout-next = Wohin kommt der nächste Späher?
ask-spread-scout =
    { $number ->
        [one] Wo platzierst du den letzten Späher?
       *[other] Es sind noch { $number } Späher zu platzieren. Wohin kommt der nächste?
    }
ask-which-redirect = Wohin geht der Späher, der auf { $space } käme?
ask-angel = Auf { $space } käme ein { $scout }. Wohin schickst du ihn?
ask-block = Welches Programm blockt der weiße Späher auf { $space }?
ask-which-scout = Welcher Späher auf { $space }?
ask-remove-scout-from =
    { $number ->
        [one] Von welchem Feld entfernst du einen Späher?
       *[other] Du darfst { $number } Späher entfernen. Von welchem Feld?
    }
ask-fight-next = Wo kämpfen rote Programme als Nächstes?
ask-choose-space = Welches Feld wählst du?
ask-which-program = Welches Programm platzierst du auf { $space }?
ask-which-installation = Welche Installation platzierst du?
ask-where-installation =
    { $colour ->
        [blue] Wo platzierst du die blaue Installation?
        [green] Wo platzierst du die grüne Installation?
        [yellow] Wo platzierst du die gelbe Installation?
       *[red] Wo platzierst du die rote Installation?
    }

## Möglichkeiten

option-lay = { $place }
option-start-type =
    { $colour ->
        [blue] blau
        [green] grün
        [yellow] gelb
        [red] rot
       *[purple] lila
    }
option-hand-tile = { $decker }
option-resolve-effect = Zuerst { $effect-of }
option-hold = { $command } behalten
option-keep-row = Die Reihe behalten
option-renew-row = Die ganze Reihe erneuern
option-avatar = Der Avatar auf { $space }

option-upgrade = Upgrade auf { $command }
option-upload =
    { $colour ->
        [blue] Ein blaues Programm hochladen
        [green] Ein grünes Programm hochladen
        [yellow] Ein gelbes Programm hochladen
        [red] Ein rotes Programm hochladen
       *[purple] Ein lila Programm hochladen
    }
option-installation =
    { $colour ->
        [blue] Eine blaue Installation platzieren
        [green] Eine grüne Installation platzieren
        [yellow] Eine gelbe Installation platzieren
       *[red] Eine rote Installation platzieren
    }
option-move = Bewegen
option-shift = Verschieben
option-convert =
    { $colour ->
        [blue] Einen Späher in ein blaues Programm umwandeln
        [green] Einen Späher in ein grünes Programm umwandeln
        [yellow] Einen Späher in ein gelbes Programm umwandeln
        [red] Einen Späher in ein rotes Programm umwandeln
       *[purple] Einen Späher in ein lila Programm umwandeln
    }
option-infect = Infizieren
option-project =
    { $kinds ->
        [space-space] Von { $space2 } auf { $space } projizieren
       *[space] Auf { $space } projizieren
    }
option-twin = Mit dem Avatar auf { $space } handeln
option-end-actions = Aktionen beenden

option-pay = { $cards }
option-pay-with-help = { $cards }, mit Hilfe eines Komplizen
option-pay-with-joker = { $cards }, mit dem Start-Typ als Joker
option-pay-with-joker-and-help = { $cards }, mit dem Start-Typ als Joker und Hilfe eines Komplizen
option-other-payment = Andere Karten …
option-add =
    { $kinds ->
        [packet] { $packet } dazunehmen
       *[command] { $command } dazunehmen
    }
option-done-with-help = Fertig, mit Hilfe eines Komplizen
option-done-with-joker = Fertig, mit dem Start-Typ als Joker
option-done-with-joker-and-help = Fertig, mit dem Start-Typ als Joker und Hilfe eines Komplizen
option-interrupt = Mit { $command } unterbrechen
option-sacrifice = { $command } opfern

option-go = Nach { $space }
option-backdoor = Durch die Hintertür nach { $space }
option-take-nothing = Nichts
option-take-programs = Mitnehmen: { $program }
option-take-scout = Mitnehmen: { $scout }
option-push-from = Von { $space }
option-ghost-to = Geist auf { $space } stellen
option-push =
    { $kinds ->
        [scout] Schieben: { $scout }
       *[program] Schieben: { $program }
    }
option-push-to = Nach { $space }
option-remove =
    { $kinds ->
        [program-program] Entfernen: { $program } und { $program2 }
       *[program] Entfernen: { $program }
    }
option-from = Von { $space }

option-place = Auf { $space }
option-space = { $space }
option-redirect = Nach { $space }
option-let-enter = Betreten lassen
option-block = Blocken: { $program }
option-scout = Ein { $scout }
option-fight = Auf { $space }
option-program =
    { $colour ->
        [blue] Ein blaues Programm
        [green] Ein grünes Programm
        [yellow] Ein gelbes Programm
        [red] Ein rotes Programm
       *[purple] Ein lila Programm
    }

## Was geschieht: der Zyklus

event-segment-laid =
    { $colour ->
        [blue] Das blaue Segment liegt.
        [green] Das grüne Segment liegt.
        [yellow] Das gelbe Segment liegt.
        [red] Das rote Segment liegt.
       *[purple] Das lila Segment liegt.
    }
event-start-type-chosen =
    { $colour ->
        [blue] { $decker }: Der Start-Typ ist blau.
        [green] { $decker }: Der Start-Typ ist grün.
        [yellow] { $decker }: Der Start-Typ ist gelb.
       *[red] { $decker }: Der Start-Typ ist rot.
    }
event-cycle-began = Zyklus { $number }: { $objective }
event-phase-began = – { $phase } –
event-tile-handed = Nächster Spielzug: { $decker }
event-goal-met = Ziel erfüllt: { $objective }
event-goal-missed = Ziel verfehlt: { $objective }
event-arrow-followed =
    { $colour ->
        [blue]
            { $direction ->
                [up] Pfeil nach oben auf dem blauen Server
               *[down] Pfeil nach unten auf dem blauen Server
            }
        [green]
            { $direction ->
                [up] Pfeil nach oben auf dem grünen Server
               *[down] Pfeil nach unten auf dem grünen Server
            }
        [yellow]
            { $direction ->
                [up] Pfeil nach oben auf dem gelben Server
               *[down] Pfeil nach unten auf dem gelben Server
            }
        [red]
            { $direction ->
                [up] Pfeil nach oben auf dem roten Server
               *[down] Pfeil nach unten auf dem roten Server
            }
       *[purple]
            { $direction ->
                [up] Pfeil nach oben auf dem lila Server
               *[down] Pfeil nach unten auf dem lila Server
            }
    }

## Was geschieht: Karten und Aktionen

event-action-declared = { $decker }: { $action } ({ $at }){ $more }
told-with = {" "}für { $cards }
event-command-laid = { $decker } legt { $card } aus und bittet um Hilfe.
event-command-played = { $decker }: { $card } wird gespielt.
event-card-executed = { $decker }: { $card } wird ausgeführt.
event-card-shown = { $decker }: { $card } wird vorgezeigt.
event-card-interrupted = { $decker }: { $card } unterbricht.
event-card-bought = { $decker }: { $card } kommt auf die Hand.
event-card-sacrificed = { $decker }: { $card } wird geopfert.
event-hand-discarded =
    { $number ->
        [one] { $decker }: { $number } Karte abgelegt
       *[other] { $decker }: { $number } Karten abgelegt
    }
event-commands-drawn =
    { $number ->
        [one] { $decker }: { $number } Karte gezogen
       *[other] { $decker }: { $number } Karten gezogen
    }
event-command-drawn = Du ziehst { $card }.
event-command-drawn-unseen = Eine Karte wird gezogen.
event-row-refilled = Neu in der Upgrade-Reihe: { $card }
event-packet-taken = { $decker }: Paket { $packet } gefunden
event-packet-put = Paket auf { $at }: { $packet }
event-packet-spent = { $decker }: Paket { $packet } ausgegeben
event-avatar-moved = { $decker } → { $at }
event-ghost-put = { $decker }: Geist auf { $at }
event-avatar-relocated = { $decker }: versetzt auf { $at }

## Was geschieht: Würfel

event-server-rolled =
    { $face ->
        [blue] Server-Würfel: blau
        [green] Server-Würfel: grün
        [yellow] Server-Würfel: gelb
        [red] Server-Würfel: rot
        [purple] Server-Würfel: lila
       *[avatar] Server-Würfel: Avatar
    }
event-number-rolled = Schwarzer Würfel: { $number }
event-infection-rolled = Infektion auf { $at }: roter Würfel { $red }, schwarzer Würfel { $black }
event-infection-won = Infektion auf { $at }: { $infection } gegen { $resistance }, gelungen!
event-infection-lost = Infektion auf { $at }: { $infection } gegen { $resistance }, misslungen

## Was geschieht: Marker

event-scout-placed = Auf { $at } erscheint ein { $scout }.
event-scout-moved = Von { $origin } nach { $at } geht ein { $scout }.
event-scout-removed = Von { $at } verschwindet ein { $scout }.
event-scout-redirected = Der Späher für { $origin } kommt stattdessen auf { $at }.
event-scout-stopped = Der Späher wird vor { $at } aufgehalten.
event-scout-swallowed = Der Hacker-Palast auf { $at } verschluckt den Späher.
event-scout-to-card = Auf die Zielkarte kommt ein { $scout }.
event-exploded = Explosion auf { $at }!
event-transformed =
    { $shade ->
        [white] Drei Späher auf { $at } werden zu einem weißen Wächter.
       *[black] Drei Späher auf { $at } werden zu einem schwarzen Wächter.
    }
event-program-blocked = Ein weißer Späher auf { $at } blockt { $program }.
event-guardian-entered = Jetzt auf { $at }: { $piece }
event-guardian-removed = Von { $at } entfernt: { $piece }
event-space-cleared = Alles andere auf { $at } wird entfernt.
event-programs-placed = { $at } bekommt { $program }.
event-programs-moved = { $origin } → { $at }: { $program }
event-programs-removed = { $at } verliert { $program }.
event-programs-surplus = { $at } ist voll, zurück in den Vorrat: { $program }
event-programs-flipped = Auf { $at } umgedreht: { $program }
event-programs-to-card = Auf die Zielkarte: { $program }
event-installation-placed =
    { $colour ->
        [blue] { $at } bekommt eine blaue Installation.
        [green] { $at } bekommt eine grüne Installation.
        [yellow] { $at } bekommt eine gelbe Installation.
       *[red] { $at } bekommt eine rote Installation.
    }
event-installation-removed =
    { $colour ->
        [blue] { $at } verliert die blaue Installation.
        [green] { $at } verliert die grüne Installation.
        [yellow] { $at } verliert die gelbe Installation.
       *[red] { $at } verliert die rote Installation.
    }

## Das Ende

won-goal = Das letzte Ziel ist erfüllt; die Maschine ist geschlagen!
lost-goal = Das Ziel ist nicht erfüllt; die Maschine hat gewonnen.
lost-scouts = Es ist kein Späher mehr zum Platzieren da; die Maschine hat das Netzwerk übernommen.
lost-guardians = Es ist kein Wächter mehr zum Platzieren da; die Maschine hat das Netzwerk übernommen.
lost-chain = Eine Ketten-Explosion läuft durch das Netzwerk; die Maschine hat gewonnen.

## Fehler in einer Vorbereitung

deckers-setup-how-many = Es spielen ein bis vier Decker, nicht { $number }.
deckers-setup-same-colour =
    { $colour ->
        [blue] Zwei Decker sind blau; wähle Decker verschiedener Farben.
        [green] Zwei Decker sind grün; wähle Decker verschiedener Farben.
        [yellow] Zwei Decker sind gelb; wähle Decker verschiedener Farben.
        [red] Zwei Decker sind rot; wähle Decker verschiedener Farben.
       *[purple] Zwei Decker sind lila; wähle Decker verschiedener Farben.
    }
deckers-setup-two-upgrades = Wähle entweder 2.0 oder 2.1, nicht beide.
deckers-setup-unknown =
    { $kind ->
        [smc] Es gibt keinen SMC „{ $id }“; wähle einen von { $known }.
        [decker] Es gibt keinen Decker „{ $id }“; wähle aus { $known }.
        [variants] Es gibt keine Variante „{ $id }“; wähle aus { $known }.
        [options] Es gibt keine Hausregel „{ $id }“; wähle aus { $known }.
        [upgrade] Es gibt kein Upgrade „{ $id }“; wähle aus { $known }.
        [packet] Es gibt kein Paket „{ $id }“; wähle aus { $known }.
        [colour] Es gibt keine Farbe „{ $id }“; wähle aus { $known }.
        [pool] Es gibt keinen Vorrat „{ $id }“; wähle aus { $known }.
       *[objective] Es gibt keine Zielkarte „{ $id }“; wähle aus { $known }.
    }

## Fehler in einer Stellung

deckers-position-items = „{ $text }“ lässt sich nicht lesen; schreibe Namen und Anzahlen mit Kommas dazwischen, etwa „2 blue, black“.
deckers-position-objectives = Mindestens eine Zielkarte ist nötig.
deckers-position-how-many = Es spielen ein bis vier Decker. ({ $clause })
deckers-position-avatars = „{ $decker }“ hat eine andere Zahl von Avataren; nenne ein Feld für jeden.
deckers-position-card = Es gibt keine Befehlskarte „{ $card }“; ähnlich: { $near }.
deckers-position-layout = „{ $text }“ ist kein Aufbau; nenne die Mitte jedes der fünf Segmente, sodass alle zusammenhängen und keines ein anderes überdeckt.
deckers-position-space = Es gibt kein Feld „{ $space }“; Felder schreibt man wie yellow4.
deckers-position-item = „{ $item }“ kann nicht auf { $space } liegen; schreibe es wie „2 blue“, „white-on-red“ oder „red installation“.
deckers-position-scouts = Auf { $space } können höchstens zwei Späher liegen, und keiner neben einem Wächter. ({ $clause })
deckers-position-limit = Auf { $space } liegen zu viele Programme; drei einer Farbe sind die Grenze, und ein lilafarbenes. ({ $clause })
deckers-position-supply = So viele Marker der Sorte „{ $pool }“ gibt es nicht. ({ $clause })
deckers-position-phase = Es gibt keine Phase „{ $phase }“; möglich sind { $known }.

## Fehler in den Inhaltsdateien

content-invalid = Der Inhalt in „{ $file }“ ist nicht brauchbar: { $problem }
content-unknown = „{ $file }“, { $entry }, { $path }: Hier gibt es kein „{ $word }“; das nächste bekannte Wort ist „{ $near }“.
content-missing = „{ $file }“, { $entry }, { $path }: Das Feld „{ $field }“ fehlt.
content-misfit = „{ $file }“, { $entry }, { $path }: Das passt nicht ({ $problem }).
content-expression = „{ $file }“, { $entry }, { $path }: „{ $expression }“ ist kein Ausdruck für Inhalte; es liegt an „{ $problem }“.
