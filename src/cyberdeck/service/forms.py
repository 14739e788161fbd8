"""What goes over HTTP, next to the socket. Documented in docs/protocol.md; nothing a client sends is trusted."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from cyberdeck.kernel import Arg, Asked, Choosing, Message, Origin
from cyberdeck.service.clocks import Clock
from cyberdeck.service.wire import Ending, Frame, Name, Question

Number = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]


class FirstListed(msgspec.Struct):
    """The game for newcomers: its setup, its seats, and the seat that they take."""

    setup: dict[str, Any]
    seats: tuple[str, ...]
    seat: str


class GameListed(msgspec.Struct):
    name: str
    seats: tuple[str, ...]
    """The seats of the plain setup."""
    names: dict[str, Arg]
    """How each seat is called that a table of this game may have."""
    together: bool
    """Whether the seats win and lose together, so that none hides its cards from the others."""
    choosings: tuple[Choosing, ...]
    """What people choose before a game."""
    first: FirstListed


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What to play, and who sits where: `person`, `bot`, `house` or `open`."""

    game: Name
    seats: dict[str, str]
    setup: dict[str, Any] = {}
    clock: Clock | None = None
    public: bool = False
    asked: Asked | None = None
    """How much people are asked; null is what is usual, `all` is every window."""
    together: list[list[str]] = []
    """Seats that share one link: hot-seat, or several in one hand."""
    name: Name = ""
    """How the seats of people are called that are not open."""


class Opened(msgspec.Struct):
    """The table, and the secret links of the seats that have one."""

    table: str
    links: dict[str, str]
    commitment: str


class Join(msgspec.Struct, forbid_unknown_fields=True):
    seat: Name
    name: Name = ""


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """A new table from a finished one, after so many decisions."""

    at: Number
    seats: dict[str, str]
    together: list[list[str]] = []
    name: Name = ""


class SeatListed(msgspec.Struct):
    seat: str
    sitting: str
    name: str


class TableListed(msgspec.Struct):
    table: str
    game: str
    seats: list[SeatListed]
    clock: Clock | None
    public: bool
    opened_at: int
    begun: bool
    deciding: str | None
    ending: Ending | None
    branch_of: str
    branch_at: int
    origin: Origin
    """From where the game has set out."""


class Replayed(msgspec.Struct):
    """A finished game after so many decisions, as one seat saw it or as a spectator did."""

    table: str
    at: int
    of: int
    seat: str | None
    seats: tuple[str, ...]
    view: Any
    deciding: str | None
    question: Question | None
    taken: str | None
    """How that question was answered."""
    log: list[Message]
    ending: Ending | None


class Shot(Frame):
    """A frame of a finished game, and where it led: who was asked, and, if it was this seat, what, and its answer."""

    deciding: str | None = None
    question: Question | None = None
    taken: str | None = None


class Reel(msgspec.Struct):
    """A part of a finished game, as one seat saw it or as a spectator did."""

    table: str
    game: str
    at: int
    """After how many decisions it begins, at the latest where it was asked for; the next part follows its last."""
    first: int
    """Where the film begins: older rules took with them what was before."""
    of: int
    """How many decisions the game has."""
    seat: str | None
    seats: tuple[str, ...]
    view: Any
    """What was seen there: the changes of the first frame are in it."""
    log: list[Message]
    """All lines before the first frame."""
    frames: list[Shot]
    """One for each decision."""
    ending: Ending | None
    """How it ended, in the last part."""


class Series(msgspec.Struct):
    """The numbers of a finished game that everybody could see, by name: at first, and after each decision."""

    table: str
    measures: dict[str, list[int]]


Secret = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    password: Secret


class Password(msgspec.Struct, forbid_unknown_fields=True):
    """That it is really the account's owner who asks."""

    password: Secret


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    password: Secret
    new: Secret


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    """A link of this service that somebody is to be given."""

    link: Annotated[str, msgspec.Meta(max_length=200, pattern="^/[^/]")]


class Invitation(msgspec.Struct):
    address: str
    """The link as others can open it."""
    code: str
    """The same as a picture that a telephone's camera reads, an address of the kind data:."""


class DeckKept(msgspec.Struct, forbid_unknown_fields=True):
    game: Name
    deck: Any


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """The secret token of a seat that is to be among one's own."""

    token: Name


class Account(msgspec.Struct):
    name: str
    csrf: str
    """What every changing request of this session must carry in the header X-CSRF-Token."""
    settings: dict[str, Any]
    decks: dict[str, DeckKept]


class ChatExported(msgspec.Struct):
    table: str
    at: int
    text: str


class Exported(msgspec.Struct):
    """All that the service knows of an account, except for its password."""

    name: str
    opened_at: int
    settings: dict[str, Any]
    decks: dict[str, DeckKept]
    games: list[TableListed]
    chat: list[ChatExported]


class Error(msgspec.Struct):
    error: Message
