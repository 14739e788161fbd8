"""How strong players are by who has beaten whom: ratings after Bradley and Terry, and when it is enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from cyberdeck.bots.simulation import CONFIDENT

PER_FOLD: Final = 400 / log(10)
"""Points of Elo for a strength that is e times as large."""
SURE: Final = log(0.95 / 0.05)
"""The evidence, as a logarithm, at which a test is over; it is wrong in 5 of 100 cases."""
ROUNDS: Final = 200
PRIOR: Final = 0.5
"""So much of a win everybody is given against an average player: who never lost is not endlessly good."""


class Rating(NamedTuple):
    """In Elo, from the anchor on, and how far the truth may lie from it with 95 % confidence."""

    elo: float
    reach: float


Wins = Mapping[tuple[str, str], float]
"""How often the first has beaten the second."""


def ratings(wins: Wins, anchor: str) -> dict[str, Rating]:
    """The ratings that explain these results best; the anchor has 0."""
    names = sorted({name for pair in wins for name in pair} | {anchor})
    strengths = _fitted(names, wins)
    others = [name for name in names if name != anchor]
    errors = _errors(others, names, wins, strengths)
    base = strengths[anchor]
    found = {
        name: Rating(PER_FOLD * (strengths[name] - base), PER_FOLD * CONFIDENT * error)
        for name, error in zip(others, errors, strict=True)
    }
    return {anchor: Rating(0.0, 0.0), **found}


def _fitted(names: Sequence[str], wins: Wins) -> dict[str, float]:
    """Logarithms of strengths, by the iteration of Zermelo."""
    games: Counter[tuple[str, str]] = Counter()
    won: Counter[str] = Counter()
    for (one, other), count in wins.items():
        games[one, other] += count  # type: ignore[assignment]
        games[other, one] += count  # type: ignore[assignment]
        won[one] += count  # type: ignore[assignment]
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for name in names:
            met = sum(games[name, other] / (strength[name] + strength[other]) for other in names if games[name, other])
            strength[name] = (won[name] + PRIOR) / (met + 2 * PRIOR / (strength[name] + 1))
    return {name: log(value) for name, value in strength.items()}


def _errors(others: Sequence[str], names: Sequence[str], wins: Wins, strengths: Mapping[str, float]) -> list[float]:
    """Standard errors of the differences to the anchor, from the information that the games hold."""
    matrix = [[0.0] * len(others) for _ in others]
    place = {name: number for number, name in enumerate(others)}
    for (one, other), count in wins.items():
        weight = count * _slope(strengths[one] - strengths[other])
        for mine, theirs in ((one, other), (other, one)):
            if mine in place:
                matrix[place[mine]][place[mine]] += weight
                if theirs in place:
                    matrix[place[mine]][place[theirs]] -= weight
    for number in range(len(others)):
        matrix[number][number] += PRIOR / 2
    return [sqrt(max(0.0, _inverse(matrix, number))) for number in range(len(others))]


def _slope(difference: float) -> float:
    share = 1 / (1 + exp(-difference))
    return share * (1 - share)


def _inverse(matrix: Sequence[Sequence[float]], number: int) -> float:
    """An element of the diagonal of the inverse, by elimination."""
    size = len(matrix)
    rows = [[*row, float(place == number)] for place, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        for row in range(size):
            if row != column and rows[column][column]:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [mine - factor * theirs for mine, theirs in zip(rows[row], rows[column], strict=True)]
    return rows[number][size] / rows[number][number]


class Verdict(NamedTuple):
    """Whether one player is better by so many points of Elo than another, or not better at all."""

    evidence: float
    """Positive for better; the test is over where it reaches `SURE` on either side."""
    better: bool | None
    """None: more games are needed."""


def sprt(won: float, lost: float, step: float = 60.0) -> Verdict:
    """The sequential test of Wald: better by `step` points of Elo against equally good."""
    likely = 1 / (1 + exp(-step / PER_FOLD))
    evidence = won * log(likely / 0.5) + lost * log((1 - likely) / 0.5)
    return Verdict(evidence, None if abs(evidence) < SURE else evidence > 0)


def expected(difference: float) -> float:
    """The share of wins that so many points of Elo promise."""
    return 1 / (1 + exp(-difference / PER_FOLD))
