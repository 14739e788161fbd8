"""What can stand in the journal of a table: decisions, and all else that must survive the process."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

import msgspec

from cyberdeck.kernel import Asked
from cyberdeck.service.clocks import Clock


class Kind(StrEnum):
    DECIDE = "decide"
    FOREGONE = "foregone"
    """A decision that the service made because everybody can see that there is no other."""
    OBVIOUS = "obvious"
    """A decision that the service made because the seat itself can see that there is no other."""
    ASKED = "asked"
    """How much the player of a seat wants to be asked; without a text, as is usual."""
    JOIN = "join"
    ASK_BACK = "ask-back"
    AGREE = "agree"
    REFUSE = "refuse"
    BACK = "back"
    """The position is again the one after so many decisions."""
    CANCEL = "cancel"
    """The answers that the open question has had are dropped; the text says how many decisions that leaves."""
    STAND_IN = "stand-in"
    """The house plays the seat until it is given back."""
    GIVE_BACK = "give-back"
    AWAY = "away"
    """Until the time in the text the clock of the seat stands still; he who is back earlier says so by another."""
    RESIGN = "resign"
    TIME_OUT = "time-out"
    CLOSE = "close"
    """Whoever runs the service has ended it."""
    CONSENT = "consent"
    """Who has the key may see this side too; `off` takes it back."""
    MUTE = "mute"
    """Written by the first releases only."""
    SAYS = "says"
    """What a player of the house has told those who play with it, as a message."""
    ENGINE = "engine"
    """From here on a newer version of the rules decides; the text holds the position that it took over."""


class Entry(NamedTuple):
    number: int
    kind: Kind
    seat: int
    text: str
    at: int
    """Milliseconds since 1970."""


class Sitting(StrEnum):
    """Who is meant to play a seat."""

    PERSON = "person"
    """Whoever has its link."""
    BOT = "bot"
    """An outside program with its link."""
    HOUSE = "house"
    OPEN = "open"
    """The first who joins."""
    JOINED = "joined"


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was agreed when the table was opened, beside the game itself."""

    clock: Clock | None = None
    branch_of: str = ""
    branch_at: int = 0
    together: tuple[tuple[int, ...], ...] = ()
    """Seats that share a link."""
    fresh: tuple[tuple[int, str], ...] = ()
    """After how many decisions a branch, and what it branches from, drew chance from a new seed."""
    asked: Asked | None = None
    """How much people are asked who do not say otherwise; None is what is usual."""
    sealed: bool = False
    """Whether the commitment covers the setup."""
    seeded: bool = False
    """Whether who opened the table has chosen the seed."""
    rated: bool = False
    """Whether the game counts for those who play it."""
    cup: str = ""
    """The tournament that the game is part of."""
    week: str = ""
    """The week whose challenge it is."""
    goal: str = ""
    """What is to be reached, where a puzzle is tried: the house plays what spoils it."""
    rungs: tuple[str, ...] = ()
    """Who plays for the house, seat by seat; an empty name is the house's plain player."""
    delay: int = 0
    """Seconds by which spectators see the game later than those who play."""
    hints: bool | None = None
    """Whether players may ask the computer what it would do; None is what is usual."""

    @property
    def counts(self) -> bool:
        """Whether what is decided stands, and everybody plays himself."""
        return self.rated or bool(self.cup)

    def rung(self, seat: int) -> str:
        """Who plays a seat of the house; empty for its plain player, as at tables before there were rungs."""
        return self.rungs[seat] if seat < len(self.rungs) else ""


class Charter(NamedTuple):
    """What never changes about a table."""

    id: str
    game: str
    engine: int
    setup: dict[str, Any]
    seed: int
    salt: str
    terms: Terms
    public: bool
    opened_at: int
    sittings: tuple[Sitting, ...]


class Proposal(NamedTuple):
    """The table of a rematch, who has opened it, and whether the seats are swapped there."""

    table: str
    seat: int | None = None
    swapped: bool = False

    @classmethod
    def read(cls, text: str | None) -> Proposal | None:
        """As the database keeps it; before seats could be swapped it kept the table alone."""
        if text is None:
            return None
        table, *more = text.split(" ")
        return cls(table, int(more[0]) if more else None, "swapped" in more)

    def __str__(self) -> str:
        return " ".join([self.table, str(self.seat), *(["swapped"] if self.swapped else [])])
