"""What a deckbuilder needs beside the table: legality, reading and writing decks, the starter decks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cyberdeck.kernel import Complaint, message
from cyberdeck.netrunner import deckbuilding
from cyberdeck.netrunner.deckformats import NamedDeck, as_json, octgn, plain, read_deck
from cyberdeck.netrunner.decks import Deck, deck_of, starter_deck, starter_names
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.words import CORP

WRITERS: Final[Mapping[str, Callable[[NamedDeck], str]]] = {"text": plain, "json": as_json, "octgn": octgn}
LONGEST: Final = 20_000


def check_deck(wish: Any) -> dict[str, Any]:
    """How a deck stands: its counts, their bounds, and everything that keeps it from being legal, by clause."""
    deck = _deck(wish)
    identity = PRINTED[deck.identity]
    cards = deckbuilding.size(deck)
    allowed = deckbuilding.agenda_points_for(cards) if identity.side is CORP else None
    return {
        "cards": cards,
        "least": identity.min_deck,
        "influence": deckbuilding.influence(deck),
        "limit": identity.influence_limit,
        "points": deckbuilding.agenda_points(deck),
        "allowed": allowed,
        "faults": [[reason.message, reason.clause] for reason in deckbuilding.faults(deck)],
    }


def import_deck(wish: Any) -> dict[str, Any]:
    """A deck from the text of a deck tool."""
    text = wish.get("text") if isinstance(wish, Mapping) else None
    if not isinstance(text, str) or len(text) > LONGEST:
        raise Complaint(message("deck-malformed"))
    named = read_deck(text)
    return {"name": named.name, **named.deck.data()}


def export_deck(wish: Any) -> dict[str, Any]:
    """A deck as text in one of the formats."""
    deck, format = _deck(wish), wish.get("format", "text")
    if format not in WRITERS:
        raise Complaint(message("deck-malformed"))
    return {"text": WRITERS[format](NamedDeck(str(wish.get("name", ""))[:80], deck))}


def starter_decks(wish: Any) -> dict[str, Any]:
    """Every starter deck by its faction."""
    return {name: starter_deck(name).data() for name in starter_names()}


def _deck(wish: Any) -> Deck:
    identity = wish.get("identity") if isinstance(wish, Mapping) else None
    if identity not in PRINTED:
        raise Complaint(message("deck-malformed"))
    return deck_of({"identity": identity, "cards": wish.get("cards")}, PRINTED[identity].side)


TOOLS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "check-deck": check_deck,
    "import-deck": import_deck,
    "export-deck": export_deck,
    "starter-decks": starter_decks,
}
