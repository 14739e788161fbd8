# Words of the table of Deckers in the browser.

deckers-network = Сеть
deckers-upgrade-row = Ряд улучшений
deckers-supply = Запас
pool-blue-green = синие и зелёные программы
pool-yellow-red = жёлтые и красные программы
pool-purple = фиолетовые программы
pool-scouts = разведчики
pool-guardians = стражи
pool-blue-installations = синие инсталляции
pool-green-installations = зелёные инсталляции
pool-yellow-installations = жёлтые инсталляции
pool-red-installations = красные инсталляции
level-copper = медь
level-silver = серебро
level-gold = золото
keyword-execute = Исполнение
keyword-show = Показ
keyword-interrupt = Прерывание
keyword-passive = При розыгрыше
part-goal = Цель:
part-preparation = Подготовка:
part-rules = Правила:
part-setup = Расстановка:
part-success = Успех:
part-failure = Провал:
web-programs = программы, { $colour } цвет: { $number }
web-installation = инсталляция, { $colour } цвет
web-scouts =
    { $number ->
        [one] { $number } разведчик
        [few] { $number } разведчика
       *[many] { $number } разведчиков
    }
web-crew = Компьютер и декеры
web-cycle = Цикл { $number }, { $level }
web-turns = Ходы в этом цикле: { $number }
web-decker-cards = Рука { $hand } · колода { $deck } · сброс { $discard }
web-smc-spawn = Новые разведчики каждый ход: медь { $copper }, серебро { $silver }, золото { $gold }.
web-smc-spawn-many = При трёх или четырёх декерах: медь { $copper }, серебро { $silver }, золото { $gold }.
deckers-progress =
    { $need ->
        [0] не должно остаться ничего, есть: { $have }
       *[other] { $have } из { $need }
    }
deckers-swarm =
    { $colour ->
        [blue] Сервер роя: синий
        [green] Сервер роя: зелёный
        [yellow] Сервер роя: жёлтый
        [red] Сервер роя: красный
       *[purple] Сервер роя: фиолетовый
    }
