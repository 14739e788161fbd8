### The page of puzzles, and the puzzle beside its table

web-puzzles-about = A position, a goal, and a proof that it can be reached whatever the other side does and chance brings. Stars say how many of the computer's players fail.
web-puzzles-all = All puzzles
web-puzzle-any = All goals
web-puzzle-daily = Puzzle of the day
web-puzzle-solve = Solve it
web-puzzle-streak = Days in a row: { $days }
web-puzzle-grade = { $grade } of 5 stars
web-puzzle-rule = It must work whatever the others answer and whatever chance brings.
web-puzzle-solved = Solved!
web-puzzle-missed = Not this way: it is over, and the goal was not reached.
web-puzzle-spoilt = Not this way: after this the goal can no longer be forced.
web-puzzle-hint = Hint
web-puzzle-more = Tell me the move
web-puzzle-thing = Think of what stands out on the table.
web-puzzle-no-hint = There is nothing to advise just now.
web-puzzle-again = Try again
web-puzzle-solution = Show the solution
web-puzzle-showing = This is how it goes: watch.
web-puzzle-shown = This is how it is solved.
web-puzzle-own = Make your own
web-puzzle-own-about = Paste a position, as a file or as a line, and say what is to be reached. It is proved, and gets a link.
web-puzzle-position = Position
web-puzzle-goal = Goal
web-puzzle-prove = Prove it
web-puzzle-proving = Being proved …
web-puzzle-proved = Proved. First moves that solve it: { $count }. This is its link:
