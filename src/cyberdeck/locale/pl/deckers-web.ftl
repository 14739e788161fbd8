# Words of the table of Deckers in the browser.

deckers-network = Sieć
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
web-decker-cards = Ręka { $hand } · talia { $deck } · odrzucone { $discard }
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
