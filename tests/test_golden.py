"""The golden games replay to the same end, move by move; `python scripts/golden.py` writes them anew."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from cyberdeck import games
from cyberdeck.deckers.content import CONTENT
from cyberdeck.kernel import Journal, replay

JOURNALS = runpy.run_path(str(Path(__file__).parents[1] / "benchmarks" / "journals.py"))
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.journal"))


@pytest.mark.parametrize("game", ["netrunner", "deckers"])
def test_there_are_golden_games_of_chance_and_of_the_house(game: str) -> None:
    players = [file.stem.split("-")[1] for file in GOLDEN if file.stem.startswith(game)]
    assert len(players) >= 8
    assert set(players) == {"house", "random"}


def test_golden_deckers_meet_every_computer_in_every_number_with_every_variant() -> None:
    files = (file.read_text(encoding="utf-8") for file in GOLDEN if file.stem.startswith("deckers"))
    setups: list[Any] = [Journal.parse(text).setup for text in files]
    assert {setup["smc"] for setup in setups} == set(CONTENT.smcs)
    assert {len(setup["deckers"]) for setup in setups} == {1, 2, 3, 4}
    assert {id for setup in setups for id in setup["deckers"]} == set(CONTENT.deckers)
    assert {variant for setup in setups for variant in setup["variants"]} == {"fragmented", "packets", "2.0", "2.1"}


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_game(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    journal = Journal.parse(text)
    game = replay(journal, games.find(journal.game))
    assert game.result is not None
    assert str(game.journal) == text


@pytest.mark.parametrize("game", ["netrunner", "deckers"])
def test_recorded_games_are_verified(game: str, tmp_path: Path) -> None:
    """What `benchmarks/journals.py` records comes to the same end, and it names a journal that does not."""
    file = tmp_path / JOURNALS["record"](tmp_path, game, 1)
    assert JOURNALS["verify"](file) == ""
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("\nseed: 1\n", "\nseed: 2\n"), encoding="utf-8")
    assert file.name in JOURNALS["verify"](file)
