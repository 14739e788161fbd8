"""The words of the game: colours, levels, and how a space is named."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final

from cyberdeck.kernel import plain


@plain
class Colour(IntEnum):
    """The five decker colours, in the order of the rulebook's pairs; each is also a server."""

    BLUE = 0
    GREEN = 1
    YELLOW = 2
    RED = 3
    PURPLE = 4

    @property
    def word(self) -> str:
        return self.name.lower()


BASIC: Final = (Colour.BLUE, Colour.GREEN, Colour.YELLOW, Colour.RED)


@plain
class Shade(IntEnum):
    """The two sides of the computer's markers."""

    BLACK = 0
    WHITE = 1


@plain
class Level(Enum):
    COPPER = "copper"
    SILVER = "silver"
    GOLD = "gold"


Space = int
"""Six spaces a server: `6 * colour + number - 1`, whatever segment they lie on."""

SPACES: Final = range(30)
MIDDLE: Final = 6


def space(server: Colour, number: int) -> Space:
    return 6 * server + number - 1


def server_of(at: Space) -> Colour:
    return Colour(at // 6)


def number_of(at: Space) -> int:
    return at % 6 + 1


def space_name(at: Space) -> str:
    """`yellow4` is space 4 of the yellow server."""
    return f"{server_of(at).word}{number_of(at)}"


def space_named(name: str) -> Space:
    """The inverse of `space_name`; a ValueError for anything else."""
    word, number = name[:-1], name[-1:]
    if word.upper() not in Colour.__members__ or number not in "123456" or not number:
        raise ValueError(name)
    return space(Colour[word.upper()], int(number))
