### Eine beendete Partie, noch einmal angesehen.

review-help = Zeigt, wie die Aussichten einer beendeten Partie standen und wo es Besseres gab.
review-help-file = Ein Protokoll, oder - für die Standardeingabe.
review-help-seat = Nur die Entscheidungen dieses Platzes.
review-progress = Wird durchdacht
review-seat = In dieser Partie gibt es keinen Platz „{ $name }“; es gibt: { $known }.
review-curve = { $seat }: { $good } von { $all } Entscheidungen waren so gut wie jede andere
review-known = nach eigenem Wissen
review-open = mit offenen Karten
review-ends = Zug { $first }: { $before } % … Zug { $last }: { $after } %
review-flawless = Nichts wurde versäumt, was ein Zehntel ausgemacht hätte.
review-moment = Zug { $turn }, { $seat }, nach { $number } { $number ->
        [one] Entscheidung
       *[other] Entscheidungen
    }
review-taken = Gewählt: { $what } ({ $chance } % Gewinnchance)
review-taken-together = Gewählt: { $what } ({ $chance } % für das Ziel des Zyklus)
review-better = Besser: { $what } ({ $chance } %)
