"""Where everything stands in an observation: one row of bytes, in parts with named columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Bytes: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]

OPTIONS: Final = 128
"""So many answers can be told apart; a question with more offers the first ones."""
MOST: Final = 255
"""Larger numbers are told as this one."""

_MASKS: Final[Mask] = np.tri(OPTIONS + 1, OPTIONS, -1, dtype=np.int8)


def mask(legal: int) -> Mask:
    """Which of the answers are offered: the first `legal` ones."""
    found: Mask = _MASKS[min(legal, OPTIONS)].copy()
    return found


def byte(number: int) -> int:
    """A number as it stands in an observation; less than nothing is nothing."""
    return 0 if number < 0 else min(number, MOST)


def packed(numbers: Sequence[int]) -> bytes:
    """Numbers, most of which fit, as bytes."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes(map(byte, numbers))


@dataclass(frozen=True, slots=True)
class Part:
    """A table of numbers: what its rows are, and what stands in each column."""

    name: str
    rows: tuple[str, ...] | int
    """Their names, or how many there are of one kind."""
    columns: tuple[str, ...]

    @property
    def shape(self) -> tuple[int, int]:
        return self.rows if isinstance(self.rows, int) else len(self.rows), len(self.columns)

    @property
    def size(self) -> int:
        rows, columns = self.shape
        return rows * columns


@dataclass(frozen=True, slots=True)
class Layout:
    """The parts of an observation of a game, one after the other."""

    game: str
    version: int
    """Raised whenever a byte changes its place or its meaning."""
    parts: tuple[Part, ...]

    @property
    def size(self) -> int:
        return sum(part.size for part in self.parts)

    def split(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The parts by name, as views of the same memory: of one observation, or of many along the leading axes."""
        found, start = dict[str, NDArray[Any]](), 0
        for part in self.parts:
            end = start + part.size
            found[part.name] = observation[..., start:end].reshape(*observation.shape[:-1], *part.shape)
            start = end
        return found

    def column(self, part: str, name: str) -> int:
        """The number of a column."""
        return next(p for p in self.parts if p.name == part).columns.index(name)


def numbered(words: Sequence[str]) -> Mapping[str, int]:
    """The words of a closed list, numbered from 1: 0 is none of them."""
    return {word: number for number, word in enumerate(words, 1)}


def options_part(columns: Sequence[str]) -> Part:
    """The answers, a row each: the row of an answer is its action."""
    return Part("options", OPTIONS, tuple(columns))
