"""The upload action, normal and improved (DK-17), and the install action (DK-18)."""

from __future__ import annotations

from typing import Final, NamedTuple

from cyberdeck.deckers.abilities import has_ability
from cyberdeck.deckers.actions import A_COLOUR, ActionKind, Actor, declared
from cyberdeck.deckers.content import Vector
from cyberdeck.deckers.field import NONE, Field
from cyberdeck.deckers.markers import can_create, place_installation, place_programs, remove_programs
from cyberdeck.deckers.names import Ability, Special
from cyberdeck.deckers.payment import Payment, of, open_purse, paying
from cyberdeck.deckers.scouts import Blocks
from cyberdeck.deckers.state import Reading, State, installation_pool
from cyberdeck.deckers.steps import acts
from cyberdeck.deckers.words import PURPLE, RED, YELLOW, Colour, Program, Space
from cyberdeck.kernel import Asking, Effects, Option, Reason, Step, choose, choose_number, message

NO_PURPLE_UPLOAD: Final = Reason(message("why-no-purple-programs"), "DK-17.3")
NONE_TO_UPLOAD: Final = Reason(message("why-no-program"), "DK-3.9")
UPLOAD_BARRED: Final = Reason(message("why-smc-marker"), "DK-17.2")
NO_PURPLE_INSTALLATIONS: Final = Reason(message("why-no-purple-installations"), "DK-2.10")
INSTALL_BARRED: Final = Reason(message("why-smc-marker"), "DK-18.2")
NONE_TO_INSTALL: Final = Reason(message("why-no-installation"), "DK-18.2")
FEW_PROGRAMS: Final = Reason(message("why-few-programs"), "DK-18.1")
SHORTCUT: Final = "shortcut"
QUICK: Final = 2
"""So many programs are enough where a card or an objective makes it quicker."""


def upload_obstacle(reading: Reading, actor: Actor, colour: Colour) -> Reason | None:
    """Why no program of a colour can be uploaded there."""
    if colour is PURPLE and not creates_purple(reading, reading.active):
        return NO_PURPLE_UPLOAD
    if not can_create(reading, colour):
        return NONE_TO_UPLOAD
    field = reading.fields[actor.at]
    return None if field.free_of_smc or improved(field, colour) else UPLOAD_BARRED


def upload_ground(reading: Reading, actor: Actor) -> Reason | None:
    """Markers of the SMC keep off all programs but those that an installation improves."""
    field = reading.fields[actor.at]
    return None if field.free_of_smc or field.installation != NONE else UPLOAD_BARRED


def creates_purple(reading: Reading, seat: int) -> bool:
    """DK-24.2"""
    return has_ability(reading, seat, Ability.PURPLE_PROGRAMS)


def improved(field: Field, colour: Colour) -> bool:
    """On a red or yellow installation, for programs of its colour (DK-17.4, DK-17.6)."""
    return field.installation == colour and colour in (RED, YELLOW)


def upload_cost(reading: Reading, actor: Actor, colour: Colour) -> Vector:
    """For one program: three commands of its colour, two yellow ones for Tilda, one if improved (DK-17.1, DK-32.5)."""
    if improved(reading.fields[actor.at], colour):
        return of(colour)
    return of(colour, 2 if colour is YELLOW and has_ability(reading, reading.active, Ability.CHEAP_YELLOW) else 3)


class Upload(NamedTuple):
    """One program, or with an improved upload as many as commands are paid."""

    actor: Actor
    colour: Colour

    def steps(self, reading: Reading) -> Asking[Effects]:
        colour, at, count = self.colour, self.actor.at, 1
        need = upload_cost(reading, self.actor, colour)
        if improved(reading.fields[at], colour):
            most = open_purse(reading).most(colour)
            count = yield from choose_number(reading.active, "how-many-programs", range(1, most + 1), colour)
            need = of(colour, count)
        payment = yield from paying(reading, need)
        return declared(reading, "upload", self.actor, need, payment, add_programs(at, colour, count))


