"""The house's player of Deckers."""

from cyberdeck.bots.deckers.house import HouseDecker as HouseDecker
