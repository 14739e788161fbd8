# Турниры

cups-about = Участвовать может каждый, у кого есть учётная запись, боты тоже. Туры начинаются сами.
cups-to-enter = Открыта запись
cups-under-way = Идут
cups-over = Завершены
cups-none = Турниров пока нет
cups-none-hint = Объявите свой: достаточно двоих, туры начинаются сами, и боты тоже играют.
cups-sign-in = Войдите, чтобы объявить турнир.
cups-sign-in-to-enter = Войдите, чтобы участвовать
cups-called-off = Отменён
cups-is-over = Завершён
cups-begins = Начало: { $time }
cups-round-until = Тур { $number }, до { $time }
cups-swiss = Швейцарская система
cups-round-robin = Круговая система
cups-challenge = Испытание
cups-players = Мест: { $number } из { $most }
cups-days =
    { $number ->
        [one] { $number } день
        [few] { $number } дня
       *[other] { $number } дней
    }
cups-hours =
    { $number ->
        [one] { $number } час
        [few] { $number } часа
       *[other] { $number } часов
    }
cups-minutes =
    { $number ->
        [one] { $number } минута
        [few] { $number } минуты
       *[other] { $number } минут
    }
cups-new = Новый турнир
cups-name = Название
cups-game = Игра
cups-shape = Жеребьёвка
cups-challenge-hint = Все команды играют с одним и тем же компьютером, одними и теми же декерами и одинаково перемешанными картами, в каждом туре заново.
cups-rounds = Туры
cups-rounds-enough = сколько нужно
cups-round-lasts = Тур длится не дольше
cups-begins-in = Начало через
cups-house = Если число нечётное
cups-free = один свободен
cups-rated = Партии рейтинговые
cups-announce = Объявить
cups-enter = Участвовать
cups-begin-now = Начать сейчас
cups-leave = Выйти
cups-leave-question = Новых соперников не будет. Начатая партия продолжается.
cups-call-off = Отменить
cups-call-off-question = Этот турнир никто не сыграет.
cups-standings-after = Положение после тура { $number }
cups-entered = Участники
cups-nobody = Пока никто не записался.
cups-player = Игрок
cups-points = Очки
cups-tie-strength = Сила соперников
cups-tie-extended = Расширенная
cups-tie-won = Победы
cups-tie-cycles = Циклы
cups-tie-goals = Цели
cups-is-free = свободен
cups-nameless = без имени
cups-program = бот
cups-gone = вышел
cups-round = Тур { $number }
cups-playing = Идёт
cups-reached = цикл { $cycle }, цели { $goals }, решения { $decisions }
cups-play-as = Играть: { $side }
cups-play = Играть
cups-rules = Как это проходит
cups-rule-sides = Матч — это две партии, по одной каждой стороной. Выигранная партия даёт три очка.
cups-rule-ties = При равенстве очков решает сила соперников, затем их соперников, затем жребий.
cups-rule-free = Если число нечётное, один свободен: шесть очков, не больше одного раза.
cups-rule-house = Если число нечётное, один играет с компьютером, не больше одного раза.
cups-rule-team = Каждая учётная запись — команда и играет за всех декеров тура.
cups-rule-team-points = Два очка за каждую команду, которая прошла меньше, одно за каждую, которая прошла столько же: победа, цикл, цели; затем кто победил за меньше решений или продержался дольше.
cups-rule-team-secret = Смотреть партии можно, когда тур закончится.
cups-rule-time = Тур длится не дольше чем { $time }. Затем проигрывает тот, кто не пришёл, а если пришли оба — кто потратил больше времени.
cups-rule-late = Кто пришёл позже, не имеет очков за пропущенные туры.
cups-of-rounds =
    { $number ->
        [one] { $number } тур
        [few] { $number } тура
       *[other] { $number } туров
    }
cups-made-by = Объявил: { $name }
cups-all = Все турниры
