# Die Lektionen: was der Coach neben dem Tisch sagt.

## Die Seite und der Coach

web-learn-netrunner = Netrunner lernen
web-learn-netrunner-about = Vier kurze Lektionen an einem echten Tisch. Tu, was der Coach vorschlägt, oder geh deinen eigenen Weg: Er folgt dir. Die Links unter jedem Schritt führen zu den Regeln.
web-learn-deckers = Deckers lernen
web-learn-deckers-about = Drei kurze Lektionen an einem echten Tisch. Tu, was der Coach vorschlägt, oder geh deinen eigenen Weg: Er folgt dir. Die Links unter jedem Schritt führen zu den Regeln.
web-learn-begin = Beginnen
web-learn-once-more = Noch einmal
web-learn-done = geschafft
web-learn-play = Jetzt die erste Partie spielen
web-learn-first-netrunner = Du bist der Runner mit dem Gestalter-Deck, das Haus spielt Jinteki. Mit diesen beiden Decks fängt man am besten an.
web-learn-first-deckers = Du führst Oshin Noro und Monty Quantum gegen Alpha-Moby, mit dem Aufbau und den Zielkarten der ersten Partie.
web-learn-step = Schritt { $number } von { $all }
web-learn-next = Weiter
web-learn-again = Von vorn beginnen
web-learn-next-lesson = Nächste Lektion
web-learn-all = Alle Lektionen
web-learn-aside = Das sieht die Lektion nicht vor. Entscheide, wie du magst; sie geht weiter, sobald ihr nächster Schritt möglich ist.

## Netrunner: ein Run

web-learn-run = Ein Run
web-learn-run-about = Du bist der Runner: Verdiene Geld, installiere einen Ice-Brecher, komm am Ice vorbei und stiehl eine Agenda.
web-learn-run-table = Du bist der Runner und sitzt unten am Tisch. Deine Karten sind deine Hand, der Griff. Gegenüber liegen die Systeme des Konzerns: HQ ist seine Hand, F&E sein Deck, das Archiv sein Ablagestapel. Wer zuerst 7 Agendapunkte hat, gewinnt; du stiehlst Agendas, indem du Runs auf Systeme durchführst.
web-learn-run-credit = Jeder Zug gibt dir 4 Klicks, und jede Aktion kostet mindestens einen. „{ card-sure-gamble }“ kostet 5 Credits, und du hast 4. Gib also einen Klick für 1 Credit aus.
web-learn-run-event = Spiele jetzt das Ereignis „{ card-sure-gamble }“: Du zahlst 5 Credits und erhältst 9. Ein Ereignis tut, was darauf steht, und kommt dann in die Ablage.
web-learn-run-install = Ein Ice bewacht F&E: „{ card-wall-of-static }“, eine Barriere. Ohne Ice-Brecher beendet sie deinen Run. „{ card-corroder }“ schaltet Barrieren aus; installiere ihn in deiner Ausrüstung.
web-learn-run-run = Führe mit dem letzten Klick einen Run auf F&E durch. Du kannst auch das System selbst anklicken.
web-learn-run-boost = Du triffst auf „{ card-wall-of-static }“, Stärke 3. „{ card-corroder }“ hat Stärke 2, und ein Ice-Brecher muss mindestens so stark sein wie das Ice. Zahle 1 Credit für +1 Stärke während dieses Treffens.
web-learn-run-break = Stark genug. Zahle 1 Credit, um die Subroutine „Beende den Run“ auszuschalten.
web-learn-run-pass = Keine Subroutine ist mehr übrig, also passiert dir nichts. Passe, und du bist am Ice vorbei.
web-learn-run-continue = Alles Ice liegt hinter dir. Bevor du auf etwas zugreifst, könntest du dich noch ausstöpseln, also den Run abbrechen. Du hast nichts zu befürchten: Mach weiter.
web-learn-run-steal = Der Run ist erfolgreich, und du greifst auf die oberste Karte von F&E zu. Es ist eine Agenda mit 3 Punkten: Stiehl sie. Andere Karten könntest du nur ansehen, oder zerstören, wenn sie Zerstörungskosten haben.
web-learn-run-end = Die Agenda liegt in deiner Punktezone: 3 von den 7 Punkten, die du brauchst. Das ist der Kern des Spiels. Sieh es dir als Nächstes von der anderen Seite an.

