# What the answers of Deckers cost, and what they surely do.

## Prices

charge-card =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
charge-played-card = one of the played cards, for good
charge-packet =
    { $number ->
        [one] { $number } packet
       *[other] { $number } packets
    }
charge-joker = your joker of this turn
charge-point =
    { $number ->
        [one] { $number } movement point
       *[other] { $number } movement points
    }
charge-push =
    { $number ->
        [one] { $number } push
       *[other] { $number } pushes
    }
charge-or-more = { $charge } or more

## What comes of it

outcome-nothing = Nothing changes on the network
outcome-more =
    { $number ->
        [one] and { $number } more thing
       *[other] and { $number } more things
    }
outcome-goal = Goal: { $progress }
outcome-goal-part = Goal, { $part }: { $progress }
outcome-goal-met = Then the goal is met
outcome-infection-won = Succeeds
outcome-infection-lost = Fails, which costs a red program
outcome-infection-with =
    { $number ->
        [one] Succeeds with { $number } red
       *[other] Succeeds with { $number } red
    }
outcome-stands-won = As it stands: { $infection } against { $resistance }, success
outcome-stands-lost = As it stands: { $infection } against { $resistance }, failed
outcome-points =
    { $number ->
        [one] Gives { $number } movement point
       *[other] Gives { $number } movement points
    }
outcome-pushes =
    { $number ->
        [one] Gives { $number } push
       *[other] Gives { $number } pushes
    }
outcome-left-over = Left over and lost: { $commands }
outcome-missing = Still missing: { $commands }
outcome-if-you-stop = If you stop there: { $outcome }
event-installation-surplus = { $at } has an installation already, back to the supply: the { $colour } one
