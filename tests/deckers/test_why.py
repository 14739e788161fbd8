"""Why an action is not offered, by the clause that says so."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from cyberdeck.deckers import new_game
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.kernel import Reason
from cyberdeck.locale.texts import LANGUAGES, render
from deckers.tables import leave_open, play, quiet, why


def acting(hand: str = "ping scalpel", **more: Any) -> DeckersGame:
    return quiet(deckers={"oshin-noro": {"at": "red6", "hand": hand}, "monty-quantum": {}}, **more)


@pytest.mark.parametrize(
    ("notation", "clause"),
    [
        ("infect", "DK-23.1"),
        ("upload green", "DK-14.4"),
        ("upload purple", "DK-17.3"),
        ("installation blue", "DK-18.1"),
        ("installation purple", "DK-2.10"),
        ("convert blue", "DK-22.1"),
        ("convert purple", "DK-22.6"),
        ("shift", "DK-20.1"),
        ("upgrade courier", "DK-16.1"),
        ("upgrade zero-day", "DK-16.2"),
        ("execute courier", "DK-15.1"),
        ("execute ping", "DK-14.2"),
        ("execute scalpel", "DK-15.6"),
    ],
)
def test_an_action_that_cannot_be_declared(notation: str, clause: str) -> None:
    game = acting(row="zero-day")
    assert why(game, notation) == clause
    assert why(game, notation, seat=1) == "DK-14.1"


# DK-14.10
def test_an_action_is_finished_first() -> None:
    game = play(acting("ping ping", row="courier"), "upgrade courier")
    assert why(game, "execute courier") == "DK-14.10"
    leave_open(game)


# DK-10.2
def test_actions_have_a_step_of_their_own() -> None:
    game = play(acting(), "end-actions")
    assert why(game, "execute scalpel", seat=game.state.active) == "DK-10.2"
    leave_open(game)


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


# projecting, and other things of the menu


# DK-21.1, DK-14.4
def test_why_a_space_cannot_be_projected_to() -> None:
    assert why(acting("ping"), "project red3") == "DK-21.1"
    built = {"red6": "green installation"}
    assert why(acting("ping", spaces=built), "project blue3") == "DK-21.1"
    assert why(acting("impulse", spaces=built), "project red3") == "DK-14.4"


# DK-21.6: the space of the ghost counts once it is chosen
def test_an_action_of_a_ghost_is_judged_where_the_ghost_is() -> None:
    spaces = {"red6": "green installation, red, black", "red3": "red"}
    game = play(acting("glitch ping", spaces=spaces), "project red3")
    assert why(game, "infect") == "DK-23.6"
    assert why(acting("ping", spaces=spaces), "infect") == "DK-14.4"
    leave_open()


# DK-15.3
def test_an_interrupt_waits_for_its_moment() -> None:
    game = acting("kill-switch")
    assert why(game, "interrupt kill-switch") == "DK-15.3"
    assert why(game, "execute kill-switch") == "DK-15.3"
    assert why(game, "interrupt overvoltage") == "DK-15.1"


def test_what_others_hold_is_nobodys_business() -> None:
    """Nothing but the asker's own hand decides the answer; a spectator is told nothing."""
    game = quiet(deckers={"oshin-noro": {}, "monty-quantum": {"hand": "kill-switch"}})
    assert why(game, "interrupt kill-switch", seat=0) == "DK-15.1"
    assert why(game, "interrupt kill-switch", seat=1) == "DK-15.3"
    reason = game.why_not(-1, "interrupt kill-switch")
    assert reason is not None
    assert reason.message.id == "why-not-turn"


# DK-32.2
def test_only_tokyo_lifts_segments() -> None:
    assert why(acting(), "lift") == "DK-32.2"
    assert why(quiet(deckers={"tokyo-black": {"hand": "ping"}}), "lift") == "DK-14.4"


# DK-14.4
def test_nobody_moves_who_cannot_enter_any_space() -> None:
    shut = {"blue2": "white guardian", "blue6": "white guardian"}
    assert why(quiet(deckers={"tilda-sweet": {"at": "blue1", "hand": "ping"}}, spaces=shut), "move") == "DK-14.4"


