"""The network: five segments of six hexes, laid side by side without turning them (DK-4).

A `Layout` says where the middle of each segment lies and which side of the segments is up; everything else is computed
once for each layout: which spaces touch, which are closed, how far apart they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from cyberdeck.deckers.words import COLOURS, MIDDLE, SPACES, Colour, Space, space
from cyberdeck.kernel import plain

Hex = tuple[int, int]

SIDES: Final[tuple[Hex, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""N, NE, SE, S, SW, NW on flat-top hexes in axial coordinates (DK-4.9)."""

SHAPES: Final[Mapping[Colour, tuple[Hex, ...]]] = {
    Colour.BLUE: ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 0)),
    Colour.GREEN: ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (0, 0)),
    Colour.YELLOW: ((1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1), (0, 0)),
    Colour.RED: ((-1, 1), (0, 1), (1, 0), (1, -1), (0, -1), (0, 0)),
    Colour.PURPLE: ((-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, 0)),
}
"""Where the spaces 1 to 6 of each segment lie around its middle (DK-4.10)."""

_B, _G, _Y, _R, _P = Colour
FRAGMENTS: Final[Mapping[Colour, tuple[Colour, ...]]] = {
    _B: (_B, _R, _P, _Y, _G, _B),
    _G: (_G, _P, _Y, _B, _R, _G),
    _Y: (_Y, _B, _R, _G, _P, _Y),
    _R: (_R, _Y, _G, _P, _B, _R),
    _P: (_P, _G, _B, _R, _Y, _P),
}
"""The colours of the spaces 1 to 6 on the multicoloured side of each segment (DK-28)."""


@plain
class Layout(NamedTuple):
    """Where the middle space of each segment lies, in the order of the colours; None while it is not laid."""

    middles: tuple[Hex | None, ...] = (None,) * 5
    fragmented: bool = False

    def laying(self, segment: Colour, middle: Hex) -> Layout:
        middles = (*self.middles[:segment], middle, *self.middles[segment + 1 :])
        return self._replace(middles=middles)

    def lifting(self, segment: Colour) -> Layout:
        return self._replace(middles=(*self.middles[:segment], None, *self.middles[segment + 1 :]))

    @property
    def laid(self) -> list[Colour]:
        return [segment for segment in COLOURS if self.middles[segment] is not None]


FIRST_GAME: Final = Layout(((3, -1), (-3, 0), (0, -2), (2, -3), (0, 0)))
"""DK-4.15."""


class Board:
    """What follows from a layout."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        spaces = list(laid_spaces(layout))
        self.hex_of: dict[Space, Hex] = {at: hex for _, at, hex in spaces}
        self.spaces: tuple[Space, ...] = tuple(sorted(self.hex_of))
        """Those that are laid out."""
        self.at: dict[Hex, Space] = {hex: at for at, hex in self.hex_of.items()}
        self.segment_of: dict[Space, Colour] = {at: segment for segment, at, _ in spaces}
        self.neighbours: tuple[tuple[Space, ...], ...] = tuple(self._touching(at) for at in SPACES)
        self.around: tuple[frozenset[Space], ...] = tuple(frozenset((at, *self.neighbours[at])) for at in SPACES)
        """Each space with those that it touches."""
        self.closed: frozenset[Space] = frozenset(at for at in SPACES if len(self.neighbours[at]) == len(SIDES))

    def _touching(self, at: Space) -> tuple[Space, ...]:
        if at not in self.hex_of:
            return ()
        (q, r), spaces = self.hex_of[at], self.at
        return tuple([spaces[hex] for dq, dr in SIDES if (hex := (q + dq, r + dr)) in spaces])

    def distance(self, start: Space, end: Space) -> int:
        """The fewest steps over existing spaces (DK-4.9)."""
        reached, edge, steps = {start}, {start}, 0
        while end not in reached:
            edge = {near for at in edge for near in self.neighbours[at]} - reached
            if not edge:
                raise ValueError("the network is not connected")
            reached |= edge
            steps += 1
        return steps

    def connected(self) -> bool:
        start = next(iter(self.hex_of))
        reached, edge = {start}, {start}
        while edge:
            edge = {near for at in edge for near in self.neighbours[at]} - reached
            reached |= edge
        return len(reached) == len(self.hex_of)


@lru_cache(maxsize=256)
def board(layout: Layout) -> Board:
    return Board(layout)


def legal_middles(layout: Layout, segment: Colour) -> list[Hex]:
    """Where a segment may be laid: on free hexes, touching laid segments with at least two of its own spaces (DK-4.12).

    The first segment lies in the origin.
    """
    touching: dict[int, int] = {}
    overlapping: set[int] = set()
    for laid in layout.laid:
        middle = _coded(layout.middles[laid] or (0, 0))
        overlaps, touches = _meeting(laid, segment)
        overlapping.update([middle + way for way in overlaps])
        for way, spaces in touches:
            touching[middle + way] = touching.get(middle + way, 0) | spaces
    middles = [middle for middle, spaces in touching.items() if spaces & (spaces - 1) and middle not in overlapping]
    return [_decoded(middle) for middle in sorted(middles)] if layout.laid else [(0, 0)]


_WIDE: Final = 1 << 10


def _coded(hex: Hex) -> int:
    """A hex, or the way from one to another, as a number: ways are added in one step, and the order is the same."""
    return hex[0] * _WIDE + hex[1]


def _decoded(code: int) -> Hex:
    q = (code + _WIDE // 2) // _WIDE
    return q, code - q * _WIDE


@cache
def _meeting(laid: Colour, segment: Colour) -> tuple[list[int], list[tuple[int, int]]]:
    """How two segments meet, by where one's middle lies from the other's: overlaps, and which spaces touch, as bits."""
    taken = set(SHAPES[laid])
    overlaps = frozenset((q - dq, r - dr) for q, r in taken for dq, dr in SHAPES[segment])
    touches: dict[Hex, int] = {}
    for q, r in {(q + dq, r + dr) for q, r in taken for dq, dr in SIDES} - taken:
        for number, (dq, dr) in enumerate(SHAPES[segment]):
            middle = q - dq, r - dr
            touches[middle] = touches.get(middle, 0) | 1 << number
    ways = [(_coded(middle), spaces) for middle, spaces in touches.items() if middle not in overlaps]
    return [*map(_coded, overlaps)], ways


def hexes(segment: Colour, middle: Hex) -> list[Hex]:
    """The spaces 1 to 6 of a segment."""
    return [(middle[0] + dq, middle[1] + dr) for dq, dr in SHAPES[segment]]


def own_spaces(layout: Layout, segment: Colour, middle: Hex) -> list[tuple[Space, Hex]]:
    """The spaces of a segment whose middle lies there."""
    colours = FRAGMENTS[segment] if layout.fragmented else (segment,) * MIDDLE
    numbered = enumerate(zip(colours, hexes(segment, middle), strict=True), 1)
    return [(space(colour, number), hex) for number, (colour, hex) in numbered]


def laid_spaces(layout: Layout) -> Iterator[tuple[Colour, Space, Hex]]:
    for segment in layout.laid:
        middle = layout.middles[segment]
        assert middle is not None
        for at, hex in own_spaces(layout, segment, middle):
            yield segment, at, hex
