"""What was worked out of a position: while what it was drawn from is the same, so is it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Drawn:
    """Parts as they were last drawn, with what they were drawn from.

    It belongs to no position: copies of one share it.
    """

    __slots__ = ("_parts", "kept")

    def __init__(self) -> None:
        self.kept: dict[int, Any] = {}
        """What each seat saw last, as the view keeps it."""
        self._parts: dict[object, tuple[object, Any]] = {}

    def part(self, name: object, source: tuple[object, ...], draw: Callable[[], T]) -> T:
        known = self._parts.get(name)
        if known is None or known[0] != source:
            known = self._parts[name] = source, draw()
        drawn: T = known[1]
        return drawn
