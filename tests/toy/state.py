"""What a position of Heist consists of, and its read-only type for questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple, Protocol

from cyberdeck import kernel
from cyberdeck.kernel import Arg, Copied, Event, Message, Position, plain


@plain
class Seat(IntEnum):
    SOUTH = 0
    NORTH = 1

    @property
    def kind(self) -> str:
        return "seat"

    @property
    def other(self) -> Seat:
        return _OTHER[self]

    def notation(self, seat: int) -> str:
        return self.name.lower()

    def spoken(self, seat: int) -> Arg:
        return Message(f"seat-{self.name.lower()}")


_OTHER = (Seat.NORTH, Seat.SOUTH)


@plain
class Card(NamedTuple):
    """One physical card; its number says where it lay before the first shuffle was looked at, so it tells nothing."""

    number: int
    title: str
    owner: Seat | None = None
    on_table: bool = False

    @property
    def kind(self) -> str:
        return "card"

    def notation(self, seat: int) -> str:
        return f"{self.title}#{self.number}" if self.on_table else self.title

    def spoken(self, seat: int) -> Arg:
        return Message(f"toy-card-{self.title}")


class PlayerReading(Protocol):
    @property
    def coins(self) -> int: ...
    @property
    def lives(self) -> int: ...
    @property
    def hand(self) -> Sequence[int]: ...
    @property
    def table(self) -> Sequence[int]: ...


@plain
@dataclass(slots=True)
class Player(Copied):
    coins: int = 3
    lives: int = 6
    hand: list[int] = field(default_factory=list)
    table: list[int] = field(default_factory=list)


class Reading(kernel.Reading, Protocol):
    """The read-only type: a question that tried to change anything through it would not pass mypy."""

    @property
    def cards(self) -> Sequence[Card]: ...
    @property
    def players(self) -> Sequence[PlayerReading]: ...
    @property
    def deck(self) -> Sequence[int]: ...
    @property
    def discard(self) -> Sequence[int]: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def actions(self) -> int: ...
    @property
    def known(self) -> Sequence[tuple[int, ...]]: ...


@dataclass(slots=True, kw_only=True)
class State(Position):
    cards: list[Card] = field(default_factory=list)
    players: list[Player] = field(default_factory=lambda: [Player(), Player()])
    deck: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    turn: Seat = Seat.SOUTH
    actions: int = 2
    known: list[tuple[int, ...]] = field(default_factory=lambda: [(), ()])
    """Hidden cards that each thief is looking at just now."""


# events


class CardDrawn(Event):
    """A card was drawn; only who drew it sees which."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: int) -> CardDrawn:
        return self if seat == self.seat else CardDrawn(self.seat, None)


class CardPlayed(Event):
    seat: Seat
    card: Card


class CardDiscarded(Event):
    card: Card


class Hurt(Event):
    seat: Seat
    number: int


class Rolled(Event):
    number: int


class Bid(Event):
    seat: Seat
    number: int


class Raided(Event):
    """A card was looked at; both thieves see it, a spectator does not."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: int) -> Raided:
        return self if seat >= 0 else Raided(self.seat, None)
