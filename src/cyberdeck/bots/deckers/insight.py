"""What a player knows about the worth of things: weights, and how it sees the work that each goal needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from cyberdeck.bots.deckers.gauge import Gauge
from cyberdeck.bots.deckers.goals import EFFORTS, Effort
from cyberdeck.deckers.state import State


@dataclass(frozen=True)
class Weights:
    """What things are worth; a lost game is -100."""

    scout: float = 1.4
    second: float = 2.4
    guardian: float = 9.0
    beside: float = 25.0
    crowd: float = 0.0
    """For two spaces side by side with a scout each: where all is full, one more scout sets off the others."""
    loss: float = 100.0
    supply: float = 60.0
    supply_reach: float = 2.4
    drought: float = 0.0
    """What it costs if the supply will not last for the next turns."""
    program: tuple[float, ...] = (0.5, 0.7, 0.5, 1.5, 1.0)
    installation: tuple[float, ...] = (2.5, 3.5, 2.0, 5.0)
    card: float = 0.45
    last_goal: float = 100.0
    stakes: float = 1.0
    """How much more a goal on the way counts than what its effects come to."""
    effort: float = 0.35
    future: float = 1.0
    prospect: float = 30.0
    guarded: float = 0.5
    exposed: float = 0.2
    fight: float = 0.45
    pace: float = 2.6
    last_pace: float = 4.0
    reach: float = 4.0


CALM: Final = 0.55
WEIGHTS: Final = Weights()
CROWDED: Final = replace(WEIGHTS, scout=2.6, second=3.6, guardian=14.0)
"""For three and four deckers: so many turns bring so many scouts that what is not fought grows over their heads."""


@cache
def calmer(weights: Weights) -> Weights:
    """Guardians that no scout comes to do not explode."""
    return replace(weights, guardian=CALM * weights.guardian, beside=CALM * weights.beside, crowd=0.0)


@dataclass(frozen=True)
class Insight:
    """The same positions may look different to different players."""

    few: Weights = WEIGHTS
    many: Weights = CROWDED
    """For three and four deckers."""
    efforts: Mapping[str, Effort] = field(default_factory=lambda: EFFORTS)
    by_hand: frozenset[str] = frozenset()
    """The goals among them that look at what the active decker holds."""
    gauge: Callable[[State, int], Gauge] = Gauge
    """Prices the work; the number is 1 for later goals."""
    foresees: bool = False
    """Whether what the end of the cycle does is looked at as a whole."""
    approaching: bool = False
    """Whether a way that ends between here and where something is wanted is looked at, too."""

    def weights(self, deckers: int, *, avoided: bool = False) -> Weights:
        """With so many deckers; and where new scouts do not come onto guardians, which then give three back."""
        weights = self.few if deckers < 3 else self.many
        return calmer(weights) if avoided else weights


HOUSE: Final = Insight()
