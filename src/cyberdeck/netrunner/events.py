"""What happens in a game of Netrunner. Who may see which card follows from the card's own record."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from cyberdeck import kernel
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.words import Server, Side, Word


class Event(kernel.Event):
    """The public version of an event hides the cards that the seat may not know."""

    def seen_by(self, seat: int) -> Self:
        card: Card | None = getattr(self, "card", None)
        if card is None or card.visible(seat):
            return self
        return replace(self, card=card.masked(seat))  # type: ignore[call-arg]


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


class GainedCredits(Event):
    side: Side
    number: int


class LostCredits(Event):
    side: Side
    number: int


class PaidCredits(Event):
    side: Side
    number: int


class LostClick(Event):
    side: Side


class Shuffled(Event):
    side: Side


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


class Advanced(Event):
    card: Card


class CountersPlaced(Event):
    card: Card
    number: int
    counter: Word


class CountersRemoved(Event):
    card: Card
    number: int
    counter: Word


class Scored(Event):
    card: Card


class Stolen(Event):
    card: Card


class Trashed(Event):
    card: Card


class Discarded(Event):
    side: Side
    card: Card


class Exposed(Event):
    card: Card


class Revealed(Event):
    side: Side
    card: Card


class Forfeited(Event):
    side: Side
    card: Card


class TookBadPublicity(Event):
    number: int


class Bypassed(Event):
    card: Card


class TookCard(Event):
    """From a pile or a deck into the hand; who may know which card follows from where it lay."""

    side: Side
    card: Card


class LookedAtDeck(Event):
    side: Side
    number: int


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
    number: int
    card: Card


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


class Untagged(Event):
    number: int


class Damaged(Event):
    number: int
    damage: Word


class Prevented(Event):
    """What was about to happen did not, or less of it."""

    side: Side
    card: Card


class Flatlined(Event):
    pass
