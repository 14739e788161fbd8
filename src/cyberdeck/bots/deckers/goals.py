"""For each objective, how much work its goal still needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cyberdeck.bots.deckers.gauge import Gauge
from cyberdeck.bots.deckers.odds import outlasts
from cyberdeck.deckers.field import HACKMAN, NONE
from cyberdeck.deckers.infecting import infection_bonus, resistance_bonus
from cyberdeck.deckers.measures import progress
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.state import piece_at
from cyberdeck.deckers.words import GREEN, RED, Colour, space

Effort = Callable[[Gauge], float]
EFFORTS: Final[dict[str, Effort]] = {}
UNKNOWN: Final = 3.0
"""For each step that an objective without a line of its own still lacks."""


def effort(gauge: Gauge, objective: str) -> float:
    known = EFFORTS.get(objective)
    return known(gauge) if known is not None else missing(gauge, objective)


def missing(gauge: Gauge, objective: str) -> float:
    """What the goal itself tells."""
    total = 0.0
    for part in CONTENT.objectives[objective].goal.parts:
        have, need, met = progress(gauge.state, part)
        total += 0.0 if met else UNKNOWN * max(1, abs(need - have))
    return total


def goal(id: str) -> Callable[[Effort], Effort]:
    def add(effort: Effort) -> Effort:
        EFFORTS[id] = effort
        return effort

    return add


@goal("copper-404")
def not_found(gauge: Gauge) -> float:
    return sum(gauge.clean(space(server, 4)) for server in gauge.home)


@goal("silver-neural-matrix")
def neural_matrix(gauge: Gauge) -> float:
    """The servers that lack least, and three marks on each."""
    servers = sorted(Colour, key=lambda server: sum(_lacks_green(gauge, server, k) for k in (1, 3, 5)))
    needed = [space(server, k) for server in servers[: gauge.n + 1] for k in (1, 3, 5)]
    gauge.keep((GREEN, at) for at in needed)
    return sum(gauge.mark(GREEN, at) for at in needed)


def _lacks_green(gauge: Gauge, server: Colour, k: int) -> float:
    field = gauge.fields[space(server, k)]
    return (0.0 if field.has(GREEN) else 3.0) + 1.5 * bool(field.smc)


@goal("gold-hackman")
def hackman(gauge: Gauge) -> float:
    state = gauge.state
    at = piece_at(state, HACKMAN)
    home = gauge.going_home()
    if at == NONE and not state.track.get("hackman", 0):
        return home
    if at == NONE:
        return home + 6.0
    edge = infection_bonus(state, at) - resistance_bonus(state, at)
    falls = outlasts(gauge.fields[at].programs[RED], edge)
    near = sum(gauge.fields[x].programs[RED] for x in state.board.neighbours[at])
    gauge.wanted.add((RED, at))
    return home + 8.0 * (1 - falls) - 0.3 * min(4, near)
