"""A deck as a link: the identity and the cards as one short word that stands in an address."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Mapping
from typing import Final
from urllib.parse import parse_qs, quote, urlsplit
from zlib import crc32

from cyberdeck.kernel import Complaint, message
from cyberdeck.netrunner.decks import Deck
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.words import Type

PAGE: Final = "/decks"
FORM: Final = "1"
"""Which form of the word this is: those of today can be read for ever."""
_COPIES: Final = 128
"""A byte from here on says how many copies there are of the cards after it, until the next; below are cards."""
_LIST: Final = re.compile(r"(?:^|[?&])list=.")


def link_of(deck: Deck, name: str, address: str = "") -> str:
    """Where the deckbuilder of the service at this address opens the deck."""
    named = f"&name={quote(name, safe='')}" if name else ""
    return f"{address.rstrip('/')}{PAGE}?list={word_of(deck)}{named}"


def word_of(deck: Deck) -> str:
    packed = bytes(_packed(deck))
    return FORM + urlsafe_b64encode(packed + _check(packed)).decode().rstrip("=")


def _packed(deck: Deck) -> Iterator[int]:
    """The number of the identity, then for each number of copies, the largest first, the cards of that number."""
    yield PRINTED[deck.identity].number
    for copies in sorted({*deck.cards.values()}, reverse=True):
        yield _COPIES + copies
        yield from sorted(PRINTED[id].number for id, number in deck.cards.items() if number == copies)


def _check(packed: bytes) -> bytes:
    return crc32(packed).to_bytes(4, "big")[:2]


def is_link(text: str) -> bool:
    return len(text.split()) == 1 and _LIST.search(text.strip()) is not None


def linked(text: str) -> tuple[str, Deck]:
    """The name and the deck of a link, whatever service it leads to; a Complaint if it is incomplete."""
    text = text.strip()
    asked = parse_qs(urlsplit(text).query if "?" in text else text)
    return asked.get("name", [""])[0], deck_of_word(asked["list"][0])


def deck_of_word(word: str) -> Deck:
    try:
        packed = urlsafe_b64decode(word[1:].encode("ascii") + b"==")
    except ValueError:
        raise _broken() from None
    content, check = packed[:-2], packed[-2:]
    if not word.startswith(FORM) or not content or _check(content) != check:
        raise _broken()
    return _unpacked(content)


def _unpacked(content: bytes) -> Deck:
    cards: dict[str, int] = {}
    copies = 0
    for byte in content[1:]:
        if byte > _COPIES:
            copies = byte - _COPIES
        elif copies and byte in _BY_NUMBER:
            cards[_BY_NUMBER[byte]] = copies
        else:
            raise _broken()
    identity = _BY_NUMBER.get(content[0], "")
    if not identity or PRINTED[identity].type is not Type.IDENTITY:
        raise _broken()
    return Deck(identity, {id: cards[id] for id in PRINTED if id in cards})


_BY_NUMBER: Final[Mapping[int, str]] = {card.number: id for id, card in PRINTED.items()}


def _broken() -> Complaint:
    return Complaint(message("deckfile-link"))
