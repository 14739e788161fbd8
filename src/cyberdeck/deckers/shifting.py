"""The shift action: pushing programs and scouts, on one's space and from afar (DK-20)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple

from cyberdeck.deckers.actions import ALONE, ActionKind, Actor, declared, ghost_spaces
from cyberdeck.deckers.content import Vector
from cyberdeck.deckers.events import GhostPut
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.infecting import how_many
from cyberdeck.deckers.markers import move_programs
from cyberdeck.deckers.payment import of, paying
from cyberdeck.deckers.scouts import Blocks, Send
from cyberdeck.deckers.specials import special_rules
from cyberdeck.deckers.state import Reading, State
from cyberdeck.deckers.steps import Question, acts
from cyberdeck.deckers.words import AT, COLOURS, GREEN, Marker, Program, Scout, Space, decker_named
from cyberdeck.kernel import Asking, Effects, Option, Reason, Step, choose, frozen, message

NOTHING_TO_PUSH: Final = Reason(message("why-nothing-to-push"), "DK-20.1")
NO_GREEN: Final = Reason(message("why-no-green"), "DK-20.2")
NOT_PUSHABLE: Final = Reason(message("why-not-pushable"), "DK-20.7")
PUSH_ADJACENT: Final = Reason(message("why-push-adjacent"), "DK-20.1")
NO_GHOST: Final = Reason(message("why-no-ghost"), "DK-20.8")


def shift_obstacle(reading: Reading, actor: Actor) -> Reason | None:
    if pushable(reading, actor.at) or any(pushable(reading, at) for at in sources(reading, actor.at)):
        return None
    return NOTHING_TO_PUSH


def shift_cost(reading: Reading, actor: Actor) -> Vector:
    return of(GREEN)


def sources(reading: Reading, here: Space) -> Iterator[Space]:
    """The own space, and every space with a green mark (DK-20.1, DK-20.2)."""
    yield here
    yield from (at for at, field in enumerate(reading.fields) if at != here and field.has(GREEN))


def push_from_obstacle(reading: Reading, at: Space) -> Reason | None:
    """Why nothing can be pushed from a space."""
    if at != reading.here and not reading.fields[at].has(GREEN):
        return NO_GREEN
    return None if pushable(reading, at) else NOT_PUSHABLE


def pushable(reading: Reading, at: Space) -> bool:
    field = reading.fields[at]
    if field.black or field.white or field.blocked or any(field.programs):
        return True
    return any(True for _ in more_pushes(reading, at))


class Shift(NamedTuple):
    actor: Actor

    def steps(self, reading: Reading) -> Asking[Effects]:
        pushes = yield from how_many(reading, GREEN)
        need = of(GREEN, pushes)
        payment = yield from paying(reading, need)
        return declared(reading, "shift", self.actor, need, payment, Pushing(pushes))


SHIFT: Final = ActionKind("shift", ALONE, shift_obstacle, shift_cost, Shift)


@frozen
class Pushing(Question):
    """The pushes that are left: choose a space, a marker on it, and where it goes."""

    left: int

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        if not self.left:
            return ()
        options: list[Option[Space | Step | None]] = [
            Option("push-from", at, (AT[at],))
            for at in sources(reading, reading.here)
            if push_from_obstacle(reading, at) is None
        ]
        options += [Option("ghost-to", put_ghost(at), (AT[at],)) for at in self.ghost_moves(reading)]
        options.append(Option("done", None))
        chosen = yield from choose(reading.active, "push-from", options, self.left)
        if chosen is None:
            return ()
        if not isinstance(chosen, int):
            return (chosen, self)
        step = yield from choose_push(reading, chosen)
        return (step, replace(self, left=self.left - 1))

    def ghost_moves(self, reading: Reading) -> list[Space]:
        """A projected shift may put the ghost elsewhere between pushes (DK-20.8)."""
        action = reading.action
        if action is None or action.ghost == NONE:
            return []
        avatar = reading.deckers[reading.active].avatars[action.avatar]
        return [at for at in ghost_spaces(reading, avatar) if at != action.ghost]


@acts
def put_ghost(state: State, at: Space) -> None:
    assert state.action is not None
    origin, state.action = state.here, state.action._replace(ghost=at)
    state.emit(GhostPut(decker_named(state.deckers[state.active].id), AT[at], AT[origin]))


def choose_push(reading: Reading, origin: Space) -> Asking[Step]:
    """Which marker of a space, and to which adjacent one."""
    options: list[Option[Any]] = [Option("push", marker, (marker,)) for marker in markers(reading, origin)]
    options += more_pushes(reading, origin)
    chosen = yield from choose(reading.active, "push-what", options, AT[origin])
    if not isinstance(chosen, Program | Scout):
        step: Step = chosen
        return step
    return push_marker(chosen, origin, (yield from choose_neighbour(reading, origin)))


def more_pushes(reading: Reading, at: Space) -> Iterator[Option[Step]]:
    """What special rules let one choose on a space instead of a push."""
    for rule in special_rules(reading):
        if rule.pushes is not None:
            yield from rule.pushes(reading, at)


def choose_neighbour(reading: Reading, origin: Space) -> Asking[Space]:
    return (yield from choose(reading.active, "push-to", _pushes_to(reading.board.neighbours[origin]), AT[origin]))


@cache
def _pushes_to(spaces: tuple[Space, ...]) -> list[Option[Space]]:
    return [Option("push-to", at, (AT[at],)) for at in spaces]


def markers(reading: Reading, at: Space) -> list[Marker]:
    """One of each kind of program and scout: guardians and installations cannot be pushed (DK-20.7)."""
    field = reading.fields[at]
    programs = [Program(colour) for colour in COLOURS if field.programs[colour]]
    return [*programs, *field.kinds_of_scout]


@acts
def push_marker(state: State, marker: Marker, origin: Space, to: Space) -> Effects:
    """One program or scout goes to another space; limits and triggers are looked at at once (DK-20.6)."""
    if isinstance(marker, Scout):
        return (Send(marker, to, origin),)
    move_programs(state, origin, to, marker.colour)
    return (Blocks(),)
