"""Chance, whose whole state is one integer that lives in the position.

Up to 64 bits it is the state of splitmix64: fast, but whoever has seen enough outcomes can compute it. A longer one is
a secret key and a counter: each outcome is a keyed hash of the counter, and none says anything about another. A
negative one is fate: a row of outcomes that come next, for who looks at all that chance may bring.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from hashlib import blake2b, shake_128
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_COUNTS = 256
_KEY = 16
"""Bytes of a key; a bit above them keeps the state long."""


def beginning_of(seed: int) -> int:
    """The state of chance that a seed begins with: a seed of up to 64 bits itself, or a key made from a longer one."""
    if seed <= _MASK:
        return seed
    words = seed.to_bytes((seed.bit_length() + 7) // 8)
    key = int.from_bytes(blake2b(words, digest_size=_KEY, person=b"cyberdeck").digest())
    return (1 << 8 * _KEY | key) << 64


class Undecided(Exception):
    """Fate has no further outcome for a draw that has so many."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


def fated(outcomes: Sequence[int] = ()) -> int:
    """The state of chance in which these outcomes come next, each below 256; whoever draws then is Undecided."""
    return -int.from_bytes(bytes((1, *reversed(outcomes))))


@lru_cache(_COUNTS)
def _numbers(count: int) -> Struct:
    return Struct(f"<{count}I")


class Chance:
    """Draws from the integer `rng`; a position is one, and so is a bot's own `Rng`."""

    __slots__ = ("rng",)
    rng: int

    def below(self, n: int) -> int:
        """A uniform integer in [0, n)."""
        if self.rng > _MASK:
            return (self._hashed() * n) >> 64
        if self.rng < 0:
            return self._fated(n)
        self.rng = z = (self.rng + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def _fated(self, n: int) -> int:
        if self.rng == fated():
            raise Undecided(n)
        outcome = -self.rng & 0xFF
        self.rng = -(-self.rng >> 8)
        return outcome

    def _hashed(self) -> int:
        counter, key = self.rng & _MASK, self.rng >> 64
        self.rng += 1
        return int.from_bytes(blake2b(counter.to_bytes(8), digest_size=8, key=key.to_bytes(_KEY + 1)).digest())

    def shuffled(self, items: Sequence[T]) -> list[T]:
        order = list(items)
        last = len(order) - 1
        for i, j in zip(range(last, 0, -1), self._row(range(last + 1, 1, -1)), strict=True):
            order[i], order[j] = order[j], order[i]
        return order

    def _row(self, counts: Iterable[int]) -> list[int]:
        """A number below each of these, the same as they would be one by one."""
        rng, row = self.rng, []
        if not 0 <= rng <= _MASK:
            return [self.below(n) for n in counts]
        for n in counts:
            rng = z = (rng + 0x9E3779B97F4A7C15) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            row.append(((z ^ (z >> 31)) * n) >> 64)
        self.rng = rng
        return row

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """`count` different items, in the order in which they were drawn."""
        rest = list(items)
        return [rest.pop(self.below(len(rest))) for _ in range(count)]


class Rng(Chance):
    """Chance outside any position: a bot's own, or the one that draws a determinised position."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        self.rng = seed & _MASK

    def dealt(self, *rows: Sequence[T]) -> list[list[T]]:
        """Each row in a new order, from one draw that is stretched: quicker than `shuffled`, for who deals often."""
        count = sum(map(len, rows))
        stretched = bytearray(shake_128(self.below(1 << 64).to_bytes(8)).digest(4 * count))
        stretched[3::4] = bytes(count)  # numbers of up to 30 bits are sorted fastest
        draw = partial(next, iter(_numbers(count).unpack(stretched)))
        return [sorted(row, key=draw) for row in rows]
