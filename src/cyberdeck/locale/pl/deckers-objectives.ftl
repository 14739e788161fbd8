# Miedziane i srebrne karty celu gry Deckers i ich pytania. { BY($deckers, "1/2/2/3") }: liczba dla tylu deckerów.

## Miedź

objective-copper-404 = 404 – Nie znaleziono
    .goal = Na polu 4 żadnego serwera macierzystego nie ma znacznika SMC.
    .rules = Zwiadowca, którego w fazie poleceń SMC każe umieścić na polu 6, trafia zamiast tego na pole 4 tego serwera. W każdej fazie dotyczy to także zwiadowców z eksplozji.
    .success = Umieśćcie 1 zielony program na polu 4 każdego serwera macierzystego.
    .failure = Umieśćcie 1 czarnego zwiadowcę na polu 1 każdego serwera.
objective-copper-alert = Obecność wykryta
    .goal = Zielone instalacje są na co najmniej { BY($deckers, "1/2/2/3") } różnych serwerach.
    .success = Umieśćcie 1 niebieską instalację na dowolnym polu.
    .failure = Dla każdego serwera bez zielonej instalacji rzućcie czarną kością i umieśćcie 1 czarnego zwiadowcę na wylosowanym polu tego serwera.
objective-copper-bypass = Obejście
    .goal = Na każdym serwerze macierzystym zielone programy są na co najmniej 2 różnych polach.
    .success = Umieśćcie 1 zieloną instalację na dowolnym polu.
    .failure = Na każdym serwerze macierzystym, na którym zielone programy są na mniej niż 2 polach, umieśćcie po 1 czarnym zwiadowcy na tych spośród pól 1, 3 i 5, na których nie ma zielonego programu.
objective-copper-double-switch = Dwupak
    .goal = Na polu 4 każdego serwera macierzystego jest dokładnie 2 zwiadowców, czarnych lub białych.
    .success = Usuńcie wszystkich zwiadowców z pola 4 każdego serwera i umieśćcie tam tyle samo zielonych programów.
    .failure = Umieśćcie po 1 czarnym zwiadowcy na polach Czerwony#4, Żółty#4, Zielony#4 i Niebieski#4.
objective-copper-misdirection = Fałszywy trop
    .goal = Żółty program jest na polu 6 co najmniej { BY($deckers, "2/3/4/5") } różnych serwerów.
    .success = Umieśćcie 1 czerwoną instalację na dowolnym polu.
    .failure = Wybierzcie pole 6 bez żółtego programu i umieśćcie na nim pojedynczo 2 czarnych zwiadowców.
objective-copper-clockwork-plague = Skoordynowana zaraza
    .goal = Na każdym serwerze macierzystym czerwone programy są na co najmniej 2 różnych polach.
    .success = Umieśćcie 1 żółtą instalację na dowolnym polu.
    .failure = Na każdym serwerze macierzystym, na którym czerwone programy są na mniej niż 2 polach, umieśćcie po 1 czarnym zwiadowcy na tych spośród pól 1, 3 i 5, na których nie ma czerwonego programu.
objective-copper-roman-candle = Ognie rzymskie
    .goal = Na każdym serwerze macierzystym jest co najmniej 1 instalacja.
    .rules = Na końcu każdego kroku „Nowi zwiadowcy” pojawia się dodatkowo 1 czarny zwiadowca, według zasad SMC dla tego kroku; także wtedy, gdy na tym poziomie SMC nie daje zwiadowców, ale nie wtedy, gdy krok jest pomijany. Przy trzech lub czterech deckerach pojawia się tylko dopóty, dopóki na serwerze macierzystym aktywnego deckera nie ma instalacji.
    .success = Wybierzcie serwer macierzysty i na każdym z jego sześciu pól umieśćcie 1 program dowolnego koloru; fioletowy tylko wtedy, gdy aktywny jest Rupert Stanz.
    .failure = Umieśćcie 1 czarnego zwiadowcę na polu 6 każdego serwera bez instalacji.
objective-copper-shattered-glass = Zmiana stron
    .goal = Na tej karcie leżą co najmniej 2 żółte programy na każdego deckera.
    .preparation = Każdy decker może zastąpić 1 program na swoim polu wejściowym żółtym programem, jeśli jest on w zapasie.
    .rules = Po każdej akcji przekształcania połóżcie na tej karcie 1 żółty program z zapasu; tylko gdy w zapasie nie ma żadnego, weźcie go z dowolnego pola.
    .success = Odwróćcie wszystkie programy na tej karcie na czerwoną stronę i połóżcie je na dowolnych polach. Potem umieśćcie 1 niebieską instalację na dowolnym polu.
    .failure = Odłóżcie programy z tej karty do zapasu. Potem umieśćcie po 1 czarnym zwiadowcy na polach Niebieski#1, Żółty#1, Czerwony#6 i Fioletowy#6.
