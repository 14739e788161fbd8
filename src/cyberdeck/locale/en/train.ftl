### The command `train`.

train-help = Fit what the computer’s players know to played games.
train-help-evaluator = Fits how a searching player of Netrunner judges a position to games of its policies, and writes the weights to a new file.
train-help-file = The new file of weights; in place of bots/netrunner/data/evaluator.json it is used.
train-help-games = How many games are played to learn from.
train-missing = Training needs numpy: install cyberdeck[envs].
train-done = { $file }: weights from { $games } games, mean log loss { $loss } (a coin has 0.6931).
