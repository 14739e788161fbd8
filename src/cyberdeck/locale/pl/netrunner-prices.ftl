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
price-card-more =
    { $number ->
        [0] może karta, która tam leży
       *[many] własne karty: { $number } lub więcej
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

## Co się dzieje

does-advance = awans: { $number } z { $needed }
does-and = { $first }, { $second }
does-avoid-tag = pozwala uniknąć 1 taga
does-bad-publicity =
    { $number ->
        [one] { $number } punkt negatywnego rozgłosu dla korporacji
        [few] { $number } punkty negatywnego rozgłosu dla korporacji
       *[many] { $number } punktów negatywnego rozgłosu dla korporacji
    }
does-by-card = { $card }: { $does }
does-bypass = lód zostaje ominięty
does-clicks =
    { $number ->
        [one] otrzymujesz { $number } klik
        [few] otrzymujesz { $number } kliki
       *[many] otrzymujesz { $number } klików
    }
does-counters =
    { $number ->
        [one] { $number } znacznik { $counter } na kartę { $card }
        [few] { $number } znaczniki { $counter } na kartę { $card }
       *[many] { $number } znaczników { $counter } na kartę { $card }
    }
does-damage =
    { $number ->
        [one] { $number } punkt obrażeń { $damage }
        [few] { $number } punkty obrażeń { $damage }
       *[many] { $number } punktów obrażeń { $damage }
    }
does-damage-fatal = obrażenia { $damage }: { $number }, więcej niż kart runnera; runner ginie
does-derez = ten lód zostaje odrezowany
does-draw =
    { $number ->
        [one] { $side } dobiera { $number } kartę
        [few] { $side } dobiera { $number } karty
       *[many] { $side } dobiera { $number } kart
    }
does-end-run = skok się kończy
does-escape =
    { $number ->
        [0] runner unika namierzenia za darmo
        [one] runner unika namierzenia za { $number } kredyt
        [few] runner unika namierzenia za { $number } kredyty
       *[many] runner unika namierzenia za { $number } kredytów
    }
does-escaped = namierzanie nieudane
does-gain =
    { $number ->
        [one] { $side } otrzymuje { $number } kredyt
        [few] { $side } otrzymuje { $number } kredyty
       *[many] { $side } otrzymuje { $number } kredytów
    }
does-look =
    { $number ->
        [one] obejrzyj wierzchnią kartę talii
        [few] obejrzyj { $number } wierzchnie karty talii
       *[many] obejrzyj { $number } wierzchnich kart talii
    }
does-lose =
    { $number ->
        [one] { $side } traci { $number } kredyt
        [few] { $side } traci { $number } kredyty
       *[many] { $side } traci { $number } kredytów
    }
does-lose-click = runner traci 1 klik
does-next-ice = następny lód ma siłę większą o { $number }; jeśli nie zostanie w całości złamany: { $does }
does-points =
    { $number ->
        [one] { $number } punkt projektu
        [few] { $number } punkty projektów
       *[many] { $number } punktów projektów
    }
does-prevent = blokuje obrażenia: { $number }
does-return = ponowne podejście do najdalszego lodu
does-run = skok na { $server }
does-run-credits = skok na { $server }, kredyty na ten skok: { $number }
does-something = tekst karty zostaje wykonany
does-stop = powstrzymuje: { $does }
does-strength = { $card }: siła { $number }
does-strength-lost = ta siła od razu przepada
does-subroutine = działa podprogram { $number }: { $does }
does-tags =
    { $number ->
        [one] runner otrzymuje { $number } tag
        [few] runner otrzymuje { $number } tagi
       *[many] runner otrzymuje { $number } tagów
    }
does-take =
    { $number ->
        [one] weź { $number } kredyt z karty { $card }
        [few] weź { $number } kredyty z karty { $card }
       *[many] weź { $number } kredytów z karty { $card }
    }
does-take-last = weź ostatnie kredyty z karty { $card } ({ $number }); karta zostaje skasowana
does-trace = namierzanie { $number }, jeśli udane: { $does }
does-traced = namierzanie udane
does-trash = karta { $card } zostaje skasowana
does-trash-program = skasowany zostaje 1 program
does-win =
    { $number ->
        [one] { $number } punkt projektu i wygrana
        [few] { $number } punkty projektów i wygrana
       *[many] { $number } punktów projektów i wygrana
    }
trace-stake = Namierzanie { $strength } przeciw połączeniu { $link }. Stawka: { $stake }.
