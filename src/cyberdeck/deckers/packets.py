"""Packets: tiles with surprises on the network (DK-30)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from cyberdeck.deckers.actions import spend_packet
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.converting import choose_scout
from cyberdeck.deckers.dice import rolled_space, rolling_server
from cyberdeck.deckers.events import PacketGiven, PacketPut, PacketTaken
from cyberdeck.deckers.infecting import EXPLOIT, Compare, can_exploit, take_scout
from cyberdeck.deckers.scouts import PlaceScouts, Send
from cyberdeck.deckers.state import Action, Pool, Reading, State
from cyberdeck.deckers.steps import Deed, acts, asks, choose_one
from cyberdeck.deckers.verbs import SpreadScouts, program_of_choice, remove_scouts
from cyberdeck.deckers.words import AT, BLACK, SPACES, Colour, Level, Named, Scout, Space, decker_named, space
from cyberdeck.kernel import Asking, Do, Effects, Option, Step, amend_about, choose

ALARM, COOPERATION, PATCH, LEAK = "pkt-alarm", "pkt-cooperation", "pkt-patch", "pkt-leak"
WATCHED: Final = (2, 5)
"""The spaces of each server that get a packet."""


def named(packet: str) -> Named:
    return Named("packet", packet)


# setup


def lay_packets(state: State) -> Effects:
    return (lay_out_packets(),) if state.with_packets else ()


@acts
def lay_out_packets(state: State) -> Effects:
    """A random tile on each space 2 and each space 5, and scouts to watch them (DK-30.1, DK-30.2)."""
    tiles = state.shuffle("packets", [row.id for row in CONTENT.packets.values() for _ in range(row.tiles)])
    spaces = [space(server, number) for server in Colour for number in WATCHED]
    state.tiles = tuple(zip(spaces, tiles, strict=True))
    for at, tile in state.tiles:
        state.emit(PacketPut(named(tile), AT[at]))
    return (watch_packets(tuple(at for at in spaces if state.fields[at].free_of_smc)),)


@asks
def watch_packets(reading: Reading, spaces: tuple[Space, ...]) -> Asking[Effects]:
    """A black scout on each of these spaces; once the supply is empty, from spaces without packet (DK-30.2)."""
    if not spaces:
        return ()
    if reading.supply[Pool.SCOUT]:
        first, *rest = spaces
        return (Send(Scout(BLACK), first), watch_packets(tuple(rest)))
    tiles = {at for at, _ in reading.tiles}
    options = [Option("from", at, (AT[at],)) for at in SPACES if reading.fields[at].scouts and at not in tiles]
    if not options:
        return ()
    at = yield from choose(reading.active, "spare-scout", options, len(spaces))
    return (take_scout(at, (yield from choose_scout(reading, at))), watch_packets(spaces))


# picking up


def take(state: State, action: Action, at: Space) -> tuple[Step, ...]:
    """All packets of the space where an action ended: some are kept, the others opened at once (DK-30.3 to 30.6)."""
    decker = state.deckers[state.active]
    taken = [tile for where, tile in state.tiles if where == at]
    if not taken:
        return ()
    state.tiles = tuple(tile for tile in state.tiles if tile[0] != at)
    for tile in taken:
        state.emit(PacketTaken(decker_named(decker.id), named(tile), AT[at]))
    decker.packets += [tile for tile in taken if tile not in IMMEDIATE]
    return (open_packets(tuple(tile for tile in taken if tile in IMMEDIATE), at),)


@asks
def open_packets(reading: Reading, packets: tuple[str, ...], at: Space) -> Asking[Effects]:
    """Immediate packets, in an order of the active decker's choice."""
    if not packets:
        return ()
    options = [Option("open-packet", tile, (named(tile),)) for tile in dict.fromkeys(packets)]
    first = yield from choose_one(reading, "packet-next", options)
    rest = list(packets)
    rest.remove(first)
    return (*IMMEDIATE[first](reading, at), open_packets(tuple(rest), at))


