# Die Decker, die Computer und die Pakete von Deckers.

## Decker

decker-hettie-magnetic = Hettie Magnetic
    .text = Bei jedem Schritt einer Bewegen-Aktion darfst du eines mehr mitnehmen: ein weiteres Programm beliebiger Farbe oder einen Späher (einen weißen samt dem Programm, das er blockt). Das Limit der Felder gilt weiter, und ein mitgenommener Späher betritt jedes Feld auf dem Weg, mit allem, was daraus folgt.
decker-tokyo-black = Tokyo Black
    .text = Besondere Aktion für 3 blaue Befehle: Hebe das Segment, auf dem du bist, mit allem darauf hoch und lege es neu an. Es wird nicht gedreht, berührt andere Segmente mit mindestens 2 seiner Felder, und alle fünf Segmente müssen zusammenhängen; auch der alte Platz ist erlaubt. Was darauf liegt, betritt dabei kein Feld.
decker-monty-quantum = Monty Quantum
    .text = Solange dein Avatar auf einem Feld mit grünem Programm oder grüner Installation ist, darfst du Aktionen auf jedes Feld mit einer Installation projizieren; ist diese Installation grün, auf jedes Feld ihres Servers.
decker-kelly-nexus = Kelly Nexus
    .text = Am Ende deines ersten und deines zweiten Spielzugs im Zyklus darfst du bis zu 3 Karten behalten statt 1.
decker-tilda-sweet = Tilda Sweet
    .text = Ein gelbes Programm hochzuladen kostet dich 2 gelbe Befehle statt 3. Verbessertes Hochladen kostet dich so viel wie jeden anderen.
decker-techno-twins = Die Techno-Twins
    .text = Du hast zwei Avatare, die auf demselben Zugangsfeld beginnen, aber eine Hand, einen Geist und 3 Spielzüge. Jede Aktion führt einer der beiden aus. Nennt ein Effekt außerhalb deiner Aktionen dein Feld oder deinen Server, wählst du, welcher Avatar gemeint ist. Ziele und Effekte, die jeden Avatar nennen, meinen beide.
decker-oshin-noro = Oshin Noro
    .text = Jede Infektion auf deinem Feld erhält +2 auf den Infektionswert, gleich wer die Aktion ausführt, auch im SMC-Angriff. Während du eine Aktion projizierst, zählt das Feld deines Geistes, nicht das deines Avatars.
decker-angel-nitrate = Angel Nitrate
    .text = Kurz bevor ein Späher dein Feld betritt, darfst du ihn stattdessen ein angrenzendes Feld betreten lassen: einmal je Späher, in jeder Phase und in jedem Spielzug. Während du eine Aktion projizierst, zählt das Feld deines Geistes, nicht das deines Avatars.
decker-leiko-mori = Leiko Mori
    .text = Du wählst deinen Start-Typ, bevor dein erstes Programm platziert wird: blau, grün, gelb oder rot. Einmal in jedem deiner Spielzüge dürfen, während du eine Aktion bezahlst, alle Befehle deines Start-Typs in dieser Bezahlung als lila zählen. Lila Programme kannst du nicht erzeugen.
decker-rupert-stanz = Rupert Stanz
    .text = Nur du kannst lila Programme erzeugen: durch Hochladen für 3 lila Befehle, durch Umwandeln für 1 gelben und 1 lila Befehl oder, während du aktiv bist, durch einen Effekt, der dich ein Programm beliebiger Farbe platzieren lässt.

## Computer

smc-alpha-moby = Alpha-Moby
    .setup = Je 1 schwarzer Späher auf jedes Feld des lila Servers, dann je 1 auf das Zugangsfeld jedes Deckers.
    .rules = Zugbeginn: 1 schwarzer Späher auf das Feld des aktiven Deckers.
smc-spider = Spider
    .setup = Je 1 schwarzer Späher auf jedes Feld des lila Servers, dann je 1 auf die Felder 1, 3 und 5 jedes Heim-Servers; mit drei oder vier Deckern nur auf 3.
    .rules = Neue Späher: Nur der Server-Würfel wird geworfen. Der Späher kommt auf das Feld dieses Servers mit den wenigsten Spähern (ein Wächter zählt als 3), bei Gleichstand auf das neben den meisten Feldern mit Decker-Markern, dann auf die niedrigste Nummer. Zugende: Bestimmt alle Felder, deren angrenzende Felder alle einen SMC-Marker haben; entfernt dann von ihnen alle Programme und Installationen. SMC-Phase: Späher bewegen sich nicht.
smc-glom = Glom
    .setup = Alle Programme der Spielvorbereitung sind gelb statt in ihrer eigenen Farbe. Je 1 schwarzer Späher auf jedes Feld des lila Servers, dann je 1 auf Feld 4 jedes Heim-Servers.
    .rules = Neue Späher: Nur der Server-Würfel wird geworfen. Von den Feldern dieses Servers ohne Wächter kommt der Späher auf das mit den wenigsten gelben Programmen, bei Gleichstand auf die niedrigste Nummer (auf Feld 1, wenn überall Wächter sind). Zugende: Auf dem Server des aktiven Deckers geht 1 Späher von der höchsten Nummer mit Spähern zur niedrigsten. SMC-Angriff: Gelbe Programme werden nicht entfernt.
smc-logi = Logi
    .setup = Je 1 schwarzer Späher auf die Felder 1, 3 und 5 des lila Servers.
    .rules = Neue Späher: keine Würfel, und alle Späher sind weiß. Von den Feldern ohne Wächter auf dem Server des aktiven Deckers kommt jeder Späher auf das mit den wenigsten roten Programmen, bei Gleichstand auf die höchste Nummer (auf Feld 1, wenn überall Wächter sind).
