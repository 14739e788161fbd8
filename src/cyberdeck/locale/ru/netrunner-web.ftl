# The table of Netrunner in the browser.

## What a click on a thing does

web-do-play = Сыграть
web-do-install = Установить
web-do-use = Использовать
web-do-run = Ран
web-do-advance = Продвинуть
web-do-boost = Усилить
web-do-break = Взломать
web-do-score = Засчитать
web-do-steal = Украсть
web-do-access = Доступ
web-do-rez = Резнуть
web-do-trash = Удалить
web-do-prevent = Предотвратить
web-do-instead = Вместо
web-do-choose = Выбрать
web-do-expose = Expose
web-do-take = Взять
web-do-discard = Сбросить
web-do-forfeit = Отдать
web-do-server = Сюда
web-do-host = На неё

## Basic actions

web-slot-draw = Карта
web-slot-credit = Кредит
web-slot-run = Ран
web-slot-remove-tag = Снять Tag
web-slot-trash = Удалить Resource
web-slot-purge = Purge
web-lit-hint = Подсвеченные карты и серверы можно применить: щёлкните по ним.
web-on-table = Ещё, и то, что на столе ({ $number })

## The way of a run

web-gate-passed = пройден
web-gate-approach = подход
web-gate-encounter = столкновение
web-gate-ahead = впереди
web-let-fire =
    { $number ->
        [one] Пусть сработает { $number } Subroutine
        [few] Пусть сработают { $number } Subroutine
       *[many] Пусть сработают { $number } Subroutine
    }
web-gate-on = Дальше
web-gate-unrezzed = Не делать Rez
web-gate-server = Войти: { $server }
web-ask-encounter =
    { $number ->
        [0] { $card } – ничего уже не сработает.
        [one] { $card } – сработает { $number } Subroutine.
        [few] { $card } – сработают { $number } Subroutine.
       *[other] { $card } – сработают { $number } Subroutine.
    }
web-words = Слова правил
