# The table in the browser: help, settings, runs, stories, and what is wrong with a connection.

## Help and settings

web-help = Клавиши и настройки
web-key-enter = дальше: пас, продолжить, готово
web-key-digits = выбрать ответ с этой клавишей; у числа своя цифра
web-key-back = взять последнее решение назад
web-key-seek = найти ответ по слову
web-key-tab = к следующему доступному предмету
web-key-arrows = переходить между картами, полями и кнопками
web-key-look = рассмотреть карту
web-key-decision = к решению
web-key-board = к серверам или к сети
web-key-hand = к вашей руке
web-key-log = к журналу
web-key-reel = остановить показ, шаг назад, шаг вперёд
web-key-sound = включить и выключить звуки
web-key-help = эта справка
web-key-escape = закрыть то, что лежит поверх стола; начать незаконченное решение сначала
web-stops = Окна, в которых игра ждёт вас
web-stops-hint = В остальных браузер пасует за вас, что бы вы там ни могли сделать; поэтому никто ничего из этого не узнает.
web-rest = Пасовать до конца хода
web-rest-hint = Пас в каждом окне этого хода вне Ранов
web-pace = Скорость показа событий
web-pace-slow = медленно
web-pace-normal = обычно
web-pace-fast = быстро
web-pace-off = всё сразу
web-question-first = Спрашивать сразу, не дожидаясь конца показа
web-sound = Звуки
web-sound-on = Озвучивать происходящее
web-volume = Громкость

## Runs and traces in Netrunner

web-run-on = Ран на { $server }
web-bid-trace = +{ $bid } → сила Trace { $total }
web-bid-link = +{ $bid } → сила Link { $total } против { $trace }
web-host = На карте «{ $card }»
web-hosts = на ней: { $card }

## Deckers

web-hand-empty = В Grip нет карт: любой Damage — это Flatline.
web-hand-of = Рука: { $decker }
web-played = Сыграно
web-discard = Сброс
web-known = Видели на руке
web-packets = Пакеты
web-reel-title = Что происходит:
web-reel-shown = Уже показано
web-reel-own = К моему последнему решению
web-reel-back = Шаг назад (,)
web-reel-on = Шаг вперёд (.)
web-reel-play = Продолжить (P)
web-reel-pause = Остановить (P)
web-reel-hurry = Быстрее
web-reel-skip = Пропустить
web-reel-now = К настоящему
web-reel-again = Показать чужой ход ещё раз
web-sign-installation = инсталляция (этого цвета)
web-sign-black = чёрный разведчик
web-sign-white = белый разведчик
web-sign-blocked = белый разведчик, блокирующий программу
web-sign-guardian = страж
web-sign-ghost = призрак действия
web-blue = синий
web-green = зелёный
web-yellow = жёлтый
web-red = красный
web-purple = фиолетовый

## Two at one screen

web-hot-seat = Вдвоём за одним экраном
web-curtain = Передайте экран: сейчас решает { $side }. Остальным лучше не смотреть.
web-curtain-lift = Это я: { $side }

## When something is wrong

web-not-begun = Ждём, пока займут все места…
web-stopped = За этим столом нельзя продолжать игру.
web-outdated = Есть новая версия этой страницы.
web-reload = Обновить
web-hint = Что бы ты сделал?
web-hint-title = Что сделал бы компьютер
web-hint-thinking = Компьютер думает…
web-hint-own-knowledge = Он знает не больше вас.
web-your-turn = Ваш ход
web-invite-code = Тот же адрес для камеры телефона

web-plan-open = Решить заранее
web-plan-when = Если остальные только спасуют, вас спросят:
web-plan-again = Неизвестно, о чём вас спросят дальше. Когда снова спросят об этом:
web-plan-then = … а потом, если остальные только спасуют:
web-plan-unknown = Что будет потом, никто не предвидит.
web-plan-nothing = Пока нечего решать заранее.
web-plan-so-far = Ваш план: { $steps }
web-plan-leave = Так и оставить
web-plan-waits = Когда вас спросят, ответ будет таким: { $steps }
web-plan-dropped = Случилось другое, и план отменён: { $steps }
web-plan-drop = Отменить
web-plan-read = Понятно
