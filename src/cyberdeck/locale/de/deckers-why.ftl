# Warum eine Aktion von Deckers nicht möglich ist.

why-not-active = Nur der aktive Decker führt Aktionen aus.
why-not-acting = Aktionen gibt es nur im Aktionsschritt eines Zuges.
why-unfinished = Bringe zuerst die begonnene Aktion zu Ende.
why-not-declared = Du kannst diese Aktion nicht bezahlen, oder sie bliebe ohne Wirkung.
why-not-in-row = Diese Karte liegt nicht in der Upgrade-Reihe.
why-row-cost = Deine Hand hat nicht die Befehle, die diese Karte kostet.
why-not-in-hand = Du hast diese Karte nicht auf der Hand.
why-other-keyword = Diese Karte hat keine solche Fähigkeit; spiele sie für ihre Symbole.
why-shown = Du hast diese Karte in diesem Zug schon vorgezeigt.
why-no-targets = Ihr Effekt fände gerade kein Ziel.
