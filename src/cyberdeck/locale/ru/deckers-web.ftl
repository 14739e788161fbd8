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
source-rulebook = правила игры
source-inferred = выведено
source-designed = наша разработка
source-printed = печатная карта
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
web-source = Источник: { $source }
web-smc-spawn = Новые разведчики каждый ход: медь { $copper }, серебро { $silver }, золото { $gold }.
web-smc-spawn-many = При трёх или четырёх декерах: медь { $copper }, серебро { $silver }, золото { $gold }.
