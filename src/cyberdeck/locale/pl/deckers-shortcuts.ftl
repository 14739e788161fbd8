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
shortcut-lay-compact = Połóż wszystkie blisko siebie
shortcut-lay-random = Połóż wszystkie losowo
shortcut-infect-with = Infekowanie za { $number } × czerwony
shortcut-walk =
    { $number ->
        [one] { $number } krok, ładunek do wyboru
        [few] { $number } kroki, za każdym razem ładunek do wyboru
       *[many] { $number } kroków, za każdym razem ładunek do wyboru
    }
shortcut-push-off =
    { $number ->
        [one] Przesuń coś z pola { $space }
        [few] { $number } przesunięcia, pierwsze z pola { $space }
       *[many] { $number } przesunięć, pierwsze z pola { $space }
    }
