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

why-interrupt = Przerwanie nie jest akcją; można je zagrać tylko w chwili, którą podaje jego tekst.
why-no-projecting = Projekcja jest możliwa tylko wtedy, gdy twój awatar stoi na zielonej instalacji.
why-other-server = Projekcja sięga tylko pól serwera, na którym stoi twój awatar.
why-nothing-there = Nie ma akcji, którą możesz tam wykonać.
why-only-tokyo = Tylko Tokyo Black podnosi segmenty.

why-denied = Biały strażnik nie wpuszcza twojego awatara na to pole.
why-not-adjacent = To pole nie sąsiaduje z twoim.
why-no-points = Masz za mało punktów ruchu na ten krok.
why-no-odd-spaces = W tym cyklu akcja ruchu nie może wprowadzić awatara na pole 1, 3 ani 5.
why-stay-on-server = W tym cyklu akcja ruchu nie może wyprowadzić awatara z jego serwera.
why-load = Możesz zabrać do 3 programów jednego koloru albo 1 fioletowy, o ile wystarczy punktów ruchu.
why-no-scouts-along = Zwiadowców się nie zabiera.
why-no-green = Przesuwasz ze swojego pola albo z pola z zielonym programem lub zieloną instalacją.
why-not-pushable = Nie ma tu takiego programu ani zwiadowcy do przesunięcia; strażnicy i instalacje zostają na miejscu.
why-push-adjacent = Przesuwać można tylko na sąsiednie pole.
why-no-turns = Ten decker wykorzystał już trzy tury tego cyklu.
why-hold = Możesz zatrzymać tylko karty ze swojej ręki i nie więcej, niż wynosi limit.
why-not-played = Za nową kartę możesz poświęcić tylko kartę, którą właśnie zagrywasz.
why-too-little = Te karty nie dają potrzebnych poleceń.
why-angel-adjacent = Zwiadowcę możesz skierować tylko na pole sąsiadujące z twoim.
why-not-there-to-block = Na tym polu nie ma takiego programu.
why-two-spaces = Segment musi stykać się z ułożonymi co najmniej dwoma swoimi polami i żadnego nie zakrywać.
