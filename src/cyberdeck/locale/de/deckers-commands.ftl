# Die Befehlskarten von Deckers, und was dazu gefragt und gesagt wird.

## Basis-Befehlskarten

command-ping = Ping
command-route-trace = Routenverfolgung
command-packet-sniffer = Paketschnüffler
command-impulse = Impuls
command-concentration = Konzentration
command-remote-hand = Fernhand
command-bluff = Bluff
command-spoof = Verschleierung
command-mimic = Nachahmer
command-glitch = Störimpuls
command-payload = Nutzlast
command-logic-bomb = Logikbombe
command-improvise = Improvisation

## Blaue Karten

command-slipstream = Windschatten
    .text = Ausführen: Führe eine Bewegen-Aktion mit genau 1 Bewegungspunkt aus, ohne zu bezahlen. Alles, was für Bewegen-Aktionen gilt, gilt auch hier.
command-courier = Kurier
    .text = Ausführen: Bewege 1 oder 2 Programme beliebiger Farben von angrenzenden Feldern auf dein Feld, eins nach dem anderen.
command-cache-swap = Cache-Tausch
    .text = Ausführen: Nur wenn dein Befehlsdeck mindestens 2 Karten hat: Lege 1 oder 2 andere Handkarten darunter, dann ziehe ebenso viele von oben.
command-tunnel = Tunnel
    .text = Vorzeigen: Bis zum Ende deiner Aktionen in diesem Spielzug zählen grüne Programme in deinen Bewegen-Aktionen auch als blaue für freie Schritte auf einem Pfad und als Ziel beim Teleportieren. Mitgenommene Programme zählen nicht.
command-root-access = Root-Zugriff
    .text = Ausführen: Stelle deinen Avatar auf ein beliebiges anderes Feld ohne weißen Wächter. Er darf von seinem alten Feld bis zu 3 Programme einer Grundfarbe oder 1 lila Programm mitnehmen. Das ist keine Bewegen-Aktion.
command-backbone = Backbone
    .text = Vorzeigen: Platziere 1 blaues Programm auf einem Feld ohne SMC-Marker, das an ein Feld mit einem blauen Programm oder einer blauen Installation angrenzt.

## Grüne Karten

command-nudge = Stupser
    .text = Ausführen: Schiebe 1 Programm oder Späher von deinem oder einem angrenzenden Feld auf ein Feld, das daran angrenzt.
command-shortcut = Abkürzung
    .text = Spielst du diese Karte in einer Installieren-Aktion, braucht die Aktion nur 2 Programme, nie weniger.
command-premonition = Vorahnung
    .text = Unterbrechen: Nachdem im Schritt „Neue Späher“ eines beliebigen Deckers für einen neuen Späher gewürfelt wurde, würfle einen oder beide Würfel neu; das neue Ergebnis gilt.
command-puppeteer = Strippenzieher
    .text = Ausführen: Wähle ein beliebiges Feld mit Spähern und schiebe 1 oder 2 davon nacheinander auf je ein angrenzendes Feld.
command-telepresence = Telepräsenz
    .text = Ausführen: Bis zum Ende deiner Aktionen in diesem Spielzug darfst du Aktionen auf jedes Feld des Servers projizieren, auf dem dein Avatar gerade steht, auch ohne grüne Installation.
command-rewire = Neuverkabelung
    .text = Ausführen: Bewege 1 Installation von einem beliebigen anderen Feld auf dein Feld. Auf deinem Feld darf weder eine Installation noch ein SMC-Marker sein.

## Gelbe Karten

command-disguise = Verkleidung
    .text = Ausführen: Drehe 1 Programm auf deinem Feld um: Blau wird Grün, Gelb wird Rot und umgekehrt.
command-decoy = Köder
    .text = Ausführen: Schiebe 1 Späher von einem angrenzenden Feld auf dein Feld; wenn alles abgehandelt ist, was daraus folgt, platziere 1 gelbes Programm auf deinem Feld.
command-double-agent = Doppelagent
    .text = Ausführen: Entferne 1 Späher von deinem Feld, dann platziere dort 1 gelbes Programm.
command-accomplice = Komplize
    .text = Unterbrechen: Während ein anderer Decker eine Aktion deklariert und bezahlt, kommen die Symbole dieser Karte zur Bezahlung dazu. Bei einem Upgrade kann sie nicht geopfert werden.
command-masquerade = Maskerade
    .text = Ausführen: Drehe 1 oder mehr Programme auf deinem Server gleichzeitig um; erst danach gelten die Limits der Felder.
command-clone = Klon
    .text = Spielst du diese Karte in einer Umwandeln-Aktion, platziere danach 1 weiteres Programm der erzeugten Farbe auf demselben Feld.

## Rote Karten

command-overvoltage = Überspannung
    .text = Unterbrechen: Nachdem in der Infizieren-Aktion eines beliebigen Deckers gewürfelt wurde: +2 auf ihren Infektionswert. Nicht im SMC-Angriff.
command-scalpel = Skalpell
    .text = Ausführen: Entferne 1 Späher von deinem Feld.
command-shockwave = Druckwelle
    .text = Spielst du diese Karte in einer Infizieren-Aktion und gewinnst sie, entferne außerdem je 1 Späher von bis zu 2 Feldern, die an deins angrenzen.
command-cauterise = Ausbrennen
    .text = Ausführen: Drehe alle weißen Späher auf deinem Server auf Schwarz. Die Programme, die sie blockten, sind wieder frei.
command-wrecking-ball = Abrissbirne
    .text = Ausführen: Entferne 1 Wächter von deinem oder einem angrenzenden Feld, dann platziere dort 1 schwarzen Späher.
