# Ile kosztują odpowiedzi w Deckers i co na pewno robią.

## Ceny

charge-card =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[many] { $number } kart
    }
charge-played-card = jedna z zagranych kart, na zawsze
charge-packet =
    { $number ->
        [one] { $number } pakiet
        [few] { $number } pakiety
       *[many] { $number } pakietów
    }
charge-joker = twój joker w tej turze
charge-point =
    { $number ->
        [one] { $number } punkt ruchu
        [few] { $number } punkty ruchu
       *[many] { $number } punktów ruchu
    }
charge-push =
    { $number ->
        [one] { $number } przesunięcie
        [few] { $number } przesunięcia
       *[many] { $number } przesunięć
    }
charge-or-more = { $charge } lub więcej

## Co z tego wynika

outcome-nothing = W sieci nic się nie zmienia
outcome-more =
    { $number ->
        [one] i jeszcze { $number } skutek
        [few] i jeszcze { $number } skutki
       *[many] i jeszcze { $number } skutków
    }
outcome-goal = Cel: { $progress }
outcome-goal-part = Cel, { $part }: { $progress }
outcome-goal-met = Wtedy cel jest osiągnięty
outcome-infection-won = Udana
outcome-infection-lost = Nieudana, kosztuje czerwony program
outcome-infection-with =
    { $number ->
        [one] Udana z { $number } czerwonym
        [few] Udana z { $number } czerwonymi
       *[many] Udana z { $number } czerwonymi
    }
outcome-stands-won = Na razie: { $infection } przeciw { $resistance }, udana
outcome-stands-lost = Na razie: { $infection } przeciw { $resistance }, nieudana
outcome-points =
    { $number ->
        [one] Daje { $number } punkt ruchu
        [few] Daje { $number } punkty ruchu
       *[many] Daje { $number } punktów ruchu
    }
outcome-pushes =
    { $number ->
        [one] Daje { $number } przesunięcie
        [few] Daje { $number } przesunięcia
       *[many] Daje { $number } przesunięć
    }
outcome-left-over = Zostaje i przepada: { $commands }
outcome-missing = Brakuje jeszcze: { $commands }
outcome-if-you-stop = Jeśli tam zostaniesz: { $outcome }
event-installation-surplus =
    { $colour ->
        [blue] Na polu { $at } jest już instalacja, do zapasu wraca niebieska
        [green] Na polu { $at } jest już instalacja, do zapasu wraca zielona
        [yellow] Na polu { $at } jest już instalacja, do zapasu wraca żółta
       *[red] Na polu { $at } jest już instalacja, do zapasu wraca czerwona
    }
