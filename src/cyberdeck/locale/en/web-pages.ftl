# Pages of the browser client beside the table, and who sits at it.

web-ways = Pages
web-my-games = My games
web-watch = Watch
web-lobby = Lobby
web-players = Players
web-more = More
web-seek-waiting = Looking for an opponent …
web-tournaments = Tournaments
web-campaign = Campaign
web-weekly = Challenge of the week
web-decks = Deckbuilder
web-rules = Rules
web-replay = Replay
web-review = Review
web-learn = Learn
web-game-netrunner = Netrunner
web-game-deckers = Deckers
web-netrunner-hint = A corporation guards its servers, a runner breaks in. Two players, or you against the house.
web-deckers-hint = One to four hackers together against a super-massive computer.
web-your-side = Your side
web-first-game = First game
web-first-game-hint = Two deckers against Alpha-Moby, both yours
web-no-games = No games yet
web-no-tables = No public table just now
web-turn-of = To decide: { $seat }
web-go-on = Go on
web-forget = Remove from the list
web-join = Take a seat
web-table-full = All seats of this table are taken.
web-your-name = Your name
web-sitting-person = person
web-sitting-joined = person
web-sitting-house = house
web-sitting-bot = bot
web-sitting-open = free seat
web-over = The game is over.
web-company-at-table = At the table
web-take-back = Take back
web-table-menu = Table and chat
web-back-asked = { $seat } asks to take the last decision back.
web-agree = Agree
web-refuse = Refuse
web-resign = Resign
web-resign-sure = Give this game up?
web-consent = Whoever gets the link from me may see my cards
web-only-choices = Do not ask me where I have no choice
web-brief = Hand the screen over only where it usually matters
web-watch-link = Link for spectators
web-seed-commitment = The shuffles were fixed before the game began, and nobody can change them. Their seal: { $commitment }… After the game it is opened, and everybody can check it.
web-seed-proof = The seal is open: with this anybody can check that the shuffles were fixed from the beginning. { $proof }
web-online = here
web-offline = away
web-give-back = Play again myself
web-stand-in = Let the house play
web-mute = Mute
web-say = Say something
web-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
web-puzzles = Puzzles
