"""Packets: tiles with surprises on the network (DK-30)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from cyberdeck.deckers.actions import spend_packet
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.converting import choose_scout
from cyberdeck.deckers.dice import rolled_space, rolling_server
from cyberdeck.deckers.events import PacketGiven, PacketPut, PacketTaken
from cyberdeck.deckers.infecting import EXPLOIT, Compare, RemoveScout, can_exploit
from cyberdeck.deckers.scouts import PlaceScouts, Send
from cyberdeck.deckers.state import Action, Pool, Reading, State
from cyberdeck.deckers.steps import Deed, Effect, Question, choose_one
from cyberdeck.deckers.verbs import ProgramOfChoice, RemoveScouts, SpreadScouts
from cyberdeck.deckers.words import BLACK, SPACES, At, Colour, Level, Named, Scout, Space, decker_named, space
from cyberdeck.kernel import Asking, Do, Effects, Option, Step, amend_about, choose

ALARM, COOPERATION, PATCH, LEAK = "pkt-alarm", "pkt-cooperation", "pkt-patch", "pkt-leak"
WATCHED: Final = (2, 5)
"""The spaces of each server that get a packet."""


def named(packet: str) -> Named:
    return Named("packet", packet)


# setup


def lay_packets(state: State) -> Effects:
    return (LayPackets(),) if state.with_packets else ()


@dataclass(frozen=True, slots=True)
class LayPackets(Effect):
    """A random tile on each space 2 and each space 5, and scouts to watch them (DK-30.1, DK-30.2)."""

    def resolve(self, state: State, source: int) -> Effects:
        tiles = state.shuffle("packets", [row.id for row in CONTENT.packets.values() for _ in range(row.tiles)])
        spaces = [space(server, number) for server in Colour for number in WATCHED]
        state.tiles = tuple(zip(spaces, tiles, strict=True))
        for at, tile in state.tiles:
            state.emit(PacketPut(named(tile), At(at)))
        return (Watch(tuple(at for at in spaces if state.fields[at].free_of_smc)),)


@dataclass(frozen=True, slots=True)
class Watch(Question):
    """A black scout on each of these spaces; once the supply is empty, from spaces without packet (DK-30.2)."""

    spaces: tuple[Space, ...]

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        if not self.spaces:
            return ()
        if reading.supply[Pool.SCOUT]:
            first, *rest = self.spaces
            return (Send(Scout(BLACK), first), Watch(tuple(rest)))
        tiles = {at for at, _ in reading.tiles}
        options = [Option("from", at, (At(at),)) for at in SPACES if reading.fields[at].scouts and at not in tiles]
        if not options:
            return ()
        at = yield from choose(reading.active, "spare-scout", options, len(self.spaces))
        return (RemoveScout(at, (yield from choose_scout(reading, at))), self)


# picking up


def take(state: State, action: Action, at: Space) -> tuple[Step, ...]:
    """All packets of the space where an action ended: some are kept, the others opened at once (DK-30.3 to 30.6)."""
    decker = state.deckers[state.active]
    taken = [tile for where, tile in state.tiles if where == at]
    if not taken:
        return ()
    state.tiles = tuple(tile for tile in state.tiles if tile[0] != at)
    for tile in taken:
        state.emit(PacketTaken(decker_named(decker.id), named(tile)))
    decker.packets += [tile for tile in taken if tile not in IMMEDIATE]
    return (Open(tuple(tile for tile in taken if tile in IMMEDIATE), at),)


@dataclass(frozen=True, slots=True)
class Open(Question):
    """Immediate packets, in an order of the active decker's choice."""

    packets: tuple[str, ...]
    at: Space

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        if not self.packets:
            return ()
        options = [Option("open-packet", tile, (named(tile),)) for tile in dict.fromkeys(self.packets)]
        first = yield from choose_one(reading, "packet-next", options)
        rest = list(self.packets)
        rest.remove(first)
        return (*IMMEDIATE[first](reading, self.at), replace(self, packets=tuple(rest)))


# immediate packets, opened on a space


