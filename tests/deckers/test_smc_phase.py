"""The SMC phase: attack, evaluation, moving scouts (DK-26)."""

from __future__ import annotations

import pytest

from cyberdeck.deckers.events import ArrowFollowed, GoalMet, GoalMissed, InfectionRolled
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.words import SPACES, space_name
from deckers.tables import (
    at,
    avatars,
    conserved,
    events,
    leave_open,
    lost,
    network,
    options,
    play,
    prompt,
    quiet,
    seat,
    supply,
)

LAST = "gold-mirror-map"
"""Missed when it is evaluated: the game ends right after the attack."""
AWAY = {"tilda-sweet": {"at": "blue6"}}


def attacked(spaces: dict[str, str], red: tuple[int, ...] = (), black: tuple[int, ...] = ()) -> DeckersGame:
    coming = {"red": red, "black": black}
    return quiet(objectives=LAST, deckers=AWAY, phase="attack", spaces=spaces, coming=coming)


def moved(spaces: dict[str, str], objective: str = "copper-bypass", success: bool = False) -> DeckersGame:
    """Step 3c: copper-bypass has R-, Y+, G-, B+ after a failure."""
    objectives = [objective, LAST]
    return quiet(objectives=objectives, deckers=AWAY, phase="move-scouts", success=success, spaces=spaces)


def fights(game: DeckersGame) -> list[str]:
    """The spaces of all infection routines, in order."""
    return [space_name(event.at.space) for event in events(game, InfectionRolled)]


# the attack


# DK-26.1
def test_red_programs_fight_where_smc_markers_are() -> None:
    spaces = {"yellow1": "red, black", "yellow2": "red", "yellow3": "black", "yellow4": "blue, black"}
    game = attacked(spaces, red=(6,), black=(1,))
    assert fights(game) == ["yellow1"]
    assert network(game) == {"yellow1": "red", "yellow2": "red", "yellow3": "black", "yellow4": "black"}


# DK-26.1, DK-14.14
def test_the_players_choose_the_order_of_the_fights() -> None:
    """A guardian that falls first no longer helps its neighbour."""
    spaces = {"yellow1": "3 red, black guardian", "yellow2": "red, black", "green1": "red, black"}
    game = attacked(spaces, red=(6, 3), black=(1, 3))
    assert prompt(game) == "fight-next"
    assert seat(game) == "tilda-sweet"
    assert options(game) == ["fight green1", "fight yellow1", "fight yellow2"]
    play(game, "fight yellow1")
    assert at(game, "yellow1") == "3 red"


# DK-26.1: asked only where it can matter
def test_where_no_guardian_fights_the_order_is_not_asked() -> None:
    game = attacked({"yellow1": "red, black", "green1": "red, black"}, red=(6, 6), black=(1, 1))
    assert game.result is not None
    assert fights(game) == ["green1", "yellow1"]


# DK-26.2
def test_the_routine_is_repeated_until_one_side_is_gone() -> None:
    game = attacked({"yellow1": "3 red, 2 black"}, red=(1, 1, 6), black=(6, 6, 1))
    assert fights(game) == ["yellow1"] * 3
    assert network(game) == {"yellow1": "red"}
    game = attacked({"yellow1": "2 red, black"}, red=(1, 1), black=(6, 6))
    assert fights(game) == ["yellow1"] * 2
    assert network(game) == {"yellow1": "black"}


# DK-26.3, DK-26.4, DK-26.5, DK-34.11
def test_the_example_of_the_rulebook() -> None:
    """Spaces 3, 4 and 6 fight; space 2 has a red installation but no red program."""
    spaces = {
        "yellow2": "blue, red installation, black",
        "yellow3": "red, green, black",
        "yellow4": "red, blue, black, white-on-yellow",
        "yellow6": "red, yellow, green installation, black guardian",
    }
    game = attacked(spaces, red=(6, 1, 1), black=(1, 6, 6))
    play(game, "fight yellow3", "fight yellow4")
    assert sorted(fights(game)) == ["yellow3", "yellow4", "yellow6"]
    assert network(game) == {
        "yellow2": "black, red installation",
        "yellow3": "green, red",
        "yellow4": "black, white-on-yellow",
        "yellow6": "black guardian",
    }
    conserved(game)


