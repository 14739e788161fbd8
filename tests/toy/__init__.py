"""Heist: a small complete game of our own that uses every feature of the kernel.

Two thieves, south and north, with hidden hands. Two actions a turn: draw, take a coin, play a card, or raid the other's
hand. The last one alive wins, or the one with more lives when the deck runs out.
"""

from toy.rules import RULES as RULES
from toy.rules import new_game as new_game
