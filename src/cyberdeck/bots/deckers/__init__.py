"""The house's player of Deckers."""

from cyberdeck.bots.bot import Bot
from cyberdeck.bots.deckers.house import HouseDecker

__all__ = ["HouseDecker", "house_bot"]


def house_bot(seat: int, seed: int = 0) -> Bot:
    """Every decker is played alike; the same seed plays the same game."""
    return HouseDecker(seed)
