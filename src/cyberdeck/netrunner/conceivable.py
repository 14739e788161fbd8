"""What a player may want to do with a card that he sees, whether it is offered or not."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import Reading
from cyberdeck.netrunner.text import text_of
from cyberdeck.netrunner.words import CORP, Side, Type, Zone


def find(reading: Reading, seat: int, words: Iterable[str], zones: Container[Zone] = ()) -> Card | None:
    """A card that this seat can name: best with that very name, in one of these zones, in its own hand."""

    def fit(card: Card) -> tuple[bool, bool, bool]:
        mine = card.zone is Zone.HAND and card.owner == seat
        return card.notation(seat) in words, card.zone in zones, mine

    return max(_named(reading, seat, words), key=fit, default=None)


def _named(reading: Reading, seat: int, words: Iterable[str]) -> list[Card]:
    return [c for c in reading.cards if c.visible(seat) and (c.notation(seat) in words or c.key in words)]


def conceivable(reading: Reading, seat: int, thing: str) -> Sequence[str]:
    """Copies in hand and in play may have one name: what one may want to do with any of them."""
    if seat < 0:
        return []
    named = _named(reading, seat, (thing,))
    exact = [card for card in named if card.notation(seat) == thing] or named[:1]
    verbs = dict.fromkeys(verb for card in exact for verb in _verbs(card, Side(seat)))
    return [f"{verb} {thing}" for verb in verbs]


def _verbs(card: Card, side: Side) -> tuple[str, ...]:
    if card.zone is Zone.HAND:
        return (_from_hand(card),) if card.owner is side else ()
    if card.zone in (Zone.ICE, Zone.ROOT):
        return _in_a_server(card) if side is CORP else _before_ice(card)
    if card.zone is Zone.SCORE:
        return ("use",) if side is CORP and card.active and text_of(card).paid else ()
    if card.zone is not Zone.RIG:
        return ()
    if side is CORP:
        return ("trash",) if card.type is Type.RESOURCE else ()
    return ("break 1",) if "icebreaker" in card.printed.subtypes else ("use",)


def _from_hand(card: Card) -> str:
    return "play" if card.type in (Type.EVENT, Type.OPERATION) else "install"


def _in_a_server(card: Card) -> tuple[str, ...]:
    if card.type is Type.AGENDA:
        return ("score", "advance")
    if card.faceup:
        return () if card.type is Type.ICE and not text_of(card).paid else ("use",)
    return ("rez", "advance") if card.type is Type.ASSET else ("rez",)


def _before_ice(card: Card) -> tuple[str, ...]:
    return ("break 1",) if text_of(card).break_for_click else ()
