# Strona główna, wybór partii i jej koniec.

## Strona główna

web-play = Graj
web-no-tables-hint = Gra, którą inni mogą oglądać, jest tu widoczna, dopóki trwa.
web-no-games-hint = Tu pojawi się wszystko, w co grasz, także z komputerem, i tu na ciebie zaczeka.
web-skip = Przejdź do treści
web-still = Zatrzymaj ruch
web-first-run = Zrób pierwszy skok
web-first-steps = Zrób pierwsze kroki
web-first-lesson-hint = Lekcja 1 · około 5 minut
web-netrunner-quick = Grasz Runnerem przeciw komputerowi
web-choose-game = Nowa partia
web-new-game-of = Nowa partia: { $game }
web-continue = Graj dalej
web-continue-against = Graj dalej: { $opponent }
web-standing-netrunner = Tura { $turn } · Korporacja { $corp } : { $runner } Runner
web-standing-deckers = Cykl { $cycle }
web-won = Wygrana
web-lost-game = Przegrana
web-against = przeciwnik: { $opponent }
web-play-a-game = Zagraj partię
web-learn-at-table = Nauka przy prawdziwym stole
web-then-play = A potem graj
web-show-begins = Zaczyna się skok
web-show-first = { $ice }: dwa podprogramy
web-show-second = { $ice } chce twoich programów
web-show-rez = Ostatni lód zostaje zrezowany
web-show-access = Dostęp: { $card }
web-show-stolen = Wykradzione
web-lost-page = Nie ma takiej strony
web-lost-page-hint = Adres może być niepełny albo strona została przeniesiona. Stąd trafisz wszędzie.

## Wybór partii Netrunner

web-your-deck = Twoja talia
web-own-deck = Własna talia: { $name }
web-runner-hint = Włamuj się, wykradaj projekty
web-corp-hint = Buduj serwery, punktuj projekty
web-opponent = Przeciwnik
web-way-house = Komputer
web-way-friend = Znajomy
web-way-friend-hint = Dostaniesz link i kod do zeskanowania. Znajomy nie potrzebuje konta: kto otworzy link, gra na tym miejscu.
web-way-open = Ktokolwiek
web-way-open-hint = Ty przynosisz swoją talię, a kto się dosiądzie, swoją. W poczekalni widać, kto jeszcze szuka gry.
web-hot-seat-hint = Dwie osoby przy jednym ekranie: między turami stół jest zasłonięty, aż druga będzie gotowa.
web-they-play = { $side } gra talią
web-any-deck = Dowolna
web-clock = Zegar
web-no-clock = Bez zegara
web-clock-days =
    { $number ->
        [one] { $number } dzień na decyzję
       *[other] { $number } dni na decyzję
    }
web-watchable = Inni mogą oglądać, { $number } sekund później
web-make-invitation = Utwórz zaproszenie
web-start-game = Rozpocznij partię
web-sum-you = Ty: { $side }, { $name } ({ $deck })
web-sum-against = przeciwnik: { $who } ({ $deck })

## Wybór partii Deckers

web-choose-deckers = Wybierz od jednego do czworga deckerów
web-one-of-each-colour = po jednym z koloru
web-free-place = wolne
web-who-plays = Kto gra: { $decker }
web-plays-me = Ja
web-plays-house = Komputer
web-plays-friend = Znajomy
web-stars = { $number } z { $of } gwiazdek
web-spawn-each-turn = nowi zwiadowcy w każdej turze
web-strangers = Pokaż w poczekalni: wolne miejsca są dla wszystkich
web-break-in = Włam się
web-deckers-against =
    { $number ->
        [one] { $number } decker przeciw { $smc }
       *[other] { $number } deckerów przeciw { $smc }
    }
web-variant-fragmented = Pola każdego serwera są rozsiane po sieci: liczy się kolor, a nie kafel, na którym leżą.
web-variant-packets = W sieci leży dziesięć pakietów, każdy pod zwiadowcą: kto tam dotrze, znajdzie pomoc albo kłopoty.
web-rung = Przeciwnik
web-rung-level = Poziom { $number } z { $of }
