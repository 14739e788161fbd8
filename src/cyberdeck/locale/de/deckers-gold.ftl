# Die Gold-Ziele und die von Mothers Geist, und was sie fragen und melden.

## Karten

objective-gold-blackout = Blackout
    .goal = Auf den Feldern 1, 3 und 5 jedes Heim-Servers liegt je mindestens ein Programm oder eine Installation, und jeder Avatar steht auf seinem Zugangsfeld.
    .part1 = Felder 1, 3 und 5 der Heim-Server mit Programm oder Installation
    .part2 = Avatare fern von ihrem Zugangsfeld
    .preparation = Entfernt alle Späher von den Feldern 1, 3 und 5 jedes Heim-Servers.
    .rules = Keine Bewegen-Aktion darf einen Avatar auf ein Feld 1, 3 oder 5 irgendeines Servers bringen, auch kein Teleportieren. Verlassen darf er es, und Geister dürfen es betreten.
    .success = Platziert einen schwarzen Späher auf jedem Zugangsfeld.
    .failure = Platziert einen schwarzen Späher auf jedem Zugangsfeld. Platziert dann einen auf jedem Feld 1, 3 und 5 der Heim-Server ohne Programm und Installation.
objective-gold-simsmudge = Chromatisches Chaos
    .goal = Auf mindestens { BY($deckers, "3/4/5/6") } geschlossenen Feldern (auf allen, wenn es weniger sind) liegt ein Programm, und es liegt auf mindestens { BY($deckers, "3/6/6/8") } der Felder 1, 3 und 5 der Heim-Server ein grünes Programm.
    .part1 = geschlossene Felder mit Programm
    .part2 = Felder 1, 3 und 5 der Heim-Server mit grünem Programm
    .rules = Zugende: Führt einen SMC-Angriff aus. Der in der SMC-Phase findet außerdem statt.
    .success = Platziert einen schwarzen Späher auf jedem geschlossenen Feld des lila Servers.
    .failure = Platziert einen schwarzen Späher auf jedem geschlossenen Feld des lila Servers. Platziert dann einen auf jedem Feld 1, 3 und 5 der Heim-Server ohne grünes Programm.
objective-gold-flash-flood = Datenwelle
    .goal = Auf jedem Zugangsfeld liegt ein blaues Programm, und auf dieser Karte liegt mindestens eines.
    .part1 = Zugangsfelder mit blauem Programm
    .part2 = blaue Programme auf dieser Karte
    .rules = Zugbeginn: Platziert einen schwarzen Späher auf dem Zugangsfeld des aktiven Deckers, mit drei oder vier Deckern nur, wenn dort kein SMC-Marker ist. Nach einer Bewegen-Aktion, in der Avatar oder Geist auf jedem Zugangsfeld und auf Lila#6 war, der Anfang mitgezählt, kommt ein blaues Programm von einem beliebigen Feld auf diese Karte.
    .success = Legt die Programme auf dieser Karte in den Vorrat zurück. Platziert einen schwarzen Späher auf jedem Zugangsfeld.
    .failure = Legt die Programme auf dieser Karte in den Vorrat zurück. Platziert einen schwarzen Späher auf den Feldern 1, 2 und 3 jedes Heim-Servers.
objective-gold-hackman = HackMan
    .goal = HackMan ist entfernt, und jeder Avatar steht auf seinem Zugangsfeld.
    .part1 = HackMan entfernt
    .part2 = Avatare fern von ihrem Zugangsfeld
    .preparation = Legt einen Wächter auf eine gelbe Installation, beide aus dem Vorrat, oder von einem beliebigen Feld, wenn der Vorrat leer ist: Das ist HackMan. Er wartet neben dieser Karte.
    .rules = Alle Wächter gelten als weiß, auch HackMan; seine Installation zählt nicht. Zugbeginn: Ist er nicht entfernt, betritt HackMan das Feld des aktiven Deckers. Er wird wie ein Wächter entfernt und kehrt nicht zurück.
    .success = Platziert einen schwarzen Späher auf dem Feld jedes Avatars.
    .failure = Platziert einen schwarzen Späher auf dem Feld jedes Avatars. Ist HackMan im Netzwerk, entfernt ihn und platziert nacheinander zwei schwarze Späher auf seinem Feld.
