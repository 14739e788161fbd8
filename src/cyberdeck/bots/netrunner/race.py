"""A race of plans by sequential halving: all meet the same imagined games and chances, the worse ones go home.

The first plan is the policy's, and stays to the end: another one wins only where it is surely better.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, NamedTuple

DOUBT: Final = 1.0
"""By so many standard errors another plan must be better than the policy's."""


MANY: Final = 6
"""With so many ways and more, no more worlds are met than were asked for."""


class Standing(NamedTuple):
    """How a plan came in."""

    place: int
    """Its number among all."""
    chance: float
    """The mean of what it came to."""
    worlds: int


def spread(count: int, worlds: int) -> int:
    """The fewer ways there are, the more worlds each meets: what seldom happens, such as a trap, is met then too."""
    return worlds * max(1, MANY // count)


def rounds(count: int, worlds: int) -> list[tuple[int, int]]:
    """After so many worlds, so many stay: the number of worlds doubles while that of plans goes down to two."""
    found, met, left = [], 4 if worlds >= 16 else 2 if worlds >= 4 else 1, count
    while met < worlds and left > 3:
        left = max(3, -(-left * 2 // 5))
        found.append((met, left))
        met *= 2
    return [*found, (worlds, 1)]


def race(
    count: int,
    worlds: int,
    play: Callable[[int, int], float],
    bonus: Sequence[float],
    until: float | None = None,
) -> list[Standing] | None:
    """All from the best to the worst; `play(place, world)` is what a plan comes to in a world.

    None where the guard says that it has taken too long.
    """
    came: list[list[float]] = [[] for _ in range(count)]
    left, world = list(range(count)), 0

    def mean(place: int) -> float:
        return sum(came[place]) / max(1, len(came[place])) + bonus[place]

    for goal, stay in rounds(count, spread(count, worlds)):
        while world < goal and len(left) > 1:
            for place in left:
                came[place].append(play(place, world))
            world += 1
            if until is not None and time.monotonic() > until:
                return None
        others = sorted(left[1:], key=lambda place: -mean(place))
        left = [0, *others[: stay - 1]] if stay > 1 else left
    surely = {place: _surely(came[place], came[0]) + bonus[place] - bonus[0] for place in left}
    order = sorted(range(count), key=lambda place: (-len(came[place]), -surely.get(place, 0.0), -mean(place)))
    return [Standing(place, sum(came[place]) / max(1, len(came[place])), len(came[place])) for place in order]


def _surely(mine: Sequence[float], base: Sequence[float]) -> float:
    """By how much one is better than the other in the same worlds, less the doubt.

    The first worlds do not count where there are others: in them it was chosen among many for being lucky.
    """
    if mine is base:
        return 0.0
    gains = [one - other for one, other in zip(mine, base, strict=True)][len(mine) // 4 :]
    mean, count = sum(gains) / len(gains), len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, count - 1)
    return mean - DOUBT * sqrt(spread / count)
