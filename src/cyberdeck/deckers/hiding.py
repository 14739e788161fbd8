"""Determinising: other hands and deck orders, as far as a seat cannot know them."""

from __future__ import annotations

from collections.abc import Collection

from cyberdeck.deckers.actions import Accomplices
from cyberdeck.deckers.state import Decker, State
from cyberdeck.kernel import Rng


def determinise(state: State, seat: int, rng: Rng) -> None:
    """Hands of the others and the order of all decks are hidden; what everybody has seen in a hand stays there."""
    laid, state.noted = _laid(state), None
    state.upgrades = rng.shuffled(state.upgrades)
    for other, decker in enumerate(state.deckers):
        if other == seat:
            decker.deck = [*decker.deck[: decker.under], *rng.shuffled(decker.deck[decker.under :])]
        else:
            _redeal(decker, (*decker.known, *laid), rng)


def _laid(state: State) -> tuple[int, ...]:
    """The cards of a payment to which others are asked to add."""
    step = state.stack[-1][0] if state.stack else None
    return step.payment.cards if isinstance(step, Accomplices) else ()


def _redeal(decker: Decker, seen: Collection[int], rng: Rng) -> None:
    known = [id for id in decker.hand if id in seen]
    hidden = rng.shuffled([*decker.deck, *(id for id in decker.hand if id not in seen)])
    count = len(decker.hand) - len(known)
    decker.hand = [*known, *hidden[:count]]
    decker.deck = hidden[count:]


def revealed(before: State, after: State) -> bool:
    """Whether a card has come from a deck, or from a hand before the eyes of other deckers."""
    if len(before.upgrades) != len(after.upgrades):
        return True
    for old, new in zip(before.deckers, after.deckers, strict=True):
        if old.deck != new.deck:
            return True
        left = [id for id in old.hand if id not in new.hand and id not in old.known]
        if left and len(before.deckers) > 1:
            return True
    return False