objective-copper-garbage-detail = Czyszczenie systemu
    .goal = Każdy awatar stoi na polu zamkniętym (jeśli sieć takiego nie ma: na polu z największą liczbą sąsiednich pól), a na polach z awatarem i na polach sąsiednich nie ma znacznika SMC. Awatary mogą dzielić pole.
    .part1 = awatary na zamkniętych polach
    .part2 = znaczniki SMC na polach awatarów i obok nich
    .success = Usuńcie do { BY($deckers, "2/3/4/5") } zwiadowców z dowolnych pól.
    .failure = Dla każdego awatara umieśćcie 1 czarnego zwiadowcę na jego polu, a potem 1 czarnego zwiadowcę na wybranym sąsiednim polu.
objective-copper-knowledge = Wiedza jest ceną wolności
    .goal = Dla każdego deckera na tej karcie leżą co najmniej 3 programy jego typu startowego.
    .rules = Zaraz po akcji ulepszania aktywny decker może położyć na tej karcie 1 program swojego typu startowego, wzięty z dowolnego pola.
    .success = Połóżcie wszystkie programy z tej karty na dowolnych polach.
    .failure = Za każdy program, którego brakuje do celu, umieśćcie 1 czarnego zwiadowcę na dowolnym polu zielonego serwera. Potem odłóżcie programy z tej karty do zapasu.
objective-copper-keycode = Kod dostępu
    .goal = Na polu 1 każdego serwera macierzystego są programy wszystkich czterech kolorów podstawowych.
    .success = Umieśćcie 1 instalację dowolnego koloru na polu niebieskiego lub zielonego serwera.
    .failure = Umieśćcie 1 czarnego zwiadowcę na polu 1 każdego serwera.
objective-copper-access-denied = Odmowa dostępu
    .goal = Na każdym z pól od 1 do 4 fioletowego serwera jest co najmniej 1 niebieski lub zielony program, a na każdym z pierwszych { BY($deckers, "1/2/3/4") } z nich są co najmniej 2 takie programy, w dowolnym połączeniu.
    .success = Umieśćcie na polach fioletowego serwera 1 niebieską instalację, a potem 1 czerwony program.
    .failure = Umieśćcie 1 czarnego zwiadowcę na każdym polu fioletowego serwera, na którym nie ma ani niebieskiego, ani zielonego programu.

## Srebro

objective-silver-fireworks = Fajerwerki
    .goal = Czerwone instalacje są na co najmniej { BY($deckers, "1/2/2/3") } różnych serwerach.
    .preparation = Zastąpcie każdą czerwoną instalację w sieci wybraną niebieską, zieloną lub żółtą.
    .success = Wybierzcie czerwoną instalację i umieśćcie pojedynczo 3 czarnych zwiadowców na sąsiadujących z nią polach.
    .failure = Umieśćcie 1 czarnego zwiadowcę na każdym polu fioletowego serwera.
objective-silver-neural-matrix = Matryca myśli
    .goal = Na co najmniej { BY($deckers, "2/3/4/5") } serwerach na każdym z pól 1, 3 i 5 jest zielony lub żółty program, w dowolnej mieszance.
    .success = Rzućcie kością serwera. Umieśćcie 1 czarnego zwiadowcę na każdym polu tego serwera, na którym nie ma ani znacznika SMC, ani zielonego lub żółtego programu.
    .failure = Dla każdego deckera, którego serwer macierzysty nie ma ani zielonego, ani żółtego programu, umieśćcie pojedynczo 2 czarnych zwiadowców na jego polu wejściowym. Potem rzućcie kością serwera i umieśćcie 1 czarnego zwiadowcę na każdym polu tego serwera.
objective-silver-hackers-palace = Pałac hakera
    .goal = Instalacje są na co najmniej { BY($deckers, "2/3/4/4") } różnych polach fioletowego serwera.
    .rules = Akcja instalowania wymaga tylko 2 programów.
    .success = Ułóżcie 2 dowolne instalacje fioletowego serwera na wybranym polu 3: to Pałac hakera, już nie znacznik. Zabiera on każdego zwiadowcę, który tam jest lub tam wchodzi, bez żadnych innych skutków; z trzecim zwiadowcą upada, a jego instalacje i zwiadowcy wracają do zapasu.
    .failure = Umieśćcie pojedynczo po 2 czarnych zwiadowców na polach Żółty#3, Fioletowy#3, Czerwony#3 i Zielony#3.
