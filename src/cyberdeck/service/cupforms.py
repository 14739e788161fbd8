"""Tournaments and challenges as they go over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from cyberdeck.kernel import Message
from cyberdeck.service.clocks import Clock
from cyberdeck.service.cups import Shape
from cyberdeck.service.wire import Name

Title = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Minutes = Annotated[float, msgspec.Meta(gt=0, le=60 * 24 * 60)]


class NewCup(msgspec.Struct, forbid_unknown_fields=True):
    """A tournament that is announced: it begins by itself after so many minutes, or when its maker says so."""

    name: Title
    game: Name
    shape: Shape
    clock: Clock
    minutes: Minutes
    """How long a round may take; what is undecided then is decided by the clocks."""
    begins_in: Minutes
    rounds: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    """0 is as many as are needed for so many players."""
    most: Annotated[int, msgspec.Meta(ge=2, le=64)] = 32
    house: Name = ""
    """Which of the computer's players is met by whom nobody is left for; without one he is free."""
    setup: dict[str, Any] = {}
    """Of a challenge: what everybody plays. Without one, each round is another of the challenges of weeks."""
    rated: bool = False


class Entering(msgspec.Struct, forbid_unknown_fields=True):
    """What a player brings: for each seat of the game what the setup of a table says of it, such as a deck."""

    brings: dict[str, Any] = {}


class CupListed(msgspec.Struct):
    id: str
    name: str
    game: str
    shape: Shape
    clock: Clock
    minutes: float
    maker: str
    players: int
    most: int
    round: int
    """The round that is under way or was the last; 0 before the first."""
    rounds: int
    due_at: int | None
    """When it begins, or when the round under way is over at the latest."""
    over: bool


class EntrantShown(msgspec.Struct):
    name: str
    program: bool
    gone: bool


class Placed(msgspec.Struct):
    """How somebody stands; those who are equal in all of it stand by lot."""

    place: int
    player: int
    """Which of the entrants, by number."""
    points: int
    ties: list[float]
    """What decides between equals, the first first: strength of schedule and extended strength of schedule; of a team
    the games won, the cycles and the goals."""


class GameShown(msgspec.Struct):
    table: str | None
    """Null while it is not for others to look at: everybody plays the same shuffles."""
    players: list[int | None]
    """Who sits in which seat; null is the house."""
    winners: list[int]
    """The seats that have won."""
    reason: Message | None
    """How it ended; null while it is under way."""


class MatchShown(msgspec.Struct):
    first: int
    second: int | None
    games: list[GameShown]
    """None where the first is free."""
    score: list[int] | None
    """The points of both, or how far a team has come; null while the round is under way."""


class RoundShown(msgspec.Struct):
    begun_at: int
    due_at: int
    matches: list[MatchShown]
    setup: dict[str, Any]
    """Of a challenge: what was played."""


class CupShown(msgspec.Struct):
    cup: CupListed
    seats: tuple[str, ...]
    house: str
    open: bool
    """Whether one can still enter."""
    entrants: list[EntrantShown]
    standings: list[Placed]
    rounds: list[RoundShown]
    mine: int | None
    """Which of the entrants asks."""
    maker: bool
    """Whether its maker asks."""


class Attained(msgspec.Struct):
    """What came of a try."""

    won: bool
    reached: dict[str, int]
    decisions: int
    counts: bool
    """Not if something was taken back, or the computer played."""
    at: int


class Try(msgspec.Struct):
    name: str
    number: int
    """Only first tries count."""
    table: str | None
    """Null while the week is not over: everybody plays the same shuffles."""
    outcome: Attained | None
    mine: bool


class WeekShown(msgspec.Struct):
    week: str
    game: str
    setup: dict[str, Any]
    seats: tuple[str, ...]
    until: int
    """When it ends."""
    over: bool
    tries: list[Try]
    """Those that count in the order of their results, then the others."""
    before: str
    """The week before, if anybody played it."""
