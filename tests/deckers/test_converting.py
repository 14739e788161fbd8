"""The convert action (DK-22)."""

from __future__ import annotations

import pytest

from cyberdeck.deckers.rules import DeckersGame
from deckers.tables import at, conserved, network, options, play, prompt, quiet, supply


def converts(game: DeckersGame) -> list[str]:
    return [option.removeprefix("convert ") for option in options(game) if option.startswith("convert")]


def converter(hand: str = "bluff ping", decker: str = "oshin-noro") -> dict[str, object]:
    return {"deckers": {decker: {"at": "red6", "hand": hand}}}


# DK-22.1, DK-22.2, DK-22.9, DK-34.13
@pytest.mark.parametrize(
    ("here", "bonus", "may"),
    [
        ("2 yellow, black", False, True),
        ("yellow, black", False, False),
        ("yellow, black", True, True),
        ("2 yellow, 2 black", False, False),
        ("2 yellow, 2 black", True, True),
        ("3 yellow, 2 black", False, True),
        ("3 yellow, black, white-on-red", False, True),
        ("yellow, 2 black", True, False),
        ("2 yellow", True, False),
        ("black", True, False),
        ("3 green, black", True, False),
        ("yellow, white-on-yellow, black", False, False),
    ],
)
def test_more_yellow_programs_than_scouts(here: str, bonus: bool, may: bool) -> None:
    """With a yellow installation on any space of the server as many are enough."""
    spaces = {"red6": here, "red2": "yellow installation"} if bonus else {"red6": here, "blue2": "yellow installation"}
    assert converts(quiet(**converter(), spaces=spaces)) == (["blue"] if may else [])


# DK-22.2, DK-28.5
def test_the_server_is_that_of_the_colour() -> None:
    spaces = {"red6": "yellow, black", "blue2": "yellow installation"}
    assert converts(quiet(**converter(), spaces=spaces, fragmented=True)) == []
    spaces = {"red6": "yellow, black", "red2": "yellow installation"}
    assert converts(quiet(**converter(), spaces=spaces, fragmented=True)) == ["blue"]


# DK-22.3: looked at before the yellow program is removed (A10)
def test_the_colour_must_be_in_the_supply_beforehand() -> None:
    spaces = {"red6": "2 yellow, black"}
    assert converts(quiet(**converter("mimic"), spaces=spaces, supply={"yellow-red": 0})) == ["blue", "green"]
    assert converts(quiet(**converter("mimic"), spaces=spaces, supply={"blue-green": 0})) == ["yellow", "red"]


# DK-22.4
@pytest.mark.parametrize(
    ("hand", "colours"),
    [
        ("bluff", []),
        ("spoof", ["yellow"]),
        ("bluff ping", ["blue"]),
        ("bluff glitch", ["red"]),
        ("bluff improvise", ["blue", "green", "yellow", "red"]),
        ("mimic", ["blue", "green", "yellow", "red"]),
        ("ping glitch", []),
    ],
)
def test_a_yellow_command_and_one_of_the_new_colour(hand: str, colours: list[str]) -> None:
    assert converts(quiet(**converter(hand), spaces={"red6": "2 yellow, black"})) == colours


# DK-22.5
@pytest.mark.parametrize(
    ("colour", "result"), [("blue", "blue, yellow"), ("yellow", "2 yellow"), ("red", "yellow, red")]
)
def test_a_yellow_program_and_a_scout_become_a_program(colour: str, result: str) -> None:
    game = quiet(**converter("mimic"), spaces={"red6": "2 yellow, black"})
    play(game, f"convert {colour}", "pay mimic")
    assert network(game) == {"red6": result}
    assert supply(game, "scouts") == 25
    conserved(game)


# DK-22.5
def test_which_scout_is_converted_is_chosen() -> None:
    game = quiet(**converter("mimic"), spaces={"red6": "3 yellow, black, white-on-green"})
    play(game, "convert blue", "pay mimic")
    assert prompt(game) == "which-scout"
    assert options(game) == ["scout black", "scout white-on-green"]
    play(game, "scout white-on-green")
    assert at(game, "red6") == "blue, 2 yellow, black"
    assert supply(game, "blue-green") == 14


# DK-22.6, DK-17.3
def test_only_rupert_creates_a_purple_program() -> None:
    spaces = {"red6": "2 yellow, black"}
    assert "purple" not in converts(quiet(**converter("mimic"), spaces=spaces))
    assert "purple" not in converts(quiet(**converter("mimic", "leiko-mori"), spaces=spaces))
    game = quiet(**converter("mimic", "rupert-stanz"), spaces=spaces)
    assert converts(game) == ["blue", "green", "yellow", "red", "purple"]
    play(game, "convert purple", "pay mimic")
    assert at(game, "red6") == "yellow, purple"


# DK-22.7, DK-34.13
def test_the_new_program_may_be_lost_to_the_limit() -> None:
    game = quiet(**converter("mimic"), spaces={"red6": "2 yellow, 3 blue, black"})
    play(game, "convert blue", "pay mimic")
    assert at(game, "red6") == "3 blue, yellow"
    assert supply(game, "blue-green") == 12


# DK-22.8: a guardian and a scout never share a space (DK-12.21), so it only shows where there is no scout
def test_guardians_cannot_be_converted() -> None:
    assert converts(quiet(**converter("mimic"), spaces={"red6": "3 yellow, black guardian"})) == []
    near = {"red6": "2 yellow, black", "red5": "black guardian"}
    assert converts(quiet(**converter("mimic"), spaces=near)) != []


# DK-22.5, DK-12.14
def test_a_second_white_scout_blocks_the_new_program() -> None:
    spaces = {"red6": "3 yellow, white-on-red, black"}
    game = quiet(**converter("mimic"), spaces=spaces)
    play(game, "convert blue", "pay mimic", "scout black")
    assert at(game, "red6") == "blue, 2 yellow, white-on-red"
