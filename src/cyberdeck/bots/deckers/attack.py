"""The SMC attack at the end of a cycle: what is left of the network, and how likely the goal is met then (DK-26)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Final

from cyberdeck.bots.deckers.odds import outlasts
from cyberdeck.bots.deckers.tryout import outcomes
from cyberdeck.deckers.cycle import due, due_effects
from cyberdeck.deckers.expressions import met
from cyberdeck.deckers.field import NONE, Field
from cyberdeck.deckers.infecting import infection_bonus, resistance_bonus
from cyberdeck.deckers.markers import clear_scouts, remove_guardian, remove_programs, remove_scout
from cyberdeck.deckers.names import Special
from cyberdeck.deckers.smc_phase import fighting, sweep
from cyberdeck.deckers.state import State
from cyberdeck.deckers.words import RED, YELLOW, Phase, Space

DICE: Final = ("attack", "roll_server", "wave")
"""Steps whose end is not foreseen."""


def success(state: State) -> float:
    """The chance that the goal is met after this turn, the last one of the cycle."""
    best = 0.0
    for after in turn_over(state):
        if after.result is None:
            best = max(best, _success(after))
            if best >= 1.0:
                break  # nothing is surer
    return best


def turn_over(state: State) -> Iterator[State]:
    """What the end of the turn may leave, by the active decker's choices; not if dice decide."""
    due_now = due(state, "end_of_turn") if state.phase is Phase.ACTIONS else ()
    rows = (*state.smc.rules.end_of_turn, *state.objective.rules.end_of_turn)
    if not due_now or any(verb in DICE for row in rows for verb in row):
        yield state
        return
    twin = state.copy()
    twin.phase, twin.action = Phase.END_OF_TURN, None
    yield from (found.state for found in outcomes(twin, due_effects("end_of_turn", due_now)))


def _success(state: State) -> float:
    """The chance that the goal is met after the attack; only fights that matter count."""
    odds = {at: outlasts(state.fields[at].programs[RED], _edge(state, at)) for at in fighting(state)}
    if Special.NO_INFECTION_IN_ATTACK in state.specials:
        return float(met(attacked(state, odds)))
    if not met(attacked(state, odds)):
        return 0.0
    chance = 1.0
    for at, wins in odds.items():
        if not met(attacked(state, odds.keys() - {at})):
            chance *= wins
    return chance


def _edge(state: State, at: Space) -> int:
    return infection_bonus(state, at) - resistance_bonus(state, at)


def attacked(state: State, won: Collection[Space]) -> State:
    """The position after the attack, if red programs win on these spaces and nowhere else."""
    after = state.copy()
    after.phase, after.action = Phase.ATTACK, None
    if not KEPT.isdisjoint(state.specials):
        _attack(after, won)
        return after
    spare = YELLOW if Special.YELLOW_SAFE in state.specials else NONE
    after.fields = [_swept(field, spare, at in won) if field.smc else field for at, field in enumerate(state.fields)]
    return after


KEPT: Final = frozenset((Special.NO_INFECTION_IN_ATTACK, Special.KEEPS_PROGRAMS, Special.KEEPS_SCOUTS))
"""Where more than the spaces themselves hangs on what goes."""


@lru_cache(maxsize=4096)
def _swept(field: Field, spare: int, won: bool) -> Field:
    """What is left on a space with markers of the SMC; what goes to the supply does not matter any more."""
    if won:
        return field._replace(black=0, white=0, blocked=(), guardian=NONE)
    programs = tuple([count if colour == spare else 0 for colour, count in enumerate(field.programs)])
    return field._replace(programs=programs, installation=NONE if field.guards else field.installation)


def _attack(state: State, won: Collection[Space]) -> None:
    trade = Special.NO_INFECTION_IN_ATTACK in state.specials
    for at in fighting(state):
        if trade:
            _trade(state, at)
        elif at in won:
            clear_scouts(state, at)
            if state.fields[at].guardian != NONE:
                remove_guardian(state, at)
        else:
            remove_programs(state, at, RED, state.fields[at].programs[RED])
    sweep().resolve(state, 0)


def _trade(state: State, at: Space) -> None:
    """Against Sentinel one red program goes for each scout."""
    for _ in range(min(state.fields[at].programs[RED], state.fields[at].scouts)):
        remove_programs(state, at, RED)
        remove_scout(state, at, state.fields[at].kinds_of_scout[0])
