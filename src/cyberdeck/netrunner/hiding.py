"""What is hidden (NR-6): dealing other cards where a seat cannot know them, and noticing what it has come to see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cyberdeck.kernel import Event, Rng
from cyberdeck.netrunner.card import OUT_OF_SIGHT, Card
from cyberdeck.netrunner.drawn import Drawn
from cyberdeck.netrunner.own_deck import own_deck
from cyberdeck.netrunner.renumbering import Renumbering
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.unseen import handles, unseen
from cyberdeck.netrunner.words import Side


def determinise(state: State, seat: int, rng: Rng) -> None:
    """A position that hangs on what `seat` knows and on `rng` alone.

    Titles that it does not know are dealt anew; numbers of hidden cards and the handles of others follow from where the
    cards lie, so that they tell nothing either.
    """
    sides = [own_deck(state, side) if side == seat else unseen(state, side, seat) for side in Side]
    pools: list[Sequence[Any]] = [hidden.pool for hidden in sides]
    numbers, drawn = dict[int, int](), state.cards
    for hidden, dealt in zip(sides, rng.dealt(*pools), strict=True):
        for card in hidden.seen:
            drawn[card.id] = card
        numbers |= hidden.lay(state, dealt, rng)
    last = [len(drawn)] * len(OUT_OF_SIGHT)
    last[seat] = state.handles[seat]
    state.handles = (last[0], last[1], last[2])

    def look(card: Card) -> Card:
        """A card of an event, which may tell what it was before."""
        number = numbers.get(card.id, card.id)
        key = card.key if card.visible(seat) or number < 0 else drawn[number].key
        return card._replace(id=number, key=key, handles=handles(card, number, seat))

    again = Renumbering(numbers, look)
    for number in (*sides[0].naming, *sides[1].naming):
        drawn[number] = again.card(drawn[number])
    _renumber(state, again)
    state.drawn = Drawn()


def revealed(before: State, after: State, events: Iterable[Event]) -> bool:
    """NR-6: whether a side has seen a card that it could not see before, in a zone or for a moment in an event."""
    told = (card for event in events if (card := getattr(event, "card", None)) is not None)
    return any(
        card.visible(side) and not before.cards[card.id].visible(side)
        for card in (*after.cards, *told)
        for side in Side
    )


# what names them


def _renumber(state: State, again: Renumbering) -> None:
    state.stack = again.frames(state.stack)
    if state.waiting or state.lasting or state.at_end_of_turn:
        state.waiting, state.lasting = again(state.waiting), again(state.lasting)
        state.at_end_of_turn = again(state.at_end_of_turn)
    if state.run is not None:
        state.run = again(state.run)
