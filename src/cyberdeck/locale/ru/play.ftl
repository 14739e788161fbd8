# Игра в терминале.

## Команды и их параметры

play-command = Сыграть здесь, в терминале.
play-netrunner-command = Ещё для Netrunner: игра с заданной позиции.
play-command-netrunner = Сыграть в Netrunner против компьютера или вдвоём за одним экраном.
play-command-position = Продолжить игру с позиции из файла, например с задачи.
play-position-file = Позиция в виде файла YAML.
play-option-all-windows = Спрашивать при каждой возможности, даже если выбирать не из чего.
play-option-quick = За одним экраном не спрашивать ни одного из вас там, где только он видит, что выбора нет.
play-option-pace = Секунды на каждую строку о том, что делают другие; 0 показывает всё сразу.
play-option-as = Ваша сторона, corp или runner; за другую играет компьютер. Если не указана, вы — Раннер.
play-option-corp = Стартовая колода Корпорации, по её фракции.
play-option-hot-seat = Двое по очереди за этим экраном; компьютер не играет.
play-option-journal = Записать партию в этот файл.
play-option-resume = Продолжить партию с этой записи.
play-option-runner = Стартовая колода Раннера, по его фракции.
play-option-seed = Число, которое определяет всё случайное; без него каждая партия новая.
play-resume-alone = У записи партии свои колоды и своё начальное число; уберите --corp, --runner и --seed.
play-finished = Партия в «{ $file }» окончена; её покажет «cyberdeck replay».

## Файлы

file-bad-yaml = Файл «{ $file }» — не позиция в YAML; исправьте его или выберите другой.
file-bad-yaml-line = Файл «{ $file }» около строки { $line } — не правильный YAML; исправьте его там.
file-not-replaced = Файл «{ $file }» уже есть, и это не запись партии; он остаётся как был, выберите другое имя.
file-exists = Файл «{ $file }» уже есть и остаётся как был; выберите другое имя.
file-not-written = Файл «{ $file }» не удаётся записать; проверьте, что папка есть и что вам разрешено в неё писать.

## Стол

play-archives = Archives { $number }
play-bad-publicity = Bad publicity { $number }
play-brain-damage = Brain Damage { $number }
play-clicks =
    { $number ->
        [one] { $number } Click
        [few] { $number } Click
        [many] { $number } Click
       *[other] { $number } Click
    }
play-corp-score = Засчитано Корпорацией:
play-counter-agenda = Agenda { $number }
play-counter-credits = { $number }¢
play-counter-power = Power { $number }
play-counter-recurring = { $number }¢ Recurring
play-counter-virus = Virus { $number }
play-credits = { $number }¢
play-empty = ничего
play-grip = Grip { $number }/{ $limit }
play-hand-grip = Ваш Grip:
play-hand-hq = Ваш HQ:
play-heap = Heap { $number }
play-heap-title = Heap:
play-archives-title = Archives:
play-hidden-card = карта
play-hidden-ice = Ice
play-hq = HQ { $number }/{ $limit }
play-in-play = Разыгрывается:
play-link = Link { $number }
play-memory = MU { $number }/{ $limit }
play-points = очки { $number }/{ $limit }
play-rd = R&D { $number }
play-remote = Remote { $number }
play-rig = Rig:
play-run-access = Ран на { $server }: успешен, доступ
play-run-approach = Ран на { $server }: приближение — { $ice }
play-run-broken = Ран на { $server }: Encounter — { $ice }, все Subroutine взломаны
play-run-credits = { $number }¢ на этот Ран
play-run-encounter = Ран на { $server }: Encounter — { $ice }, не взломаны Subroutine: { $numbers }
play-run-server = Ран на { $server }: перед сервером
play-runner-score = Украдено Раннером:
play-setup = Подготовка
play-shown = Вы видите:
play-stack = Stack { $number }
play-tags = Tag { $number }
play-turn = Ход { $number } · { $side }

## Что говорится во время игры

play-choose =
    { $count ->
        [1] Введите 1, чтобы взять единственный вариант, или ? для справки.
        [one] Введите номер от 1 до { $count } или ? для справки.
        [few] Введите номер от 1 до { $count } или ? для справки.
        [many] Введите номер от 1 до { $count } или ? для справки.
       *[other] Введите номер от 1 до { $count } или ? для справки.
    }
