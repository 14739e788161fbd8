"""Why an action is not offered, by the clause that says so."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.deckers.state import State
from cyberdeck.kernel import Game
from deckers.tables import play, quiet, why


def acting(hand: str = "ping scalpel", **more: Any) -> Game[State]:
    return quiet(deckers={"oshin-noro": {"at": "red6", "hand": hand}, "monty-quantum": {}}, **more)


@pytest.mark.parametrize(
    ("notation", "clause"),
    [
        ("infect", "DK-14.4"),
        ("upgrade courier", "DK-16.1"),
        ("upgrade root-access", "DK-16.2"),
        ("execute courier", "DK-15.1"),
        ("execute ping", "DK-14.2"),
        ("execute scalpel", "DK-15.6"),
    ],
)
def test_an_action_that_cannot_be_declared(notation: str, clause: str) -> None:
    game = acting(row="root-access")
    assert why(game, notation) == clause
    assert why(game, notation, seat=1) == "DK-14.1"


# DK-14.10
def test_an_action_is_finished_first() -> None:
    game = play(acting("ping ping", row="courier"), "upgrade courier")
    assert why(game, "execute courier") == "DK-14.10"


# DK-10.2
def test_actions_have_a_step_of_their_own() -> None:
    game = play(acting(), "end-actions")
    assert why(game, "execute scalpel", seat=game.state.active) == "DK-10.2"


# DK-15.2
def test_a_card_is_shown_once_a_turn() -> None:
    game = play(acting("tunnel"), "show tunnel")
    assert why(game, "show tunnel") == "DK-15.2"
