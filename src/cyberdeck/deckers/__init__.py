"""Deckers: one to four hackers together against a super-massive computer."""

from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.rules import RULES as RULES
from cyberdeck.deckers.rules import DeckersGame as DeckersGame
from cyberdeck.deckers.rules import new_game as new_game
from cyberdeck.deckers.view import DeckersView as DeckersView

MESSAGE_IDS = (
    *(f"command-{key}" for key in CONTENT.cards),
    *(f"decker-{id}" for id in CONTENT.deckers),
    *(f"objective-{id}" for id in CONTENT.objectives),
    *(f"packet-{id}" for id in CONTENT.packets),
    *(f"smc-{id}" for id in CONTENT.smcs),
    *(f"upgrade-{id.replace('.', '-')}" for id in CONTENT.upgrades),
    "action-*",
    "effect-of-*",
    "phase-*",
    "piece-*",
)
"""What the things of the game are called."""
