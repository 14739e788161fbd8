"""The odds of infections (DK-23)."""

from __future__ import annotations

from functools import cache


@cache
def beats(edge: int) -> float:
    """How likely one die plus `edge` is higher than another die."""
    return sum(red + edge > black for red in range(1, 7) for black in range(1, 7)) / 36


@cache
def outlasts(programs: int, edge: int) -> float:
    """How likely red programs win a fight to the end; each lost round costs one, and its strength (DK-26.2)."""
    if programs <= 0:
        return 0.0
    won = beats(edge)
    return won + (1 - won) * outlasts(programs - 1, edge - 1)
