"""The upload action, normal and improved (DK-17), and the install action (DK-18)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from cyberdeck.deckers.abilities import has_ability
from cyberdeck.deckers.actions import Actor, declared
from cyberdeck.deckers.content import Vector
from cyberdeck.deckers.field import Field
from cyberdeck.deckers.markers import can_create, place_installation, place_programs, remove_programs
from cyberdeck.deckers.payment import Purse, of, paying
from cyberdeck.deckers.scouts import Blocks
from cyberdeck.deckers.state import PROGRAM_POOL, Reading, State, installation_pool
from cyberdeck.deckers.steps import Effect
from cyberdeck.deckers.words import BASIC, PURPLE, RED, YELLOW, Colour, Program, Space
from cyberdeck.kernel import Asking, Deed, Effects, Option, choose, choose_number

SHORTCUT = "shortcut"


def uploads(reading: Reading, actor: Actor, purse: Purse) -> Iterator[Option[Deed]]:
    field = reading.fields[actor.at]
    for colour in Colour:
        if not can_create(reading, colour) or (colour is PURPLE and not creates_purple(reading, reading.active)):
            continue
        if improved(field, colour):
            if most := min(purse.most(colour), reading.supply[PROGRAM_POOL[colour]]):
                yield Option("upload", ImprovedUpload(actor, colour, most), (colour,))
        elif field.free_of_smc and purse.most(colour) >= upload_price(reading, colour):
            yield Option("upload", Upload(actor, colour), (colour,))


def creates_purple(reading: Reading, seat: int) -> bool:
    """DK-24.2"""
    return has_ability(reading, seat, "purple-programs")


def improved(field: Field, colour: Colour) -> bool:
    """On a red or yellow installation, for programs of its colour (DK-17.4, DK-17.6)."""
    return colour in (RED, YELLOW) and field.installation == colour


def upload_price(reading: Reading, colour: Colour) -> int:
    """How many commands of the colour; fewer yellow ones for Tilda (DK-17.1, DK-32.5)."""
    return 2 if colour is YELLOW and has_ability(reading, reading.active, "cheap-yellow") else 3


def upload_cost(reading: Reading, colour: Colour) -> Vector:
    return of(colour, upload_price(reading, colour))


class Upload(NamedTuple):
    actor: Actor
    colour: Colour

    def steps(self, reading: Reading) -> Asking[Effects]:
        need = upload_cost(reading, self.colour)
        payment = yield from paying(reading, need)
        return declared(reading, "upload", self.actor, need, payment, PlacePrograms(self.actor.at, self.colour))


class ImprovedUpload(NamedTuple):
    actor: Actor
    colour: Colour
    most: int

    def steps(self, reading: Reading) -> Asking[Effects]:
        count = yield from choose_number(reading.active, "how-many-programs", range(1, self.most + 1), self.colour)
        need = of(self.colour, count)
        payment = yield from paying(reading, need)
        return declared(reading, "upload", self.actor, need, payment, PlacePrograms(self.actor.at, self.colour, count))


@dataclass(frozen=True, slots=True)
class PlacePrograms(Effect):
    """Programs from the supply enter a space, where a white scout may block one."""

    at: Space
    colour: Colour
    count: int = 1

    def resolve(self, state: State, source: int) -> Effects:
        place_programs(state, self.at, self.colour, self.count)
        return (Blocks(),)


@dataclass(frozen=True, slots=True)
class RemovePrograms(Effect):
    at: Space
    colour: Colour
    count: int = 1

    def resolve(self, state: State, source: int) -> Effects:
        remove_programs(state, self.at, self.colour, self.count)
        return ()


@dataclass(frozen=True, slots=True)
class PlaceInstallation(Effect):
    at: Space
    colour: Colour

    def resolve(self, state: State, source: int) -> Effects:
        place_installation(state, self.at, self.colour)
        return ()


# install


def installs(reading: Reading, actor: Actor, purse: Purse) -> Iterator[Option[Deed]]:
    field = reading.fields[actor.at]
    if not field.free_of_smc:
        return
    for colour in BASIC:
        if not reading.supply[installation_pool(colour)] or not purse.most(colour):
            continue
        there = field.counting(colour)
        if there >= programs_needed(reading):
            yield Option("installation", Install(actor, colour), (colour,))
        elif there >= 2 and _shortcut(reading):
            yield Option("installation", Install(actor, colour, shortcut=True), (colour,))


def programs_needed(reading: Reading) -> int:
    return 2 if reading.special("installs-with-two") else 3


def _shortcut(reading: Reading) -> bool:
    return any(reading.cards[id] == SHORTCUT for id in reading.deckers[reading.active].hand)


class Install(NamedTuple):
    actor: Actor
    colour: Colour
    shortcut: bool = False
    """Only with that card in the payment there are programs enough."""

    def steps(self, reading: Reading) -> Asking[Effects]:
        need, colour, at = of(self.colour), self.colour, self.actor.at
        wanted = () if self.shortcut or reading.special("installs-with-two") else (SHORTCUT,)
        payment = yield from paying(reading, need, wanted, SHORTCUT if self.shortcut else "")
        quick = any(reading.cards[id] == SHORTCUT for id in payment.cards)
        count = 2 if quick else programs_needed(reading)
        jokers = yield from _jokers(reading, at, colour, count)
        return declared(
            reading,
            "install",
            self.actor,
            need,
            payment,
            RemovePrograms(at, colour, count - jokers),
            RemovePrograms(at, PURPLE, jokers),
            PlaceInstallation(at, colour),
        )


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
