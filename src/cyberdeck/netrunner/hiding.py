"""What is hidden (NR-6): dealing other cards where a seat cannot know them, and noticing what it has come to see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Final

from cyberdeck.kernel import Event, Rng
from cyberdeck.netrunner.card import OUT_OF_SIGHT, Card
from cyberdeck.netrunner.drawn import Drawn
from cyberdeck.netrunner.renumbering import Renumbering
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.unseen import Copies, Unseen, handles, unseen
from cyberdeck.netrunner.words import CORP, RUNNER, Side

_freedom: Final = attrgetter("freedom")
_card: Final = tuple.__new__
"""Makes a card of its fields; `Card._make` does so with a detour."""


def determinise(state: State, seat: int, rng: Rng) -> None:
    """A position that hangs on what `seat` knows and on `rng` alone.

    Titles that it does not know are dealt anew; numbers of hidden cards and the handles of others follow from where the
    cards lie, so that they tell nothing either.
    """
    sides = unseen(state, CORP, seat), unseen(state, RUNNER, seat)
    numbers, drawn = {**sides[0].numbers, **sides[1].numbers}, state.cards
    for hidden, titles in zip(sides, rng.dealt(sides[0].pool, sides[1].pool), strict=True):
        for card in hidden.seen:
            drawn[card.id] = card
        _lay(drawn, hidden, _titles(hidden, titles, rng))
    last = [len(drawn)] * len(OUT_OF_SIGHT)
    last[seat] = state.handles[seat]
    state.handles = (last[0], last[1], last[2])

    def look(card: Card) -> Card:
        """A card of an event, which may tell what it was before."""
        number = numbers.get(card.id, card.id)
        key = card.key if card.visible(seat) or number < 0 else drawn[number].key
        return card._replace(id=number, key=key, handles=handles(card, number, seat))

    _renumber(state, sides, Renumbering(numbers, look))
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
    """A title for each hidden card: its own if it is known, or one of those that are dealt."""
    if not hidden.places:
        dealt = titles[: hidden.loose]
    else:
        fixed = _fixed(hidden, titles, rng)
        dealt = titles[: hidden.loose] + fixed
    for number, copies in hidden.told:
        dealt.insert(number, copies)
    return dealt


def _fixed(hidden: Unseen, titles: list[Copies], rng: Rng) -> list[Copies]:
    """Titles for cards in servers, where only some fit; they are dealt no second time."""
    dealt: dict[int, Copies] = {}
    places = hidden.places
    for place in sorted(places, key=_freedom) if len(places) > 1 else places:
        fitting = place.fitting(dealt)
        for number, copies in enumerate(titles):
            if copies.key in fitting:
                del titles[number]
                break
        else:
            copies = hidden.titles[[*fitting][rng.below(len(fitting))]]
        dealt[place.card.id] = copies
    return [dealt[place.card.id] for place in places]


# the cards


def _lay(drawn: list[Card], hidden: Unseen, titles: list[Copies]) -> None:
    """Hidden cards under these titles."""
    bare, order = hidden.bare, hidden.order
    for number, copies in zip(order, titles[:bare], strict=False):
        drawn[number] = copies[number]
    for mould, number, copies in zip(hidden.moulds, order[bare:], titles[bare:], strict=True):
        drawn[number] = copies.held[number] if mould is None else _card(Card, (number, copies.key, *mould))


# what names them


def _renumber(state: State, sides: Sequence[Unseen], again: Renumbering) -> None:
    for player, hidden in zip(state.players, sides, strict=True):
        player.deck, player.hand, player.discard = [pile.copy() for pile in hidden.piles]
    state.servers.update(sides[CORP].servers)
    for number in (*sides[0].naming, *sides[1].naming):
        state.cards[number] = again.card(state.cards[number])
    state.stack = again.frames(state.stack)
    if state.waiting or state.lasting or state.at_end_of_turn:
        state.waiting, state.lasting = again(state.waiting), again(state.lasting)
        state.at_end_of_turn = again(state.at_end_of_turn)
    if state.run is not None:
        state.run = again(state.run)
