# The command line.

## Help

cli-about = Android: Netrunner and Deckers, played exactly as their rulebooks say.
cli-help-bench = Measure how fast a game runs.
cli-help-bench-game = The game to measure; all of them if none is named.
cli-help-bench-seconds = How many seconds to play each game.
cli-help-games = List the games.
cli-help-help = Show this help.
cli-help-lang = The language: { $languages }.
cli-help-replay = Replay a journal: its decisions, what happened and the result.
cli-help-replay-file = The journal.
cli-help-replay-verify = Also say whether the replay ends as the journal says.
cli-help-version = Show the version.
cli-panel-arguments = Arguments
cli-panel-commands = Commands
cli-panel-options = Options

## Welcome

cli-version = Cyberdeck { $version }
cli-welcome-games = Games
cli-welcome-more = “cyberdeck COMMAND --help” says more about a command.
cli-no-games = No game is installed yet.

## Replay

replay-of = { $game }, engine version { $engine }
replay-seats = Seats: { $seats }
replay-decisions = Decisions
replay-log = What happened
replay-progress = Replaying
replay-open = The game is not over yet.
replay-won = { $reason } Won by: { $winners }
replay-not-won = { $reason } Nobody has won.
replay-verified =
    { $count ->
        [one] Verified: { $count } decision, checksum { $digest }
       *[other] Verified: { $count } decisions, checksum { $digest }
    }

## Speed

bench-title = Speed of random play
bench-game = Game
bench-decisions = Decisions per second
bench-copy = Copy, ns
bench-save = Save and load, ns
bench-progress = Measuring { $game }
bench-number = { $number }

## Errors

cli-bad-command = “cyberdeck { $arguments }” is not a command; “cyberdeck --help” lists the commands.
cli-bad-option = The option { $option } does not exist or lacks its value; “cyberdeck --help” lists the options.
cli-bad-value = The value for { $name } is missing or of the wrong kind; “cyberdeck --help” says what it must be.
cli-too-large = { $name } must be at most { $most }.
cli-too-small = { $name } must be at least { $least }.
cli-unknown-language = “{ $found }” is not a language of Cyberdeck; choose one of { $languages }.
file-missing = There is no file “{ $file }”; check the name.
file-not-text = The file “{ $file }” is not text; choose another.
file-too-big = The file “{ $file }” is larger than { $megabytes } MB; choose another.
file-unreadable = The file “{ $file }” cannot be read; check that it is a file and that you may read it.

## Rules

rules-help = Read the rules of a game, or search them.
rules-help-game = The game: netrunner or deckers.
rules-help-search = Only clauses in which all these words occur, also by other names.
rules-unknown-game = There are no rules of “{ $game }” here; choose one of { $known }.
rules-nothing = Nothing in the rules speaks of “{ $words }”; try fewer or other words.

## Positions and journals

convert-help = Write a position in another form: a file, or a line to share.
convert-help-source = A position file, a journal, or a line that was shared.
convert-help-to = The form: yaml or line; without it, the other one.
convert-help-at = In a journal: after how many decisions; without it, the end.
convert-help-out = The file to write; without it, the terminal.
convert-form = “{ $found }” is not a form of a position; choose one of { $known }.
convert-at = The journal has only { $most } decisions; choose at most that number.
convert-unknown = “{ $file }” is not a position of any game; “cyberdeck GAME position FILE” says what is wrong with it.
positions-help = List the positions of a journal, each as a line to share.
positions-help-every = Only after every so many decisions.
short-other = This line is a position of { $game }; use “cyberdeck { $game } position”.

## Language models

mcp-help = Let a language model play a seat (Model Context Protocol).
picture-help = Draw a position, or the end of a game, as SVG or PNG.
picture-help-out = The image to write: a name that ends in .svg or .png.
picture-help-seat = Who looks: a seat, or spectator; without it whoever has to decide.
picture-help-end = Draw how the game ended instead.
picture-drawn = “{ $file }” is drawn.
picture-format = “{ $file }” ends neither in .svg nor in .png; choose one of them.
picture-seat = There is no seat “{ $found }”; they are { $known }.
mcp-no-game = There is no game yet; call new_game first.
mcp-no-seat = There is no seat “{ $name }”; choose from { $known }.
