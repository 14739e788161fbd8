"""The convert action: a scout becomes a program (DK-22)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from cyberdeck.deckers.actions import Actor, declared
from cyberdeck.deckers.content import Vector
from cyberdeck.deckers.markers import can_create, remove_programs, remove_scout
from cyberdeck.deckers.payment import Purse, of, paying, plus
from cyberdeck.deckers.state import Reading, State, servers_spaces
from cyberdeck.deckers.steps import Effect
from cyberdeck.deckers.uploading import PlacePrograms, creates_purple
from cyberdeck.deckers.words import PURPLE, YELLOW, At, Colour, Program, Scout, Space, server_of
from cyberdeck.kernel import Asking, Deed, Effects, Option, Step, choose

CLONE = "clone"


def converts(reading: Reading, actor: Actor, purse: Purse) -> Iterator[Option[Deed]]:
    if not can_convert(reading, actor.at):
        return
    for colour in Colour:
        if not can_create(reading, colour) or (colour is PURPLE and not creates_purple(reading, reading.active)):
            continue
        if purse.affords(convert_cost(colour)):
            yield Option("convert", Convert(actor, colour), (colour,))


def can_convert(reading: Reading, at: Space) -> bool:
    """More yellow programs than scouts; as many are enough on a server with a yellow installation (DK-22.1, 22.2)."""
    field = reading.fields[at]
    yellow, scouts = field.counting(YELLOW), field.scouts
    if not yellow or not scouts or yellow < scouts:
        return False
    server = servers_spaces(server_of(at))
    return yellow > scouts or any(reading.fields[space].installation == YELLOW for space in server)


def convert_cost(colour: Colour) -> Vector:
    return plus(of(YELLOW), of(colour))


class Convert(NamedTuple):
    actor: Actor
    colour: Colour

    def steps(self, reading: Reading) -> Asking[Effects]:
        at, need = self.actor.at, convert_cost(self.colour)
        payment = yield from paying(reading, need, (CLONE,))
        scout = yield from choose_scout(reading, reading.active, at)
        program = yield from choose_as(reading, at, YELLOW)
        cloned = any(reading.cards[id] == CLONE for id in payment.cards)
        effects: list[Step] = [RemoveProgramAndScout(at, program, scout), PlacePrograms(at, self.colour)]
        if cloned:
            effects.append(PlacePrograms(at, self.colour))
        return declared(reading, "convert", self.actor, need, payment, *effects)


def choose_scout(reading: Reading, seat: int, at: Space) -> Asking[Scout]:
    """One of the scouts of a space; asked where they differ."""
    kinds = reading.fields[at].kinds_of_scout
    if len(kinds) == 1:
        return kinds[0]
    options = [Option("scout", scout, (scout,)) for scout in kinds]
    return (yield from choose(seat, "which-scout", options, At(at)))


def choose_as(reading: Reading, at: Space, colour: Colour) -> Asking[Colour]:
    """A program of a colour, or the purple one that stands in for it (A40)."""
    programs = reading.fields[at].programs
    if not programs[PURPLE]:
        return colour
    if not programs[colour]:
        return PURPLE
    options = [Option("remove", c, (Program(c),)) for c in (colour, PURPLE)]
    return (yield from choose(reading.active, "which-programs", options))


@dataclass(frozen=True, slots=True)
class RemoveProgramAndScout(Effect):
    at: Space
    colour: Colour
    scout: Scout

    def resolve(self, state: State, source: int) -> Effects:
        remove_programs(state, self.at, self.colour)
        remove_scout(state, self.at, self.scout)
        return ()