smc-viking = Viking
    .setup = Je 1 schwarzer Späher auf jedes Feld des lila Servers, dann je 1 weißer auf die Felder 1, 3, 5 und 6 jedes Heim-Servers; mit drei oder vier Deckern nur auf 1 und 5.
    .rules = Neue Späher: Ein Späher, der auf ein Feld mit gerader Nummer käme, kommt stattdessen auf die nächstniedrigere Nummer dieses Servers, auch wenn Angel Nitrate ihn dorthin schickt. Explosionen in diesem Schritt platzieren Späher nur auf Feldern mit ungerader Nummer.
smc-sentinel = Sentinel
    .setup = Je 1 schwarzer Späher auf jedes Feld des lila Servers, dann je 1 weißer Späher auf Feld 6 jedes anderen Servers, der kein Heim-Server ist.
    .rules = Neue Späher: Nur der schwarze Würfel wird geworfen; Späher erscheinen auf dem Server des aktiven Deckers. Jedes Ziel muss erfüllt werden, sonst ist die Partie verloren. SMC-Angriff: keine Würfel; entfernt auf jedem Feld 1 rotes Programm zusammen mit 1 Späher eurer Wahl, bis es dort keine roten Programme oder keine Späher mehr gibt. Wächter betrifft das nicht. Danach werden Decker-Marker wie üblich entfernt.
smc-mother = Mother
    .setup = Je 1 schwarzer Späher auf jedes Feld des lila Servers, dann je 1 auf jedes Feld, das an ihn angrenzt, dann je 1 auf jedes geschlossene Feld ohne Späher.
    .rules = Zugbeginn: 1 schwarzer Späher auf das Zugangsfeld des aktiven Deckers.
upgrade-2-0 = 2.0
    .rules = Es gibt einen Gold-Zyklus mehr, gegen Mothers Geist. Neue Späher: Nach den Spähern des SMC erscheint noch 1 schwarzer Späher, nach den Regeln des SMC für diesen Schritt.
upgrade-2-1 = 2.1
    .rules = Es gibt einen Gold-Zyklus mehr, gegen Mothers Geist. Neue Späher: Der erste neue Späher jedes Spielzugs ist weiß. Gibt der SMC auf dieser Stufe keinen, erscheint 1 weißer Späher, nach den Regeln des SMC für diesen Schritt.

## Pakete

packet-pkt-alarm = Alarm
    .text = Sofort: Platziere schwarze Späher auf angrenzenden Feldern deiner Wahl, je einen: bei Kupfer 1, bei Silber 2, bei Gold 3, dort nur auf Feldern ohne SMC-Marker (auf allen solchen, wenn es weniger sind). Lege dann das Plättchen auf ein zufälliges Feld.
packet-pkt-cooperation = Kooperation
    .text = Sofort: Gib das Plättchen einem anderen Decker (allein: behalte es). Wer es hat, darf es später beim Bezahlen einer Aktion für 1 lila Befehl ausgeben.
packet-pkt-cache = Datenspeicher
    .text = Ausgeben, während du eine Aktion bezahlst: 1 lila Befehl, bei Gold 2.
packet-pkt-exploit = Exploit
    .text = Ausgeben, wenn die Würfel einer Infektion auf deinem Feld gefallen sind, gleich in wessen Aktion oder im SMC-Angriff: +4 auf den Infektionswert.
packet-pkt-backdoor = Hintertür
    .text = Ausgeben in deiner Bewegen-Aktion: Teleportiere einmal, als hätte dein Feld eine blaue Installation.
packet-pkt-patch = Patch
    .text = Sofort: Entferne 1 Späher von deinem oder einem angrenzenden Feld; bei Gold bis zu 2.
packet-pkt-leak = Datenleck
    .text = Sofort: Platziere Programme beliebiger Farben auf deinem Feld, lila nur als Rupert Stanz: bei Kupfer 2, bei Silber 1, bei Gold 1 und danach einen schwarzen Späher.

## Fragen, Möglichkeiten, Ereignisse

action-lift = Segment anheben
ask-lift-where =
    { $colour ->
        [blue] Wohin legst du das blaue Segment jetzt?
        [green] Wohin legst du das grüne Segment jetzt?
        [yellow] Wohin legst du das gelbe Segment jetzt?
        [red] Wohin legst du das rote Segment jetzt?
       *[purple] Wohin legst du das lila Segment jetzt?
    }
ask-spare-scout =
    { $number ->
        [one] Der Vorrat ist leer. Von welchem Feld nehmt ihr den Späher für das letzte Paket?
       *[other] Der Vorrat ist leer. Von welchem Feld nehmt ihr einen Späher für eines von { $number } Paketen?
    }
ask-packet-next = Welches Paket öffnest du zuerst?
ask-give-packet = Wer bekommt das Paket { $packet }?
option-lift = Dein Segment anheben und neu anlegen
option-open-packet = { $packet }
option-give-to = { $decker }
option-spend-packet = { $packet } ausgeben
event-packet-given = { $decker }: Paket { $packet } erhalten

# before a game
choose-smc = Computer
choose-deckers = Decker (je Farbe einer, höchstens vier)
choose-variants = Varianten
variant-fragmented = Fragmentierte Server
variant-packets = Pakete
variant-2-0 = Aufgewerteter Computer 2.0
variant-2-1 = Aufgewerteter Computer 2.1
