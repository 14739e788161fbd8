"""What is hidden (NR-6): dealing other cards where a seat cannot know them, and noticing what it has come to see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from cyberdeck.kernel import Event, Rng
from cyberdeck.netrunner.card import BITS, BOTH, DECK, HAND, OUT_OF_SIGHT, Card, open_in
from cyberdeck.netrunner.places import may_lie
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.renumbering import Renumbering
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.text import TEXTS
from cyberdeck.netrunner.unseen import Unseen, again, handles, unseen
from cyberdeck.netrunner.words import CENTRALS, CORP, Side, Type, Zone

_PLACES: Final = 1 << 10
_TABLES: Final = 16


def determinise(state: State, seat: int, rng: Rng) -> None:
    """A position that hangs on what `seat` knows and on `rng` alone.

    Titles that it does not know are dealt anew; numbers of hidden cards and the handles of others follow from where the
    cards lie, so that they tell nothing either.
    """
    sides = [unseen(state, side, seat) for side in Side]
    numbers = {**sides[0].numbers, **sides[1].numbers}
    drawn = state.cards.copy()
    for hidden, titles in zip(sides, rng.dealt(*[hidden.pool for hidden in sides]), strict=True):
        for card in hidden.seen:
            drawn[card.id] = card
        _lay(drawn, hidden, _titles(state, hidden, titles, seat, rng), seat)
    state.cards = drawn
    last = [len(drawn)] * len(OUT_OF_SIGHT)
    last[seat] = state.handles[seat]
    state.handles = (last[0], last[1], last[2])

    def look(card: Card) -> Card:
        """A card of an event, which may tell what it was before."""
        number = numbers.get(card.id, card.id)
        key = card.key if card.visible(seat) or number < 0 else drawn[number].key
        return card._replace(id=number, key=key, handles=handles(card, number, seat))

    _renumber(state, sides, Renumbering(numbers, look))


def revealed(before: State, after: State, events: Iterable[Event]) -> bool:
    """NR-6: whether a side has seen a card that it could not see before, in a zone or for a moment in an event."""
    told = (card for event in events if (card := getattr(event, "card", None)) is not None)
    return any(
        card.visible(side) and not before.cards[card.id].visible(side)
        for card in (*after.cards, *told)
        for side in Side
    )


# which titles


def _titles(state: State, hidden: Unseen, titles: list[str], seat: int, rng: Rng) -> list[str]:
    """A title for each hidden card: its own if it is known, or one of those that are dealt."""
    bare, who = hidden.bare, BOTH if seat < 0 else BITS[seat]
    dealt = _dealt(state, hidden, titles, who, rng)
    if hidden.unknown is hidden.rest:
        return dealt
    coming = iter(dealt[bare:])
    return dealt[:bare] + [card.key if card.known & who == who else next(coming) for card in hidden.rest]


def _dealt(state: State, hidden: Unseen, titles: list[str], who: int, rng: Rng) -> list[str]:
    """A title for each card that is not known: first for the last ones, in servers, where only some fit."""
    unknown = hidden.unknown
    free = len(unknown)
    while free and unknown[free - 1].server >= 0:
        free -= 1
    dealt = dict[int, str]()
    for card in sorted(unknown[free:], key=_freedom):
        fitting = _fitting(card.zone, card.server, card.advancement > 0, _beside(state, card, who, dealt))
        key = next((title for title in titles if title in fitting), None)
        if key is None:
            key = [*fitting][rng.below(len(fitting))]
        else:
            titles.remove(key)
        dealt[card.id] = key
    return titles[: hidden.bare + free] + [dealt[card.id] for card in unknown[free:]]


def _freedom(card: Card) -> int:
    """Roots of central servers take upgrades only; a card with tokens must be one that can have them."""
    if card.zone is Zone.ROOT and card.server in CENTRALS:
        return 0
    return 1 if card.zone is Zone.ICE or card.advancement else 2


def _beside(state: State, card: Card, who: int, dealt: Mapping[int, str]) -> tuple[str, ...]:
    """What lies in the same root, as far as it is known or has been dealt."""
    if card.zone is not Zone.ROOT:
        return ()
    root = [state.cards[id] for id in state.servers[card.server].root if id != card.id]
    keys = [dealt.get(other.id, other.key if other.known & who == who else "") for other in root]
    return tuple([key for key in keys if key])


@lru_cache(_PLACES)
def _fitting(zone: Zone, server: int, advanced: bool, beside: tuple[str, ...]) -> dict[str, None]:
    """The cards of the Corp that may lie hidden there, and can have advancement tokens if it has any."""
    others = [PRINTED[key] for key in beside]
    return {
        key: None
        for key, printed in sorted(PRINTED.items())
        if printed.side is CORP
        and may_lie(printed, zone, server, others)
        and (not advanced or printed.type is Type.AGENDA or TEXTS[key].can_advance)
    }


# the cards


def _lay(drawn: list[Card], hidden: Unseen, keys: list[str], seat: int) -> None:
    """Hidden cards under these titles."""
    bare, side = hidden.bare, hidden.side
    deck, hand = _blank(side, DECK, len(drawn)), _blank(side, HAND, len(drawn))
    for number, key in zip(hidden.order[:bare], keys, strict=False):
        drawn[number] = deck[key][number]
    for card, number, key in zip(hidden.rest, hidden.order[bare:], keys[bare:], strict=True):
        if card.zone is HAND and card.known == BITS[side] and not card.shown:
            drawn[number] = hand[key][number]
        else:
            drawn[number] = again(card, number, key, seat)


class _Blank(dict[str, list[Card]]):
    """Cards of which nobody knows more than who may look there, by title and number; made when first needed."""

    def __init__(self, side: Side, zone: Zone, count: int) -> None:
        self.blank, self.count = Card(-1, "", side, zone, known=open_in(zone, side, faceup=False)), count

    def __missing__(self, key: str) -> list[Card]:
        self[key] = copies = [again(self.blank, number, key, -1) for number in range(self.count)]
        return copies


_blank: Final = lru_cache(_TABLES)(_Blank)
"""By side, zone and how many cards the game has."""


# what names them


def _renumber(state: State, sides: list[Unseen], again: Renumbering) -> None:
    for player, hidden in zip(state.players, sides, strict=True):
        player.deck, player.hand, player.discard = [pile.copy() for pile in hidden.piles]
    state.servers = {**sides[CORP].servers}
    for number in (*sides[0].naming, *sides[1].naming):
        state.cards[number] = again.card(state.cards[number])
    state.stack = [again.frame(frame) for frame in state.stack]
    if state.waiting or state.lasting or state.at_end_of_turn:
        state.waiting, state.lasting = again(state.waiting), again(state.lasting)
        state.at_end_of_turn = again(state.at_end_of_turn)
    if state.run is not None:
        state.run = again(state.run)
