"""The infect action and the infection routine (DK-23)."""

from __future__ import annotations

import pytest

from cyberdeck.deckers.events import InfectionLost, InfectionRolled, InfectionWon
from cyberdeck.deckers.rules import DeckersGame
from deckers.tables import at, conserved, events, leave_open, network, options, play, quiet, supply


def infected(
    spaces: dict[str, str], red: int, black: int, commands: int = 1, decker: str = "tilda-sweet"
) -> DeckersGame:
    """An infect action on Yellow#6 with these dice."""
    deckers = {decker: {"at": "yellow6", "hand": "glitch payload"}}
    game = quiet(deckers=deckers, spaces=spaces, coming={"red": [red], "black": [black]})
    return play(game, "infect", f"number {commands}", "pay")


def values(game: DeckersGame) -> tuple[int, int]:
    """Infection and resistance of the routine."""
    found: list[InfectionWon | InfectionLost] = [*events(game, InfectionWon), *events(game, InfectionLost)]
    (event,) = found
    return event.infection, event.resistance


# DK-23.1
def test_a_red_program_is_needed_on_the_space() -> None:
    deckers = {"tilda-sweet": {"hand": "glitch"}}
    for here, may in (
        ("red, black", True),
        ("red installation, black", False),
        ("white-on-red", False),
        ("yellow, black", False),
    ):
        assert ("infect" in options(quiet(deckers=deckers, spaces={"yellow6": here, "yellow5": "red"}))) == may


# DK-23.1: pointless without an SMC marker, so not offered (A11)
def test_there_must_be_something_to_remove() -> None:
    deckers = {"tilda-sweet": {"hand": "glitch"}}
    assert "infect" not in options(quiet(deckers=deckers, spaces={"yellow6": "red", "yellow5": "black"}))
    assert "infect" in options(quiet(deckers=deckers, spaces={"yellow6": "red, black guardian"}))


# DK-23.2
def test_one_or_more_red_commands() -> None:
    spaces = {"yellow6": "red, black"}
    assert "infect" not in options(quiet(deckers={"tilda-sweet": {"hand": "ping"}}, spaces=spaces))
    game = play(quiet(deckers={"tilda-sweet": {"hand": "payload glitch"}}, spaces=spaces), "infect")
    assert options(game) == ["number 1", "number 2", "number 3"]
    leave_open()


# DK-23.3
def test_both_dice_are_rolled() -> None:
    game = infected({"yellow6": "red, black"}, 6, 2)
    assert [(event.red, event.black) for event in events(game, InfectionRolled)] == [(6, 2)]


# DK-23.4
@pytest.mark.parametrize(
    ("spaces", "commands", "infection"),
    [
        ({"yellow6": "red, black"}, 1, 3 + 1 + 1),
        ({"yellow6": "red, black"}, 3, 3 + 3 + 1),
        ({"yellow6": "3 red, black"}, 2, 3 + 2 + 3),
        ({"yellow6": "red, black, red installation"}, 1, 3 + 1 + 1 + 4),
        ({"yellow6": "red, black", "yellow5": "red installation"}, 1, 3 + 1 + 1 + 1),
        ({"yellow6": "red, black", "yellow5": "red installation", "red1": "red installation"}, 1, 3 + 1 + 1 + 2),
        ({"yellow6": "red, black, red installation", "yellow5": "red installation"}, 1, 3 + 1 + 1 + 4 + 1),
        ({"yellow6": "red, black", "yellow5": "3 red", "red6": "red installation"}, 1, 3 + 1 + 1),
        ({"yellow6": "red, black, yellow installation", "yellow5": "blue installation"}, 1, 3 + 1 + 1),
        ({"yellow6": "red, black, white-on-red"}, 1, 3 + 1 + 1),
    ],
)
def test_the_infection_value(spaces: dict[str, str], commands: int, infection: int) -> None:
    assert values(infected(spaces, 3, 1, commands))[0] == infection


# DK-23.5
@pytest.mark.parametrize(
    ("spaces", "resistance"),
    [
        ({"yellow6": "red, black"}, 2 + 1),
        ({"yellow6": "red, black, white-on-blue"}, 2 + 2),
        ({"yellow6": "red, black guardian"}, 2 + 4),
        ({"yellow6": "red, black", "yellow5": "black guardian"}, 2 + 1 + 1),
        ({"yellow6": "red, black", "yellow5": "black guardian", "red1": "white guardian"}, 2 + 1 + 2),
        ({"yellow6": "red, black guardian", "yellow5": "black guardian"}, 2 + 4 + 1),
        ({"yellow6": "red, black", "yellow5": "2 black", "red6": "black guardian"}, 2 + 1),
    ],
)
def test_the_resistance_value(spaces: dict[str, str], resistance: int) -> None:
    assert values(infected(spaces, 3, 2))[1] == resistance


# DK-23.6
def test_a_higher_infection_removes_all_smc_markers() -> None:
    spaces = {"yellow6": "2 red, blue, black, white-on-green, yellow installation", "yellow5": "black"}
    game = infected(spaces, 6, 1)
    assert network(game) == {"yellow6": "blue, 2 red, yellow installation", "yellow5": "black"}
    assert supply(game, "scouts") == 24
    conserved(game)
    assert at(infected({"yellow6": "3 red, white-on-red, black"}, 6, 1), "yellow6") == "3 red"
    assert at(infected({"yellow6": "3 red, black guardian"}, 6, 1), "yellow6") == "3 red"


# DK-23.7
@pytest.mark.parametrize("black", [5, 6])
def test_an_equal_or_lower_infection_costs_a_red_program(black: int) -> None:
    game = infected({"yellow6": "2 red, yellow, 2 black"}, 4, black)
    assert at(game, "yellow6") == "yellow, red, 2 black"
    assert supply(game, "yellow-red") == 13


# DK-23.8, DK-34.9
@pytest.mark.parametrize(("red", "won"), [(1, False), (2, True)])
def test_the_example_of_the_rulebook(red: int, won: bool) -> None:
    """1 + 2 + 3 + 1 against 5 + 2: a tie is lost; with a 2 on the red die it is won."""
    spaces = {"yellow6": "3 red, 2 black", "yellow5": "red installation"}
    game = infected(spaces, red, 5, commands=2)
    assert values(game) == (red + 6, 7)
    assert at(game, "yellow6") == ("3 red" if won else "2 red, 2 black")


# DK-34.10
def test_a_red_installation_beside_it() -> None:
    spaces = {"yellow6": "red, black", "yellow5": "red installation"}
    assert values(infected(spaces, 3, 1))[0] == 6


# DK-32.7: the same on Oshin's space, with two more
def test_oshin_infects_better() -> None:
    assert values(infected({"yellow6": "red, black"}, 3, 1, decker="oshin-noro"))[0] == 7


# DK-23.9, DK-26.2
def test_the_attack_runs_the_same_routine_without_commands() -> None:
    spaces = {"yellow6": "2 red, black", "yellow5": "red installation", "yellow1": "black guardian"}
    coming = {"red": [3], "black": [2]}
    deckers = {"tilda-sweet": {"at": "blue1"}}
    game = quiet(objectives="gold-mirror-map", deckers=deckers, phase="attack", spaces=spaces, coming=coming)
    assert values(game) == (3 + 2 + 1, 2 + 1 + 1)
