"""Proofs for puzzles, as work for the processes that think."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Final, NamedTuple

from cyberdeck.kernel import Journal
from cyberdeck.puzzles import Puzzle, own_puzzle
from cyberdeck.puzzles.attempt import Attempt, Told, looked_at, refuted

NODES: Final = 30_000
"""How many decisions are tried for one request."""
ANSWERS: Final = 8_000
"""And for an answer of the opponent, who is not to be waited for."""
KEPT: Final = 8
"""For so many puzzles a process remembers what it has found out."""

_attempts: OrderedDict[tuple[str, str], Attempt] = OrderedDict()


class Proving(NamedTuple):
    """Which first moves solve a puzzle."""

    table: str
    puzzle: Puzzle

    def work(self) -> tuple[str, ...] | None:
        return self.puzzle.solver(NODES).solutions(self.puzzle.start())


class Looking(NamedTuple):
    """How an attempt at a table stands, and perhaps what would help."""

    table: str
    puzzle: Puzzle
    journal: Journal
    helping: bool

    def work(self) -> Told:
        return looked_at(_attempt(self.puzzle), self.puzzle, self.journal, self.helping)


class Refuting(NamedTuple):
    """Whoever plays against an attempt knows the proof, and answers what spoils it."""

    game: str
    goal: str
    position: Mapping[str, object]
    journal: Journal

    def instead_of(self, usual: int) -> int:
        puzzle = own_puzzle(self.game, self.goal, self.position)
        return refuted(_attempt(puzzle, ANSWERS), puzzle, self.journal, usual)


def _attempt(puzzle: Puzzle, nodes: int = NODES) -> Attempt:
    """One may be known by its number and by a word."""
    key = puzzle.goal, repr(puzzle.position)
    attempt = _attempts.pop(key, None) or Attempt(puzzle)
    attempt.refresh(nodes)
    _attempts[key] = attempt
    if len(_attempts) > KEPT:
        _attempts.popitem(last=False)
    return attempt
