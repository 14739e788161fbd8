"""The puzzles that come with Cyberdeck: a sample is proved again here, all of them by `scripts/puzzles.py prove`."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from cyberdeck.kernel import Complaint
from cyberdeck.puzzles import Puzzle, named, of_the_day, shelf
from cyberdeck.puzzles.puzzle import PUZZLING

KINDS: dict[tuple[str, str], list[Puzzle]] = {
    (game, goal): [] for game, about in PUZZLING.items() for goal in about.goals
}
for puzzle in shelf().values():
    KINDS[puzzle.game, puzzle.goal].append(puzzle)


def test_of_each_kind_there_are_some_and_the_shortest_is_proved_again() -> None:
    for kind, puzzles in KINDS.items():
        assert len(puzzles) >= 3, kind
        puzzle = min(puzzles, key=lambda one: one.effort)
        assert puzzle.solver().solutions(puzzle.start()) == puzzle.solutions, puzzle.name


def test_each_asks_for_something_that_its_game_knows_and_is_graded() -> None:
    assert [*shelf()] == [str(number + 1) for number in range(len(shelf()))]
    for puzzle in shelf().values():
        assert puzzle.goal in PUZZLING[puzzle.game].goals
        assert 1 <= puzzle.grade <= 5
        assert puzzle.solutions


def test_the_daily_one_changes_from_day_to_day_and_all_have_their_day() -> None:
    days = [date(2026, 11, 17) + timedelta(days=n) for n in range(len(shelf()))]
    assert Counter(of_the_day(day).name for day in days) == Counter([*shelf()])


def test_who_asks_for_none_that_there_is_is_told_so() -> None:
    with pytest.raises(Complaint):
        named("0")
