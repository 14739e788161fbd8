seat-south = South
seat-north = North
ask-action =
    { $number ->
        [one] You have 1 action left. What do you do?
       *[other] You have { $number } actions left. What do you do?
    }
ask-bid = How many coins do you pledge to keep { $card }?
ask-outbid = The defender has pledged { $number }. How many coins do you pledge for { $card }?
ask-scry = Which card goes to the bottom of the deck?
option-draw = Draw a card
option-coin = Take a coin
option-play = Play { $card }
option-raid = Raid the other hand
option-sink = Sink { $card }
option-use = Use { $card }
event-card-drawn = { $seat } draws { $card }.
event-card-drawn-unseen = { $seat } draws a card.
event-card-played = { $seat } lays down { $card }.
event-card-discarded = { $card } is discarded.
event-hurt =
    { $number ->
        [one] { $seat } loses 1 life.
       *[other] { $seat } loses { $number } lives.
    }
event-rolled = The die shows { $number }.
event-bid =
    { $number ->
        [one] { $seat } pledges 1 coin.
       *[other] { $seat } pledges { $number } coins.
    }
event-raided = { $seat } raids and finds { $card }.
event-raided-unseen = { $seat } raids the other hand.
toy-won-by-harm = The other thief has no lives left.
toy-won-by-lives = The deck has run out.
toy-why-not-in-hand = You do not hold that card.
toy-why-coins =
    { $cost ->
        [one] That costs 1 coin.
       *[other] That costs { $cost } coins.
    }
toy-card-dagger = Dagger
toy-card-oracle = Oracle
toy-card-trap = Trap
toy-card-alarm = Alarm
toy-card-miser = Miser
toy-card-banker = Banker
toy-card-shield = Shield
toy-card-mirror = Mirror
toy-card-forge = Forge
toy-bad-hand = A hand has 0 to 8 cards; correct the setup.
