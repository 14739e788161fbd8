"""Clocks: so much time for the whole game with an increment, or so many days for each decision. In milliseconds."""

from __future__ import annotations

from typing import Annotated

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