# DK-26.3
def test_guardians_remove_installations_and_scouts_do_not() -> None:
    spaces = {
        "yellow1": "2 blue, green, blue installation, black",
        "yellow2": "green, blue installation, white guardian",
    }
    assert network(attacked(spaces)) == {"yellow1": "black, blue installation", "yellow2": "white guardian"}


# DK-26.4
def test_blocked_programs_and_avatars_are_spared() -> None:
    game = attacked({"blue6": "blue, white-on-red, black"})
    assert network(game) == {"blue6": "black, white-on-red"}
    assert avatars(game, "tilda-sweet") == ["blue6"]


# DK-26.5
def test_a_red_installation_starts_no_fight() -> None:
    game = attacked({"yellow1": "red installation, black", "yellow2": "white-on-red"})
    assert fights(game) == []


# DK-26.20
def test_after_the_attack_no_program_is_left_beside_an_smc_marker() -> None:
    items = ("red, black", "2 red, blue, white-on-green", "purple, black", "3 red, red installation, black guardian")
    spaces = {f"{server}{n}": item for server in ("yellow", "red") for n, item in enumerate(items, 1)}
    game = attacked(spaces)
    while game.decision is not None:
        game.decide(0)
    for space in SPACES:
        field = game.state.fields[space]
        assert not field.smc or not any(field.programs)
        assert not field.guards or field.installation == -1


# evaluation


# DK-26.6
def test_the_goal_is_checked_after_the_attack() -> None:
    """The scout on Red#2 takes one of the green programs that would have met the goal."""
    spaces = {"red1": "green", "red2": "green, black"}
    game = quiet(objectives=["copper-bypass", LAST], deckers={"oshin-noro": {}}, phase="attack", spaces=spaces)
    assert events(game, GoalMissed)
    game = quiet(objectives=["copper-bypass", LAST], deckers={"oshin-noro": {}}, phase="evaluation", spaces=spaces)
    assert events(game, GoalMet)
    leave_open()


# DK-26.7
def test_success_and_failure_are_carried_out() -> None:
    position = {"objectives": ["copper-access-denied", LAST], "deckers": AWAY, "phase": "evaluation"}
    spaces = {"purple1": "2 blue", "purple2": "green", "purple3": "green", "purple4": "blue"}
    game = quiet(**position, spaces=spaces)
    assert prompt(game) != "hand-tile"
    assert all(option.startswith("space purple") for option in options(game))
    game = quiet(**position, spaces={"purple1": "2 blue"})
    assert network(game) == {"purple1": "2 blue", **{f"purple{n}": "black" for n in range(2, 7)}}
    leave_open()


# DK-26.7, DK-12.4
def test_the_players_order_the_scouts_of_a_failure() -> None:
    """Keycode places a scout on every space 1."""
    spaces = {"red1": "black guardian", "blue1": "2 black"}
    game = quiet(objectives=["copper-keycode", LAST], deckers=AWAY, phase="evaluation", spaces=spaces)
    assert prompt(game) == "scout-next"
    assert set(options(game)) == {f"place {server}1" for server in ("blue", "green", "yellow", "red", "purple")}
    leave_open(game)


# DK-26.8
def test_markers_on_the_card_return_to_the_supply() -> None:
    position = {"objectives": ["copper-knowledge", LAST], "deckers": AWAY, "phase": "evaluation"}
    game = quiet(**position, card="2 yellow")
    while game.decision is not None and game.state.phase.value == "evaluation":
        game.decide(0)
    assert supply(game, "yellow-red") == 15
    assert game.view(0).objective.programs == {}
    conserved(game)


