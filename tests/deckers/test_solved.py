"""Goals that look out of reach can be met, and crowds can win: whole games in which deckers have done it, played again.

`python benchmarks/deckers_solving.py GOAL` looks for such a game and writes its journal.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cyberdeck.deckers.rules import RULES
from cyberdeck.kernel import Journal, Message, replay

FILES = sorted((Path(__file__).parent / "solved").glob("*.journal"))
CREWS = {"three-deckers": 3, "four-deckers": 4}
SOLVED = [file for file in FILES if file.stem not in CREWS]


@pytest.mark.parametrize("file", SOLVED, ids=lambda file: file.stem)
def test_a_goal_that_was_met(file: Path) -> None:
    game = replay(Journal.parse(file.read_text(encoding="utf-8")), RULES)
    met = Message("event-goal-met", (("objective", Message(f"objective-{file.stem}")),))
    won = game.result is not None and bool(game.result.winners) and game.state.objective.id == file.stem
    assert won or met in game.log()


def test_the_goals_in_doubt_are_among_them() -> None:
    assert {"copper-access-denied", "silver-neural-matrix", "gold-mirror-map"} <= {file.stem for file in SOLVED}


@pytest.mark.parametrize("name", CREWS)
def test_a_crowd_that_won(name: str) -> None:
    (file,) = (file for file in FILES if file.stem == name)
    game = replay(Journal.parse(file.read_text(encoding="utf-8")), RULES)
    assert len(game.seats) == CREWS[name]
    assert game.result is not None
    assert game.result.winners
