"""Puzzles: positions with a goal that can be reached whatever happens, and proofs of it."""

from cyberdeck.puzzles.memory import Proof
from cyberdeck.puzzles.puzzle import Puzzle, own_puzzle, puzzle_in, puzzle_of
from cyberdeck.puzzles.shelf import named, of_the_day, shelf
from cyberdeck.puzzles.solver import Solver

__all__ = ["Proof", "Puzzle", "Solver", "named", "of_the_day", "own_puzzle", "puzzle_in", "puzzle_of", "shelf"]
