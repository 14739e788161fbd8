"""The command `simulate`: many games of the computer with or against itself."""
