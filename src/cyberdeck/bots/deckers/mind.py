"""How well and in what manner a searching decker plays: what a rung of the ladder is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

from cyberdeck.bots.deckers.deadlines import BY_HAND, KEENER
from cyberdeck.bots.deckers.insight import CROWDED, WEIGHTS, Insight, Weights
from cyberdeck.bots.deckers.keen import KeenGauge
from cyberdeck.bots.deckers.planning import Pains
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.state import State

LATE: Final = 3
"""With fewer turns left of the last cycle every deed tells."""
Character = Literal["even", "careful", "bold", "builder"]


def _careful(weights: Weights) -> Weights:
    """Scouts and guardians first."""
    return replace(weights, scout=1.25 * weights.scout, second=1.25 * weights.second, guardian=1.25 * weights.guardian)


def _bold(weights: Weights) -> Weights:
    """The goal first, whatever comes of it."""
    return replace(weights, scout=0.85 * weights.scout, effort=1.3 * weights.effort, prospect=1.2 * weights.prospect)


def _builder(weights: Weights) -> Weights:
    """Installations and better cards first."""
    built = tuple(1.3 * worth for worth in weights.installation)
    return replace(weights, installation=built, card=1.15 * weights.card)


CHARACTERS: Final[Mapping[Character, Callable[[Weights], Weights]]] = {
    "even": lambda weights: weights,
    "careful": _careful,
    "bold": _bold,
    "builder": _builder,
}


@dataclass(frozen=True)
class Mind:
    """The smaller the numbers, the weaker the player. All of it is fixed: the same seed plays the same game."""

    width: int = 3
    """Positions that are gone on from after each deed."""
    depth: int = 8
    """Deeds of one turn that are looked ahead."""
    positions: int = 200
    """After so many nothing more is begun."""
    ending: int = 3
    """So many times as many positions in the last turns of all, which decide the game."""
    horizon: int = 0
    """With so many turns left of the last cycle, plans are played on to its end."""
    lines: int = 4
    """So many of them,"""
    worlds: int = 4
    """each in so many imagined games."""
    blunders: float = 0.0
    """How often a plan is followed that is not the best."""
    character: Character = "even"

    @property
    def compares(self) -> bool:
        """Whether it may look at other plans than the best one."""
        return self.horizon > 0 or self.blunders > 0

    @property
    def pains(self) -> Pains:
        return Pains(self.width, self.depth, self.positions)

    def pains_for(self, state: State) -> Pains:
        """In a turn of this position."""
        left = sum(TURNS - decker.turns for decker in state.deckers)
        if self.ending == 1 or len(state.objectives) > 1 or left >= LATE:
            return self.pains
        return Pains(self.width + 2, self.depth, self.ending * self.positions, 3)

    @property
    def insight(self) -> Insight:
        return INSIGHTS[self.character]


GOALS: Final = 2.0
"""A missed goal costs more than the scouts that it brings: they move, and the next goal is farther."""

PACE: Final = 2.0
LAST_PACE: Final = 3.2
"""How much of a turn's work goes into the goal: whoever hopes for more begins too late."""

DROUGHT: Final = 45.0
"""Somebody must see to it that scouts are left for the turns to come."""

CROWD: Final = 0.5
"""A server full of scouts is cleared while there is time, not when it begins to explode."""


def _insight(changed: Callable[[Weights], Weights]) -> Insight:
    few, many = (
        changed(replace(weights, stakes=GOALS, pace=PACE, last_pace=LAST_PACE, drought=DROUGHT, crowd=CROWD))
        for weights in (WEIGHTS, CROWDED)
    )
    return Insight(few, many, KEENER, BY_HAND, KeenGauge, foresees=True, approaching=True)


INSIGHTS: Final[Mapping[Character, Insight]] = {name: _insight(changed) for name, changed in CHARACTERS.items()}
BEST: Final = Mind()
"""The strongest that keeps to half a second for most plans, and to one for nearly all."""