def alarm(reading: Reading, at: Space) -> Effects:
    """Scouts on adjacent spaces, at gold on those free of SMC markers; then the tile goes elsewhere."""
    near, count = reading.board.neighbours[at], _ALARMED[reading.level]
    if reading.level is Level.GOLD:
        near = tuple(space for space in near if reading.fields[space].free_of_smc)
    scouts = SpreadScouts(near, count, different=True) if len(near) > count else PlaceScouts(near)
    return (scouts, PutPacket(ALARM))


_ALARMED: Final = {Level.COPPER: 1, Level.SILVER: 2, Level.GOLD: 3}


def cooperation(reading: Reading, at: Space) -> Effects:
    return (HandOver(),)


def patch(reading: Reading, at: Space) -> Effects:
    """One scout of this space or an adjacent one; at gold up to two."""
    gold = reading.level is Level.GOLD
    here_and_near = (at, *reading.board.neighbours[at])
    return (RemoveScouts(here_and_near, 2 if gold else 1, must=not gold), DiscardPacket(PATCH))


def leak(reading: Reading, at: Space) -> Effects:
    """Programs of basic colours, at gold with a scout that follows them."""
    programs = [ProgramOfChoice(at) for _ in range(2 if reading.level is Level.COPPER else 1)]
    scout = (PlaceScouts((at,)),) if reading.level is Level.GOLD else ()
    return (*programs, *scout, DiscardPacket(LEAK))


IMMEDIATE: Final[dict[str, Callable[[Reading, Space], Effects]]] = {
    ALARM: alarm,
    COOPERATION: cooperation,
    PATCH: patch,
    LEAK: leak,
}


@dataclass(frozen=True, slots=True)
class HandOver(Question):
    """Cooperation goes to another decker, who may spend it later; a single decker keeps it."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        seats = [seat for seat in range(len(reading.deckers)) if seat != reading.active] or [reading.active]
        options = [Option("give-to", seat, (decker_named(reading.deckers[seat].id),)) for seat in seats]
        return (GivePacket((yield from choose_one(reading, "give-packet", options, named(COOPERATION)))),)


@dataclass(frozen=True, slots=True)
class GivePacket(Effect):
    seat: int

    def resolve(self, state: State, source: int) -> Effects:
        decker = state.deckers[self.seat]
        decker.packets.append(COOPERATION)
        state.emit(PacketGiven(decker_named(decker.id), named(COOPERATION)))
        return ()


@dataclass(frozen=True, slots=True)
class DiscardPacket(Effect):
    packet: str

    def resolve(self, state: State, source: int) -> Effects:
        state.spent_tiles = (*state.spent_tiles, self.packet)
        return ()


# tiles on random spaces


def scatter(state: State) -> Effects:
    """At the start of the information phase the discarded tiles come back onto the network (DK-30.7)."""
    tiles, state.spent_tiles = state.spent_tiles, ()
    return tuple(PutPacket(tile) for tile in state.shuffle("packets", tiles)) if tiles else ()


@dataclass(frozen=True, slots=True)
class PutPacket(Effect):
    """On a random space: server die and black die."""

    packet: str

    def resolve(self, state: State, source: int) -> Effects:
        return (*rolling_server(state), PutPacketThere(self.packet))


@dataclass(frozen=True, slots=True)
class PutPacketThere(Effect):
    packet: str

    def resolve(self, state: State, source: int) -> Effects:
        at = rolled_space(state)
        state.tiles = (*state.tiles, (at, self.packet))
        state.emit(PacketPut(named(self.packet), At(at)))
        return ()


# Exploit


def exploit(reading: Reading, seat: int, compare: Compare) -> Sequence[Option[Deed]] | None:
    """Its holder may spend it once the dice of an infection on the own space are rolled."""
    if not can_exploit(reading, seat, compare.at):
        return None
    return [Option("spend-packet", Do((SpendExploit(seat),)), (named(EXPLOIT),))]


@dataclass(frozen=True, slots=True)
class SpendExploit(Effect):
    seat: int

    def resolve(self, state: State, source: int) -> Effects:
        spend_packet(state, self.seat, EXPLOIT)
        amend_about(state, Compare, lambda compare: replace(compare, infection=compare.infection + 4))
        return ()