command-overkill = Overkill
    .text = Spielst du diese Karte in einer Infizieren-Aktion und verlierst sie, wird kein rotes Programm entfernt.

## Lila Karten

command-fence = Hehler
    .text = Vorzeigen: Lege 1 oder mehr Karten der Upgrade-Reihe gemischt unter den Upgrade-Stapel, dann fülle die Reihe sofort auf 4 Karten auf.
command-kill-switch = Notabschaltung
    .text = Unterbrechen: Wenn ein Späher das Feld deines Avatars oder ein daran angrenzendes betreten würde, betritt er es nicht. Ein Späher, der platziert würde, bleibt im Vorrat, jeder andere bleibt, wo er war.
command-scatter = Zerstreuung
    .text = Ausführen: Bewege 1 bis 3 Späher deines Servers nacheinander auf je ein beliebiges anderes Feld dieses Servers.
command-prototype = Prototyp
    .text = Ausführen: Wenn auf deinem Feld weder ein SMC-Marker noch eine Installation ist, entferne 2 beliebige Programme davon, dann platziere dort 1 Installation beliebiger Farbe.
command-clean-sweep = Kehraus
    .text = Ausführen: Entferne 1 Späher von deinem Feld und je 1 von jedem angrenzenden Feld, wo immer einer ist.
command-echo = Echo
    .text = Vorzeigen: Zeige auch eine andere Handkarte mit Ausführen vor und führe ihren Effekt aus, ohne sie abzulegen. In diesem Spielzug ist dieser Effekt nicht noch einmal nutzbar, für ihre Symbole kann die Karte aber noch gespielt werden.
command-zero-day = Zero-Day
    .text = Ausführen: Entferne 1 Wächter von deinem oder einem angrenzenden Feld.
command-handshake = Handschlag
    .text = Vorzeigen: Tausche 1 andere Handkarte offen mit 1 Handkarte eines anderen Deckers, wenn dieser zustimmt; beide wechseln für immer den Besitzer. Allein tauschst du sie mit der obersten Karte deines Ablagestapels.

## Aktionen

action-execute = Ausführen
action-show = Vorzeigen

## Fragen

ask-fetch = Kurier: Welches Programm holst du auf dein Feld?
ask-cache-swap = Cache-Tausch: Welche Karte legst du unter dein Befehlsdeck?
ask-root-access = Root-Zugriff: Wohin stellst du deinen Avatar?
ask-backbone = Backbone: Wo platzierst du das blaue Programm?
ask-nudge = Stupser: Von welchem Feld schiebst du etwas?
ask-puppeteer = Strippenzieher: Von welchem Feld schiebst du Späher?
ask-rewire = Neuverkabelung: Von welchem Feld kommt die Installation?
ask-disguise = Verkleidung: Welches Programm drehst du um?
ask-masquerade = Maskerade: Welche Programme drehst du um?
ask-decoy = Köder: Von welchem Feld lockst du einen Späher an?
ask-which-guardian = Von welchem Feld entfernst du den Wächter?
ask-fence = Hehler: Welche Karte der Upgrade-Reihe kommt unter den Stapel?
ask-scatter = Zerstreuung: Von welchem Feld bewegst du einen Späher?
ask-scatter-to = Von { $space } geht ein { $scout } weg. Wohin?
ask-echo = Echo: Den Effekt welcher Karte führst du aus?
ask-handshake = Handschlag: Welche Karte bietest du wem an?
ask-handshake-alone = Handschlag: Welche Karte tauschst du gegen { $command }?
ask-handshake-offer = { $decker } bietet dir { $command } an. Welche Karte gibst du dafür?

## Möglichkeiten

option-execute = { $command } ausführen
option-show = { $command } vorzeigen
option-fetch = { $program } von { $space } holen
option-put-under = { $command } darunterlegen
option-put-avatar = Auf { $space }
option-place-program = Auf { $space }
option-flip = Auf { $space } umdrehen: { $program }
option-echo = Effekt ausführen: { $command }
option-move-to = Nach { $space }
option-offer = { $command } → { $decker }
option-give = { $command } geben
option-refuse = Nichts geben
option-swap = { $command } tauschen
option-reroll-server = { $command }: den Server-Würfel neu würfeln
option-reroll-number = { $command }: den schwarzen Würfel neu würfeln
option-reroll-both = { $command }: beide Würfel neu würfeln

## Was geschieht

event-installation-moved =
    { $colour ->
        [blue] Die blaue Installation von { $origin } ist jetzt auf { $at }.
        [green] Die grüne Installation von { $origin } ist jetzt auf { $at }.
        [yellow] Die gelbe Installation von { $origin } ist jetzt auf { $at }.
       *[red] Die rote Installation von { $origin } ist jetzt auf { $at }.
    }
event-scouts-flipped =
    { $number ->
        [one] { $number } weißer Späher auf { $at } wird schwarz.
       *[other] { $number } weiße Späher auf { $at } werden schwarz.
    }
event-program-freed = Auf { $at } wieder frei: { $program }
event-cards-put-under =
    { $number ->
        [one] { $decker }: { $number } Karte unter das Deck gelegt
       *[other] { $decker }: { $number } Karten unter das Deck gelegt
    }
event-card-offered = { $decker } → { $other }: { $card } wird angeboten.
event-offer-refused = { $decker } behält alle Karten.
event-cards-swapped = { $decker }: { $card } wird gegen { $gained } getauscht.
event-row-card-put-under = Aus der Upgrade-Reihe unter den Stapel: { $card }