objective-silver-data-overload = Zalew informacji
    .goal = Na polach 1, 2 i 3 tylu różnych serwerów: { BY($deckers, "1/2/3/3") }, są ścieżki. Łączą się one w całość, a jeszcze jedna ścieżka na innym serwerze dotyka tej jednej albo dwóch z nich.
    .success = Umieśćcie 1 niebieską instalację na dowolnym polu.
    .failure = Na każdym serwerze macierzystym umieśćcie po 1 czarnym zwiadowcy na tych spośród pól 1, 2 i 3, na których nie ma niebieskiego programu ani niebieskiej instalacji.
objective-silver-jacobs-ladder = Drabina Jakubowa
    .goal = Na polach 2 i 3 każdego serwera macierzystego jest dokładnie po 1 zwiadowcy, obaj czarni albo obaj biali.
    .rules = Na końcu każdej tury zwiadowcy poruszają się jak w fazie SMC, ze strzałką w górę na serwerze fioletowym, żółtym, czerwonym, zielonym i niebieskim, w tej kolejności.
    .success = Umieśćcie { BY($deckers, "2/3/4/5") } czarnych zwiadowców na polach 1 dowolnych serwerów.
    .failure = Umieśćcie 1 czarnego zwiadowcę na polu 1 każdego serwera macierzystego, a potem pojedynczo po 2 czarnych zwiadowców na każdym polu wejściowym.
objective-silver-reduct-or-reboot = Kontrola albo chaos
    .goal = Numery wszystkich pól, na których jest program w kolorze pola, dają razem dokładnie { BY($deckers, "11/20/29/38") }.
    .success = Na polu 6 każdego serwera macierzystego umieśćcie 1 program dowolnego koloru; fioletowy tylko wtedy, gdy aktywny jest Rupert Stanz.
    .failure = Umieśćcie 1 czarnego zwiadowcę na polu 6 każdego serwera. Ta karta celu zostaje na następny cykl; także przeciw Sentinelowi gra nie jest wtedy przegrana.
objective-silver-null-and-void = Nieważne i niebyłe
    .goal = Na tej karcie leży co najmniej { BY($deckers, "3/5/7/9") } programów i co najmniej { BY($deckers, "3/5/7/9") } zwiadowców.
    .part1 = programy na tej karcie
    .part2 = zwiadowcy na tej karcie
    .rules = W fazie poleceń każdy zwiadowca usunięty z sieci trafia na tę kartę, aż będzie ich { BY($deckers, "3/5/7/9") }. W ataku SMC każdy program usunięty z sieci trafia na tę kartę, także zablokowany.
    .success = Połóżcie wszystkie programy z tej karty na dowolnych polach. Zwiadowców odłóżcie do zapasu.
    .failure = Odłóżcie wszystkie znaczniki z tej karty do zapasu. Potem za każdy znacznik, którego brakowało do celu, najwyżej { BY($deckers, "2/4/6/8") }, umieśćcie 1 czarnego zwiadowcę na dowolnych polach serwerów macierzystych.
objective-silver-dreams = Szkarłatne sny
    .goal = Zielonych instalacji na czerwonym serwerze i na sąsiadujących z nim polach jest razem co najmniej { BY($deckers, "1/2/3/3") }.
    .rules = W kroku „Nowi zwiadowcy” czerwony serwer zastępuje każdy wylosowany serwer i serwer aktywnego deckera. Pole ustala się jak zwykle.
    .success = Usuńcie 1 wybraną zieloną instalację. Umieśćcie 1 niebieską lub zieloną instalację na dowolnym polu bez instalacji. Umieśćcie 1 czarnego zwiadowcę na każdym sąsiadującym z nią polu.
    .failure = Usuńcie wszystkie zielone programy z czerwonego serwera. Umieśćcie po 1 czarnym zwiadowcy na jego pierwszych { BY($deckers, "1/2/3/4") } polach. Umieśćcie 1 czarnego zwiadowcę na polu 1 każdego innego serwera.
objective-silver-swarm = Rój
    .goal = Na serwerze roju nie ma znacznika SMC.
    .preparation = Rzućcie kością serwera: to serwer roju. Umieśćcie 1 czarnego zwiadowcę na każdym jego polu bez znacznika SMC.
    .rules = W kroku „Nowi zwiadowcy” serwer roju zastępuje każdy wylosowany serwer i serwer aktywnego deckera. Pole ustala się jak zwykle.
    .success = Umieśćcie po 1 czarnym zwiadowcy na polach 1, 3 i 5 serwera roju.
    .failure = Umieśćcie 1 czarnego zwiadowcę na każdym polu serwera roju.
