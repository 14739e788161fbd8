"""The abilities of the deckers, by the names that the content gives them (DK-32)."""

from __future__ import annotations

from typing import Final

from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.state import Reading

_ABILITIES: Final = {id: row.ability.special for id, row in CONTENT.deckers.items()}


def has_ability(reading: Reading, seat: int, name: str) -> bool:
    return _ABILITIES[reading.deckers[seat].id] == name


def with_ability(reading: Reading, name: str) -> int | None:
    """The seat of the decker who has an ability."""
    seats = [seat for seat, decker in enumerate(reading.deckers) if _ABILITIES[decker.id] == name]
    return seats[0] if seats else None
