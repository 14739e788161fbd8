# Dlaczego akcja w Deckers nie jest możliwa.

why-not-active = Akcje wykonuje tylko aktywny decker.
why-not-acting = Akcje wykonuje się tylko w kroku akcji swojej tury.
why-unfinished = Najpierw dokończ rozpoczętą akcję.
why-not-in-row = Tej karty nie ma w rzędzie ulepszeń.
why-row-cost = Na twojej ręce brakuje poleceń, które kosztuje ta karta.
why-not-in-hand = Nie masz tej karty na ręce.
why-other-keyword = Ta karta nie ma takiej zdolności; zagraj ją dla symboli.
why-shown = W tej turze ta karta była już pokazana.
why-no-targets = Jej efekt nie ma teraz żadnego celu.
why-cannot-pay = Twoja ręka nie daje poleceń potrzebnych do tej akcji.
why-few-programs = Na twoim polu jest za mało programów tego koloru.
why-no-installation = W zapasie nie ma już instalacji tego koloru.
why-no-program = W zapasie nie ma już programu tego koloru.
why-no-purple-installations = Nie ma fioletowych instalacji.
why-no-purple-programs = Tylko Rupert Stanz wprowadza do gry fioletowe programy.
why-no-red-program = Na twoim polu nie ma czerwonego programu.
why-nothing-to-convert = Na twoim polu muszą być żółty program i zwiadowca.
why-nothing-to-infect = Na twoim polu nie ma czego infekować.
why-nothing-to-push = Nie ma niczego, co można przesunąć.
why-smc-marker = Zwiadowca lub strażnik na twoim polu na to nie pozwala.
why-too-few-yellow = Żółtych programów musi być więcej niż zwiadowców; na serwerze z żółtą instalacją wystarczy tyle samo.
