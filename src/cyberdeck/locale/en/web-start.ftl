# The first page, choosing a game, and the end of one.

## The first page

web-play = Play
web-no-tables-hint = A game that others may watch stands here while it is played.
web-no-games-hint = What you play appears here, also against the computer, and waits for you.
web-skip = Skip to the page
web-still = Stop what moves here
web-first-run = Make your first run
web-first-steps = Take your first steps
web-first-lesson-hint = Lesson 1 · about 5 minutes
web-netrunner-quick = You are the Runner, the house is the Corp
web-choose-game = New game
web-new-game-of = New game: { $game }
web-continue = Continue
web-continue-against = Continue: { $opponent }
web-standing-netrunner = Turn { $turn } · Corp { $corp } : { $runner } Runner
web-standing-deckers = Cycle { $cycle }
web-won = Won
web-lost-game = Lost
web-against = against { $opponent }
web-play-a-game = Play a game
web-learn-at-table = Learn at a real table
web-then-play = Then play
web-show-begins = A run begins
web-show-first = { $ice }: two subroutines
web-show-second = { $ice } wants your programs
web-show-rez = The last ice is rezzed
web-show-access = Access: { $card }
web-show-stolen = Stolen
web-lost-page = There is no such page
web-lost-page-hint = The address may be incomplete, or the page has moved. From here you find everything.

## Choosing a game of Netrunner

web-your-deck = Your deck
web-own-deck = Own deck: { $name }
web-runner-hint = Break in, steal agendas
web-corp-hint = Build servers, score agendas
web-opponent = Opponent
web-way-house = Computer
web-way-friend = A friend
web-way-friend-hint = You get a link and a code to scan. Your friend needs no account: whoever opens the link plays that seat.
web-way-open = Anybody
web-way-open-hint = You bring your deck, whoever sits down brings another. In the lobby you see who looks for a game, too.
web-hot-seat-hint = Two at one screen: between the turns the table is covered until the other is ready.
web-they-play = { $side } plays
web-any-deck = Any
web-clock = Clock
web-no-clock = No clock
web-clock-days =
    { $number ->
        [one] { $number } day a decision
       *[other] { $number } days a decision
    }
web-watchable = Others may watch, { $number } seconds later
web-make-invitation = Make the invitation
web-start-game = Start the game
web-sum-you = You: { $side }, { $name } ({ $deck })
web-sum-against = against: { $who } ({ $deck })

## Choosing a game of Deckers

web-choose-deckers = Choose one to four deckers
web-one-of-each-colour = one of each colour
web-free-place = free
web-who-plays = Who plays { $decker }
web-plays-me = I
web-plays-house = House
web-plays-friend = Friend
web-stars = { $number } of { $of } stars
web-spawn-each-turn = new Sparks each turn
web-strangers = Show it in the lobby: anybody may take a free seat
web-break-in = Break in
web-deckers-against =
    { $number ->
        [one] { $number } decker against { $smc }
       *[other] { $number } deckers against { $smc }
    }
web-variant-fragmented = The spaces of each server lie scattered over the network: its colour counts, not the piece it lies on.
web-variant-packets = Ten packets lie on the network, each under a Spark: whoever gets there finds help or trouble.
web-rung = Opponent
web-rung-level = Rung { $number } of { $of }
