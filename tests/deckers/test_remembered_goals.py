"""What is remembered about goals: all that a gauge reads of a position is part of the name under which it is kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cyberdeck.bots.deckers import BEST
from cyberdeck.bots.deckers.goals import effort
from cyberdeck.bots.deckers.insight import HOUSE, Insight
from cyberdeck.deckers.state import Decker, State
from deckers.evaluating import crew
from deckers.tables import leave_open, table
from deckers.test_reach import WITNESSES

READ: set[str] = set()

COMMON = {"layout", "objectives", "smc_id", "upgrade_id", "options", "cycle", "phase", "first_turn", "objective_holds"}
"""The same for all positions of a turn (`memory_of`), with who is active and the turns of each decker."""
NAMED = {"fields", "laid", "horse", "palace", "tiles", "action", "focus", "track", "lasting", "specials", "supply"}
"""In the names under which goals are remembered (`Outlook.goals`, `_circumstances`)."""
FOLLOWS = {"board", "network", "smc", "objective", "level", "home", "here", "at_avatar"}
METHODS = {"copy", "denies", "special", "tracked", "__class__"}
TOLD = {"emit", "index", "news"}
"""What changes a twin."""
POSITION = {*COMMON, *NAMED, *FOLLOWS, *METHODS, *TOLD, "active", "deckers"}
DECKER = {"id", "colour", "start", "turns", "avatars", "entry", "__class__"}
HELD = {"cards", "decker hand", "decker packets", "decker joker_used"}
"""In the name where a goal looks at the hand."""
SLAYERS = {"cards", "decker hand", "decker deck", "decker discard", "decker played"}
"""What is held against HackMan is in every name where he comes."""


class WatchedDecker(Decker):
    __slots__ = ()

    def __getattribute__(self, name: str) -> Any:
        READ.add(f"decker {name}")
        return super().__getattribute__(name)


class WatchedState(State):
    __slots__ = ()

    def __getattribute__(self, name: str) -> Any:
        READ.add(name)
        return super().__getattribute__(name)

    def copy(self) -> WatchedState:
        """What copying reads does not count."""
        before = set(READ)
        twin = watched(super().copy())
        READ.intersection_update(before)
        return twin


def watched(state: State) -> WatchedState:
    state.__class__ = WatchedState
    for decker in state.deckers:
        decker.__class__ = WatchedDecker
    assert isinstance(state, WatchedState)
    return state


def positions(id: str) -> Iterator[State]:
    """A goal before it is met, after it, and in the last turn."""
    deckers = {name: {"hand": "route-trace payload wrecking-ball"} for name in crew(2)}
    scattered = {"red6": "2 red, black", "green3": "green installation", "purple5": "black guardian", "blue2": "yellow"}
    more = {"track": {"swarm": "red"}} if id == "silver-swarm" else {}
    yield table(objectives=[id, "gold-mirror-map"], deckers=deckers, spaces=scattered, **more).state
    last = {name: {**row, "turns": 3} for name, row in deckers.items()}
    yield table(objectives=[id], deckers=last, spaces={**scattered, "red3": "hackman"}, **more).state
    yield table(**{"objectives": [id], "deckers": crew(2), **WITNESSES[id](2)}).state
    leave_open()


@pytest.mark.parametrize("insight", [HOUSE, BEST.insight], ids=["house", "best"])
@pytest.mark.parametrize("id", WITNESSES)
def test_all_that_a_gauge_reads_is_in_the_name(id: str, insight: Insight) -> None:
    known = POSITION | {f"decker {name}" for name in DECKER}
    if id == "gold-hackman":
        known |= SLAYERS
    for state in positions(id):
        for ahead in (0, 1):
            position = watched(state.copy())
            READ.clear()
            effort(insight.gauge(position, ahead), id, insight.efforts)
            extra = HELD if id in insight.by_hand and not ahead else set()
            assert known | extra >= READ
            assert READ


def test_the_watch_sees_what_is_not_in_the_name() -> None:
    state = watched(table(objectives=["copper-404"], deckers=crew(1)).state.copy())
    READ.clear()
    assert state.row is not None
    assert state.deckers[0].discard is not None
    assert {"row", "decker discard"} <= READ
    leave_open()
