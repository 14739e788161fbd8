"""What a decker may want to do with what he can point at, whether it is offered or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.state import Reading
from cyberdeck.deckers.words import BASIC, SPACES, space_name

ACTIONS: Final = ("move", "shift", "infect")
"""Actions that are declared without anything else."""
COLOURED: Final = ("upload", "installation", "convert")
AT_A_SPACE: Final = ("go", "project", "push-from")
PLACES: Final = frozenset(map(space_name, SPACES))


def conceivable(reading: Reading, seat: int, thing: str) -> Sequence[str]:
    """A card of the row can be had, one of the own hand has its keyword; a space can be gone to and acted upon."""
    if thing in CONTENT.cards:
        return _with_card(reading, seat, thing)
    if seat < 0:
        return []
    if thing in ACTIONS:
        return [thing]
    if thing in PLACES:
        return _at_space(reading, seat, thing)
    if thing in CONTENT.packets:
        return [f"spend-packet {thing}"]
    return [f"hand-tile {thing}"] if thing in (decker.id for decker in reading.deckers) else []


def _with_card(reading: Reading, seat: int, card: str) -> list[str]:
    if seat >= 0 and card in (reading.cards[id] for id in reading.deckers[seat].hand):
        keyword = CONTENT.cards[card].keyword
        return [f"{keyword} {card}" if keyword in ("execute", "show", "interrupt") else f"execute {card}"]
    return [f"upgrade {card}"]


def _at_space(reading: Reading, seat: int, space: str) -> list[str]:
    """Where one stands there is more to do."""
    wishes = [f"{verb} {space}" for verb in AT_A_SPACE]
    if space in map(space_name, reading.deckers[seat].avatars):
        wishes += ["infect", *(f"{verb} {colour.word}" for verb in COLOURED for colour in BASIC)]
    return wishes
