### Gracze komputerowi, od najsłabszego do najsilniejszego.

rung-script = Skrypt
    .corp = Robi to, co pierwsze przyjdzie mu do głowy, i często żałuje.
    .runner = Robi to, co pierwsze przyjdzie mu do głowy, i często żałuje.
    .deckers = Robi to, co pierwsze przyjdzie mu do głowy, i często żałuje.
rung-daemon = Demon
    .corp = Rozwija projekty, gdy tylko może, i bywa beztroski.
    .runner = Robi skoki tam, gdzie może mieć szczęście, i bywa beztroski.
    .deckers = Idzie prosto do celu i bywa beztroski.
rung-agent = Agent
    .corp = Najpierw buduje mury, potem punktuje; czasem się myli.
    .runner = Najpierw buduje swój sprzęt, potem skacze; czasem się myli.
    .deckers = Najpierw się wzmacnia, potem uderza; czasem się myli.
rung-construct = Konstrukt
    .corp = Zastawia pułapki na tych, którzy skaczą bez namysłu.
    .runner = Uderza w twoją rękę i w to, co instalujesz.
    .deckers = Tłumi zwiadowców, zanim się zbiorą.
rung-oracle = Wyrocznia
    .corp = Rozważa, co mogłoby być, i nie zapomina niczego, co widziała.
    .runner = Rozważa, co mogłoby być, i nie zapomina niczego, co widziała.
    .deckers = Rozważa, co mogłoby być, i nie zapomina niczego, co widziała.
rung-house = Zwykły gracz
    .corp = Ocenia jedno pytanie naraz.
    .runner = Ocenia jedno pytanie naraz.
    .deckers = Ocenia jedno pytanie naraz.
rung-random = Przypadek
    .corp = Bierze dowolną odpowiedź.
    .runner = Bierze dowolną odpowiedź.
    .deckers = Bierze dowolną odpowiedź.
rung-unknown = Nie ma gracza komputerowego „{ $name }”; wybierz spośród: { $known }.
rung-option = Kto gra za komputer, od słabego do silnego: script, daemon, agent, construct, oracle.
rung-plays = Twój przeciwnik: { $rung }. { $about }
rung-next = Następnym razem spróbuj: { $rung }, --rung { $name }

# Co rozważa komputer.
plan-chances-won = prawie wygrane ({ $number }%)
plan-chances-good = dobre szanse ({ $number }%)
plan-chances-even = mniej więcej po równo ({ $number }%)
plan-chances-poor = słabe szanse ({ $number }%)
plan-chances-lost = prawie przegrane ({ $number }%)
plan-best = najlepsze, co widzę
plan-close = prawie tak samo dobre
plan-behind = wyraźnie gorsze
review-none = Partii gry { $game } nie można omówić.
