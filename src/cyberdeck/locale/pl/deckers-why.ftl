# Dlaczego akcja w Deckers nie jest możliwa.

why-not-active = Akcje wykonuje tylko aktywny decker.
why-not-acting = Akcje wykonuje się tylko w kroku akcji swojej tury.
why-unfinished = Najpierw dokończ rozpoczętą akcję.
why-not-declared = Nie możesz opłacić tej akcji albo nic by nie zmieniła.
why-not-in-row = Tej karty nie ma w rzędzie ulepszeń.
why-row-cost = Na twojej ręce brakuje poleceń, które kosztuje ta karta.
why-not-in-hand = Nie masz tej karty na ręce.
why-other-keyword = Ta karta nie ma takiej zdolności; zagraj ją dla symboli.
why-shown = W tej turze ta karta była już pokazana.
why-no-targets = Jej efekt nie ma teraz żadnego celu.
