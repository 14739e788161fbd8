"""The plan of the whole team to the end of the cycle, made of what everybody sees: all seats come to the same one."""

from __future__ import annotations

from math import ceil
from typing import Final, Literal, NamedTuple

from cyberdeck.bots.deckers.deadlines import HOMING, KEENER
from cyberdeck.bots.deckers.forecast import needs
from cyberdeck.bots.deckers.gauge import UPLOAD, distances
from cyberdeck.bots.deckers.goals import effort
from cyberdeck.bots.deckers.keen import KeenGauge
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.state import Pool, State
from cyberdeck.deckers.words import SPACES, At, Colour, Program, Space, decker_named
from cyberdeck.kernel import Message, message

Task = Literal["bring", "home", "supply"]
SPARE: Final = 4
"""So many scouts should be left after the turns that are known to take some."""


class Part(NamedTuple):
    """What one decker sees to: a program somewhere, being at home in the end, or the supply of scouts."""

    seat: int
    task: Task
    at: Space
    colour: int = NONE


def parts(state: State) -> tuple[Part, ...]:
    """Who brings what, who goes home, who keeps the supply above its reserve."""
    waiting = [seat for seat, decker in enumerate(state.deckers) if decker.turns < TURNS or seat == state.active]
    found = [] if not waiting else _brought(state, waiting)
    if state.objective.id in HOMING[:2]:
        found += [Part(seat, "home", state.deckers[seat].entry) for seat in waiting]
    if waiting and state.supply[Pool.SCOUT] < sum(needs(state)) + SPARE:
        found += _kept(state, waiting)
    return tuple(found)


def _brought(state: State, waiting: list[int]) -> list[Part]:
    """The programs that are missing, each by who is nearest and has the least to do; no more than the goal needs."""
    gauge, far = KeenGauge(state), distances(state.board)
    left = effort(gauge, state.objective.id, KEENER)
    work = dict.fromkeys(waiting, 0)

    def price(seat: int, at: Space) -> int:
        return min(far[at][x] for x in state.deckers[seat].avatars) + 2 * work[seat]

    missing = [(colour, at) for colour, at in gauge.wanted if not state.fields[at].programs[colour]]
    missing.sort(key=lambda want: (min(price(seat, want[1]) for seat in waiting), want[1], want[0]))
    found: dict[Space, Part] = {}
    for colour, at in missing:
        if len(found) < ceil(max(0.0, left) / UPLOAD) and at not in found:
            seat = min(waiting, key=lambda seat: (price(seat, at), seat))
            work[seat] += 1
            found[at] = Part(seat, "bring", at, int(colour))
    return list(found.values())


def _kept(state: State, waiting: list[int]) -> list[Part]:
    """Who is nearest to most scouts removes some."""
    far = distances(state.board)
    scouts = [at for at in SPACES if state.fields[at].scouts]

    def reach(seat: int) -> float:
        return sum(
            state.fields[at].scouts / (1 + min(far[at][x] for x in state.deckers[seat].avatars)) for at in scouts
        )

    seat = max(waiting, key=lambda seat: (reach(seat), -seat))
    return [Part(seat, "supply", state.deckers[seat].avatars[0])]


def told(state: State, part: Part) -> Message:
    decker, space = decker_named(state.deckers[part.seat].id).named, At(part.at).spoken(0)
    if part.task == "bring":
        return message("deckers-part-bring", decker=decker, space=space, program=Program(Colour(part.colour)).spoken(0))
    if part.task == "home":
        return message("deckers-part-home", decker=decker, space=space)
    return message("deckers-part-supply", decker=decker)
