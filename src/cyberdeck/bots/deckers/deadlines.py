"""Goals that ask for avatars somewhere, with the end of the cycle in mind: who has no turn left goes nowhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cyberdeck.bots.deckers.gauge import Gauge
from cyberdeck.bots.deckers.goals import EFFORTS, Effort
from cyberdeck.bots.deckers.keen import access_denied, mirror_map, neural_matrix
from cyberdeck.bots.deckers.odds import beats, outlasts
from cyberdeck.bots.deckers.paying import purse_of
from cyberdeck.bots.deckers.piece_goals import ambush, avatars_of, best_trap, slayers
from cyberdeck.deckers.actions import ghost_spaces
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.field import NONE, Guardian
from cyberdeck.deckers.infecting import infection_bonus, resistance_bonus
from cyberdeck.deckers.names import Track
from cyberdeck.deckers.state import piece_at
from cyberdeck.deckers.words import GREEN, PURPLE, RED, SPACES, Colour, Space, server_of, space

STUCK: Final = 0.03
"""The chance that is left to a goal after a decker has ended the last turn away from home."""
SOON: Final = 2
"""With more goals to come than this it is too early to build for the last one."""
PROMISED: Final = 0.7
"""How much of an ambush comes true."""


def at_home(gauge: Gauge) -> float:
    """How likely those without another turn are at home in the end."""
    state, odds = gauge.state, 1.0
    for seat, decker in enumerate(state.deckers if gauge.now else ()):
        if decker.turns < TURNS or all(at == decker.entry for at in decker.avatars):
            continue
        nearest = min(gauge.going(at, decker.entry) for at in decker.avatars)
        odds *= STUCK + (0.1 / (1 + nearest) if seat == state.active else 0.0)
    return odds


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
        return left

    return effort


def hackman(gauge: Gauge) -> float:
    """He must fall and everybody be at home; who has turns left is thrown elsewhere first, so need not be there yet."""
    state, at = gauge.state, piece_at(gauge.state, Guardian.HACKMAN)
    if gauge.now and at == NONE and not state.tracked(Track.HACKMAN):
        gauge.odds = at_home(gauge)
        return gauge.going_home()
    waiting = [seat for seat, decker in enumerate(state.deckers) if decker.turns < TURNS]
    if gauge.now or not waiting:
        gauge.doomed = avatars_of(state, waiting or range(gauge.n))
    ready = slayers(gauge)
    if not gauge.now:
        guarded = sum(gauge.fields[decker.entry].guards for decker in state.deckers)
        gauge.odds = min(0.9, best_trap(gauge) + outpost(gauge) + 0.3 * ready) * (1 - 0.3 * guarded / gauge.n)
        return 0.0
    stands = 0.95 ** sum(TURNS - decker.turns for decker in state.deckers) * 0.65**ready
    stands *= 1 - PROMISED * max((ambush(gauge, seat) for seat in waiting), default=0.0)
    if at != NONE:
        gauge.wanted.add((RED, at))
        gauge.places |= {*gauge.near[at], *(x for x, field in enumerate(gauge.fields) if field.installation == GREEN)}
        stands *= 1 - falls(gauge, at)
    gauge.odds = min(0.95, 1 - stands) * at_home(gauge)
    return sum(
        gauge.going(x, decker.entry) for decker in state.deckers if decker.turns >= TURNS for x in decker.avatars
    )


def outpost(gauge: Gauge) -> float:
    """Who stands on a green installation reaches him with a ghost; half of one built is better than none."""
    built = sum(field.installation == GREEN for field in gauge.fields)
    if built:
        return 0.1 * min(2, built)
    if len(gauge.state.objectives) > SOON:
        return 0.0
    gauge.stacking(SPACES, (GREEN,))
    return 0.07 * max((min(3, field.programs[GREEN]) for field in gauge.fields if field.free_of_smc), default=0)


def falls(gauge: Gauge, at: Space) -> float:
    """How likely he falls where he stands: in the attack after the last turn, or now by a ghost, with the hand."""
    state, reds = gauge.state, gauge.fields[at].programs[RED]
    edge = infection_bonus(state, at) - resistance_bonus(state, at)
    if gauge.last_turn:
        return outlasts(reds, edge)
    avatars = state.deckers[state.active].avatars
    if not any(at in ghost_spaces(state, avatar) for avatar in avatars):
        return 0.0
    purse = purse_of(state)
    commands = min(5, purse.most(RED))
    if not commands:
        return 0.02 * reds
    if reds:
        return 0.95 * beats(edge + commands)
    beside = [x for x in gauge.near[at] if gauge.fields[x].has(GREEN) or x in avatars]
    ready = min(3, sum(gauge.fields[x].programs[RED] for x in beside))
    pushed = min(ready, purse.most(GREEN))
    return 0.75 * beats(edge + pushed + commands - 1) if pushed else 0.03 * ready


HOMING: Final = ("gold-hackman", "gold-blackout", "gold-distributed-defense", "copper-garbage-detail")
"""Goals that end at home, or with everybody somewhere else."""
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
    "silver-neural-matrix": neural_matrix,
}
