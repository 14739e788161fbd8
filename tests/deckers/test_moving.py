"""The move action (DK-19)."""

from __future__ import annotations

import pytest

from cyberdeck.deckers.rules import DeckersGame
from deckers.tables import at, avatars, conserved, leave_open, network, options, play, prompt, quiet, supply


def places(game: DeckersGame) -> set[str]:
    """Where the mover may go now."""
    assert prompt(game) == "move-to"
    return {option.removeprefix("go ") for option in options(game) if option.startswith("go ")}


def mover(hand: str = "ping", at: str = "yellow1", decker: str = "tilda-sweet") -> dict[str, object]:
    return {"deckers": {decker: {"at": at, "hand": hand}}}


# DK-19.1, DK-19.2
def test_each_blue_command_is_a_step_to_an_adjacent_space() -> None:
    game = quiet(**mover("route-trace ping"))
    play(game, "move")
    assert options(game) == ["number 1", "number 2", "number 3"]
    play(game, "number 3", "pay")
    assert places(game) == {"yellow2", "yellow6", "red1", "red5", "red6"}
    play(game, "go red5", "go red4", "go red3")
    assert options(game) == ["done"]
    play(game, "done")
    assert avatars(game, "tilda-sweet") == ["red3"]


# DK-19.2
def test_unused_points_expire() -> None:
    game = quiet(**mover("route-trace"))
    play(game, "move", "number 2", "pay", "go yellow2", "done")
    assert prompt(game) == "deckers-action"
    assert "move" not in options(game)


# DK-19.3
def test_points_need_not_be_spent() -> None:
    game = play(quiet(**mover()), "move", "pay", "done")
    assert avatars(game, "tilda-sweet") == ["yellow1"]


# DK-19.4, DK-19.6, DK-24.7
def test_three_of_one_basic_colour_or_one_purple_go_along() -> None:
    game = quiet(**mover(), spaces={"yellow1": "3 blue, 2 green, purple, black, red installation"})
    play(game, "move", "pay", "go yellow2")
    assert prompt(game) == "take-along"
    assert options(game) == [
        "take-nothing",
        "take-programs blue",
        "take-programs blue*2",
        "take-programs blue*3",
        "take-programs green",
        "take-programs green*2",
        "take-programs purple",
    ]
    play(game, "take-programs green*2")
    assert at(game, "yellow2") == "2 green"
    assert at(game, "yellow1") == "3 blue, purple, black, red installation"
    conserved(game)


# DK-19.6
def test_scouts_and_blocked_programs_stay() -> None:
    game = quiet(**mover(), spaces={"yellow1": "white-on-red, black"})
    play(game, "move", "pay", "go yellow2")
    assert prompt(game) == "move-to"
    assert at(game, "yellow1") == "black, white-on-red"


# DK-19.5
def test_programs_are_picked_up_and_dropped_on_every_space() -> None:
    spaces = {"yellow1": "2 red", "yellow2": "blue", "yellow3": "green"}
    game = quiet(**mover("route-trace ping"), spaces=spaces)
    play(game, "move", "number 3", "pay", "go yellow2", "take-programs red*2")
    play(game, "go yellow3", "take-programs blue", "go yellow4", "take-programs green")
    assert network(game) == {"yellow2": "2 red", "yellow3": "blue", "yellow4": "green"}


# DK-19.7
def test_carried_programs_count_for_the_limit_of_every_space_on_the_way() -> None:
    game = quiet(**mover("route-trace"), spaces={"yellow1": "2 red", "yellow2": "2 red"})
    play(game, "move", "number 2", "pay", "go yellow2", "take-programs red*2")
    assert at(game, "yellow2") == "3 red"
    assert supply(game, "yellow-red") == 12


