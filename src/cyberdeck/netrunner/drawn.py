"""What was worked out of a position: while what it was drawn from is the same, so is it."""

from __future__ import annotations

from typing import Any


class Drawn:
    """What was last drawn, each with what it was drawn from.

    It belongs to no position: copies of one share it.
    """

    __slots__ = ("kept", "own", "sights")

    def __init__(self) -> None:
        self.kept: dict[int, Any] = {}
        """What each seat saw last, as the view keeps it."""
        self.own: Any = None
        """The cards of each side."""
        self.sights: dict[int, Any] = {}
        """What each seat saw of them, and what it did not."""
