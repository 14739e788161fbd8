### Puzzles: what they ask for, what they tell, what is wrong with one

puzzle-netrunner-win = Win this turn.
puzzle-netrunner-flatline = Flatline the Runner this turn.
puzzle-netrunner-score = Score an agenda this turn.
puzzle-netrunner-steal = Steal an agenda this turn.
puzzle-netrunner-breach = Make a successful run on a remote server this turn.
puzzle-netrunner-survive = Be still in the game when your next turn begins.
puzzle-deckers-meet = Play the last turn of the cycle so that the goal is met.
puzzle-deckers-reach = Meet the goal in this action step.
puzzle-deckers-banish = Remove a Guardian in this action step.
puzzle-deckers-infect = Win an infection in this action step.
puzzle-deckers-survive = Be still in the game when the next actions begin.
puzzle-hand =
    { $side ->
        [corp] In HQ
       *[runner] In the grip
    }
puzzle-deck =
    { $side ->
        [corp] R&D from the top
       *[runner] Stack from the top
    }
puzzle-facedown = Facedown: { $server }
puzzle-moment = A puzzle begins where somebody is about to take an action of his own turn.
puzzle-unreadable = This is no puzzle: it needs a game, a goal and a position.
puzzle-goal = There is no goal “{ $found }”; the goals are: { $known }.
puzzle-over = In this position nothing is asked any more.
puzzle-unknown = There is no puzzle “{ $name }”: take a number from 1 to { $last }, or the word of a puzzle that somebody has made.
puzzle-refuted = This is no puzzle: the goal cannot be forced.
puzzle-open = Neither proved nor refuted: there are too many ways to go on. Fewer clicks or cards may help.
puzzle-other = This table does not belong to this puzzle.
preview-puzzle = can you solve it?
