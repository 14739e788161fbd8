"""The house's players of Netrunner."""

from cyberdeck.bots.bot import Bot
from cyberdeck.bots.netrunner.corp import HouseCorp
from cyberdeck.bots.netrunner.runner import HouseRunner
from cyberdeck.netrunner.words import CORP

__all__ = ["HouseCorp", "HouseRunner", "house_bot"]


def house_bot(side: int, seed: int = 0) -> Bot:
    """The computer player of a side; the same seed plays the same game."""
    return HouseCorp(seed) if side == CORP else HouseRunner(seed)
