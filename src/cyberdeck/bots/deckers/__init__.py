"""The house's players of Deckers."""

from cyberdeck.bots.bot import Bot
from cyberdeck.bots.deckers.house import HouseDecker
from cyberdeck.bots.deckers.mind import BEST, Mind
from cyberdeck.bots.deckers.searching import Choice, SearchingDecker

__all__ = ["BEST", "Choice", "HouseDecker", "Mind", "SearchingDecker", "house_bot", "searching_bot"]


def house_bot(seat: int, seed: int = 0) -> Bot:
    """Every decker is played alike; the same seed plays the same game."""
    return HouseDecker(seed)


def searching_bot(seat: int, seed: int = 0, sight: Mind = BEST) -> SearchingDecker:
    """A stronger one, as strong as its mind; all seats of a team play by one plan."""
    return SearchingDecker(seed, sight)
