"""Goals that ask for avatars somewhere, with the end of the cycle in mind: who has no turn left goes nowhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cyberdeck.bots.deckers.gauge import Gauge
from cyberdeck.bots.deckers.goals import EFFORTS, Effort
from cyberdeck.bots.deckers.hunting import STUCK, at_home, hackman
from cyberdeck.bots.deckers.keen import access_denied, dni_web, mirror_map, neural_matrix, trojan_horse
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.words import GREEN, PURPLE, RED, Colour, Phase, Space, server_of, space

LATER: Final = 0.08
"""For each step from home with one turn left: whether the next hand is enough to go there nobody knows."""
FALLEN: Final = 2.0
"""For a scout that will come to a space which has to be free."""
STORMED: Final = 0.2
"""What is left of the chances if a guardian stands where a scout comes in every turn,"""
FILLING: Final = 0.8
"""and for each scout there;"""
READY: Final = 1.0
"""work that a program there saves which pushes or fights them."""
There = Callable[[Gauge, Space], bool]
"""Whether an avatar on a space is where a goal wants it."""


def ending(house: Effort, there: There) -> Effort:
    """The same work, and who has no turn left is there already."""

    def effort(gauge: Gauge) -> float:
        left = house(gauge)
        state = gauge.state
        for seat, decker in enumerate(state.deckers if gauge.now else ()):
            if decker.turns >= TURNS and not all(there(gauge, at) for at in decker.avatars):
                gauge.odds *= 0.15 if seat == state.active else STUCK
        return left

    return effort


def on_green_installation(gauge: Gauge, at: Space) -> bool:
    return gauge.fields[at].installation == GREEN and server_of(at) is not PURPLE


def amid_most_spaces(gauge: Gauge, at: Space) -> bool:
    return len(gauge.near[at]) == max(map(len, gauge.near))


def neutrino_scanner(gauge: Gauge) -> float:
    """Scouts come to the entry spaces to the last; red programs there beat them in the attack (DK-26.2)."""
    left = EFFORTS["gold-neutrino-scanner"](gauge)
    if gauge.last_turn:
        return left
    return left + sum(gauge.program(RED, decker.entry, 2) for decker in gauge.state.deckers)


def waterfall(gauge: Gauge) -> float:
    """Where the turn ends, scouts fall one number; what is clean does not stay so where nothing red stands."""
    state = gauge.state
    if gauge.last_turn or not gauge.now:
        return EFFORTS["gold-waterfall"](gauge)
    falling = server_of(state.deckers[state.active].avatars[0]) if state.phase is Phase.ACTIONS else None
    total = 0.0
    for server in Colour:
        for number in (4, 5):
            at = space(server, number)
            field = gauge.fields[at]
            scouts = gauge.fields[at + 1].scouts if server is falling and not field.guards else field.scouts
            total += gauge.clean(at) if field.guards or (scouts and field.scouts) else FALLEN if scouts else 0.0
            total += 0.0 if field.programs[RED] else 0.5
            gauge.wanted.add((RED, at))
    return total


def distributed_defense(gauge: Gauge) -> float:
    """Purple 1, onto which a scout comes in every turn, must be free: a guardian there explodes every turn."""
    left = ending(EFFORTS["gold-distributed-defense"], on_green_installation)(gauge)
    at = space(PURPLE, 1)
    field = gauge.fields[at]
    gauge.odds *= STORMED if field.guards else FILLING**field.scouts
    gauge.wanted |= {(RED, at), (GREEN, at)}
    gauge.places.add(at)
    return left - (READY if field.programs[GREEN] or field.programs[RED] else 0.0)


def ending_at_home(house: Effort) -> Effort:
    """The same work, with the deadline."""

    def effort(gauge: Gauge) -> float:
        left = house(gauge)
        gauge.odds *= at_home(gauge)
        for decker in gauge.state.deckers if gauge.now else ():
            turns = TURNS - decker.turns
            steps = sum(gauge.walks(decker.entry)[at] for at in decker.avatars) if turns else 0
            gauge.odds *= max(0.2, 1 - LATER * steps / turns) if steps else 1.0
        return left

    return effort


HOMING: Final = ("gold-hackman", "gold-blackout", "gold-distributed-defense", "copper-garbage-detail")
"""Goals that end at home, or with everybody somewhere else."""
BY_HAND: Final = frozenset(("gold-hackman", "gold-blackout"))
"""Goals whose chances hang on what the active decker holds."""
KEENER: Final[Mapping[str, Effort]] = {
    **EFFORTS,
    "gold-hackman": hackman,
    "gold-blackout": ending_at_home(EFFORTS["gold-blackout"]),
    "gold-distributed-defense": distributed_defense,
    "copper-garbage-detail": ending(EFFORTS["copper-garbage-detail"], amid_most_spaces),
    "gold-neutrino-scanner": neutrino_scanner,
    "gold-waterfall": waterfall,
    "copper-access-denied": access_denied,
    "gold-dni-web": dni_web,
    "gold-mirror-map": mirror_map,
    "gold-trojan-horse": trojan_horse,
    "silver-neural-matrix": neural_matrix,
}
