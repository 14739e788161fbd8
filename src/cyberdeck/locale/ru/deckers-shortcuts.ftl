# Сокращения: несколько ответов сразу
shortcut-move-to = Идти на поле { $space }
shortcut-carry-to = Нести на поле { $space }: { $program }
shortcut-paying = { $option }, с предложенной оплатой
shortcut-upload-all = Загрузить с предложенной оплатой: { $program }
shortcut-end-keeping-nothing = Закончить ход, ничего не оставлять
shortcut-end-keeping =
    { $kinds ->
        [command-command] Закончить ход, оставить { $command } и { $command2 }
        [command-command-command] Закончить ход, оставить { $command }, { $command2 } и { $command3 }
       *[command] Закончить ход, оставить { $command }
    }
shortcut-lay-compact = Выложить всё плотно
shortcut-lay-random = Выложить всё случайно
shortcut-infect-with = Заражение за { $number } × красный
shortcut-walk =
    { $number ->
        [one] { $number } шаг, груз на выбор
        [few] { $number } шага, каждый раз груз на выбор
       *[many] { $number } шагов, каждый раз груз на выбор
    }
shortcut-push-off =
    { $number ->
        [one] Толкнуть что-нибудь с поля { $space }
        [few] { $number } толчка, первый с поля { $space }
       *[many] { $number } толчков, первый с поля { $space }
    }
