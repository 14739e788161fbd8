"""How decks are written down: as text, Markdown or BBCode, as a link, as the JSON of deck sites, as OCTGN's `.o8d`."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Any, Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from cyberdeck.kernel import Complaint, Message, message
from cyberdeck.netrunner.cardnames import code, find_card, folded, near
from cyberdeck.netrunner.deckbuilding import faults
from cyberdeck.netrunner.decklinks import is_link, link_of, linked
from cyberdeck.netrunner.decks import Deck, starter_names
from cyberdeck.netrunner.printed import PRINTED, Printed
from cyberdeck.netrunner.words import Type

MOST: Final = 99
PATIENCE: Final = 1000
"""So many lines without a card, and it is no deck."""
LONGEST: Final = 200
"""What of a line is looked at."""
OCTGN_GAME: Final = "0f38e453-26df-4c04-9d67-6d43de939c77"
OCTGN_CARD: Final = "bc0f047c-01b1-427f-a439-d451eda"


class NamedDeck(NamedTuple):
    """A deck and what its owner calls it."""

    name: str
    deck: Deck


class Entry(NamedTuple):
    """One line of a deck: how often it wants what it calls a card."""

    count: Any
    title: str
    code: str = ""


# reading


def read_deck(text: str, identity: str = "") -> NamedDeck:
    """The deck that a text holds, whichever format it is in; a Complaint that says what is wrong with it.

    `identity` takes the place of the one that the text names, or fails to name.
    """
    if is_link(text):
        name, deck = linked(text)
        return NamedDeck(tidy(name), deck if not identity else Deck(_identity(identity), deck.cards))
    name, entries = _read(text)
    return _deck(name, entries, _identity(identity) if identity else "")


def _read(text: str) -> tuple[str, Iterable[Entry]]:
    """What the deck is called, and its lines."""
    start = text.lstrip()[:1]
    if start == "<":
        return _read_octgn(text)
    if start == "{" or (start == "[" and _is_json(text)):
        return _read_json(text)
    return _read_plain(text)


def _identity(name: str) -> str:
    card = find_card(name)
    if card is None or card.type is not Type.IDENTITY:
        known = ", ".join(card.title.partition(":")[0] for card in PRINTED.values() if card.type is Type.IDENTITY)
        raise Complaint(message("deckfile-identity", name=name[:60], known=known))
    return card.id


def _deck(name: str, entries: Iterable[Entry], identity: str) -> NamedDeck:
    """The deck that these lines make; the first line that cannot be meant is complained about, if any can."""
    identities: dict[str, None] = {}
    cards: dict[str, int] = {}
    unknown: list[Entry] = []
    for entry in entries:
        card = find_card(entry.title) or find_card(entry.code)
        if card is None:
            unknown.append(entry)
        elif card.type is Type.IDENTITY:
            _check_count(entry, card, 1)
            identities[card.id] = None
        else:
            _check_count(entry, card, MOST - cards.get(card.id, 0))
            cards[card.id] = cards.get(card.id, 0) + entry.count
        if unknown and (identities or cards):
            raise _unknown(unknown[0])
        if len(unknown) > PATIENCE:
            break
    if not (identities or cards):
        raise Complaint(message("deckfile-not-deck"))
    cards = _in_order(cards)
    return NamedDeck(tidy(name), Deck(identity or _only(list(identities) or _possible(cards)), cards))


def _possible(cards: Mapping[str, int]) -> list[str]:
    """Some tools leave the identity out: it is the one with which the deck is legal, if there is no other."""
    identities = [card.id for card in PRINTED.values() if card.type is Type.IDENTITY]
    legal = [identity for identity in identities if not faults(Deck(identity, cards))]
    return legal if len(legal) == 1 else []


def _only(identities: list[str]) -> str:
    if not identities:
        raise Complaint(message("deckfile-no-identity"))
    if len(identities) > 1:
        first, second = (Message(f"card-{id}") for id in identities[:2])
        raise Complaint(message("deckfile-identities", first=first, second=second))
    return identities[0]


def tidy(name: str) -> str:
    """A name in one line, of bearable length, that no screen and no other format can stumble over."""
    return "".join(char for char in " ".join(name.split()) if char.isprintable())[:80]


def _in_order(cards: Mapping[str, int]) -> dict[str, int]:
    """As the cards are numbered, so that the same deck is the same game from whatever file."""
    return {id: cards[id] for id in PRINTED if id in cards}


def _is_count(count: object, most: int) -> bool:
    return isinstance(count, int) and not isinstance(count, bool) and 0 < count <= most


def _unknown(entry: Entry) -> Complaint:
    title = entry.title[:60]
    if titles := near(title):
        return Complaint(message("deckfile-card-near", card=title, near=", ".join(titles)))
    return Complaint(message("deckfile-card", card=title))


def _check_count(entry: Entry, card: Printed, most: int) -> None:
    if not _is_count(entry.count, most):
        raise _miscounted(entry, card)


def _miscounted(entry: Entry, card: Printed) -> Complaint:
    if card.type is Type.IDENTITY:
        return Complaint(message("deckfile-count-identity", card=Message(f"card-{card.id}")))
    return Complaint(message("deckfile-count", card=Message(f"card-{card.id}"), count=str(entry.count)[:20], most=MOST))


# plain text

_NAMED: Final = re.compile(r"(?:#|//)[#/ ]*(?P<name>.*)|\[b\](?P<bold>.*)\[/b\]\s*", re.IGNORECASE)
"""A first line that is a comment, a heading or all bold is what the deck is called, whatever is in it."""
_COMMENT: Final = re.compile(r"(?:^|\s)(?:#|//).*")
_COUNTED: Final = re.compile(r"(?P<count>[-+]?\d[\d.,]*)\s*(?:[x×*]\s*|\s)(?P<title>\S.*)", re.IGNORECASE)
_COUNTED_LAST: Final = re.compile(r"(?P<title>.*\S)\s+[x×*]\s*(?P<count>\d+)", re.IGNORECASE)
_BULLET: Final = re.compile(r"^[-*•]\s+")
_HEADING: Final = re.compile(r"\[.*\]|[=*-]{2}.*|.*:|\D*\(\d+\)")
_FOOTER: Final = re.compile(
    r"\d+ (?:influence|cards?|agenda points?)\b.*|(?:cards up to|deck built|decklist)\b.*", re.IGNORECASE
)
_SETS: Final = r"\((?:core set|revised core set|system core 2019|system update 2021)[^)]*\)"
_EXTRAS: Final = re.compile(rf"\s*(?:{_SETS}|[●•○★☆]+|\|.*|(?<=\w)\s\[[^\]]*\]$)\s*", re.IGNORECASE)
_TAG: Final = re.compile(r"\[/?(?:b|i|u|url|color|size|list|\*)(?:=[^\]]*)?\]", re.IGNORECASE)
_LINK: Final = re.compile(r"\[([^\]]+)\]\([^)\s]*\)")
_EMPHASIS: Final = re.compile(r"(?<!\w)(\*\*|__|_)(?=\S)(.+?)(?<=\S)\1(?!\w)")
_HEADINGS: Final = ("runner", "corp", "corporation", "identity", "icebreaker", "stack", "deck", "cards")


def _read_plain(text: str) -> tuple[str, Iterable[Entry]]:
    lines = text.splitlines()
    named = _NAMED.fullmatch(lines[0][:LONGEST]) if lines else None
    told = filter(None, map(_bare, lines[1:] if named else lines))
    first = next(told, "")
    name = named["name"] or named["bold"] or "" if named else ""
    if not name and _is_name(first):
        name, first = first, ""
    return name, (_entry(line) for line in chain([first], told) if line and not _is_heading(line))


def _unmarked(line: str) -> str:
    """A line without the signs of BBCode and Markdown."""
    return _EMPHASIS.sub(r"\2", _LINK.sub(r"\1", _TAG.sub("", line)))


def _bare(line: str) -> str:
    """A line without comment, bullet, influence and set; nothing is left of what a site says below its decks."""
    line = _EXTRAS.sub("", _BULLET.sub("", _COMMENT.sub("", _unmarked(line[:LONGEST])).strip())).strip()
    word, colon, rest = line.partition(":")
    if colon and folded(word) == "identity":
        return rest.strip()
    return "" if _FOOTER.fullmatch(line) else line


def _is_name(line: str) -> bool:
    """A first line that counts nothing and names no card, misspelt perhaps, is what the deck is called."""
    return not (find_card(line) or _COUNTED.fullmatch(line) or _is_heading(line) or near(line, 0.8))


def _is_heading(line: str) -> bool:
    if find_card(line) is not None or _COUNTED.fullmatch(line):
        return False
    return bool(_HEADING.fullmatch(line)) or folded(line) in _headings()


@cache
def _headings() -> frozenset[str]:
    """The words under which cards are grouped, in the singular and the plural."""
    words = {*_HEADINGS, *(type.value for type in Type), *(faction for faction in starter_names()), "neutral"}
    return frozenset(folded(f"{word}{ending}") for word in words for ending in ("", "s"))


def _entry(line: str) -> Entry:
    counted = _COUNTED.fullmatch(line) or _COUNTED_LAST.fullmatch(line)
    if counted is None:
        return Entry(1, line)
    count = counted["count"]
    return Entry(int(count) if count.isdecimal() and len(count) < 5 else count, counted["title"])


# the JSON of deck sites

_COUNTS: Final = ("quantity", "qty", "count")
_CARDS: Final = ("title", "name", "card", "code", "id")
_SLOTS: Final = ("cards", "slots", "card_slots")
_IDENTITY: Final = ("identity", "identity_card_id")


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _read_json(text: str) -> tuple[str, Iterable[Entry]]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise Complaint(message("deckfile-json", line=error.lineno)) from None
    except (ValueError, RecursionError):
        raise Complaint(message("deckfile-not-deck")) from None
    data = _inside(data)
    if not isinstance(data, Mapping):
        raise Complaint(message("deckfile-not-deck"))
    cards = next((data[key] for key in _SLOTS if key in data), data)
    identity = next((data[key] for key in _IDENTITY if key in data), None)
    name = data.get("name")
    return name if isinstance(name, str) else "", [*_json_identity(identity), *_json_entries(cards)]


def _inside(data: object) -> object:
    """Sites wrap a deck up: in the `data` of an answer, in a list of one, in the `attributes` of a resource."""
    if isinstance(data, Mapping) and isinstance(data.get("data"), list | Mapping):
        data = data["data"]
    if isinstance(data, list) and len(data) == 1:
        data = data[0]
    return data["attributes"] if isinstance(data, Mapping) and isinstance(data.get("attributes"), Mapping) else data


def _json_identity(identity: object) -> Iterator[Entry]:
    if isinstance(identity, str):
        yield Entry(1, identity)
    elif isinstance(identity, Mapping):
        yield Entry(1, _first(identity, _CARDS))


def _json_entries(cards: object) -> Iterator[Entry]:
    """A mapping from card to count, or a list of objects with both."""
    if isinstance(cards, Mapping):
        for card, count in cards.items():
            yield Entry(count, str(card))
    elif isinstance(cards, list):
        for item in cards:
            if not isinstance(item, Mapping):
                raise Complaint(message("deckfile-not-deck"))
            count = next((item[key] for key in _COUNTS if key in item), None)
            inside = item.get("card")
            yield Entry(count, _first(inside if isinstance(inside, Mapping) else item, _CARDS))


def _first(item: Mapping[str, object], keys: tuple[str, ...]) -> str:
    return next((value for key in keys if isinstance(value := item.get(key), str)), "")


# OCTGN


def _read_octgn(text: str) -> tuple[str, Iterable[Entry]]:
    """A document type could define entities that swell without end, and no deck needs one."""
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise Complaint(message("deckfile-doctype"))
    try:
        root = ET.fromstring(text)
    except ET.ParseError as error:
        raise Complaint(message("deckfile-xml", line=error.position[0])) from None
    if root.tag != "deck":
        raise Complaint(message("deckfile-not-deck"))
    return "", (_octgn_entry(element) for element in root.iter("card"))


def _octgn_entry(element: ET.Element) -> Entry:
    count = element.get("qty", "")
    title = (element.text or "").strip()
    return Entry(int(count) if count.isdecimal() and len(count) < 5 else count, title, element.get("id", "")[-5:])


# writing


def plain(named: NamedDeck) -> str:
    """The deck as people write it: the identity, then the cards by type."""
    return _headed(named, "# {}", "{}", "{}")


def markdown(named: NamedDeck) -> str:
    """The deck for pages and forums that read Markdown."""
    return _headed(named, "## {}", "### {}", "* {}")


def bbcode(named: NamedDeck) -> str:
    """The deck for forums that read BBCode."""
    return _headed(named, "[b]{}[/b]", "[b]{}[/b]", "{}")


def _headed(named: NamedDeck, name: str, heading: str, line: str) -> str:
    lines = [name.format(named.name), "", PRINTED[named.deck.identity].title]
    for type, cards in by_type(named.deck).items():
        lines += ["", heading.format(f"{type.value.capitalize()} ({sum(cards.values())})")]
        lines += [line.format(f"{copies}x {PRINTED[id].title}") for id, copies in cards.items()]
    return "\n".join(lines) + "\n"


def link(named: NamedDeck) -> str:
    """Where the deckbuilder of any service opens the deck."""
    return link_of(named.deck, named.name)


def by_type(deck: Deck) -> dict[Type, dict[str, int]]:
    """The cards of each type, in the order of their numbers."""
    groups: dict[Type, dict[str, int]] = {}
    for type in Type:
        cards = {id: copies for id, copies in _in_order(deck.cards).items() if PRINTED[id].type is type}
        if cards:
            groups[type] = cards
    return groups


def as_json(named: NamedDeck) -> str:
    """The deck as deck sites keep it: a name, and the number of copies of each card by its code."""
    counts = {named.deck.identity: 1, **named.deck.cards}
    cards = {code(PRINTED[id]): copies for id, copies in counts.items()}
    return json.dumps({"name": named.name, "cards": cards}, ensure_ascii=False, indent=2) + "\n"


def octgn(named: NamedDeck) -> str:
    """The deck as OCTGN keeps it."""
    deck = named.deck
    sections = {"Identity": {deck.identity: 1}, "R&D / Stack": _in_order(deck.cards)}
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{OCTGN_GAME}">']
    for section, cards in sections.items():
        lines.append(f"  <section name={quoteattr(section)}>")
        for id, copies in cards.items():
            card = PRINTED[id]
            lines.append(f'    <card qty="{copies}" id="{OCTGN_CARD}{code(card)}">{escape(card.title)}</card>')
        lines.append("  </section>")
    return "\n".join([*lines, "</deck>"]) + "\n"


WRITERS: Final[Mapping[str, Callable[[NamedDeck], str]]] = {
    ".txt": plain,
    ".md": markdown,
    ".bbcode": bbcode,
    ".json": as_json,
    ".o8d": octgn,
}
"""How a deck is written, by the ending of the file's name."""
