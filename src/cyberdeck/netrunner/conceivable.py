"""What a player may want to do with a card that he sees, whether it is offered or not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import Reading
from cyberdeck.netrunner.words import CORP, Side, Type, Zone


def find(reading: Reading, seat: int, words: Iterable[str]) -> Card | None:
    """A card that this seat can name, its own hand first."""
    named = (c for c in reading.cards if c.visible(seat) and (c.notation(seat) in words or c.key in words))
    return max(named, key=lambda c: c.zone is Zone.HAND and c.owner == seat, default=None)


def conceivable(reading: Reading, seat: int, thing: str) -> Sequence[str]:
    card = find(reading, seat, (thing,))
    return [] if card is None or seat < 0 else [f"{verb} {thing}" for verb in _verbs(card, Side(seat))]


def _verbs(card: Card, side: Side) -> tuple[str, ...]:
    if card.zone is Zone.HAND:
        return (_from_hand(card),) if card.owner is side else ()
    if card.zone in (Zone.ICE, Zone.ROOT):
        return _in_a_server(card) if side is CORP else ()
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
        return () if card.type is Type.ICE else ("use",)
    return ("rez", "advance") if card.type is Type.ASSET else ("rez",)
