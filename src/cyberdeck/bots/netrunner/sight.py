"""How far a searching player sees, and what it likes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Character:
    """What a player likes: how much better than it is a plan looks to it, in probability, for each kind of step."""

    name: str = "even"
    likes: Mapping[str, float] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.likes.items())))


CHARACTERS: Final[Mapping[str, Character]] = {
    "even": Character(),
    "rush": Character("rush", {"advance": 0.02, "agenda": 0.03, "draw": 0.005}),
    "glacier": Character("glacier", {"ice": 0.02, "credit": 0.005, "agenda": -0.01}),
    "trap-layer": Character("trap-layer", {"bait": 0.04, "advance-bait": 0.04}),
    "breaker": Character("breaker", {"program": 0.02, "hardware": 0.01}),
    "denier": Character("denier", {"run-hq": 0.015, "run-remote": 0.015, "trash": 0.02}),
    "gambler": Character("gambler", {"run-rd": 0.02, "run-hq": 0.01, "run-event": 0.03}),
}
"""Three for each side, and one that likes nothing better."""


@dataclass(frozen=True, slots=True)
class Sight:
    """The strength of a searching player: the same for the same seed, however long it takes."""

    worlds: int = 16
    """In how many imagined games the last plans of a race are played out."""
    horizon: int = 4
    """For how many turns, of both sides, each is played on."""
    blunders: float = 0.0
    """Which share of its questions is answered without thinking."""
    character: Character = CHARACTERS["even"]
    plans: int = 20
    """How many plans are looked at."""
    seconds: float | None = None
    """A guard: who has thought so long answers as the policy does. None: no clock is looked at."""


TOP: Final = Sight()
