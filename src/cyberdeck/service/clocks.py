"""Clocks: so much time for the whole game with an increment, or so many days for each decision. In milliseconds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeAlias

import msgspec

SECOND = 1000
DAY = 24 * 3600 * SECOND

Seconds = Annotated[float, msgspec.Meta(gt=0, le=30 * 24 * 3600)]
Increment = Annotated[float, msgspec.Meta(ge=0, le=3600)]
Days = Annotated[float, msgspec.Meta(gt=0, le=60)]


class GameClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="game", tag_field="kind"):
    """Each seat has so many seconds for the whole game, and gains some with each decision."""

    seconds: Seconds
    increment: Increment = 0

    def at_first(self) -> int:
        return int(self.seconds * SECOND)

    def after(self, left: int, spent: int) -> int:
        """What is left after a decision that took so long."""
        return left - spent + int(self.increment * SECOND)


class DecisionClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="decision", tag_field="kind"):
    """Each decision may take so many days."""

    days: Days

    def at_first(self) -> int:
        return int(self.days * DAY)

    def after(self, left: int, spent: int) -> int:
        return self.at_first()


Clock = GameClock | DecisionClock

Span: TypeAlias = tuple[int, int]
"""From when until when somebody is away."""


def gone(spans: Sequence[Span], at: int, until: int) -> tuple[Span, ...]:
    """From now on he is away until then; what was said before of the time to come no longer holds."""
    past = tuple((start, min(end, at)) for start, end in spans)
    return (*past, (at, until)) if until > at else past


def paused(spans: Sequence[Span], since: int, due: int) -> int:
    """When the time is up that began then and would be up at `due`: while somebody is away it stands still."""
    for start, end in spans:
        if max(start, since) < due:
            due += max(0, end - max(start, since))
    return due
