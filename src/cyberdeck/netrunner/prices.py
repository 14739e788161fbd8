"""What an option costs: what its deed would spend, read from the very effects that would spend it (NR-39, NR-49)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import lru_cache, partial
from typing import Final

from cyberdeck.kernel import POOL, About, Ask, Charge, Do, Due, Effects, Frame, Price, due, message, ways
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.counters import Place
from cyberdeck.netrunner.credits import Spend, SpendClicks
from cyberdeck.netrunner.damage import GiveTags
from cyberdeck.netrunner.installing import PutInServer, with_hosted
from cyberdeck.netrunner.state import Column, State
from cyberdeck.netrunner.trashing import Forfeit, Trash, TrashSelf
from cyberdeck.netrunner.words import RUNNER, Side, Type


class Coin(StrEnum):
    """What can be paid with."""

    CLICK = "click"
    CREDIT = "credit"
    CARD = "card"
    AGENDA = "agenda"
    VIRUS = "virus"
    POWER = "power"
    AGENDA_COUNTER = "agenda-counter"
    TAG = "tag"


ORDER: Final[Mapping[str, int]] = {coin: place for place, coin in enumerate(Coin)}
RUN: Final = -2
"""The source of credits that belong to a run: those of bad publicity, or of a card."""
FREE: Final = frozenset(("pass", "continue", "jack-out", "access", "discard", "score"))
"""What never costs anything: it need not be looked into."""
EMPTY: Final = Column()
_PRICES: Final = 1 << 10
MAKING_ROOM: Final = ("install-trash", "make-room")
MESSAGE_IDS: Final = ("price-*",)
Paid = Iterator[tuple[Coin, int, int]]


def price(state: State, ask: Ask, index: int) -> Price:
    """The least that it costs on every way through what it asks further."""
    option, side = ask.options[index], Side(ask.seat)
    if option.verb in FREE:
        return ()
    if type(option.value) is Do and (known := _clicks(side, option.value.effects)) is not None:
        return known
    bills = [_bill(state, side, frames) for frames in ways(state, ask, index, partial(_forks, state))]
    dues = [item for item in due(bills) if item.amount or item.more]
    if len(dues) > 1:
        dues.sort(key=lambda item: ORDER[item.what])
    return tuple([_pooled(item) if item.source == POOL else _charge(state, side, item) for item in dues])


@lru_cache(_PRICES)
def _clicks(side: Side, effects: Effects) -> Price | None:
    """What takes no more than clicks costs the same whatever lies on the table; None where it takes more."""
    steps = [effect[0] if isinstance(effect, tuple) else effect for effect in effects]
    if any(type(step) in COSTLY and not isinstance(step, SpendClicks) for step in steps):
        return None
    clicks = sum(step.clicks for step in steps if isinstance(step, SpendClicks) and step.side is side)
    return (_pooled(Due(Coin.CLICK, clicks, POOL, False)),) if clicks else ()


def _forks(state: State, ask: Ask, last: int) -> Iterable[int]:
    """Servers with the same cards in them take a card for the same price, and ice if they have as much ice, too."""
    if ask.prompt != "install-where":
        return forks(ask, last)
    [card] = ask.about
    ice = isinstance(card, Card) and card.type is Type.ICE
    columns = [state.servers.get(option.value, EMPTY) for option in ask.options]
    return {(len(column.ice) if ice else 0, column.root): index for index, column in enumerate(columns)}.values()


def forks(ask: Ask, last: int) -> Iterable[int]:
    """Whether a price hangs on an answer shows at both ends of its options; "done" is what costs nothing more.

    Where cards must make room, each set of them is looked at once, whatever the order.
    """
    count = len(ask.options)
    if ask.options[0].verb == "done":
        return (0,)
    if ask.prompt in MAKING_ROOM:
        return range(last, count)
    return dict.fromkeys((0, count - 1))


def _bill(state: State, side: Side, frames: tuple[Frame, ...]) -> dict[tuple[str, int], int]:
    bill: dict[tuple[str, int], int] = {}
    for step, source in frames:
        if type(step) not in COSTLY:
            continue
        for coin, amount, place in _paid(state, side, step, source):
            if amount:
                bill[coin, place] = bill.get((coin, place), 0) + amount
    return bill


COSTLY: Final = frozenset((SpendClicks, Spend, Place, About, TrashSelf, Trash, PutInServer, Forfeit))
"""The steps by which something can be paid."""


def _paid(state: State, side: Side, step: object, source: int) -> Paid:
    """What this side pays when the step resolves."""
    match step:
        case SpendClicks(payer, clicks) if payer is side:
            yield Coin.CLICK, clicks, POOL
        case Spend(payer, pool, others) if payer is side:
            yield Coin.CREDIT, pool, POOL
            for card, credits in others:
                yield Coin.CREDIT, credits, RUN if card < 0 else card
        case Place(virus, power, agenda):
            counters = {Coin.VIRUS: virus, Coin.POWER: power, Coin.AGENDA_COUNTER: agenda}
            for coin, placed in counters.items():
                yield coin, max(0, -placed), source
        case About(GiveTags(tags)) if side is RUNNER:
            yield Coin.TAG, tags, POOL
        case _:
            yield from _given_up(state, side, step, source)


def _given_up(state: State, side: Side, step: object, source: int) -> Paid:
    """The cards of one's own that leave play for it."""
    match step:
        case About(Trash() as about):
            yield from _given_up(state, side, about, source)
        case TrashSelf():
            yield from _cards(state, side, (source,))
        case Trash(cards) | PutInServer(trashed=cards):
            yield from _cards(state, side, cards)
        case Forfeit(card):
            yield Coin.AGENDA, 1, card


def _cards(state: State, side: Side, cards: Iterable[int]) -> Paid:
    """What lies on a card goes with it (NR-47.6)."""
    for id in dict.fromkeys(lost for card in cards for lost in with_hosted(state, card)):
        yield Coin.CARD, state.cards[id].controller is side, id


def _charge(state: State, side: Side, item: Due) -> Charge:
    if item.source == RUN:
        return Charge(item.what, item.amount, message("price-credit-run", number=item.amount), "run", item.more)
    card = state.cards[item.source]
    words = message(f"price-{item.what}-from", number=item.amount, card=card.spoken(side))
    return Charge(item.what, item.amount, words, card.notation(side), item.more)


@lru_cache(_PRICES)
def _pooled(item: Due) -> Charge:
    """What comes from the seat's own pool is called the same whatever lies on the table."""
    words = message(f"price-{item.what}{'-more' if item.more else ''}", number=item.amount)
    return Charge(item.what, item.amount, words, "", item.more)
