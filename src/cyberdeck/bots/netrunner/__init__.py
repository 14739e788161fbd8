"""The computer players of Netrunner: the house's, which judge one question at a time, and those who search."""

from cyberdeck.bots.bot import Bot
from cyberdeck.bots.netrunner.corp import HouseCorp
from cyberdeck.bots.netrunner.runner import HouseRunner
from cyberdeck.bots.netrunner.searching import SearchingBot, Thought, searching_bot
from cyberdeck.bots.netrunner.sight import CHARACTERS, TOP, Character, Sight
from cyberdeck.netrunner.words import CORP

__all__ = [
    "CHARACTERS",
    "TOP",
    "Character",
    "HouseCorp",
    "HouseRunner",
    "SearchingBot",
    "Sight",
    "Thought",
    "house_bot",
    "searching_bot",
]


def house_bot(side: int, seed: int = 0) -> Bot:
    """The computer player of a side; the same seed plays the same game."""
    return HouseCorp(seed) if side == CORP else HouseRunner(seed)
