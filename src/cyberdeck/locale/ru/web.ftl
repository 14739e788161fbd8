# The browser client.

## The start page

web-title = Cyberdeck
web-play-now = Играть
web-friend-address = Ссылка для друга
web-copy = Копировать
web-copied = Скопировано
web-enter = Занять место: { $side }
web-open-failed = Не удалось открыть стол; попробуйте ещё раз чуть позже.
web-no-table = По этой ссылке нет стола; проверьте, что она скопирована полностью.
web-language = Язык

## The table

web-connecting = Соединение…
web-lost = Связь потеряна — пробуем снова…
web-waiting = Решает: { $side }…
web-you-win = Вы победили.
web-you-lose = Вы проиграли.
web-nobody-wins = Никто не победил.
web-new-game = Новая партия
web-to-start = На главную
web-see-board = Посмотреть на стол
web-turn = Ход { $number } · { $side }
web-run-credits =
    { $number ->
        [one] { $number } кредит на этот Ран
        [few] { $number } кредита на этот Ран
        [many] { $number } кредитов на этот Ран
       *[other] { $number } кредита на этот Ран
    }
web-log = Что произошло
web-question = Ваше решение
web-keys = I: карта · ?: справка
web-seek = Найти ответ
web-hurts = вам во вред
web-cancel = Назад
web-shortcuts = Сокращения
web-shortcuts-many = Сокращения ({ $number })
web-shortcut-runs = Продолжается: { $shortcut }
web-shortcut-halt = Остановить
web-by-itself = Здесь нечего решать; игра сейчас продолжится.
web-servers = Серверы
web-your-hand = Ваша рука
web-spotlight = Показано сейчас
web-close = Закрыть
web-look = Посмотреть карту
web-look-through = Просмотреть эту стопку
web-empty = Здесь ничего нет.
web-hidden-card = Скрытая карта
web-facedown = картинкой вниз
web-broken = взломана

## What a player has

web-credits = Кредиты
web-clicks = Click
web-points = Очки
web-bad-publicity = Bad publicity
web-tags = Tag
web-brain-damage = Brain Damage
web-link = Link
web-memory = Память

## What lies on cards

web-advancement = Advancement Token
web-recurring = Recurring Credit
web-virus = Virus Counter
web-power = Power Counter
web-agenda-counters = Agenda Counter

## What is printed on cards

web-cost = Цена
web-strength = Сила
web-strength-now = Сила сейчас
web-memory-cost = Память
web-requirement = Требование продвижения
web-trash-cost = Цена удаления
web-influence = Влияние