UPLOAD: Final = ActionKind("upload", A_COLOUR, upload_obstacle, upload_cost, Upload, ground=upload_ground)


@acts
def add_programs(state: State, at: Space, colour: Colour, count: int = 1) -> Effects:
    """Programs from the supply enter a space, where a white scout may block one."""
    place_programs(state, at, colour, count)
    return (Blocks(),)


@acts
def lose_programs(state: State, at: Space, colour: Colour, count: int = 1) -> None:
    """So many, or as many as there are."""
    remove_programs(state, at, colour, min(count, state.fields[at].programs[colour]))


@acts
def add_installation(state: State, at: Space, colour: Colour) -> None:
    place_installation(state, at, colour)


# install


def install_obstacle(reading: Reading, actor: Actor, colour: Colour) -> Reason | None:
    """Why no installation of a colour can be built there; with Shortcut in the payment two programs are enough."""
    if colour is PURPLE:
        return NO_PURPLE_INSTALLATIONS
    if ground := install_ground(reading, actor):
        return ground
    if not reading.supply[installation_pool(colour)]:
        return NONE_TO_INSTALL
    there = reading.fields[actor.at].counting(colour)
    if there >= programs_needed(reading) or (there >= QUICK and _shortcut(reading)):
        return None
    return FEW_PROGRAMS


def install_ground(reading: Reading, actor: Actor) -> Reason | None:
    field = reading.fields[actor.at]
    if not field.free_of_smc:
        return INSTALL_BARRED
    return None if sum(field.programs) >= QUICK else FEW_PROGRAMS


def install_cost(reading: Reading, actor: Actor, colour: Colour) -> Vector:
    return of(colour)


def programs_needed(reading: Reading) -> int:
    return QUICK if reading.special(Special.INSTALLS_WITH_TWO) else 3


def needs_shortcut(reading: Reading, at: Space, colour: Colour) -> bool:
    """Whether only with that card in the payment there are programs enough."""
    return reading.fields[at].counting(colour) < programs_needed(reading)


def programs_used(reading: Reading, payment: Payment) -> int:
    quick = any(reading.cards[id] == SHORTCUT for id in payment.cards)
    return QUICK if quick else programs_needed(reading)


def building(at: Space, colour: Colour, count: int, jokers: int) -> tuple[Step, ...]:
    """Programs, some of them purple ones that stand in, become an installation."""
    used = lose_programs(at, colour, count - jokers), lose_programs(at, PURPLE, jokers)
    return (*used, add_installation(at, colour))


def _shortcut(reading: Reading) -> bool:
    return any(reading.cards[id] == SHORTCUT for id in reading.deckers[reading.active].hand)


class Install(NamedTuple):
    actor: Actor
    colour: Colour

    def steps(self, reading: Reading) -> Asking[Effects]:
        need, colour, at = of(self.colour), self.colour, self.actor.at
        must = needs_shortcut(reading, at, colour)
        wanted = () if must or reading.special(Special.INSTALLS_WITH_TWO) else (SHORTCUT,)
        payment = yield from paying(reading, need, wanted, SHORTCUT if must else "")
        count = programs_used(reading, payment)
        jokers = yield from _jokers(reading, at, colour, count)
        return declared(reading, "install", self.actor, need, payment, *building(at, colour, count, jokers))


INSTALL: Final = ActionKind("installation", A_COLOUR, install_obstacle, install_cost, Install, ground=install_ground)


def _jokers(reading: Reading, at: Space, colour: Colour, count: int) -> Asking[int]:
    """How many of the programs removed are purple ones that stand in (A40)."""
    programs = reading.fields[at].programs
    if not programs[PURPLE]:
        return 0
    if programs[colour] < count:
        return 1
    options = [
        Option("remove", 0, (Program(colour, count),)),
        Option("remove", 1, (Program(colour, count - 1), Program(PURPLE))),
    ]
    return (yield from choose(reading.active, "which-programs", options))
