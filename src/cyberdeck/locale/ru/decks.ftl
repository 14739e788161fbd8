# Колоды: как они называются и что с ними не так.

## Что такое колода

deck-starter = Стартовая колода: { $faction }
deck-plot-cost = цена в кредитах
deck-plot-costs = Карты по цене

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

deckfile-card = В базовом наборе нет карты «{ $card }»; проверьте название.
deckfile-card-near = В базовом наборе нет карты «{ $card }»; может быть, { $near }?
deckfile-count = «{ $count }» — не число копий карты «{ $card }»; напишите число от 1 до { $most }.
deckfile-count-identity = Identity в колоде одна; напишите «{ $card }» с 1 или без числа.
deckfile-doctype = Файл объявляет тип документа, который колоде не нужен; уберите его.
deckfile-format = По имени «{ $file }» не понять, как писать; пусть оно оканчивается на одно из: { $known }.
deckfile-identities = В колоде две Identity, «{ $first }» и «{ $second }»; уберите одну.
deckfile-identity = «{ $name }» — не Identity базового набора; есть { $known }.
deckfile-illegal = Колода «{ $file }» недопустима: { $reason }
deckfile-json = Строка { $line } файла — неправильный JSON; исправьте её.
deckfile-link = Эта ссылка на колоду неполна или искажена; скопируйте её заново.
deckfile-missing = Нет ни файла «{ $file }», ни стартовой колоды с таким именем; стартовые колоды: { $known }.
deckfile-no-identity = В колоде не указана Identity; добавьте строку с её названием (в командной строке: --identity).
deckfile-not-deck = Это не колода: в ней нет ни одной карты базового набора.
deckfile-not-replaced = Файл «{ $file }» уже есть, и это не колода; он остаётся как был, выберите другое имя.
deckfile-xml = Строка { $line } файла — неправильный XML; исправьте её.

## Список карт

cards-found =
    { $count ->
        [0] Ни одной карты не найдено.
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
