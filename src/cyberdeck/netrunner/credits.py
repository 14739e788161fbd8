"""Credits and clicks: gaining, losing, and paying from the pool, the run's credits or cards (NR-49)."""

from __future__ import annotations

from typing import NamedTuple

from cyberdeck.kernel import Asking, Effects, choose_number, frozen
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.events import (
    GainedClicks,
    GainedCredits,
    LostClick,
    LostCredits,
    PaidCredits,
    SpentClicks,
)
from cyberdeck.netrunner.moving import change
from cyberdeck.netrunner.state import Reading, State
from cyberdeck.netrunner.steps import Effect, Question
from cyberdeck.netrunner.text import Cost, Purpose, text_of
from cyberdeck.netrunner.trashing import TrashSelf
from cyberdeck.netrunner.words import RUNNER, Side, Spending


class Fund(NamedTuple):
    """Credits besides the pool that may pay for something: those of the run (card -1) or on a card."""

    card: int
    credits: int


def funds(reading: Reading, side: Side, purpose: Purpose) -> list[Fund]:
    """The most restricted first (NR-49.7): credits on cards, then those of the run."""
    cards = (reading.cards[id] for id in reading.index.get("recurring"))
    found = [
        Fund(card.id, card.recurring)
        for card in cards
        if card.recurring and card.owner is side and text_of(card).pays_for(reading, card, purpose)
    ]
    if side is RUNNER and reading.run is not None and reading.run.credits:
        found.append(Fund(-1, reading.run.credits))
    return found


def available(reading: Reading, side: Side, purpose: Purpose) -> int:
    """NR-49.6: all credits the side is able to pay with."""
    pool = reading.players[side].credits
    if not reading.index.get("recurring") and reading.run is None:
        return pool
    return pool + sum(fund.credits for fund in funds(reading, side, purpose))


def affords(reading: Reading, side: Side, amount: int, spending: Spending, card: Card) -> bool:
    """Whether the side is able to pay so much for a card; mostly the pool suffices."""
    if amount <= reading.players[side].credits:
        return True
    return amount <= available(reading, side, Purpose(spending, card.id))


def can_pay(reading: Reading, side: Side, cost: Cost, me: Card) -> bool:
    """NR-39.3: without paying the whole cost nothing is triggered."""
    if cost.clicks > reading.players[side].clicks:
        return False
    if cost.virus > me.virus or cost.power > me.power or cost.agenda > me.agenda:
        return False
    if cost.forfeit > len(reading.players[side].score):
        return False
    return cost.credits == 0 or affords(reading, side, cost.credits, Spending.USE, me)


def payment(reading: Reading, side: Side, amount: int, purpose: Purpose) -> Asking[Effects]:
    """Ask which credits to spend where there is a choice; the first option spends the most restricted ones."""
    if amount == 0:
        return ()
    spent: list[Fund] = []
    pool = reading.players[side].credits
    left = funds(reading, side, purpose)
    still, others = amount, sum(fund.credits for fund in left)
    for fund in left:
        others -= fund.credits
        most = min(fund.credits, still)
        least = max(0, still - others - pool)
        chosen = most
        if least < most:
            about = (reading.cards[fund.card],) if fund.card >= 0 else ()
            prompt = "pay-from-card" if about else "pay-from-run"
            chosen = yield from choose_number(side, prompt, range(most, least - 1, -1), *about)
        if chosen:
            spent.append(Fund(fund.card, chosen))
        still -= chosen
    return (Spend(side, still, tuple(spent), purpose),)


@frozen
class Spend(Effect):
    """Credits go back to the bank."""

    side: Side
    pool: int
    others: tuple[tuple[int, int], ...]
    purpose: Purpose

    def resolve(self, state: State, source: int) -> Effects:
        state.players[self.side].credits -= self.pool
        for card, credits in self.others:
            if card < 0:
                assert state.run is not None
                state.run.credits -= credits
            else:
                change(state, card, recurring=state.cards[card].recurring - credits)
        total = self.pool + sum(credits for _, credits in self.others)
        state.emit(PaidCredits(self.side, total, self.purpose.what, state.cause(self.purpose.card)))
        return ()


@frozen
class Pay(Question):
    """A payment that nobody has to keep secret."""

    side: Side
    amount: int
    what: Spending

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        return (yield from payment(reading, self.side, self.amount, Purpose(self.what, source)))


@frozen
class Gain(Effect):
    """Credits from the bank for the controller of the card, or for a side."""

    credits: int
    side: Side | None = None

    def resolve(self, state: State, source: int) -> Effects:
        side = state.cards[source].controller if self.side is None else self.side
        state.players[side].credits += self.credits
        state.emit(GainedCredits(side, self.credits, state.cause(source)))
        return ()


@frozen
class Lose(Effect):
    """NR-49.8: from the pool only, and no more than is there."""

    credits: int
    side: Side

    def resolve(self, state: State, source: int) -> Effects:
        lost = min(self.credits, state.players[self.side].credits)
        state.players[self.side].credits -= lost
        state.emit(LostCredits(self.side, lost, state.cause(source)))
        return ()


@frozen
class TakeFromCard(Effect):
    """Credits from the card into the pool, as far as there are any; with none left it is trashed."""

    credits: int

    def resolve(self, state: State, source: int) -> Effects:
        card = state.cards[source]
        taken = min(self.credits, card.credits)
        change(state, source, credits=card.credits - taken)
        state.players[card.controller].credits += taken
        state.emit(GainedCredits(card.controller, taken, card))
        return () if state.cards[source].credits else (TrashSelf(),)


@frozen
class SpendClicks(Effect):
    side: Side
    clicks: int = 1

    def resolve(self, state: State, source: int) -> Effects:
        state.players[self.side].clicks -= self.clicks
        state.emit(SpentClicks(self.side, self.clicks))
        return ()


@frozen
class GainClicks(Effect):
    clicks: int

    def resolve(self, state: State, source: int) -> Effects:
        card = state.cards[source]
        state.players[card.controller].clicks += self.clicks
        state.emit(GainedClicks(card.controller, self.clicks, card))
        return ()


@frozen
class LoseClick(Effect):
    """NR-CARD-111: if able."""

    side: Side

    def resolve(self, state: State, source: int) -> Effects:
        player = state.players[self.side]
        if player.clicks:
            player.clicks -= 1
            state.emit(LostClick(self.side, state.cause(source)))
        return ()
