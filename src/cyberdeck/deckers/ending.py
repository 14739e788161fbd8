"""The end of a game: all win or all lose (DK-1)."""

from __future__ import annotations

from typing import Literal

from cyberdeck.deckers.state import State
from cyberdeck.deckers.steps import acts
from cyberdeck.kernel import Message, Result


@acts
def lose(state: State, reason: Literal["chain", "goal", "guardians", "scouts"]) -> None:
    """All lose at once."""
    state.result = Result((), Message(f"lost-{reason}"))


@acts
def win(state: State) -> None:
    state.result = Result(tuple(range(len(state.deckers))), Message("won-goal"))
