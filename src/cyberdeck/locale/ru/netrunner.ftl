# Что говорит движок Netrunner.

## Названия

hidden-card = закрытая карта
hidden-ice = закрытый Ice
server-new = Новый Remote Server

counter-virus = Virus Counter
counter-power = Power Counter
counter-agenda = Agenda Counter

damage-net = Net Damage
damage-meat = Meat Damage
damage-brain = Brain Damage

about-net-damage = Net Damage
about-meat-damage = Meat Damage
about-brain-damage = Brain Damage
about-tags = Tag
about-trash = удаление карт
about-expose = Expose карт

step-corp-1-1 = Начало хода Корпорации
step-corp-1-2 = Ход Корпорации начинается
step-corp-1-3 = Корпорация тянет карту
step-corp-2-1 = Перед первым действием Корпорации
step-corp-2-2 = После действия Корпорации
step-corp-3-1 = Корпорация сбрасывает карты
step-corp-3-2 = После сброса Корпорации
step-corp-3-3 = Конец хода Корпорации
step-runner-1-1 = Начало хода Раннера
step-runner-1-2 = Ход Раннера начинается
step-runner-1-3 = После действия Раннера
step-runner-2-1 = Раннер сбрасывает карты
step-runner-2-2 = После сброса Раннера
step-runner-2-3 = Конец хода Раннера
step-run-2-1 = Приближение к Ice
step-run-2-3 = Приближение к Ice, можно резнуть
step-run-3-1 = Encounter, можно взламывать
step-run-4-1 = Приближение к серверу
step-run-4-3 = Приближение к серверу, можно резнуть

## Вопросы

ask-mulligan = Оставить стартовую руку?
ask-action =
    { $number ->
        [one] У вас остался { $number } Click. Что вы делаете?
        [few] У вас осталось { $number } Click. Что вы делаете?
       *[many] У вас осталось { $number } Click. Что вы делаете?
    }
ask-window = { $step }: действуете или пасуете?
ask-discard =
    { $number ->
        [one] На руке слишком много карт: сбросьте { $number } карту.
        [few] На руке слишком много карт: сбросьте { $number } карты.
       *[many] На руке слишком много карт: сбросьте { $number } карт.
    }
ask-install-where = { $card }: куда установить?
ask-install-trash = { $card }: удалить там что-нибудь перед установкой?
ask-install-host = { $card }: на какую карту установить?
ask-make-room = { $card }: удалить какие-нибудь Program перед установкой?
ask-memory-short = Вашим Program нужно больше памяти, чем у вас есть. Какой Program удалить?
ask-pay-from-card = { $card }: сколько кредитов потратить с этой карты?
ask-pay-from-run = Сколько кредитов этого Рана потратить?
ask-jack-out = Продолжить Ран на { $server } или прекратить?
ask-break-more = { $card }: взломать ещё Subroutine?
ask-access = К чему теперь получить доступ?
ask-accessing = Доступ: { $card } — что делать с этой картой?
ask-trace-strength = Сила Trace — { $number }. Сколько кредитов добавить?
ask-link-strength = Сила Trace — { $number }. Сколько кредитов добавить к Link?
ask-may = { $card }: использовать?
ask-may-pay =
    { $number ->
        [one] { $card }: заплатить { $number } кредит и использовать?
        [few] { $card }: заплатить { $number } кредита и использовать?
       *[many] { $card }: заплатить { $number } кредитов и использовать?
    }
