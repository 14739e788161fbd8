# Ile kosztuje możliwość w Netrunnerze i co daje.

## Ceny

price-click =
    { $number ->
        [one] { $number } klik
        [few] { $number } kliki
       *[many] { $number } klików
    }
price-credit =
    { $number ->
        [one] { $number } kredyt
        [few] { $number } kredyty
       *[many] { $number } kredytów
    }
price-credit-from =
    { $number ->
        [one] { $number } kredyt z karty { $card }
        [few] { $number } kredyty z karty { $card }
       *[many] { $number } kredytów z karty { $card }
    }
price-credit-more = kredyty: { $number } lub więcej
price-credit-run =
    { $number ->
        [one] { $number } kredyt tego skoku
        [few] { $number } kredyty tego skoku
       *[many] { $number } kredytów tego skoku
    }
price-card =
    { $number ->
        [one] { $number } własna karta
        [few] { $number } własne karty
       *[many] { $number } własnych kart
    }
price-card-from = skasowanie karty { $card }
price-agenda =
    { $number ->
        [one] { $number } własny projekt
        [few] { $number } własne projekty
       *[many] { $number } własnych projektów
    }
price-agenda-from = poświęcenie projektu { $card }
price-virus-from =
    { $number ->
        [one] { $number } znacznik wirusa z karty { $card }
        [few] { $number } znaczniki wirusa z karty { $card }
       *[many] { $number } znaczników wirusa z karty { $card }
    }
price-power-from =
    { $number ->
        [one] { $number } znacznik zasilania z karty { $card }
        [few] { $number } znaczniki zasilania z karty { $card }
       *[many] { $number } znaczników zasilania z karty { $card }
    }
price-agenda-counter-from =
    { $number ->
        [one] { $number } znacznik projektu z karty { $card }
        [few] { $number } znaczniki projektu z karty { $card }
       *[many] { $number } znaczników projektu z karty { $card }
    }
price-tag =
    { $number ->
        [one] otrzymujesz { $number } tag
        [few] otrzymujesz { $number } tagi
       *[many] otrzymujesz { $number } tagów
    }
