# Pages of the browser client beside the table, and who sits at it.

web-ways = Страницы
web-my-games = Мои партии
web-watch = Смотреть
web-lobby = Лобби
web-players = Игроки
web-more = Ещё
web-seek-waiting = Ищем соперника …
web-tournaments = Турниры
web-campaign = Кампания
web-weekly = Испытание недели
web-decks = Конструктор колод
web-rules = Правила
web-replay = Повтор
web-review = Разбор
web-learn = Обучение
web-game-netrunner = Netrunner
web-game-deckers = Deckers
web-netrunner-hint = Корпорация защищает серверы, Раннер взламывает их. Вдвоём или против компьютера.
web-deckers-hint = От одного до четырёх хакеров вместе против сверхмассивного компьютера.
web-your-side = Ваша сторона
web-first-game = Первая партия
web-first-game-hint = Два декера против Alpha-Moby, оба ваши
web-no-games = Партий пока нет
web-no-tables = Сейчас открытых столов нет
web-turn-of = Решает: { $seat }
web-go-on = Продолжить
web-forget = Убрать из списка
web-join = Занять место
web-table-full = Все места за этим столом заняты.
web-your-name = Ваше имя
web-sitting-person = человек
web-sitting-joined = человек
web-sitting-house = компьютер
web-sitting-bot = бот
web-sitting-open = свободно
web-over = Партия окончена.
web-company-at-table = За столом
web-take-back = Взять ход назад
web-table-menu = Стол и чат
web-back-asked = { $seat }: просьба вернуть последнее решение.
web-agree = Согласиться
web-refuse = Отказать
web-resign = Сдаться
web-resign-sure = Сдать эту партию?
web-consent = Тот, кому я дам ссылку, может видеть мои карты
web-only-choices = Не спрашивать меня там, где у меня нет выбора
web-brief = Передавать экран только там, где это обычно важно
web-watch-link = Ссылка для зрителей
web-seed-commitment = Перемешивание определено до начала партии, и никто не может его изменить. Его печать: { $commitment }… После партии её откроют, и каждый сможет проверить.
web-seed-proof = Печать открыта: с этим каждый может проверить, что перемешивание было определено с самого начала. { $proof }
web-online = на месте
web-offline = отсутствует
web-give-back = Вернуть место себе
web-stand-in = Пусть играет компьютер
web-mute = Заглушить
web-say = Написать
web-days =
    { $number ->
        [one] { $number } день
        [few] { $number } дня
       *[many] { $number } дней
    }
web-puzzles = Задачи
