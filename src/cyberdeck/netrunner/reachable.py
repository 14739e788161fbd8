"""What no play could lead to: a position that shows it is refused, with the reason."""

from __future__ import annotations

from typing import Final

from cyberdeck.kernel.spec import refused
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.counters import Place
from cyberdeck.netrunner.places import ALONE_IN_A_REMOTE, crowded
from cyberdeck.netrunner.printed import Printed
from cyberdeck.netrunner.rezzing import DerezSelf
from cyberdeck.netrunner.state import Reading
from cyberdeck.netrunner.text import TEXTS, text_of
from cyberdeck.netrunner.values import WINNING_POINTS, advanceable, memory_limit, memory_used, points, strength
from cyberdeck.netrunner.words import RUNNER, Side, Type, Zone

COUNTERS: Final = ("advancement", "credits", "recurring", "virus", "power", "agenda")
MANY: Final = 999
_BRINGING: Final = "NR-CARD-29, -53, -56"
"""Each card that brings credits says how many, and that it is trashed without them."""
_CLAUSES: Final = {
    "advancement": "NR-51.4",
    "credits": _BRINGING,
    "recurring": "NR-49.4",
    "virus": "NR-51.3",
    "power": "NR-51.2",
    "agenda": "NR-51.1",
}


def check(reading: Reading) -> None:
    """A Complaint that names what cannot be between two steps of the rules."""
    for card in reading.cards:
        _check_counters(card)
    for column in reading.servers.values():
        _check_root([reading.cards[id].printed for id in column.root])
    _check_installed(reading)
    for side in Side:
        if points(reading, side) >= WINNING_POINTS:
            raise refused("position-over", points=WINNING_POINTS, clause="NR-37.1")


def may_lie_on(reading: Reading, printed: Printed, host: Card | None) -> bool:
    """NR-47.2: a card that needs a host has a fitting one; a program may have one that takes it."""
    needs = TEXTS[printed.id].host
    if host is None:
        return needs is None
    if needs is not None:
        return needs(reading, host._replace(faceup=True) if _derezzed(host) else host)
    takes = text_of(host).can_host
    program = Card(-1, printed.id, RUNNER, Zone.HAND)
    return takes is not None and printed.type is Type.PROGRAM and takes(reading, host, program)


def _derezzed(card: Card) -> bool:
    """Whether it may have been rezzed before (NR-FAQ-8)."""
    steps = (step for subroutine in text_of(card).subroutines for step in subroutine)
    return not card.faceup and any(isinstance(step, DerezSelf) for step in steps)


def _check_counters(card: Card) -> None:
    """NR-7.9: only cards in play have counters, and no more credits than they bring."""
    for counter in COUNTERS:
        most = _most(card, counter)
        if getattr(card, counter) > most:
            clause = _CLAUSES[counter]
            raise refused("position-counters", card=card.printed.title, counter=counter, most=most, clause=clause)
    if card.active and text_of(card).credits and not card.credits:
        raise refused("position-empty", card=card.printed.title, clause=_BRINGING)
    if card.shown:
        raise refused("position-mark", mark="shown", card=card.printed.title)


def _most(card: Card, counter: str) -> int:
    """NR-17.2, NR-49.2, NR-51.1 to 51.3: by the card's own text, its subtypes, and where it lies."""
    match counter:
        case "advancement":
            return MANY if advanceable(card) else 0
        case "credits":
            return text_of(card).credits if card.active else 0
        case "recurring":
            return text_of(card).recurring if card.active else 0
        case "agenda":
            return MANY if card.zone is Zone.SCORE and _scored_with_counters(card) else 0
        case "virus":
            return MANY if card.zone is Zone.RIG and "virus" in card.printed.subtypes else 0
    return MANY if card.active and card.installed and any(paid.cost.power for paid in text_of(card).paid) else 0


def _scored_with_counters(card: Card) -> bool:
    """NR-51.1: only an agenda whose text puts agenda counters on it has any."""
    steps = (step for when in text_of(card).when if isinstance(when.effects, tuple) for step in when.effects)
    return any(step.agenda for step in steps if isinstance(step, Place))


def _check_root(root: list[Printed]) -> None:
    for place, printed in enumerate(root):
        if crowded(printed, root[:place]):
            clause = "NR-8.9" if printed.type in ALONE_IN_A_REMOTE else "NR-14.10"
            raise refused("position-crowded", card=printed.title, clause=clause)


def _check_installed(reading: Reading) -> None:
    """Memory, one console (NR-19.10), no unique card twice, no ice that Parasite would have trashed."""
    if memory_used(reading) > memory_limit(reading):
        raise refused("position-memory", clause="NR-19.4")
    if sum("console" in reading.cards[id].printed.subtypes for id in reading.rig) > 1:
        raise refused("position-console", clause="NR-19.10")
    active = [card.key for card in reading.cards if card.printed.unique and card.active and card.installed]
    if len(set(active)) < len(active):
        raise refused("position-unique", clause="NR-50.1")
    for id in reading.index.get("trashes_weak_host"):
        host = reading.cards[reading.cards[id].host]
        if host.faceup and strength(reading, host) <= 0:
            raise refused("position-weak", card=host.printed.title, clause="NR-CARD-12")
