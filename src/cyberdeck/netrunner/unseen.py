"""What a seat does not see of a side (NR-6), and what it can tell of it: the same whatever chance deals."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import compress, count
from operator import attrgetter, is_not, itemgetter
from typing import Any, Final, NamedTuple, TypeAlias

from cyberdeck.netrunner.card import ALL_EYES, BITS, BOTH, DECK, HAND, Card, Handles, eyes_on, open_in
from cyberdeck.netrunner.decks import starter_deck
from cyberdeck.netrunner.places import may_lie
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.state import Column, State
from cyberdeck.netrunner.text import TEXTS
from cyberdeck.netrunner.words import CENTRALS, CORP, RUNNER, Side, Type, Zone

_MEMORY: Final = 1 << 14
_PLACES: Final = 1 << 10
_TABLES: Final = 16
_card: Final = tuple.__new__
"""Makes a card of its fields; `Card._make` does so with a detour."""
_DECKS: Final = frozenset((DECK,))
_LYING: Final = frozenset((DECK, HAND, Zone.DISCARD, Zone.ICE, Zone.ROOT))
"""Where cards of the other side may be hidden."""
_title: Final = attrgetter("key")
_freest: Final = attrgetter("freedom")
Mould: TypeAlias = tuple[Any, ...]
"""All fields of a card after number and title."""
Piles: TypeAlias = tuple[list[int], list[int], list[int]]
"""Deck, hand and discard pile."""


class Copies(tuple[Card, ...]):
    """A title as cards of which nobody knows anything: by number those in a deck, then those in a hand."""

    key: str

    @classmethod
    def made(cls, side: Side, key: str, count: int) -> Copies:
        known, hand = open_in(HAND, side, faceup=False), range(1, count + 1)
        handles = [(n, 0, 0) if side is CORP else (0, n, 0) for n in hand]
        held = [Card(n, key, side, HAND, known=known, handles=own) for n, own in enumerate(handles)]
        copies = cls([*[Card(n, key, side, DECK) for n in range(count)], *held])
        copies.key = key
        return copies


class Titles(dict[str, Copies]):
    """The titles of a side, each made when it is first needed."""

    def __init__(self, side: Side, count: int) -> None:
        self.side, self.count = side, count

    def __missing__(self, key: str) -> Copies:
        self[key] = copies = Copies.made(self.side, key, self.count)
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
        keys = [dealt[id].key for id in self.beside if id in dealt]
        return _fitting(self.card, (*self.known, *keys)) if keys else self.fits


class Standing(NamedTuple):
    """Hidden cards in servers."""

    cards: list[Card]
    ids: list[int]
    """Of those that the seat does not know."""
    places: list[Place]
    """The same, in the order in which they are dealt titles."""
    columns: list[tuple[int, Column]]
    """The servers in which there are any."""


NOWHERE: Final = Standing([], [], [], [])


@dataclass(slots=True, eq=False)
class Unseen:
    """The hidden cards of a side, in an order that everybody could tell, under numbers that follow from it."""

    own: Own
    deck: list[int]
    """Under the old numbers, which might tell cards apart."""
    order: list[int]
    """The new ones, as the cards lie."""
    copies: list[int]
    """Which of the copies of its title each is, if it has no mould."""
    loose: int
    """Of those that the seat does not know so many, the first ones, lie where any card may be."""
    pool: Sequence[Copies]
    """The titles among which those that it does not know are thought to be."""
    seen: list[tuple[int, Card]]
    """All other cards of the side as they are imagined, but for what they name, by their place among its cards."""
    naming: list[int]
    """The new numbers of the cards that name others."""
    piles: Piles
    """Under new numbers."""
    numbers: Mapping[int, int]
    """The new numbers of the last ones, of all that may be known to somebody, by their old ones."""
    servers: Mapping[int, Column]
    """Those in which there are new numbers."""
    moulds: Sequence[tuple[int, Mould]] = ()
    """The fields of those of which more is known than that they lie in a deck or in a hand, by their place."""
    told: Sequence[tuple[int, Copies]] = ()
    """Which of them the seat knows, and as what."""
    standing: Standing = NOWHERE
    """Those in servers, under old numbers."""

    def number(self, id: int) -> int:
        """The new number of a hidden card."""
        number = self.numbers.get(id)
        return self.order[self.deck.index(id)] if number is None else number

    def lay(self, among: list[Card], cards: list[Card]) -> None:
        """Put these, which are hidden, and those that are seen where they belong among all."""
        for place, card in self.seen:
            cards.insert(place, card)
        if self.own.row is not None:
            among[self.own.row] = cards
        else:
            for card in cards:
                among[card.id] = card


class Own(NamedTuple):
    """All cards of a side: which they are stays the same throughout a game."""

    side: Side
    ids: list[int]
    row: slice | None
    """Where they stand among all cards, if they stand in a row; in most games they do."""
    pick: itemgetter[Any]
    """Takes them of all cards."""
    titles: Titles
    pool: list[Copies]
    """As what they are, by title."""


def _own(cards: Sequence[Card], side: Side) -> Own:
    own, titles = [card for card in cards if card.owner is side], _titles(side, len(cards))
    ids = [card.id for card in own]
    row = slice(ids[0], ids[-1] + 1) if ids[-1] - ids[0] < len(ids) else None
    pool = [titles[key] for key in sorted(map(_title, own))]
    return Own(side, ids, row, itemgetter(row) if row is not None else itemgetter(*ids), titles, pool)


class Sight:
    """What a seat sees of both sides, and what not, as it was last looked for."""

    __slots__ = ("_corp", "_runner", "hidden")

    def __init__(self, corp: Own, runner: Own, cards: Sequence[Card], seat: int) -> None:
        self.hidden = {*corp.ids, *runner.ids}
        """The cards that it does not see."""
        self._corp, self._runner = Looks(corp, cards, seat, self.hidden), Looks(runner, cards, seat, self.hidden)

    def unseen(self, state: State) -> tuple[Unseen, Unseen]:
        """Worked out only for a side of which a card has changed or lies elsewhere."""
        return self._corp.unseen(state), self._runner.unseen(state)


def sight(state: State, seat: int) -> Sight:
    drawn = state.drawn
    found: Sight | None = drawn.sights.get(seat)
    if found is None:
        if drawn.own is None:
            drawn.own = _own(state.cards, CORP), _own(state.cards, RUNNER)
        corp, runner = drawn.own
        found = drawn.sights[seat] = Sight(corp, runner, state.cards, seat)
    return found


class Looks:
    """The cards of a side as a seat last saw them, and as it imagines those that it sees."""

    __slots__ = (
        "_cards", "_columns", "_hidden", "_marked", "_places", "_standing", "_unseen", "naming", "order", "own", "pool",
        "seat", "seen",
    )  # fmt: skip

    def __init__(self, own: Own, cards: Sequence[Card], seat: int, hidden: set[int]) -> None:
        self.own, self.seat, self._hidden = own, seat, hidden
        self._cards: Sequence[Card | None] = [card if _is_bare(card) else None for card in own.pick(cards)]
        """At first all are thought to lie in the deck."""
        self.order = own.ids.copy()
        """Those that it does not see, by number."""
        self.pool = own.pool.copy()
        """As what they are, by title, where the seat knows that much: of its own side."""
        self.seen: list[tuple[int, Card]] = []
        """Those that it sees, by their place among the cards of the side."""
        self._marked: set[int] = set()
        """Those in the deck that somebody knows."""
        self.naming: set[int] = set()
        """Those that name others."""
        self._places: object = None
        """Where they lay."""
        self._columns: object = None
        self._standing: Standing | None = None
        self._unseen: Unseen | None = None

    def unseen(self, state: State) -> Unseen:
        """Cards that have changed are looked at again; all else only if that may concern what is hidden."""
        side, cards = self.own.side, self.own.pick(state.cards)
        player, deck = state.players[side], state.players[side].deck.copy()
        places = deck, player.hand.copy(), player.discard.copy(), () if side == self.seat else _accessed(state)
        found, moved = self._unseen, places != self._places
        if side is CORP != self.seat and self._columns != (columns := [*state.servers.items()]):
            self._columns, self._standing, moved = columns, None, True
        if cards != self._cards:
            for place in compress(count(), map(is_not, cards, self._cards)):
                moved |= self._look(place, cards[place])
            self._cards = cards
        if found is None or moved:
            self._places, self._unseen = places, (found := _unseen(state, self, deck))
        return found

    def standing(self, state: State) -> Standing:
        """The hidden ones in servers: looked for anew only when something there has changed."""
        if self._standing is None:
            self._standing = _standing(state, self.seat)
        return self._standing

    def _look(self, place: int, card: Card) -> bool:
        """Whether more hangs on it than how it is seen."""
        id, seat, lost = card.id, self.seat, card.id in self._hidden
        hidden, names = _is_hidden(card, seat), card.host >= 0 or card.chosen >= 0 or card.hosted != ()
        if card.server >= 0:
            self._standing = None
        if card.known and card.zone is DECK:
            self._marked.add(id)
        elif self._marked:
            self._marked.discard(id)
        if hidden is not lost:
            self._turn(place, card, hidden)
        elif not hidden:
            self.seen[bisect_left(self.seen, (place,))] = place, _imagined(card, seat)
            if not names and id not in self.naming:
                return False
        (self.naming.add if names else self.naming.discard)(id)
        return True

    def _turn(self, place: int, card: Card, hidden: bool) -> None:
        """It has come into sight, or is lost from it."""
        id, at, among = card.id, bisect_left(self.order, card.id), bisect_left(self.seen, (place,))
        titles = self.own.side == self.seat
        title = bisect_left(self.pool, card.key, key=_title) if titles else 0
        if hidden:
            self._hidden.add(id)
            self.order.insert(at, id)
            del self.seen[among]
            if titles:
                self.pool.insert(title, self.own.titles[card.key])
        else:
            self._hidden.remove(id)
            del self.order[at]
            self.seen.insert(among, (place, _imagined(card, self.seat)))
            if titles:
                del self.pool[title]

    def bare(self, deck: list[int]) -> int:
        """How many cards lie below the first one that anybody knows."""
        marked = self._marked
        return next(place for place, id in enumerate(deck) if id in marked) if marked else len(deck)


def _unseen(state: State, looks: Looks, deck: list[int]) -> Unseen:
    own, seat, bare, order = looks.own, looks.seat, looks.bare(deck), looks.order.copy()
    side, player, pool = own.side, state.players[own.side], looks.pool.copy()
    hand, discard, above, naming = player.hand, player.discard, deck[bare:], [*looks.naming]
    if side == seat and not above:
        return Unseen(
            own, deck, order, order, bare, pool, looks.seen, naming, (order, hand.copy(), discard.copy()), {}, {}
        )
    who, standing = _who(seat), NOWHERE
    if side != seat:
        hand = _sorted(state, hand, who)
        standing = looks.standing(state) if side is CORP else NOWHERE
    rest = _loose(state, side, seat, above, hand) + standing.cards
    numbers = dict(zip([card.id for card in rest], order[bare:], strict=True))
    told = [(place, own.titles[card.key]) for place, card in enumerate(rest, bare) if card.known & who == who]
    unknown, new = len(order) - len(told), numbers.get
    if side == seat:
        _leave_out(told, pool)
    else:
        keys = (*[copies.key for _, copies in told], *[card.key for _, card in looks.seen])
        pool = _prior(side, len(state.cards), state.cards[player.identity].key, keys, unknown)
    piles = [*order[:bare], *map(new, above, above)], [*map(new, hand, hand)], [*map(new, discard, discard)]
    naming, free = [*map(new, naming, naming)], unknown - len(standing.ids)
    servers = {number: _renumbered(column, numbers) for number, column in standing.columns}
    copies, moulds = _moulded(rest, order, seat, len(state.cards))
    return Unseen(
        own, deck, order, copies, free, pool, looks.seen, naming, piles, numbers, servers, moulds, told, standing
    )


def _moulded(rest: list[Card], order: list[int], seat: int, count: int) -> tuple[list[int], list[tuple[int, Mould]]]:
    """The last ones under new numbers: as copies where they lie in a hand that nobody else knows, or as moulds."""
    copies, moulds = order.copy(), []
    for place, card in enumerate(rest, len(order) - len(rest)):
        if card.zone is HAND and card.known == BITS[card.owner] and not card.shown:
            copies[place] += count
        else:
            moulds.append((place, (*card[2:-1], handles(card, order[place], seat))))
    return copies, moulds


def _renumbered(column: Column, numbers: Mapping[int, int]) -> Column:
    new, (ice, root) = numbers.get, column
    return Column(tuple(map(new, ice, ice)), tuple(map(new, root, root)))


def _leave_out(told: list[tuple[int, Copies]], pool: list[Copies]) -> None:
    for _, copies in told:
        del pool[bisect_left(pool, copies.key, key=_title)]


# where hidden cards lie


def _standing(state: State, seat: int) -> Standing:
    who, cards, columns = _who(seat), list[Card](), list[tuple[int, Column]]()
    for number, column in sorted(state.servers.items()):
        if there := _hidden(state, who, column.ice + column.root):
            cards += there
            columns.append((number, column))
    places = [_place(state, card, who) for card in cards if card.known & who != who]
    return Standing(cards, [place.card.id for place in places], sorted(places, key=_freest), columns)


def _loose(state: State, side: Side, seat: int, above: list[int], hand: list[int]) -> list[Card]:
    """Those that lie in a heap, its owner's hand, or Archives."""
    if side == seat:
        return _hidden(state, _who(seat), above)
    archives = state.players[CORP].discard if side is CORP else []
    return _hidden(state, _who(seat), above + hand + archives)


