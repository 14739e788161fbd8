# Что говорит движок Deckers.
# $colour и $server — blue, green, yellow, red или purple; $shade — black или white. $kinds называет, на что указывает
# вариант, например space-space.

## Предметы

space =
    { $server ->
        [blue] Синий#{ $number }
        [green] Зелёный#{ $number }
        [yellow] Жёлтый#{ $number }
        [red] Красный#{ $number }
       *[purple] Фиолетовый#{ $number }
    }
scout =
    { $shade ->
        [white] белый разведчик
       *[black] чёрный разведчик
    }
scout-blocking =
    { $colour ->
        [blue] белый разведчик на синей программе
        [green] белый разведчик на зелёной программе
        [yellow] белый разведчик на жёлтой программе
        [red] белый разведчик на красной программе
       *[purple] белый разведчик на фиолетовой программе
    }
programs =
    { $colour ->
        [blue]
            { $number ->
                [one] синяя программа
                [few] { $number } синие программы
               *[many] { $number } синих программ
            }
        [green]
            { $number ->
                [one] зелёная программа
                [few] { $number } зелёные программы
               *[many] { $number } зелёных программ
            }
        [yellow]
            { $number ->
                [one] жёлтая программа
                [few] { $number } жёлтые программы
               *[many] { $number } жёлтых программ
            }
        [red]
            { $number ->
                [one] красная программа
                [few] { $number } красные программы
               *[many] { $number } красных программ
            }
       *[purple]
            { $number ->
                [one] фиолетовая программа
                [few] { $number } фиолетовые программы
               *[many] { $number } фиолетовых программ
            }
    }
commands =
    { $colour ->
        [blue]
            { $number ->
                [one] { $number } синяя
                [few] { $number } синие
               *[many] { $number } синих
            }
        [green]
            { $number ->
                [one] { $number } зелёная
                [few] { $number } зелёные
               *[many] { $number } зелёных
            }
        [yellow]
            { $number ->
                [one] { $number } жёлтая
                [few] { $number } жёлтые
               *[many] { $number } жёлтых
            }
        [red]
            { $number ->
                [one] { $number } красная
                [few] { $number } красные
               *[many] { $number } красных
            }
       *[purple]
            { $number ->
                [one] { $number } фиолетовая
                [few] { $number } фиолетовые
               *[many] { $number } фиолетовых
            }
    }
listed = { $first }, { $rest }
listed-and = { $first } и { $rest }
lay-beside = { $space } возле поля { $spaces }
lay-first = в середине стола
nothing = ничего

piece-black-guardian = чёрный страж
piece-white-guardian = белый страж
piece-hackman = HackMan
piece-mothers-ghost = Призрак Mother

effect-of-smc = SMC
effect-of-upgrade = улучшенный SMC
effect-of-objective = задание

action-upgrade = Улучшение
action-upload = Загрузка
action-install = Установка
action-move = Движение
action-shift = Сдвиг
action-convert = Преобразование
action-infect = Заражение

phase-setup = Подготовка
phase-information = Фаза информации
phase-start-of-turn = Начало хода
phase-new-scouts = Новые разведчики
phase-actions = Действия
phase-end-of-turn = Конец хода
phase-draw = Добор
phase-attack = Атака SMC
phase-evaluation = Оценка задания
phase-move-scouts = Перемещение разведчиков
phase-refresh = Фаза обновления

## Вопросы: подготовка и цикл

ask-lay-segment =
    { $colour ->
        [blue] Куда вы кладёте синий сегмент?
        [green] Куда вы кладёте зелёный сегмент?
        [yellow] Куда вы кладёте жёлтый сегмент?
        [red] Куда вы кладёте красный сегмент?
       *[purple] Куда вы кладёте фиолетовый сегмент?
    }
ask-start-type = Какой цвет в этой партии — ваш стартовый тип?
ask-free-program =
    { $number ->
        [one]
            { $colour ->
                [yellow] Куда поставить последнюю жёлтую программу подготовки?
               *[blue] Куда поставить последнюю синюю программу подготовки?
            }
        [few]
            { $colour ->
                [yellow] Можно поставить { $number } жёлтые программы куда угодно. Куда следующую?
               *[blue] Можно поставить { $number } синие программы куда угодно. Куда следующую?
            }
       *[many]
            { $colour ->
                [yellow] Можно поставить { $number } жёлтых программ куда угодно. Куда следующую?
               *[blue] Можно поставить { $number } синих программ куда угодно. Куда следующую?
            }
    }
