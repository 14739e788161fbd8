"""What a seat does not see of its own side (NR-6): it knows which cards lie in its deck, but not in which order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cyberdeck.kernel import Rng
from cyberdeck.netrunner.card import BITS, Card
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.unseen import Own, again, cards_of, imagined_by
from cyberdeck.netrunner.words import Side


@dataclass(slots=True, eq=False)
class OwnDeck:
    """The deck of a side that looks at it itself."""

    side: Side
    deck: list[int]
    pool: Sequence[int]
    """The cards that it does not know, by their numbers."""
    odd: list[Card]
    """Those of them that the other side knows: it knows whatever is dealt there."""
    seen: list[Card]
    """All other cards of the side as they are imagined, but for what they name; what is odd, as it lies elsewhere."""
    naming: list[int]
    """The cards that name others."""

    def lay(self, state: State, dealt: list[int], rng: Rng) -> dict[int, int]:
        """Put the deck in this order."""
        cards, deck = state.cards, self.deck
        if len(dealt) < len(deck):
            rest, unknown = iter(dealt), {*dealt}
            dealt = [next(rest) if id in unknown else id for id in deck]
        state.players[self.side].deck, numbers = dealt, dict(zip(deck, dealt, strict=True))
        for card in self.odd:
            number = numbers[card.id]
            cards[number] = again(card, number, cards[number].key, self.side)
        return numbers


def own_deck(state: State, side: Side) -> OwnDeck:
    """Worked out only when a card of the side has changed or the deck has."""
    own = cards_of(state, side)
    source = own.pick(state.cards), state.players[side].deck.copy()
    return state.drawn.part(("own deck", side), source, lambda: _own_deck(state, side, own))


def _own_deck(state: State, side: Side, own: Own) -> OwnDeck:
    deck, cards, who = state.players[side].deck.copy(), state.cards, BITS[side]
    pool = [id for id in sorted(deck) if not cards[id].known & who]
    odd = [card for id in pool if (card := cards[id]).known]
    hidden = {*pool}
    seen, naming = imagined_by(side, [cards[id] for id in own.ids if id not in hidden])
    if odd:
        seen += [own.titles[card.key][card.id] for card in odd]
    return OwnDeck(side, deck, pool, odd, seen, naming)
