"""The upgrade action: a card of the row for one of the cards played (DK-16)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from cyberdeck.deckers.actions import Actor, declared
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.events import CardBought, CardSacrificed
from cyberdeck.deckers.payment import ANY_CARD, Purse, paying
from cyberdeck.deckers.state import Reading, State
from cyberdeck.deckers.steps import Effect, Question
from cyberdeck.deckers.words import card_named, decker_named
from cyberdeck.kernel import Asking, Deed, Effects, Option, choose


def upgrades(reading: Reading, actor: Actor, purse: Purse) -> Iterator[Option[Deed]]:
    if not reading.deckers[reading.active].hand:
        return
    for key, id in {reading.cards[id]: id for id in reading.row}.items():
        if purse.affords(CONTENT.costs[key]):
            yield Option("upgrade", Upgrade(actor, id), (card_named(key),))


class Upgrade(NamedTuple):
    actor: Actor
    card: int

    def steps(self, reading: Reading) -> Asking[Effects]:
        cost = CONTENT.costs[reading.cards[self.card]]
        payment = yield from paying(reading, cost, must=ANY_CARD)
        return declared(reading, "upgrade", self.actor, cost, payment, Buy(self.card), Sacrifice())


@dataclass(frozen=True, slots=True)
class Buy(Effect):
    """The chosen card comes into the hand and may be used at once (DK-16.3)."""

    card: int

    def resolve(self, state: State, source: int) -> Effects:
        decker = state.deckers[state.active]
        state.row.remove(self.card)
        decker.hand.append(self.card)
        decker.known.append(self.card)
        state.emit(CardBought(decker_named(decker.id), card_named(state.cards[self.card])))
        return ()


@dataclass(frozen=True, slots=True)
class Sacrifice(Question):
    """One of the cards just played leaves the deck, so that it keeps its 15 cards (DK-16.4, DK-16.6)."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        played = {reading.cards[id]: id for id in reading.deckers[reading.active].played}
        options = [Option("sacrifice", id, (card_named(key),)) for key, id in played.items()]
        return (GiveUp((yield from choose(reading.active, "sacrifice", options))),)


@dataclass(frozen=True, slots=True)
class GiveUp(Effect):
    card: int

    def resolve(self, state: State, source: int) -> Effects:
        decker, key = state.deckers[state.active], state.cards[self.card]
        decker.played.remove(self.card)
        (state.row if CONTENT.cards[key].advanced else state.gone).append(self.card)
        state.emit(CardSacrificed(decker_named(decker.id), card_named(key)))
        return ()