ask-hand-tile = Кто делает следующий ход?
ask-effect-next = Какой эффект первый?
ask-hold-back =
    { $number ->
        [one] Какую карту вы оставляете? Можно оставить одну.
        [few] Какую карту вы оставляете? Можно оставить ещё { $number }.
       *[many] Какую карту вы оставляете? Можно оставить ещё { $number }.
    }
ask-renew-row = Обновить ряд улучшений для следующего цикла?
ask-which-avatar = Какой из ваших аватаров считается?

## Вопросы: действия

ask-deckers-action = Какое действие вы совершаете?
ask-action-there = Какое действие вы совершаете на поле { $space }?
ask-how-many-commands =
    { $colour ->
        [blue] Сколько синих команд вы тратите?
        [green] Сколько зелёных команд вы тратите?
        [yellow] Сколько жёлтых команд вы тратите?
        [red] Сколько красных команд вы тратите?
       *[purple] Сколько фиолетовых команд вы тратите?
    }
ask-how-many-programs =
    { $colour ->
        [blue] Сколько синих программ вы загружаете?
        [green] Сколько зелёных программ вы загружаете?
        [yellow] Сколько жёлтых программ вы загружаете?
        [red] Сколько красных программ вы загружаете?
       *[purple] Сколько фиолетовых программ вы загружаете?
    }
ask-pay = Цена: { $commands }. Какие карты вы играете?
ask-pay-more = Цена: { $commands }. Какую карту вы добавляете?
ask-accomplice = Добавите команды своего сообщника?
ask-sacrifice = Какой из сыгранных карт вы жертвуете ради новой?
ask-move-to =
    { $number ->
        [0] Очков движения не осталось. Куда вы идёте бесплатно?
        [one] Осталось { $number } очко движения. Куда вы идёте?
        [few] Осталось { $number } очка движения. Куда вы идёте?
       *[many] Осталось { $number } очков движения. Куда вы идёте?
    }
ask-take-along = Что вы берёте с собой на поле { $space }?
ask-take-more = Что ещё вы берёте с собой на поле { $space }?
ask-push-from =
    { $number ->
        [one] Остался { $number } толчок. С какого поля?
        [few] Осталось { $number } толчка. С какого поля?
       *[many] Осталось { $number } толчков. С какого поля?
    }
ask-push-what = Что вы толкаете с поля { $space }?
ask-push-to = Куда вы толкаете это с поля { $space }?
ask-which-programs = Какие программы вы убираете?
ask-shockwave = Ударная волна: с какого соседнего поля убрать ещё одного разведчика?

## Вопросы: разведчики и маркеры

ask-scout-next = Куда попадает следующий разведчик?
ask-spread-scout =
    { $number ->
        [one] Куда поставить последнего разведчика?
        [few] Осталось поставить { $number } разведчиков. Куда следующего?
       *[many] Осталось поставить { $number } разведчиков. Куда следующего?
    }
ask-which-redirect = Куда попадает разведчик, который шёл на поле { $space }?
ask-angel = На поле { $space } вот-вот попадёт { $scout }. Куда вы его направляете?
ask-block = Какую программу блокирует белый разведчик на поле { $space }?
ask-which-scout = Какой разведчик на поле { $space }?
ask-remove-scout-from =
    { $number ->
        [one] С какого поля вы убираете разведчика?
        [few] Можно убрать { $number } разведчиков. С какого поля?
       *[many] Можно убрать { $number } разведчиков. С какого поля?
    }
ask-fight-next = Где теперь сражаются красные программы?
ask-choose-space = Какое поле вы выбираете?
ask-which-program = Какую программу вы ставите на поле { $space }?
ask-which-installation = Какую инсталляцию вы ставите?
ask-where-installation =
    { $colour ->
        [blue] Куда вы ставите синюю инсталляцию?
        [green] Куда вы ставите зелёную инсталляцию?
        [yellow] Куда вы ставите жёлтую инсталляцию?
       *[red] Куда вы ставите красную инсталляцию?
    }

## Варианты

option-lay = { $place }
option-start-type =
    { $colour ->
        [blue] синий
        [green] зелёный
        [yellow] жёлтый
        [red] красный
       *[purple] фиолетовый
    }
