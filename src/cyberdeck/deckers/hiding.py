"""Determinising: other hands and deck orders, as far as a seat cannot know them."""

from __future__ import annotations

from cyberdeck.deckers.state import Decker, State
from cyberdeck.kernel import Rng


def determinise(state: State, seat: int, rng: Rng) -> None:
    """Hands of the others and the order of all decks are hidden; what everybody has seen in a hand stays there.

    What is hidden is put in order before it is drawn, so that nothing hangs on where it truly lies.
    """
    state.noted = None
    state.upgrades = rng.shuffled(sorted(state.upgrades))
    for other, decker in enumerate(state.deckers):
        if other == seat:
            under = decker.under
            decker.deck = [*decker.deck[:under], *rng.shuffled(sorted(decker.deck[under:]))]
        else:
            _redeal(decker, rng)


def _redeal(decker: Decker, rng: Rng) -> None:
    held = sorted(id for id in decker.hand if id in decker.known)
    hidden = rng.shuffled(sorted({*decker.deck, *decker.hand}.difference(held)))
    count = len(decker.hand) - len(held)
    decker.hand = [*held, *hidden[:count]]
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
