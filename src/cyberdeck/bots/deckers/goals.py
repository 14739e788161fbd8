"""How much work the goal of an objective still needs, in commands; each objective has a line of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cyberdeck.bots.deckers.gauge import Gauge
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.expressions import progress

Effort = Callable[[Gauge], float]
EFFORTS: Final[dict[str, Effort]] = {}
UNKNOWN: Final = 3.0
"""For each step that an objective without a line of its own lacks."""


def effort(gauge: Gauge, objective: str) -> float:
    known = EFFORTS.get(objective)
    return missing(gauge, objective) if known is None else known(gauge) - gauge.spared()


def missing(gauge: Gauge, objective: str) -> float:
    """What the goal itself tells."""
    total = 0.0
    for part in CONTENT.objectives[objective].goal.parts:
        have, need, met = progress(gauge.state, part)
        total += 0.0 if met else UNKNOWN * max(1, abs(need - have))
    return total


def goal(id: str) -> Callable[[Effort], Effort]:
    """The effort of an objective."""

    def add(effort: Effort) -> Effort:
        EFFORTS[id] = effort
        return effort

    return add


def by_n(gauge: Gauge, *numbers: int) -> int:
    """The number for so many deckers."""
    return numbers[gauge.n - 1]
