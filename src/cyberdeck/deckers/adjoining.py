"""Where a segment may go, told by what its spaces would touch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cyberdeck.deckers.board import SIDES, Hex, Layout, board, own_spaces
from cyberdeck.deckers.words import AT, Colour, joined
from cyberdeck.kernel import Arg, Message, Option, message, plain


@plain
class Place(NamedTuple):
    """A hex for the middle of a segment. What lies where is written as coordinates; no two places touch alike."""

    layout: Layout
    """Of the other segments."""
    segment: Colour
    middle: Hex

    @property
    def kind(self) -> str:
        return "place"

    def notation(self, seat: int) -> str:
        return " ".join(self.names(seat))

    def names(self, seat: int) -> tuple[str, ...]:
        return tuple(map(str, self.middle))

    def spoken(self, seat: int) -> Arg:
        return joined(list(self._touching(seat))) if self.layout.laid else message("lay-first")

    def _touching(self, seat: int) -> Iterator[Message]:
        laid = board(self.layout).at
        for own, (q, r) in own_spaces(self.layout, self.segment, self.middle):
            touched = [AT[laid[near]].spoken(seat) for dq, dr in SIDES if (near := (q + dq, r + dr)) in laid]
            if touched:
                yield message("lay-beside", space=AT[own].spoken(seat), spaces=joined(touched, "listed-and"))


def places(layout: Layout, segment: Colour, middles: Sequence[Hex]) -> list[Option[Hex]]:
    return [Option("lay", middle, (Place(layout, segment, middle),)) for middle in middles]
