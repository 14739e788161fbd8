### Задачи: чего они требуют, что раскрывают, что в задаче не так

puzzle-netrunner-win = Победите в этом ходу.
puzzle-netrunner-flatline = Доведите Раннера до Flatline в этом ходу.
puzzle-netrunner-score = Засчитайте Agenda в этом ходу.
puzzle-netrunner-steal = Украдите Agenda в этом ходу.
puzzle-netrunner-breach = Проведите в этом ходу успешный Ран на Remote Server.
puzzle-netrunner-survive = Останьтесь в игре до начала своего следующего хода.
puzzle-deckers-meet = Сыграйте последний ход цикла так, чтобы цель была достигнута.
puzzle-deckers-reach = Достигните цели на этом шаге действий.
puzzle-deckers-banish = Уберите стража на этом шаге действий.
puzzle-deckers-infect = Выиграйте заражение на этом шаге действий.
puzzle-deckers-survive = Останьтесь в игре до начала следующих действий.
puzzle-hand =
    { $side ->
        [corp] В HQ
       *[runner] В Grip
    }
puzzle-deck =
    { $side ->
        [corp] R&D сверху вниз
       *[runner] Stack сверху вниз
    }
puzzle-facedown = Лицом вниз: { $server }
puzzle-moment = Задача начинается там, где кто-то должен выполнить действие в свой ход.
puzzle-unreadable = Это не задача: нужны игра, цель и позиция.
puzzle-goal = Цели «{ $found }» нет; цели: { $known }.
puzzle-over = В этой позиции больше ни о чём не спрашивают.
puzzle-unknown = Задачи «{ $name }» нет: назовите номер от 1 до { $last } или слово задачи, которую кто-то составил.
puzzle-refuted = Это не задача: цели нельзя добиться наверняка.
puzzle-open = Не доказано и не опровергнуто: слишком много продолжений. Может помочь меньше кликов или карт.
puzzle-other = Этот стол не относится к этой задаче.
preview-puzzle = сможете решить?
