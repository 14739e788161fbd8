# Was eine Möglichkeit in Netrunner kostet und was sie bewirkt.

## Preise

price-click =
    { $number ->
        [one] { $number } Klick
       *[other] { $number } Klicks
    }
price-credit =
    { $number ->
        [one] { $number } Credit
       *[other] { $number } Credits
    }
price-credit-from =
    { $number ->
        [one] { $number } Credit von { $card }
       *[other] { $number } Credits von { $card }
    }
price-credit-more = { $number } oder mehr Credits
price-credit-run =
    { $number ->
        [one] { $number } Credit dieses Runs
       *[other] { $number } Credits dieses Runs
    }
price-card =
    { $number ->
        [one] { $number } eigene Karte
       *[other] { $number } eigene Karten
    }
price-card-more =
    { $number ->
        [0] vielleicht eine Karte, die dort liegt
       *[other] { $number } oder mehr eigene Karten
    }
price-card-from = { $card } zerstören
price-agenda =
    { $number ->
        [one] { $number } eigene Agenda
       *[other] { $number } eigene Agenden
    }
price-agenda-from = { $card } aufgeben
price-virus-from =
    { $number ->
        [one] { $number } Viruszähler von { $card }
       *[other] { $number } Viruszähler von { $card }
    }
price-power-from =
    { $number ->
        [one] { $number } Wirkungszähler von { $card }
       *[other] { $number } Wirkungszähler von { $card }
    }
price-agenda-counter-from =
    { $number ->
        [one] { $number } Agendazähler von { $card }
       *[other] { $number } Agendazähler von { $card }
    }
price-tag =
    { $number ->
        [one] bringt { $number } Markierung
       *[other] bringt { $number } Markierungen
    }

## Was geschieht

does-advance = entwickelt: { $number } von { $needed }
does-and = { $first }, { $second }
does-avoid-tag = vermeidet 1 Markierung
does-bad-publicity = { $number } Schlechte Publicity für den Konzern
does-by-card = { $card }: { $does }
does-bypass = das Ice wird umgangen
does-clicks =
    { $number ->
        [one] { $number } Klick erhalten
       *[other] { $number } Klicks erhalten
    }
does-counters = { $number } { $counter } auf { $card }
does-damage = { $number } { $damage }
does-damage-fatal = { $number } { $damage }, mehr als der Runner Karten hat: Er ist ausgeschaltet
does-derez = dieses Ice wird entladen
does-draw =
    { $number ->
        [one] der { $side } zieht { $number } Karte
       *[other] der { $side } zieht { $number } Karten
    }
does-end-run = der Run endet
does-escape =
    { $number ->
        [0] der Runner entkommt umsonst
        [one] der Runner entkommt für { $number } Credit
       *[other] der Runner entkommt für { $number } Credits
    }
does-escaped = das Aufspüren misslingt
does-gain =
    { $number ->
        [one] der { $side } erhält { $number } Credit
       *[other] der { $side } erhält { $number } Credits
    }
does-look =
    { $number ->
        [one] die oberste Karte des Stapels ansehen
       *[other] die obersten { $number } Karten des Stapels ansehen
    }
does-lose =
    { $number ->
        [one] der { $side } verliert { $number } Credit
       *[other] der { $side } verliert { $number } Credits
    }
does-lose-click = der Runner verliert 1 Klick
does-next-ice = das nächste Ice hat { $number } Stärke mehr; wird es nicht ganz ausgeschaltet: { $does }
does-points =
    { $number ->
        [one] { $number } Agendapunkt
       *[other] { $number } Agendapunkte
    }
does-prevent = verhindert { $number } Schaden
does-return = erneut zum äußersten Ice
does-run = Run auf { $server }
does-run-credits = Run auf { $server } mit { $number } Credits dafür
does-something = der Text wird durchgeführt
does-stop = verhindert: { $does }
does-strength = { $card }: Stärke { $number }
does-strength-lost = die Stärke ist sofort wieder weg
does-subroutine = Subroutine { $number } wirkt: { $does }
does-tags =
    { $number ->
        [one] der Runner erhält { $number } Markierung
       *[other] der Runner erhält { $number } Markierungen
    }
does-take =
    { $number ->
        [one] { $number } Credit von { $card } nehmen
       *[other] { $number } Credits von { $card } nehmen
    }
does-take-last = die letzten { $number } Credits von { $card } nehmen, dann wird die Karte zerstört
does-trace = Aufspüren { $number }, bei Erfolg: { $does }
does-traced = das Aufspüren gelingt
does-trash = { $card } wird zerstört
does-trash-program = 1 Programm wird zerstört
does-win =
    { $number ->
        [one] { $number } Agendapunkt, und das Spiel ist gewonnen
       *[other] { $number } Agendapunkte, und das Spiel ist gewonnen
    }
trace-stake = Aufspüren { $strength } gegen Verbindung { $link }. Auf dem Spiel steht: { $stake }.