## Netrunner: eine Agenda

web-learn-score = Eine Agenda
web-learn-score-about = Du bist der Konzern: Verdiene Geld, installiere Ice und eine Agenda, entwickle sie und erziele ihre Punkte.
web-learn-score-table = Du bist der Konzern. Du gewinnst mit Agendas, die 7 Punkte bringen: Installiere sie verdeckt in einem ausgelagerten System, entwickle sie, erziele die Punkte. Ein solches System ist bereit; „{ card-wall-of-static }“ bewacht es. Dein Zug beginnt mit einer gezogenen Karte und gibt dir 3 Klicks.
web-learn-score-operation = Zuerst Geld: Spiele die Operation „{ card-hedge-fund }“. Sie kostet 5 Credits und bringt 9, und deine Identität legt 1 dazu.
web-learn-score-ice = Der Runner kann auch Runs auf deine zentralen Systeme durchführen. Installiere „{ card-enigma }“ vor F&E. Ice wird verdeckt installiert und kostet nichts, bis du es lädst.
web-learn-score-agenda = Installiere jetzt die Agenda „{ card-hostile-takeover }“ im ersten ausgelagerten System, hinter dem Ice. Der Runner sieht eine verdeckte Karte und weiß nicht, welche.
web-learn-score-advance = Deine Klicks sind verbraucht, der Runner ist am Zug. Er hat keinen Ice-Brecher und kommt an der Barriere nicht vorbei. Wenn du wieder gefragt wirst, entwickle die Agenda für 1 Klick und 1 Credit.
web-learn-score-again = Ein Entwicklungsmarker liegt darauf. Die Karte verlangt 2, also entwickle sie noch einmal.
web-learn-score-score = Die Agenda ist voll entwickelt. Erziele ihre Punkte: Das kostet keinen Klick.
web-learn-score-end = Du hast deinen ersten Agendapunkt. Diese Karte brachte auch 7 Credits, um den Preis Negativer Publicity: Der Runner bekommt dafür 1 Credit in jedem Run. Als Nächstes: Halte ihn auf.

## Netrunner: Ice

web-learn-rez = Ice gegen einen Run
web-learn-rez-about = Du bist der Konzern, und der Runner kommt: Lade Ice im richtigen Moment und rette deine Agenda.
web-learn-rez-table = Der Runner ist am Zug und führt einen Run auf dein ausgelagertes System durch. Darin liegt „{ card-private-security-force }“ mit 3 Entwicklungsmarkern; mit einem mehr bringt sie Punkte. Zwei Ice stehen davor, beide noch verdeckt.
web-learn-rez-katana = Er nähert sich dem äußersten Ice. Nur jetzt kannst du es laden; das kostet Credits, aber keinen Klick. „{ card-neural-katana }“ macht 3 Netz-Schaden: Der Runner verliert 3 zufällige Karten aus dem Griff. Lade es.
web-learn-rez-wall = Er hatte keinen Ice-Brecher. Wagt er sich an das nächste Ice, dann lade „{ card-wall-of-static }“: Sie beendet den Run. Sonst stöpselt er sich aus, und du bist am Zug.
web-learn-rez-advance = Die Agenda ist gerettet, und du bist am Zug. Entwickle „{ card-private-security-force }“ zum vierten Mal.
web-learn-rez-score = Erziele gleich ihre Punkte, bevor der Runner wiederkommen kann.
web-learn-rez-end = Zwei Punkte, und deine Identität hat noch 1 Netz-Schaden gemacht. Hätte der Runner mehr Schaden erlitten, als er Karten im Griff hatte, wäre er hirntot und du hättest auf der Stelle gewonnen. Geladenes Ice bleibt geladen; der Runner weiß nun, was ihn erwartet.

## Netrunner: Aufspüren

