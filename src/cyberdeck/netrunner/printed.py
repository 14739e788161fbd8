"""What is printed in the corners of the cards: the rows of the data file."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

import yaml

from cyberdeck.kernel import frozen
from cyberdeck.netrunner.words import Side, Type


@frozen
class Printed:
    """The facts of one card; None where the card has no such field."""

    number: int
    id: str
    title: str
    side: Side
    faction: str
    type: Type
    copies: int
    subtypes: frozenset[str] = frozenset()
    unique: bool = False
    cost: int = 0
    x: bool = False
    """The cost is printed as X, named by who pays it (NR-10.14)."""
    strength: int = 0
    trash: int | None = None
    memory: int = 0
    link: int = 0
    advancement: int = 0
    points: int = 0
    min_deck: int = 0
    influence_limit: int = 0
    influence: int | None = None

    @property
    def shown_cost(self) -> int | str:
        return "X" if self.x else self.cost


def _printed(row: dict[str, Any]) -> Printed:
    subtypes = frozenset(row.pop("subtypes", ()))
    cost = row.pop("cost", 0)
    x = cost == "X"
    side, type = Side[row.pop("side").upper()], Type(row.pop("type"))
    return Printed(**row, side=side, type=type, subtypes=subtypes, cost=0 if x else cost, x=x)


def _load() -> dict[str, Printed]:
    text = (files(__package__) / "data" / "cards.yaml").read_text(encoding="utf-8")
    rows = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return {card.id: card for card in map(_printed, rows)}


PRINTED: Final = _load()
