"""The end of a game: all win or all lose (DK-1)."""

from __future__ import annotations

from typing import Final, Literal

from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.events import GoalMet
from cyberdeck.deckers.expressions import met
from cyberdeck.deckers.state import State
from cyberdeck.deckers.steps import acts
from cyberdeck.deckers.words import Named
from cyberdeck.kernel import Effects, Message, Result

IMMEDIATE: Final = frozenset(id for id, objective in CONTENT.objectives.items() if objective.goal.immediate)


@acts
def lose(state: State, reason: Literal["chain", "goal", "guardians", "scouts"]) -> None:
    """All lose at once."""
    state.result = Result((), Message(f"lost-{reason}"))


@acts
def win(state: State) -> None:
    """The goal of the last objective is met."""
    state.emit(GoalMet(Named("objective", state.objective.id)))
    state.result = Result(tuple(range(len(state.deckers))), Message("won-goal"))


def immediate(state: State) -> Effects:
    """An immediate goal counts in the command phase as soon as it is met, whatever is still to come (DK-29.7)."""
    return (win(),) if state.phase.command and met(state) else ()
