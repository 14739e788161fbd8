"""Where a segment may go, told by what its spaces would touch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from cyberdeck.deckers.board import SIDES, Hex, Layout, laid_spaces, own_spaces
from cyberdeck.deckers.words import AT, Colour, Space, joined
from cyberdeck.kernel import SPECTATOR, Arg, Message, Option, message, plain


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
        return joined(list(self._touching())) if self.layout.laid else message("lay-first")

    def _touching(self) -> Iterator[Message]:
        beside = _beside(self.layout)
        for own, hex in own_spaces(self.layout, self.segment, self.middle):
            if touched := beside[hex]:
                yield _told(own, touched)


class Beside(dict[Hex, tuple[Space, ...]]):
    """The laid spaces that a hex touches, each found once."""

    def __init__(self, layout: Layout) -> None:
        self.laid = {hex: at for _, at, hex in laid_spaces(layout)}

    def __missing__(self, hex: Hex) -> tuple[Space, ...]:
        (q, r), laid = hex, self.laid
        self[hex] = found = tuple([laid[near] for dq, dr in SIDES if (near := (q + dq, r + dr)) in laid])
        return found


_beside: Final = lru_cache(maxsize=64)(Beside)


@lru_cache(maxsize=1 << 12)
def _told(own: Space, touched: tuple[Space, ...]) -> Message:
    spaces = joined([AT[at].spoken(SPECTATOR) for at in touched], "listed-and")
    return message("lay-beside", space=AT[own].spoken(SPECTATOR), spaces=spaces)


def places(layout: Layout, segment: Colour, middles: Sequence[Hex]) -> list[Option[Hex]]:
    return [Option("lay", middle, (Place(layout, segment, middle),)) for middle in middles]
