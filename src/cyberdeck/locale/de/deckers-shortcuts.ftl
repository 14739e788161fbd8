# Abkürzungen: mehrere Antworten auf einmal
shortcut-move-to = Nach { $space } gehen
shortcut-carry-to = Nach { $space } tragen: { $program }
shortcut-paying = { $option }, wie vorgeschlagen bezahlt
shortcut-upload-all = Hochladen, wie vorgeschlagen bezahlt: { $program }
shortcut-end-keeping-nothing = Zug beenden, nichts behalten
shortcut-end-keeping =
    { $kinds ->
        [command-command] Zug beenden, { $command } und { $command2 } behalten
        [command-command-command] Zug beenden, { $command }, { $command2 } und { $command3 } behalten
       *[command] Zug beenden, { $command } behalten
    }
shortcut-lay-compact = Alle dicht zusammen legen
shortcut-lay-random = Alle zufällig legen
shortcut-infect-with = Infizieren mit { $number } × rot
shortcut-walk =
    { $number ->
        [one] { $number } Schritt, Fracht nach Wahl
       *[other] { $number } Schritte, Fracht jedes Mal nach Wahl
    }
shortcut-push-off =
    { $number ->
        [one] Etwas von { $space } schieben
       *[other] { $number }-mal schieben, zuerst von { $space }
    }
