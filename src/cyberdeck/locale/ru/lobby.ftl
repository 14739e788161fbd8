seek-sides = Укажите, какой стороной будете играть, одной или любой, и какой колодой.
seek-gone = Там уже никто не ждёт.
seek-oneself = Это вы сами; другую сторону должен занять кто-то другой.
too-many-seeks = Открытых заявок уже { $number }, больше нельзя; снимите одну или подождите.

## Страница

web-seeking = Кто ищет игру?
web-seek-new = Искать игру
web-seek-sides = Я буду играть за
web-seek-deck = Колода: { $side }
web-seek-to = Кого вы вызываете?
web-seek-anybody = любого
web-seek-begin = Искать игру
web-challenge = Вызвать
web-seek-waiting-hint = Осмотритесь; как только кто-нибудь подсядет, вы окажетесь за столом.
web-seek-withdraw = Снять заявку
web-seek-expired = Никто не пришёл, заявка истекла.
web-seek-you = вы: { $side }
web-seek-either = вы: любая сторона
web-nobody-seeks = Сейчас никто не ищет игру
web-nobody-seeks-hint = Начните поиск и занимайтесь своим делом: как только кто-то сядет, вы окажетесь за столом.
web-sit-down = Сесть за стол
web-challenges-you = вызывает вас
web-challenged = вызов: { $name }
web-rated = рейтинговая
web-rated-hint = Два аккаунта, часы, ходы не возвращаются.
web-guest = Гость
web-live = Сейчас играют
web-delayed = на { $number } с позже
web-free-seats = Свободно: { $seats }
web-turns-waiting =
    { $number ->
        [one] { $number } ждёт вас
        [few] { $number } ждут вас
       *[other] { $number } ждут вас
    }
web-find-player = Найти игрока
web-leaders = Сильнейшие
web-gather = Собрать команду: { $game }
web-against-computer = Играть с компьютером

## Игроки

web-nobody-rated = Свободно: первое место
web-nobody-rated-hint = За эту сторону ещё никто не играл на рейтинг.
web-provisional = предварительный
web-rated-games =
    { $number ->
        [one] { $number } рейтинговая партия
        [few] { $number } рейтинговые партии
       *[other] { $number } рейтинговых партий
    }
web-rating-hint = У каждой стороны игры свой рейтинг (Глико-2, начиная с 1500). С вероятностью 95 % истина лежит в пределах ±; пока они широки, рейтинг предварительный и места не даёт. Партия, прерванная раньше, чем решение приняли обе стороны, не считается.
web-computer-players = Игроки компьютера
web-rung-measured = От сильнейшего к слабейшему, по партиям друг с другом; Агент стоит там, откуда начинают новички.
web-player-since =
    { $number ->
        [one] с нами: { $since } · { $number } партия, видная всем
        [few] с нами: { $since } · { $number } партии, видные всем
       *[other] с нами: { $since } · { $number } партий, видных всем
    }
web-results = Результаты
web-no-results = Результатов пока нет
web-no-results-hint = Рейтинговые и открытые партии появляются здесь, когда закончатся.
web-unrated = без рейтинга
web-broken-off = прервана
web-by-deck = По колодам
web-won-lost = победы · поражения
web-won-and-lost = побед: { $won }, поражений: { $lost }
web-decks-shown = Колоды, открытые для всех
web-deck-size =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[other] { $number } карт
    }
web-deck-copy = Взять копию

friend-oneself = С собой вы уже дружите.
too-many-friends = В списке помещается не больше { $number } человек.
web-friends = Друзья
web-friends-none = Пока никого. Кто согласится, будет виден здесь и увидит вас.
web-friend-ask = Добавить друга по имени
web-friend-asking = Приглашены: { $names }
web-friend-asks = { $name } хочет добавить вас в друзья
web-friend-agree = Согласиться
web-friend-part = Убрать из друзей
web-friend-block = Заблокировать
web-friend-unblock = Разблокировать
web-friend-blocked = Заблокированы: { $names }
web-friend-online = на месте
web-friend-playing = за столом
web-friend-offline = не в сети
web-friend-add = Добавить в друзья

crew-together = Команды бывают в играх, где двое, трое или четверо играют вместе.
crew-full = Свободных мест больше нет.
web-crew-find = Найти команду: { $game }
web-crew-size = { $number ->
    [2] вдвоём
    [3] втроём
   *[4] вчетвером
}
web-crew-fill = Пусть за свободные места сыграет компьютер
