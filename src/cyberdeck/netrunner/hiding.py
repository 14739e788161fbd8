"""What is hidden (NR-6): dealing other cards where a seat cannot know them, and noticing what it has come to see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from cyberdeck.kernel import Event, Rng
from cyberdeck.netrunner.card import BITS, BOTH, DECK, OUT_OF_SIGHT, Card, Handles, eyes_on
from cyberdeck.netrunner.decks import starter_deck
from cyberdeck.netrunner.places import may_lie
from cyberdeck.netrunner.printed import PRINTED, Printed
from cyberdeck.netrunner.renumbering import Renumbering
from cyberdeck.netrunner.state import Column, State
from cyberdeck.netrunner.text import TEXTS
from cyberdeck.netrunner.words import CENTRALS, CORP, Side, Type, Zone

_MEMORY: Final = 1 << 14
_USUAL: Final = 128


def determinise(state: State, seat: int, rng: Rng) -> None:
    """A position that hangs on what `seat` knows and on `rng` alone.

    Titles that it does not know are dealt anew; numbers of hidden cards and the handles of others follow from where the
    cards lie, so that they tell nothing either.
    """
    who = BOTH if seat < 0 else BITS[seat]
    cards, numbers, hidden = state.cards, dict[int, int](), list[list[Card]]()
    for side in Side:
        if side != seat:
            _sort_hand(state, side, who)
        hidden.append(_hidden(state, side, seat, who))
        old = [card.id for card in hidden[side]]
        numbers.update(zip(old, sorted(old), strict=True))
    drawn, seen = cards.copy(), [card for card in cards if card.id not in numbers]
    for card in seen:
        drawn[card.id] = _again(card, card.id, card.key, numbers, seat)
    for side, there in zip(Side, hidden, strict=True):
        keys, heap = _titles(state, side, seat, who, there, seen, rng), _HEAPS[side]
        for card, number, key in zip(there, sorted([card.id for card in there]), keys, strict=True):
            if card.zone is DECK and not card.known and not card.shown:
                drawn[number] = heap[key][number]
            else:
                drawn[number] = _again(card, number, key, numbers, seat)
    state.cards = drawn
    last = [len(cards)] * len(OUT_OF_SIGHT)
    last[seat] = state.handles[seat]
    state.handles = (last[0], last[1], last[2])

    def look(card: Card) -> Card:
        """A card of an event, which may tell what it was before."""
        number = numbers.get(card.id, card.id)
        key = card.key if card.visible(seat) or number < 0 else drawn[number].key
        return card._replace(id=number, key=key, handles=_handles(card, number, seat))

    _renumber(state, numbers, Renumbering(numbers, look))


def revealed(before: State, after: State, events: Iterable[Event]) -> bool:
    """NR-6: whether a side has seen a card that it could not see before, in a zone or for a moment in an event."""
    told = (card for event in events if (card := getattr(event, "card", None)) is not None)
    return any(
        card.visible(side) and not before.cards[card.id].visible(side)
        for card in (*after.cards, *told)
        for side in Side
    )


# where hidden cards lie


def _hidden(state: State, side: Side, seat: int, who: int) -> list[Card]:
    """The cards of a side that `seat` does not see, in an order that everybody could tell."""
    player, cards = state.players[side], state.cards
    heap = [*player.deck, *player.hand] if side != seat else player.deck
    hidden = [card for id in heap if (card := cards[id]).shown & who != who]
    if side is CORP != seat:
        ids = list(player.discard)
        for number in sorted(state.servers):
            ids += (*state.servers[number].ice, *state.servers[number].root)
        hidden += [card for id in ids if not (card := cards[id]).visible(seat)]
    return hidden


def _sort_hand(state: State, side: Side, who: int) -> None:
    """Nobody else can tell the order of a hand: what is known comes first, by title, and as it was accessed."""
    cards, accessed = state.cards, () if state.run is None else state.run.accessed

    def place(id: int) -> tuple[bool, bool, str, int]:
        card = cards[id]
        known, when = card.known & who == who, accessed.index(id) if id in accessed else -1
        return card.shown & who != who, not known, card.key if known else "", when

    state.players[side].hand.sort(key=place)


# which titles


@cache
def _list(identity: str) -> tuple[str, ...]:
    """What a deck of this identity is thought to be: the starter deck of its faction (NR-4.1)."""
    copies = starter_deck(PRINTED[identity].faction).cards
    return tuple(key for key in sorted(copies) for _ in range(copies[key]))


@cache
def _conceivable(side: Side) -> tuple[str, ...]:
    return tuple(sorted(card.id for card in PRINTED.values() if card.side is side and card.type is not Type.IDENTITY))


def _titles(state: State, side: Side, seat: int, who: int, hidden: list[Card], seen: list[Card], rng: Rng) -> list[str]:
    """A title for each hidden card: its own if it is known, or one that is dealt."""
    unknown = [card for card in hidden if card.known & who != who]
    if side == seat:
        pool = sorted([card.key for card in unknown])
    else:
        known = [card.key for card in seen if card.owner is side]
        if len(unknown) < len(hidden):
            known += [card.key for card in hidden if card.known & who == who]
        pool = _prior(state.cards[state.players[side].identity].key, known, len(unknown))
    dealt = _dealt(state, who, unknown, pool, rng)
    if len(unknown) == len(hidden):
        return dealt
    coming = iter(dealt)
    return [card.key if card.known & who == who else next(coming) for card in hidden]


def _prior(identity: str, known: list[str], count: int) -> list[str]:
    """The titles among which so many unknown cards of the other side are thought to be: its list without those known.

    Where the list is too short, the deck is another one, and any card of the list may be there once more.
    """
    listed, left = _list(identity), sorted(known, reverse=True)
    pool = list[str]()
    for key in listed:
        while left and left[-1] < key:
            left.pop()
        if left and left[-1] == key:
            left.pop()
        else:
            pool.append(key)
    while len(pool) < count:
        pool += listed
    return pool


def _dealt(state: State, who: int, unknown: list[Card], pool: list[str], rng: Rng) -> list[str]:
    """A title for each unknown card: first for the last ones, in servers, where only some fit."""
    titles, free = rng.dealt(pool), len(unknown)
    while free and unknown[free - 1].server >= 0:
        free -= 1
    dealt = dict[int, str]()
    for card in sorted(unknown[free:], key=_freedom):
        others = _beside(state, card, who, dealt)
        key = next((title for title in titles if _fits(card, PRINTED[title], others)), None)
        if key is None:
            fitting = [title for title in _conceivable(card.owner) if _fits(card, PRINTED[title], others)]
            key = fitting[rng.below(len(fitting))]
        else:
            titles.remove(key)
        dealt[card.id] = key
    return titles[:free] + [dealt[card.id] for card in unknown[free:]]


def _freedom(card: Card) -> int:
    """Roots of central servers take upgrades only; a card with tokens must be one that can have them."""
    if card.zone is Zone.ROOT and card.server in CENTRALS:
        return 0
    return 1 if card.zone is Zone.ICE or card.advancement else 2


def _beside(state: State, card: Card, who: int, dealt: Mapping[int, str]) -> list[Printed]:
    """What lies in the same root, as far as it is known or has been dealt."""
    if card.zone is not Zone.ROOT:
        return []
    root = [state.cards[id] for id in state.servers[card.server].root if id != card.id]
    keys = [dealt.get(other.id, other.key if other.known & who == who else "") for other in root]
    return [PRINTED[key] for key in keys if key]


def _fits(card: Card, printed: Printed, others: Sequence[Printed]) -> bool:
    """Whether a hidden card could be this one: it may lie there, and have the advancement tokens it has."""
    can_advance = printed.type is Type.AGENDA or TEXTS[printed.id].can_advance
    return may_lie(printed, card.zone, card.server, others) and (can_advance or not card.advancement)


# what else might tell them apart


def _again(card: Card, number: int, key: str, numbers: Mapping[int, int], seat: int) -> Card:
    again = _alone(card, number, key, seat)
    if card.host < 0 and not card.hosted and card.chosen < 0:
        return again
    host, chosen = numbers.get(card.host, card.host), numbers.get(card.chosen, card.chosen)
    return again._replace(host=host, hosted=tuple(numbers.get(id, id) for id in card.hosted), chosen=chosen)


@lru_cache(_MEMORY)
def _alone(card: Card, number: int, key: str, seat: int) -> Card:
    return card._replace(id=number, key=key, handles=_handles(card, number, seat))


class _Heap(dict[str, "_Copies"]):
    """Cards of a side in its deck, of which nobody knows anything, by title and number; made when first needed."""

    def __init__(self, side: Side) -> None:
        self.side = side

    def __missing__(self, key: str) -> _Copies:
        self[key] = copies = _Copies(key, self.side)
        return copies


class _Copies(dict[int, Card]):
    """One title under every number; those that games have are made at once."""

    def __init__(self, key: str, side: Side) -> None:
        super().__init__((number, Card(number, key, side, DECK)) for number in range(_USUAL))
        self.key, self.side = key, side

    def __missing__(self, number: int) -> Card:
        self[number] = card = Card(number, self.key, self.side, DECK)
        return card


_HEAPS: Final = tuple(_Heap(side) for side in Side)


def _handles(card: Card, number: int, seat: int) -> Handles:
    """The seat's own, and for the others numbers that follow from the card's."""
    eyes = eyes_on(card.zone, card.owner, card.shown)
    handles = [number + 1 if eyes & 1 else 0, number + 1 if eyes & 2 else 0, number + 1 if eyes & 4 else 0]
    handles[seat] = card.handles[seat]
    return handles[0], handles[1], handles[2]


def _renumber(state: State, numbers: Mapping[int, int], again: Renumbering) -> None:
    for player in state.players:
        player.deck = [numbers.get(id, id) for id in player.deck]
        player.hand = [numbers.get(id, id) for id in player.hand]
        player.discard = [numbers.get(id, id) for id in player.discard]
    for server, (ice, root) in state.servers.items():
        if ice or root:
            renumbered = (tuple([numbers.get(id, id) for id in ids]) for ids in (ice, root))
            state.servers[server] = Column(*renumbered)
    state.stack = list(again(tuple(state.stack)))
    state.waiting, state.lasting = again(state.waiting), again(state.lasting)
    state.at_end_of_turn = again(state.at_end_of_turn)
    if state.run is not None:
        state.run = again(state.run)
