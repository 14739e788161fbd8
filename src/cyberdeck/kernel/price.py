"""What an answer costs and what it surely does, as data: whoever shows an option puts it into words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from cyberdeck.kernel.message import Message


@dataclass(frozen=True, slots=True)
class Charge:
    """One item of a price."""

    what: str
    """One of the game's own words for what can be paid with, such as click, credit, card."""
    amount: int
    message: Message
    """The same in words."""
    source: str = ""
    """What it is taken from, by its name in the view; empty for the seat's own pool, or where that is still asked."""
    more: bool = False
    """Whether an answer that is still to come may add to it."""


Price: TypeAlias = tuple[Charge, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an answer surely leads to, or how likely it is."""

    message: Message
    chance: float | None = None
    """The odds as a fraction of 1; None for what is certain."""


Foresight: TypeAlias = Callable[[int], tuple[Price, tuple[Outcome, ...]]]
"""What an answer of the open question costs and leads to, by its index."""
