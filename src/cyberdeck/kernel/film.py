"""Frames: what one decision led to, as one seat saw it: the events, the log, and what changed in its view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from cyberdeck.kernel.event import Event
from cyberdeck.kernel.frozen import frozen
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.message import Message
from cyberdeck.kernel.past import Moment
from cyberdeck.kernel.patch import Change, changes

Told: TypeAlias = tuple[Sequence[Mapping[str, object]], Sequence[Message]]
"""What happened, in order, each with a `kind`; and the same in words."""


def _nothing() -> Told:
    return (), ()


@frozen
class FrameSeen:
    """A game is the view at its beginning and a row of these."""

    at: int
    """After how many decisions."""
    by: str | None
    """The seat that decided."""
    changes: Sequence[Change] = ()
    told: Callable[[], Told] = _nothing
    """What happened; put into words only for those who want to hear it."""

    @property
    def events(self) -> Sequence[Mapping[str, object]]:
        return self.told()[0]

    def __bool__(self) -> bool:
        """Whether there is anything to see in it."""
        return bool(self.changes) or any(self.told())


class Follower:
    """The eyes of one seat: they have seen the game up to some decision."""

    __slots__ = ("_last", "seat", "view")

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.seat = seat
        self.view: Any = game.view(seat)
        self._last = _completed(game)

    def copy(self) -> Follower:
        """The same eyes, for a game that goes on elsewhere."""
        twin = object.__new__(Follower)
        twin.seat, twin.view, twin._last = self.seat, self.view, self._last
        return twin

    def frame(self, game: AnyGame, at: int) -> FrameSeen:
        """What the decisions since the last frame led to; one, if this is called after each."""
        before, self.view = self.view, game.view(self.seat)
        since, self._last = self._last, _completed(game)
        seat, moment, rules = self.seat, self._last, game.rules

        def told() -> Told:
            seen = [event for event in (event.seen_by(seat) for event in _between(since, moment)) if event is not None]
            return [event.pictured(seat) for event in seen], rules.told(seen, seat)

        by = None if moment.seat < 0 else game.seats[moment.seat]
        return FrameSeen(at, by, changes(before, self.view), told)


def _completed(game: AnyGame) -> Moment:
    """The last moment that stays: the answers of an open question lead to nothing yet, and may be dropped."""
    moment = game.last
    for _ in range(game.begun):
        assert moment.before is not None
        moment = moment.before
    return moment


def _between(since: Moment, moment: Moment) -> tuple[Event, ...]:
    """What has happened since an earlier moment; of a moment itself, what it led to."""
    events, before = moment.events, moment.before
    while moment is not since and before is not None and before is not since:
        events, before = before.events + events, before.before
    return events