# DK-19.14
def test_the_first_example() -> None:
    """From #1 over #2 and #3 to #4; over #6 one program would have been lost."""
    spaces = {"yellow1": "red", "yellow2": "red", "yellow6": "2 red"}
    game = quiet(**mover("route-trace ping"), spaces=spaces)
    play(game, "move", "number 3", "pay", "go yellow2", "take-programs red")
    play(game, "go yellow3", "take-programs red*2", "go yellow4", "take-programs red*2", "done")
    assert network(game) == {"yellow4": "2 red", "yellow6": "2 red"}
    game = quiet(**mover("route-trace ping"), spaces=spaces)
    play(game, "move", "number 3", "pay", "go yellow2", "take-programs red", "go yellow6", "take-programs red*2")
    assert network(game) == {"yellow6": "3 red"}
    assert supply(game, "yellow-red") == 12


# DK-19.8, DK-19.9
@pytest.mark.parametrize("mark", ["blue", "blue installation", "blue, red"])
def test_a_step_along_a_path_is_free(mark: str) -> None:
    spaces = {"yellow2": mark, "yellow3": "blue"}
    game = quiet(**mover(at="yellow2"), spaces=spaces)
    play(game, "move", "pay", "go yellow3")
    if prompt(game) == "take-along":
        play(game, "take-nothing")
    play(game, "go yellow4")
    if prompt(game) == "take-along":
        play(game, "take-nothing")
    assert avatars(game, "tilda-sweet") == ["yellow4"]
    assert options(game) == ["done"]


# DK-19.8, DK-12.15
@pytest.mark.parametrize("mark", ["white-on-blue", "green", "green installation"])
def test_what_makes_no_path(mark: str) -> None:
    spaces = {"yellow2": "blue installation", "yellow3": mark}
    game = quiet(**mover(at="yellow3"), spaces=spaces)
    play(game, "move", "pay", "go yellow2")
    if prompt(game) == "take-along":
        play(game, "take-nothing")
    assert places(game) == set()


# DK-19.9
def test_onto_and_off_a_path_costs_a_point() -> None:
    game = quiet(**mover(), spaces={"yellow2": "blue"})
    play(game, "move", "pay", "go yellow2")
    assert options(game) == ["done"]


# DK-19.10
def test_free_steps_need_a_blue_command() -> None:
    spaces = {"yellow2": "blue", "yellow3": "blue"}
    game = quiet(**mover("impulse", at="yellow2"), spaces=spaces)
    assert "move" not in options(game)


# DK-19.11
def test_carried_programs_make_no_path() -> None:
    """The only blue program of a space is taken along: the step costs a point, however often."""
    spaces = {"yellow1": "blue", "yellow2": "blue", "yellow3": "blue"}
    game = quiet(**mover(), spaces=spaces)
    play(game, "move", "pay", "go yellow2", "take-programs blue")
    assert at(game, "yellow2") == "2 blue"
    play(game, "go yellow3")
    assert options(game) == ["take-nothing", "take-programs blue"]
    play(game, "take-programs blue")
    assert network(game) == {"yellow2": "blue", "yellow3": "2 blue"}
    play(game, "go yellow2", "take-nothing")
    assert options(game) == ["go yellow3", "done"]


# DK-19.11
def test_a_blue_program_that_is_left_behind_keeps_the_path() -> None:
    spaces = {"yellow1": "2 blue", "yellow2": "blue installation", "yellow3": "blue installation"}
    game = quiet(**mover(), spaces=spaces)
    play(game, "move", "pay", "go yellow2", "take-programs blue", "go yellow3", "take-programs blue")
    play(game, "go yellow4")
    assert "take-programs blue" in options(game)
    leave_open(game)


# DK-19.12
def test_teleport_from_a_blue_installation() -> None:
    game = quiet(**mover(), spaces={"yellow1": "blue installation"})
    play(game, "move", "pay")
    assert len(places(game)) == 29
    play(game, "go green5")
    assert avatars(game, "tilda-sweet") == ["green5"]
    assert options(game) == ["done"]


# DK-19.12
@pytest.mark.parametrize("mark", ["blue", "blue installation"])
def test_a_teleport_to_a_blue_mark_is_free(mark: str) -> None:
    game = quiet(**mover(), spaces={"yellow1": "blue installation", "green5": mark})
    play(game, "move", "pay", "go green5")
    play(game, "go green6", "take-nothing") if mark == "blue" else play(game, "go green6")
    assert avatars(game, "tilda-sweet") == ["green6"]


