### Die Seite der Rätsel und das Rätsel neben seinem Tisch

web-puzzles-about = Eine Stellung, ein Ziel und ein Beweis, dass es erreicht werden kann, was immer die andere Seite tut und der Zufall bringt. Die Sterne sagen, wie viele Computerspieler scheitern.
web-puzzles-all = Alle Rätsel
web-puzzle-any = Alle Ziele
web-puzzle-daily = Rätsel des Tages
web-puzzle-solve = Lösen
web-puzzle-streak = Tage in Folge: { $days }
web-puzzle-grade = { $grade } von 5 Sternen
web-puzzle-rule = Es muss gelingen, was immer die anderen antworten und der Zufall bringt.
web-puzzle-solved = Gelöst!
web-puzzle-missed = So nicht: Es ist vorbei, und das Ziel wurde nicht erreicht.
web-puzzle-spoilt = So nicht: Danach lässt sich das Ziel nicht mehr erzwingen.
web-puzzle-hint = Tipp
web-puzzle-more = Den Zug verraten
web-puzzle-thing = Achte auf das, was auf dem Tisch hervorgehoben ist.
web-puzzle-no-hint = Im Moment gibt es nichts zu raten.
web-puzzle-again = Noch einmal
web-puzzle-solution = Lösung zeigen
web-puzzle-showing = So geht es: sieh zu.
web-puzzle-shown = So wird es gelöst.
web-puzzle-own = Ein eigenes Rätsel
web-puzzle-own-about = Füge eine Stellung ein, als Datei oder als Zeile, und sage, was zu erreichen ist. Es wird bewiesen und bekommt einen Link.
web-puzzle-position = Stellung
web-puzzle-goal = Ziel
web-puzzle-prove = Beweisen
web-puzzle-proving = Wird bewiesen …
web-puzzle-proved = Bewiesen. Erste Züge, die es lösen: { $count }. Das ist der Link:
