"""What is hidden (NR-6): dealing other cards where a seat cannot know them, and noticing what it has come to see."""

from __future__ import annotations

from collections import Counter
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


def determinise(state: State, seat: int, rng: Rng) -> None:
    """A position that hangs on what `seat` knows and on `rng` alone.

    Titles that it does not know are dealt anew; numbers of hidden cards and the handles of others follow from where the
    cards lie, so that they tell nothing either.
    """
    who = BOTH if seat < 0 else BITS[seat]
    cards, numbers, drawn = state.cards, dict[int, int](), list(state.cards)
    for side in Side:
        if side != seat:
            _sort_hand(state, side, who)
        hidden = _hidden(state, side, seat, who)
        old = [card.id for card in hidden]
        numbers.update(zip(old, sorted(old), strict=True))
        unknown = [card for card in hidden if card.known & who != who]
        pool = sorted([card.key for card in unknown]) if side == seat else _prior(state, side, who, len(unknown))
        keys = _dealt(state, who, unknown, pool, rng)
        for card in hidden:
            number = numbers[card.id]
            drawn[number] = _again(card, number, keys.get(card.id, card.key), numbers, seat)
    for card in cards:
        if card.id not in numbers:
            drawn[card.id] = _again(card, card.id, card.key, numbers, seat)
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


def _prior(state: State, side: Side, who: int, count: int) -> list[str]:
    """The titles among which so many unknown cards of the other side are thought to be: its list without those known.

    Where the list is too short, the deck is another one, and any card of the list may be there once more.
    """
    listed = _list(state.cards[state.players[side].identity].key)
    known = Counter([card.key for card in state.cards if card.owner is side and card.known & who == who])
    pool = list[str]()
    for key in listed:
        if known[key]:
            known[key] -= 1
        else:
            pool.append(key)
    while len(pool) < count:
        pool += listed
    return pool


def _dealt(state: State, who: int, unknown: list[Card], pool: list[str], rng: Rng) -> dict[int, str]:
    """Titles for unknown cards, by their old numbers: first where only some fit, then everywhere else."""
    titles = rng.dealt(pool)
    tight = sorted([card for card in unknown if card.server >= 0], key=_freedom)
    dealt = dict[int, str]()
    for card in tight:
        others = _beside(state, card, who, dealt)
        key = next((title for title in titles if _fits(card, PRINTED[title], others)), None)
        if key is None:
            fitting = [title for title in _conceivable(card.owner) if _fits(card, PRINTED[title], others)]
            key = fitting[rng.below(len(fitting))]
        else:
            titles.remove(key)
        dealt[card.id] = key
    dealt.update(zip([card.id for card in unknown if card.server < 0], titles, strict=False))
    return dealt


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
    if card.zone is DECK and not card.shown:
        return _in_deck(number, key, card.owner, card.known)
    if card.host < 0 and not card.hosted and card.chosen < 0:
        return _alone(card, number, key, seat)
    host, chosen = numbers.get(card.host, card.host), numbers.get(card.chosen, card.chosen)
    hosted = tuple(numbers.get(id, id) for id in card.hosted)
    return _alone(card, number, key, seat)._replace(host=host, hosted=hosted, chosen=chosen)


@lru_cache(_MEMORY)
def _alone(card: Card, number: int, key: str, seat: int) -> Card:
    return card._replace(id=number, key=key, handles=_handles(card, number, seat))


@lru_cache(_MEMORY)
def _in_deck(number: int, key: str, side: Side, known: int) -> Card:
    return Card(number, key, side, DECK, known=known)


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
        state.servers[server] = Column(
            tuple([numbers.get(id, id) for id in ice]), tuple([numbers.get(id, id) for id in root])
        )
    state.stack = list(again(tuple(state.stack)))
    state.waiting, state.lasting = again(state.waiting), again(state.lasting)
    state.at_end_of_turn = again(state.at_end_of_turn)
    if state.run is not None:
        state.run = again(state.run)
