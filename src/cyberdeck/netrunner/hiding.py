"""What is hidden (NR-6): dealing other cards where a seat cannot know them, and noticing what it has come to see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import getitem
from typing import Final

from cyberdeck.kernel import Event, Rng
from cyberdeck.netrunner.card import OUT_OF_SIGHT, Card
from cyberdeck.netrunner.drawn import Drawn
from cyberdeck.netrunner.renumbering import Renumbering
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.unseen import Copies, Unseen, handles, sight
from cyberdeck.netrunner.words import CORP, Side

_card: Final = tuple.__new__
"""Makes a card of its fields; `Card._make` does so with a detour."""


def determinise(state: State, seat: int, rng: Rng) -> None:
    """A position that hangs on what `seat` knows and on `rng` alone.

    Titles that it does not know are dealt anew; numbers of hidden cards and the handles of others follow from where the
    cards lie, so that they tell nothing either.
    """
    sought = sight(state, seat)
    sides, cards = sought.unseen(state), state.cards
    for hidden, titles in zip(sides, rng.dealt(sides[0].pool, sides[1].pool), strict=True):
        hidden.lay(cards, _cards(hidden, _titles(hidden, titles, rng)))
    last = [len(cards)] * len(OUT_OF_SIGHT)
    last[seat] = state.handles[seat]
    state.handles = (last[0], last[1], last[2])

    def number(id: int) -> int:
        return sides[cards[id].owner].number(id)

    def look(card: Card) -> Card:
        """A card of an event, which may tell what it was before."""
        id = number(card.id) if card.id in sought.hidden else card.id
        key = card.key if card.visible(seat) or id < 0 else cards[id].key
        return card._replace(id=id, key=key, handles=handles(card, id, seat))

    _renumber(state, sides, Renumbering(sought.hidden, number, look))
    state.drawn = Drawn()


def revealed(before: State, after: State, events: Iterable[Event]) -> bool:
    """NR-6: whether a side has seen a card that it could not see before, in a zone or for a moment in an event."""
    told = (card for event in events if (card := getattr(event, "card", None)) is not None)
    return any(
        card.visible(side) and not before.cards[card.id].visible(side)
        for card in (*after.cards, *told)
        for side in Side
    )


# which titles


def _titles(hidden: Unseen, titles: list[Copies], rng: Rng) -> list[Copies]:
    """A title for each hidden card, and maybe more: its own if it is known, or one of those that are dealt."""
    if not hidden.told and not hidden.standing.places:
        return titles
    fixed = _fixed(hidden, titles, rng)
    dealt = titles[: hidden.loose] + fixed
    for number, copies in hidden.told:
        dealt.insert(number, copies)
    return dealt


def _fixed(hidden: Unseen, titles: list[Copies], rng: Rng) -> list[Copies]:
    """Titles for cards in servers, where only some fit; they are dealt no second time."""
    dealt: dict[int, Copies] = {}
    for place in hidden.standing.places:
        fitting = place.fitting(dealt) if place.beside else place.fits
        for number, copies in enumerate(titles):
            if copies.key in fitting:
                del titles[number]
                break
        else:
            copies = hidden.own.titles[[*fitting][rng.below(len(fitting))]]
        dealt[place.card.id] = copies
    return [dealt[id] for id in hidden.standing.ids]


# the cards


def _cards(hidden: Unseen, titles: list[Copies]) -> list[Card]:
    """Hidden cards under these titles."""
    cards, order = [*map(getitem, titles, hidden.copies)], hidden.order
    for place, mould in hidden.moulds:
        cards[place] = _card(Card, (order[place], titles[place].key, *mould))
    return cards


# what names them


def _renumber(state: State, sides: Sequence[Unseen], again: Renumbering) -> None:
    for player, hidden in zip(state.players, sides, strict=True):
        deck, hand, discard = hidden.piles
        player.deck, player.hand, player.discard = deck.copy(), hand.copy(), discard.copy()
    state.servers.update(sides[CORP].servers)
    for number in (*sides[0].naming, *sides[1].naming):
        state.cards[number] = again.card(state.cards[number])
    state.stack = again.frames(state.stack)
    if state.waiting or state.lasting or state.at_end_of_turn:
        state.waiting, state.lasting = again(state.waiting), again(state.lasting)
        state.at_end_of_turn = again(state.at_end_of_turn)
    if state.run is not None:
        again.renew(state.run)
