### Rätsel im Terminal

puzzle-help = Rätsel: das von heute oder eines nach seiner Nummer; mit --goal ein neues aus einer Stellung.
puzzle-help-which = Eine Nummer, das Wort eines Rätsels oder eine Datei; ohne Angabe das von heute.
puzzle-help-goal = Beweisen, dass dieses Ziel aus der Stellung erreicht werden kann, und das Wort des Rätsels nennen.
puzzle-help-list = Alle Rätsel nennen, mit ihrer Schwierigkeit.
puzzle-help-solution = Die ersten Züge nennen, die es lösen.
puzzle-number = Rätsel { $name }, { $grade } von 5 Sternen
puzzle-solved = Gelöst!
puzzle-missed = So nicht: Es ist vorbei, und das Ziel wurde nicht erreicht.
puzzle-spoilt = So nicht: Danach lässt sich das Ziel nicht mehr erzwingen.
puzzle-again = Enter beginnt von vorn, ? zeigt die Lösung:
puzzle-shown = So wird es gelöst.
puzzle-hint-thing = Denke an: { $thing }
puzzle-hint-move = Damit bleibt es erreichbar: { $move }
puzzle-no-hint = Im Moment gibt es nichts zu raten.
puzzle-proved = Bewiesen. Erste Züge, die es lösen: { $count }