web-learn-trace = Aufspüren
web-learn-trace-about = Du bist der Konzern: Spüre den Runner auf, markiere ihn und schlage zu, wo es ihm wehtut.
web-learn-trace-table = Der Runner führt einen Run auf HQ durch, deine Hand. Davor steht „{ card-hunter }“, noch verdeckt. Er hält ihn nicht auf, er spürt ihn auf. Gelingt das, bekommt der Runner eine Markierung, und ein markierter Runner ist in Gefahr.
web-learn-trace-rez = Er nähert sich dem Ice. Lade „{ card-hunter }“.
web-learn-trace-bid = Das Aufspüren beginnt mit Stärke 3, und jeder Credit von dir gibt 1 dazu. Dann antwortet der Runner mit seiner Verbindung, 1, und bis zu 4 Credits: höchstens 5. Du musst darüber liegen. Gib 3 Credits für Stärke 6 aus, und er kann nicht entkommen.
web-learn-trace-trash = Er ist markiert. Der Run geht weiter, doch im HQ findet er nur Operationen. Solange er markiert ist, darfst du in deinem Zug für 1 Klick und 2 Credits eine Ressource zerstören: „{ card-armitage-codebusting }“, seine Geldquelle.
web-learn-trace-accounts = Manche Karten kann man nur gegen einen markierten Runner spielen. „{ card-closed-accounts }“ nimmt ihm alle Credits. Spiele sie.
web-learn-trace-end = Der Runner hat sein Geld verloren. Eine Markierung wird er für 1 Klick und 2 Credits los, wenn er sie zahlen kann. Jetzt weißt du genug, um zu spielen. Alles andere steht auf den Karten: Zeig auf eine, und sie erscheint groß.

## Deckers: Programme und Wege

web-learn-move = Programme und Wege
web-learn-move-about = Lade ein Programm hoch, nimm es mit durchs Netzwerk und benutze einen Pfad.
web-learn-move-table = Das Netzwerk hat fünf Server mit je sechs Feldern. Du bist Oshin Noro, der rote Decker, auf Feld 6 deines Heim-Servers. Alle Decker spielen gemeinsam gegen einen Computer, den SMC. Seine schwarzen Späher stehen auf dem lila Server.
web-learn-move-cards = Unten liegen deine Befehlskarten. Jede Aktion bezahlst du mit den Symbolen darauf. Ein lila Symbol gilt als jede Farbe, und drei beliebige Symbole zusammen gelten als ein lila.
web-learn-move-upload = Lade ein rotes Programm hoch: Das kostet 3 rote Befehle, und auf deinem Feld darf kein SMC-Marker sein. Bezahle mit „{ command-payload }“ und „{ command-glitch }“.
web-learn-move-pay = Nun beweg dich. Jeder blaue Befehl ist ein Bewegungspunkt. Nimm 2 und bezahle mit „{ command-route-trace }“.
web-learn-move-carry = Geh nach Rot#1 und nimm das rote Programm mit. Bei jedem Schritt darfst du bis zu drei Programme einer Farbe mitnehmen.
web-learn-move-on = Felder mit einer gemeinsamen Seite grenzen aneinander, auch von Server zu Server. Geh mit dem Programm nach Gelb#1.
web-learn-move-path = Du hast keine Bewegungspunkte mehr. Aber auf Gelb#1 und Gelb#6 liegt je ein blaues Programm: Sie bilden einen Pfad, und Schritte darauf sind frei. Geh mit dem Programm nach Gelb#6 und bleib dort.
web-learn-move-finish = Beende deine Aktionen. Du legst deine Hand ab und darfst eine Karte behalten: „{ command-spoof }“. Dann ziehst du fünf.
web-learn-move-end = Ein neuer Spielzug hat begonnen, und der Computer hat in deiner Nähe einen Späher platziert. Aus drei Programmen einer Farbe auf einem Feld kannst du eine Installation machen; sie ist stärker und bleibt liegen. Als Nächstes: wie man Späher loswird.

## Deckers: Späher