ask-run-where = { $card }: на какой сервер Ран?
ask-access-more = К скольким дополнительным картам получить доступ?
ask-access-or-instead = Получить доступ к картам или использовать что-то вместо этого?
ask-choose-advance = { $card }: какую карту продвинуть?
ask-choose-expose = { $card }: для какой карты сделать Expose?
ask-choose-program = { $card }: какой Program удалить?
ask-forfeit = Какую Agenda отдать (Forfeit)?
ask-install-free = { $card }: установить и резнуть Ice бесплатно?
ask-name-x = { $card }: сколько кредитов потратить?
ask-lose-credits = { $card }: сколько кредитов теряет Корпорация?
ask-prevent-damage = { $card }: сколько Damage предотвратить?
ask-rez-or-trash = { $card }: резнуть или удалить?
ask-search = { $card }: какую карту взять?
ask-tag-or-end = { $card }: взять 1 Tag или закончить Ран?
ask-take-back = { $card }: какую карту вернуть на руку?
ask-take-credits = { $card }: сколько кредитов взять с этой карты?
ask-choose-ice = { $card }: какой Ice выбрать?
ask-choose-install = { $card }: какую карту установить?
ask-crypsis = { $card }: взломана Subroutine. Снять Virus Counter или удалить карту?
ask-infiltration = { $card }: получить кредиты или сделать Expose?
ask-pawn = { $card }: удалить установленную карту за 3 кредита?
ask-put-on-top = { $card }: какая карта следующая, если считать сверху?
ask-rez-free = { $card }: резнуть Ice бесплатно?

## Ответы

option-keep = Оставить руку
option-mulligan = Взять маллиган
option-yes = Да
option-no = Нет
option-pass = Пас
option-draw = Вытянуть 1 карту
option-credit = Взять 1 кредит
option-credits =
    { $number ->
        [one] Взять { $number } кредит
        [few] Взять { $number } кредита
       *[many] Взять { $number } кредитов
    }
option-play = Сыграть: { $card }
option-install = Установить: { $card }
option-server = { $server }
option-host = На карту: { $card }
option-trash-first = Сначала удалить: { $card }
option-rez = Резнуть: { $card }
option-advance = Продвинуть: { $card }
option-score = Засчитать: { $card }
option-purge = Purge: снять все Virus Counter
option-run = Ран на { $server }
option-continue = Продолжить Ран
option-jack-out = Прекратить Ран
option-boost = Усилить: { $card }
option-break =
    { $kinds ->
        [number-card] Взломать Subroutine { $number } ({ $card })
       *[number] Взломать Subroutine { $number }
    }
option-access =
    { $kinds ->
        [server] Получить доступ к карте ({ $server })
       *[card] Получить доступ: { $card }
    }
option-steal = Украсть: { $card }
option-trash = Удалить: { $card }
option-leave = Оставить: { $card }
option-use =
    { $kinds ->
        [card-number] Использовать: { $card } (способность { $number })
       *[card] Использовать: { $card }
    }
option-prevent =
    { $kinds ->
        [card-card] Использовать: { $card } → { $card2 }
        [card-number] Использовать: { $card } (способность { $number })
        [card-number-card] Использовать: { $card } (способность { $number }) → { $card3 }
       *[card] Использовать: { $card }
    }
option-access-cards = Получить доступ к картам
option-instead = Вместо этого использовать: { $card }
option-rig = В Rig
option-forfeit = Отдать: { $card }
option-take = Взять: { $card }
option-take-tag = Взять 1 Tag
option-end-run = Закончить Ран
option-choose = Выбрать: { $card }
option-expose = Expose: { $card }
option-next = { $card }
option-discard = Сбросить: { $card }
option-remove-counter = Снять 1 Virus Counter
option-remove-tag = Снять 1 Tag

## Что произошло: ходы

event-turn-began = { $side } начинает ход
event-turn-ended = { $side } заканчивает ход
event-kept-hand = { $side } оставляет стартовую руку
event-took-mulligan = { $side } берёт маллиган
event-drew = { $side } тянет: { $card }{ $more }
event-gained-credits =
    { $number ->
        [one] { $side } получает { $number } кредит{ $more }
        [few] { $side } получает { $number } кредита{ $more }
       *[many] { $side } получает { $number } кредитов{ $more }
    }
event-lost-credits =
    { $number ->
        [one] { $side } теряет { $number } кредит{ $more }
        [few] { $side } теряет { $number } кредита{ $more }
       *[many] { $side } теряет { $number } кредитов{ $more }
    }
event-paid-credits =
    { $number ->
        [one] { $side } платит { $number } кредит{ $more }
        [few] { $side } платит { $number } кредита{ $more }
       *[many] { $side } платит { $number } кредитов{ $more }
    }
event-lost-click = { $side } теряет 1 Click{ $more }
event-gained-clicks = { $side } получает { $number } Click{ $more }
event-spent-clicks = { $side } тратит { $number } Click{ $more }
event-shuffled = { $side } тасует колоду{ $more }

