"""Shifting: which markers it may be worth pushing where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cyberdeck.bots.deckers.deed import Doer, Done, Open, Wants, begun, closed, number_of_commands, paid
from cyberdeck.bots.deckers.paying import Purse
from cyberdeck.bots.deckers.tryout import Answer, outcome, outcomes
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.markers import enter_programs, take_programs
from cyberdeck.deckers.scouts import angel_at, may_be_stopped
from cyberdeck.deckers.shifting import markers, more_pushes, push_marker, shift_cost, shift_obstacle, sources
from cyberdeck.deckers.state import State
from cyberdeck.deckers.words import GREEN, RED, WHITE, Marker, Program, Scout, Space, space_name


def shifts(state: State, doer: Doer, purse: Purse, wants: Wants) -> Iterator[Done]:
    payment = purse.pay(shift_cost(state, doer.actor))
    if payment is None or shift_obstacle(state, doer.actor) is not None:
        return
    action = Open(begun(state, "shift", doer.actor, payment), purse.number(payment, GREEN), "shift")
    said = (*doer.says("shift"), number_of_commands(action.left), paid(state, payment))
    yield from pushes(action, said, wants)


def pushes(action: Open, said: tuple[Answer, ...], wants: Wants) -> Iterator[Done]:
    state = action.state
    assert state.action is not None
    ghost = state.action.ghost != NONE
    for origin in [state.here] if ghost else sources(state, state.here):
        for marker in markers(state, origin):
            for to in state.board.neighbours[origin]:
                if pushes_well(state, marker, to, wants):
                    steps = partial(_pushing, origin, marker, to)
                    again = partial(_pushed, action, marker, origin, to)
                    yield closed(again(), action.left - 1, "shift", said, steps, again)
        yield from special_pushes(action, origin, said)


def _pushed(action: Open, marker: Marker, origin: Space, to: Space) -> State:
    state = action.state.copy()
    if not _quiet(action, marker, to) or not _at_once(state, marker, origin, to):
        return outcome(action.state.copy(), push_marker(marker, origin, to))
    return state


def _quiet(action: Open, marker: Marker, to: Space) -> bool:
    """Whether no white scout blocks a program then."""
    if isinstance(marker, Program):
        return action.undisturbed(1, (to,))
    blocks = marker.shade is WHITE and marker.blocking == NONE and any(action.state.fields[to].programs)
    return action.undisturbed(0, ()) and not blocks


def _at_once(state: State, marker: Marker, origin: Space, to: Space) -> bool:
    """Pushes it, if nothing else can come of that."""
    if isinstance(marker, Program):
        take_programs(state, origin, marker.colour)
        enter_programs(state, to, marker.colour, 1)
        return True
    fields, palace = state.fields, state.palace
    room = fields[to].guardian == NONE and fields[to].scouts < 2 and (palace is None or palace.space != to)
    if not room or angel_at(state, to) is not None or may_be_stopped(state, to):
        return False
    fields[origin] = fields[origin].without_scout(marker)
    fields[to] = fields[to].with_scout(marker)
    return not state.rules.check(state)


def _pushing(origin: Space, marker: Marker, to: Space) -> tuple[Answer, ...]:
    return (
        Answer("ask-push-from", f"push-from {space_name(origin)}"),
        Answer("ask-push-what", f"push {marker.notation(0)}"),
        Answer("ask-push-to", f"push-to {space_name(to)}"),
    )


def special_pushes(action: Open, origin: Space, said: tuple[Answer, ...]) -> Iterator[Done]:
    """The horse, and markers for the queue: what special rules let one choose instead of a push."""
    state = action.state
    begin = Answer("ask-push-from", f"push-from {space_name(origin)}")
    for option in more_pushes(state, origin):
        chosen = Answer("ask-push-what", option.notation(0))
        for found in outcomes(state.copy(), option.value):
            begun_with, state_then = (*said, begin, chosen), found.state
            yield closed(state_then.copy(), action.left - 1, "shift", begun_with, found.answers, state_then.copy)


def pushes_well(state: State, marker: Marker, to: Space, wants: Wants) -> bool:
    """No scout onto a guardian, seldom as a third one; programs only where they may be of use."""
    field = state.fields[to]
    if isinstance(marker, Scout):
        return field.guardian == NONE and (field.scouts < 2 or wants.gathering)
    if field.programs[marker.colour] >= 3:
        return False
    return (marker.colour is RED and field.smc > 0) or wants(marker.colour, to)
