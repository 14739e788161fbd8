"""The upload action, normal and improved (DK-17), and the install action (DK-18)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from cyberdeck.deckers.abilities import has_ability
from cyberdeck.deckers.actions import Actor, action, declared
from cyberdeck.deckers.content import Vector
from cyberdeck.deckers.effects import Effect
from cyberdeck.deckers.field import Field
from cyberdeck.deckers.markers import can_create, place_installation, place_programs, remove_programs
from cyberdeck.deckers.payment import Purse, of, paying
from cyberdeck.deckers.scouts import Blocks
from cyberdeck.deckers.state import PROGRAM_POOL, State, View, installation_pool
from cyberdeck.deckers.words import BASIC, PURPLE, RED, YELLOW, Colour, Program, Space
from cyberdeck.kernel import Asking, Deed, Effects, Option, choose, choose_number

SHORTCUT = "shortcut"


@action
def uploads(view: View, actor: Actor, purse: Purse) -> Iterator[Option[Deed]]:
    field = view.fields[actor.at]
    for colour in Colour:
        if not can_create(view, colour) or (colour is PURPLE and not creates_purple(view, view.active)):
            continue
        if improved(field, colour):
            if most := min(purse.most(colour), view.supply[PROGRAM_POOL[colour]]):
                yield Option("upload", ImprovedUpload(actor, colour, most), (colour,))
        elif field.free_of_smc and purse.affords(upload_cost(view, colour)):
            yield Option("upload", Upload(actor, colour), (colour,))


def creates_purple(view: View, seat: int) -> bool:
    """DK-24.2"""
    return has_ability(view, seat, "purple-programs")


def improved(field: Field, colour: Colour) -> bool:
    """On a red or yellow installation, for programs of its colour (DK-17.4, DK-17.6)."""
    return colour in (RED, YELLOW) and field.installation == colour


def upload_cost(view: View, colour: Colour) -> Vector:
    cheap = colour is YELLOW and has_ability(view, view.active, "cheap-yellow")
    return of(colour, 2 if cheap else 3)


class Upload(NamedTuple):
    actor: Actor
    colour: Colour

    def steps(self, view: View) -> Asking[Effects]:
        need = upload_cost(view, self.colour)
        payment = yield from paying(view, need)
        return declared(view, "upload", self.actor, need, payment, PlacePrograms(self.actor.at, self.colour))


class ImprovedUpload(NamedTuple):
    actor: Actor
    colour: Colour
    most: int

    def steps(self, view: View) -> Asking[Effects]:
        count = yield from choose_number(view.active, "how-many-programs", range(1, self.most + 1), self.colour)
        need = of(self.colour, count)
        payment = yield from paying(view, need)
        return declared(view, "upload", self.actor, need, payment, PlacePrograms(self.actor.at, self.colour, count))


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


@action
def installs(view: View, actor: Actor, purse: Purse) -> Iterator[Option[Deed]]:
    field = view.fields[actor.at]
    if not field.free_of_smc:
        return
    for colour in BASIC:
        if not view.supply[installation_pool(colour)] or not purse.affords(of(colour)):
            continue
        there = field.counting(colour)
        if there >= programs_needed(view):
            yield Option("installation", Install(actor, colour), (colour,))
        elif there >= 2 and _shortcut(view):
            yield Option("installation", Install(actor, colour, shortcut=True), (colour,))


def programs_needed(view: View) -> int:
    return 2 if view.special("installs-with-two") else 3


def _shortcut(view: View) -> bool:
    return any(view.cards[id] == SHORTCUT for id in view.deckers[view.active].hand)


class Install(NamedTuple):
    actor: Actor
    colour: Colour
    shortcut: bool = False
    """Only with that card in the payment there are programs enough."""

    def steps(self, view: View) -> Asking[Effects]:
        need, colour, at = of(self.colour), self.colour, self.actor.at
        wanted = () if self.shortcut or view.special("installs-with-two") else (SHORTCUT,)
        payment = yield from paying(view, need, wanted, SHORTCUT if self.shortcut else "")
        quick = any(view.cards[id] == SHORTCUT for id in payment.cards)
        count = 2 if quick else programs_needed(view)
        jokers = yield from _jokers(view, at, colour, count)
        return declared(
            view,
            "install",
            self.actor,
            need,
            payment,
            RemovePrograms(at, colour, count - jokers),
            RemovePrograms(at, PURPLE, jokers),
            PlaceInstallation(at, colour),
        )


def _jokers(view: View, at: Space, colour: Colour, count: int) -> Asking[int]:
    """How many of the programs removed are purple ones that stand in (A40)."""
    programs = view.fields[at].programs
    if not programs[PURPLE]:
        return 0
    if programs[colour] < count:
        return 1
    options = [
        Option("remove", 0, (Program(colour, count),)),
        Option("remove", 1, (Program(colour, count - 1), Program(PURPLE))),
    ]
    return (yield from choose(view.active, "which-programs", options))
