"""A picture of a deck: its costs and its influence, as SVG."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from cyberdeck.cli.deckstats import costs
from cyberdeck.cli.drawing import FAINT, GRID, box, sheet, text
from cyberdeck.kernel import Message, message
from cyberdeck.netrunner.deckbuilding import influence_by_faction, influence_of, size
from cyberdeck.netrunner.deckformats import NamedDeck
from cyberdeck.netrunner.decks import Deck
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.words import Type

Words = Callable[[Message], str]

WIDTH: Final = 960
_MOST_PLACES: Final = 60
_ROW: Final = 22
_LEFT, _MIDDLE, _TOP, _FLOOR = 56, 560, 132, 372
_OVER: Final = "#c0392b"
_TYPES: Final = {
    Type.ICE: "#3b7dd8",
    Type.ASSET: "#e0a030",
    Type.UPGRADE: "#8e6bbf",
    Type.OPERATION: "#4aa564",
    Type.EVENT: "#4aa564",
    Type.HARDWARE: "#8e6bbf",
    Type.PROGRAM: "#3b7dd8",
    Type.RESOURCE: "#e0a030",
}
_FACTIONS: Final = {
    "anarch": "#d9622b",
    "criminal": "#3569c4",
    "shaper": "#4c9f45",
    "haas-bioroid": "#7a5aa6",
    "jinteki": "#c4383d",
    "nbn": "#d9a21b",
    "weyland-consortium": "#3f7a5a",
}


def plot(named: NamedDeck, words: Words) -> str:
    """The cost curve by card type on the left, each card that takes influence on the right."""
    deck = named.deck
    foreign = _foreign(deck)
    rows = sum(len(cards) + 1 for cards in foreign.values())
    height = max(_FLOOR + 76, _TOP + 60 + _ROW * rows + 10 * len(foreign))
    parts = [
        text(_LEFT - 24, 42, named.name, size=22 if len(named.name) < 50 else 15, weight=600),
        text(_LEFT - 24, 66, _subtitle(deck, words), fill=FAINT),
        *_curve(deck, words),
        *_influence(deck, foreign, words),
    ]
    return sheet(WIDTH, height, named.name, parts)


def _subtitle(deck: Deck, words: Words) -> str:
    identity = PRINTED[deck.identity]
    cards = words(message("deck-size", cards=size(deck), least=identity.min_deck))
    return f"{words(Message(f'card-{identity.id}'))} · {cards}"


# the cost curve


def _curve(deck: Deck, words: Words) -> Iterator[str]:
    yield text(_LEFT - 24, 106, words(message("deck-plot-costs")), size=15, weight=600)
    curve = costs(deck)
    most = max((types.total() for types in curve.values()), default=0)
    step = 1 if most <= 6 else 2 if most <= 12 else 5
    top = max(step, -(-most // step) * step)
    right = _MIDDLE - 60
    unit = (_FLOOR - _TOP) / top
    for cards in range(0, top + 1, step):
        y = _FLOOR - cards * unit
        yield f'<path d="M{_LEFT} {y:.1f}H{right}" stroke="{FAINT if not cards else GRID}"/>'
        yield text(_LEFT - 8, y + 4, str(cards), anchor="end", fill=FAINT)
    room = (right - _LEFT) / max(1, len(curve))
    bar = min(44.0, room * 0.7)
    for cost, types in curve.items():
        middle = _LEFT + room * (cost + 0.5)
        y = float(_FLOOR)
        for type in (type for type in Type if types[type]):
            high = types[type] * unit
            y -= high
            yield box(middle - bar / 2, y, bar, high, _TYPES[type])
        if types:
            yield text(middle, y - 6, str(types.total()), anchor="middle", weight=600)
        yield text(middle, _FLOOR + 20, str(cost), anchor="middle")
    yield text((_LEFT + right) / 2, _FLOOR + 40, words(message("deck-plot-cost")), anchor="middle", fill=FAINT)
    yield from _legend(deck, words)


def _legend(deck: Deck, words: Words) -> Iterator[str]:
    x = float(_LEFT)
    used = {PRINTED[id].type for id in deck.cards}
    for type in (type for type in _TYPES if type in used):
        name = words(Message(f"type-{type.value}"))
        yield box(x, _FLOOR + 53, 11, 11, _TYPES[type])
        yield text(x + 17, _FLOOR + 63, name, fill=FAINT)
        x += 36 + 7.5 * len(name)


# the influence


def _foreign(deck: Deck) -> dict[str, list[tuple[str, int]]]:
    """For each other faction the cards that take influence, and how much their copies take, the dearest first."""
    identity = PRINTED[deck.identity]
    taken = {id: influence_of(PRINTED[id], identity) * copies for id, copies in deck.cards.items()}
    dearest = sorted(((id, points) for id, points in taken.items() if points), key=lambda entry: -entry[1])
    spent = influence_by_faction(deck)
    return {
        faction: [entry for entry in dearest if PRINTED[entry[0]].faction == faction]
        for faction in sorted(spent, key=lambda faction: -spent[faction])
    }


def _influence(deck: Deck, foreign: dict[str, list[tuple[str, int]]], words: Words) -> Iterator[str]:
    limit, spent = PRINTED[deck.identity].influence_limit, influence_by_faction(deck)
    title = words(message("deck-influence", spent=sum(spent.values()), limit=limit))
    yield text(_MIDDLE, 106, title[:1].upper() + title[1:], size=15, weight=600)
    yield from _places(limit, [_FACTIONS[faction] for faction in foreign for _ in range(spent[faction])])
    y = _TOP + 44
    for faction, cards in foreign.items():
        yield f'<circle cx="{_MIDDLE + 6}" cy="{y - 4.5}" r="5.5" fill="{_FACTIONS[faction]}"/>'
        yield text(_MIDDLE + 22, y, words(Message(f"faction-{faction}")), weight=600)
        yield text(WIDTH - 36, y, str(spent[faction]), anchor="end", weight=600)
        for id, points in cards:
            y += _ROW
            yield text(_MIDDLE + 22, y, f"{deck.cards[id]}× {words(Message(f'card-{id}'))}")
            yield text(WIDTH - 36, y, str(points), anchor="end", fill=FAINT)
        y += _ROW + 10
    if not foreign:
        yield text(_MIDDLE, y, words(message("deck-plot-none")), fill=FAINT)


def _places(limit: int, taken: list[str]) -> Iterator[str]:
    """One place for each point of influence, in the colour of the faction that takes it; a line over those too many."""
    places = min(max(limit, len(taken)), _MOST_PLACES)
    room = (WIDTH - 32 - _MIDDLE) / places
    for place in range(places):
        fill = taken[place] if place < len(taken) else GRID
        yield box(_MIDDLE + place * room, _TOP - 8, room * 0.88, 18, fill)
    if places > limit:
        yield box(_MIDDLE + limit * room, _TOP - 15, (places - limit - 0.12) * room, 4, _OVER)
