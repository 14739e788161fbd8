"""The table builder: `table(deckers={"oshin-noro": {"hand": "payload"}}, spaces={"red6": "red, black"})` is a game."""

from __future__ import annotations

from cyberdeck.deckers.rules import RULES, DeckersGame


def table(seed: int = 0, **position: object) -> DeckersGame:
    """A game that starts from a position, written as in a position file."""
    return RULES.new_game({"position": position}, seed)