def _hidden(state: State, who: int, ids: Iterable[int]) -> list[Card]:
    cards = state.cards
    return [card for id in ids if not (card := cards[id]).faceup and card.shown & who != who]


def _who(seat: int) -> int:
    """Who has to know of a card for the seat to know of it, as bits."""
    return BOTH if seat < 0 else BITS[seat]


def _is_bare(card: Card) -> bool:
    """Whether it lies in a deck, and nobody knows anything of it."""
    return card.zone is DECK and not card.shown | card.known


def _is_hidden(card: Card, seat: int) -> bool:
    """Whether the seat does not see a card where it lies."""
    if card.faceup or card.zone not in (_LYING if card.owner != seat else _DECKS):
        return False
    who = _who(seat)
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


def _imagined(card: Card, seat: int) -> Card:
    """One that the seat sees."""
    return _card(Card, (*card[:-1], handles(card, card.id, seat)))


def handles(card: Card, number: int, seat: int) -> Handles:
    """The seat's own, and for the others numbers that follow from the card's."""
    zone, own, other = card.zone, card.handles[seat], number + 1
    eyes = eyes_on(zone, card.owner, card.shown) if zone is DECK or zone is HAND else ALL_EYES
    if eyes == ALL_EYES:
        return (own, other, other) if seat == 0 else (other, own, other) if seat == 1 else (other, other, own)
    found = [other if eyes & 1 else 0, other if eyes & 2 else 0, other if eyes & 4 else 0]
    found[seat] = own
    return found[0], found[1], found[2]
