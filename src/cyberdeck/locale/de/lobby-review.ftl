# Die Analyse eines beendeten Spiels, im Browser.

web-review-thinking = Der Computer durchdenkt das Spiel: { $done } von { $of } Entscheidungen. Du kannst gehen, er macht weiter.
web-review-cut = Die Bedenkzeit war um; die letzten Entscheidungen wurden nicht angesehen.
web-review-known = { $seat }, nach eigenem Wissen
web-review-known-all = Das Ziel des Zyklus wird erreicht, nach dem Wissen der Decker
web-review-open = Mit allem offen
web-review-moment = Zug { $turn } · { $seat } · { $before } → { $after } %
web-review-moment-cycle = Zyklus { $turn } · { $seat } · { $before } → { $after } %
web-review-board = Der Tisch in diesem Moment
web-review-taken = Entschieden
web-review-best = Der Computer hätte
web-review-before = Davor
web-review-next = Danach
web-review-again = Von hier noch einmal
web-review-again-hint = Der Computer spielt die andere Seite; dieses Spiel bleibt, wie es ist
web-review-share = { $seat }: { $good } von { $all } Entscheidungen so gut wie jede andere
web-review-flawless = Nichts wurde versäumt, was ein Zehntel ausgemacht hätte.
