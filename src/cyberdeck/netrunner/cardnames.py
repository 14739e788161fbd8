"""Cards by what people and deck sites call them."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import yaml

from cyberdeck.kernel import Message
from cyberdeck.locale.texts import LANGUAGES, render
from cyberdeck.netrunner.printed import PRINTED, Printed
from cyberdeck.netrunner.words import Type

SET: Final = "01"


def find_card(name: str) -> Printed | None:
    """A card by its id, its code (`01050`) or that of a later printing, or its title in any language.

    Case, accents and signs do not count.
    """
    id = _names(tuple(PRINTED)).get(folded(name))
    return None if id is None else PRINTED[id]


def near(name: str, likeness: float = 0.6) -> list[str]:
    """The titles most like a name, for a reader who has misspelt one: one for each card that may be meant."""
    titles: dict[str, tuple[str, str]] = {}
    for card in PRINTED.values():
        for title in titles_of(card):
            titles.setdefault(folded(title), (card.id, title))
    found = difflib.get_close_matches(folded(name)[:60], titles, 6, likeness)
    meant: dict[str, str] = {}
    for match in found:
        meant.setdefault(*titles[match])
    return list(meant.values())[:3]


def folded(name: str) -> str:
    """Letters and digits only, without case and accents."""
    return "".join(char for char in unicodedata.normalize("NFKD", name.casefold()) if char.isalnum())


def code(card: Printed) -> str:
    """What deck sites call a card: the number of its set and its own number."""
    return f"{SET}{card.number:03}"


@cache
def reprints() -> Mapping[int, tuple[str, ...]]:
    """The codes of later printings of each card of the core set, by its number."""
    sets = yaml.safe_load((files(__package__) / "data" / "reprints.yaml").read_text(encoding="utf-8"))
    found: dict[int, list[str]] = {}
    for later, numbers in sets.items():
        for there, here in numbers.items():
            found.setdefault(here, []).append(f"{later:02}{there:03}")
    return {number: tuple(codes) for number, codes in found.items()}


def titles_of(card: Printed) -> Iterator[str]:
    """The title in each language; an identity may also be called by either half of its title."""
    yield card.title
    if card.type is Type.IDENTITY:
        yield from card.title.split(": ", 1)
    for language in LANGUAGES[1:]:
        yield render(Message(f"card-{card.id}"), language)


@cache
def _names(ids: tuple[str, ...]) -> Mapping[str, str]:
    """From what a card may be called to its id; what comes first counts more."""
    names: dict[str, str] = {}
    for id in ids:
        card = PRINTED[id]
        for name in (id, code(card), *reprints().get(card.number, ()), *titles_of(card)):
            names.setdefault(folded(name), id)
    return names
