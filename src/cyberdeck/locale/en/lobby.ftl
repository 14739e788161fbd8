seek-sides = Say which sides you would play, one or both, and with which deck.
seek-gone = Nobody waits there any more.
seek-oneself = That is you; somebody else must take the other side.
too-many-seeks = { $number } seeks are open already, and more are not possible; withdraw one, or wait.

## The page

web-seeking = Looking for a game
web-seek-new = New seek
web-seek-sides = I would play
web-seek-deck = Deck: { $side }
web-seek-to = Whom do you challenge?
web-seek-anybody = anybody
web-seek-begin = Look for a game
web-challenge = Challenge
web-seek-waiting-hint = You can look around here; as soon as somebody sits down, you are at the table.
web-seek-withdraw = Withdraw
web-seek-expired = Nobody came, and your seek has run out.
web-seek-you = you: { $side }
web-seek-either = you: either side
web-nobody-seeks = Nobody is looking for a game just now
web-nobody-seeks-hint = Begin a search and go on reading: as soon as somebody sits down you are taken to the table.
web-sit-down = Sit down
web-challenges-you = challenges you
web-challenged = challenge to { $name }
web-rated = rated
web-rated-hint = Two accounts, a clock, and nothing is taken back.
web-guest = Guest
web-live = Being played now
web-delayed = { $number } s later
web-free-seats = Free: { $seats }
web-turns-waiting =
    { $number ->
        [one] { $number } waits for you
       *[other] { $number } wait for you
    }
web-find-player = Find a player
web-leaders = The strongest
web-gather = Gather a crew: { $game }
web-against-computer = Play against the computer

## Players

web-nobody-rated = Still free: the first place
web-nobody-rated-hint = Nobody has played a rated game with this side yet.
web-provisional = provisional
web-rated-games =
    { $number ->
        [one] { $number } rated game
       *[other] { $number } rated games
    }
web-rating-hint = Each side of a game has a rating of its own (Glicko-2, from 1500). The truth lies within ± with 95 %; while that is wide, the rating is provisional and has no place. What is broken off before both have decided does not count.
web-computer-players = The computer’s players
web-rung-measured = From the strongest to the weakest, as they did against each other; Agent stands where a newcomer begins.
web-player-since =
    { $number ->
        [one] here since { $since } · { $number } game that everybody may see
       *[other] here since { $since } · { $number } games that everybody may see
    }
web-results = Results
web-no-results = No results yet
web-no-results-hint = Rated and public games stand here once they are over.
web-unrated = unrated
web-broken-off = broken off
web-by-deck = By deck
web-won-lost = won · lost
web-won-and-lost = { $won } won, { $lost } lost
web-decks-shown = Decks for everybody to see
web-deck-size =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
web-deck-copy = Take a copy

friend-oneself = You are your own friend already.
too-many-friends = Nobody has to do with more than { $number } others.
web-friends = Friends
web-friends-none = Nobody yet. Whoever agrees is seen here, and sees you.
web-friend-ask = Add a friend by name
web-friend-asking = Asked: { $names }
web-friend-asks = { $name } would like to be your friend
web-friend-agree = Agree
web-friend-part = End the friendship
web-friend-block = Block
web-friend-unblock = Unblock
web-friend-blocked = Blocked: { $names }
web-friend-online = here
web-friend-playing = at a table
web-friend-offline = away
web-friend-add = Add as a friend

crew-together = Crews are for games that are played together, by two to four.
crew-full = There is no free seat to be filled.
web-crew-find = Find a crew: { $game }
web-crew-size = { $number } deckers
web-crew-fill = Let the computer play the free seats
