# Skróty: kilka odpowiedzi naraz
shortcut-move-to = Idź na pole { $space }
shortcut-carry-to = Zanieś na pole { $space }: { $program }
shortcut-paying = { $option } – z proponowaną zapłatą
shortcut-upload-all = Wgraj z proponowaną zapłatą: { $program }
shortcut-end-keeping-nothing = Zakończ turę, nie zatrzymuj niczego
shortcut-end-keeping =
    { $kinds ->
        [command-command] Zakończ turę, zatrzymaj { $command } i { $command2 }
        [command-command-command] Zakończ turę, zatrzymaj { $command }, { $command2 } i { $command3 }
       *[command] Zakończ turę, zatrzymaj { $command }
    }