objective-gold-message-queue = Nachrichten-Kette
    .goal = Die Kette auf dieser Karte besteht aus mindestens { BY($deckers, "1/2/3/4") } ganzen Folgen: rotes, gelbes, grünes, blaues Programm, Späher, genau in dieser Reihenfolge.
    .rules = Statt in einer Verschieben-Aktion ein Programm oder einen Späher zu schieben, darfst du diesen Marker ans Ende der Kette legen, wenn er dort als Nächster an der Reihe ist. Ein von diesem Späher blockiertes Programm kommt in den Vorrat.
    .success = Legt die Programme der Kette in den Vorrat zurück. Legt ihre Späher einzeln auf beliebige Felder zurück.
    .failure = Legt die Späher der Kette einzeln auf Zugangsfelder zurück und platziert dann { BY($deckers, "1/2/3/4") } schwarze Späher auf Zugangsfeldern, verteilt, wie ihr wollt. Legt die Programme der Kette in den Vorrat zurück.
objective-gold-dni-web = Neuronales Netz
    .goal = Alle Avatare stehen auf einem Netz: zusammenhängenden Feldern, die alle ein grünes Programm oder eine grüne Installation haben. Es berührt mindestens { BY($deckers, "3/4/4/4") } Server.
    .preparation = Stellt jeden Avatar auf sein Zugangsfeld.
    .rules = Keine Bewegen-Aktion darf einen Avatar von seinem Server fortbringen, auch kein Teleportieren. Geister dürfen ihn verlassen.
    .success = Platziert einen schwarzen Späher auf jedem Zugangsfeld.
    .failure = Platziert nacheinander zwei schwarze Späher auf dem Feld jedes Avatars.
objective-gold-neutrino-scanner = Neutrino-Scanner
    .goal = Auf keinem Zugangsfeld ist ein Späher oder Wächter.
    .rules = Der Schritt „Neue Späher“ entfällt. Zugende: Von jedem der Felder 1, 2 und 3 auf dem Heim-Server des aktiven Deckers, das Späher hat, bewegt sich einer auf das Zugangsfeld des aktiven Deckers, einer nach dem anderen. Platziert dann einen schwarzen Späher auf den Feldern 1, 2 und 3 (mit drei oder vier Deckern nur 1) des Heim-Servers des nächsten Deckers am Tisch.
    .success = Platziert einen schwarzen Späher auf jedem Zugangsfeld.
    .failure = Platziert nacheinander zwei schwarze Späher auf jedem Zugangsfeld.
objective-gold-roman-road = Pfadfinder
    .goal = Für jeden Decker führt ein Pfad vom Zugangsfeld zu Feld 6 eines anderen Servers. Ein Pfad darf mehreren Deckern dienen.
    .rules = Zugende: Entfernt ein blaues Programm vom Server des aktiven Deckers.
    .success = Platziert einen schwarzen Späher auf jedem Zugangsfeld.
    .failure = Platziert einen schwarzen Späher auf jedem Feld des lila Servers.
objective-gold-mirror-map = Spiegelbilder
    .goal = Alle Heim-Server und ein weiterer Server haben auf Feldern gleicher Nummer genau die gleichen Programme und Späher, und jeder von ihnen hat mindestens ein Programm jeder Grundfarbe. Installationen und Wächter sind gleichgültig.
    .part1 = gleiche Nummern auf all diesen Servern
    .part2 = Grundfarben auf dem Heim-Server mit den wenigsten
    .success = Platziert einen schwarzen Späher auf Lila#3, dann einen auf Feld 3 jedes Heim-Servers.
    .failure = Platziert nacheinander zwei schwarze Späher auf Lila#3, dann je einen auf den Feldern 3 und 6 jedes Heim-Servers.
objective-gold-trojan-horse = Trojanisches Pferd
    .goal = Das Trojanische Pferd hat sein letztes Programm verloren.
    .preparation = Stapelt ein Programm vom Start-Typ jedes Deckers und einen schwarzen Späher aus dem Vorrat, oder von einem beliebigen Feld, wenn der Vorrat leer ist: Das ist das Trojanische Pferd. Stellt es auf das Feld 1, das vom Zugangsfeld des aktiven Deckers am weitesten entfernt ist.
    .rules = Das Pferd ist kein Marker. Eine Verschieben-Aktion darf es wie ein Programm schieben, auch auf das Feld eines Wächters. Auf dem Zugangsfeld eines Deckers verliert es dessen Programm an den Vorrat; mit dem letzten Programm ist es fort.
    .success = Platziert eine grüne Installation auf einem Feld des lila Servers ohne Installation. Platziert einen schwarzen Späher auf jedem Zugangsfeld.
    .failure = Legt das Pferd in den Vorrat zurück und platziert einen schwarzen Wächter auf seinem Feld. Platziert einen schwarzen Späher auf jedem Zugangsfeld.
