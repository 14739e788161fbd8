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
