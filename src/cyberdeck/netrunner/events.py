"""What happens in a game of Netrunner. Who may see which card follows from the card's own record."""

from __future__ import annotations

from functools import cache
from typing import Final, Self

from cyberdeck import kernel
from cyberdeck.kernel import Arg, Message
from cyberdeck.kernel.option import argument
from cyberdeck.kernel.plain import saved_fields
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.words import Server, Side, Spending, Word

_UNTOLD: Final = ("source", "what")
"""What stands in `more`, or is there for others than the log."""


@cache
def _told(kind: type) -> tuple[str, ...]:
    return tuple(name for name in saved_fields(kind) if name not in _UNTOLD)


class Event(kernel.Event):
    """The public version of an event hides the cards that the seat may not know. `source` is the card it comes from."""

    def seen_by(self, seat: int) -> Self:
        kind, found, masked = type(self), [], False
        for name in saved_fields(kind):
            value = getattr(self, name)
            if type(value) is Card:
                value, masked = value.masked(seat) if name != "source" or value.visible(seat) else None, True
            found.append(value)
        return kind(*found) if masked else self

    def message(self, seat: int, more: Arg = "") -> Message:
        """`more` is how the line ends: where it was, for how much, by which card."""
        kind: type = type(self)
        args = [(name, argument(getattr(self, name), seat)) for name in _told(kind)]
        return Message(self.id, (*args, ("more", more)))


# the turn


class TurnBegan(Event):
    side: Side


class TurnEnded(Event):
    side: Side


class KeptHand(Event):
    side: Side


class TookMulligan(Event):
    side: Side


class Drew(Event):
    side: Side
    card: Card
    source: Card | None = None


class GainedCredits(Event):
    side: Side
    number: int
    source: Card | None = None


class LostCredits(Event):
    side: Side
    number: int
    source: Card | None = None


class PaidCredits(Event):
    """What for, and for which card."""

    side: Side
    number: int
    what: Spending
    source: Card | None = None


class SpentClicks(Event):
    side: Side
    number: int


class GainedClicks(Event):
    side: Side
    number: int
    source: Card | None = None


class LostClick(Event):
    side: Side
    source: Card | None = None


class Shuffled(Event):
    side: Side
    source: Card | None = None


# cards


class Played(Event):
    side: Side
    card: Card


class Used(Event):
    side: Side
    card: Card


class CorpInstalled(Event):
    card: Card
    server: Server


class RunnerInstalled(Event):
    card: Card


class Rezzed(Event):
    card: Card


class Derezzed(Event):
    card: Card
    source: Card | None = None


class Advanced(Event):
    card: Card
    number: int
    source: Card | None = None


class CountersPlaced(Event):
    card: Card
    number: int
    counter: Word
    source: Card | None = None


class CountersRemoved(Event):
    card: Card
    number: int
    counter: Word
    source: Card | None = None


class Scored(Event):
    card: Card


class Stolen(Event):
    card: Card


class Trashed(Event):
    card: Card
    source: Card | None = None


class Discarded(Event):
    side: Side
    card: Card


class Exposed(Event):
    card: Card
    source: Card | None = None


class Revealed(Event):
    side: Side
    card: Card


class Forfeited(Event):
    side: Side
    card: Card


class TookBadPublicity(Event):
    number: int
    source: Card | None = None


class Bypassed(Event):
    card: Card


class TookCard(Event):
    """From a pile or a deck into the hand; who may know which card follows from where it lay."""

    side: Side
    card: Card
    source: Card | None = None


class LookedAtDeck(Event):
    side: Side
    number: int
    source: Card | None = None


class Purged(Event):
    number: int


class ArchivesTurned(Event):
    number: int


# runs


class RunBegan(Event):
    server: Server


class Approached(Event):
    card: Card


class ApproachedServer(Event):
    server: Server


class Encountered(Event):
    card: Card


class SubroutineBroken(Event):
    """Of the ice, by an icebreaker or by the ice's own text."""

    number: int
    card: Card
    source: Card | None = None


class Strengthened(Event):
    card: Card
    number: int
    source: Card | None = None


class Weakened(Event):
    card: Card
    number: int
    source: Card | None = None


class SubroutineResolved(Event):
    number: int
    card: Card


class EncounterEnded(Event):
    card: Card


class Passed(Event):
    card: Card


class JackedOut(Event):
    pass


class RunSucceeded(Event):
    server: Server


class RunFailed(Event):
    server: Server


class RunEnded(Event):
    server: Server


class Accessed(Event):
    card: Card


# traces, tags, damage


class TraceBegan(Event):
    number: int
    source: Card | None = None


class TraceRaised(Event):
    side: Side
    number: int
    strength: int


class TraceSucceeded(Event):
    pass


class TraceFailed(Event):
    pass


class Tagged(Event):
    number: int
    source: Card | None = None


class Untagged(Event):
    number: int
    source: Card | None = None


class Damaged(Event):
    number: int
    damage: Word
    source: Card | None = None


class Prevented(Event):
    """So much of what was about to happen did not."""

    side: Side
    about: Word
    number: int
    source: Card | None = None


class Saved(Event):
    """A card was about to be trashed."""

    side: Side
    card: Card
    source: Card | None = None


class KeptHidden(Event):
    """A card was about to be exposed."""

    side: Side
    card: Card
    source: Card | None = None


class Flatlined(Event):
    pass