# DK-14.10
def test_the_step_does_not_end_in_the_middle_of_an_action() -> None:
    assert why(play(acting("ping"), "move", "pay"), "end-actions") == "DK-14.10"


# details


def moving(**more: Any) -> DeckersGame:
    return play(quiet(deckers={"tilda-sweet": {"hand": "ping"}}, **more), "move", "pay")


@pytest.mark.parametrize(
    ("notation", "clause"),
    [("go yellow1", "DK-13.5"), ("go blue3", "DK-19.2"), ("go yellow6", "DK-19.2"), ("push-to blue3", "DK-14.10")],
)
def test_why_one_cannot_go_there(notation: str, clause: str) -> None:
    assert why(moving(spaces={"yellow1": "white guardian"}), notation) == clause


# DK-19.2
def test_a_step_without_points() -> None:
    game = play(moving(), "go yellow2")
    assert why(game, "go yellow3") == "DK-19.2"


# DK-33.25, DK-33.30
def test_objectives_that_bar_spaces() -> None:
    assert why(moving(objectives=["gold-blackout", "gold-mirror-map"]), "go yellow3") == "DK-33.25"
    assert why(moving(objectives=["gold-dni-web", "gold-mirror-map"]), "go red1") == "DK-33.30"


# DK-19.4, DK-19.6
def test_what_cannot_be_taken_along() -> None:
    game = play(moving(spaces={"yellow6": "red, black"}), "go yellow1")
    assert why(game, "take-programs red*2") == "DK-19.4"
    assert why(game, "take-scout black") == "DK-19.6"
    leave_open(game)


# DK-20.1, DK-20.2, DK-20.7
def test_what_cannot_be_pushed() -> None:
    spaces = {"yellow6": "red, black guardian", "red3": "black", "blue2": "green installation"}
    game = play(quiet(deckers={"tilda-sweet": {"hand": "impulse"}}, spaces=spaces), "shift", "pay")
    assert why(game, "push-from red3") == "DK-20.2"
    assert why(game, "push-from blue2") == "DK-20.7"
    play(game, "push-from yellow6")
    assert why(game, "push black-guardian") == "DK-20.7"
    play(game, "push red")
    assert why(game, "push-to blue2") == "DK-20.1"
    leave_open(game)


# DK-14.4
def test_cards_that_do_not_suffice() -> None:
    game = play(acting("payload glitch ping"), "upload red")
    assert why(game, "pay ping") == "DK-14.4"
    play(game, "other-payment", "add ping")
    assert why(game, "done") == "DK-14.4"
    leave_open(game)


# DK-10.1, DK-10.5, DK-16.4
def test_turns_kept_cards_and_sacrifices() -> None:
    deckers = {"oshin-noro": {"turns": 3}, "monty-quantum": {"turns": 1}}
    assert why(quiet(deckers=deckers, phase="next-turn"), "hand-tile oshin-noro") == "DK-10.1"
    assert why(play(acting(), "end-actions"), "hold courier") == "DK-10.5"
    game = play(acting("glitch ping", row="scalpel"), "upgrade scalpel", "pay glitch")
    assert why(game, "sacrifice ping") == "DK-16.4"
    leave_open()


# DK-12.14, DK-32.8, DK-4.12
def test_spaces_and_programs_that_are_not_there() -> None:
    game = quiet(deckers="angel-nitrate", phase="start-of-turn")
    assert why(game, "redirect blue1") == "DK-32.8"
    assert why(quiet(spaces={"red6": "white, blue, red"}), "block green") == "DK-12.14"
    assert why(new_game(), "lay 9 9") == "DK-4.12"
    leave_open()


def test_every_reason_can_be_read_in_every_language() -> None:
    modules = [module for name, module in sys.modules.items() if name.startswith("cyberdeck.deckers.")]
    found = [reason for module in modules for reason in vars(module).values() if isinstance(reason, Reason)]
    assert len(set(found)) > 40
    for language in LANGUAGES:
        assert all(render(reason.message, language) for reason in found)
