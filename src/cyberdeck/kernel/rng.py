"""Chance: splitmix64, whose whole state is one integer that lives in the position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Chance:
    """Draws from the integer `rng`; a position is one, and so is a bot's own `Rng`."""

    __slots__ = ("rng",)
    rng: int

    def below(self, n: int) -> int:
        """A uniform integer in [0, n)."""
        self.rng = z = (self.rng + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def shuffled(self, items: Sequence[T]) -> list[T]:
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """`count` different items, in the order in which they were drawn."""
        rest = list(items)
        return [rest.pop(self.below(len(rest))) for _ in range(count)]


class Rng(Chance):
    """Chance outside any position: a bot's own, or the one that draws a determinised position."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        self.rng = seed & _MASK
