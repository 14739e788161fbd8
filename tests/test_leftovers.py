"""A test that leaves a question over fails, in both games, unless it says that it does so on purpose."""

from __future__ import annotations

import pytest

from deckers import tables as deckers
from netrunner import tables as netrunner


def test_a_move_that_could_go_on_is_at_rest_once_it_is_done() -> None:
    game = deckers.quiet(deckers={"tilda-sweet": {"hand": "ping"}})
    deckers.play(game, "move", "pay")
    assert deckers.prompt(game) == "move-to"
    deckers.nothing_is_left_open()
    assert deckers.prompt(game) == "deckers-action"


def test_a_payment_of_deckers_that_is_left_over_fails() -> None:
    game = deckers.quiet(deckers={"tilda-sweet": {"hand": "ping"}})
    deckers.play(game, "move")
    with pytest.raises(AssertionError, match="left open"):
        deckers.nothing_is_left_open()
    deckers.leave_open(game)


def test_a_run_of_netrunner_that_is_left_over_fails() -> None:
    game = netrunner.table(turn="runner", servers={"rd": {"ice": "Ice Wall"}})
    netrunner.play(game, "run rd")
    with pytest.raises(AssertionError, match="a run is left open"):
        netrunner.nothing_is_left_open()
    netrunner.leave_open(game)