option-hand-tile = { $decker }
option-resolve-effect = Сначала { $effect-of }
option-hold = Оставить: { $command }
option-keep-row = Оставить ряд
option-renew-row = Обновить весь ряд
option-avatar = Аватар на поле { $space }

option-upgrade = Улучшение: { $command }
option-upload =
    { $colour ->
        [blue] Загрузить синюю программу
        [green] Загрузить зелёную программу
        [yellow] Загрузить жёлтую программу
        [red] Загрузить красную программу
       *[purple] Загрузить фиолетовую программу
    }
option-installation =
    { $colour ->
        [blue] Поставить синюю инсталляцию
        [green] Поставить зелёную инсталляцию
        [yellow] Поставить жёлтую инсталляцию
       *[red] Поставить красную инсталляцию
    }
option-move = Движение
option-shift = Сдвиг
option-convert =
    { $colour ->
        [blue] Преобразовать разведчика в синюю программу
        [green] Преобразовать разведчика в зелёную программу
        [yellow] Преобразовать разведчика в жёлтую программу
        [red] Преобразовать разведчика в красную программу
       *[purple] Преобразовать разведчика в фиолетовую программу
    }
option-infect = Заражение
option-project =
    { $kinds ->
        [space-space] Проекция с поля { $space2 } на поле { $space }
       *[space] Проекция на поле { $space }
    }
option-twin = Действовать аватаром на поле { $space }
option-end-actions = Закончить действия

option-pay = { $cards }
option-pay-with-help = { $cards } — с помощью сообщника
option-pay-with-joker = { $cards } — со стартовым типом как джокером
option-pay-with-joker-and-help = { $cards } — со стартовым типом как джокером и с помощью сообщника
option-other-payment = Другие карты…
option-add =
    { $kinds ->
        [packet] Добавить пакет «{ $packet }»
       *[command] Добавить карту «{ $command }»
    }
option-done-with-help = Готово, с помощью сообщника
option-done-with-joker = Готово, со стартовым типом как джокером
option-done-with-joker-and-help = Готово, со стартовым типом как джокером и с помощью сообщника
option-interrupt = Прервать картой «{ $command }»
option-sacrifice = Пожертвовать картой «{ $command }»

option-go = На поле { $space }
option-backdoor = Через чёрный ход на поле { $space }
option-take-nothing = Ничего
option-take-programs = Взять: { $program }
option-take-scout = Взять: { $scout }
option-push-from = С поля { $space }
option-ghost-to = Поставить призрака на поле { $space }
option-push =
    { $kinds ->
        [scout] Толкнуть: { $scout }
       *[program] Толкнуть: { $program }
    }
option-push-to = На поле { $space }
option-remove =
    { $kinds ->
        [program-program] Убрать: { $program } и { $program2 }
       *[program] Убрать: { $program }
    }
option-from = С поля { $space }

option-place = На поле { $space }
option-space = { $space }
option-redirect = На поле { $space }
option-let-enter = Не перенаправлять
option-block = Заблокировать: { $program }
option-scout = Этот: { $scout }
option-fight = На поле { $space }
option-program =
    { $colour ->
        [blue] Синяя программа
        [green] Зелёная программа
        [yellow] Жёлтая программа
        [red] Красная программа
       *[purple] Фиолетовая программа
    }

## Что происходит: цикл

event-segment-laid =
    { $colour ->
        [blue] Выложен синий сегмент.
        [green] Выложен зелёный сегмент.
        [yellow] Выложен жёлтый сегмент.
        [red] Выложен красный сегмент.
       *[purple] Выложен фиолетовый сегмент.
    }
event-start-type-chosen =
    { $colour ->
        [blue] { $decker }: стартовый тип — синий.
        [green] { $decker }: стартовый тип — зелёный.
        [yellow] { $decker }: стартовый тип — жёлтый.
       *[red] { $decker }: стартовый тип — красный.
    }