play-more-log =
    { $number ->
        [one] …ещё { $number } строка; «log» покажет всё
        [few] …ещё { $number } строки; «log» покажет всё
        [many] …ещё { $number } строк; «log» покажет всё
       *[other] …ещё { $number } строки; «log» покажет всё
    }
play-no-number =
    { $count ->
        [1] Варианта { $found } нет; есть только 1.
        [one] Варианта { $found } нет; выберите от 1 до { $count }.
        [few] Варианта { $found } нет; выберите от 1 до { $count }.
        [many] Варианта { $found } нет; выберите от 1 до { $count }.
       *[other] Варианта { $found } нет; выберите от 1 до { $count }.
    }
play-no-rest = Пасовать до конца хода (rest) можно только тогда, когда вас спрашивают в открытом окне вне Рана.
play-no-undo = Возвращать нечего.
play-undo-hot-seat = Вернуть решение можно, только когда двое играют за одним экраном.
play-nothing-found = Нет ни карты, ни слова правил «{ $words }»; похожие: { $near }.
play-offered = «{ $notation }» сейчас есть среди вариантов.
play-why-wish = { $wish }: { $reason } ({ $clause })
play-why = { $reason } ({ $clause })
play-hand-over = Теперь играет: { $side }
play-press-enter = Нажмите Enter, когда экран видит только нужный игрок.

## Справка

play-help-number = выбрать вариант с этим номером
play-help-notation = то же в нотации
play-help-shortcut = сокращение по номеру или имени: несколько ответов сразу
play-shortcuts = Сразу:
play-more-shortcuts = ещё { $number }: введите ?
play-help-enter = пас или дальше, если это первый вариант; выбрать единственный вариант
play-help-explain = объяснить карту или слово правил
play-help-why = сказать, почему хода, записанного в нотации, нет среди вариантов
play-help-look = просмотреть Archives, Heap и засчитанные Agenda
play-help-log = показать всё, что произошло
play-help-again = показать ещё раз, шаг за шагом, что произошло после вашего последнего решения
play-skip = Enter — пропустить
play-nothing-told = Никто другой ещё ничего не сделал.
play-help-rest = пасовать в каждом окне до конца хода или до начала Рана
play-help-save = записать партию в файл
play-help-position = записать позицию в файл, и скрытые карты тоже
play-help-back = отбрасывает ответы на этот вопрос и начинает его заново
play-help-undo = вернуть последнее решение (двое за одним экраном)
play-help-quit = выйти из-за стола
play-help-signs = Знаки: ■ картинкой вверх · ▒ картинкой вниз · ▶ где Раннер · (2) сила · ▲ Advancement Token · ★ Agenda Points · ¢ кредиты
play-help-now = Сейчас в нотации:

## Что напечатано на карте

play-fact-advancement = требование продвижения { $number }
play-fact-install = цена установки { $number }
play-fact-link = Link { $number }
play-fact-memory = память { $number }
play-fact-play = цена розыгрыша { $number }
play-fact-points = Agenda Points { $number }
play-fact-rez = цена за рез { $number }
play-fact-strength = сила { $number }
play-fact-trash = цена удаления { $number }
play-fact-unique = уникальная

## Начало и конец

play-first-game = Сыграть сейчас первую партию в Netrunner за Раннера (Шейперы) против Jinteki? Enter — да, n — нет:
play-save-as = Сохранить партию? Имя файла или просто Enter, чтобы выйти без сохранения:
play-saved = Партия записана в «{ $file }».
play-position-saved = Позиция записана в «{ $file }», со скрытыми картами и будущими случайностями.
play-left = Партия осталась неоконченной; её начальное число — { $seed }.
play-seed = Начальное число: { $seed }
play-won-by = Победа: { $winners }
play-you-lost = Вы проиграли.
play-you-won = Вы победили!
play-help-hint = спрашивает, что компьютер сделал бы на вашем месте и насколько это хорошо
play-no-hint = Здесь двое играют друг против друга; никто не спрашивает компьютер.
