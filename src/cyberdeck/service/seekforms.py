"""What is said in the lobby: who looks for a game, and on which terms."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from cyberdeck.service.clocks import Clock
from cyberdeck.service.wire import Name

LEAST, MOST = 2, 4
"""A crew."""


class NewSeek(msgspec.Struct, forbid_unknown_fields=True):
    """A game that somebody looks for; whoever waits for the same is put at one table with him."""

    game: Name
    decks: Annotated[dict[Name, Any], msgspec.Meta(min_length=1, max_length=2)]
    """The sides that he would play, each with what he would play it with: as the setup of a table says it."""
    clock: Clock | None = None
    rated: bool = False
    name: Name = ""
    to: Name = ""
    """An account that is challenged; nobody else sees it."""


class Taking(msgspec.Struct, forbid_unknown_fields=True):
    """Sitting down with somebody who looks for a game."""

    decks: Annotated[dict[Name, Any], msgspec.Meta(min_length=1, max_length=2)]
    name: Name = ""


class NewCrew(msgspec.Struct, forbid_unknown_fields=True):
    """How many want to play together."""

    game: Name
    size: Annotated[int, msgspec.Meta(ge=LEAST, le=MOST)] = LEAST
    name: Name = ""


class Place(msgspec.Struct):
    """One's own seat, and the link that opens it."""

    table: str
    game: str
    seat: str
    link: str


class SeekMade(msgspec.Struct):
    """Either a seat, or the secret by which one hears of it."""

    seek: str
    secret: str = ""
    place: Place | None = None


class Standard(msgspec.Struct):
    """How strong somebody is known to be."""

    rating: int
    provisional: bool


class SeekListed(msgspec.Struct):
    seek: str
    game: str
    sides: list[str]
    """Those that the seeker would play. With what he plays them, nobody is told before."""
    clock: Clock | None
    rated: bool
    name: str
    known: bool
    """Whether it is an account, which has a page."""
    standards: dict[str, Standard]
    """By the side."""
    at: int
    to: str = ""
    """Who is challenged."""


class Seeks(msgspec.Struct, tag="seeks"):
    """All seeks that one may take: at first, and whenever they have changed."""

    seeks: list[SeekListed]


class Seated(msgspec.Struct, tag="seated"):
    """Somebody has taken one's own seek."""

    seek: str
    place: Place


class Expired(msgspec.Struct, tag="expired"):
    """One's own seek is no more."""

    seek: str


LobbyTold = Seeks | Seated | Expired
