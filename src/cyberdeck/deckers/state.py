"""A position of Deckers, and its read-only type for questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, ClassVar, Final, Literal, NamedTuple, Protocol

from cyberdeck import kernel
from cyberdeck.deckers.board import FIRST_GAME, Board, Layout, board
from cyberdeck.deckers.content import CONTENT, Objective, Smc, Vector
from cyberdeck.deckers.field import EMPTY, NONE, Counts, Field, Guardian
from cyberdeck.deckers.names import Special, Track
from cyberdeck.deckers.words import MIDDLE, SPACES, Colour, Level, Marker, Phase, Scout, Space, server_of, space
from cyberdeck.kernel import Copied, Frame, Option, Position, Trial, plain

if TYPE_CHECKING:
    from cyberdeck.deckers.actions import Actor
    from cyberdeck.deckers.payment import Payment, Purse
    from cyberdeck.deckers.rules import Deckers
    from cyberdeck.deckers.steps import Deed
    from cyberdeck.deckers.view import Drawn
    from cyberdeck.kernel.trial import Reply

SMC: Final = 100
UPGRADE: Final = 101
OBJECTIVE: Final = 102
"""Sources of effects beside the deckers, whose sources are their seats."""


@plain
class Pool(IntEnum):
    """The supplies of tokens; two colours may share their tokens (DK-3.2 to DK-3.7)."""

    BLUE_GREEN = 0
    YELLOW_RED = 1
    PURPLE = 2
    SCOUT = 3
    GUARDIAN = 4
    BLUE_INSTALLATION = 5
    GREEN_INSTALLATION = 6
    YELLOW_INSTALLATION = 7
    RED_INSTALLATION = 8


TOKENS: Final = (15, 15, 7, 25, 5, 5, 5, 5, 5)
PROGRAM_POOL: Final = (Pool.BLUE_GREEN, Pool.BLUE_GREEN, Pool.YELLOW_RED, Pool.YELLOW_RED, Pool.PURPLE)


def installation_pool(colour: int) -> int:
    return Pool.BLUE_INSTALLATION + colour


ActionName = Literal[
    "convert", "execute", "infect", "install", "lift", "move", "shift", "show", "system-crash", "upgrade", "upload"
]


@plain
class Action(NamedTuple):
    """The action being carried out: with which avatar, with a ghost on which space, paid with which cards."""

    name: ActionName
    avatar: int = 0
    ghost: int = NONE
    cards: tuple[int, ...] = ()
    visited: tuple[Space, ...] = ()
    """Where a move action has been."""


@plain
class Laid(NamedTuple):
    """The markers on the current objective; they are out of the supply."""

    programs: Counts = (0, 0, 0, 0, 0)
    black: int = 0
    white: int = 0
    queue: tuple[int, ...] = ()
    """In order, as `queued` numbers them; their tokens count above too."""

    @property
    def scouts(self) -> int:
        return self.black + self.white


NOTHING_LAID: Final = Laid()


def queued(marker: Marker) -> int:
    """What stands for a marker in a queue: the number of its colour, for scouts the next ones by their shade."""
    return len(Colour) + marker.shade if isinstance(marker, Scout) else int(marker.colour)


@plain
class Palace(NamedTuple):
    """Two installations on a space that swallow scouts."""

    space: Space
    colours: tuple[int, int]
    scouts: int = 0


@plain
class Horse(NamedTuple):
    """A stack of one program for each decker, and a scout. A colour of -1: left out or gone."""

    space: Space
    programs: Counts
    scout: bool = True


class DeckerReading(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def colour(self) -> Colour: ...
    @property
    def start(self) -> int: ...
    @property
    def avatars(self) -> Sequence[Space]: ...
    @property
    def deck(self) -> Sequence[int]: ...
    @property
    def hand(self) -> Sequence[int]: ...
    @property
    def discard(self) -> Sequence[int]: ...
    @property
    def played(self) -> Sequence[int]: ...
    @property
    def turns(self) -> int: ...
    @property
    def packets(self) -> Sequence[str]: ...
    @property
    def shown(self) -> Sequence[int]: ...
    @property
    def joker_used(self) -> bool: ...
    @property
    def entry(self) -> Space: ...


@plain
@dataclass(slots=True)
class Decker(Copied):
    """One hacker. The top of the command deck is the end of the list."""

    id: str
    colour: Colour
    start: int
    """The start type; -1 while it is not chosen."""
    avatars: list[Space]
    deck: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    """For the action being carried out."""
    turns: int = 0
    """Taken in this cycle."""
    packets: list[str] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    """Cards whose show or echoed ability has been used in this turn."""
    known: list[int] = field(default_factory=list)
    """Cards of the hand that everybody has seen there."""
    under: int = 0
    """How many cards at the bottom of the deck its owner has put there."""
    joker_used: bool = False

    @property
    def entry(self) -> Space:
        """DK-5.3"""
        return space(self.colour, MIDDLE)


class Reading(kernel.Reading, Protocol):
    """What a question may look at. Hands and decks are in it; who decides may only use what his seat knows."""

    rules: ClassVar[Deckers]

    @property
    def layout(self) -> Layout: ...
    @property
    def fields(self) -> Sequence[Field]: ...
    @property
    def supply(self) -> Sequence[int]: ...
    @property
    def deckers(self) -> Sequence[DeckerReading]: ...
    @property
    def active(self) -> int: ...
    @property
    def cards(self) -> Sequence[str]: ...
    @property
    def row(self) -> Sequence[int]: ...
    @property
    def upgrades(self) -> Sequence[int]: ...
    @property
    def options(self) -> tuple[str, ...]: ...
    @property
    def specials(self) -> tuple[str, ...]: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def action(self) -> Action | None: ...
    @property
    def exploding(self) -> tuple[Space, ...]: ...
    @property
    def laid(self) -> Laid: ...
    @property
    def track(self) -> Mapping[str, int]: ...
    @property
    def palace(self) -> Palace | None: ...
    @property
    def horse(self) -> Horse | None: ...
    @property
    def lasting(self) -> tuple[str, ...]: ...
    @property
    def tiles(self) -> tuple[tuple[Space, str], ...]: ...
    @property
    def focus(self) -> int: ...
    @property
    def board(self) -> Board: ...
    @property
    def notes(self) -> Notes: ...
    @property
    def smc(self) -> Smc: ...
    @property
    def objective(self) -> Objective: ...
    @property
    def level(self) -> Level: ...
    @property
    def here(self) -> Space: ...
    @property
    def at_avatar(self) -> Space: ...
    @property
    def home(self) -> tuple[Colour, ...]: ...
    def special(self, name: Special) -> bool: ...
    def tracked(self, name: Track) -> int: ...
    def denies(self, at: Space) -> bool: ...


class Notes:
    """What has been worked out about a position: copies share it until something happens."""

    __slots__ = ("help", "menus", "payments", "purse", "trials")

    def __init__(self) -> None:
        self.help: Vector | None = None
        """What other deckers might add."""
        self.purse: Purse | None = None
        """What the active decker can pay."""
        self.menus: dict[Actor | None, Sequence[Option[Deed]]] = {}
        """The actions of a ghost or of another avatar, and all that the action step offers."""
        self.payments: dict[tuple[object, ...], Sequence[Option[Payment | None]]] = {}
        """Those that are suggested, by what they must cover."""
        self.trials: dict[tuple[Frame, tuple[int, ...], int, Reply], Trial[State]] = {}
        """What surely comes of an answer, by its question, the answers before it, and how further ones are answered."""


@dataclass(slots=True, kw_only=True)
class State(Position):
    """Everything on the table."""

    rules: ClassVar[Deckers]

    layout: Layout = FIRST_GAME
    fields: list[Field] = field(default_factory=lambda: [EMPTY for _ in SPACES])
    supply: list[int] = field(default_factory=lambda: list(TOKENS))
    deckers: list[Decker] = field(default_factory=list)
    active: int = 0
    cards: tuple[str, ...] = ()
    """The id of each physical command card, by its number."""
    row: list[int] = field(default_factory=list)
    upgrades: list[int] = field(default_factory=list)
    """The upgrade stack; its top is the end of the list."""
    gone: list[int] = field(default_factory=list)
    """Base cards that have left the game."""
    smc_id: str = "alpha-moby"
    upgrade_id: str = ""
    options: tuple[str, ...] = ()
    """House rules."""
    objectives: tuple[str, ...] = ()
    """The objective deck, the current one first."""
    cycle: int = 1
    objective_holds: bool = False
    """Whether the rules of the current objective apply: from its preparation to the end of its cycle (DK-9.6)."""
    specials: tuple[str, ...] = ()
    """The special rules of SMC, upgrade and objective that hold now."""
    phase: Phase = Phase.SETUP
    first_turn: bool = True
    action: Action | None = None
    exploding: tuple[Space, ...] = ()
    laid: Laid = NOTHING_LAID
    track: Mapping[str, int] = field(default_factory=dict)
    """What the current objective needs to remember; never changed in place."""
    palace: Palace | None = None
    horse: Horse | None = None
    lasting: tuple[str, ...] = ()
    """What holds until the end of the action step."""
    with_packets: bool = False
    tiles: tuple[tuple[Space, str], ...] = ()
    """Packet tiles on the network."""
    spent_tiles: tuple[str, ...] = ()
    focus: int = 0
    """Which avatar of the active decker counts outside actions."""
    network: Board | None = field(init=False, default=None, compare=False)
    """What follows from the layout, once it has been asked for."""
    drawn: Drawn | None = field(init=False, default=None, compare=False)
    """What was last drawn for a view."""
    noted: Notes | None = field(init=False, default=None, compare=False)
    """What has been worked out since the last effect."""

    @property
    def board(self) -> Board:
        if self.network is None or self.network.layout is not self.layout:
            self.network = board(self.layout)
        return self.network

    @property
    def notes(self) -> Notes:
        if self.noted is None:
            self.noted = Notes()
        return self.noted

    @property
    def smc(self) -> Smc:
        return CONTENT.smcs[self.smc_id]

    @property
    def objective(self) -> Objective:
        return CONTENT.objectives[self.objectives[0]]

    @property
    def level(self) -> Level:
        """The current security level (DK-8.3)."""
        return CONTENT.objectives[self.objectives[0]].level

    @property
    def here(self) -> Space:
        """The active decker's space: of the ghost while an action is projected (DK-5.4)."""
        action = self.action
        if action is None:
            return self.at_avatar
        return action.ghost if action.ghost != NONE else self.deckers[self.active].avatars[action.avatar]

    @property
    def at_avatar(self) -> Space:
        """Where the active decker's avatar stands; of two, the one that counts now."""
        avatars = self.deckers[self.active].avatars
        return avatars[self.focus] if self.focus < len(avatars) else avatars[0]

    @property
    def home(self) -> tuple[Colour, ...]:
        """The home servers (DK-5.2)."""
        return tuple(decker.colour for decker in self.deckers)

    def special(self, name: Special) -> bool:
        return name in self.specials

    def tracked(self, name: Track) -> int:
        """What is remembered under that name, 0 if nothing is."""
        return self.track.get(name, 0)

    def remember(self, name: Track, number: int) -> None:
        self.track = {**self.track, name.value: number}

    def denies(self, at: Space) -> bool:
        """Whether a white guardian keeps avatars off a space (DK-13.5)."""
        guardian = self.fields[at].guardian
        return guardian != NONE and (guardian != Guardian.BLACK or Special.GUARDIANS_WHITE in self.specials)


def piece_at(reading: Reading, piece: int) -> int:
    """The space of a piece that counts as a guardian, or -1."""
    return next((at for at in SPACES if reading.fields[at].guardian == piece), NONE)


def entry_of(colour: Colour) -> Space:
    return space(colour, MIDDLE)


def servers_spaces(server: Colour) -> range:
    return range(6 * server, 6 * server + 6)


def same_server(a: Space, b: Space) -> bool:
    return server_of(a) is server_of(b)
