# Первая страница, выбор партии и её конец.

## Первая страница

web-play = Играть
web-no-tables-hint = Партия, за которой можно наблюдать, видна здесь, пока её играют.
web-no-games-hint = Здесь появится всё, во что вы играете, в том числе с компьютером, и будет вас ждать.
web-skip = К содержанию страницы
web-still = Остановить движение
web-first-run = Сделайте первый Ран
web-first-steps = Сделайте первые шаги
web-first-lesson-hint = Урок 1 · около 5 минут
web-netrunner-quick = Вы Раннер, компьютер — Корпорация
web-choose-game = Новая партия
web-new-game-of = Новая партия: { $game }
web-continue = Продолжить
web-continue-against = Продолжить: { $opponent }
web-standing-netrunner = Ход { $turn } · Корпорация { $corp } : { $runner } Раннер
web-standing-deckers = Цикл { $cycle }
web-won = Победа
web-lost-game = Поражение
web-against = соперник: { $opponent }
web-play-a-game = Сыграть партию
web-learn-at-table = Обучение за настоящим столом
web-then-play = А потом играть
web-show-begins = Начинается Ран
web-show-first = { $ice }: два Subroutine
web-show-second = { $ice }: опасность для программ
web-show-rez = Последний Ice: Rez
web-show-access = Доступ: { $card }
web-show-stolen = Украдено
web-lost-page = Такой страницы нет
web-lost-page-hint = Возможно, адрес неполный или страница переехала. Отсюда вы найдёте всё.

## Выбор партии Netrunner

web-your-deck = Ваша колода
web-own-deck = Своя колода: { $name }
web-runner-hint = Взламывать, красть Agenda
web-corp-hint = Строить серверы, засчитывать Agenda
web-opponent = Соперник
web-way-house = Компьютер
web-way-friend = Друг по ссылке
web-way-friend-hint = Вы получите ссылку и код для камеры. Другу не нужна учётная запись: кто откроет ссылку, тот займёт место.
web-way-open = Любой
web-way-open-hint = Вы приносите свою колоду, подсевший — свою. В лобби видно, кто ещё ищет игру.
web-hot-seat-hint = Вдвоём за одним экраном: между ходами стол закрыт, пока другой не готов.
web-they-play = { $side } играет
web-any-deck = Любая
web-clock = Часы
web-no-clock = Без часов
web-clock-days =
    { $number ->
        [one] { $number } день на решение
        [few] { $number } дня на решение
       *[other] { $number } дней на решение
    }
web-watchable = Другие могут смотреть, на { $number } секунд позже
web-make-invitation = Создать приглашение
web-start-game = Начать партию
web-sum-you = Вы: { $side }, { $name } ({ $deck })
web-sum-against = соперник: { $who } ({ $deck })

## Выбор партии Deckers

web-choose-deckers = Выберите от одного до четырёх декеров
web-one-of-each-colour = по одному каждого цвета
web-free-place = свободно
web-who-plays = Кто играет: { $decker }
web-plays-me = Я
web-plays-house = Компьютер
web-plays-friend = Друг
web-stars = { $number } из { $of } звёзд
web-spawn-each-turn = новые разведчики каждый ход
web-strangers = Показать в лобби: свободные места для всех
web-break-in = Взломать
web-deckers-against =
    { $number ->
        [one] { $number } декер против { $smc }
        [few] { $number } декера против { $smc }
       *[other] { $number } декеров против { $smc }
    }
web-variant-fragmented = Поля каждого сервера разбросаны по сети: важен цвет, а не часть, на которой они лежат.
web-variant-packets = В сети лежат десять пакетов, каждый под разведчиком: кто дойдёт, найдёт помощь или беду.
web-rung = Соперник
web-rung-level = Ступень { $number } из { $of }