# immediate packets, opened on a space


def alarm(reading: Reading, at: Space) -> Effects:
    """Scouts on adjacent spaces, at gold on those free of SMC markers; then the tile goes elsewhere."""
    near, count = reading.board.neighbours[at], _ALARMED[reading.level]
    if reading.level is Level.GOLD:
        near = tuple(space for space in near if reading.fields[space].free_of_smc)
    scouts = SpreadScouts(near, count, different=True) if len(near) > count else PlaceScouts(near)
    return (scouts, put_packet(ALARM))


_ALARMED: Final = {Level.COPPER: 1, Level.SILVER: 2, Level.GOLD: 3}


def cooperation(reading: Reading, at: Space) -> Effects:
    return (hand_over(),)


def patch(reading: Reading, at: Space) -> Effects:
    """One scout of this space or an adjacent one; at gold up to two."""
    gold = reading.level is Level.GOLD
    here_and_near = (at, *reading.board.neighbours[at])
    return (remove_scouts(here_and_near, 2 if gold else 1, must=not gold), discard_packet(PATCH))


def leak(reading: Reading, at: Space) -> Effects:
    """Programs of any colour, at gold with a scout that follows them."""
    programs = [program_of_choice(at) for _ in range(2 if reading.level is Level.COPPER else 1)]
    scout = (PlaceScouts((at,)),) if reading.level is Level.GOLD else ()
    return (*programs, *scout, discard_packet(LEAK))


IMMEDIATE: Final[dict[str, Callable[[Reading, Space], Effects]]] = {
    ALARM: alarm,
    COOPERATION: cooperation,
    PATCH: patch,
    LEAK: leak,
}


@asks
def hand_over(reading: Reading) -> Asking[Effects]:
    """Cooperation goes to another decker, who may spend it later; a single decker keeps it."""
    seats = [seat for seat in range(len(reading.deckers)) if seat != reading.active] or [reading.active]
    options = [Option("give-to", seat, (decker_named(reading.deckers[seat].id),)) for seat in seats]
    return (give_packet((yield from choose_one(reading, "give-packet", options, named(COOPERATION)))),)


@acts
def give_packet(state: State, seat: int) -> None:
    decker = state.deckers[seat]
    decker.packets.append(COOPERATION)
    giver = decker_named(state.deckers[state.active].id)
    state.emit(PacketGiven(decker_named(decker.id), named(COOPERATION), giver))


@acts
def discard_packet(state: State, packet: str) -> None:
    state.spent_tiles = (*state.spent_tiles, packet)


# tiles on random spaces


def scatter(state: State) -> Effects:
    """At the start of the information phase the discarded tiles come back onto the network (DK-30.7)."""
    tiles, state.spent_tiles = state.spent_tiles, ()
    return tuple(put_packet(tile) for tile in state.shuffle("packets", tiles)) if tiles else ()


@acts
def put_packet(state: State, packet: str) -> Effects:
    """On a random space: server die and black die."""
    return (*rolling_server(state), put_packet_there(packet))


@acts
def put_packet_there(state: State, packet: str) -> None:
    at = rolled_space(state)
    state.tiles = (*state.tiles, (at, packet))
    state.emit(PacketPut(named(packet), AT[at]))


# Exploit


def exploit(reading: Reading, seat: int, compare: Compare) -> Sequence[Option[Deed]] | None:
    """Its holder may spend it once the dice of an infection on the own space are rolled."""
    if not can_exploit(reading, seat, compare.at):
        return None
    return [Option("spend-packet", Do((spend_exploit(seat),)), (named(EXPLOIT),))]


@acts
def spend_exploit(state: State, seat: int) -> None:
    spend_packet(state, seat, EXPLOIT)
    amend_about(state, Compare, lambda compare: replace(compare, infection=compare.infection + 4))
