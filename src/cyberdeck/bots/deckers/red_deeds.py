"""Infecting, converting, and what can be done against Mother's Ghost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cyberdeck.bots.deckers.deed import MOST_COMMANDS, Doer, Done, begun, done, number_of_commands, paid
from cyberdeck.bots.deckers.odds import beats
from cyberdeck.bots.deckers.paying import Purse
from cyberdeck.bots.deckers.tryout import Answer, finished, outcome
from cyberdeck.deckers.actions import FREE, Actor
from cyberdeck.deckers.converting import convert_cost, convert_ground, convert_obstacle, remove_program_and_scout
from cyberdeck.deckers.field import NONE, Guardian
from cyberdeck.deckers.infecting import Compare, infect_obstacle, infection_bonus, resistance_bonus
from cyberdeck.deckers.names import Special
from cyberdeck.deckers.objectives.mothers_ghost import (
    crash_cost,
    crash_ground,
    crash_obstacle,
    infect_ghost_obstacle,
    note_crash,
    resistance,
)
from cyberdeck.deckers.payment import Payment, of
from cyberdeck.deckers.state import State, piece_at
from cyberdeck.deckers.uploading import add_programs, lose_programs
from cyberdeck.deckers.words import BASIC, PURPLE, RED, YELLOW, Colour

SURER: Final = 0.04
"""More commands are worth a look if they make an infection so much surer."""


def infects(state: State, doer: Doer, purse: Purse) -> Iterator[Done]:
    if infect_obstacle(state, doer.actor) is not None:
        return
    surest, bonus = 0.0, _bonus(state, doer.actor)
    for number in range(1, min(MOST_COMMANDS, purse.most(RED)) + 1):
        payment = purse.pay(of(RED, number))
        if payment is None:
            continue
        count = purse.number(payment, RED)
        if beats(count + bonus) > surest + SURER:
            surest = beats(count + bonus)
            said = (*doer.says("infect"), number_of_commands(count), paid(state, payment))
            yield _infection(state, doer.actor, payment, count + bonus, said)


def _bonus(state: State, actor: Actor, against: Special | None = None) -> int:
    """What stands there adds to the commands, less what it has to be higher than, dice apart."""
    action = begun(state, "infect", actor, FREE)
    resists = resistance(action) if against else resistance_bonus(action, actor.at)
    return infection_bonus(action, actor.at) - resists


def _infection(
    state: State, actor: Actor, payment: Payment, edge: int, said: tuple[Answer, ...], against: Special | None = None
) -> Done:
    action = begun(state, "infect", actor, payment)
    won = finished(outcome(action.copy(), Compare(actor.at, max(1, min(3, edge)), 0, against)))
    lost = finished(outcome(action, Compare(actor.at, 0, 1, against)))
    return Done(said, won, beats(edge), lost)


def against_ghost(state: State, doer: Doer, purse: Purse) -> Iterator[Done]:
    """Mother's Ghost is infected from beside her, or crashed where programs of one colour surround her."""
    if infect_ghost_obstacle(state, doer.actor) is None:
        bonus = _bonus(state, doer.actor, Special.MOTHERS_GHOST)
        for number in range(1, min(MOST_COMMANDS + 3, purse.most(RED)) + 1):
            if (payment := purse.pay(of(RED, number))) is not None:
                said = (*doer.says("infect-mothers-ghost"), number_of_commands(number), paid(state, payment))
                yield _infection(state, doer.actor, payment, number + bonus, said, Special.MOTHERS_GHOST)
    for colour in BASIC if crash_ground(state, doer.actor) is None else ():
        payment = purse.pay(crash_cost(state, doer.actor, colour))
        if payment is not None and crash_obstacle(state, doer.actor, colour) is None:
            near = state.board.neighbours[piece_at(state, Guardian.MOTHERS_GHOST)]
            used = [lose_programs(at, colour if state.fields[at].programs[colour] else PURPLE) for at in near]
            notation = f"system-crash {colour.word}"
            yield done(state, doer, "system-crash", notation, payment, *used, note_crash(colour))


def converts(state: State, doer: Doer, purse: Purse) -> Iterator[Done]:
    at = doer.actor.at
    for colour in Colour if convert_ground(state, doer.actor) is None else ():
        payment = purse.pay(convert_cost(state, doer.actor, colour))
        if payment is not None and convert_obstacle(state, doer.actor, colour) is None:
            scout = min(state.fields[at].kinds_of_scout, key=lambda kind: (kind.blocking != NONE, -kind.shade))
            program = YELLOW if state.fields[at].programs[YELLOW] else PURPLE
            which = Answer("ask-which-scout", f"scout {scout.notation(0)}")
            details = (which, Answer("ask-which-programs", "remove yellow"))
            effects = (remove_program_and_scout(at, program, scout), add_programs(at, colour))
            yield done(state, doer, "convert", f"convert {colour.word}", payment, *effects, details=details)
