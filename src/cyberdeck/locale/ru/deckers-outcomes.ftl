# Сколько стоят ответы в Deckers и к чему они точно ведут.

## Цены

charge-card =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
charge-played-card = одна из сыгранных карт, навсегда
charge-packet =
    { $number ->
        [one] { $number } пакет
        [few] { $number } пакета
       *[many] { $number } пакетов
    }
charge-joker = ваш джокер этого хода
charge-point =
    { $number ->
        [one] { $number } очко движения
        [few] { $number } очка движения
       *[many] { $number } очков движения
    }
charge-push =
    { $number ->
        [one] { $number } толчок
        [few] { $number } толчка
       *[many] { $number } толчков
    }
charge-or-more = { $charge } или больше

## Что из этого выйдет

outcome-nothing = В сети ничего не меняется
outcome-more =
    { $number ->
        [one] и ещё { $number } последствие
        [few] и ещё { $number } последствия
       *[many] и ещё { $number } последствий
    }
outcome-goal = Цель: { $progress }
outcome-goal-part = Цель, { $part }: { $progress }
outcome-goal-met = Тогда цель выполнена
outcome-infection-won = Удастся
outcome-infection-lost = Не удастся и будет стоить красной программы
outcome-infection-with =
    { $number ->
        [one] Удастся с { $number } красной
        [few] Удастся с { $number } красными
       *[many] Удастся с { $number } красными
    }
outcome-stands-won = Пока: { $infection } против { $resistance }, успех
outcome-stands-lost = Пока: { $infection } против { $resistance }, неудача
outcome-points =
    { $number ->
        [one] Даёт { $number } очко движения
        [few] Даёт { $number } очка движения
       *[many] Даёт { $number } очков движения
    }
outcome-pushes =
    { $number ->
        [one] Даёт { $number } толчок
        [few] Даёт { $number } толчка
       *[many] Даёт { $number } толчков
    }
outcome-left-over = Лишнее пропадает: { $commands }
outcome-missing = Ещё не хватает: { $commands }
outcome-if-you-stop = Если остаться там: { $outcome }
event-installation-surplus =
    { $colour ->
        [blue] На поле { $at } уже есть инсталляция, в запас возвращается синяя
        [green] На поле { $at } уже есть инсталляция, в запас возвращается зелёная
        [yellow] На поле { $at } уже есть инсталляция, в запас возвращается жёлтая
       *[red] На поле { $at } уже есть инсталляция, в запас возвращается красная
    }
