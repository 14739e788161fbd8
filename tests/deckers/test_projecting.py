"""Projecting actions (DK-21)."""

from __future__ import annotations

import pytest

from cyberdeck.deckers.rules import DeckersGame
from deckers.tables import at, avatars, hand, leave_open, network, options, play, prompt, quiet

GREEN = {"yellow6": "green installation"}


def ghosts(game: DeckersGame) -> set[str]:
    return {option.removeprefix("project ") for option in options(game) if option.startswith("project")}


def tilda(hand: str = "ping", at: str = "yellow6") -> dict[str, object]:
    return {"deckers": {"tilda-sweet": {"at": at, "hand": hand}}}


# DK-21.1: the own space included (A39)
def test_from_a_green_installation_every_space_of_the_server() -> None:
    game = quiet(**tilda(), spaces=GREEN)
    assert ghosts(game) == {f"yellow{number}" for number in range(1, 7)}


# DK-21.1
@pytest.mark.parametrize("mark", ["green", "blue installation", "white-on-green"])
def test_nothing_else_lets_one_project(mark: str) -> None:
    assert ghosts(quiet(**tilda(), spaces={"yellow6": mark, "yellow5": "green installation"})) == set()


# DK-21.1
def test_the_server_is_the_avatars() -> None:
    game = quiet(**tilda(at="red1"), spaces={"red1": "green installation"})
    assert ghosts(game) == {f"red{number}" for number in range(1, 7)}


# DK-21.1, DK-28.5
def test_on_fragmented_servers_the_colour_counts() -> None:
    game = quiet(**tilda(), spaces=GREEN, fragmented=True)
    assert ghosts(game) == {f"yellow{number}" for number in range(1, 7)}


# DK-21.2
def test_projecting_alone_is_nothing() -> None:
    """It costs nothing, and without an affordable action there is none to project."""
    assert ghosts(quiet(**tilda(""), spaces=GREEN)) == set()
    game = play(quiet(**tilda("payload glitch"), spaces=GREEN), "project yellow3", "upload red", "pay")
    assert at(game, "yellow3") == "red"
    assert hand(game, "tilda-sweet") == []


# DK-21.3
def test_declare_put_the_ghost_pay_perform_remove_it() -> None:
    game = quiet(**tilda("impulse"), spaces={**GREEN, "yellow2": "red"})
    play(game, "project yellow2")
    assert prompt(game) == "action-there"
    assert options(game) == ["shift"]
    play(game, "shift", "pay")
    assert (action := game.view(0).action) is not None
    assert action.ghost == "yellow2"
    play(game, "done")
    assert game.view(0).action is None
    assert avatars(game, "tilda-sweet") == ["yellow6"]


# DK-21.3
def test_any_action_may_be_projected() -> None:
    spaces = {**GREEN, "yellow1": "3 blue", "yellow2": "2 yellow, red, black"}
    game = quiet(**tilda("ping impulse spoof glitch improvise"), spaces=spaces, row="scalpel")
    play(game, "project yellow1")
    assert {"installation blue", "move", "shift", "upgrade scalpel", "upload blue"} <= set(options(game))
    game = quiet(**tilda("ping impulse spoof glitch improvise"), spaces=spaces)
    play(game, "project yellow2")
    assert {"convert yellow", "infect"} <= set(options(game))
    assert "end-actions" not in options(game)
    leave_open()


# DK-21.4
def test_several_actions_to_different_spaces() -> None:
    game = quiet(**tilda("payload glitch route-trace ping"), spaces=GREEN)
    play(game, "project yellow1", "upload red", "pay payload+glitch")
    play(game, "project yellow2", "upload blue", "pay")
    assert network(game) == {**GREEN, "yellow1": "red", "yellow2": "blue"}


# DK-21.4
def test_only_while_the_avatar_stays_there() -> None:
    game = quiet(**tilda("ping ping"), spaces=GREEN)
    play(game, "move", "number 1", "pay", "go yellow5", "done")
    assert ghosts(game) == set()
    game = quiet(**tilda("ping ping"), spaces=GREEN)
    play(game, "project yellow6", "move", "number 1", "pay", "go yellow5", "done")
    assert len(ghosts(game)) == 6


# DK-21.5, DK-21.8, DK-34.15
def test_a_projected_move_takes_the_ghost_off_the_server() -> None:
    """Yellow#2, Yellow#6, Red#1 for two points, with a program."""
    spaces = {"yellow4": "green installation", "yellow2": "red"}
    game = quiet(**tilda("route-trace", at="yellow4"), spaces=spaces)
    play(game, "project yellow2", "move", "number 2", "pay", "go yellow6", "take-programs red")
    play(game, "go red1", "take-programs red", "done")
    assert network(game) == {"yellow4": "green installation", "red1": "red"}
    assert avatars(game, "tilda-sweet") == ["yellow4"]


# DK-21.8
def test_the_example_of_the_rulebook() -> None:
    spaces = {"yellow3": "green installation", "yellow4": "black", "yellow2": "blue"}
    game = quiet(**tilda("impulse route-trace", at="yellow3"), spaces=spaces)
    play(game, "project yellow4", "shift", "pay impulse", "push-from yellow4", "push black", "push-to yellow5")
    assert at(game, "yellow5") == "black"
    play(game, "project yellow2", "move", "number 2", "pay", "go yellow6", "take-programs blue")
    play(game, "go red1", "take-programs blue", "done")
    assert network(game) == {"yellow3": "green installation", "yellow5": "black", "red1": "blue"}
    assert avatars(game, "tilda-sweet") == ["yellow3"]


# DK-21.6, DK-5.4
def test_your_server_is_the_ghosts_while_projecting() -> None:
    """A yellow installation on the ghost's server helps its convert action."""
    spaces = {**GREEN, "yellow1": "yellow, black"}
    game = play(quiet(**tilda("spoof ping"), spaces=spaces), "project yellow1")
    assert "convert yellow" not in options(game)
    spaces["yellow2"] = "yellow installation"
    game = play(quiet(**tilda("spoof ping"), spaces=spaces), "project yellow1")
    assert "convert yellow" in options(game)
    leave_open()


# DK-21.6
def test_bans_on_avatars_do_not_bind_ghosts() -> None:
    position = {**tilda("ping", at="yellow4"), "objectives": "gold-blackout gold-mirror-map"}
    spaces = {"yellow4": "green installation"}
    game = play(quiet(**position, spaces=spaces), "move", "pay")
    assert "go yellow3" not in options(game)
    game = play(quiet(**position, spaces=spaces), "project yellow4", "move", "pay")
    assert "go yellow3" in options(game)


# DK-21.7
def test_a_ghost_infects_on_the_space_of_a_white_guardian() -> None:
    spaces = {**GREEN, "yellow1": "white guardian, 3 red"}
    game = quiet(**tilda("glitch"), spaces=spaces, coming={"red": [6], "black": [1]})
    play(game, "project yellow1", "infect", "pay")
    assert network(game) == {**GREEN, "yellow1": "3 red"}
    assert avatars(game, "tilda-sweet") == ["yellow6"]
