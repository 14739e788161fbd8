"""How much a driver asks a player: the engine always asks, and a driver may answer what is no choice."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cyberdeck.kernel.game import AnyGame


class Asked(StrEnum):
    ALL = "all"
    """Every question of the rules."""
    FAIR = "fair"
    """Not what everybody can see to have one answer: that nobody is asked tells nobody anything."""
    BRIEF = "brief"
    """Nor where players, by what everybody can see, seldom say anything: for two who hand one screen to and fro."""
    CHOICES = "choices"
    """Nor what only the asked seat can see to have one answer: for games in which nobody is deceived by it."""


def unasked(game: AnyGame, asked: Asked) -> int | None:
    """What is answered for whoever has to decide now; None if he is asked himself."""
    match asked:
        case Asked.ALL:
            return None
        case Asked.FAIR:
            return game.foregone
        case Asked.BRIEF:
            return game.seldom
        case Asked.CHOICES:
            return game.obvious