## Что произошло: карты

event-played = { $side } играет: { $card }{ $more }
event-used = { $side } использует: { $card }{ $more }
event-corp-installed = Корпорация устанавливает: { $card } ({ $server }){ $more }
event-runner-installed = Раннер устанавливает: { $card }{ $more }
event-rezzed = Корпорация делает Rez: { $card }{ $more }
event-derezzed = Дерезнута карта: { $card }{ $more }
event-advanced =
    { $number ->
        [one] Корпорация продвигает: { $card }{ $more }
        [few] Корпорация продвигает { $number } раза: { $card }{ $more }
       *[many] Корпорация продвигает { $number } раз: { $card }{ $more }
    }
event-counters-placed = { $card }: +{ $number } { $counter }{ $more }
event-counters-removed = { $card }: −{ $number } { $counter }{ $more }
event-scored = Корпорация засчитывает: { $card }
event-stolen = Раннер крадёт: { $card }{ $more }
event-forfeited = { $side } отдаёт Agenda: { $card }
event-trashed =
    { $by ->
        [nobody] Удалено: { $card }{ $more }
       *[other] { $by } удаляет: { $card }{ $more }
    }
event-discarded = { $side } сбрасывает: { $card }
event-exposed = Expose: { $card }{ $more }
event-revealed = { $side } показывает: { $card }
event-looked-at-deck =
    { $number ->
        [one] { $side } смотрит { $number } верхнюю карту колоды{ $more }
        [few] { $side } смотрит { $number } верхние карты колоды{ $more }
       *[many] { $side } смотрит { $number } верхних карт колоды{ $more }
    }
event-purged =
    { $number ->
        [0] Корпорация делает Purge{ $more }, но ни одного Virus Counter не было
       *[other] Корпорация снимает { $number } Virus Counter{ $more }
    }
event-archives-turned =
    { $number ->
        [0] В Archives нет закрытых карт
        [one] В Archives открыта { $number } карта
        [few] В Archives открыты { $number } карты
       *[many] В Archives открыто { $number } карт
    }

## Что произошло: Раны

event-run-began = Раннер начинает Ран на { $server }{ $more }
event-approached = Раннер приближается, перед ним { $card }{ $more }
event-approached-server = Раннер приближается, перед ним { $server }
event-encountered = Раннер встречает Ice: { $card }
event-subroutine-broken = Раннер взламывает Subroutine { $number }: { $card }{ $more }
event-subroutine-resolved = { $card }: срабатывает Subroutine { $number }
event-encounter-ended = Encounter окончен
event-bypassed = Bypass: { $card }
event-passed = Раннер проходит: { $card }
event-jacked-out = Раннер прекращает Ран
event-run-succeeded = Ран на { $server } успешен
event-run-failed = Ран на { $server } неуспешен
event-run-ended = Ран окончен
event-accessed = Раннер получает доступ: { $card }

## Что произошло: трассировка, Tag, Damage

event-trace-began = Начинается трассировка с силой { $number }{ $more }
event-trace-raised =
    { $number ->
        [one] { $side } добавляет { $number } кредит: сила { $strength }
        [few] { $side } добавляет { $number } кредита: сила { $strength }
       *[many] { $side } добавляет { $number } кредитов: сила { $strength }
    }
event-trace-succeeded = Трассировка успешна
event-trace-failed = Трассировка неуспешна
event-tagged = Раннер получает { $number } Tag{ $more }
event-untagged = Раннер теряет { $number } Tag{ $more }
event-took-bad-publicity = Корпорация получает { $number } Bad publicity{ $more }
event-damaged = Раннер получает { $number } { $damage }{ $more }
event-prevented = { $side } предотвращает { $about }: { $number }{ $more }
event-saved = { $side } спасает от удаления: { $card }{ $more }
event-kept-hidden = { $side } не даёт раскрыть (Expose): { $card }{ $more }
event-strengthened = { $card }: сила +{ $number }{ $more }
event-weakened = { $card }: сила −{ $number }{ $more }
event-flatlined = Раннер погибает: Flatline

## Конец строки журнала: где, за сколько, какой картой

