"""Waterfall, as a searching decker sees it: where a turn ends, scouts fall."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.bots.deckers.changeover import Table, TurnEnd
from cyberdeck.bots.deckers.deadlines import waterfall
from cyberdeck.bots.deckers.keen import KeenGauge
from cyberdeck.deckers.state import Pool, State
from deckers.gold_tables import TWO, current, on, turn_ends
from deckers.tables import leave_open


def markers(state: State) -> tuple[list[int], list[bool]]:
    return [field.scouts for field in state.fields], [field.guards > 0 for field in state.fields]


@pytest.mark.parametrize("purple", ["black", "2 black"])
def test_the_scouts_of_a_waterfall_fall_as_they_do_in_the_game(purple: str) -> None:
    spaces = {**on("red", (2, 4, 6), "black"), "red5": "black guardian", "red1": "2 black", "purple4": purple}
    position: dict[str, Any] = {"deckers": TWO, "spaces": spaces}
    state = current("gold-waterfall", **position).state
    network = Table(state.board.neighbours, *markers(state), state.supply)
    TurnEnd(state).of(network, state.deckers[0])
    after = turn_ends("gold-waterfall", **position).state
    assert (network.scouts, network.guarded) == markers(after)
    assert (network.supply, network.guardians) == tuple(after.supply[Pool.SCOUT : Pool.GUARDIAN + 1])
    leave_open()


def test_where_a_turn_ends_what_falls_need_not_be_fought() -> None:
    def left(scout: str) -> float:
        return waterfall(KeenGauge(current("gold-waterfall", deckers=TWO, spaces={scout: "black"}).state))

    assert left("red4") < left("yellow4")
    assert left("red3") < left("red6")
    leave_open()
