"""Trying to solve a puzzle: whether the goal is reached, missed, or given away, and what would help."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from cyberdeck.games import find
from cyberdeck.kernel import AnyGame, Journal, Offer
from cyberdeck.kernel.journal import replaying
from cyberdeck.puzzles.goals import Standing
from cyberdeck.puzzles.memory import Proof
from cyberdeck.puzzles.puzzle import Puzzle
from cyberdeck.puzzles.solver import NODES, Solver


class Look(StrEnum):
    """How an attempt stands."""

    OPEN = "open"
    SOLVED = "solved"
    MISSED = "missed"
    """It is over, and the goal was not reached."""
    SPOILT = "spoilt"
    """The goal can no longer be forced."""


_ENDED: Final = {Standing.REACHED: Look.SOLVED, Standing.MISSED: Look.MISSED}


class Attempt:
    """A game from the position of a puzzle, looked at decision by decision."""

    def __init__(self, puzzle: Puzzle, nodes: int = NODES) -> None:
        self._solver: Solver = puzzle.solver(nodes)
        self.seat = self._solver.seat

    def refresh(self, nodes: int) -> None:
        """It may try so many decisions from now on; what it knows, it keeps."""
        self._solver.left = nodes

    def look(self, game: AnyGame) -> Look:
        """How it stands after the last decision; within a question that has been begun nothing is said."""
        ended = _ENDED.get(self._solver.standing(game))
        if ended is not None or game.ask is None:
            return ended or Look.MISSED
        spoilt = not game.begun and self._solver.proof(game) is Proof.REFUTED
        return Look.SPOILT if spoilt else Look.OPEN

    def good(self, game: AnyGame) -> Offer | None:
        """An answer to the open question that keeps the goal in reach."""
        if game.decision is None or not self._solver.mine(game):
            return None
        for index, offer in enumerate(game.decision.unpriced):
            if self._solver.after(game, index) is Proof.PROVED:
                return offer
        return None

    def against(self, game: AnyGame, usual: int) -> int:
        """What an opponent answers who knows how the goal is kept from being reached; `usual` if nothing else helps."""
        return self._solver.refutation(game, usual)


class Told(NamedTuple):
    """What a service tells about an attempt."""

    look: Look
    decision: int
    """After how many decisions it was solved, missed or spoilt; or how many there have been."""
    good: str = ""
    """The notation of an answer that keeps the goal in reach."""


def refuted(attempt: Attempt, puzzle: Puzzle, journal: Journal, usual: int) -> int:
    """What the opponent of an attempt answers to the question that its journal has led to."""
    *_, game = replaying(journal, find(puzzle.game))
    return attempt.against(game, usual)


def looked_at(attempt: Attempt, puzzle: Puzzle, journal: Journal, helping: bool = False) -> Told:
    """An attempt by its journal, also while it goes on: what came of it first."""
    following = replaying(journal, find(puzzle.game))
    game = next(following)
    number = 0
    for number, _ in enumerate(following, 1):
        look = attempt.look(game)
        if look is not Look.OPEN:
            return Told(look, number)
    good = attempt.good(game) if helping else None
    return Told(Look.OPEN, number, "" if good is None else good.notation)
