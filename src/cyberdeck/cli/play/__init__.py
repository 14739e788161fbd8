"""Playing in a terminal: what is the same for every game; each game has a package of its own."""
