# Колоды, список карт и партии компьютера с самим собой в командной строке.

## Числа

percent = { $number } %
tenths = { $whole },{ $tenth }

## Справка: deck

deck-help = Проверить, показать, преобразовать и оценить колоду.
deck-help-address = Сервис, на который ведёт ссылка.
deck-help-check = Сказать, допустима ли колода, или назвать каждую причину, почему нет.
deck-help-convert = Записать колоду в другом формате: .txt, .md, .bbcode, .json или .o8d, по имени нового файла.
deck-help-file = Колода: файл, ссылка или фракция стартовой колоды.
deck-help-hand = Показать, насколько вероятно нужное колоде в стартовой руке, и несколько рук.
deck-help-hands = Сколько рук вытянуть.
deck-help-identity = Identity для колоды, в которой она не указана, или вместо её собственной.
deck-help-link = Вывести ссылку, которая открывает колоду в редакторе колод.
deck-help-plot = Нарисовать цены и влияние и в этот файл SVG.
deck-help-seed = Число, которое определяет всё случайное.
deck-help-sets = Из скольких базовых наборов взяты карты; без него каждой достаточно.
deck-help-show = Показать карты колоды по видам.
deck-help-stats = Показать, из чего состоит колода, сколько она стоит и куда уходит её влияние.
deck-help-to = Новый файл.

## Справка: cards

cards-help = Перечислить карты с их текстами.
cards-help-card = Показать одну карту и правила о ней.
cards-help-game = Чьи карты: netrunner (по умолчанию) или deckers.
cards-help-json = В виде JSON, для программ.
cards-help-name = Карта, по названию или его части.
cards-help-search = Только карты, в которых есть все эти слова.

## Справка: simulate

simulate-help = Компьютер играет много партий сам с собой.
simulate-help-netrunner = Сыграть много партий Netrunner между двумя колодами.
simulate-help-corp = Колода Корпорации: файл или фракция стартовой колоды.
simulate-help-games = Сколько партий.
simulate-help-jobs = Сколько партий одновременно; если не указано, столько, сколько процессоров.
simulate-help-json = В виде JSON, для программ.
simulate-help-resume = Хранить сыгранные партии в этом файле и продолжить с него, если он есть.
simulate-help-on = Где играть: local (этот компьютер), ray (свой кластер здесь) или ray://HOST:PORT кластера Ray.
simulate-help-plot = Рисует итоги партий в этот файл в формате SVG.
simulate-help-runner = Колода Раннера: файл или фракция стартовой колоды.
simulate-help-corp-rung = Кто играет за Корпорацию: ступень от script до oracle, house или random.
simulate-help-runner-rung = Кто играет за Раннера, теми же словами.
simulate-help-seed = Число, которое определяет всё случайное; то же число даёт те же партии.

## Что такое колода

deck-legal = Колода «{ $name }» допустима.
deck-not-legal =
    { $count ->
        [one] Колода «{ $name }» недопустима, вот причина ({ $count }):
        [few] Колода «{ $name }» недопустима, вот причины ({ $count }):
       *[many] Колода «{ $name }» недопустима, вот причины ({ $count }):
    }
deck-see-check = Эта колода недопустима; «cyberdeck deck check» скажет почему.
deck-size =
    { $cards ->
        [one] { $cards } карта (минимум { $least })
        [few] { $cards } карты (минимум { $least })
       *[many] { $cards } карт (минимум { $least })
    }
deck-influence = влияние { $spent } из { $limit }
deck-points = Agenda Points { $points } ({ $low } или { $high })
deck-economy = экономика
deck-mix = Карты по видам
deck-roles = Из них
deck-costs = Карты по цене, в среднем { $mean }, без Agenda
deck-hand-one =
    { $cards ->
        [one] Хотя бы одна в стартовой руке ({ $cards } карта)
        [few] Хотя бы одна в стартовой руке ({ $cards } карты)
       *[many] Хотя бы одна в стартовой руке ({ $cards } карт)
    }
deck-hand-cards = карт
deck-hand-first = шанс
deck-hand-second = с маллиганом
deck-hand-copies =
    { $copies ->
        [one] карта в { $copies } копии
        [few] карта в { $copies } копиях
       *[many] карта в { $copies } копиях
    }
deck-hand-samples = Вытянутые руки, начальное число { $seed }
deck-converted = Колода записана в «{ $file }».
deck-plotted = Рисунок записан в «{ $file }».
deck-plot-none = Нет карт другой фракции.

## Что не так с файлом

deck-plot-format = Рисунок делается в формате SVG; пусть имя оканчивается на .svg, а не «{ $file }».

## Список карт

cards-clauses = Правила
cards-influence = влияние { $number }
cards-near = Карты «{ $name }» нет; может быть, одна из этих: { $near }.
cards-no-clauses = Нет правил только об этой карте.
cards-none = Карты «{ $name }» нет; «cyberdeck cards» перечислит все.

## Партии компьютера с самим собой

simulate-progress = Идёт игра
simulate-of =
    { $games ->
        [one] { $games } партия, начальное число { $seed }
        [few] { $games } партии, начальное число { $seed }
       *[many] { $games } партий, начальное число { $seed }
    }
simulate-won = Победы
simulate-games = партии
simulate-share = доля
simulate-interval = 95 % доверия
simulate-reason = Чем кончилось
simulate-length = Длина
simulate-least = меньше всего
simulate-median = медиана
simulate-mean = в среднем
simulate-most = больше всего
simulate-turns = Ходы обеих сторон
simulate-decisions = Решения
simulate-interrupted = Прервано; с --out ФАЙЛ сыгранные партии сохранились бы.
simulate-kept = Прервано; сыгранные партии записаны в «{ $file }», та же команда продолжит с них.
simulate-not-file = В файле «{ $file }» нет таких партий; выберите другое имя.
simulate-no-ray = Для игры на кластере нужен Ray: pip install 'cyberdeck[ray]'.
simulate-no-cluster = По адресу «{ $address }» кластер Ray не отвечает.
simulate-nowhere = «{ $address }» — не место для игры; укажите local, ray или ray://HOST:PORT.
simulate-other = В файле «{ $file }» партии других колод, с другим начальным числом или другой версии; выберите другое имя.