told-more = { $first }{ $rest }
told-in = {" "}({ $server })
told-ice = {" "}(Ice { $number }, { $server })
told-card = {" "}(карта { $number }, { $server })
told-for = {" "}за { $price }
told-both = { $first } и { $second }
told-credits =
    { $number ->
        [one] { $number } кредит
        [few] { $number } кредита
       *[many] { $number } кредитов
    }
told-clicks = { $number } Click
told-by = {" "}({ $card })

## Как была выиграна партия

won-by-points = Партию решили Agenda Points.
won-by-flatline = Раннер погиб: Flatline.
won-by-empty-deck = Корпорация должна была вытянуть карту, но R&D пуст.

## Почему решение не предлагается

why-access-steal = Украсть можно только Agenda, и нужно заплатить то, чего это стоит.
why-access-trash = Это нельзя удалить: нет цены удаления, на неё не хватает кредитов или карта лежит в Archives.
why-always-holds = Это не используют: оно действует всё время, пока карта активна.
why-broken = Эта Subroutine уже взломана, или её нет.
why-by-itself = Это не используют: оно происходит само или вас спросят, как только выполнится условие.
why-console = Может быть установлена только одна консоль.
why-first-ice = Прекратить Ран можно, только когда спрашивают, продолжать ли его, и не у первого Ice этого Рана.
why-host = Нет установленной карты, которая может быть для неё Host.
why-install-credits = На установку не хватает кредитов.
why-jack-out = Прекратить Ран можно только при приближении к Ice или к серверу.
why-memory = Этой карте нужно больше памяти, чем у вас есть всего.
why-must-steal = Agenda, к которой вы получили доступ, нужно украсть.
why-no-click = Взлом этой Subroutine стоит клик, а у вас их больше нет.
why-no-encounter = Сейчас нет Encounter.
why-no-server = Такого сервера нет.
why-no-stack = Ваш Stack пуст; тянуть нечего.
why-no-such-card = У вас нет карты, с которой это можно сделать.
why-no-tag = У вас нет Tag, снимать нечего.
why-no-window = С этим надо подождать до следующего окна, где это можно.
why-not-action = Действия возможны только в вашей фазе действий, пока есть Click.
why-not-advanceable = Эту карту нельзя продвигать.
why-not-advanced = Засчитать можно только Agenda, на которой достаточно Advancement Token.
why-not-resource = Так можно удалить только установленный Resource.
why-not-tagged = У Раннера нет Tag.
why-one-credit = Продвижение стоит 1 кредит, а у вас их нет.
why-only-instead = Это предлагают вместо доступа, после успешного Рана, какой назван на карте.
why-only-prevents = Это только предотвращает: его предлагают, когда вот-вот случится то, что оно предотвращает, и если вы можете заплатить.
why-other-ice = На карте сказано, какой Ice взламывает эта способность; этот к нему не относится.
why-play-condition = Нет того, что нужно этой карте, поэтому сыграть её сейчас нельзя.
why-play-credits = Чтобы это сыграть, не хватает кредитов.
why-rez-agenda = Agenda нельзя резнуть.
why-rez-credits = Чтобы это резнуть, не хватает кредитов.
why-rez-forfeit = Чтобы это резнуть, надо отдать Agenda из вашей Score area, а там её нет.
why-rez-ice = Ice можно резнуть, только когда к нему приближается Раннер.
why-rezzed-already = Эта карта уже резнута.
why-score-now = Agenda можно засчитать только в свой ход, до и после действий.
why-subtype = Этот Icebreaker не взламывает Ice такого типа.
why-three-clicks = Purge стоит 3 Click.
why-too-weak = Icebreaker слабее, чем Ice; сначала усильте его.
why-two-credits = Это стоит 2 кредита, а у вас меньше.
why-use-condition = Сейчас эту способность нельзя использовать: нет того, что ей нужно.
why-use-cost = Вы не можете оплатить эту способность.

## Колоды и позиции, которые не годятся

