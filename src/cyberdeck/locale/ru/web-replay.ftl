# Повтор законченной партии, правила и почему что-то нельзя сделать.

## Повтор

web-replay-failed = Не удалось загрузить повтор; попробуйте ещё раз чуть позже.
web-open-here = Открыть в Cyberdeck
web-replay-place = Место в партии
web-replay-at = Решение { $at } из { $of }
web-replay-first = В начало (Home)
web-replay-last = В конец (End)
web-replay-back = На одно решение назад (←)
web-replay-on = На одно решение вперёд (→)
web-replay-turn-back = К предыдущему ходу (Page up)
web-replay-turn-on = К следующему ходу (Page down)
web-replay-play = Смотреть (пробел)
web-replay-pause = Пауза (пробел)
web-replay-view = Кто смотрит
web-replay-spectator = Зритель
web-replay-taken = выбрано
web-replay-hands = Карты всех игроков
web-replay-share = Копировать ссылку
web-replay-journal = Запись партии
web-play-on = Играть дальше отсюда
web-play-on-hint = Новый стол начнётся после решения { $number }; эта партия останется прежней.
web-play-on-me = Играю я
web-play-on-friend = Друг, по ссылке
web-play-on-house = Компьютер
web-play-on-begin = Начать
web-measure-corp-credits = Корпорация: кредиты
web-measure-runner-credits = Раннер: кредиты
web-measure-corp-points = Корпорация: очки
web-measure-runner-points = Раннер: очки
web-measure-scouts = Разведчики
web-measure-guardians = Стражи
web-measure-markers = Программы и инсталляции

## Правила

web-rules-of = Правила: { $game }
web-rules-games = Игры
web-rules-search = Поиск слов или номеров
web-rules-cards = Карты этой главы
web-rules-contents = Содержание
web-rules-hits =
    { $number ->
        [one] Найдено { $number } место
        [few] Найдено { $number } места
       *[other] Найдено { $number } мест
    }
web-rules-failed = Не удалось загрузить правила; попробуйте ещё раз чуть позже.
web-rules-link = Ссылка на { $clause }
web-card-rules = Правила об этой карте

## Почему нельзя?

web-why = Почему не сейчас?
web-why-play = Почему я не могу её сыграть?
web-why-install = Почему я не могу её установить?
web-why-rez = Почему я не могу её резнуть?
web-why-score = Почему я не могу её засчитать?
web-why-advance = Почему я не могу её продвинуть?
web-why-use = Почему я не могу её использовать?
web-why-break = Почему я не могу ею взламывать?
web-why-trash = Почему я не могу её удалить?
web-why-upgrade = Почему я не могу её получить?
web-why-execute = Почему я не могу её исполнить?
web-why-show = Почему я не могу её показать?
web-why-boost = Почему нельзя её усилить?
web-why-prevent = Почему нельзя ею ничего предотвратить?
web-why-instead = Почему нельзя использовать её вместо доступа?
web-why-access = Почему нельзя получить к ней доступ?
web-why-run = Почему туда нельзя сделать Ран?
web-why-interrupt = Почему нельзя ею прервать?
web-why-go = Почему туда нельзя пойти?
web-why-project = Почему туда нельзя проецировать?
web-why-push-from = Почему оттуда нельзя толкать?
web-why-infect = Почему здесь нельзя заражать?
web-why-upload = Почему нельзя загрузить программу: { $colour }?
web-why-installation = Почему нельзя установить: { $colour }?
web-why-convert = Почему нельзя преобразовать разведчика в: { $colour }?
web-why-hand-tile = Почему сейчас не ход этого декера?
web-why-spend-packet = Почему нельзя его потратить?
web-why-rule = Правило { $clause }
web-explain = Почему?
web-explain-who = { $seat }, как это видит { $rung }:
web-explain-other = Того, что было решено, среди них нет: это ошибка или другой замысел.
