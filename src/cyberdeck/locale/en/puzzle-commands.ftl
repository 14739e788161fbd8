### Puzzles at the terminal

puzzle-help = Puzzles: today's, or one by its number; with --goal a new one from a position.
puzzle-help-which = A number, the word of a puzzle, or a file; without it, today's.
puzzle-help-goal = Prove that this goal can be reached from the position, and tell the word of the puzzle.
puzzle-help-list = Tell all puzzles, with how hard they are.
puzzle-help-solution = Tell the first moves that solve it.
puzzle-number = Puzzle { $name }, { $grade } of 5 stars
puzzle-solved = Solved!
puzzle-missed = Not this way: it is over, and the goal was not reached.
puzzle-spoilt = Not this way: after this the goal can no longer be forced.
puzzle-again = Enter begins again, ? shows the solution:
puzzle-shown = This is how it is solved.
puzzle-hint-thing = Think of: { $thing }
puzzle-hint-move = This keeps it in reach: { $move }
puzzle-no-hint = There is nothing to advise just now.
puzzle-proved = Proved. First moves that solve it: { $count }
