"""The end of a game: all win or all lose (DK-1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cyberdeck.deckers.state import State
from cyberdeck.deckers.steps import Effect
from cyberdeck.kernel import Effects, Message, Result


@dataclass(frozen=True, slots=True)
class Lose(Effect):
    """All lose at once."""

    reason: Literal["chain", "goal", "guardians", "scouts"]

    def resolve(self, state: State, source: int) -> Effects:
        state.result = Result((), Message(f"lost-{self.reason}"))
        return ()


@dataclass(frozen=True, slots=True)
class Win(Effect):
    def resolve(self, state: State, source: int) -> Effects:
        state.result = Result(tuple(range(len(state.deckers))), Message("won-goal"))
        return ()
