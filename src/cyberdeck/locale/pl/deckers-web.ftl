# Words of the table of Deckers in the browser.

deckers-network = Sieć
web-cards = Karty
web-cards-search = Szukaj nazwy lub słowa
web-cards-kind = Co pokazać
web-cards-found =
    { $number ->
        [one] { $number } rzecz
        [few] { $number } rzeczy
       *[other] { $number } rzeczy
    }
web-kind-command = Karty poleceń
web-kind-objective = Cele
web-kind-smc = Komputery
web-kind-upgrade = Ulepszenia
web-kind-decker = Deckerzy
web-kind-packet = Pakiety
deckers-upgrade-row = Rząd ulepszeń
deckers-supply = Zapas
pool-blue-green = niebieskie i zielone programy
pool-yellow-red = żółte i czerwone programy
pool-purple = fioletowe programy
pool-scouts = zwiadowcy
pool-guardians = strażnicy
pool-blue-installations = niebieskie instalacje
pool-green-installations = zielone instalacje
pool-yellow-installations = żółte instalacje
pool-red-installations = czerwone instalacje
level-copper = miedź
level-silver = srebro
level-gold = złoto
level-ghost = Duch Mother
keyword-execute = Wykonaj
keyword-show = Pokaż
keyword-interrupt = Przerwij
keyword-passive = Przy zagraniu
part-goal = Cel:
part-preparation = Przygotowanie:
part-rules = Zasady:
part-setup = Rozstawienie:
part-success = Sukces:
part-failure = Porażka:
web-programs = programy ({ $colour }): { $number }
web-installation = instalacja ({ $colour })
web-scouts =
    { $number ->
        [one] { $number } zwiadowca
        [few] { $number } zwiadowców
       *[many] { $number } zwiadowców
    }
web-crew = Komputer i deckerzy
web-cycle = Cykl { $number }, { $level }
web-turns = Tury w tym cyklu: { $number }
web-last-turn = Ostatnia tura: { $actions }
web-smc-spawn = Nowi zwiadowcy w każdej turze: miedź { $copper }, srebro { $silver }, złoto { $gold }.
web-smc-spawn-many = Przy trzech lub czterech deckerach: miedź { $copper }, srebro { $silver }, złoto { $gold }.
deckers-progress =
    { $need ->
        [0] nie może nic zostać, jest: { $have }
       *[other] { $have } z { $need }
    }
deckers-swarm =
    { $colour ->
        [blue] Serwer roju: niebieski
        [green] Serwer roju: zielony
        [yellow] Serwer roju: żółty
        [red] Serwer roju: czerwony
       *[purple] Serwer roju: fioletowy
    }

## Stół

web-home-of = dom: { $decker }
web-closed-space = pole zamknięte
web-swarm-space = serwer roju
web-hands = Ręce
web-stars-of-machine =
    { $number ->
        [one] { $number } gwiazdka z 4
        [few] { $number } gwiazdki z 4
       *[many] { $number } gwiazdek z 4
    }
web-spawn =
    { $number ->
        [0] Bez nowego zwiadowcy w turze
        [one] { $number } nowy zwiadowca co turę
        [few] { $number } nowi zwiadowcy co turę
       *[many] { $number } nowych zwiadowców co turę
    }
web-pile-hand = ręka
web-pile-deck = talia
web-pile-discard = odrzut
web-owned = Wszystkie karty talii ({ $number })
web-objective-of = cel, { $level } · cykl { $number }
web-this-cycle = W tym cyklu:
web-goal = Cel
web-goal-part = Część { $number }
web-to-go = jeszcze { $number }
web-supply-loss = Zapas – pusty to przegrana
web-alarm-guardians = Brak strażników: następny trzeci zwiadowca to przegrana.
web-alarm-ripe =
    { $number ->
        [one] { $number } pole z dwoma zwiadowcami
        [few] { $number } pola z dwoma zwiadowcami
       *[many] { $number } pól z dwoma zwiadowcami
    }
web-pay = Zapłać
web-verb-modify = Przekształ­canie
web-verb-ghost = Projekcja
web-verb-play = Karta
web-verb-more = Więcej
web-verb-end = Koniec tury
web-keep-nothing = Nie zatrzymuj niczego
web-click-a-space = Kliknij pole
web-not-enough = Jeszcze za mało: kliknij kolejne karty
web-nothing-lost = Nic nie przepada
web-sign-white-guardian = biały strażnik: zakaz wejścia
web-lay-hint = Wskaż punkt, aby zobaczyć, jak leżałby segment; musi przylegać co najmniej dwoma polami.
web-lay-tap = Dotknij punktu, aby zobaczyć, jak leżałby segment; musi przylegać co najmniej dwoma polami.
web-lay-here = Połóż w miejscu { $sign }
web-lay-list = Wszystkie miejsca słowami
web-space-list = Wszystkie na liście
