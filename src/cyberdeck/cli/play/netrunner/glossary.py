"""The glossary of Netrunner: cards and rule words."""

from __future__ import annotations

from functools import cache
from typing import Final

from cyberdeck.cli.play.glossary import Found, find, folded, ids_of, titled
from cyberdeck.locale import Message, message
from cyberdeck.netrunner.cardnames import code, titles_of
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


def look_up(words: str, language: str) -> Found:
    """A card or a rule word."""
    return find(
        words,
        _names(language),
        lambda id: titled(id, language),
        lambda id: titled(f"{id}.text", language),
    )


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


@cache
def _names(language: str) -> dict[str, str]:
    """From every name that something goes by to the id of its message; rule words win over cards."""
    names: dict[str, str] = {}
    for card in PRINTED.values():
        for name in (card.id, code(card), *titles_of(card)):
            names[folded(name)] = f"card-{card.id}"
    for id in ids_of("term-"):
        for name in (id.removeprefix("term-"), titled(id, "en"), titled(id, language)):
            names[folded(name)] = id
    names.pop("", None)
    return names
