"""The table builder: `table(corp={"hand": "Snare!"}, runner={"rig": "Net Shield"})` is a game in that position."""

from __future__ import annotations

from cyberdeck.netrunner.rules import RULES, NetrunnerGame


def table(seed: int = 0, **position: object) -> NetrunnerGame:
    """A game that starts from a position, written as in a position file."""
    return RULES.new_game({"position": position}, seed)