# DK-26.9
def test_the_last_objective_ends_the_game() -> None:
    assert lost(attacked({})) == "goal"


# moving scouts


# DK-26.11
def test_arrows_are_followed_from_left_to_right() -> None:
    told = [(event.colour.word, event.direction) for event in events(moved({}), ArrowFollowed)]
    assert told == [("red", "down"), ("yellow", "up"), ("green", "down"), ("blue", "up")]


# DK-26.10
def test_after_a_success_they_are_reversed_and_upside_down() -> None:
    spaces = {"red2": "black", "red4": "black"}
    assert network(moved(spaces)) == {"red2": "black", "red3": "black"}
    assert network(moved(spaces, success=True)) == {"red3": "black", "red4": "black"}
    told = [(event.colour.word, event.direction) for event in events(moved({}, success=True), ArrowFollowed)]
    assert told == [("blue", "down"), ("green", "up"), ("yellow", "down"), ("red", "up")]


# DK-26.12, DK-26.17
def test_up_from_the_lowest_space_with_scouts() -> None:
    spaces = {"yellow2": "black, white", "yellow3": "blue", "yellow5": "black"}
    game = moved(spaces)
    play(game, "scout white")
    assert network(game) == {"yellow3": "black, white-on-blue", "yellow5": "black"}


# DK-26.13, DK-26.17
def test_down_from_the_highest_space_with_scouts() -> None:
    spaces = {"red1": "black", "red5": "black", "red4": "black"}
    assert network(moved(spaces)) == {"red1": "black", "red4": "2 black"}


# DK-26.14
def test_numbers_form_a_loop() -> None:
    assert network(moved({"yellow6": "2 black"})) == {"yellow1": "2 black"}
    assert network(moved({"red1": "black"})) == {"red6": "black"}


# DK-26.15
def test_guardians_are_skipped() -> None:
    spaces = {"red5": "black", "red4": "black guardian", "red3": "white guardian"}
    assert network(moved(spaces)) == {"red4": "black guardian", "red3": "white guardian", "red2": "black"}


# DK-26.15, DK-26.16, DK-26.19, DK-34.12
def test_the_example_of_the_rulebook_for_arrows() -> None:
    """Purple, down: #4 has two scouts, #3 a guardian, #2 one scout."""
    spaces = {"purple4": "2 black", "purple3": "black guardian", "purple2": "black", "green1": "black"}
    game = moved(spaces, "gold-neutrino-scanner")
    assert {name: what for name, what in network(game).items() if name.startswith("purple")} == {
        "purple3": "black guardian",
        "purple2": "black guardian",
    }


# DK-26.15, DK-26.19
def test_a_guardian_that_has_just_come_into_being_is_skipped() -> None:
    """Of three moving scouts the first makes a guardian of two; here the second of two goes past it."""
    spaces = {"red4": "2 black", "red3": "2 black"}
    assert network(moved(spaces)) == {"red3": "black guardian", "red2": "black"}


# DK-26.18
def test_a_server_without_scouts_is_left_alone() -> None:
    spaces = {"red4": "2 blue", "red3": "black guardian"}
    assert network(moved(spaces)) == spaces


# DK-26.18
def test_scouts_stay_if_guardians_hold_all_other_spaces() -> None:
    spaces = {"red1": "2 black", **{f"red{number}": "black guardian" for number in range(2, 7)}}
    assert network(moved(spaces)) == spaces


# DK-26.11, DK-28.5
def test_on_fragmented_servers_arrows_follow_the_colour() -> None:
    spaces = {"red5": "black"}
    game = quiet(objectives=["copper-bypass", LAST], deckers=AWAY, phase="move-scouts", spaces=spaces, fragmented=True)
    assert network(game) == {"red4": "black"}


@pytest.mark.parametrize("shade", ["black", "white-on-blue"])
def test_moved_scouts_take_their_programs_along(shade: str) -> None:
    """DK-26.12, DK-12.19."""
    assert network(moved({"yellow2": shade})) == {"yellow3": shade}
