# The browser client.

## The start page

web-title = Cyberdeck
web-play-now = Play now
web-friend-address = Your friend’s link
web-copy = Copy
web-copied = Copied
web-enter = Take your seat: { $side }
web-open-failed = The table could not be opened; try again in a moment.
web-no-table = There is no table behind this link; check that it was copied completely.
web-language = Language

## The table

web-connecting = Connecting …
web-lost = Connection lost – trying again …
web-waiting = Waiting for { $side } …
web-you-win = You win.
web-you-lose = You lose.
web-nobody-wins = Nobody wins.
web-new-game = New game
web-to-start = Start page
web-see-board = Look at the table
web-turn = Turn { $number } · { $side }
web-run-credits =
    { $number ->
        [one] { $number } credit for this run
       *[other] { $number } credits for this run
    }
web-log = What has happened
web-question = Your decision
web-keys = I: look at a card · ?: help
web-seek = Find an answer
web-hurts = hurts you
web-cancel = Back
web-shortcuts = Shortcuts
web-shortcuts-many = Shortcuts ({ $number })
web-shortcut-runs = Going on: { $shortcut }
web-shortcut-halt = Stop
web-by-itself = Nothing to decide here; the game goes on in a moment.
web-servers = Servers
web-your-hand = Your hand
web-spotlight = Shown just now
web-close = Close
web-look = Look at this card
web-look-through = Look through this pile
web-empty = Nothing lies here.
web-hidden-card = Hidden card
web-facedown = facedown
web-broken = broken

## What a player has

web-credits = Credits
web-clicks = Clicks
web-points = Points
web-bad-publicity = Bad publicity
web-tags = Tags
web-brain-damage = Brain damage
web-link = Link
web-memory = Memory

## What lies on cards

web-advancement = Advancement
web-recurring = Recurring credits
web-virus = Virus counters
web-power = Power counters
web-agenda-counters = Agenda counters

## What is printed on cards

web-cost = Cost
web-strength = Strength
web-strength-now = Strength now
web-memory-cost = Memory
web-requirement = Advancement needed
web-trash-cost = Trash cost
web-influence = Influence
