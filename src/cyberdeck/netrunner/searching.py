"""Searching a deck, taking cards back (NR-54)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cyberdeck.kernel import Asking, Effects, Option, choose
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import Reading
from cyberdeck.netrunner.trashing import ShuffleDeck, ToHand


def titles(cards: Iterable[Card]) -> list[Card]:
    """One card of each title, faceup or facedown, in an order that tells nothing of where they lie."""
    return [card for _, card in sorted({(card.key, card.faceup): card for card in cards}.items())]


def search_deck(reading: Reading, me: Card, fits: Callable[[Card], bool], reveal: bool) -> Asking[Effects]:
    """NR-54.1: a fitting card must be taken if there is one; the deck is shuffled in either case."""
    side = me.controller
    found = titles(card for id in reading.players[side].deck if fits(card := reading.cards[id]))
    taken: Effects = ()
    if found:
        options = [Option("take", card.id, (card._replace(shown=1 << side),)) for card in found]
        taken = (ToHand(((yield from choose(side, "search", options, me)),), reveal),)
    return (*taken, ShuffleDeck(side))