objective-gold-distributed-defense = Verteilte Verteidigung
    .goal = Jeder Avatar steht auf einem Feld mit grüner Installation außerhalb des lila Servers. Decker dürfen sich ein Feld teilen.
    .rules = Zugbeginn: Platziert einen schwarzen Späher auf Lila#1, mit drei oder vier Deckern nur, wenn dort kein SMC-Marker ist. Beendet dein Avatar eine Bewegen-Aktion auf einem anderen Server als dem lila, auf dem ein Avatar eines anderen Deckers steht, platziere einen schwarzen Späher auf seinem Feld.
    .success = Platziert einen schwarzen Späher auf jedem Feld, auf dem ein Avatar steht.
    .failure = Platziert einen schwarzen Späher auf jedem Feld, auf dem ein Avatar steht. Platziert dann noch einen auf jedem von ihnen ohne grüne Installation.
objective-gold-waterfall = Wasserfall
    .goal = Auf keinem Feld 4 oder 5 irgendeines Servers ist ein Späher oder Wächter.
    .rules = Zugende: Sucht auf dem Server des aktiven Deckers die niedrigste Nummer ohne Wächter. Von dort aufwärts rücken alle Späher der höheren Nummern einzeln zur nächstniedrigeren Nummer und überspringen dabei Wächter. Platziert dann einen schwarzen Späher auf Feld 6 dieses Servers, mit drei oder vier Deckern nur, wenn auf dem Server kein SMC-Marker ist.
    .success = Platziert einen schwarzen Späher auf Feld 6 jedes Servers ohne gelbe Installation.
    .failure = Platziert einen schwarzen Späher auf Feld 6 jedes Servers ohne gelbe Installation. Platziert dann einen auf jedem Feld 4 und 5 mit Späher oder Wächter.
objective-ghost-brute-force = Brute Force
    .goal = Sofort: Eine Infizieren-Aktion hat Mothers Geist besiegt.
    .preparation = Stellt Mothers Geist als weißen Wächter auf Feld 6 eines zufälligen Servers, der kein Heim-Server ist.
    .rules = Von ihrem oder einem angrenzenden Feld mit rotem Programm darfst du eine Infizieren-Aktion allein gegen Mothers Geist richten; ihr Widerstandswert ist der schwarze Würfel + { BY($deckers, "12/14/16/18") }. In jeder Infektion gibt jede rote Installation 4 mehr. Sonst entfernt nichts sie.
    .success = Ihr gewinnt das Spiel.
    .failure = Ihr verliert das Spiel.
objective-ghost-system-crash = Systemcrash
    .goal = Sofort: Der Systemcrash wurde { BY($deckers, "einmal/einmal/zweimal/zweimal", "einmal, mit drei oder vier Deckern zweimal") } ausgeführt, jedes Mal in einer anderen Farbe.
    .preparation = Stellt Mothers Geist als weißen Wächter auf Feld 6 (allein: Feld 1) eines zufälligen Servers, der kein Heim-Server ist.
    .rules = Systemcrash, eine Aktion auf ihrem oder einem angrenzenden Feld: Liegt auf jedem an sie angrenzenden Feld ein Programm derselben Grundfarbe (oder ein lila Programm), bezahle drei Befehle dieser Farbe und entferne von jedem ein solches Programm. Zugbeginn: Platziert einen schwarzen Späher auf dem an sie angrenzenden Feld mit der niedrigsten Nummer, auf dem weder Späher noch Wächter ist. Nichts entfernt sie.
    .success = Ihr gewinnt das Spiel.
    .failure = Ihr verliert das Spiel.
