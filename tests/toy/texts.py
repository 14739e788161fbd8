"""What the text of a card consists of. The cards themselves are in `cards`, which knows the effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cyberdeck.kernel import Key, Step
from toy.state import Drew, Seat

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
    def listens(self) -> tuple[Key, ...]:
        return (Drew,) if self.when_drawn else ()

    @property
    def modifies(self) -> tuple[Key, ...]:
        return ("harm",) if self.bonus else ()


TEXTS: dict[str, Text] = {}
