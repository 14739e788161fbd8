# Die Aufzeichnung einer beendeten Partie, die Regeln, und warum etwas nicht geht.

## Aufzeichnung

web-replay-failed = Die Aufzeichnung ließ sich nicht laden; versuch es gleich noch einmal.
web-open-here = In Cyberdeck öffnen
web-replay-place = Stelle der Partie
web-replay-at = Entscheidung { $at } von { $of }
web-replay-first = Zum Anfang (Pos1)
web-replay-last = Zum Ende (Ende)
web-replay-back = Eine Entscheidung zurück (←)
web-replay-on = Eine Entscheidung weiter (→)
web-replay-turn-back = Zum Zug davor (Bild auf)
web-replay-turn-on = Zum nächsten Zug (Bild ab)
web-replay-play = Abspielen (Leertaste)
web-replay-pause = Anhalten (Leertaste)
web-replay-view = Wer zusieht
web-replay-spectator = Zuschauer
web-replay-taken = gewählt
web-replay-hands = Alle Hände
web-replay-share = Link kopieren
web-replay-journal = Protokoll
web-play-on = Von hier weiterspielen
web-play-on-hint = Ein neuer Tisch beginnt nach Entscheidung { $number }; diese Partie bleibt, wie sie ist.
web-play-on-me = Ich spiele
web-play-on-friend = Ein Freund, per Link
web-play-on-house = Das Haus
web-play-on-begin = Anfangen
web-measure-corp-credits = Konzern: Credits
web-measure-runner-credits = Runner: Credits
web-measure-corp-points = Konzern: Punkte
web-measure-runner-points = Runner: Punkte
web-measure-scouts = Späher
web-measure-guardians = Wächter
web-measure-markers = Programme und Installationen

## Die Regeln

web-rules-of = Regeln: { $game }
web-rules-games = Spiele
web-rules-search = Wörter oder Nummern suchen
web-rules-cards = Karten dieses Kapitels
web-rules-contents = Inhalt
web-rules-hits =
    { $number ->
        [one] { $number } Stelle gefunden
       *[other] { $number } Stellen gefunden
    }
web-rules-failed = Die Regeln ließen sich nicht laden; versuch es gleich noch einmal.
web-rules-link = Link zu { $clause }
web-card-rules = Regeln zu dieser Karte

## Warum nicht?

web-why = Warum nicht jetzt?
web-why-play = Warum kann ich sie nicht spielen?
web-why-install = Warum kann ich sie nicht installieren?
web-why-rez = Warum kann ich sie nicht laden?
web-why-score = Warum kann ich keine Punkte dafür erzielen?
web-why-advance = Warum kann ich sie nicht entwickeln?
web-why-use = Warum kann ich sie nicht benutzen?
web-why-break = Warum kann ich damit keine Subroutine ausschalten?
web-why-trash = Warum kann ich sie nicht zerstören?
web-why-upgrade = Warum kann ich sie nicht bekommen?
web-why-execute = Warum kann ich sie nicht ausführen?
web-why-show = Warum kann ich sie nicht vorzeigen?
web-why-boost = Warum kann ich sie nicht verstärken?
web-why-prevent = Warum kann ich damit nichts verhindern?
web-why-instead = Warum kann ich sie nicht statt des Zugriffs benutzen?
web-why-access = Warum kann ich nicht darauf zugreifen?
web-why-run = Warum kann ich dort keinen Run machen?
web-why-interrupt = Warum kann ich damit nicht unterbrechen?
web-why-go = Warum kann ich nicht dorthin?
web-why-project = Warum kann ich nicht dorthin projizieren?
web-why-push-from = Warum kann ich von dort nichts schieben?
web-why-infect = Warum kann ich hier nicht infizieren?
web-why-upload = Warum kann ich dieses Programm nicht hochladen: { $colour }?
web-why-installation = Warum kann ich das nicht installieren: { $colour }?
web-why-convert = Warum kann ich keinen Späher darin umwandeln: { $colour }?
web-why-hand-tile = Warum ist dieser Decker nicht am Zug?
web-why-spend-packet = Warum kann ich es nicht einsetzen?
web-why-rule = Regel { $clause }
web-explain = Warum?
web-explain-who = { $seat }, wie { $rung } es sieht:
web-explain-other = Was entschieden wurde, ist nicht dabei: ein Fehler, oder etwas anderes war gemeint.
