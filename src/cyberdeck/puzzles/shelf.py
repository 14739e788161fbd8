"""The puzzles that come with Cyberdeck, by their numbers, and which one is today's."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final

from cyberdeck.kernel import Complaint, message
from cyberdeck.puzzles.puzzle import Puzzle, puzzle_in

FILE: Final = "data/puzzles.jsonl"
_STEP: Final = 997
"""From day to day one goes so far along the shelf: neighbours are alike."""


@cache
def shelf() -> Mapping[str, Puzzle]:
    """All of them, a line of the file each; they have been proved, and `scripts/puzzles.py prove` proves them again."""
    text = files("cyberdeck.puzzles").joinpath(FILE).read_text("utf-8")
    rows = (json.loads(line) for line in text.splitlines())
    return {row["name"]: shipped(row) for row in rows}


def shipped(row: Mapping[str, object]) -> Puzzle:
    """A line of the file, or of what a miner has written."""
    said = {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
    return Puzzle(**said)  # type: ignore[arg-type]


def of_the_day(day: date) -> Puzzle:
    """The same for everybody."""
    found = [*shelf().values()]
    return found[day.toordinal() * _STEP % len(found)]


def named(name: str) -> Puzzle:
    """A puzzle by its number, or one that a word tells; a Complaint if it is neither."""
    puzzle = shelf().get(name) or puzzle_in(name)
    if puzzle is None:
        raise Complaint(message("puzzle-unknown", name=name[:40], last=len(shelf())))
    return puzzle
