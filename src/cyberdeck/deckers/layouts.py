"""Where a segment may well go: close to the others, or by chance. Nobody knows which segment is drawn next (DK-7.8)."""

from __future__ import annotations

from zlib import crc32

from cyberdeck.deckers.board import SIDES, Hex, hexes
from cyberdeck.deckers.state import Reading
from cyberdeck.deckers.words import Colour
from cyberdeck.kernel import Ask, Rng


def compact(reading: Reading, ask: Ask) -> int:
    """The place where the segment touches the network most; of several the one nearest to its middle."""
    laid = reading.board.at
    middle = tuple(sum(axis) / len(laid) for axis in zip(*laid, strict=True)) if laid else (0.0, 0.0)

    def worth(index: int) -> tuple[float, float]:
        place = ask.options[index].value
        own = hexes(_segment(ask), place)
        touching = sum((q + dq, r + dr) in laid for q, r in own for dq, dr in SIDES)
        return touching, -_far(place, middle)

    return max(range(len(ask.options)), key=worth)


def by_chance(reading: Reading, ask: Ask) -> int:
    """Any place; always the same one in the same position, so that looking at it changes nothing."""
    open_to_all = (reading.objective.id, [decker.id for decker in reading.deckers], reading.layout, int(_segment(ask)))
    return Rng(crc32(repr(open_to_all).encode())).below(len(ask.options))


def _segment(ask: Ask) -> Colour:
    (segment,) = ask.about
    assert isinstance(segment, Colour)
    return segment


def _far(place: Hex, middle: tuple[float, ...]) -> float:
    q, r = place[0] - middle[0], place[1] - middle[1]
    return max(abs(q), abs(r), abs(q + r))
