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
