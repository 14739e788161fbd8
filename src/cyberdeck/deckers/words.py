"""The words of the game: colours, levels, steps, and what an option may point at."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, IntEnum
from functools import cache
from typing import Final, Literal, NamedTuple

from cyberdeck.kernel import Arg, Message, frozen, message, plain

ColourWord = Literal["blue", "green", "yellow", "red", "purple"]
COLOUR_WORDS: Final[tuple[ColourWord, ...]] = ("blue", "green", "yellow", "red", "purple")


@plain
class Colour(IntEnum):
    """The five decker colours, in the order of the rulebook's pairs; each is also a server."""

    BLUE = 0
    GREEN = 1
    YELLOW = 2
    RED = 3
    PURPLE = 4

    @property
    def word(self) -> ColourWord:
        return COLOUR_WORDS[self]

    # as something an option points at

    @property
    def kind(self) -> str:
        return "colour"

    def notation(self, seat: int) -> str:
        return self.word

    def spoken(self, seat: int) -> Arg:
        """The word itself: a text selects on it, so that every language can inflect it."""
        return self.word


BLUE, GREEN, YELLOW, RED, PURPLE = COLOURS = tuple(Colour)
BASIC: Final = (BLUE, GREEN, YELLOW, RED)


@plain
class Shade(IntEnum):
    """The two sides of the computer's markers."""

    BLACK = 0
    WHITE = 1

    @property
    def word(self) -> str:
        return self.name.lower()


BLACK, WHITE = Shade


@plain
class Level(Enum):
    COPPER = "copper"
    SILVER = "silver"
    GOLD = "gold"


@plain
class Phase(Enum):
    """The phases and steps of a cycle (DK-8.1, DK-10.2, DK-26)."""

    SETUP = "setup"
    INFORMATION = "information"
    START_OF_TURN = "start-of-turn"
    NEW_SCOUTS = "new-scouts"
    ACTIONS = "actions"
    END_OF_TURN = "end-of-turn"
    DRAW = "draw"
    ATTACK = "attack"
    EVALUATION = "evaluation"
    MOVE_SCOUTS = "move-scouts"
    REFRESH = "refresh"

    @property
    def command(self) -> bool:
        """Whether it belongs to the command phase."""
        return self in _COMMAND


_COMMAND: Final = frozenset((Phase.START_OF_TURN, Phase.NEW_SCOUTS, Phase.ACTIONS, Phase.END_OF_TURN, Phase.DRAW))


Space = int
"""Six spaces a server: `6 * colour + number - 1`, whatever segment they lie on."""

SPACES: Final = range(30)
MIDDLE: Final = 6


def space(server: Colour, number: int) -> Space:
    return 6 * server + number - 1


_SERVERS: Final = tuple(Colour(at // 6) for at in SPACES)
_NAMES: Final = tuple(f"{COLOUR_WORDS[at // 6]}{at % 6 + 1}" for at in SPACES)


def server_of(at: Space) -> Colour:
    return _SERVERS[at]


def number_of(at: Space) -> int:
    return at % 6 + 1


def space_name(at: Space) -> str:
    """`yellow4` is space 4 of the yellow server."""
    return _NAMES[at]


def space_named(name: str) -> Space:
    """The inverse of `space_name`; a ValueError for anything else."""
    word, number = name[:-1], name[-1:]
    if word.upper() not in Colour.__members__ or number not in "123456" or not number:
        raise ValueError(name)
    return space(Colour[word.upper()], int(number))


@plain
class At(NamedTuple):
    """A space as something an option points at."""

    space: Space

    @property
    def kind(self) -> str:
        return "space"

    def notation(self, seat: int) -> str:
        return space_name(self.space)

    def spoken(self, seat: int) -> Message:
        return _SPACES[self.space]


_SPACES: Final = tuple(message("space", server=server_of(at).word, number=number_of(at)) for at in SPACES)
AT: Final = tuple(At(at) for at in SPACES)
"""Each space as something that is pointed at, made once."""


@plain
class Scout(NamedTuple):
    """A scout: black, white, or white on top of a program that it blocks."""

    shade: Shade
    blocking: int = -1
    """The colour of the program below it."""

    @property
    def kind(self) -> str:
        return "scout"

    def notation(self, seat: int) -> str:
        return self.shade.word if self.blocking < 0 else f"white-on-{Colour(self.blocking).word}"

    def spoken(self, seat: int) -> Arg:
        if self.blocking < 0:
            return message("scout", shade=self.shade.word)
        return message("scout-blocking", colour=Colour(self.blocking).word)


@frozen
class ProgramsTold:
    """Programs of a colour in an event."""

    colour: ColourWord
    number: int


@plain
class Program(NamedTuple):
    """An unblocked program of a colour, or several of them."""

    colour: Colour
    number: int = 1

    @property
    def kind(self) -> str:
        return "program"

    def notation(self, seat: int) -> str:
        return self.colour.word if self.number == 1 else f"{self.colour.word}*{self.number}"

    def names(self, seat: int) -> tuple[str, ...]:
        return (self.colour.word,) * self.number

    def pictured(self, seat: int) -> ProgramsTold:
        return ProgramsTold(self.colour.word, self.number)

    def spoken(self, seat: int) -> Arg:
        return message("programs", colour=self.colour.word, number=self.number)


Marker = Scout | Program
"""What can be pushed."""


@plain
class Named(NamedTuple):
    """A card of the content by its id, or any other thing with a name of its own."""

    kind: str
    id: str

    def notation(self, seat: int) -> str:
        return self.id

    @property
    def named(self) -> Message:
        return message(f"{self.kind}-{self.id.replace('.', '-')}")

    def spoken(self, seat: int) -> Arg:
        return self.named


class Cards(NamedTuple):
    """Several cards together, such as a payment."""

    keys: tuple[str, ...]

    @property
    def kind(self) -> str:
        return "cards"

    def notation(self, seat: int) -> str:
        return "+".join(self.keys) or "nothing"

    def names(self, seat: int) -> tuple[str, ...]:
        return self.keys

    def spoken(self, seat: int) -> Arg:
        return joined([message(f"{thing_named(key).kind}-{key}") for key in self.keys])


class Commands(NamedTuple):
    """Commands to be paid, by colour."""

    need: tuple[int, ...]

    @property
    def kind(self) -> str:
        return "commands"

    def notation(self, seat: int) -> str:
        return "+".join(f"{count}{colour.word}" for colour, count in zip(Colour, self.need, strict=True) if count)

    def names(self, seat: int) -> tuple[str, ...]:
        return tuple(colour.word for colour, count in zip(Colour, self.need, strict=True) for _ in range(count))

    def spoken(self, seat: int) -> Arg:
        needed = [(colour.word, count) for colour, count in zip(Colour, self.need, strict=True) if count]
        return joined([message("commands", colour=colour, number=count) for colour, count in needed])


def joined(parts: Sequence[Arg], by: str = "listed") -> Arg:
    """Several messages as one: a, b, c."""
    if not parts:
        return message("nothing")
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = message(by, first=part, rest=text)
    return text


@cache
def card_named(key: str) -> Named:
    """A command card."""
    return Named("command", key)


@cache
def thing_named(name: str) -> Named:
    """A command card, or a packet."""
    return Named("packet" if name.startswith("pkt-") else "command", name)


@cache
def decker_named(id: str) -> Named:
    return Named("decker", id)
