"""Deckbuilding: which decks may be played, and why others may not (NR-52, NR-53)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from cyberdeck.kernel import Message, Reason, message
from cyberdeck.netrunner.decks import Deck
from cyberdeck.netrunner.printed import PRINTED, Printed
from cyberdeck.netrunner.words import CORP, Type

MOST_COPIES: Final = 3
NEUTRAL: Final = "neutral"


def size(deck: Deck) -> int:
    """NR-52.3: the cards without the identity."""
    return sum(deck.cards.values())


def agenda_points(deck: Deck) -> int:
    return sum(PRINTED[id].points * copies for id, copies in deck.cards.items())


def agenda_points_for(cards: int) -> tuple[int, int] | None:
    """NR-52.8: the two totals that a Corp deck of that size may have; below 40 cards none is named (NR-AMB-19)."""
    if cards < 40:
        return None
    low = 18 + 2 * ((cards - 40) // 5)
    return low, low + 1


def is_foreign(card: Printed, identity: Printed) -> bool:
    """Whether a card is of another faction of the identity's own side."""
    return card.side is identity.side and card.faction not in (identity.faction, NEUTRAL)


def influence_of(card: Printed, identity: Printed) -> int:
    """NR-53.2: what one copy takes from the influence of that identity."""
    return (card.influence or 0) if is_foreign(card, identity) else 0


def influence_by_faction(deck: Deck) -> Mapping[str, int]:
    """What the cards of each other faction take."""
    spent: dict[str, int] = {}
    identity = PRINTED[deck.identity]
    for id, copies in deck.cards.items():
        card = PRINTED[id]
        if (each := influence_of(card, identity)) > 0:
            spent[card.faction] = spent.get(card.faction, 0) + each * copies
    return spent


def influence(deck: Deck) -> int:
    """NR-53.3: each copy counts."""
    return sum(influence_by_faction(deck).values())


def faults(deck: Deck, sets: int | None = None) -> tuple[Reason, ...]:
    """Everything that keeps a deck from being legal; with `sets`, also what so many core sets cannot provide."""
    identity = PRINTED.get(deck.identity)
    if identity is None or identity.type is not Type.IDENTITY:
        return (Reason(message("deck-fault-identity", identity=deck.identity), "NR-52.1"),)
    unknown = [id for id in deck.cards if id not in PRINTED]
    if unknown:
        return tuple(Reason(message("deck-card", card=id)) for id in unknown)
    cards = [(PRINTED[id], copies) for id, copies in deck.cards.items()]
    single = [reason for card, copies in cards for reason in _faults_of(card, copies, identity, sets)]
    return (*_totals(deck, identity), *single)


def _totals(deck: Deck, identity: Printed) -> Iterator[Reason]:
    cards, spent, points = size(deck), influence(deck), agenda_points(deck)
    if cards < identity.min_deck:
        yield Reason(message("deck-fault-size", cards=cards, least=identity.min_deck), "NR-52.2")
    allowed = agenda_points_for(cards) if identity.side is CORP else None
    if allowed is not None and points not in allowed:
        low, high = allowed
        yield Reason(message("deck-fault-points", points=points, low=low, high=high, cards=cards), "NR-52.8")
    if spent > identity.influence_limit:
        yield Reason(message("deck-fault-influence", spent=spent, limit=identity.influence_limit), "NR-53.1")


def _faults_of(card: Printed, copies: int, identity: Printed, sets: int | None) -> Iterator[Reason]:
    title = Message(f"card-{card.id}")
    if card.type is Type.IDENTITY:
        yield Reason(message("deck-fault-second-identity", card=title), "NR-52.1")
        return
    if card.side is not identity.side:
        yield Reason(message("deck-fault-side", card=title, side=card.side.spoken(-1)), "NR-52.5")
    elif is_foreign(card, identity) and card.type is Type.AGENDA:
        yield Reason(message("deck-fault-agenda", card=title), "NR-53.6")
    elif is_foreign(card, identity) and card.influence is None:
        yield Reason(message("deck-fault-no-influence", card=title), "NR-53.5")
    if copies > MOST_COPIES:
        yield Reason(message("deck-fault-copies", card=title, copies=copies, most=MOST_COPIES), "NR-52.4")
    if sets is not None and copies > card.copies * sets:
        there = card.copies * sets
        yield Reason(message("deck-fault-sets", card=title, copies=copies, sets=sets, there=there), "NR-4.5")