# DK-19.12
def test_with_no_points_left_only_blue_marks_can_be_reached() -> None:
    spaces = {"yellow1": "blue installation", "green5": "blue", "red2": "blue installation", "red3": "red"}
    game = quiet(**mover(at="yellow3"), spaces=spaces)
    play(game, "move", "pay", "go yellow2", "done")
    game = quiet(**mover(at="yellow2"), spaces=spaces)
    play(game, "move", "pay", "go yellow1")
    assert places(game) == {"green5", "red2"}


# DK-19.12, DK-19.15, DK-34.14
def test_a_teleport_with_blue_programs_to_a_bare_space_costs_a_point() -> None:
    spaces = {"yellow1": "2 blue, blue installation"}
    game = quiet(**mover(), spaces=spaces)
    play(game, "move", "pay", "go green5", "take-programs blue*2")
    assert at(game, "green5") == "2 blue"
    assert places(game) == set()
    game = quiet(**mover(at="yellow2"), spaces=spaces)
    play(game, "move", "pay", "go yellow1")
    assert places(game) == set()


# DK-19.13, DK-13.5
def test_a_white_guardians_space_is_no_target() -> None:
    spaces = {"yellow1": "blue installation", "yellow2": "white guardian", "yellow6": "black guardian"}
    game = play(quiet(**mover(), spaces=spaces), "move", "pay")
    assert "yellow2" not in places(game)
    assert "yellow6" in places(game)


# DK-19.16
def test_one_command_rearranges_a_whole_path() -> None:
    spaces = {"yellow1": "2 blue, 2 red", "yellow2": "blue", "yellow3": "blue", "yellow4": "blue, green"}
    game = quiet(**mover(), spaces=spaces)
    play(game, "move", "pay")
    for step, load in (
        ("yellow2", "red*2"),
        ("yellow3", "red"),
        ("yellow4", "red"),
        ("yellow3", "green"),
        ("yellow2", "green"),
        ("yellow1", "green"),
    ):
        play(game, f"go {step}", f"take-programs {load}")
    assert network(game) == {
        "yellow1": "2 blue, green",
        "yellow2": "blue, red",
        "yellow3": "blue",
        "yellow4": "blue, red",
    }
    play(game, "go yellow6")
    assert prompt(game) == "take-along"
    leave_open(game)


# DK-19.4, DK-32.1: nobody else takes more
def test_only_hettie_takes_something_more() -> None:
    spaces = {"yellow1": "red, blue, black"}
    game = play(quiet(**mover(), spaces=spaces), "move", "pay", "go yellow2", "take-programs red")
    assert prompt(game) == "move-to"
    game = play(quiet(**mover(decker="hettie-magnetic"), spaces=spaces), "move", "pay", "go yellow2")
    play(game, "take-programs red")
    assert prompt(game) == "take-more"
    leave_open()


# DK-14.4, DK-13.5
def test_no_move_where_no_space_can_be_entered() -> None:
    """Blue1 touches blue2 and blue6 only; a ghost, a teleport and the packet still lead away."""
    shut = {"blue2": "white guardian", "blue6": "white guardian"}
    assert "move" not in options(quiet(**mover(at="blue1"), spaces=shut))
    assert "move" in options(quiet(**mover(at="blue1"), spaces={**shut, "blue6": "black guardian"}))
    assert "move" in options(quiet(**mover(at="blue1"), spaces={**shut, "blue1": "blue installation"}))
    game = quiet(**mover(at="blue1"), spaces={**shut, "blue1": "green installation"})
    assert "move" not in options(game)
    assert "move" in options(play(game, "project blue1"))
    leave_open(game)
    packet = {"tilda-sweet": {"hand": "ping", "at": "blue1", "packets": "pkt-backdoor"}}
    assert "move" in options(quiet(deckers=packet, spaces=shut))
