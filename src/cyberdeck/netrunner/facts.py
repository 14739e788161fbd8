"""What is printed on the cards, for clients that draw them: open to everybody."""

from __future__ import annotations

from typing import Literal

from cyberdeck.kernel import frozen
from cyberdeck.netrunner.printed import PRINTED, Printed
from cyberdeck.netrunner.words import SideWord, Type


@frozen
class CardFacts:
    number: int
    id: str
    title: str
    side: SideWord
    faction: str
    type: Type
    copies: int
    subtypes: tuple[str, ...]
    unique: bool
    cost: int | Literal["X"]
    strength: int
    trash: int | None
    memory: int
    link: int
    advancement: int
    points: int
    min_deck: int
    influence_limit: int
    influence: int | None


def facts() -> dict[str, CardFacts]:
    return {id: _facts(printed) for id, printed in PRINTED.items()}


def _facts(printed: Printed) -> CardFacts:
    return CardFacts(
        number=printed.number,
        id=printed.id,
        title=printed.title,
        side=printed.side.word,
        faction=printed.faction,
        type=printed.type,
        copies=printed.copies,
        subtypes=tuple(sorted(printed.subtypes)),
        unique=printed.unique,
        cost="X" if printed.x else printed.cost,
        strength=printed.strength,
        trash=printed.trash,
        memory=printed.memory,
        link=printed.link,
        advancement=printed.advancement,
        points=printed.points,
        min_deck=printed.min_deck,
        influence_limit=printed.influence_limit,
        influence=printed.influence,
    )
