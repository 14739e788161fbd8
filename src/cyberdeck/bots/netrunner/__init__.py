"""The house's Corporation and Runner."""

from cyberdeck.bots.netrunner.corp import HouseCorp
from cyberdeck.bots.netrunner.runner import HouseRunner
