"""What happens in a game of Netrunner. Who may see which card follows from the card's own record."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

from cyberdeck import kernel
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.words import Server, Side, Word


class Event(kernel.Event):
    """The public version of an event hides the cards that the seat may not know."""

    __slots__ = ()

    def seen_by(self, seat: int) -> Self:
        card: Card | None = getattr(self, "card", None)
        if card is None or card.visible(seat):
            return self
        hidden: Any = replace(self, card=card.masked(seat))  # type: ignore[type-var]
        return hidden  # type: ignore[no-any-return]


# the turn


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    side: Side


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    side: Side


@dataclass(frozen=True, slots=True)
class KeptHand(Event):
    side: Side


@dataclass(frozen=True, slots=True)
class TookMulligan(Event):
    side: Side


@dataclass(frozen=True, slots=True)
class Drew(Event):
    side: Side
    card: Card


@dataclass(frozen=True, slots=True)
class GainedCredits(Event):
    side: Side
    number: int


@dataclass(frozen=True, slots=True)
class LostCredits(Event):
    side: Side
    number: int


@dataclass(frozen=True, slots=True)
class PaidCredits(Event):
    side: Side
    number: int


@dataclass(frozen=True, slots=True)
class LostClick(Event):
    side: Side


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    side: Side


# cards


@dataclass(frozen=True, slots=True)
class Played(Event):
    side: Side
    card: Card


@dataclass(frozen=True, slots=True)
class Used(Event):
    side: Side
    card: Card


@dataclass(frozen=True, slots=True)
class CorpInstalled(Event):
    card: Card
    server: Server


@dataclass(frozen=True, slots=True)
class RunnerInstalled(Event):
    card: Card


@dataclass(frozen=True, slots=True)
class Rezzed(Event):
    card: Card


@dataclass(frozen=True, slots=True)
class Derezzed(Event):
    card: Card


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    card: Card


@dataclass(frozen=True, slots=True)
class CountersPlaced(Event):
    card: Card
    number: int
    counter: Word


@dataclass(frozen=True, slots=True)
class CountersRemoved(Event):
    card: Card
    number: int
    counter: Word


@dataclass(frozen=True, slots=True)
class Scored(Event):
    card: Card


@dataclass(frozen=True, slots=True)
class Stolen(Event):
    card: Card


@dataclass(frozen=True, slots=True)
class Trashed(Event):
    card: Card


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    side: Side
    card: Card


@dataclass(frozen=True, slots=True)
class Exposed(Event):
    card: Card


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    side: Side
    card: Card


@dataclass(frozen=True, slots=True)
class Forfeited(Event):
    side: Side
    card: Card


@dataclass(frozen=True, slots=True)
class TookBadPublicity(Event):
    number: int


@dataclass(frozen=True, slots=True)
class Bypassed(Event):
    card: Card


@dataclass(frozen=True, slots=True)
class TookCard(Event):
    """From a pile or a deck into the hand; who may know which card follows from where it lay."""

    side: Side
    card: Card


@dataclass(frozen=True, slots=True)
class LookedAtDeck(Event):
    side: Side
    number: int


@dataclass(frozen=True, slots=True)
class Purged(Event):
    number: int


@dataclass(frozen=True, slots=True)
class ArchivesTurned(Event):
    number: int


# runs


@dataclass(frozen=True, slots=True)
class RunBegan(Event):
    server: Server


@dataclass(frozen=True, slots=True)
class Approached(Event):
    card: Card


@dataclass(frozen=True, slots=True)
class ApproachedServer(Event):
    server: Server


@dataclass(frozen=True, slots=True)
class Encountered(Event):
    card: Card


@dataclass(frozen=True, slots=True)
class SubroutineBroken(Event):
    number: int
    card: Card


@dataclass(frozen=True, slots=True)
class SubroutineResolved(Event):
    number: int
    card: Card


@dataclass(frozen=True, slots=True)
class EncounterEnded(Event):
    card: Card


@dataclass(frozen=True, slots=True)
class Passed(Event):
    card: Card


@dataclass(frozen=True, slots=True)
class JackedOut(Event):
    pass


@dataclass(frozen=True, slots=True)
class RunSucceeded(Event):
    server: Server


@dataclass(frozen=True, slots=True)
class RunFailed(Event):
    server: Server


@dataclass(frozen=True, slots=True)
class RunEnded(Event):
    server: Server


@dataclass(frozen=True, slots=True)
class Accessed(Event):
    card: Card


# traces, tags, damage


@dataclass(frozen=True, slots=True)
class TraceBegan(Event):
    number: int


@dataclass(frozen=True, slots=True)
class TraceRaised(Event):
    side: Side
    number: int
    strength: int


@dataclass(frozen=True, slots=True)
class TraceSucceeded(Event):
    pass


@dataclass(frozen=True, slots=True)
class TraceFailed(Event):
    pass


@dataclass(frozen=True, slots=True)
class Tagged(Event):
    number: int


@dataclass(frozen=True, slots=True)
class Untagged(Event):
    number: int


@dataclass(frozen=True, slots=True)
class Damaged(Event):
    number: int
    damage: Word


@dataclass(frozen=True, slots=True)
class Prevented(Event):
    """What was about to happen did not, or less of it."""

    side: Side
    card: Card


@dataclass(frozen=True, slots=True)
class Flatlined(Event):
    pass