event-cycle-began = Цикл { $number }: { $objective }
event-phase-began = — { $phase } —
event-tile-handed = Следующий ход: { $decker }
event-goal-met = Цель выполнена: { $objective }
event-goal-missed = Цель не выполнена: { $objective }
event-arrow-followed =
    { $colour ->
        [blue]
            { $direction ->
                [up] Стрелка вверх на синем сервере
               *[down] Стрелка вниз на синем сервере
            }
        [green]
            { $direction ->
                [up] Стрелка вверх на зелёном сервере
               *[down] Стрелка вниз на зелёном сервере
            }
        [yellow]
            { $direction ->
                [up] Стрелка вверх на жёлтом сервере
               *[down] Стрелка вниз на жёлтом сервере
            }
        [red]
            { $direction ->
                [up] Стрелка вверх на красном сервере
               *[down] Стрелка вниз на красном сервере
            }
       *[purple]
            { $direction ->
                [up] Стрелка вверх на фиолетовом сервере
               *[down] Стрелка вниз на фиолетовом сервере
            }
    }

## Что происходит: карты и действия

event-action-declared = { $decker }: { $action } ({ $at }){ $more }
told-with = {" "}за: { $cards }
event-command-laid = { $decker } выкладывает карту «{ $card }» и просит о помощи
event-command-played = { $decker }: сыграна карта «{ $card }»
event-card-executed = { $decker }: исполнена карта «{ $card }»
event-card-shown = { $decker }: показана карта «{ $card }»
event-card-interrupted = { $decker }: прерывание картой «{ $card }»
event-card-bought = { $decker }: на руку взята карта «{ $card }»
event-card-sacrificed = { $decker }: принесена в жертву карта «{ $card }»
event-hand-discarded =
    { $number ->
        [one] { $decker }: сброшена { $number } карта
        [few] { $decker }: сброшено { $number } карты
       *[many] { $decker }: сброшено { $number } карт
    }
event-commands-drawn =
    { $number ->
        [one] { $decker }: вытянута { $number } карта
        [few] { $decker }: вытянуто { $number } карты
       *[many] { $decker }: вытянуто { $number } карт
    }
event-command-drawn = Вы тянете карту «{ $card }».
event-command-drawn-unseen = Вытянута карта.
event-row-refilled = Новая карта в ряду улучшений: { $card }
event-packet-taken = { $decker }: найден пакет «{ $packet }»
event-packet-put = Пакет на поле { $at }: { $packet }
event-packet-spent = { $decker }: использован пакет «{ $packet }»
event-avatar-moved = { $decker } → { $at }
event-ghost-put = { $decker }: призрак на поле { $at }
event-avatar-relocated = { $decker }: перенос на поле { $at }

## Что происходит: кубики

event-server-rolled =
    { $face ->
        [blue] Кубик серверов: синий
        [green] Кубик серверов: зелёный
        [yellow] Кубик серверов: жёлтый
        [red] Кубик серверов: красный
        [purple] Кубик серверов: фиолетовый
       *[avatar] Кубик серверов: аватар
    }
event-number-rolled = Чёрный кубик: { $number }
event-infection-rolled = Заражение на поле { $at }: красный кубик { $red }, чёрный кубик { $black }
event-infection-won = Заражение на поле { $at }: { $infection } против { $resistance }, успех!
event-infection-lost = Заражение на поле { $at }: { $infection } против { $resistance }, неудача

## Что происходит: маркеры

event-scout-placed = На поле { $at } появляется { $scout }.
event-scout-moved = С поля { $origin } на поле { $at } переходит { $scout }.
event-scout-removed = С поля { $at } убран { $scout }.
event-scout-redirected = Разведчик попадает не на поле { $origin }, а на поле { $at }.
event-scout-stopped = Разведчик остановлен перед полем { $at }.
event-scout-swallowed = Дворец хакеров на поле { $at } поглощает разведчика.
event-scout-to-card = На карту задания кладётся { $scout }.
event-exploded = Взрыв на поле { $at }!
event-transformed =
    { $shade ->
        [white] Три разведчика на поле { $at } превращаются в белого стража.
       *[black] Три разведчика на поле { $at } превращаются в чёрного стража.
    }
event-program-blocked = Белый разведчик на поле { $at } блокирует: { $program }
event-guardian-entered = Теперь на поле { $at }: { $piece }
event-guardian-removed = С поля { $at } убран { $piece }.
event-space-cleared = Всё остальное на поле { $at } убрано.
event-programs-placed = Поставлено на поле { $at }: { $program }
event-programs-moved = { $origin } → { $at }: { $program }
event-programs-removed = Убрано с поля { $at }: { $program }
event-programs-surplus = Поле { $at } заполнено, возвращается в запас: { $program }
event-programs-flipped = Перевёрнуто на поле { $at }: { $program }
event-programs-to-card = Положено на карту задания: { $program }
event-installation-placed =
    { $colour ->
        [blue] На поле { $at } поставлена синяя инсталляция.
        [green] На поле { $at } поставлена зелёная инсталляция.
        [yellow] На поле { $at } поставлена жёлтая инсталляция.
       *[red] На поле { $at } поставлена красная инсталляция.
    }
