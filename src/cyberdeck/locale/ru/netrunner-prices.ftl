# Сколько стоит вариант в Netrunner и что он даёт.

## Цены

price-click = { $number } Click
price-credit =
    { $number ->
        [one] { $number } кредит
        [few] { $number } кредита
       *[many] { $number } кредитов
    }
price-credit-from =
    { $number ->
        [one] { $number } кредит с карты { $card }
        [few] { $number } кредита с карты { $card }
       *[many] { $number } кредитов с карты { $card }
    }
price-credit-more = кредиты: { $number } или больше
price-credit-run =
    { $number ->
        [one] { $number } кредит этого Рана
        [few] { $number } кредита этого Рана
       *[many] { $number } кредитов этого Рана
    }
price-card =
    { $number ->
        [one] { $number } своя карта
        [few] { $number } свои карты
       *[many] { $number } своих карт
    }
price-card-more =
    { $number ->
        [0] возможно, карта, которая там лежит
       *[many] свои карты: { $number } или больше
    }
price-card-from = удалить { $card }
price-agenda = { $number } своя Agenda
price-agenda-from = отдать { $card }
price-virus-from = { $number } Virus Counter с карты { $card }
price-power-from = { $number } Power Counter с карты { $card }
price-agenda-counter-from = { $number } Agenda Counter с карты { $card }
price-tag = вы получите { $number } Tag

## Что происходит

does-advance = продвинута: { $number } из { $needed }
does-and = { $first }, { $second }
does-avoid-tag = 1 Tag не будет получен
does-bad-publicity = Корпорация получает { $number } Bad Publicity
does-by-card = { $card }: { $does }
does-bypass = Bypass этого Ice
does-clicks = вы получаете { $number } Click
does-counters = { $number } { $counter } на карту { $card }
does-damage = { $number } { $damage }
does-damage-fatal = { $number } { $damage }, больше, чем карт у Раннера: Flatline
does-derez = этот Ice дерезается
does-draw =
    { $number ->
        [one] { $side } тянет { $number } карту
        [few] { $side } тянет { $number } карты
       *[many] { $side } тянет { $number } карт
    }
does-end-run = Ран заканчивается
does-escape =
    { $number ->
        [0] Раннер уходит бесплатно
        [one] Раннер уходит за { $number } кредит
        [few] Раннер уходит за { $number } кредита
       *[many] Раннер уходит за { $number } кредитов
    }
does-escaped = трассировка неуспешна
does-gain =
    { $number ->
        [one] { $side } получает { $number } кредит
        [few] { $side } получает { $number } кредита
       *[many] { $side } получает { $number } кредитов
    }
does-look =
    { $number ->
        [one] посмотреть верхнюю карту колоды
        [few] посмотреть { $number } верхние карты колоды
       *[many] посмотреть { $number } верхних карт колоды
    }
does-lose =
    { $number ->
        [one] { $side } теряет { $number } кредит
        [few] { $side } теряет { $number } кредита
       *[many] { $side } теряет { $number } кредитов
    }
does-lose-click = Раннер теряет 1 Click
does-next-ice = у следующего Ice сила больше на { $number }; если взломаны не все его Subroutine: { $does }
does-points =
    { $number ->
        [one] { $number } очко Agenda
        [few] { $number } очка Agenda
       *[many] { $number } очков Agenda
    }
does-prevent = предотвращает { $number } Damage
does-return = снова к Ice на крайней позиции
does-run = Ран на { $server }
does-run-credits = Ран на { $server }, кредитов на него: { $number }
does-something = действует текст карты
does-stop = не сработает: { $does }
does-strength = { $card }: сила { $number }
does-strength-lost = эта сила сразу пропадает
does-subroutine = сработает Subroutine { $number }: { $does }
does-tags = Раннер получает { $number } Tag
does-take =
    { $number ->
        [one] взять { $number } кредит с карты { $card }
        [few] взять { $number } кредита с карты { $card }
       *[many] взять { $number } кредитов с карты { $card }
    }
does-take-last = взять последние кредиты с карты { $card } ({ $number }); карта удаляется
does-trace = трассировка { $number }, при успехе: { $does }
does-traced = трассировка успешна
does-trash = удаляется { $card }
does-trash-program = удаляется 1 Program
does-win =
    { $number ->
        [one] { $number } очко Agenda, и игра выиграна
        [few] { $number } очка Agenda, и игра выиграна
       *[many] { $number } очков Agenda, и игра выиграна
    }
trace-stake = Трассировка { $strength } против Link { $link }. На кону: { $stake }.
