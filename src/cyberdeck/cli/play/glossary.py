"""The glossary: cards and rule words by what a reader calls them."""

from __future__ import annotations

import difflib
from functools import cache
from typing import Final, NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from cyberdeck.locale import Message, message
from cyberdeck.locale.texts import render, source
from cyberdeck.netrunner.printed import PRINTED, Printed
from cyberdeck.netrunner.words import Type

MESSAGE_IDS: Final = ("play-fact-*",)
_COSTS: Final = {
    Type.ASSET: "rez",
    Type.UPGRADE: "rez",
    Type.ICE: "rez",
    Type.OPERATION: "play",
    Type.EVENT: "play",
    Type.HARDWARE: "install",
    Type.PROGRAM: "install",
    Type.RESOURCE: "install",
}


class Found(NamedTuple):
    """The message that names what was looked for, or the names of what is like it."""

    id: str | None
    near: tuple[str, ...] = ()


def look_up(words: str, language: str) -> Found:
    """A card or a rule word: by its name or slug, by the beginning or any part of one, or else by its text."""
    wanted, names = _folded(words), _names(language)
    if wanted in names:
        return Found(names[wanted])
    for fits in (str.startswith, str.__contains__):
        found = sorted({id for name, id in names.items() if fits(name, wanted)})
        if len(found) == 1:
            return Found(found[0])
        if found:
            return Found(None, tuple(_title(id, language) for id in found[:6]))
    told = [id for id in dict.fromkeys(names.values()) if wanted in _folded(_title(f"{id}.text", language))]
    if len(told) == 1:
        return Found(told[0])
    near = (
        dict.fromkeys(told[:6])
        if told
        else dict.fromkeys(names[name] for name in difflib.get_close_matches(wanted, names, 6, 0.6))
    )
    return Found(None, tuple(_title(id, language) for id in near))


def facts(card: Printed) -> list[Message]:
    """What is printed around the text of a card."""
    found = [Message(f"type-{card.type.value}")]
    found += [Message(f"subtype-{subtype}") for subtype in sorted(card.subtypes)]
    found.append(Message(f"faction-{card.faction}"))
    if card.unique:
        found.append(message("play-fact-unique"))
    if card.type in _COSTS:
        found.append(Message(f"play-fact-{_COSTS[card.type]}", (("number", card.shown_cost),)))
    if card.type is Type.ICE or "icebreaker" in card.subtypes:
        found.append(message("play-fact-strength", number=card.strength))
    if card.type is Type.AGENDA:
        found.append(message("play-fact-advancement", number=card.advancement))
        found.append(message("play-fact-points", number=card.points))
    if card.memory:
        found.append(message("play-fact-memory", number=card.memory))
    if card.link:
        found.append(message("play-fact-link", number=card.link))
    if card.trash is not None:
        found.append(message("play-fact-trash", number=card.trash))
    return found


def _title(id: str, language: str) -> str:
    return render(Message(id), language)


@cache
def _names(language: str) -> dict[str, str]:
    """From every name that something goes by to the id of its message; rule words win over cards."""
    names: dict[str, str] = {}
    for id in _ids("card-"):
        key = id.removeprefix("card-")
        title = PRINTED[key].title
        for name in (key, title, title.partition(":")[0], title.partition(": ")[2], _title(id, language)):
            names[_folded(name)] = id
    for id in _ids("term-"):
        for name in (id.removeprefix("term-"), _title(id, "en"), _title(id, language)):
            names[_folded(name)] = id
    names.pop("", None)
    return names


def _ids(family: str) -> list[str]:
    """Everything of one kind that has a text; the texts of other games may be there too."""
    entries = FluentResource(source("en")).body
    ids = [entry.id.name for entry in entries if isinstance(entry, ftl.Message) and entry.id.name.startswith(family)]
    return [id for id in ids if family != "card-" or id.removeprefix(family) in PRINTED]


def _folded(words: str) -> str:
    """Only letters and digits count."""
    return "".join(char for char in words.casefold() if char.isalnum())
