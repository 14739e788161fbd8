"""The house's player of Deckers."""

from cyberdeck.bots.deckers import copper_goals, gold_goals, piece_goals, silver_goals
from cyberdeck.bots.deckers.house import HouseDecker

__all__ = ["HouseDecker", "copper_goals", "gold_goals", "piece_goals", "silver_goals"]
