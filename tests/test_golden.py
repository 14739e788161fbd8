"""The golden games replay to the same end, move by move; `python scripts/golden.py` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from cyberdeck.kernel import Journal, replay
from cyberdeck.netrunner import RULES

GOLDEN = sorted((Path(__file__).parent / "golden").glob("netrunner-*.journal"))


def test_there_are_golden_games() -> None:
    assert len(GOLDEN) == 8


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_game(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = replay(Journal.parse(text), RULES)
    assert game.result is not None
    assert str(game.journal) == text
