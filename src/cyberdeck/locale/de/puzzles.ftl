### Rätsel: was sie verlangen, was sie verraten, was an einem nicht stimmt

puzzle-netrunner-win = Gewinne in diesem Zug.
puzzle-netrunner-flatline = Mache den Runner in diesem Zug hirntot.
puzzle-netrunner-score = Erziele in diesem Zug Punkte für eine Agenda.
puzzle-netrunner-steal = Stiehl in diesem Zug eine Agenda.
puzzle-netrunner-breach = Führe in diesem Zug einen erfolgreichen Run auf ein ausgelagertes System durch.
puzzle-netrunner-survive = Sei noch im Spiel, wenn dein nächster Zug beginnt.
puzzle-deckers-meet = Spiele den letzten Zug des Zyklus so, dass das Ziel erreicht wird.
puzzle-deckers-reach = Erreiche das Ziel in diesem Aktionsschritt.
puzzle-deckers-banish = Entferne in diesem Aktionsschritt einen Wächter.
puzzle-deckers-infect = Gewinne in diesem Aktionsschritt eine Infektion.
puzzle-deckers-survive = Sei noch im Spiel, wenn die nächsten Aktionen beginnen.
puzzle-hand =
    { $side ->
        [corp] Im HQ
       *[runner] Im Griff
    }
puzzle-deck =
    { $side ->
        [corp] F&E von oben
       *[runner] Stapel von oben
    }
puzzle-facedown = Verdeckt: { $server }
puzzle-moment = Ein Rätsel beginnt dort, wo jemand in seinem eigenen Zug eine Aktion ausführen soll.
puzzle-unreadable = Das ist kein Rätsel: Es braucht ein Spiel, ein Ziel und eine Stellung.
puzzle-goal = Ein Ziel „{ $found }“ gibt es nicht; die Ziele sind: { $known }.
puzzle-over = In dieser Stellung wird nichts mehr gefragt.
puzzle-unknown = Ein Rätsel „{ $name }“ gibt es nicht: Nimm eine Nummer von 1 bis { $last } oder das Wort eines Rätsels, das jemand gemacht hat.
puzzle-refuted = Das ist kein Rätsel: Das Ziel lässt sich nicht erzwingen.
puzzle-open = Weder bewiesen noch widerlegt: Es gibt zu viele Fortsetzungen. Weniger Klicks oder Karten könnten helfen.
puzzle-other = Dieser Tisch gehört nicht zu diesem Rätsel.
preview-puzzle = Kannst du es lösen?
