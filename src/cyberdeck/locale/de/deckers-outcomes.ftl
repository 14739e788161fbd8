# Was die Antworten bei Deckers kosten und was sie sicher bewirken.

## Preise

charge-card =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
charge-played-card = eine der gespielten Karten für immer
charge-packet =
    { $number ->
        [one] { $number } Paket
       *[other] { $number } Pakete
    }
charge-joker = dein Joker in diesem Zug
charge-point =
    { $number ->
        [one] { $number } Bewegungspunkt
       *[other] { $number } Bewegungspunkte
    }
charge-push =
    { $number ->
        [one] { $number }-mal schieben
       *[other] { $number }-mal schieben
    }
charge-or-more = { $charge } oder mehr

## Was daraus wird

outcome-nothing = Im Netzwerk ändert sich nichts
outcome-more =
    { $number ->
        [one] und noch { $number } weitere Folge
       *[other] und noch { $number } weitere Folgen
    }
outcome-goal = Ziel: { $progress }
outcome-goal-part = Ziel, { $part }: { $progress }
outcome-goal-met = Dann ist das Ziel erfüllt
outcome-infection-won = Gelingt
outcome-infection-lost = Misslingt und kostet ein rotes Programm
outcome-infection-with =
    { $number ->
        [one] Gelingt mit { $number }× rot
       *[other] Gelingt mit { $number }× rot
    }
outcome-stands-won = So wie es steht: { $infection } gegen { $resistance }, gelungen
outcome-stands-lost = So wie es steht: { $infection } gegen { $resistance }, misslungen
outcome-points =
    { $number ->
        [one] Gibt { $number } Bewegungspunkt
       *[other] Gibt { $number } Bewegungspunkte
    }
outcome-pushes =
    { $number ->
        [one] { $number }-mal schieben
       *[other] { $number }-mal schieben
    }
outcome-left-over = Überzählig und verloren: { $commands }
outcome-missing = Es fehlen noch: { $commands }
outcome-if-you-stop = Wenn du dort bleibst: { $outcome }
event-installation-surplus =
    { $colour ->
        [blue] { $at } hat schon eine Installation, zurück in den Vorrat: die blaue
        [green] { $at } hat schon eine Installation, zurück in den Vorrat: die grüne
        [yellow] { $at } hat schon eine Installation, zurück in den Vorrat: die gelbe
       *[red] { $at } hat schon eine Installation, zurück in den Vorrat: die rote
    }
