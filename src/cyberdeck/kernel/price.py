"""What an answer costs and what it surely does, as data: whoever shows an option puts it into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from cyberdeck.kernel.frozen import frozen
from cyberdeck.kernel.message import Message


@frozen
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


@frozen
class Outcome:
    """What an answer surely leads to, or how likely it is."""

    message: Message
    chance: float | None = None
    """The odds as a fraction of 1; None for what is certain."""


Foresight: TypeAlias = Callable[[int], tuple[Price, tuple[Outcome, ...]]]
"""What an answer of the open question costs and leads to, by its index."""

POOL: Final = -1
"""The source of what comes from the seat's own pool."""
Bill: TypeAlias = Mapping[tuple[str, int], int]
"""What is paid on one way: how much of what, from which source."""


class Due(NamedTuple):
    """An item of a price before it has words."""

    what: str
    amount: int
    source: int
    more: bool


def due(bills: Sequence[Bill]) -> list[Due]:
    """What is surely due, whichever way is taken: the least of each, and from where if that is the same on all ways."""
    if len(bills) == 1:
        return [Due(what, amount, source, False) for (what, source), amount in bills[0].items()]
    found: list[Due] = []
    for what in dict.fromkeys(what for bill in bills for what, _ in bill):
        parts = [{source: amount for (item, source), amount in bill.items() if item == what} for bill in bills]
        if all(part == parts[0] for part in parts):
            found += [Due(what, amount, source, False) for source, amount in parts[0].items()]
        else:
            totals = [sum(part.values()) for part in parts]
            found.append(Due(what, min(totals), POOL, min(totals) != max(totals)))
    return found
