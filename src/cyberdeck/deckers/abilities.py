"""The abilities of the deckers, by the names that the content gives them (DK-32)."""

from __future__ import annotations

from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.state import View


def has_ability(view: View, seat: int, name: str) -> bool:
    return CONTENT.deckers[view.deckers[seat].id].ability.special == name


def with_ability(view: View, name: str) -> int | None:
    """The seat of the decker who has an ability."""
    return next((seat for seat in range(len(view.deckers)) if has_ability(view, seat, name)), None)
