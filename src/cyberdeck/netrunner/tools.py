"""What a deckbuilder needs beside the table: legality, reading and writing decks, the starter decks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypedDict

from cyberdeck.kernel import Complaint, Message, Tool, message
from cyberdeck.netrunner import deckbuilding
from cyberdeck.netrunner.deckformats import NamedDeck, as_json, bbcode, link, markdown, octgn, plain, read_deck, tidy
from cyberdeck.netrunner.decks import Deck, DeckData, starter_deck, starter_names
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.words import CORP, Type

WRITERS: Final[Mapping[str, Callable[[NamedDeck], str]]] = {
    "text": plain,
    "link": link,
    "markdown": markdown,
    "bbcode": bbcode,
    "json": as_json,
    "octgn": octgn,
}
LONGEST: Final = 20_000
MOST: Final = 99


class NamedDeckData(DeckData):
    name: str


class DeckChecked(TypedDict):
    cards: int
    least: int
    influence: int
    limit: int
    spent: dict[str, int]
    points: int
    allowed: tuple[int, int] | None
    faults: list[tuple[Message, str]]
    """What keeps the deck from being legal, with the clause."""


def check_deck(wish: object) -> DeckChecked:
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
        "spent": _spent(deck),
        "points": deckbuilding.agenda_points(deck),
        "allowed": allowed,
        "faults": [(reason.message, reason.clause) for reason in deckbuilding.faults(deck)],
    }


def import_deck(wish: object) -> NamedDeckData:
    """A deck from the text of a deck tool; `identity` is the one to take, for texts that name none."""
    text, identity = (wish.get("text"), wish.get("identity", "")) if isinstance(wish, Mapping) else (None, "")
    if not isinstance(text, str) or not isinstance(identity, str):
        raise Complaint(message("deck-malformed"))
    if len(text) > LONGEST:
        raise Complaint(message("too-large"))
    named = read_deck(text, identity)
    return {"name": named.name, **named.deck.data()}


def export_deck(wish: object) -> dict[str, str]:
    """A deck as text in one of the formats."""
    deck = _deck(wish)
    format, name = (wish.get("format", "text"), wish.get("name", "")) if isinstance(wish, Mapping) else ("", "")
    if not isinstance(format, str) or format not in WRITERS or not isinstance(name, str):
        raise Complaint(message("deck-malformed"))
    return {"text": WRITERS[format](NamedDeck(tidy(name), deck))}


def starter_decks(wish: object) -> dict[str, DeckData]:
    """Every starter deck by its faction."""
    return {name: starter_deck(name).data() for name in starter_names()}


def _spent(deck: Deck) -> dict[str, int]:
    """NR-53.3: what each card takes from the influence, with all its copies."""
    identity = PRINTED[deck.identity]
    each = {id: deckbuilding.influence_of(PRINTED[id], identity) for id in deck.cards}
    return {id: influence * deck.cards[id] for id, influence in each.items() if influence}


def _deck(wish: object) -> Deck:
    """The deck of a wish, legal or not; a Complaint if it names what is no card, or counts what is no number."""
    identity, cards = (wish.get("identity"), wish.get("cards")) if isinstance(wish, Mapping) else (None, None)
    if not isinstance(identity, str) or not isinstance(cards, Mapping) or not all(map(_is_count, cards.values())):
        raise Complaint(message("deck-malformed"))
    if identity not in PRINTED or PRINTED[identity].type is not Type.IDENTITY:
        raise Complaint(message("deck-malformed"))
    if unknown := [str(id) for id in cards if id not in PRINTED]:
        raise Complaint(message("deck-card", card=unknown[0][:60]))
    return Deck(identity, dict(cards))


def _is_count(copies: object) -> bool:
    return isinstance(copies, int) and not isinstance(copies, bool) and 0 < copies <= MOST


TOOLS: Final[Mapping[str, Tool]] = {
    "check-deck": check_deck,
    "import-deck": import_deck,
    "export-deck": export_deck,
    "starter-decks": starter_decks,
}
