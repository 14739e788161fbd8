"""What the text of a card consists of. The cards themselves are in `cards`, which knows the effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cyberdeck.kernel import Key, Step
from toy.state import CardDrawn, Seat

OnPlay = Callable[[Seat], tuple[Step, ...]]


class Text(NamedTuple):
    """What a card does. Without `on_play` it stays on the table."""

    title: str
    cost: int
    copies: int
    on_play: OnPlay | None = None
    ambush: OnPlay | None = None
    when_drawn: OnPlay | None = None
    interrupt: Step | None = None
    bonus: int = 0

    @property
    def keys(self) -> tuple[Key, ...]:
        """What it listens for and what it modifies while it is active."""
        return (*((CardDrawn,) if self.when_drawn else ()), *(("harm",) if self.bonus else ()))


TEXTS: dict[str, Text] = {}
