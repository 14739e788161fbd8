"""Computer players, who know of a game only what their seat may see."""

from collections.abc import Callable
from typing import Final

from cyberdeck.bots import deckers, netrunner
from cyberdeck.bots.bot import AnySeen, Bot, RandomBot, Seen, answer, play_out, seen_by

__all__ = ["AnySeen", "Bot", "RandomBot", "Seen", "answer", "bot_for", "play_out", "seen_by"]

_HOUSE: Final[dict[str, Callable[[int, int], Bot]]] = {
    "deckers": deckers.house_bot,
    "netrunner": netrunner.house_bot,
}
"""Who plays for the house, by the name of the game: the one place where a new game is entered."""


def bot_for(game: str, seat: int, seed: int = 0) -> Bot:
    """The house's player for a seat of a game, by the game's name."""
    return _HOUSE[game](seat, seed)
