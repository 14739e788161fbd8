"""Puzzles at the terminal: the list, an attempt, hints, the solution, and one's own from a position."""

from __future__ import annotations

from pathlib import Path

import pytest

from cyberdeck.puzzles import named, shelf
from typing_in import Play, complaint, player

POSITIONS = Path(__file__).parent.parent / "examples" / "positions"


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    return player(capsys, monkeypatch)


def test_the_list_names_all(play: Play) -> None:
    code, out, err = play("puzzle --list")
    assert (code, err) == (0, "")
    assert [line.split()[0] for line in out.splitlines()] == list(shelf())


def test_a_solution_is_told(play: Play) -> None:
    assert play("puzzle 1 --solution")[1].splitlines() == list(named("1").solutions)


def test_a_hint_names_a_move_in_the_end_and_a_wrong_move_is_told(play: Play) -> None:
    decision = named("4").start().decision
    assert decision is not None
    wrong = next(notation for notation in decision.notations if notation not in named("4").solutions)
    code, out, _ = play("puzzle 4", "hint", "hint", wrong, "?")
    assert code == 0
    assert "This keeps it in reach" in out
    assert "can no longer be forced" in out or "was not reached" in out
    assert "This is how it is solved" in out


def test_ones_own_is_proved_before_anybody_is_asked(play: Play) -> None:
    code, out, _ = play(f"puzzle {POSITIONS / 'corp-wins.yaml'} --goal win")
    assert code == 0
    word = out.split()[-1]
    assert play(f"puzzle {word} --solution")[0] == 0


def test_what_is_no_puzzle_is_refused(play: Play) -> None:
    assert "999" in complaint(play("puzzle 999"))
    assert "goals are" in complaint(play(f"puzzle {POSITIONS / 'corp-wins.yaml'} --goal dance"))
