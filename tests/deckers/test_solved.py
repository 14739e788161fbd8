"""Goals that look out of reach can be met: whole games in which deckers have met them, played again.

`python benchmarks/deckers_solving.py GOAL` looks for such a game and writes its journal.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cyberdeck.deckers.rules import RULES
from cyberdeck.kernel import Journal, Message, replay

SOLVED = sorted((Path(__file__).parent / "solved").glob("*.journal"))


@pytest.mark.parametrize("file", SOLVED, ids=lambda file: file.stem)
def test_a_goal_that_was_met(file: Path) -> None:
    game = replay(Journal.parse(file.read_text(encoding="utf-8")), RULES)
    met = Message("event-goal-met", (("objective", Message(f"objective-{file.stem}")),))
    won = game.result is not None and bool(game.result.winners) and game.state.objective.id == file.stem
    assert won or met in game.log()


def test_the_goals_in_doubt_are_among_them() -> None:
    assert {"copper-access-denied", "silver-neural-matrix"} <= {file.stem for file in SOLVED}
