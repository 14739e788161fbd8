"""Computer players, who know of a game only what their seat may see."""

from collections.abc import Callable
from typing import Final

from cyberdeck.bots.bot import AnySeen, Bot, RandomBot, Seen, answer, play_out, seen_by
from cyberdeck.bots.deckers import HouseDecker
from cyberdeck.bots.netrunner.corp import HouseCorp
from cyberdeck.bots.netrunner.runner import HouseRunner
from cyberdeck.netrunner import CORP, Side

__all__ = [
    "AnySeen",
    "Bot",
    "HouseCorp",
    "HouseDecker",
    "HouseRunner",
    "RandomBot",
    "Seen",
    "answer",
    "bot_for",
    "house_bot",
    "play_out",
    "seen_by",
]


def house_bot(side: Side, seed: int = 0) -> Bot:
    """The computer player of a side; the same seed plays the same game."""
    return HouseCorp(seed) if side is CORP else HouseRunner(seed)


def bot_for(game: str, seat: int, seed: int = 0) -> Bot:
    """The house's player for a seat of a game, by the game's name."""
    return _HOUSE[game](seat, seed)


_HOUSE: Final[dict[str, Callable[[int, int], Bot]]] = {
    "deckers": lambda seat, seed: HouseDecker(seed),
    "netrunner": lambda seat, seed: house_bot(Side(seat), seed),
}