web-learn-sparks = Späher
web-learn-sparks-about = Was Späher tun, und zwei Wege, sie loszuwerden: Infizieren und Umwandeln.
web-learn-sparks-table = Auf deinem Feld stehen zwei schwarze Späher. Solange sie da sind, kannst du nichts hochladen. Ein dritter würde sie in einen Wächter verwandeln, den man viel schwerer loswird. Und muss ein Späher platziert werden, wenn keiner mehr im Vorrat ist, habt ihr verloren.
web-learn-sparks-infect = Infiziere sie: Dafür brauchst du ein rotes Programm auf deinem Feld. Der rote Würfel, 1 je rotem Befehl und 1 je rotem Programm stehen gegen den schwarzen Würfel und 1 je Späher. Oshin Noro gibt 2 dazu. Nimm 2 rote Befehle: „{ command-payload }“.
web-learn-sparks-move = Die Späher sind weg. Wärst du nicht höher gewesen, hättest du ein rotes Programm verloren. Geh nun mit 1 blauen Befehl, „{ command-ping }“, nach Gelb#1 und lass die Programme hier.
web-learn-sparks-modify = Hier sind 2 gelbe Programme und 1 Späher. Mit mehr gelben Programmen als Spähern darfst du umwandeln: Ein gelbes Programm und der Späher gehen, ein neues Programm kommt. Zahle 1 gelben und 1 roten Befehl für ein rotes.
web-learn-sparks-finish = Ganz ohne Würfel und ohne Risiko. Beende deine Aktionen.
web-learn-sparks-end = Grüne Befehle schieben Späher und Programme auf das nächste Feld. Schieb keinen Späher auf einen Wächter: Er explodiert und schickt Späher auf alle Felder ringsum. Als Nächstes: ein ganzer Zyklus.

## Deckers: ein Zyklus

web-learn-cycle = Ein Zyklus
web-learn-cycle-about = Vom Zugbeginn bis zum Angriff des Computers: Zielkarte, Upgrade, Auswertung.
web-learn-cycle-table = Eine Partie dauert einige Zyklen, und jeder hat eine Zielkarte. In einem Zyklus hat jeder Decker drei Spielzüge, dann kommt der SMC. Dies ist dein dritter. Das Ziel von „{ objective-copper-404 }“: Am Ende darf kein SMC-Marker auf Feld 4 deines Heim-Servers sein.
web-learn-cycle-spark = Zu Beginn jedes Spielzugs platziert Alpha-Moby einen Späher auf deinem Feld. Diese Zielkarte schickt ihn von Feld 6 auf Feld 4, genau dorthin, wo du ihn nicht willst. Später im Spiel kommen auch zufällig neue Späher.
web-learn-cycle-move = Auf Rot#4 warten zwei rote Programme. Geh mit 1 blauen Befehl dorthin: „{ command-ping }“.
web-learn-cycle-infect = Infiziere den Späher mit 2 roten Befehlen: „{ command-payload }“.
web-learn-cycle-upgrade = In der Upgrade-Reihe liegen bessere Karten. „{ command-cache-swap }“ kostet 2 blaue Befehle: Bezahle mit „{ command-route-trace }“. Die neue Karte kommt auf deine Hand, und eine der Karten, mit denen du bezahlt hast, verlässt das Spiel. So wird dein Deck besser, aber nie größer.
web-learn-cycle-finish = Beende deine Aktionen. Das war dein letzter Spielzug in diesem Zyklus, also greift der SMC an: Rote Programme kämpfen mit den Spähern auf ihrem Feld, und wo Späher übrig bleiben, entfernen sie alle Programme. Dann wird die Zielkarte ausgewertet.
web-learn-cycle-row = Ziel erfüllt: Die Karte bringt dir ein grünes Programm. Danach haben sich Späher nach den Pfeilen der Karte bewegt. Nun mischst du deine Karten und darfst die Upgrade-Reihe erneuern. Behalte sie.
web-learn-cycle-end = Der zweite Zyklus hat begonnen, mit einer neuen Zielkarte. Nur die letzte, goldene muss gelingen: Dann gewinnst du. Du verlierst, wenn sie misslingt oder wenn kein Späher oder Wächter mehr da ist, der platziert werden muss. Jetzt weißt du genug, um zu spielen.
