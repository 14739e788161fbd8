"""What special rules do where the general ones leave room; rules.py lists them by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from cyberdeck.deckers.state import Action, Reading, State
from cyberdeck.deckers.words import Space
from cyberdeck.kernel import Effects, Option, Step

AfterAction = Callable[[State, Action, Space], tuple[Step, ...]]
"""What follows from an action that ended on a space."""
PushOffering = Callable[[Reading, Space], Iterable[Option[Step]]]
"""What one may choose on a space instead of a push."""


class Foe(NamedTuple):
    """Something else than the markers of a space that can be infected."""

    resistance: Callable[[Reading], int]
    """What it adds to the die."""
    beaten: Callable[[State, int], Effects]
    """By how much the infection was higher."""
    failed: Callable[[State], Effects]


class SpecialRule(NamedTuple):
    """What a special rule adds; those without a record only change what the general rules do."""

    after_action: AfterAction | None = None
    pushes: PushOffering | None = None
    foe: Foe | None = None


def special_rules(reading: Reading) -> Iterator[SpecialRule]:
    """The records of the special rules that hold now."""
    records = reading.rules.specials
    return (records[name] for name in reading.specials if name in records)