bad-seed = Начальное число должно быть целым; укажите целое число.
deck-card = Карты «{ $card }» здесь нет; проверьте её обозначение.
deck-malformed = Это не колода; укажите Identity и для каждой карты её стороны число копий от 1 до 99.
deck-side = Это колода не для этой стороны ({ $side }); выберите другую.
deck-unknown = Стартовой колоды «{ $name }» нет; выберите одну из: { $known }.
position-acted = «acted» открывает окно после действия; не пишите вместе с ним «run» и «step».
position-active = «active» должно перечислять номера активных карт; уберите его.
position-broken = «{ $text }» — не взломанная Subroutine; напишите её номер и установленный Icebreaker, например «1 Crypsis», каждый номер один раз.
position-card = Карты «{ $card }» здесь нет; проверьте название. Похожие: { $near }.
position-cards = «{ $text }» — не список карт; напишите их названия через запятую.
position-chosen = «{ $card }» не может выбрать такую карту; напишите [chosen НАЗВАНИЕ@hq:1] с установленной картой того вида, который она выбирает. ({ $clause })
position-console = У Раннера может быть установлена только одна консоль; оставьте одну. ({ $clause })
position-counters = На «{ $card }» там может быть не больше { $most } «{ $counter }»; счётчики есть только у карт в игре, и не больше, чем даёт их текст. ({ $clause })
position-crowded = «{ $card }» не может лежать там рядом с другими: в Remote Server не больше одной Agenda или одного Asset, на сервере не больше одного региона; оставьте одну карту. ({ $clause })
position-empty = Карта «{ $card }» без последнего кредита была бы сброшена; оставьте на ней кредиты или уберите карту. ({ $clause })
position-encounter = Здесь нет Encounter: нужны «encounter: true» и резнутый Ice на очереди.
position-host = Host у «{ $card }» не подходит или отсутствует; напишите [on НАЗВАНИЕ] с установленной картой, и только там, где она нужна. ({ $clause })
position-lasting = «{ $text }» здесь больше не действует; напишите карту в игре, которой в этом Ране или ходу ещё есть что делать, «Corroder +2» за силу, купленную в этом Ране, или «Tinkering on НАЗВАНИЕ» с установленным Ice в ход Раннера.
position-mark = «{ $mark }» не может стоять в скобках после «{ $card }»; используйте «rezzed», «facedown», «on НАЗВАНИЕ», «chosen НАЗВАНИЕ» или счётчик, например «advancement 2».
position-memory = Program в Rig нужно больше памяти, чем есть у Раннера; уберите некоторые. ({ $clause })
position-over = С { $points } очками Agenda игра была бы окончена; оставьте в Score area меньше. ({ $clause })
position-run = Такой Ран невозможен; должен идти ход Раннера, а пройти можно не больше Ice, чем есть.
position-seen = «seen» должно давать каждой видимой карте собственный номер, не больше последнего; уберите его из всего файла.
position-server = Сервера «{ $server }» здесь нет; используйте hq, rd, archives или Remote Server, например remote1.
position-side = Карта «{ $card }» не может там лежать; выберите карту нужной стороны и нужного вида.
position-step = «{ $step }» — не шаг этого хода; используйте один из: { $known }.
position-turn = «turn» должно быть corp или runner; исправьте его.
position-unique = Уникальная карта активна больше одного раза; оставьте активной одну копию. ({ $clause })
position-weak = «{ $card }» был бы сброшен: под программой на нём его сила 0 или меньше; уберите счётчики. ({ $clause })
position-yes = «{ $key }» должно быть true или false; исправьте его.
hidden-ice-at = Ice { $number } ({ $server })
hidden-card-at = карта { $number } ({ $server })
why-never-installed = Event и Operation можно только сыграть; их не устанавливают.
event-took-card = { $side } берёт на руку: { $card }{ $more }
why-access-first = Это можно сделать только при доступе к карте, в успешном Ране на её сервер.
why-inactive = Карта работает, только пока активна: установлена, а у Корпорации ещё и резнута.
why-needs-breaker = Его Subroutine взламывают Icebreaker; укажите на один из своих.
why-not-yours = Эта карта не ваша.
why-stolen = Украденная Agenda даёт очки и больше ничего.
why-subroutines = Это не используют: Subroutine срабатывают, когда Раннер встречает этот Ice.
why-nothing-to-use = У этой карты нет способности, которую используют.
why-pays = Это не используют: её кредиты предлагаются, когда вы платите за то, что на ней названо.
