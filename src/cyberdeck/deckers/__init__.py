"""Deckers: one to four hackers together against a super-massive computer."""

from cyberdeck.deckers.rules import RULES as RULES
from cyberdeck.deckers.rules import new_game as new_game
