"""The convert action: a scout becomes a program (DK-22)."""

from __future__ import annotations

from typing import Final, NamedTuple

from cyberdeck.deckers.actions import A_COLOUR, ActionKind, Actor, declared
from cyberdeck.deckers.content import Vector
from cyberdeck.deckers.markers import can_create, remove_programs, remove_scout
from cyberdeck.deckers.payment import of, paying, plus
from cyberdeck.deckers.state import Reading, State, servers_spaces
from cyberdeck.deckers.steps import acts, choose_one
from cyberdeck.deckers.uploading import add_programs, creates_purple
from cyberdeck.deckers.words import AT, PURPLE, YELLOW, Colour, Program, Scout, Space, server_of
from cyberdeck.kernel import Asking, Effects, Option, Reason, Step, choose, message

CLONE = "clone"
NO_PURPLE: Final = Reason(message("why-no-purple-programs"), "DK-22.6")
NOTHING_TO_CONVERT: Final = Reason(message("why-nothing-to-convert"), "DK-22.1")
TOO_FEW_YELLOW: Final = Reason(message("why-too-few-yellow"), "DK-22.2")
NONE_LEFT: Final = Reason(message("why-no-program"), "DK-22.3")


def convert_obstacle(reading: Reading, actor: Actor, colour: Colour) -> Reason | None:
    """Why no scout can become a program of a colour."""
    if colour is PURPLE and not creates_purple(reading, reading.active):
        return NO_PURPLE
    return convert_ground(reading, actor) or (None if can_create(reading, colour) else NONE_LEFT)


def convert_ground(reading: Reading, actor: Actor) -> Reason | None:
    """It takes more yellow programs than scouts (DK-22.1, DK-22.2)."""
    field = reading.fields[actor.at]
    yellow, scouts = field.counting(YELLOW), field.scouts
    if not yellow or not scouts:
        return NOTHING_TO_CONVERT
    return TOO_FEW_YELLOW if yellow < scouts or (yellow == scouts and not _built(reading, actor.at)) else None


def _built(reading: Reading, at: Space) -> bool:
    """On a server with a yellow installation as many yellow programs as scouts are enough."""
    return any(reading.fields[space].installation == YELLOW for space in servers_spaces(server_of(at)))


def convert_cost(reading: Reading, actor: Actor, colour: Colour) -> Vector:
    return plus(of(YELLOW), of(colour))


class Convert(NamedTuple):
    actor: Actor
    colour: Colour

    def steps(self, reading: Reading) -> Asking[Effects]:
        at, need = self.actor.at, convert_cost(reading, self.actor, self.colour)
        payment = yield from paying(reading, need, (CLONE,))
        scout = yield from choose_scout(reading, at)
        program = yield from choose_as(reading, at, YELLOW)
        cloned = any(reading.cards[id] == CLONE for id in payment.cards)
        effects: list[Step] = [remove_program_and_scout(at, program, scout), add_programs(at, self.colour)]
        if cloned:
            effects.append(add_programs(at, self.colour))
        return declared(reading, "convert", self.actor, need, payment, *effects)


CONVERT: Final = ActionKind("convert", A_COLOUR, convert_obstacle, convert_cost, Convert, ground=convert_ground)


def choose_scout(reading: Reading, at: Space) -> Asking[Scout]:
    """One of the scouts of a space; asked where they differ."""
    options = [Option("scout", scout, (scout,)) for scout in reading.fields[at].kinds_of_scout]
    return (yield from choose_one(reading, "which-scout", options, AT[at]))


def choose_as(reading: Reading, at: Space, colour: Colour) -> Asking[Colour]:
    """A program of a colour, or the purple one that stands in for it (A40)."""
    programs = reading.fields[at].programs
    if not programs[PURPLE]:
        return colour
    if not programs[colour]:
        return PURPLE
    options = [Option("remove", c, (Program(c),)) for c in (colour, PURPLE)]
    return (yield from choose(reading.active, "which-programs", options))


@acts
def remove_program_and_scout(state: State, at: Space, colour: Colour, scout: Scout) -> None:
    remove_programs(state, at, colour)
    remove_scout(state, at, scout)
