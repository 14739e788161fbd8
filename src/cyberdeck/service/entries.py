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
    RESIGN = "resign"
    TIME_OUT = "time-out"
    CLOSE = "close"
    """Whoever runs the service has ended it."""
    CONSENT = "consent"
    """Who has the key may see this side too; `off` takes it back."""
    MUTE = "mute"
    """Written by the first releases only."""
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
