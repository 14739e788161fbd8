"""The cards for programs: what is printed, with title and text in a language."""

from __future__ import annotations

from cyberdeck.kernel import Message
from cyberdeck.locale.texts import render
from cyberdeck.netrunner.cardnames import code
from cyberdeck.netrunner.printed import PRINTED, Printed
from cyberdeck.netrunner.words import RUNNER, Type


def card_list(language: str) -> list[dict[str, object]]:
    return [card_data(card, language) for card in PRINTED.values()]


def card_data(card: Printed, language: str) -> dict[str, object]:
    """One card; no field that it lacks."""
    fields: dict[str, object] = {
        "number": card.number,
        "code": code(card),
        "id": card.id,
        "title": render(Message(f"card-{card.id}"), language),
        "side": card.side.notation(-1),
        "faction": card.faction,
        "type": card.type.value,
        "subtypes": sorted(card.subtypes),
        "unique": card.unique,
        "copies": card.copies,
        "influence": card.influence,
        "trash": card.trash,
    }
    fields |= {name: getattr(card, name) for name in _numbers(card)}
    fields["text"] = render(Message(f"card-{card.id}.text"), language)
    return {name: value for name, value in fields.items() if value is not None}


def _numbers(card: Printed) -> tuple[str, ...]:
    """The numbers that a card of this type has, be they 0."""
    strength = ("strength",) if card.type is Type.ICE or "icebreaker" in card.subtypes else ()
    match card.type:
        case Type.IDENTITY:
            return ("min_deck", "influence_limit", *(("link",) if card.side is RUNNER else ()))
        case Type.AGENDA:
            return ("advancement", "points")
        case Type.PROGRAM:
            return ("cost", "memory", *strength)
        case _:
            return ("cost", *strength)
