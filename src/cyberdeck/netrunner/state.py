"""A position of Netrunner, and its read-only type for questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, Protocol

from cyberdeck import kernel
from cyberdeck.kernel import Copied, Frame, Position, plain
from cyberdeck.netrunner.card import OUT_OF_SIGHT, Card, Handles
from cyberdeck.netrunner.drawn import Drawn
from cyberdeck.netrunner.words import CENTRALS, CORP, RUNNER, Side


@plain
class Until(Enum):
    ENCOUNTER = 0
    RUN = 1
    TURN = 2


@plain
class Lasting(NamedTuple):
    """Something that holds for a card for a while: a strength bonus, a subtype gained."""

    name: str
    target: int
    amount: int
    until: Until


@plain
class Column(NamedTuple):
    """A server: the ice before it, innermost first, and the cards in it or in its root."""

    ice: tuple[int, ...] = ()
    root: tuple[int, ...] = ()


@plain
class Record(NamedTuple):
    """What a turn's cards may ask about later."""

    runs: int = 0
    successes: tuple[int, ...] = ()
    tools_installed: int = 0
    """Programs and hardware the Runner has installed."""
    corp_installed: int = 0
    scored: int = 0
    net_damage: bool = False
    """Whether the first point of net damage has come, prevented or not."""


class PlayerReading(Protocol):
    @property
    def credits(self) -> int: ...
    @property
    def clicks(self) -> int: ...
    @property
    def deck(self) -> Sequence[int]: ...
    @property
    def hand(self) -> Sequence[int]: ...
    @property
    def discard(self) -> Sequence[int]: ...
    @property
    def score(self) -> Sequence[int]: ...
    @property
    def identity(self) -> int: ...
    @property
    def tags(self) -> int: ...
    @property
    def brain(self) -> int: ...
    @property
    def bad_publicity(self) -> int: ...


@plain
@dataclass(slots=True)
class Player(Copied):
    """One side. The top of the deck is the end of the list."""

    credits: int = 5
    clicks: int = 0
    deck: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    score: list[int] = field(default_factory=list)
    identity: int = -1
    tags: int = 0
    brain: int = 0
    bad_publicity: int = 0


class RunReading(Protocol):
    @property
    def server(self) -> int: ...
    @property
    def position(self) -> int: ...
    @property
    def credits(self) -> int: ...
    @property
    def ice(self) -> int: ...
    @property
    def encounter(self) -> int: ...
    @property
    def broken(self) -> tuple[int, ...]: ...
    @property
    def breakers(self) -> tuple[int, ...]: ...
    @property
    def may_jack_out(self) -> bool: ...
    @property
    def successful(self) -> bool: ...
    @property
    def free_trash(self) -> bool: ...
    @property
    def instead(self) -> tuple[Frame, ...]: ...
    @property
    def lingering(self) -> tuple[Card, ...]: ...
    @property
    def extra(self) -> int: ...
    @property
    def picks(self) -> int: ...
    @property
    def accessible(self) -> tuple[int, ...]: ...
    @property
    def accessed(self) -> tuple[int, ...]: ...


@plain
@dataclass(slots=True)
class Run(Copied):
    """The run in progress (NR-21 to NR-33)."""

    server: int
    position: int
    """Index of the approached or encountered ice, counted from the server; -1 at the server itself."""
    credits: int = 0
    """Credits of bad publicity, good for this run only."""
    may_jack_out: bool = False
    """Not yet at the first ice that is approached in this run (NR-24.6)."""
    ice: int = -1
    """The approached or encountered ice."""
    encounter: int = -1
    broken: tuple[int, ...] = ()
    breakers: tuple[int, ...] = ()
    """Cards that broke a subroutine in this encounter."""
    coming: tuple[Frame, ...] = ()
    """What the next encounter of this run begins with."""
    unless_broken: tuple[Frame, ...] = ()
    """What happens unless all subroutines of the encountered ice are broken."""
    successful: bool = False
    vanished: bool = False
    becomes: int = -1
    """The server that a successful run counts as instead."""
    free_trash: bool = False
    """The Runner may trash any accessed card at no cost."""
    instead: tuple[Frame, ...] = ()
    """What the effect that made the run offers instead of access."""
    lingering: tuple[Card, ...] = ()
    """Cards trashed in this run whose additional cost to steal stays."""
    extra: int = 0
    """Additional cards to access from the deck or hand."""
    picks: int = 0
    """Cards still to be taken from HQ or R&D."""
    accessible: tuple[int, ...] = ()
    accessed: tuple[int, ...] = ()


class Reading(kernel.Reading, Protocol):
    """What questions and card texts get: all of the position, none of it to be changed."""

    @property
    def cards(self) -> Sequence[Card]: ...
    @property
    def players(self) -> Sequence[PlayerReading]: ...
    @property
    def corp(self) -> PlayerReading: ...
    @property
    def runner(self) -> PlayerReading: ...
    @property
    def servers(self) -> Mapping[int, Column]: ...
    @property
    def rig(self) -> Sequence[int]: ...
    @property
    def play(self) -> Sequence[int]: ...
    @property
    def turn(self) -> Side: ...
    @property
    def run(self) -> RunReading | None: ...
    @property
    def lasting(self) -> tuple[Lasting, ...]: ...
    @property
    def record(self) -> Record: ...
    @property
    def last_record(self) -> Record: ...


@dataclass(slots=True, kw_only=True)
class State(Position):
    cards: list[Card] = field(default_factory=list)
    players: list[Player] = field(default_factory=lambda: [Player(), Player()])
    servers: dict[int, Column] = field(default_factory=lambda: {n: Column() for n in CENTRALS})
    rig: list[int] = field(default_factory=list)
    play: list[int] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    turn: Side = CORP
    turns: int = 0
    run: Run | None = None
    lasting: tuple[Lasting, ...] = ()
    record: Record = Record()  # noqa: RUF009 - immutable
    last_record: Record = Record()  # noqa: RUF009 - immutable
    at_end_of_turn: tuple[Frame, ...] = ()
    changed: bool = False
    """Installed cards have changed: memory, servers and the run have to be looked at."""
    handles: Handles = OUT_OF_SIGHT
    """The last number by which each has begun to follow a card."""
    drawn: Drawn = field(init=False, compare=False)
    """What was last drawn for views, and of what is hidden."""

    def __post_init__(self) -> None:
        self.drawn = Drawn()

    def cause(self, source: int) -> Card | None:
        """The card that something comes from, if it comes from a card."""
        return self.cards[source] if source >= 0 else None

    @property
    def corp(self) -> Player:
        return self.players[CORP]

    @property
    def runner(self) -> Player:
        return self.players[RUNNER]
