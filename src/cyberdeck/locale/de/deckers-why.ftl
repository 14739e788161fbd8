# Warum eine Aktion von Deckers nicht möglich ist.

why-not-active = Nur der aktive Decker führt Aktionen aus.
why-not-acting = Aktionen gibt es nur im Aktionsschritt eines Zuges.
why-unfinished = Bringe zuerst die begonnene Aktion zu Ende.
why-not-in-row = Diese Karte liegt nicht in der Upgrade-Reihe.
why-row-cost = Deine Hand hat nicht die Befehle, die diese Karte kostet.
why-not-in-hand = Du hast diese Karte nicht auf der Hand.
why-other-keyword = Diese Karte hat keine solche Fähigkeit; spiele sie für ihre Symbole.
why-shown = Du hast diese Karte in diesem Zug schon vorgezeigt.
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
why-nothing-to-push = Es gibt nichts, was du verschieben könntest.
why-smc-marker = Ein Späher oder Wächter auf deinem Feld verhindert das.
why-too-few-yellow = Es müssen mehr gelbe Programme als Späher da sein; auf einem Server mit gelber Installation genügen gleich viele.
