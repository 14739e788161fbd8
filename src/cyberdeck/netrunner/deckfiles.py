"""Decks by the names of starter decks and of files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cyberdeck.kernel import Complaint, message
from cyberdeck.netrunner.deckbuilding import faults
from cyberdeck.netrunner.deckformats import WRITERS, NamedDeck, read_deck
from cyberdeck.netrunner.decklinks import is_link
from cyberdeck.netrunner.decks import Deck, starter_deck, starter_names
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.words import Side

MEGABYTES: Final = 1
LIMIT: Final = MEGABYTES * 1_000_000


def load_deck(name: str, side: Side) -> Deck:
    """A legal deck for that side: a starter deck by its faction, or a file."""
    deck = find_deck(name).deck
    if deck.side is not side:
        raise Complaint(message("deck-side", side=side.spoken(-1)))
    if reasons := faults(deck):
        raise Complaint(message("deckfile-illegal", file=name, reason=reasons[0].message))
    return deck


def find_deck(name: str, identity: str = "") -> NamedDeck:
    """A starter deck by its faction, the deck of a link, or that in a file, legal or not."""
    if name in starter_names():
        return NamedDeck(name, starter_deck(name))
    if is_link(name):
        found = read_deck(name, identity)
        return found if found.name else NamedDeck(PRINTED[found.deck.identity].title, found.deck)
    found = read_deck(_read(name), identity)
    return found if found.name else NamedDeck(Path(name).stem, found.deck)


def write_deck(file: str, named: NamedDeck) -> None:
    """Write a deck in the format that the file's name asks for, over an older deck perhaps, but over nothing else."""
    write = WRITERS.get(Path(file).suffix.lower())
    if write is None:
        raise Complaint(message("deckfile-format", file=file, known=", ".join(WRITERS)))
    path = Path(file)
    try:
        if path.exists() and path.stat().st_size:
            find_deck(file)
    except (Complaint, OSError):
        raise Complaint(message("deckfile-not-replaced", file=file)) from None
    try:
        path.write_text(write(named), encoding="utf-8")
    except (OSError, ValueError):
        raise Complaint(message("file-not-written", file=file)) from None


def _read(file: str) -> str:
    """The text of a file; a Complaint if it is missing, huge or no text."""
    try:
        with open(file, "rb") as stream:
            data = stream.read(LIMIT + 1)
    except FileNotFoundError:
        raise Complaint(message("deckfile-missing", file=file, known=", ".join(starter_names()))) from None
    except (OSError, ValueError):
        raise Complaint(message("file-unreadable", file=file)) from None
    if len(data) > LIMIT:
        raise Complaint(message("file-too-big", file=file, megabytes=MEGABYTES))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise Complaint(message("file-not-text", file=file))
    return text
