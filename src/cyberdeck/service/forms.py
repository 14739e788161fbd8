"""What goes over HTTP, next to the socket. Documented in docs/protocol.md; nothing a client sends is trusted."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from cyberdeck.kernel import Arg, Asked, Choosing, Message, Origin
from cyberdeck.service.clocks import Clock
from cyberdeck.service.wire import Ending, Frame, Name, PlanSeen, Question

Number = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]


class FirstListed(msgspec.Struct):
    """The game for newcomers: its setup, its seats, and the seat that they take."""

    setup: dict[str, Any]
    seats: tuple[str, ...]
    seat: str


class RungListed(msgspec.Struct):
    """A player of the computer's."""

    name: str
    message: Message
    about: dict[str, Message]
    """How it plays, by the seat; where all seats are played alike, under an empty name."""
    ratings: dict[str, int]
    """How strong it is with each seat, on the scale of rated games; empty where nobody is rated."""


class StageListed(msgspec.Struct):
    """A game of a campaign: what is fixed about it, its usual seats, and how many there may be instead."""

    name: str
    setup: dict[str, Any]
    seats: tuple[str, ...]
    least: int
    most: int
    stars: int


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
    rungs: tuple[RungListed, ...]
    """Who plays for the house, the weakest first."""
    campaign: tuple[StageListed, ...]
    """Games that open one after the other, for whoever wants to play them all."""


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
    bots: dict[str, Name] = {}
    """Which of the bots that wait is to play a seat of a `bot`, by seat: it gets the link, and nobody else."""
    seed: Number | None = None
    """Fixes the shuffles, as `--seed` does; only where no two people play each other."""
    rated: bool = False
    """Whether the game counts: for two accounts, with a clock, from the beginning."""
    rungs: dict[str, Name] = {}
    """On which rung the house plays its seats; where nothing is said, its plain player does."""
    hints: bool | None = None
    """Whether players may ask the computer what it would do; null: where nobody plays against another person."""
    delay: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds by which spectators see the game later than those who play."""
    goal: Name = ""
    """What is to be reached, if the setup is the position of a puzzle that one person tries: the house spoils it."""


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
    rungs: dict[str, Name] = {}


class SeatListed(msgspec.Struct):
    seat: str
    sitting: str
    name: str
    rung: str = ""


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
    rated: bool = False
    delay: int = 0
    """Seconds by which spectators are late."""


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


class Explained(msgspec.Struct):
    """What the computer thinks of a decision of a finished game, with what its seat knew then."""

    table: str
    at: int
    """After how many decisions it was asked."""
    seat: str
    taken: str
    """What was decided."""
    rung: str
    """Who explains: who played the seat, or the strongest player where a person did."""
    plans: list[PlanSeen]


class ReviewPoint(msgspec.Struct):
    """A decision that mattered, judged by what its seat knew."""

    at: int
    """After how many decisions."""
    turn: int
    seat: str
    known: float
    """The chance of that seat with what it did."""
    open: list[float]
    """The chances of all seats, if everything had been open."""
    asked: Message
    taken: Message
    best: Message
    """What the computer would have done."""
    chance: float
    """The chance with that."""
    moment: bool
    """Whether it would have made a difference of a tenth at least, beyond doubt."""


class ReviewShown(msgspec.Struct):
    """A finished game thought through, as far as that has come."""

    table: str
    game: str = ""
    seats: tuple[str, ...] = ()
    begun: bool = False
    """Whether anybody has asked for it."""
    over: bool = False
    cut: bool = False
    """Whether the time was up before the end."""
    done: int = 0
    of: int = 0
    points: list[ReviewPoint] = []


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
    public: bool | None = None
    """Whether it stands on the page of its owner for everybody; null leaves it as it was."""


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """What the token is for, in words of one's own."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class TokenMade(msgspec.Struct):
    """Shown this once; the service keeps a hash of it."""

    name: str
    token: str


class TokenListed(msgspec.Struct):
    name: str
    made_at: int


class Standing(msgspec.Struct, forbid_unknown_fields=True):
    """What a bot plays, and at how many tables at once."""

    games: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=8)]
    about: Annotated[str, msgspec.Meta(max_length=200)] = ""
    most: Annotated[int, msgspec.Meta(ge=1, le=64)] = 4


class BotListed(msgspec.Struct):
    """A bot that can be challenged now."""

    name: str
    games: list[str]
    about: str
    playing: int
    """At how many tables it sits."""
    most: int


class NoticesWished(msgspec.Struct, forbid_unknown_fields=True):
    """By which ways an account hears that it is its turn, where there are days for a decision; empty is none."""

    mail: Annotated[str, msgspec.Meta(max_length=254)] = ""
    hook: Annotated[str, msgspec.Meta(max_length=300)] = ""
    """An address that is told by POST."""
    language: Annotated[str, msgspec.Meta(pattern="^(en|de|pl|ru)$")] = "en"


class NoticesKept(msgspec.Struct):
    mail: str
    confirmed: bool
    """Whether the code that was sent there has come back."""
    hook: str
    secret: str
    """With which what the hook is told is signed."""
    mails: bool
    """Whether this service sends mail at all."""
    away: int
    """Until when the account is away, in milliseconds since 1970; 0 if it is not."""
    days: int
    """Days that it may still be away in this year."""


class MailCode(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(max_length=20)]


class Leave(msgspec.Struct, forbid_unknown_fields=True):
    """For how many days one is away."""

    days: Annotated[int, msgspec.Meta(ge=1, le=365)]


class Turn(msgspec.Struct):
    """What a webhook is told: that it is one's turn."""

    event: str
    table: str
    game: str
    seat: str
    number: int
    """Of the last entry of others; the same notice may come twice."""
    due_at: int | None
    """When one's time is up, in milliseconds since 1970."""
    link: str


class Called(msgspec.Struct, tag="table"):
    """A table of one's own: on connecting each that is not over, and again whenever something here has changed."""

    table: str
    game: str
    seats: list[str]
    """Those that are one's own."""
    turn: bool
    """Whether one of them has to decide."""
    over: bool


class RatingListed(msgspec.Struct):
    """How strong somebody is with one side of a game."""

    name: str
    rating: int
    deviation: int
    provisional: bool
    """Whether too few games say so."""
    games: int


class RatedGame(msgspec.Struct):
    table: str
    game: str
    seat: str
    against: str
    won: bool
    reason: Message
    at: int
    change: float | None
    """What it was worth; null where it was broken off, or did not count."""
    rated: bool = True
    deck: str = ""
    """With what it was played, by the name of what stands for it."""
    against_deck: str = ""


class Tally(msgspec.Struct):
    """How somebody has fared with one side of a game and one sort of deck."""

    game: str
    seat: str
    deck: str
    won: int
    lost: int


class PlayerShown(msgspec.Struct):
    """What everybody may know of an account."""

    name: str
    ratings: dict[str, RatingListed]
    """By the game and its side, joined by a hyphen."""
    games: list[RatedGame]
    """The latest that were rated or public."""
    since: int = 0
    tallies: list[Tally] = []
    """Over all such games."""
    decks: dict[str, DeckKept] = {}
    """Those that he shows."""


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
    mail: str = ""
    hook: str = ""
    """How it wants to hear of its turn."""
    vacations: list[tuple[int, int]] = []
    """From when until when it was away."""
    tournaments: list[str] = []
    """The ids of those that it entered."""
    friends: list[str] = []
    """With whom it has to do, and as what."""
    solved: Any = None
    """Which puzzles it has solved, and when."""


class Error(msgspec.Struct):
    error: Message
