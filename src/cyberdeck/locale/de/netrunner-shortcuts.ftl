# Abkürzungen: mehrere Antworten auf einmal
shortcut-break-all = Alles mit { $card } ausschalten und weiter
shortcut-break-hurting = Nur was schadet mit { $card } ausschalten und weiter
shortcut-break-all-for-clicks = Alles für Klicks ausschalten und weiter
shortcut-break-hurting-for-clicks = Nur was schadet für Klicks ausschalten und weiter
shortcut-match-strength = { $card } auf die Stärke des Ice bringen
shortcut-rez-as-met =
    Ice vor { $server } laden, sobald es erreicht wird (bis zu { $number ->
        [one] 1 Credit
       *[other] { $number } Credits
    }), dann passen bis zum eigenen Zug
shortcut-pass-until-turn = Passen bis zum eigenen Zug, wenn nichts geschieht
shortcut-run-and-let-be = Run auf { $server }: nichts einsetzen, geladenes Ice wirken lassen
shortcut-let-be = Weiter zu { $server }: nichts einsetzen, geladenes Ice wirken lassen
shortcut-access-rest = Auf alles Übrige zugreifen
shortcut-take-all = Stattdessen alle Credits von { $card } nehmen
shortcut-repeat-credit = { $number } Credits mit { $number } Klicks erhalten
shortcut-repeat-use = { $card } { $number }-mal einsetzen
shortcut-repeat-advance = { $card } { $number }-mal entwickeln
