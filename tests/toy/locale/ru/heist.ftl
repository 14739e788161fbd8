seat-south = Юг
seat-north = Север
ask-action =
    { $number ->
        [one] У вас осталось { $number } действие. Что вы делаете?
        [few] У вас осталось { $number } действия. Что вы делаете?
       *[many] У вас осталось { $number } действий. Что вы делаете?
    }
ask-bid = Сколько монет вы ставите, чтобы удержать карту «{ $card }»?
ask-outbid = Ставка защитника — { $number }. Сколько монет вы ставите за карту «{ $card }»?
ask-scry = Какая карта уходит под низ колоды?
option-draw = Взять карту
option-coin = Взять монету
option-play = Сыграть карту «{ $card }»
option-raid = Обыскать чужую руку
option-sink = Убрать под низ карту «{ $card }»
option-use = Применить карту «{ $card }»
event-card-drawn = { $seat } берёт карту «{ $card }».
event-card-drawn-unseen = { $seat } берёт карту.
event-card-played = { $seat } выкладывает карту «{ $card }».
event-card-discarded = Карта «{ $card }» сброшена.
event-hurt =
    { $number ->
        [one] { $seat } теряет { $number } жизнь.
        [few] { $seat } теряет { $number } жизни.
       *[many] { $seat } теряет { $number } жизней.
    }
event-rolled = На кубике выпало { $number }.
event-bid =
    { $number ->
        [one] { $seat } ставит { $number } монету.
        [few] { $seat } ставит { $number } монеты.
       *[many] { $seat } ставит { $number } монет.
    }
event-raided = { $seat } обыскивает руку и находит карту «{ $card }».
event-raided-unseen = { $seat } обыскивает чужую руку.
toy-won-by-harm = У другого вора не осталось жизней.
toy-won-by-lives = Колода закончилась.
toy-why-not-in-hand = У вас нет этой карты.
toy-why-coins =
    { $cost ->
        [one] Это стоит { $cost } монету.
        [few] Это стоит { $cost } монеты.
       *[many] Это стоит { $cost } монет.
    }
toy-card-dagger = Кинжал
toy-card-oracle = Оракул
toy-card-trap = Ловушка
toy-card-alarm = Сигнализация
toy-card-miser = Скряга
toy-card-banker = Банкир
toy-card-shield = Щит
toy-card-mirror = Зеркало
toy-card-forge = Кузница
toy-bad-hand = В руке от 0 до 8 карт; исправьте настройки.
