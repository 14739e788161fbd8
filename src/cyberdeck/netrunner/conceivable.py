"""What a player may want to do with what he can point at, whether it is offered or not."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Final

from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import Reading
from cyberdeck.netrunner.text import text_of
from cyberdeck.netrunner.words import CORP, RUNNER, Side, Type, Zone, server_name

ACTIONS: Final = {CORP: ("credit", "draw", "purge"), RUNNER: ("credit", "draw", "remove-tag", "jack-out")}
"""What is done without pointing at anything."""


def find(reading: Reading, seat: int, words: Iterable[str], zones: Container[Zone] = ()) -> Card | None:
    """A card that this seat can name: best with that very name, in one of these zones, in its own hand."""

    def fit(card: Card) -> tuple[bool, bool, bool]:
        mine = card.zone is Zone.HAND and card.owner == seat
        return card.notation(seat) in words, card.zone in zones, mine

    return max(_named(reading, seat, words), key=fit, default=None)


def _named(reading: Reading, seat: int, words: Iterable[str]) -> list[Card]:
    """What is hidden but lies on the table has a name too: its place."""
    return [
        card
        for card in reading.cards
        if (card.installed and card.notation(seat) in words)
        or (card.visible(seat) and (card.notation(seat) in words or card.key in words))
    ]


def conceivable(reading: Reading, seat: int, thing: str) -> Sequence[str]:
    """What a side may want to do with a card, a server, or as an action.

    Copies in hand and in play may have one name: what one may want to do with any of them.
    """
    if seat < 0:
        return []
    side = Side(seat)
    if thing in ACTIONS[side]:
        return [thing]
    if thing in map(server_name, reading.servers):
        return [f"run {thing}"] if side is RUNNER else []
    named = _named(reading, seat, (thing,))
    exact = [card for card in named if card.notation(seat) == thing] or named[:1]
    wishes = [f"{verb} {card.notation(seat)}" for card in exact for verb in _verbs(card, side)]
    return list(dict.fromkeys(wishes))


def _verbs(card: Card, side: Side) -> tuple[str, ...]:
    if card.controller is not side:
        return _with_the_others(card, side)
    match card.zone:
        case Zone.HAND:
            return ("play",) if card.type in (Type.EVENT, Type.OPERATION) else ("install",)
        case Zone.ICE | Zone.ROOT:
            return _in_a_server(card)
        case Zone.RIG:
            return _in_the_rig(card)
    return ("use",)


def _with_the_others(card: Card, side: Side) -> tuple[str, ...]:
    """With a card of the opponent, which may be hidden."""
    if side is CORP:
        return ("trash",) if card.zone is Zone.RIG else ("use",)
    match card.zone:
        case Zone.ICE:
            return ("break 1",)
        case Zone.ROOT:
            return ("access", "trash")
    return ("use",)


def _in_a_server(card: Card) -> tuple[str, ...]:
    if card.type is Type.AGENDA:
        return ("score", "advance")
    advance = ("advance",) if card.type is Type.ASSET or text_of(card).can_advance else ()
    return ("use" if card.faceup else "rez", *advance)


def _in_the_rig(card: Card) -> tuple[str, ...]:
    """An icebreaker breaks; what else a card offers has its own word."""
    text = text_of(card)
    offers = {"break 1": text.breaks, "boost": text.boosts, "prevent": text.prevents, "instead": text.instead_of_access}
    found = tuple(verb for verb, offered in offers.items() if offered)
    return (*found, "use") if text.paid or not found else found
