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
shortcut-lay-compact = Lay all close together
shortcut-lay-random = Lay all at random
shortcut-infect-with = Infect with { $number } red
shortcut-walk =
    { $number ->
        [one] { $number } step, choosing what to carry
       *[other] { $number } steps, choosing what to carry
    }
shortcut-push-off =
    { $number ->
        [one] Push something from { $space }
       *[other] { $number } pushes, the first from { $space }
    }
