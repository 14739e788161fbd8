"""What a decker may want to do with a card that he sees, whether it is offered or not."""

from __future__ import annotations

from collections.abc import Sequence

from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.state import Reading


def conceivable(reading: Reading, seat: int, thing: str) -> Sequence[str]:
    """A card of the row can be had; one of the own hand has its keyword."""
    if thing in (reading.cards[id] for id in reading.row):
        return [f"upgrade {thing}"]
    if seat < 0 or thing not in (reading.cards[id] for id in reading.deckers[seat].hand):
        return []
    keyword = CONTENT.cards[thing].keyword
    return [f"{keyword} {thing}"] if keyword in ("execute", "show") else []
