"""What a seat may know, as plain data."""

from __future__ import annotations

from typing import Any

from cyberdeck.deckers.content import CommandCard
from cyberdeck.deckers.state import State


def view(state: State, seat: int) -> dict[str, Any]:
    return {"seat": seat, "active": state.active}


def facts_of(card: CommandCard) -> dict[str, Any]:
    return {"title": card.title.en, "symbols": list(card.symbols), "cost": list(card.cost), "keyword": card.keyword}
