"""Decks: an identity and its cards; the starter decks (NR-4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from cyberdeck.kernel import Complaint, frozen, message
from cyberdeck.netrunner.printed import PRINTED, Printed
from cyberdeck.netrunner.text import TEXTS
from cyberdeck.netrunner.words import Side, Type


class DeckData(TypedDict):
    """A deck as plain data."""

    identity: str
    cards: dict[str, int]


@frozen
class Deck:
    """An identity, and how many copies of each card; ids of the card data."""

    identity: str
    cards: Mapping[str, int]

    @property
    def side(self) -> Side:
        return PRINTED[self.identity].side

    def data(self) -> DeckData:
        return {"identity": self.identity, "cards": dict(self.cards)}


def starter_deck(faction: str) -> Deck:
    """NR-4.1: every card of one faction together with every neutral card of its side."""
    identities = [c for c in PRINTED.values() if c.faction == faction and c.type is Type.IDENTITY]
    if not identities:
        raise Complaint(message("deck-unknown", name=faction, known=", ".join(starter_names())))
    identity = identities[0]
    cards = {
        card.id: card.copies
        for card in PRINTED.values()
        if card.side is identity.side and card.faction in (faction, "neutral") and card.type is not Type.IDENTITY
    }
    return Deck(identity.id, cards)


def starter_names(side: Side | None = None) -> list[str]:
    """The factions whose cards all exist here."""
    identities = [c for c in PRINTED.values() if c.type is Type.IDENTITY and c.id in TEXTS]
    return [c.faction for c in identities if side is None or c.side is side]


def deck_of(setup: object, side: Side) -> Deck:
    """A starter deck by its faction's name, or identity and cards; a Complaint for anything else."""
    deck = starter_deck(setup) if isinstance(setup, str) else _parsed(setup)
    if deck.side is not side:
        raise Complaint(message("deck-side", side=side.spoken(-1)))
    unknown = [id for id in (deck.identity, *deck.cards) if id not in TEXTS]
    if unknown:
        raise Complaint(message("deck-card", card=unknown[0]))
    return deck


def _parsed(data: object) -> Deck:
    if isinstance(data, Deck):
        return data
    if not isinstance(data, Mapping) or not isinstance(data.get("cards"), Mapping):
        raise Complaint(message("deck-malformed"))
    identity = PRINTED.get(str(data.get("identity")))
    if identity is None or identity.type is not Type.IDENTITY:
        raise Complaint(message("deck-malformed"))
    cards = dict(data["cards"])
    for id, copies in cards.items():
        if id not in PRINTED:
            raise Complaint(message("deck-card", card=str(id)))
        if type(copies) is not int or not 0 < copies < 100 or not _belongs(PRINTED[id], identity):
            raise Complaint(message("deck-malformed"))
    return Deck(identity.id, cards)


def _belongs(card: Printed, identity: Printed) -> bool:
    return card.side is identity.side and card.type is not Type.IDENTITY
