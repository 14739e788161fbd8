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
        ("infect", "DK-23.1"),
        ("upload red", "DK-14.4"),
        ("upload purple", "DK-17.3"),
        ("installation blue", "DK-18.1"),
        ("installation purple", "DK-2.10"),
        ("convert blue", "DK-22.1"),
        ("convert purple", "DK-22.6"),
        ("shift", "DK-20.1"),
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


@pytest.mark.parametrize(
    ("notation", "clause", "space"),
    [
        ("upload red", "DK-17.2", "black"),
        ("installation red", "DK-18.2", "3 red, black"),
        ("convert blue", "DK-22.2", "yellow, black"),
        ("infect", "DK-23.6", "red"),
        ("infect", "DK-14.4", "red, black"),
        ("convert blue", "DK-14.4", "2 yellow, black"),
    ],
)
def test_the_space_says_why_not(notation: str, clause: str, space: str) -> None:
    assert why(acting("", spaces={"red6": space}), notation) == clause


# DK-3.9, DK-22.3, DK-18.2
def test_an_empty_supply_says_why_not() -> None:
    none = {"blue-green": 0, "red-installations": 0}
    assert why(acting(supply=none), "upload blue") == "DK-3.9"
    assert why(acting(supply=none, spaces={"red6": "2 yellow, black"}), "convert green") == "DK-22.3"
    assert why(acting(supply=none, spaces={"red6": "3 red"}), "installation red") == "DK-18.2"
