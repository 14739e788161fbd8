"""The shift action (DK-20)."""

from __future__ import annotations

import pytest

from cyberdeck.deckers.rules import DeckersGame
from deckers.tables import at, avatars, conserved, leave_open, lost, network, options, play, prompt, quiet, supply


def froms(game: DeckersGame) -> set[str]:
    """From where a marker may be pushed now."""
    assert prompt(game) == "push-from"
    return {option.removeprefix("push-from ") for option in options(game) if option.startswith("push-from")}


def shifter(hand: str = "impulse", at: str = "yellow6") -> dict[str, object]:
    return {"deckers": {"tilda-sweet": {"at": at, "hand": hand}}}


# DK-20.1
def test_each_green_command_pushes_a_marker_to_an_adjacent_space() -> None:
    game = quiet(**shifter("concentration"), spaces={"yellow6": "red, blue, black, white-on-green"})
    play(game, "shift")
    assert options(game) == ["number 1", "number 2"]
    play(game, "number 2", "pay", "push-from yellow6")
    assert options(game) == ["push blue", "push red", "push black", "push white-on-green"]
    play(game, "push red")
    assert options(game) == [
        *(f"push-to yellow{n}" for n in (2, 1)),
        "push-to red1",
        *(f"push-to yellow{n}" for n in (5, 4, 3)),
    ]
    play(game, "push-to yellow1")
    assert network(game) == {"yellow6": "blue, black, white-on-green", "yellow1": "red"}
    play(game, "push-from yellow6", "push black", "push-to red1")
    assert at(game, "red1") == "black"
    assert prompt(game) == "deckers-action"
    conserved(game)


# DK-20.1
def test_pushes_may_be_left_out() -> None:
    game = quiet(**shifter("concentration"), spaces={"yellow6": "red"})
    play(game, "shift", "number 2", "pay", "done")
    assert network(game) == {"yellow6": "red"}
    assert prompt(game) == "deckers-action"


# DK-20.1, DK-14.4
def test_without_a_marker_there_is_nothing_to_shift() -> None:
    assert "shift" not in options(quiet(**shifter(), spaces={"yellow5": "red, black"}))
    assert "shift" not in options(quiet(**shifter(), spaces={"yellow6": "green installation"}))
    assert "shift" in options(quiet(**shifter(), spaces={"yellow5": "green"}))


# DK-20.2, DK-20.3
@pytest.mark.parametrize(
    ("mark", "remote"), [("green", True), ("green installation", True), ("blue installation", False)]
)
def test_remote_push_from_a_green_mark(mark: str, remote: bool) -> None:
    """The own space needs no green marker."""
    spaces = {"yellow6": "blue", "red6": f"{mark}, black"}
    game = play(quiet(**shifter(), spaces=spaces), "shift", "pay")
    assert froms(game) == ({"yellow6", "red6"} if remote else {"yellow6"})


# DK-20.2, DK-12.15
def test_a_blocked_green_program_enables_nothing() -> None:
    game = play(quiet(**shifter(), spaces={"yellow6": "blue", "red6": "white-on-green"}), "shift", "pay")
    assert froms(game) == {"yellow6"}


# DK-20.4
def test_the_enabling_green_program_may_be_pushed_itself() -> None:
    game = quiet(**shifter("concentration"), spaces={"red6": "green, black"})
    play(game, "shift", "number 2", "pay", "push-from red6")
    assert options(game) == ["push green", "push black"]
    play(game, "push green", "push-to red5")
    assert network(game) == {"red6": "black", "red5": "green"}
    assert froms(game) == {"red5"}


# DK-20.5, DK-34.19
def test_normal_and_remote_pushes_may_be_mixed() -> None:
    """One push from the own space to Yellow#4, one of a scout from Red#6 to Red#4."""
    spaces = {"yellow6": "blue", "red6": "green, black"}
    game = quiet(**shifter("concentration"), spaces=spaces)
    play(game, "shift", "number 2", "pay", "push-from yellow6", "push blue", "push-to yellow4")
    play(game, "push-from red6", "push black", "push-to red4")
    assert network(game) == {"yellow4": "blue", "red6": "green", "red4": "black"}


# DK-20.6
def test_limits_and_triggers_are_looked_at_after_each_push() -> None:
    spaces = {"yellow6": "2 red, 2 black", "yellow1": "3 red", "yellow2": "2 black"}
    game = quiet(**shifter("concentration impulse"), spaces=spaces)
    play(game, "shift", "number 3", "pay", "push-from yellow6", "push red", "push-to yellow1")
    assert at(game, "yellow1") == "3 red"
    assert supply(game, "yellow-red") == 11
    play(game, "push-from yellow6", "push black", "push-to yellow2")
    assert at(game, "yellow2") == "black guardian"
    play(game, "push-from yellow6", "push red", "push-to yellow2")
    assert at(game, "yellow2") == "red, black guardian"


# DK-20.7
def test_guardians_and_installations_cannot_be_pushed() -> None:
    game = quiet(**shifter(), spaces={"yellow6": "black guardian, red installation, blue"})
    play(game, "shift", "pay", "push-from yellow6")
    assert options(game) == ["push blue"]
    leave_open(game)


# DK-20.8
def test_between_projected_pushes_the_ghost_may_be_put_elsewhere() -> None:
    spaces = {"yellow6": "green installation", "yellow4": "black", "yellow2": "black"}
    game = quiet(**shifter("concentration"), spaces=spaces)
    play(game, "project yellow4", "shift", "number 2", "pay", "push-from yellow4", "push black", "push-to yellow5")
    assert {f"ghost-to yellow{n}" for n in (1, 2, 3, 5, 6)} <= set(options(game))
    assert not any(option.startswith("ghost-to") and "yellow" not in option for option in options(game))
    play(game, "ghost-to yellow2", "push-from yellow2", "push black", "push-to yellow3")
    assert network(game) == {"yellow6": "green installation", "yellow5": "black", "yellow3": "black"}
    assert avatars(game, "tilda-sweet") == ["yellow6"]


# DK-20.8
def test_without_projecting_there_is_no_ghost_to_put() -> None:
    spaces = {"yellow6": "green installation, blue"}
    game = play(quiet(**shifter(), spaces=spaces), "shift", "pay")
    assert options(game) == ["push-from yellow6", "done"]


# DK-20.9
def test_a_scout_may_be_pushed_onto_a_guardian() -> None:
    spaces = {"blue6": "black", "blue1": "black guardian"}
    game = play(
        quiet(**shifter(at="blue6"), spaces=spaces), "shift", "pay", "push-from blue6", "push black", "push-to blue1"
    )
    assert network(game) == {"blue1": "black guardian", "blue2": "black", "blue6": "black"}
    spaces = {"blue6": "black", "blue1": "black guardian", "blue2": "black guardian"}
    game = play(
        quiet(**shifter(at="blue6"), spaces=spaces), "shift", "pay", "push-from blue6", "push black", "push-to blue1"
    )
    while game.decision is not None:
        game.decide(0)
    assert lost(game) == "chain"
