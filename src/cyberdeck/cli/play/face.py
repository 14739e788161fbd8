"""What a game shows at a terminal, and what is particular about playing it there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from rich.console import RenderableType

from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import AnyGame, Decision, Message
from cyberdeck.kernel.paper import Words


class Face(ABC):
    """The side of a game that players see; dialogue and session know no more of it."""

    commands: ClassVar[Mapping[str, Message]]
    """What may be typed, and what for."""
    signs: ClassVar[Message]
    """What the signs of the picture mean."""
    fewest_news: ClassVar[int] = 3
    """How many log lines are shown even where the screen is too low for all the rest."""
    together: ClassVar[bool] = False
    """Whether one person plays all seats that no computer plays, and may take back decisions."""

    @abstractmethod
    def seat(self, game: AnyGame, seat: int) -> Message:
        """What a seat is called."""

    @abstractmethod
    def heading(self, game: AnyGame, decision: Decision) -> Message:
        """Whose turn it is."""

    @abstractmethod
    def picture(self, game: AnyGame, seat: int, words: Words, width: int, height: int | None) -> list[RenderableType]:
        """The table as a seat may see it."""

    @abstractmethod
    def piles(self, game: AnyGame, seat: int, words: Words) -> list[RenderableType]:
        """What the picture has no room for."""

    def threats(self, game: AnyGame, thing: str, words: Words) -> list[RenderableType]:
        """What threatens, as far as the game can tell."""
        return []

    @abstractmethod
    def explain(self, terminal: Terminal, words: str) -> Message | None:
        """Show what a word means; otherwise say that there is no such word."""

    def news(self, game: AnyGame, seat: int, last: int) -> list[Message]:
        """What the last decisions led to, without what the picture makes superfluous."""
        return game.news(seat, last)

    def by_enter(self, decision: Decision) -> int | None:
        """The option that just Enter takes."""
        return 0 if len(decision.options) == 1 else None

    def resting(self, game: AnyGame, decision: Decision) -> int | None:
        """Until this number changes, a player who wants to rest takes the first option; None where he cannot rest."""
        return None