objective-silver-scrambler = Zakłócenie systemu
    .goal = Na { BY($deckers, "1/2/3/3") } różnych serwerach na polu 5 są co najmniej 2 programy w kolorze serwera.
    .rules = Na końcu każdej tury rzućcie kością serwera i odwróćcie wszystkie programy tego serwera: niebieskie i zielone, żółte i czerwone.
    .success = Umieśćcie { BY($deckers, "2/3/4/5") } czarnych zwiadowców na polach 5 dowolnych serwerów.
    .failure = Umieśćcie 1 czarnego zwiadowcę na każdym polu 5, na którym są mniej niż 2 programy w kolorze jego serwera, a potem { BY($deckers, "1/2/3/4") } czarnych zwiadowców na polach 5 dowolnych serwerów.
objective-silver-viral-overload = Wirusowe przeciążenie
    .goal = Na co najmniej { BY($deckers, "4/6/8/10") } otwartych polach żółtego i czerwonego serwera, albo na wszystkich, jeśli jest ich mniej, jest czerwony program.
    .success = Umieśćcie 1 czarnego zwiadowcę na otwartym polu żółtego serwera i 1 na otwartym polu czerwonego serwera.
    .failure = Weźcie liczbę pól, których brakuje do celu, i dodajcie 2: na tylu różnych otwartych polach żółtego i czerwonego serwera bez czerwonego programu umieśćcie po 1 czarnym zwiadowcy.
objective-silver-access-shutdown = Blokada dostępu
    .goal = Na każdym polu wejściowym jest co najmniej 1 czerwony program.
    .rules = Na końcu każdej tury aktywny decker usuwa 1 czerwony program z dowolnego pola. Tylko gdy w sieci nie ma żadnego, umieśćcie pojedynczo 2 czarnych zwiadowców na jego polu wejściowym; przy trzech lub czterech deckerach tylko wtedy, gdy nie ma tam znacznika SMC.
    .success = Umieśćcie 1 czerwony program na polu 4 każdego serwera.
    .failure = Umieśćcie 1 czarnego zwiadowcę na polu 6 każdego serwera, który ma znacznik SMC na polu 4 lub 5.

## Pytania

ask-avatar-next = Wokół którego awatara pojawią się teraz zwiadowcy?
ask-collect = Na kartę celu możesz położyć: { $program }. Z którego pola?
ask-collect-yellow = W zapasie nie ma żółtego programu. Z którego pola trafi on na kartę celu?
ask-exchange-for-yellow = Czy zastępujesz program na polu { $space } żółtym?
ask-lay-out = Który program z karty celu jest następny?
ask-lay-out-where = Do położenia na polach: { $program }. Gdzie trafia następny?
ask-palace-of =
    { $number ->
        [one] Która jest druga instalacja Pałacu hakera?
       *[other] Z których instalacji powstaje Pałac hakera?
    }
ask-palace-where = Gdzie budujecie Pałac hakera?
ask-pick-server = Który serwer wybierasz?
ask-pick-space = { $objective }: które pole wybierasz?
ask-shutdown-from = Z którego pola znika czerwony program?
ask-program-where = Do umieszczenia: { $program }. Na którym polu?
ask-programs-where =
    { $number ->
        [one] W zapasie został tylko { $number } program. Gdzie go umieszczasz?
        [few] W zapasie zostały tylko { $number } programy. Gdzie umieszczasz następny?
       *[many] W zapasie zostało tylko { $number } programów. Gdzie umieszczasz następny?
    }
ask-rebuild = Która instalacja zastępuje czerwoną na polu { $space }?
ask-rebuild-where =
    { $number ->
        [one] W zapasie została tylko { $number } instalacja. Gdzie ją umieszczasz?
        [few] W zapasie zostały tylko { $number } instalacje. Gdzie umieszczasz następną?
       *[many] W zapasie zostało tylko { $number } instalacji. Gdzie umieszczasz następną?
    }
ask-roll-for = Dla którego serwera rzuca się teraz czarną kością?

## Możliwości

option-collect = Z pola { $space }
option-collect-none = Żadnego
option-exchange = Zastąp: { $program }
option-exchange-none = Niczego nie zastępuj
option-lay-out = { $program }
option-pick-server =
    { $colour ->
        [blue] Serwer niebieski
        [green] Serwer zielony
        [yellow] Serwer żółty
        [red] Serwer czerwony
       *[purple] Serwer fioletowy
    }
option-roll-for =
    { $colour ->
        [blue] Dla serwera niebieskiego
        [green] Dla serwera zielonego
        [yellow] Dla serwera żółtego
        [red] Dla serwera czerwonego
       *[purple] Dla serwera fioletowego
    }

## Zdarzenia

event-palace-built = Na polu { $at } stoi Pałac hakera.
event-palace-fell = Pałac hakera na polu { $at } upada.
