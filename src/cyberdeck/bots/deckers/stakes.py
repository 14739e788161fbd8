"""What depends on the current goal: the difference between its success and its failure, read off the content."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from cyberdeck.deckers.content import StepRow
from cyberdeck.deckers.expressions import measure, number, spaces
from cyberdeck.deckers.names import Special
from cyberdeck.deckers.state import State
from cyberdeck.deckers.words import SPACES, Space

SCOUT: Final = -1.8
PROGRAM: Final = 1.2
INSTALLATION: Final = 4.0
LEAST: Final = 2.0
MOST: Final = 25.0
EVERYTHING: Final = 60.0
"""Against an SMC that loses the game for every missed goal."""
AGAIN: Final = 8.0
"""For a cycle that would be repeated."""

Judged = Callable[[State, Mapping[str, Any]], float]


def stakes(state: State) -> float:
    if Special.EVERY_GOAL in state.specials and Special.REPEATS_CYCLE not in state.specials:
        return EVERYTHING
    objective = state.objective
    more = AGAIN if Special.REPEATS_CYCLE in state.specials else 0.0
    return max(LEAST, min(MOST, more + _sum(state, objective.success.steps) - _sum(state, objective.failure.steps)))


def _sum(state: State, rows: Iterable[StepRow]) -> float:
    return sum(JUDGED[verb](state, row[verb]) for row in rows for verb in row if verb in JUDGED)


def threatened(state: State) -> dict[Space, float]:
    """How many scouts a missed goal would place where."""
    found: dict[Space, float] = {}
    for row in state.objective.failure.steps:
        for verb, fields in row.items():
            if verb == "scouts":
                times = number(state, str(fields.get("times", "1")))
                rolled = "rolled" in fields["where"]
                for at in SPACES if rolled else spaces(state, fields["where"]):
                    found[at] = found.get(at, 0.0) + times * (0.2 if rolled else 1.0)
    return found


def placed(state: State, rows: Iterable[StepRow]) -> list[Space]:
    """The spaces on which these steps place a scout, one after the other, as far as nobody chooses them."""
    found: list[Space] = []
    for row in rows:
        for verb, fields in row.items():
            if verb == "scouts" and "picked" not in fields["where"]:
                found += spaces(state, fields["where"]) * number(state, str(fields.get("times", "1")))
    return found


def _placed(state: State, fields: Mapping[str, Any]) -> float:
    return SCOUT * len(spaces(state, fields["where"])) * number(state, str(fields.get("times", "1")))


JUDGED: Final[dict[str, Judged]] = {
    "scouts": _placed,
    "spread_scouts": lambda state, fields: 0.7 * SCOUT * max(0, number(state, str(fields["count"]))),
    "scouts_by_number": lambda state, fields: SCOUT * len(measure(state, fields["servers"])),
    "scouts_around_avatars": lambda state, fields: 2 * SCOUT * len(state.deckers),
    "scouts_from_card": lambda state, fields: 0.5 * SCOUT * state.laid.scouts,
    "remove_scouts": lambda state, fields: -SCOUT * number(state, str(fields["up_to"])),
    "replace_scouts": lambda state, fields: (PROGRAM - SCOUT) * len(state.deckers) * 2,
    "programs": lambda state, fields: PROGRAM * len(spaces(state, fields["where"])),
    "spread_programs": lambda state, fields: PROGRAM,
    "installation": lambda state, fields: INSTALLATION,
    "build_palace": lambda state, fields: INSTALLATION,
    "lay_out": lambda state, fields: PROGRAM * sum(state.laid.programs),
}