event-installation-removed =
    { $colour ->
        [blue] С поля { $at } убрана синяя инсталляция.
        [green] С поля { $at } убрана зелёная инсталляция.
        [yellow] С поля { $at } убрана жёлтая инсталляция.
       *[red] С поля { $at } убрана красная инсталляция.
    }

## Конец

won-goal = Последняя цель выполнена, машина побеждена!
lost-goal = Цель не выполнена, победила машина.
lost-scouts = В запасе больше нет разведчика, которого надо поставить; машина захватила сеть.
lost-guardians = В запасе больше нет стража, которого надо поставить; машина захватила сеть.
lost-chain = По сети идёт цепной взрыв, победила машина.

## Ошибки в подготовке

deckers-setup-how-many = Играют от одного до четырёх декеров, а не { $number }.
deckers-setup-same-colour =
    { $colour ->
        [blue] Два декера синего цвета; выберите декеров разных цветов.
        [green] Два декера зелёного цвета; выберите декеров разных цветов.
        [yellow] Два декера жёлтого цвета; выберите декеров разных цветов.
        [red] Два декера красного цвета; выберите декеров разных цветов.
       *[purple] Два декера фиолетового цвета; выберите декеров разных цветов.
    }
deckers-setup-two-upgrades = Выберите либо 2.0, либо 2.1, но не оба.
deckers-setup-unknown =
    { $kind ->
        [smc] Нет SMC «{ $id }»; выберите один из { $known }.
        [decker] Нет декера «{ $id }»; выберите из { $known }.
        [variants] Нет варианта «{ $id }»; выберите из { $known }.
        [options] Нет домашнего правила «{ $id }»; выберите из { $known }.
        [upgrade] Нет обновления «{ $id }»; выберите из { $known }.
        [packet] Нет пакета «{ $id }»; выберите из { $known }.
        [colour] Нет цвета «{ $id }»; выберите из { $known }.
        [pool] Нет запаса «{ $id }»; выберите из { $known }.
       *[objective] Нет задания «{ $id }»; выберите из { $known }.
    }

## Ошибки в позиции

deckers-position-items = Не удаётся прочитать «{ $text }»; пишите названия и количества через запятую, например «2 blue, black».
deckers-position-objectives = Нужно хотя бы одно задание.
deckers-position-how-many = Играют от одного до четырёх декеров. ({ $clause })
deckers-position-avatars = У «{ $decker }» другое число аватаров; назовите поле для каждого.
deckers-position-card = Нет карты команд «{ $card }»; похожие: { $near }.
deckers-position-layout = «{ $text }» — не раскладка; назовите середину каждого из пяти сегментов так, чтобы все касались друг друга и ни один не перекрывал другой.
deckers-position-space = Нет поля «{ $space }»; поля пишутся как yellow4.
deckers-position-item = «{ $item }» не может лежать на поле { $space }; пишите как «2 blue», «white-on-red» или «red installation».
deckers-position-scouts = На поле { $space } может быть не больше двух разведчиков, и ни одного рядом со стражем. ({ $clause })
deckers-position-limit = На поле { $space } слишком много программ; лимит — три одного цвета и одна фиолетовая. ({ $clause })
deckers-position-supply = Столько жетонов «{ $pool }» нет. ({ $clause })
deckers-position-phase = Нет фазы «{ $phase }»; возможны { $known }.

## Ошибки в файлах содержания

content-invalid = Содержание «{ $file }» нельзя использовать: { $problem }
content-unknown = «{ $file }», { $entry }, { $path }: здесь нет слова «{ $word }»; ближайшее известное слово — «{ $near }».
content-missing = «{ $file }», { $entry }, { $path }: не хватает поля «{ $field }».
content-misfit = «{ $file }», { $entry }, { $path }: это не подходит ({ $problem }).
content-expression = «{ $file }», { $entry }, { $path }: «{ $expression }» — не выражение для содержания; дело в «{ $problem }».
