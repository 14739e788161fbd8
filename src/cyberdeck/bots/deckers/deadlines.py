"""Goals that ask for avatars somewhere, with the end of the cycle in mind: who has no turn left goes nowhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cyberdeck.bots.deckers.gauge import Gauge
from cyberdeck.bots.deckers.goals import EFFORTS, Effort
from cyberdeck.bots.deckers.hunting import STUCK, at_home, hackman
from cyberdeck.bots.deckers.keen import access_denied, mirror_map, neural_matrix, trojan_horse
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.words import GREEN, PURPLE, RED, Colour, Space, server_of, space

LATER: Final = 0.08
"""For each step from home with one turn left: whether the next hand is enough to go there nobody knows."""
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
    """What is clean does not stay so where nothing red stands."""
    left = EFFORTS["gold-waterfall"](gauge)
    if gauge.last_turn:
        return left
    spaces = [space(server, number) for server in Colour for number in (4, 5)]
    gauge.wanted.update((RED, at) for at in spaces)
    return left + 0.5 * sum(not gauge.fields[at].programs[RED] for at in spaces)


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
    "gold-distributed-defense": ending(EFFORTS["gold-distributed-defense"], on_green_installation),
    "copper-garbage-detail": ending(EFFORTS["copper-garbage-detail"], amid_most_spaces),
    "gold-neutrino-scanner": neutrino_scanner,
    "gold-waterfall": waterfall,
    "copper-access-denied": access_denied,
    "gold-mirror-map": mirror_map,
    "gold-trojan-horse": trojan_horse,
    "silver-neural-matrix": neural_matrix,
}
