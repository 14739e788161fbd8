"""The upgrade action: a card of the row for one of the cards played (DK-16)."""

from __future__ import annotations

from typing import Final, NamedTuple

from cyberdeck.deckers.actions import ActionKind, Actor, a_card, declared
from cyberdeck.deckers.content import CONTENT, Vector
from cyberdeck.deckers.events import CardBought, CardSacrificed
from cyberdeck.deckers.payment import ANY_CARD, paying
from cyberdeck.deckers.state import Reading, State
from cyberdeck.deckers.steps import Question, acts
from cyberdeck.deckers.words import card_named, decker_named
from cyberdeck.kernel import Asking, Effects, Option, Reason, choose, frozen, message

NOT_IN_ROW: Final = Reason(message("why-not-in-row"), "DK-16.1")
ROW_COST: Final = Reason(message("why-row-cost"), "DK-16.2")
NOT_PLAYED: Final = Reason(message("why-not-played"), "DK-16.4")


def upgrade_obstacle(reading: Reading, actor: Actor, key: str) -> Reason | None:
    """Packets alone do not buy a card: one that was played is given up for it."""
    cards = reading.cards
    for id in reading.row:
        if cards[id] == key:
            return None if reading.deckers[reading.active].hand else ROW_COST
    return NOT_IN_ROW


def upgrade_cost(reading: Reading, actor: Actor, key: str) -> Vector:
    return CONTENT.costs[key]


class Upgrade(NamedTuple):
    actor: Actor
    key: str

    def steps(self, reading: Reading) -> Asking[Effects]:
        cost = CONTENT.costs[self.key]
        payment = yield from paying(reading, cost, must=ANY_CARD)
        card = in_row(reading, self.key)
        return declared(reading, "upgrade", self.actor, cost, payment, buy(card), Sacrifice())


UPGRADE: Final = ActionKind(
    "upgrade", a_card(lambda reading: reading.row), upgrade_obstacle, upgrade_cost, Upgrade, ROW_COST
)


def in_row(reading: Reading, key: str) -> int:
    """Of several copies of a card the last one."""
    return next(id for id in reversed(reading.row) if reading.cards[id] == key)


@acts
def buy(state: State, card: int) -> None:
    """The chosen card comes into the hand and may be used at once (DK-16.3)."""
    decker = state.deckers[state.active]
    state.row.remove(card)
    decker.hand.append(card)
    decker.known.append(card)
    state.emit(CardBought(decker_named(decker.id), card_named(state.cards[card])))


@frozen
class Sacrifice(Question):
    """One of the cards just played leaves the deck, so that it keeps its 15 cards (DK-16.4, DK-16.6)."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        played = {reading.cards[id]: id for id in reading.deckers[reading.active].played}
        options = [Option("sacrifice", id, (card_named(key),)) for key, id in played.items()]
        return (give_up((yield from choose(reading.active, "sacrifice", options))),)


@acts
def give_up(state: State, card: int) -> None:
    decker, key = state.deckers[state.active], state.cards[card]
    decker.played.remove(card)
    advanced = CONTENT.cards[key].advanced
    (state.row if advanced else state.gone).append(card)
    state.emit(CardSacrificed(decker_named(decker.id), card_named(key), "row" if advanced else "gone"))
