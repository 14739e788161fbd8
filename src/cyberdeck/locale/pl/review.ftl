### Zakończona partia obejrzana jeszcze raz.

review-help = Pokazuje, jak stały szanse w zakończonej partii i gdzie można było zagrać lepiej.
review-help-file = Zapis partii albo - dla standardowego wejścia.
review-help-seat = Tylko decyzje tego miejsca.
review-progress = Analiza
review-seat = W tej partii nie ma miejsca „{ $name }”; są: { $known }.
review-curve = { $seat }: { $good } z { $all } decyzji było nie gorszych od innych
review-known = według własnej wiedzy
review-open = przy odkrytych kartach
review-ends = tura { $first }: { $before } % … tura { $last }: { $after } %
review-flawless = Nie pominięto niczego, co zmieniłoby szanse o jedną dziesiątą.
review-moment = Tura { $turn }, { $seat }, po { $number } { $number ->
        [one] decyzji
       *[other] decyzjach
    }
review-taken = Wybrano: { $what } ({ $chance } % szans na wygraną)
review-taken-together = Wybrano: { $what } ({ $chance } % szans na cel cyklu)
review-better = Lepiej: { $what } ({ $chance } %)
