# Words of the table of Deckers in the browser.

deckers-network = Сеть
web-cards = Карты
web-cards-search = Искать название или слово
web-cards-kind = Что показать
web-cards-found =
    { $number ->
        [one] { $number } предмет
        [few] { $number } предмета
       *[other] { $number } предметов
    }
web-kind-command = Карты команд
web-kind-objective = Цели
web-kind-smc = Компьютеры
web-kind-upgrade = Улучшения
web-kind-decker = Декеры
web-kind-packet = Пакеты
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
level-ghost = Призрак Mother
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
web-last-turn = Последний ход: { $actions }
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

## Стол

web-home-of = дом: { $decker }
web-closed-space = закрытое поле
web-swarm-space = сервер роя
web-hands = Руки
web-stars-of-machine =
    { $number ->
        [one] { $number } звезда из 4
        [few] { $number } звезды из 4
       *[many] { $number } звёзд из 4
    }
web-spawn =
    { $number ->
        [0] Без нового разведчика за ход
        [one] { $number } новый разведчик за ход
        [few] { $number } новых разведчика за ход
       *[many] { $number } новых разведчиков за ход
    }
web-pile-hand = рука
web-pile-deck = колода
web-pile-discard = сброс
web-owned = Все карты колоды ({ $number })
web-objective-of = задание, { $level } · цикл { $number }
web-this-cycle = В этом цикле:
web-goal = Цель
web-goal-part = Часть { $number }
web-to-go = осталось { $number }
web-supply-loss = Запас – пустой значит поражение
web-alarm-guardians = Стражей не осталось: следующий третий разведчик – поражение.
web-alarm-ripe =
    { $number ->
        [one] { $number } поле с двумя разведчиками
        [few] { $number } поля с двумя разведчиками
       *[many] { $number } полей с двумя разведчиками
    }
web-pay = Заплатить
web-verb-modify = Преобра­зование
web-verb-ghost = Призрак
web-verb-play = Карта
web-verb-more = Ещё
web-verb-end = Конец хода
web-keep-nothing = Ничего не оставлять
web-click-a-space = Щёлкните поле
web-not-enough = Пока мало: выберите ещё карты
web-nothing-lost = Ничего не пропадает
web-sign-white-guardian = белый страж: входа нет
web-lay-hint = Наведите на точку, чтобы увидеть, как ляжет сегмент; он должен касаться сети хотя бы двумя полями.
web-lay-tap = Коснитесь точки, чтобы увидеть, как ляжет сегмент; он должен касаться сети хотя бы двумя полями.
web-lay-here = Положить на место { $sign }
web-lay-list = Все места словами
web-space-list = Все списком
