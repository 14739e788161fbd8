"""Pauses: how long the service waits before an answer that it gives for a person among others.

At once would tell the others that there was nothing to decide. So the answer comes after one of the times that the
player himself has lately taken for the same kind of answer: all have seen these, and chance picks one of them.
"""

from __future__ import annotations

from typing import TypeAlias

KEPT = 24
"""How many of a player's own answers count."""
ENOUGH = 3
LONGEST = 6000
"""Nobody waits longer for an answer that is no decision, in milliseconds."""
USUAL = (900, 1300, 1800, 2400, 3200)
"""As long as too little is known of a player."""

Pace: TypeAlias = tuple[tuple[str, int], ...]
"""What a player has answered lately, by its verb, and the time that each answer took."""


def paced(pace: Pace, notation: str, spent: int) -> Pace:
    """With one more answer of the player's own."""
    return (*pace, (_verb(notation), spent))[-KEPT:]


def a_pause(pace: Pace, notation: str, chance: int) -> int:
    """The time before an answer, in milliseconds; it is never quite the same twice."""
    alike = [spent for verb, spent in pace if verb == _verb(notation) and spent <= LONGEST]
    times = alike if len(alike) >= ENOUGH else USUAL
    place, part = chance % len(times), chance // len(times) % 301
    return times[place] * (850 + part) // 1000


def _verb(notation: str) -> str:
    return notation.partition(" ")[0]
