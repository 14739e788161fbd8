"""Every question of a game has a judge in the house's player, or stands in its list of what it leaves to chance."""

from __future__ import annotations

from pathlib import Path

import cyberdeck
from cyberdeck.bots.deckers.judging import JUDGES, LEFT_TO_CHANCE, PLANNED
from cyberdeck.bots.netrunner import HouseCorp, HouseRunner
from cyberdeck.locale.used import used_ids

SOURCE = Path(cyberdeck.__file__).parent


def prompts(game: str) -> set[str]:
    """All questions that a game asks, those of the kernel included."""
    ids = used_ids(SOURCE / "kernel") | used_ids(SOURCE / game)
    return {id.removeprefix("ask-") for id in ids if id.startswith("ask-")}


def test_netrunner() -> None:
    corp, runner = HouseCorp(), HouseRunner()
    for bot in (corp, runner):
        assert not bot.judges().keys() & bot.left_to_chance
        assert bot.judges().keys() | bot.left_to_chance <= prompts("netrunner")
    judged = corp.judges().keys() | runner.judges().keys()
    assert judged | corp.left_to_chance | runner.left_to_chance == prompts("netrunner")


def test_deckers() -> None:
    assert not JUDGES.keys() & LEFT_TO_CHANCE
    assert not PLANNED & LEFT_TO_CHANCE
    assert JUDGES.keys() | PLANNED | LEFT_TO_CHANCE == prompts("deckers")
