"""The log: what was paid is told in the line of what it was paid for; a line ends with its place, price and cause."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from cyberdeck import kernel
from cyberdeck.kernel import Arg, Message
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.events import (
    Advanced,
    Approached,
    CorpInstalled,
    CountersPlaced,
    CountersRemoved,
    Derezzed,
    Drew,
    Event,
    Exposed,
    GainedCredits,
    KeptHidden,
    PaidCredits,
    Played,
    Prevented,
    Purged,
    Rezzed,
    RunBegan,
    RunnerInstalled,
    Saved,
    SpentClicks,
    Stolen,
    Strengthened,
    SubroutineBroken,
    TraceRaised,
    Trashed,
    Untagged,
    Used,
)
from cyberdeck.netrunner.words import Spending, Zone

Paid: TypeAlias = SpentClicks | PaidCredits

PAID_FOR: Final = (
    Advanced,
    CorpInstalled,
    Drew,
    GainedCredits,
    Played,
    Prevented,
    Purged,
    Rezzed,
    RunBegan,
    RunnerInstalled,
    Saved,
    Stolen,
    Strengthened,
    SubroutineBroken,
    TraceRaised,
    Untagged,
    Used,
)
"""What clicks and credits are paid for: the first of these that follows."""
TRASHING: Final = (Spending.TRASH, Spending.TRASH_RESOURCE)
PLACED: Final = (
    Advanced,
    Approached,
    CountersPlaced,
    CountersRemoved,
    Derezzed,
    Exposed,
    KeptHidden,
    Rezzed,
    Saved,
    Trashed,
    Used,
)
"""Lines that say where their card lies; most others belong to a run, which has begun with its server."""


def told(events: Iterable[kernel.Event], seat: int) -> list[Message]:
    """The lines of what happened by one decision."""
    lines: list[Message] = []
    due: list[Paid] = []
    for event in events:
        assert isinstance(event, Event)
        if isinstance(event, SpentClicks | PaidCredits) and not _for_nothing(event):
            due.append(event)
        elif due and _paid_for(event, due):
            lines.append(_line(event, seat, due))
            due = []
        elif not (isinstance(event, Trashed) and event.card.zone is Zone.PLAY):
            lines.append(_line(event, seat))
    return lines + [_line(paid, seat) for paid in due]


def _for_nothing(paid: Paid) -> bool:
    """A toll buys nothing."""
    return isinstance(paid, PaidCredits) and paid.what is Spending.TOLL


def _paid_for(event: Event, due: Sequence[Paid]) -> bool:
    if isinstance(event, Trashed):
        return any(isinstance(paid, PaidCredits) and paid.what in TRASHING for paid in due)
    return isinstance(event, PAID_FOR)


def _line(event: Event, seat: int, due: Sequence[Paid] = ()) -> Message:
    ends = [*_where(event, seat), *_for_how_much(event, due), *_why(event, seat)]
    line = event.message(seat, _joined(ends))
    if isinstance(event, Trashed):
        by = due[0].side.spoken(seat) if due else "nobody"
        line = line._replace(args=(*line.args, ("by", by)))
    return line


def _joined(ends: Sequence[Message]) -> Arg:
    if not ends:
        return ""
    first, *rest = ends
    return Message("told-more", (("first", first), ("rest", _joined(rest)))) if rest else first


def _where(event: Event, seat: int) -> Iterator[Message]:
    card: Card | None = getattr(event, "card", None)
    where = card.whereabouts(seat) if card is not None and isinstance(event, PLACED) else None
    if where is not None:
        yield where


def _for_how_much(event: Event, due: Sequence[Paid]) -> Iterator[Message]:
    """A bid in a trace says its price by itself."""
    clicks = sum(paid.number for paid in due if isinstance(paid, SpentClicks))
    credits = sum(paid.number for paid in due if isinstance(paid, PaidCredits))
    prices = [Message("told-credits", (("number", credits),))] if credits else []
    prices += [Message("told-clicks", (("number", clicks),))] if clicks else []
    if prices and not isinstance(event, TraceRaised):
        price = (
            prices[0]
            if len(prices) == 1
            else Message("told-both", tuple(zip(("first", "second"), prices, strict=True)))
        )
        yield Message("told-for", (("price", price),))


def _why(event: Event, seat: int) -> Iterator[Message]:
    """A card that acts on itself needs no cause."""
    card: Card | None = getattr(event, "card", None)
    source: Card | None = getattr(event, "source", None)
    if source is not None and (card is None or card.id != source.id):
        yield Message("told-by", (("card", source.spoken(seat)),))
