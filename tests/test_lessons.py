"""The data of the lessons: their positions, and the clauses that their steps name."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cyberdeck import games
from cyberdeck.locale.reference import clauses

CLIENT = Path(__file__).parents[1] / "web" / "src"
GAMES = ("netrunner", "deckers")


def positions(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((CLIENT / game / "positions.json").read_text(encoding="utf-8"))
    return {f"{game}-{name}": position for name, position in found.items()}


POSITIONS = {lesson: position for game in GAMES for lesson, position in positions(game).items()}


@pytest.mark.parametrize("lesson", POSITIONS)
def test_the_position_of_a_lesson_is_a_game(lesson: str) -> None:
    """A lesson may not begin at the end, nor depend on chance: its first question is the same with every seed."""
    rules = games.find(lesson.partition("-")[0])
    played = [rules.new_game({"position": POSITIONS[lesson]}, seed) for seed in range(5)]
    decisions = [game.decision for game in played]
    first = decisions[0]
    assert first is not None
    for other in decisions:
        assert other is not None
        assert other.seat == first.seat
        assert [option.notation for option in other.options] == [option.notation for option in first.options]


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_of_a_lesson_stand_in_the_rules(game: str) -> None:
    named = set(re.findall(r'"((?:NR|DK)-[\d.]+)"', (CLIENT / game / "lessons.ts").read_text(encoding="utf-8")))
    assert len(named) > 20
    assert named <= clauses(game).keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_position_belongs_to_a_lesson(game: str) -> None:
    lessons = re.findall(r'id: "([a-z-]+)"', (CLIENT / game / "lessons.ts").read_text(encoding="utf-8"))
    assert lessons == [name for name in POSITIONS if name.startswith(game)]
