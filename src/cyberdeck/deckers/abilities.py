"""The abilities of the deckers, by the names that the content gives them (DK-32)."""

from __future__ import annotations

from typing import Final

from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.names import Ability
from cyberdeck.deckers.state import Reading

_ABILITIES: Final[dict[str, Ability]] = {id: row.ability.special for id, row in CONTENT.deckers.items()}


def has_ability(reading: Reading, seat: int, ability: Ability) -> bool:
    return _ABILITIES[reading.deckers[seat].id] is ability


def with_ability(reading: Reading, ability: Ability) -> int | None:
    """The seat of the decker who has an ability."""
    seats = [seat for seat, decker in enumerate(reading.deckers) if _ABILITIES[decker.id] is ability]
    return seats[0] if seats else None
