"""The command `arena`: the computer's players against each other, and what they come to."""
