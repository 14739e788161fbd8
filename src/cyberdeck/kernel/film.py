"""Frames: what one decision led to, as one seat saw it: the events, the log, and what changed in its view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.message import Message
from cyberdeck.kernel.patch import Change, changes


@dataclass(frozen=True, slots=True)
class FrameSeen:
    """A game is the view at its beginning and a row of these."""

    at: int
    """After how many decisions."""
    by: str | None
    """The seat that decided."""
    events: Sequence[Mapping[str, object]]
    """What happened, in order; each has a `kind`."""
    log: Sequence[Message]
    changes: Sequence[Change]

    def __bool__(self) -> bool:
        """Whether there is anything to see in it."""
        return bool(self.events or self.log or self.changes)


class Follower:
    """The eyes of one seat: they have seen the game up to some decision."""

    __slots__ = ("seat", "view")

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.seat = seat
        self.view: Any = game.view(seat)

    def copy(self) -> Follower:
        """The same eyes, for a game that goes on elsewhere."""
        twin = object.__new__(Follower)
        twin.seat, twin.view = self.seat, self.view
        return twin

    def frame(self, game: AnyGame, at: int) -> FrameSeen:
        """What the last decision of a game led to; called after each decision."""
        before, self.view = self.view, game.view(self.seat)
        moment = game.last
        by = None if moment.seat < 0 else game.seats[moment.seat]
        seen = [event for event in (event.seen_by(self.seat) for event in moment.events) if event is not None]
        told = game.rules.told(seen, self.seat)
        return FrameSeen(at, by, [event.pictured(self.seat) for event in seen], told, changes(before, self.view))
