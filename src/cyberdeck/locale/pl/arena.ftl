### Polecenie `arena`.

arena-help = Niech gracze komputerowi zagrają przeciw sobie: rankingi, kto kogo pokonuje i jak długo myślą.
arena-help-netrunner = Wszystkie pary z tymi samymi liczbami losowymi, po obu stronach, kolejno wszystkimi taliami początkowymi.
arena-help-deckers = Wszyscy gracze w tych samych partiach, każdy ze wszystkimi deckerami w ręku.
arena-help-players = Kto bierze udział, po przecinkach: poziomy od script do oracle, house, random.
arena-help-rounds = Ile liczb losowych; każdą grają wszystkie pary, a w Deckers wszyscy gracze.
arena-help-calibrate = Grają tylko sąsiedzi, każdy też przeciw sobie; proponuje odsetki błędów dla równych stopni.
arena-too-few = Musi wziąć udział co najmniej dwóch graczy.
arena-player = Gracz
arena-elo = Elo
arena-median = Myśli (ms)
arena-p99 = 99%
arena-against = Wygrywa z
arena-ladder = Miejsce
arena-rating = Ranking
arena-blunders = Błędy teraz
arena-proposed = Propozycja
