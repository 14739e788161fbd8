# Колоды, список карт и партии компьютера с самим собой.

## Числа

percent = { $number } %
tenths = { $whole },{ $tenth }

## Справка: deck

deck-help = Проверить, показать, преобразовать и оценить колоду.
deck-help-check = Сказать, допустима ли колода, или назвать каждую причину, почему нет.
deck-help-convert = Записать колоду в другом формате: .txt, .json или .o8d, по имени нового файла.
deck-help-file = Колода: файл или фракция стартовой колоды.
deck-help-hand = Показать, насколько вероятно нужное колоде в стартовой руке, и несколько рук.
deck-help-hands = Сколько рук вытянуть.
deck-help-plot = Нарисовать цены и влияние и в этот файл SVG.
deck-help-seed = Число, которое определяет всё случайное.
deck-help-sets = Из скольких базовых наборов взяты карты; без него каждой достаточно.
deck-help-show = Показать карты колоды по видам.
deck-help-stats = Показать, из чего состоит колода, сколько она стоит и куда уходит её влияние.
deck-help-to = Новый файл.

## Справка: cards

cards-help = Перечислить карты с их текстами.
cards-help-card = Показать одну карту и правила о ней.
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
simulate-help-runner = Колода Раннера: файл или фракция стартовой колоды.
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
deck-starter = Стартовая колода: { $faction }
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
deck-plot-cost = цена в кредитах
deck-plot-costs = Карты по цене
deck-plot-none = Нет карт другой фракции.

## Почему колода недопустима

deck-fault-identity = «{ $identity }» — не Identity; колода принадлежит ровно одной.
deck-fault-second-identity = «{ $card }» — Identity и не может быть в колоде.
deck-fault-size = Карт в колоде: { $cards }, а её Identity требует не меньше { $least }.
deck-fault-points = Agenda Points в колоде: { $points }; при таком числе карт ({ $cards }) их должно быть { $low } или { $high }.
deck-fault-influence = Карты других фракций требуют влияния { $spent }, а Identity позволяет { $limit }.
deck-fault-copies = Копий карты «{ $card }»: { $copies }; можно { $most }.
deck-fault-side = «{ $card }» — карта другой стороны ({ $side }).
deck-fault-agenda = «{ $card }» — Agenda другой фракции.
deck-fault-no-influence = «{ $card }» — карта другой фракции без значения влияния; её может взять только её фракция.
deck-fault-sets =
    { $sets ->
        [one] Копий карты «{ $card }»: { $copies }, а в { $sets } базовом наборе их { $there }.
        [few] Копий карты «{ $card }»: { $copies }, а в { $sets } базовых наборах их { $there }.
       *[many] Копий карты «{ $card }»: { $copies }, а в { $sets } базовых наборах их { $there }.
    }

## Что не так с файлом

deck-plot-format = Рисунок делается в формате SVG; пусть имя оканчивается на .svg, а не «{ $file }».
deckfile-card = В базовом наборе нет карты «{ $card }»; проверьте название.
deckfile-card-near = В базовом наборе нет карты «{ $card }»; может быть, { $near }?
deckfile-count = «{ $count }» — не число копий карты «{ $card }»; напишите число от 1 до { $most }.
deckfile-count-identity = Identity в колоде одна; напишите «{ $card }» с 1 или без числа.
deckfile-doctype = Файл объявляет тип документа, который колоде не нужен; уберите его.
deckfile-format = По имени «{ $file }» не понять, как писать; пусть оно оканчивается на одно из: { $known }.
deckfile-identities = В колоде две Identity, «{ $first }» и «{ $second }»; уберите одну.
deckfile-illegal = Колода «{ $file }» недопустима: { $reason }
deckfile-json = Строка { $line } файла — неправильный JSON; исправьте её.
deckfile-missing = Нет ни файла «{ $file }», ни стартовой колоды с таким именем; стартовые колоды: { $known }.
deckfile-no-identity = В колоде нет Identity; добавьте строку с её названием.
deckfile-not-deck = Это не колода: в ней нет ни одной карты базового набора.
deckfile-not-replaced = Файл «{ $file }» уже есть, и это не колода; он остаётся как был, выберите другое имя.
deckfile-xml = Строка { $line } файла — неправильный XML; исправьте её.

## Список карт

cards-clauses = Правила
cards-found =
    { $count ->
        [0] Ни одной карты не найдено.
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
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
simulate-interrupted = Прервано; с --resume ФАЙЛ сыгранные партии сохранились бы.
simulate-kept = Прервано; сыгранные партии записаны в «{ $file }», та же команда продолжит с них.
simulate-not-file = В файле «{ $file }» нет таких партий; выберите другое имя.
simulate-other = В файле «{ $file }» партии других колод, с другим начальным числом или другой версии; выберите другое имя.
