"""Packets: tiles with surprises on the network (DK-30)."""

from __future__ import annotations

from dataclasses import dataclass

from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.effects import Effect
from cyberdeck.deckers.events import PacketPut
from cyberdeck.deckers.state import State
from cyberdeck.deckers.words import At, Colour, Named, space
from cyberdeck.kernel import Effects


def lay_packets(state: State) -> Effects:
    """A random tile on each space 2 and each space 5, and scouts to watch them (DK-30.1, DK-30.2)."""
    if not state.with_packets:
        return ()
    return (LayPackets(),)


@dataclass(frozen=True, slots=True)
class LayPackets(Effect):
    def resolve(self, state: State, source: int) -> Effects:
        tiles = state.shuffle("packets", [row.id for row in CONTENT.packets.values() for _ in range(row.tiles)])
        spaces = [space(server, number) for server in Colour for number in (2, 5)]
        state.tiles = tuple(zip(spaces, tiles, strict=True))
        for at, tile in state.tiles:
            state.emit(PacketPut(Named("packet", tile), At(at)))
        return ()


def scatter(state: State) -> Effects:
    """At the start of the information phase the discarded tiles come onto random spaces (DK-30.7)."""
    return ()
