# Warum eine Aktion von Deckers nicht möglich ist.

why-not-active = Nur der aktive Decker führt Aktionen aus.
why-not-acting = Aktionen gibt es nur im Aktionsschritt eines Spielzugs.
why-unfinished = Bringe zuerst die begonnene Aktion zu Ende.
why-not-in-row = Diese Karte liegt nicht in der Upgrade-Reihe.
why-row-cost = Deine Hand hat nicht die Befehle, die diese Karte kostet.
why-not-in-hand = Du hast diese Karte nicht auf der Hand.
why-other-keyword = Diese Karte hat keine solche Fähigkeit; spiele sie für ihre Symbole.
why-shown = Du hast diese Karte in diesem Spielzug schon vorgezeigt.
why-no-targets = Ihr Effekt fände gerade kein Ziel.
why-cannot-pay = Deine Hand gibt die Befehle für diese Aktion nicht her.
why-few-programs = Auf deinem Feld liegen zu wenige Programme dieser Farbe.
why-no-installation = Im Vorrat ist keine Installation dieser Farbe mehr.
why-no-program = Im Vorrat ist kein Programm dieser Farbe mehr.
why-no-purple-installations = Es gibt keine lila Installationen.
why-no-purple-programs = Nur Rupert Stanz bringt lila Programme ins Spiel.
why-no-red-program = Auf deinem Feld liegt kein rotes Programm.
why-nothing-to-convert = Auf deinem Feld müssen ein gelbes Programm und ein Späher liegen.
why-nothing-to-infect = Auf deinem Feld gibt es nichts zu infizieren.
why-nothing-to-push = Es gibt nichts, was du schieben könntest.
why-smc-marker = Ein Späher oder Wächter auf deinem Feld verhindert das.
why-too-few-yellow = Es müssen mehr gelbe Programme als Späher da sein; auf einem Server mit gelber Installation genügen gleich viele.

why-interrupt = Eine Unterbrechung ist keine Aktion; man spielt sie nur in dem Moment, den ihr Text nennt.
why-no-projecting = Projizieren kannst du nur, solange dein Avatar auf einem Feld mit grüner Installation steht.
why-other-server = Du kannst nur auf Felder des Servers projizieren, auf dem dein Avatar steht.
why-nothing-there = Dort gibt es keine Aktion, die du ausführen könntest.
why-only-tokyo = Nur Tokyo Black hebt Segmente an.

why-denied = Ein weißer Wächter verweigert deinem Avatar den Zutritt zu diesem Feld.
why-not-adjacent = Dieses Feld grenzt nicht an deines an.
why-no-points = Für diesen Schritt hast du zu wenige Bewegungspunkte.
why-no-odd-spaces = In diesem Zyklus bringt keine Bewegen-Aktion einen Avatar auf ein Feld 1, 3 oder 5.
why-stay-on-server = In diesem Zyklus bringt keine Bewegen-Aktion einen Avatar von seinem Server weg.
why-load = Du nimmst bis zu 3 Programme einer Farbe oder 1 lila Programm mit, soweit deine Bewegungspunkte reichen.
why-no-scouts-along = Späher werden nicht mitgenommen.
why-no-green = Du schiebst von deinem eigenen Feld oder von einem Feld mit grünem Programm oder grüner Installation.
why-not-pushable = Ein solches Programm oder einen solchen Späher gibt es hier nicht; Wächter und Installationen bleiben, wo sie sind.
why-push-adjacent = Schieben geht nur auf ein angrenzendes Feld.
why-no-turns = Dieser Decker hat seine drei Spielzüge des Zyklus schon gemacht.
why-hold = Du kannst nur Karten deiner Hand behalten, und nicht mehr, als gefragt sind.
why-not-played = Nur eine Karte, die du gerade gespielt hast, kannst du für die neue opfern.
why-too-little = Diese Karten geben nicht die nötigen Befehle.
why-angel-adjacent = Du kannst den Späher nur auf ein Feld schicken, das an deines angrenzt.
why-not-there-to-block = Ein solches Programm liegt nicht auf diesem Feld.
why-two-spaces = Ein Segment muss mit mindestens zwei seiner Felder an die liegenden angrenzen und darf keines verdecken.
