### The command `arena`.

arena-help = Let the computer’s players play against each other: ratings, who beats whom, and how long they think.
arena-help-netrunner = All pairs on the same seeds, on both sides, with all starter decks in turn.
arena-help-deckers = All players on the same games, each with all deckers in its hands.
arena-help-players = Who takes part, separated by commas: rungs from script to oracle, house, random.
arena-help-rounds = How many seeds are played; each by all pairs, or in Deckers by all players.
arena-help-calibrate = Only neighbours play, each also against itself; proposes shares of blunders for even steps.
arena-too-few = At least two players must take part.
arena-player = Player
arena-elo = Elo
arena-median = Thinks (ms)
arena-p99 = 99 %
arena-against = Wins against
arena-ladder = Seat
arena-rating = Rating
arena-blunders = Blunders now
arena-proposed = Proposed
