# Shortcuts: several answers as one
shortcut-move-to = Go to { $space }
shortcut-carry-to = Carry { $program } to { $space }
shortcut-paying = { $option }, paid as suggested
shortcut-upload-all = Upload { $program }, paid as suggested
shortcut-end-keeping-nothing = End your turn, keep nothing
shortcut-end-keeping =
    { $kinds ->
        [command-command] End your turn, keep { $command } and { $command2 }
        [command-command-command] End your turn, keep { $command }, { $command2 } and { $command3 }
       *[command] End your turn, keep { $command }
    }
