"""What a side of Netrunner holds that it can pay with."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Final

from cyberdeck.kernel import AnyGame, Offer
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.words import RUNNER, Side, Zone
from purses import Held, Purse, proof_with

POOL: Final = -1
RUN: Final = -2
_KEPT: Final = (Zone.ICE, Zone.ROOT, Zone.RIG, Zone.SCORE, Zone.REMOVED, Zone.IDENTITY)
"""Where a card is not lost as a card; an agenda that is forfeited is lost as an agenda."""


def held(state: State, seat: int) -> Held:
    side = Side(seat)
    player, found = state.players[side], dict[tuple[str, Hashable], int]()
    found["click", POOL], found["credit", POOL] = player.clicks, player.credits
    if side is RUNNER:
        found["tag", POOL] = -state.runner.tags
        found["credit", RUN] = 0 if state.run is None else state.run.credits
    found |= {("agenda", card.id): int(card.id in player.score) for card in state.cards}
    for card in state.cards:
        if card.owner is not side:
            continue
        found["card", card.id] = int(card.zone in _KEPT)
        if card.zone in _KEPT:
            found["credit", card.id] = card.recurring
            found["virus", card.id], found["power", card.id] = card.virus, card.power
            found["agenda-counter", card.id] = card.agenda
    return found


def lying(state: State, seat: int) -> dict[tuple[str, Hashable], Hashable]:
    """What lies on a card of the other side goes with it, whatever becomes of that."""
    hosted = (card for card in state.cards if card.host >= 0 and card.owner is Side(seat))
    return {("card", card.id): card.host for card in hosted if state.cards[card.host].owner is not Side(seat)}


def in_place(state: State, card: Hashable) -> bool:
    assert isinstance(card, int)
    return state.cards[card].zone in _KEPT


def name(state: State, seat: int, source: int) -> str:
    return state.cards[source].notation(seat) if source >= 0 else "run" if source == RUN else ""


def follow(game: AnyGame, rng: random.Random) -> int:
    """Anything, but no card is given up that need not be."""
    assert game.decision is not None
    notations = game.decision.notations
    if notations[0] == "done":
        return 0
    if game.decision.prompt.id in ("ask-install-trash", "ask-make-room"):
        return min(game.decision.options, key=lambda offer: (_cards(offer), rng.random())).index
    return rng.randrange(len(notations))


def _cards(offer: Offer) -> int:
    return sum(charge.amount for charge in offer.price if charge.what == "card")


proof: Final = proof_with(
    Purse(held, name, follow, frozenset(("tag",)), lying, in_place, frozenset(("ask-lose-credits",)))
)
