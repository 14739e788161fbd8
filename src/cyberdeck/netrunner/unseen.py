"""What a seat does not see of a side (NR-6), and what it can tell of it: the same whatever chance deals."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain, takewhile
from operator import not_
from typing import Final, NamedTuple

from cyberdeck.netrunner.card import BITS, BOTH, Card, Handles, eyes_on
from cyberdeck.netrunner.decks import starter_deck
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.state import Column, State
from cyberdeck.netrunner.words import CORP, Side

_MEMORY: Final = 1 << 14


class Unseen(NamedTuple):
    """The hidden cards of a side, in an order that everybody could tell, under numbers that follow from it."""

    side: Side
    numbers: Mapping[int, int]
    """The new number of each hidden card, by its old one, which might tell it apart."""
    order: list[int]
    """The new ones, as the cards lie."""
    bare: int
    """Of so many, the first ones, nobody knows anything: they lie in the deck."""
    rest: list[Card]
    """The others, as they are."""
    unknown: list[Card]
    """Those of the others that the seat does not know."""
    pool: list[str]
    """The titles among which bare and unknown cards are thought to be."""
    seen: list[Card]
    """All other cards of the side as they are imagined, but for what they name."""
    naming: list[int]
    """The new numbers of the cards that name others."""
    piles: tuple[list[int], list[int], list[int]]
    """Deck, hand and discard pile, under new numbers."""
    servers: Mapping[int, Column]


def unseen(state: State, side: Side, seat: int) -> Unseen:
    """Worked out only when a card of the side has changed or lies elsewhere."""
    player, cards, drawn = state.players[side], state.cards, state.drawn
    own = drawn.part(("own", side), (len(cards),), lambda: [card.id for card in cards if card.owner is side])
    piles = tuple(player.deck), tuple(player.hand), tuple(player.discard)
    columns = tuple(state.servers.items()) if side is CORP else ()
    source = (tuple([cards[id] for id in own]), *piles, columns, _accessed(state))
    return drawn.part(("unseen", side, seat), source, lambda: _unseen(state, side, seat, own))


def _unseen(state: State, side: Side, seat: int, own: list[int]) -> Unseen:
    player, cards, who = state.players[side], state.cards, BOTH if seat < 0 else BITS[seat]
    deck, hand = player.deck, player.hand if side == seat else _sorted(state, player.hand, who)
    bare = _bare(deck, cards)
    rest = _hidden(state, side, seat, deck[bare:] if side == seat else deck[bare:] + hand)
    places = deck[:bare] + [card.id for card in rest]
    order = sorted(places)
    numbers = dict(zip(places, order, strict=True))
    seen = [cards[id] for id in own if id not in numbers]
    known = [card.key for card in rest if card.known & who == who]
    unknown = [card for card in rest if card.known & who != who] if known else rest
    if side == seat:
        pool = sorted([cards[id].key for id in deck[:bare]] + [card.key for card in unknown])
    else:
        known += [card.key for card in seen]
        pool = _prior(cards[player.identity].key, known, bare + len(unknown))
    new = numbers.get
    piles = [*map(new, deck, deck)], [*map(new, hand, hand)], [*map(new, player.discard, player.discard)]
    columns = _renumbered(state.servers, numbers) if side is CORP != seat else {**state.servers}
    imagined, naming = _imagined(seen, seat)
    naming += [numbers[card.id] for card in rest if _names_others(card)]
    return Unseen(side, numbers, order, bare, rest, unknown, pool, imagined, naming, piles, columns)


# where hidden cards lie


def _bare(deck: list[int], cards: Sequence[Card]) -> int:
    """How many cards lie below the first one that anybody knows."""
    known = [(card := cards[id]).known or card.shown for id in deck]
    return len([*takewhile(not_, known)]) if any(known) else len(known)


def _hidden(state: State, side: Side, seat: int, heap: list[int]) -> list[Card]:
    """Those of a heap, of Archives and of servers."""
    cards, who = state.cards, BOTH if seat < 0 else BITS[seat]
    hidden = [card for id in heap if (card := cards[id]).shown & who != who]
    if side is CORP != seat:
        ids = state.corp.discard.copy()
        for number in sorted(state.servers):
            ids += chain(*state.servers[number])
        hidden += [card for id in ids if not (card := cards[id]).visible(seat)]
    return hidden


def _sorted(state: State, hand: list[int], who: int) -> list[int]:
    """Nobody else can tell the order of a hand: what is known comes first, by title, and as it was accessed."""
    cards, accessed = state.cards, _accessed(state)

    def place(id: int) -> tuple[bool, bool, str, int]:
        card = cards[id]
        known, when = card.known & who == who, accessed.index(id) if id in accessed else -1
        return card.shown & who != who, not known, card.key if known else "", when

    return sorted(hand, key=place)


def _accessed(state: State) -> tuple[int, ...]:
    return () if state.run is None else state.run.accessed


def _renumbered(servers: Mapping[int, Column], numbers: Mapping[int, int]) -> dict[int, Column]:
    new = numbers.get
    return {
        server: Column(tuple(map(new, ice, ice)), tuple(map(new, root, root)))
        for server, (ice, root) in servers.items()
    }


# which cards they may be


@cache
def _list(identity: str) -> tuple[str, ...]:
    """What a deck of this identity is thought to be: the starter deck of its faction (NR-4.1)."""
    copies = starter_deck(PRINTED[identity].faction).cards
    return tuple(key for key in sorted(copies) for _ in range(copies[key]))


def _prior(identity: str, known: list[str], count: int) -> list[str]:
    """The titles among which so many unknown cards of the other side are thought to be: its list without those known.

    Where the list is too short, the deck is another one, and any card of the list may be there once more.
    """
    listed = _list(identity)
    pool = [*listed]
    for key in known:
        place = bisect_left(pool, key)
        if pool[place : place + 1] == [key]:
            del pool[place]
    while len(pool) < count:
        pool += listed
    return pool


# what else might tell them apart


def again(card: Card, number: int, key: str, seat: int) -> Card:
    """A card under another number and title; the handles of others follow from the number."""
    return Card._make((number, key, *card[2:-1], handles(card, number, seat)))


def handles(card: Card, number: int, seat: int) -> Handles:
    """The seat's own, and for the others numbers that follow from the card's."""
    eyes = eyes_on(card.zone, card.owner, card.shown)
    found = [number + 1 if eyes & 1 else 0, number + 1 if eyes & 2 else 0, number + 1 if eyes & 4 else 0]
    found[seat] = card.handles[seat]
    return found[0], found[1], found[2]


@cache
def _album(seat: int) -> dict[Card, Card]:
    return {}


def _imagined(cards: list[Card], seat: int) -> tuple[list[Card], list[int]]:
    """Cards that the seat sees, and which of them name others; one that names none is imagined as it was before."""
    album, found, naming = _album(seat), list[Card](), list[int]()
    if len(album) >= _MEMORY:
        album.clear()
    for card in cards:
        imagined = album.get(card)
        if imagined is None:
            imagined = again(card, card.id, card.key, seat)
            if _names_others(card):
                naming.append(card.id)
            else:
                album[card] = imagined
        found.append(imagined)
    return found, naming


def _names_others(card: Card) -> bool:
    return card.host >= 0 or card.chosen >= 0 or bool(card.hosted)