objective-ghost-tsunami = Tsunami
    .goal = Sofort: Jedes Zugangsfeld ist durch einen Pfad mit einem an Mothers Geist angrenzenden Feld verbunden, und jeder Avatar steht auf einem an sie angrenzenden Feld.
    .part1 = mit Mothers Geist verbundene Zugangsfelder
    .part2 = Avatare neben Mothers Geist
    .preparation = Stellt Mothers Geist als weißen Wächter auf Feld 6 eines zufälligen Servers, der kein Heim-Server ist. Entfernt alle Marker von den angrenzenden Feldern.
    .rules = Zugende: Werft den schwarzen Würfel und platziert einen schwarzen Späher auf diesem Feld ihres Servers; steht sie dort, auf der nächstniedrigeren Nummer (statt 1 auf 6). Nichts entfernt sie.
    .success = Ihr gewinnt das Spiel.
    .failure = Ihr verliert das Spiel.
objective-ghost-virus-flood = Virenflut
    .goal = Sofort: Mothers Geist hat keine Lebenspunkte mehr.
    .preparation = Stellt Mothers Geist als weißen Wächter auf Feld 6 eines zufälligen Servers, der kein Heim-Server ist. Sie hat { BY($deckers, "4/6/8/10") } Lebenspunkte.
    .rules = Von ihrem oder einem angrenzenden Feld mit rotem Programm darfst du eine Infizieren-Aktion allein gegen Mothers Geist richten; ihr Widerstandswert ist der schwarze Würfel + 4. Gelungen: Sie verliert so viele Lebenspunkte, wie du darüber liegst, höchstens 3, und bewegt sich, solange sie welche hat, auf ein zufälliges Feld. Misslungen: Sie gewinnt einen dazu. Sonst entfernt nichts sie.
    .success = Ihr gewinnt das Spiel.
    .failure = Ihr verliert das Spiel.

## Fragen und Möglichkeiten

action-system-crash = Systemcrash

ask-flood-from = Von welchem Feld kommt ein blaues Programm auf die Zielkarte?
ask-hackman-guardian = Welcher Wächter wird ein Teil von HackMan?
ask-hackman-installation = Welche gelbe Installation wird ein Teil von HackMan?
ask-scout-from-card =
    { $number ->
        [one] Ein Späher kommt von der Zielkarte zurück. Welcher?
       *[other] { $number } Späher kommen von der Zielkarte zurück. Welcher ist der nächste?
    }
ask-gather-from = Von welchem Feld geht der nächste Späher auf { $space }?
ask-road-from = Von welchem Feld wird ein blaues Programm entfernt?
ask-horse-where = Auf welchem Feld steht das Trojanische Pferd?
ask-take-token = Der Vorrat ist leer. Was wird ein Teil des Trojanischen Pferds?
ask-crash-program = Welches Programm auf { $space } entfernst du?

option-queue =
    { $kinds ->
        [scout] In die Kette: { $scout }
       *[program] In die Kette: { $program }
    }
option-push-horse = Das Trojanische Pferd schieben
option-take-from =
    { $kinds ->
        [space-scout] { $space }: { $scout }
       *[space-program] { $space }: { $program }
    }
option-infect-mothers-ghost = Mothers Geist infizieren
option-system-crash =
    { $colour ->
        [blue] Systemcrash mit blauen Programmen
        [green] Systemcrash mit grünen Programmen
        [yellow] Systemcrash mit gelben Programmen
       *[red] Systemcrash mit roten Programmen
    }

## Was geschieht

event-hackman-built = HackMan wartet neben der Zielkarte.
event-horse-built = Das Trojanische Pferd steht auf { $at }.
event-horse-pushed = Das Trojanische Pferd kommt von { $origin } nach { $at }.
event-horse-unloaded = { $decker }: Das Trojanische Pferd verliert { $program }.
event-horse-gone = Das Trojanische Pferd ist fort.
event-ghost-beaten = Mothers Geist ist besiegt!
event-ghost-wounded = Mothers Geist: Lebenspunkte −{ $number }, noch { $health }
event-ghost-recovered = Mothers Geist erholt sich: jetzt { $health } Lebenspunkte
event-system-crashed =
    { $colour ->
        [blue] { $decker }: Systemcrash in Blau!
        [green] { $decker }: Systemcrash in Grün!
        [yellow] { $decker }: Systemcrash in Gelb!
       *[red] { $decker }: Systemcrash in Rot!
    }
