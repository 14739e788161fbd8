"""What a seat does not see of a side (NR-6), and what it can tell of it: the same whatever chance deals."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import compress
from operator import attrgetter, is_not, itemgetter, not_
from typing import Any, Final, NamedTuple, TypeAlias

from cyberdeck.netrunner.card import ALL_EYES, BITS, BOTH, DECK, HAND, Card, Handles, eyes_on, open_in
from cyberdeck.netrunner.decks import starter_deck
from cyberdeck.netrunner.places import may_lie
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.state import Column, State
from cyberdeck.netrunner.text import TEXTS
from cyberdeck.netrunner.words import CENTRALS, CORP, Side, Type, Zone

_MEMORY: Final = 1 << 14
_PLACES: Final = 1 << 10
_TABLES: Final = 16
_card: Final = tuple.__new__
"""Makes a card of its fields; `Card._make` does so with a detour."""
_DECKS: Final = frozenset((DECK,))
_LYING: Final = frozenset((DECK, HAND, Zone.DISCARD, Zone.ICE, Zone.ROOT))
"""Where cards of the other side may be hidden."""
_title: Final = attrgetter("key")
Mould: TypeAlias = tuple[Any, ...] | None
"""All fields of a card after number and title; None for one in a hand of which nobody else knows anything."""
Piles: TypeAlias = tuple[list[int], list[int], list[int]]
"""Deck, hand and discard pile."""


class Copies(list[Card]):
    """A title as cards in a deck of which nobody knows anything, by number."""

    __slots__ = ("held", "key")

    def __init__(self, side: Side, key: str, count: int) -> None:
        super().__init__([Card(number, key, side, DECK) for number in range(count)])
        self.key, known = key, open_in(HAND, side, faceup=False)
        handles = [(n, 0, 0) if side is CORP else (0, n, 0) for n in range(1, count + 1)]
        self.held = [Card(n, key, side, HAND, known=known, handles=own) for n, own in enumerate(handles)]
        """The same in a hand that nobody else knows."""


class Titles(dict[str, Copies]):
    """The titles of a side, each made when it is first needed."""

    def __init__(self, side: Side, count: int) -> None:
        self.side, self.count = side, count

    def __missing__(self, key: str) -> Copies:
        self[key] = copies = Copies(self.side, key, self.count)
        return copies


_titles: Final = lru_cache(_TABLES)(Titles)
"""By side and how many cards the game has."""


class Place(NamedTuple):
    """Where a hidden card lies in a server."""

    freedom: int
    """Who takes fewer titles is dealt one before the others."""
    card: Card
    fits: Mapping[str, None]
    """The titles that fit there, whatever else does."""
    known: tuple[str, ...]
    """What is known to lie in the same root."""
    beside: tuple[int, ...]
    """Which other hidden cards do."""

    def fitting(self, dealt: Mapping[int, Copies]) -> Mapping[str, None]:
        """The titles that fit beside what has been dealt."""
        if not self.beside:
            return self.fits
        keys = [dealt[id].key for id in self.beside if id in dealt]
        return _fitting(self.card, (*self.known, *keys)) if keys else self.fits


@dataclass(slots=True, eq=False)
class Unseen:
    """The hidden cards of a side, in an order that everybody could tell, under numbers that follow from it."""

    side: Side
    numbers: Mapping[int, int]
    """The new number of each hidden card, by its old one, which might tell it apart."""
    order: list[int]
    """The new ones, as the cards lie."""
    bare: int
    """Of so many, the first ones, nobody knows anything: they lie in the deck."""
    titles: Titles
    moulds: list[Mould]
    """Those that are not bare."""
    told: list[tuple[int, Copies]]
    """Which of them the seat knows, and as what."""
    loose: int
    """Of those that it does not know so many, the first ones, lie where any card may be."""
    places: list[Place]
    """The others, which are in servers."""
    pool: Sequence[Copies]
    """The titles among which bare and unknown cards are thought to be."""
    seen: list[Card]
    """All other cards of the side as they are imagined, but for what they name."""
    naming: list[int]
    """The new numbers of the cards that name others."""
    piles: Piles
    """Under new numbers."""
    servers: Mapping[int, Column]
    """Those in which there are new numbers."""


def unseen(state: State, side: Side, seat: int) -> Unseen:
    """Worked out only when a card of the side has changed or lies elsewhere."""
    known, name = state.drawn.looks, (side, seat)
    looks = known.get(name)
    if looks is None:
        looks = known[name] = Looks(_own(state.cards, side), side, seat)
    return looks.unseen(state)


class _Own(NamedTuple):
    """All cards of a side: which they are stays the same throughout a game."""

    ids: list[int]
    places: range
    pick: itemgetter[Any]
    titles: Titles
    by_title: list[int]
    """The same by title."""
    listed: list[Copies]
    """And as what they are."""


def _own(cards: Sequence[Card], side: Side) -> _Own:
    own, titles = [card for card in cards if card.owner is side], _titles(side, len(cards))
    ids = [card.id for card in own]
    listed = sorted(own, key=_title)
    by_title, copies = [card.id for card in listed], [titles[card.key] for card in listed]
    return _Own(ids, range(len(ids)), _picking(ids), titles, by_title, copies)


def _picking(ids: list[int]) -> itemgetter[Any]:
    """Takes these of all cards; in most games they stand in a row."""
    row = range(ids[0], ids[-1] + 1)
    return itemgetter(slice(row.start, row.stop)) if len(row) == len(ids) else itemgetter(*ids)


class Looks:
    """The cards of a side as a seat last saw them, and as it imagines those that it sees."""

    __slots__ = ("_cards", "_looks", "_marked", "_places", "_unseen", "naming", "own", "seat", "side")

    def __init__(self, own: _Own, side: Side, seat: int) -> None:
        self.own, self.side, self.seat = own, side, seat
        self._cards: Sequence[Card | None] = (None,) * len(own.ids)
        self._looks: list[Card | None] = [None] * len(own.ids)
        """None for one that it does not see."""
        self._marked: set[int] = set()
        """Those in the deck that somebody knows."""
        self.naming: set[int] = set()
        """Those that it sees and that name others."""
        self._places: object = None
        """Where they lay."""
        self._unseen: Unseen | None = None

    def unseen(self, state: State) -> Unseen:
        """Cards that have changed are looked at again; all else only if that may concern what is hidden."""
        side, player, cards = self.side, state.players[self.side], self.own.pick(state.cards)
        columns = [*state.servers.items()] if side is CORP else None
        accessed = () if side == self.seat else _accessed(state)
        places = player.deck.copy(), player.hand.copy(), player.discard.copy(), columns, accessed
        found, moved = self._unseen, places != self._places
        for place in compress(self.own.places, map(is_not, cards, self._cards)):
            moved |= self._look(place, cards[place])
        self._cards, self._places = cards, places
        if found is None or moved:
            self._unseen = found = _unseen(state, self)
        else:
            found.seen = self.seen()
        return found

    def _look(self, place: int, card: Card) -> bool:
        """Whether more hangs on it than how it is seen."""
        id, before, hidden, names = card.id, self._looks[place], _is_hidden(card, self.seat), _names_others(card)
        self._looks[place] = None if hidden else _card(Card, (*card[:-1], handles(card, id, self.seat)))
        _put(self._marked, id, card.zone is DECK and card.known > 0)
        if not hidden and before is not None and not names and id not in self.naming:
            return False
        _put(self.naming, id, names and not hidden)
        return True

    def hidden(self) -> list[int]:
        return [*compress(self.own.ids, map(not_, self._looks))]

    def seen(self) -> list[Card]:
        return [*filter(None, self._looks)]

    def bare(self, deck: list[int]) -> int:
        """How many cards lie below the first one that anybody knows."""
        marked = self._marked
        return next(place for place, id in enumerate(deck) if id in marked) if marked else len(deck)


def _put(ids: set[int], id: int, among: bool) -> None:
    (ids.add if among else ids.discard)(id)


def _unseen(state: State, looks: Looks) -> Unseen:
    side, seat = looks.side, looks.seat
    player, cards, who = state.players[side], state.cards, BOTH if seat < 0 else BITS[seat]
    deck, hand = player.deck, player.hand if side == seat else _sorted(state, player.hand, who)
    own, titles, bare = looks.own, looks.own.titles, looks.bare(deck)
    rest = _hidden(state, side, seat, deck[bare:] if side == seat else deck[bare:] + hand)
    places = deck[:bare] + [card.id for card in rest]
    order = looks.hidden()
    numbers = dict(zip(places, order, strict=True))
    seen = looks.seen()
    told = [(number, titles[card.key]) for number, card in enumerate(rest, bare) if card.known & who == who]
    unknown = [card for card in rest if card.known & who != who] if told else rest
    if side == seat:
        unsure = ({*numbers}.difference([places[number] for number, _ in told]) if told else numbers).__contains__
        pool = [*compress(own.listed, map(unsure, own.by_title))]
    else:
        keys = (*[copies.key for _, copies in told], *[card.key for card in seen])
        pool = _prior(side, len(cards), cards[player.identity].key, keys, bare + len(unknown))
    new = numbers.get
    below = order[:bare] if bare == len(deck) else [*map(new, deck, deck)]
    piles = below, [*map(new, hand, hand)], [*map(new, player.discard, player.discard)]
    servers = _renumbered(state.servers, numbers) if side is CORP != seat else {}
    naming = [*looks.naming, *[numbers[card.id] for card in rest if _names_others(card)]]
    moulds = [_mould(card, number, seat) for card, number in zip(rest, order[bare:], strict=True)]
    free = _free(unknown)
    fixed = [_place(state, card, who) for card in unknown[free:]]
    free += bare
    return Unseen(side, numbers, order, bare, titles, moulds, told, free, fixed, pool, seen, naming, piles, servers)


# where hidden cards lie


def _free(unknown: list[Card]) -> int:
    """How many lie before the first one in a server."""
    free = len(unknown)
    while free and unknown[free - 1].server >= 0:
        free -= 1
    return free


def _hidden(state: State, side: Side, seat: int, ids: list[int]) -> list[Card]:
    """Those of a heap, of Archives and of servers."""
    cards, who = state.cards, BOTH if seat < 0 else BITS[seat]
    if side is CORP != seat:
        ids += state.players[CORP].discard
        for _, (ice, root) in sorted(state.servers.items()):
            ids += ice
            ids += root
    return [card for id in ids if not (card := cards[id]).faceup and card.shown & who != who]


def _is_hidden(card: Card, seat: int) -> bool:
    """Whether the seat does not see a card where it lies."""
    if card.faceup or card.zone not in (_LYING if card.owner != seat else _DECKS):
        return False
    who = BOTH if seat < 0 else BITS[seat]
    return card.shown & who != who


def _sorted(state: State, hand: list[int], who: int) -> list[int]:
    """Nobody else can tell the order of a hand: what is known comes first, by title, and as it was accessed."""
    cards, accessed = state.cards, _accessed(state)
    told = [id for id in hand if (card := cards[id]).known & who or card.shown]
    if not told and not accessed:
        return hand

    def place(id: int) -> tuple[bool, bool, str, int]:
        card = cards[id]
        known, when = card.known & who == who, accessed.index(id) if id in accessed else -1
        return card.shown & who != who, not known, card.key if known else "", when

    return sorted(hand, key=place)


def _accessed(state: State) -> tuple[int, ...]:
    return () if state.run is None else state.run.accessed


def _renumbered(servers: Mapping[int, Column], numbers: Mapping[int, int]) -> dict[int, Column]:
    new, same = numbers.get, numbers.keys().isdisjoint
    return {
        server: Column(tuple(map(new, ice, ice)), tuple(map(new, root, root)))
        for server, (ice, root) in servers.items()
        if not (same(ice) and same(root))
    }


# which cards they may be


@cache
def _list(identity: str) -> tuple[str, ...]:
    """What a deck of this identity is thought to be: the starter deck of its faction (NR-4.1)."""
    copies = starter_deck(PRINTED[identity].faction).cards
    return tuple(key for key in sorted(copies) for _ in range(copies[key]))


@lru_cache(_MEMORY)
def _prior(side: Side, cards: int, identity: str, known: tuple[str, ...], count: int) -> list[Copies]:
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
    return [*map(_titles(side, cards).__getitem__, pool)]


@lru_cache(_PLACES)
def _fit(zone: Zone, server: int, advanced: bool, beside: tuple[str, ...]) -> dict[str, None]:
    """The cards of the Corp that may lie hidden there, and can have advancement tokens if it has any."""
    others = [PRINTED[key] for key in beside]
    return {
        key: None
        for key, printed in sorted(PRINTED.items())
        if printed.side is CORP
        and may_lie(printed, zone, server, others)
        and (not advanced or printed.type is Type.AGENDA or TEXTS[key].can_advance)
    }


def _fitting(card: Card, beside: tuple[str, ...]) -> dict[str, None]:
    return _fit(card.zone, card.server, card.advancement > 0, beside)


def _place(state: State, card: Card, who: int) -> Place:
    if card.zone is not Zone.ROOT:
        return Place(_freedom(card), card, _fitting(card, ()), (), ())
    root = [state.cards[id] for id in state.servers[card.server].root if id != card.id]
    known = tuple([other.key for other in root if other.known & who == who])
    beside = tuple([other.id for other in root if other.known & who != who])
    return Place(_freedom(card), card, _fitting(card, known), known, beside)


def _freedom(card: Card) -> int:
    """Roots of central servers take upgrades only; a card with tokens must be one that can have them."""
    if card.zone is Zone.ROOT and card.server in CENTRALS:
        return 0
    return 1 if card.zone is Zone.ICE or card.advancement else 2


# what else might tell them apart


def _mould(card: Card, number: int, seat: int) -> Mould:
    if card.zone is HAND and card.known == BITS[card.owner] and not card.shown:
        return None
    return *card[2:-1], handles(card, number, seat)


def handles(card: Card, number: int, seat: int) -> Handles:
    """The seat's own, and for the others numbers that follow from the card's."""
    eyes, own, other = eyes_on(card.zone, card.owner, card.shown), card.handles[seat], number + 1
    if eyes == ALL_EYES:
        return (own, other, other) if seat == 0 else (other, own, other) if seat == 1 else (other, other, own)
    found = [other if eyes & 1 else 0, other if eyes & 2 else 0, other if eyes & 4 else 0]
    found[seat] = own
    return found[0], found[1], found[2]


def _names_others(card: Card) -> bool:
    return card.host >= 0 or card.chosen >= 0 or bool(card.hosted)
