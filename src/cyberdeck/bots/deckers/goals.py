"""For each objective, how much work its goal still needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cyberdeck.bots.deckers.gauge import Gauge
from cyberdeck.bots.deckers.odds import beats, outlasts
from cyberdeck.deckers.abilities import has_ability
from cyberdeck.deckers.actions import ghost_spaces
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.field import HACKMAN, NONE
from cyberdeck.deckers.infecting import infection_bonus, resistance_bonus
from cyberdeck.deckers.measures import progress
from cyberdeck.deckers.state import piece_at, servers_spaces
from cyberdeck.deckers.words import GREEN, RED, SPACES, Colour, Space, server_of, space

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
    """He must fall, and everybody must be at home."""
    state = gauge.state
    at = piece_at(state, HACKMAN)
    home = gauge.going_home()
    if at == NONE and gauge.now and not state.track.get("hackman", 0):
        return home
    chances = [_ambush(gauge, seat) for seat, decker in enumerate(state.deckers) if decker.turns < 3 or not gauge.now]
    if at != NONE:
        gauge.wanted.add((RED, at))
        chances.append(_falls(gauge, at))
    return home + HACKMAN_STANDS * (1 - max(chances, default=0.0))


HACKMAN_STANDS: Final = 10.0


def _falls(gauge: Gauge, at: Space) -> float:
    """How likely he falls where he stands: in the attack after the last turn, or by a ghost in this one."""
    state, reds = gauge.state, gauge.fields[at].programs[RED]
    edge = infection_bonus(state, at) - resistance_bonus(state, at)
    if gauge.last_turn:
        return outlasts(reds, edge)
    avatars = state.deckers[state.active].avatars
    if not any(at in ghost_spaces(state, avatar) for avatar in avatars):
        return 0.0
    near = max((gauge.fields[x].programs[RED] for x in state.board.neighbours[at]), default=0)
    return 0.15 + (0.5 * beats(edge + 1) if reds else 0.05 * near)


def _ambush(gauge: Gauge, seat: int) -> float:
    """How well a decker stands for HackMan to come: red programs beside the space that can be pushed or led there."""
    state, avatar = gauge.state, gauge.state.deckers[seat].avatars[0]
    fields = gauge.fields
    near = state.board.neighbours[avatar]
    pushed = min(3, sum(fields[x].programs[RED] for x in near if fields[x].has(GREEN)))
    built = sum(fields[x].installation == RED for x in near)
    chance = 0.5 * outlasts(pushed, pushed + built - 4)
    server = servers_spaces(server_of(avatar))
    if any(fields[x].installation == GREEN for x in server if x != avatar):
        reds = min(3, sum(fields[x].programs[RED] for x in {*server, *near} - {avatar}))
        marks = sum(fields[x].has(GREEN) for x in SPACES if x != avatar)
        reach = min(1.0, marks / 6) if has_ability(state, seat, "projects-to-installations") else 0.5
        chance = max(chance, reach * (0.25 + 0.15 * reds + 0.05 * built))
    elif any(field.installation == GREEN for field in fields):
        chance += 0.12
    return chance
