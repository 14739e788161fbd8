# Конструктор колод и учётная запись.

## Просмотр карт

web-deck-cards = Карты
web-deck-deck = Колода
web-deck-search = Искать в названиях и текстах
web-deck-side = Сторона
web-deck-faction = Фракция
web-deck-type = Вид
web-deck-any = все
web-deck-clear = Сбросить фильтры
web-deck-more = На одну больше: { $card }
web-deck-fewer = На одну меньше: { $card }
web-deck-copies =
    { $number ->
        [one] { $number } копия в колоде
        [few] { $number } копии в колоде
       *[many] { $number } копий в колоде
    }
web-deck-use = Взять
web-deck-used = Выбрана

## Колоды

web-deck-begin = Новая колода
web-deck-begin-with = Начать с…
web-deck-starters = Стартовые колоды
web-deck-empty = Пустая, с этой Identity
web-deck-open = Мои колоды
web-deck-none = Начните со стартовой колоды или с Identity, либо загрузите колоду.
web-deck-no-cards = Карт пока нет; добавьте их кнопкой +.
web-deck-name = Название колоды
web-deck-duplicate = Создать копию
web-deck-drop = Удалить
web-deck-drop-sure = Удалить колоду «{ $name }»?
web-deck-kept-here = Каждое изменение сохраняется в этом браузере.
web-deck-kept-account = Каждое изменение сохраняется в учётной записи { $name }.

## Состояние колоды

web-deck-of-least = { $number } (не меньше { $least })
web-deck-of-limit = { $number } из { $limit }
web-deck-points = Agenda Points
web-deck-points-of = { $number } ({ $low } или { $high })
web-deck-legal = Эта колода допустима.
web-deck-illegal = Эта колода пока недопустима:
web-deck-rule = Правило { $clause }
web-deck-against = Компьютер играет за
web-deck-play = Сыграть этой колодой против компьютера
web-deck-play-illegal = Играть можно только допустимой колодой.

## Пробы

web-deck-as-table = В виде таблицы
web-deck-hand = Стартовая рука
web-deck-draw = Вытянуть 5 карт
web-deck-mulligan = Маллиган

## Загрузка и сохранение

web-deck-import = Загрузить колоду
web-deck-import-hint = Колода списком, ссылкой, в Markdown, BBCode, JSON или из OCTGN
web-deck-import-take = Загрузить этот текст
web-deck-import-file = Выбрать файл
web-deck-imported = Загруженная колода
web-deck-export = Сохранить эту колоду
web-deck-format = Формат
web-deck-format-text = Текст
web-deck-format-link = Ссылка
web-deck-download = Скачать

## Учётная запись

web-account = Учётная запись
web-account-hint = Учётная запись собирает ваши колоды и партии на всех устройствах. Играть можно и без неё.
web-account-name = Имя
web-password = Пароль
web-password-hint =
    { $number ->
        [one] Не меньше { $number } символа
        [few] Не меньше { $number } символов
       *[many] Не меньше { $number } символов
    }
web-sign-in = Войти
web-create-account = Создать учётную запись
web-sign-out = Выйти
web-signed-in = Вы вошли как { $name }.
web-account-decks = Колоды в учётной записи
web-account-no-decks = Колод пока нет.
web-account-games =
    { $number ->
        [one] { $number } партия в учётной записи
        [few] { $number } партии в учётной записи
       *[many] { $number } партий в учётной записи
    }
web-no-answer = Сервер не отвечает; попробуйте ещё раз чуть позже.
