"""The silver objectives: goals, preparations, rules, successes and failures (DK-33.13 to 33.24)."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.state import Palace
from cyberdeck.deckers.words import BLUE, GREEN, RED, YELLOW, space_named
from cyberdeck.locale.texts import LANGUAGES
from deckers.evaluating import crew, evaluated, fulfilled, objective, over, parts, settle, worded
from deckers.tables import at, conserved, leave_open, lost, network, options, play, prompt, supply

SERVERS = ("blue", "green", "yellow", "red", "purple")


def on(spaces: str, items: str) -> dict[str, str]:
    """The same markers on several spaces."""
    return dict.fromkeys(spaces.split(), items)


def space_options(numbers: str) -> list[str]:
    return [f"space {name}" for name in numbers.split()]


# Fireworks


# DK-33.13
@pytest.mark.parametrize(
    ("count", "spaces", "met"),
    [
        (1, on("blue1 blue2", "green installation"), False),
        (1, on("blue1", "red installation"), True),
        (2, on("blue1 blue2", "red installation"), False),
        (2, on("blue1 red2", "red installation"), True),
        (3, on("blue1 red2", "red installation"), True),
        (4, on("blue1 red2", "red installation"), False),
        (4, on("blue1 red2 purple6", "red installation"), True),
    ],
)
def test_fireworks_counts_servers_with_a_red_installation(count: int, spaces: dict[str, str], met: bool) -> None:
    assert fulfilled("silver-fireworks", count, spaces=spaces) is met


# DK-33.13, DK-9.2
def test_fireworks_exchanges_the_red_installations() -> None:
    spaces = {"blue1": "red installation, 2 black", "red2": "red installation", "red3": "blue installation"}
    game = objective("silver-fireworks", phase="information", spaces=spaces, supply={"yellow-installations": 0})
    assert prompt(game) == "rebuild"
    assert options(game) == ["installation blue", "installation green"]
    play(game, "installation green", "installation blue")
    assert prompt(game) == "hand-tile"
    built = {"blue1": "2 black, green installation", "red2": "blue installation", "red3": "blue installation"}
    assert network(game) == built
    assert supply(game, "red-installations") == 5


# DK-33.13, DK-3.8
def test_fireworks_with_too_few_installations_asks_where() -> None:
    given = {"blue-installations": 1, "green-installations": 0, "yellow-installations": 0}
    spaces = on("blue1 red2", "red installation")
    game = objective("silver-fireworks", phase="information", spaces=spaces, supply=given)
    assert options(game) == ["space blue1", "space red2"]
    play(game, "space red2")
    assert network(game) == {"red2": "blue installation"}
    none = objective("silver-fireworks", phase="information", spaces=spaces, supply={**given, "blue-installations": 0})
    assert prompt(none) == "hand-tile"
    assert network(none) == {}


# DK-33.13
def test_fireworks_met_puts_three_scouts_beside_a_red_installation() -> None:
    game = evaluated("silver-fireworks", 1, spaces=on("blue1 green5", "red installation"))
    assert options(game) == ["space blue1", "space green5"]
    play(game, "space green5")
    for _ in range(3):
        assert options(game) == ["space green4", "space green6"]
        play(game, "space green6")
    assert over(game)
    assert network(game) == {**on("blue1 green5", "red installation"), "green6": "black guardian"}
    conserved(game)


# DK-33.13
def test_fireworks_failed_puts_a_scout_on_every_purple_space() -> None:
    game = evaluated("silver-fireworks", 1)
    assert over(game)
    assert network(game) == {f"purple{number}": "black" for number in range(1, 7)}


# Neural Matrix


# DK-33.14, A16: two colours in any mix; installations do not count
def test_neural_matrix_wants_two_colours_on_the_odd_spaces_of_n_plus_one_servers() -> None:
    mixed = {"blue1": "green", "blue3": "yellow", "blue5": "3 green, black"}
    purple = on("purple1 purple3 purple5", "green")
    assert not fulfilled("silver-neural-matrix", 1, spaces={**mixed, **purple, "blue3": "green installation"})
    assert fulfilled("silver-neural-matrix", 1, spaces={**mixed, **purple})
    assert not fulfilled("silver-neural-matrix", 2, spaces={**mixed, **purple})
    assert not fulfilled("silver-neural-matrix", 1, spaces={**mixed, **purple, "blue3": "red, blue"})
    assert not fulfilled("silver-neural-matrix", 1, spaces={**mixed, **purple, "purple5": "white-on-green"})
    # the tokens suffice for four deckers, with blue and red programs besides
    all_odd = {
        f"{server}{k}": colour for server in SERVERS for k, colour in ((1, "green"), (3, "yellow"), (5, "green"))
    }
    all_odd |= {"blue2": "3 blue", "red2": "3 red"}
    assert fulfilled("silver-neural-matrix", 4, spaces=all_odd)
    assert not fulfilled("silver-neural-matrix", 4, spaces={**all_odd, "red5": ""})


# DK-33.14, DK-5.6
def test_neural_matrix_met_fills_the_free_spaces_of_a_random_server() -> None:
    spaces = {f"{server}{number}": "green" for server in ("blue", "purple") for number in (1, 3, 5)}
    more = {"blue2": "black", "blue4": "blue, red installation"}
    game = evaluated("silver-neural-matrix", 1, spaces={**spaces, **more}, coming={"server": ["blue"]})
    assert over(game)
    hit = {"blue2": "black", "blue4": "blue, black, red installation", "blue6": "black"}
    assert network(game) == {**spaces, **hit}


# DK-33.14
def test_neural_matrix_failed_hits_entry_spaces_without_the_colours_and_a_random_server() -> None:
    spaces = {"green3": "yellow", "yellow1": "2 red"}
    game = evaluated("silver-neural-matrix", 3, spaces=spaces, coming={"server": ["avatar"]})
    settle(game)
    assert over(game)
    ours = {f"red{number}": "black" for number in range(1, 6)}
    assert network(game) == {**spaces, **ours, "red6": "black guardian", "yellow6": "2 black"}
    conserved(game)


# Hacker's Palace


# DK-33.15
@pytest.mark.parametrize(("count", "needed"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_hackers_palace_wants_installations_on_purple_spaces(count: int, needed: int) -> None:
    colours = ("blue", "green", "red", "yellow")
    spaces = {f"purple{number + 1}": f"{colours[number]} installation" for number in range(needed)}
    assert fulfilled("silver-hackers-palace", count, spaces=spaces)
    del spaces["purple1"]
    assert not fulfilled("silver-hackers-palace", count, spaces={**spaces, "red1": "red installation"})


# DK-33.15, DK-18.1
def test_hackers_palace_makes_installing_cheaper() -> None:
    deckers = {"oshin-noro": {"hand": "glitch"}}
    game = objective("silver-hackers-palace", deckers=deckers, spaces={"red6": "2 red"})
    play(game, "installation red", "pay glitch")
    assert at(game, "red6") == "red installation"
    usual = objective("silver-fireworks", deckers=deckers, spaces={"red6": "2 red"})
    assert "installation red" not in options(usual)
    one = objective("silver-hackers-palace", deckers=deckers, spaces={"red6": "red"})
    assert "installation red" not in options(one)


# DK-33.15
def test_hackers_palace_is_built_of_two_installations() -> None:
    spaces = {"purple1": "red installation", "purple3": "blue installation", "purple6": "green installation"}
    game = evaluated("silver-hackers-palace", 2, spaces=spaces)
    assert options(game) == space_options("purple1 purple3 purple6")
    play(game, "space purple6")
    assert options(game) == space_options("purple1 purple3")
    play(game, "space purple1")
    assert prompt(game) == "palace-where"
    assert options(game) == space_options("blue3 green3 yellow3 red3 purple3")
    play(game, "space purple3")
    assert over(game)
    assert network(game) == {"purple3": "blue installation"}
    assert game.state.palace == Palace(space_named("purple3"), (GREEN, RED))
    conserved(game)


# DK-33.15: if there are two, there is nothing to choose
def test_hackers_palace_takes_the_only_two_installations_unasked() -> None:
    spaces = on("purple1 purple2", "yellow installation")
    game = play(evaluated("silver-hackers-palace", 1, spaces=spaces), "space red3")
    assert over(game)
    assert network(game) == {}
    assert game.state.palace == Palace(space_named("red3"), (YELLOW, YELLOW))


# DK-33.15: its ability triggers at once
def test_hackers_palace_takes_the_scouts_on_its_space() -> None:
    spaces = {**on("purple1 purple2", "yellow installation"), "red3": "black, white-on-blue, red"}
    game = play(evaluated("silver-hackers-palace", 1, spaces=spaces), "space red3")
    assert at(game, "red3") == "red"
    assert game.state.palace == Palace(space_named("red3"), (YELLOW, YELLOW), 2)
    assert supply(game, "scouts") == 23
    assert supply(game, "blue-green") == 15
    conserved(game)


# DK-33.15, DK-12.20: neither transformation nor explosion nor block
@pytest.mark.parametrize("there", ["2 blue, green installation", "black guardian"])
def test_hackers_palace_swallows_scouts_that_enter(there: str) -> None:
    palace = {"at": "red3", "installations": "blue red", "scouts": 1}
    game = objective(
        "gold-mirror-map",
        phase="start-of-turn",
        deckers={"oshin-noro": {"at": "red3"}},
        palace=palace,
        spaces={"red3": there},
        smc="alpha-moby",
        coming={"server": ["blue"], "black": [1]},
    )
    assert network(game) == {"red3": there, "blue1": "black"}
    assert game.state.palace == Palace(space_named("red3"), (BLUE, RED), 2)
    conserved(game)


# DK-33.15: with the third scout it is gone
def test_hackers_palace_falls_with_the_third_scout() -> None:
    palace = {"at": "red3", "installations": "blue red", "scouts": 2}
    deckers = {"oshin-noro": {"at": "red2", "hand": "concentration"}}
    spaces = {"red2": "black, white-on-yellow"}
    game = objective("copper-alert", deckers=deckers, palace=palace, spaces=spaces)
    assert (supply(game, "blue-installations"), supply(game, "red-installations")) == (4, 4)
    play(game, "shift", "number 2", "pay", "push-from red2", "push white-on-yellow", "push-to red3")
    assert game.state.palace is None
    assert (supply(game, "blue-installations"), supply(game, "red-installations")) == (5, 5)
    assert (supply(game, "scouts"), supply(game, "yellow-red")) == (24, 15)
    play(game, "push-from red2", "push black", "push-to red3")
    assert network(game) == {"red3": "black"}
    conserved(game)


# DK-33.15: no other effect touches it, and it counts for nothing
def test_hackers_palace_is_no_marker() -> None:
    palace = {"at": "purple3", "installations": "blue red"}
    spaces = {"purple1": "green installation", "purple3": "black guardian"}
    game = objective("silver-hackers-palace", phase="attack", deckers=crew(1), palace=palace, spaces=spaces)
    settle(game)
    assert game.state.palace == Palace(space_named("purple3"), (BLUE, RED), 2)
    # neither the attack touched it nor the missed goal, of whose scouts two came to purple3
    assert at(game, "purple3") == "black guardian"
    conserved(game)
    deckers = {"oshin-noro": {"at": "purple3", "hand": "glitch"}}
    game = objective("silver-hackers-palace", deckers=deckers, palace=palace, spaces={"purple3": "2 red"})
    play(game, "installation red", "pay glitch")
    assert at(game, "purple3") == "red installation"


# DK-33.15, DK-12.4, DK-26.7
def test_hackers_palace_failed_puts_two_scouts_on_four_third_spaces() -> None:
    game = evaluated("silver-hackers-palace", 1, spaces={"purple3": "black"})
    assert options(game) == ["place yellow3", "place purple3", "place red3", "place green3"]
    play(game, "place purple3")
    settle(game)
    assert over(game)
    assert sum(what == "2 black" for what in network(game).values()) >= 3
    assert at(game, "purple3") == "black guardian"


# Data Overload

BLUE_AND_PURPLE = on("blue1 blue2 blue3 blue4 purple1 purple2 purple3 purple4", "blue")
"""Both paths joined by blue4 and purple4."""


# DK-33.16, DK-19.8, A38
def test_data_overload_joins_paths_on_n_servers_by_a_further_one() -> None:
    assert not fulfilled("silver-data-overload", 2, spaces=BLUE_AND_PURPLE)
    # they touch each other, and the further path touches only one of them
    assert not fulfilled("silver-data-overload", 2, spaces={**BLUE_AND_PURPLE, "red2": "blue installation"})
    joined = {**BLUE_AND_PURPLE, "purple5": "blue", "red2": "blue installation"}
    assert fulfilled("silver-data-overload", 2, spaces=joined)
    assert not fulfilled("silver-data-overload", 3, spaces=joined)
    # a path of its own joins nothing
    assert not fulfilled("silver-data-overload", 2, spaces={**BLUE_AND_PURPLE, "red5": "blue"})
    broken = {**BLUE_AND_PURPLE, "red2": "blue", "blue4": "green"}
    assert fulfilled("silver-data-overload", 2, spaces={**broken, "purple5": "blue"})
    assert not fulfilled("silver-data-overload", 2, spaces={**broken, "purple5": "", "purple4": "blue"})
    assert not fulfilled("silver-data-overload", 2, spaces={**BLUE_AND_PURPLE, "red2": "blue", "blue2": "3 green"})


# DK-33.16: n = 1, and servers to spare
def test_data_overload_for_other_numbers_of_deckers() -> None:
    alone = on("red1 red2 red3", "blue")
    assert not fulfilled("silver-data-overload", 1, spaces=alone)
    assert fulfilled("silver-data-overload", 1, spaces={**alone, "yellow1": "blue"})
    assert not fulfilled("silver-data-overload", 1, spaces=on("red2 red3 blue3", "blue"))
    assert not fulfilled("silver-data-overload", 1, spaces=on("red1 red2 yellow1", "blue"))
    # of two whole servers one is the further one
    assert fulfilled("silver-data-overload", 1, spaces=BLUE_AND_PURPLE)
    # three paths: the further one on purple touches two of them, red joins the third
    three = on("blue1 blue2 blue3 red1 red2 red3 yellow1 yellow2 yellow3", "blue")
    assert not fulfilled("silver-data-overload", 3, spaces=three)
    assert not fulfilled("silver-data-overload", 3, spaces={**three, "green3": "blue"})
    assert fulfilled("silver-data-overload", 3, spaces={**three, "blue4": "blue", "purple5": "blue"})
    # four deckers need no more than three
    assert fulfilled("silver-data-overload", 4, spaces={**three, "blue4": "blue", "purple5": "blue"})
    assert not fulfilled("silver-data-overload", 4, spaces=three)


# DK-33.16, DK-28.5
def test_data_overload_on_fragmented_servers() -> None:
    # blue1-red2, red2-purple3, purple3-green3, green3-red6, red6-red1 touch; so red 1, 2 and 3 need a long way
    way = on("red2 purple3 green3 red6 red1 yellow6 red3", "blue")
    assert fulfilled("silver-data-overload", 1, fragmented=True, spaces=way)
    assert not fulfilled("silver-data-overload", 1, fragmented=True, spaces={**way, "yellow6": ""})


# DK-33.16
def test_data_overload_met_places_a_blue_installation() -> None:
    game = evaluated("silver-data-overload", 1, spaces=BLUE_AND_PURPLE)
    play(game, "space green1")
    assert at(game, "green1") == "blue installation"
    assert over(game)


# DK-33.16
def test_data_overload_failed_hits_home_spaces_one_to_three_without_blue() -> None:
    spaces = {"red1": "blue", "red2": "green", "green3": "blue installation"}
    game = evaluated("silver-data-overload", 2, spaces=spaces)
    assert over(game)
    hit = {"red2": "green, black", "red3": "black", "green1": "black", "green2": "black"}
    assert network(game) == {"red1": "blue", "green3": "blue installation", **hit}


# Jacob's Ladder


# DK-33.17
@pytest.mark.parametrize(
    ("second", "third", "met"),
    [
        ("black", "black", True),
        ("black, 2 blue", "black, red", True),
        ("white", "white-on-red", True),
        ("black", "white", False),
        ("black", "white-on-red", False),
        ("black, white", "black", False),
        ("black guardian", "black guardian", False),
        ("white guardian", "white guardian", False),
        ("2 black", "black", False),
        ("black", "", False),
        ("black", "black guardian", False),
        ("", "", False),
    ],
)
def test_jacobs_ladder_wants_two_alike_on_spaces_two_and_three(second: str, third: str, met: bool) -> None:
    assert fulfilled("silver-jacobs-ladder", 1, spaces={"red2": second, "red3": third}) is met


# DK-33.17
def test_jacobs_ladder_wants_it_on_every_home_server() -> None:
    scouts = on("red2 red3", "black")
    assert not fulfilled("silver-jacobs-ladder", 2, spaces=scouts)
    assert fulfilled("silver-jacobs-ladder", 2, spaces={**scouts, **on("green2 green3", "white")})
    assert not fulfilled("silver-jacobs-ladder", 2, spaces={**scouts, **on("green2 green3", "black guardian")})


# DK-33.17, DK-26.12, DK-26.15
def test_jacobs_ladder_moves_scouts_up_at_the_end_of_each_turn() -> None:
    spaces = {"purple6": "2 black", "yellow2": "black", "yellow4": "black", "red1": "black", "red2": "black guardian"}
    game = objective("silver-jacobs-ladder", phase="end-of-turn", spaces=spaces)
    moved = {"purple1": "2 black", "yellow3": "black", "yellow4": "black", "red2": "black guardian", "red3": "black"}
    assert network(game) == moved
    conserved(game)


# DK-33.17: the players choose which moves first
def test_jacobs_ladder_asks_which_scout_moves_first() -> None:
    spaces = {"blue1": "black, white", "blue2": "2 black"}
    game = objective("silver-jacobs-ladder", phase="end-of-turn", spaces=spaces)
    assert options(game) == ["scout black", "scout white"]
    play(game, "scout white")
    # white joins the two black ones; the last scout skips the new guardian
    assert network(game) == {"blue2": "white guardian", "blue3": "black"}


# DK-33.17, DK-12.4
def test_jacobs_ladder_met_places_scouts_on_first_spaces() -> None:
    game = evaluated("silver-jacobs-ladder", 1, spaces=on("red2 red3", "black"))
    for _ in range(2):
        assert options(game) == [f"space {server}1" for server in SERVERS]
        play(game, "space purple1")
    assert over(game)
    assert network(game) == {**on("red2 red3", "black"), "purple1": "2 black"}


# DK-33.17, DK-26.10: no arrows follow
def test_jacobs_ladder_failed_hits_first_and_entry_spaces() -> None:
    game = evaluated("silver-jacobs-ladder", 2, smc="alpha-moby", spaces={"purple4": "black"})
    assert over(game)
    hit = {**on("red1 green1", "black"), **on("red6 green6", "2 black")}
    assert network(game) == {"purple4": "black", **hit}


# Reduct or Reboot


# DK-33.18, A20
@pytest.mark.parametrize(
    ("count", "spaces", "met"),
    [
        (1, {"red6": "red", "blue5": "3 blue"}, True),
        (1, {"red6": "red", "blue5": "blue", "green1": "green"}, False),
        (1, {"red6": "red", "blue4": "blue"}, False),
        (1, {"red6": "red", "blue5": "blue", "green1": "blue", "yellow2": "red"}, True),
        (1, {"red6": "red", "blue5": "white-on-blue"}, False),
        (1, {"red6": "red", "purple5": "purple, black"}, True),
        (2, {"red6": "red", "green6": "green", "green5": "green", "yellow3": "yellow"}, True),
        (2, {"red6": "red", "green6": "green"}, False),
        (3, {"red6": "red", "green6": "green", "blue6": "blue", "green5": "green", "purple6": "purple"}, True),
    ],
)
def test_reduct_or_reboot_wants_an_exact_sum(count: int, spaces: dict[str, str], met: bool) -> None:
    assert fulfilled("silver-reduct-or-reboot", count, spaces=spaces) is met


# DK-33.18: with four deckers 38
def test_reduct_or_reboot_for_four() -> None:
    sixes = {f"{server}6": server for server in SERVERS}
    assert not fulfilled("silver-reduct-or-reboot", 4, spaces=sixes)
    assert fulfilled("silver-reduct-or-reboot", 4, spaces={**sixes, "red5": "2 red", "red3": "red"})


# DK-33.18, DK-28.5: the colour of the space counts, not that of its segment
def test_reduct_or_reboot_on_fragmented_servers() -> None:
    assert fulfilled("silver-reduct-or-reboot", 1, fragmented=True, spaces={"red6": "red", "blue5": "blue"})


# DK-33.18
def test_reduct_or_reboot_met_places_a_program_on_each_home_entry() -> None:
    spaces = {"red6": "red", "green6": "green", "green5": "green", "yellow3": "yellow"}
    game = evaluated("silver-reduct-or-reboot", 2, spaces=spaces)
    play(game, "program blue", "program green")
    assert over(game)
    assert (at(game, "red6"), at(game, "green6")) == ("blue, red", "2 green")
    assert game.state.objective.id == "gold-mirror-map"


# DK-33.18: a miss repeats the cycle
def test_reduct_or_reboot_failed_repeats_the_cycle() -> None:
    game = evaluated("silver-reduct-or-reboot", 2)
    assert over(game)
    assert network(game) == {f"{server}6": "black" for server in SERVERS}
    assert game.state.objective.id == "silver-reduct-or-reboot"
    assert len(game.state.objectives) == 2
    assert game.state.objective_holds


# DK-33.18, DK-31.6: also against Sentinel, who tolerates no other miss
def test_reduct_or_reboot_is_repeated_against_sentinel() -> None:
    game = evaluated("silver-reduct-or-reboot", 2, smc="sentinel")
    assert over(game)
    assert game.state.objective.id == "silver-reduct-or-reboot"
    assert lost(evaluated("silver-fireworks", 2, smc="sentinel")) == "goal"


# DK-26.11: step 3c as usual
def test_reduct_or_reboot_failed_still_moves_scouts() -> None:
    game = evaluated("silver-reduct-or-reboot", 1, smc="alpha-moby", spaces={"blue4": "black"})
    # R+, G-, Y+, B- after a scout on each space 6
    assert network(game) == on("red1 green5 yellow1 blue5 blue4 purple6", "black")


# Null & Void


# DK-33.19
@pytest.mark.parametrize(
    ("count", "card", "met"),
    [
        (1, "3 red, 3 black", True),
        (1, "2 red, green, 2 black, white", True),
        (1, "2 red, 3 black", False),
        (1, "3 red, 2 white", False),
        (2, "5 red, 4 black", False),
        (2, "4 red, blue, 5 black", True),
        (4, "4 red, 4 blue, purple, 9 black", True),
    ],
)
def test_null_and_void_wants_programs_and_scouts(count: int, card: str, met: bool) -> None:
    assert fulfilled("silver-null-and-void", count, card=card) is met


# DK-33.19, A23, DK-12.17
def test_null_and_void_keeps_scouts_removed_in_the_command_phase() -> None:
    deckers = {"oshin-noro": {"hand": "glitch"}}
    spaces = {"red6": "2 red, black, white-on-blue"}
    game = objective("silver-null-and-void", deckers=deckers, spaces=spaces, coming={"red": [6], "black": [1]})
    play(game, "infect", "pay glitch")
    assert at(game, "red6") == "2 red"
    assert (game.state.laid.black, game.state.laid.white) == (1, 1)
    assert sum(game.state.laid.programs) == 0
    assert (supply(game, "scouts"), supply(game, "blue-green")) == (23, 15)
    conserved(game)


# DK-33.19, A23
def test_null_and_void_keeps_converted_scouts_but_no_programs() -> None:
    deckers = {"oshin-noro": {"hand": "spoof ping"}}
    game = objective("silver-null-and-void", deckers=deckers, spaces={"red6": "2 yellow, black"})
    play(game, "convert blue", "pay spoof+ping")
    assert (game.state.laid.scouts, sum(game.state.laid.programs)) == (1, 0)
    conserved(game)


# DK-33.19: transformation and explosion count
def test_null_and_void_keeps_scouts_of_transformations_and_explosions() -> None:
    position: dict[str, Any] = {"phase": "start-of-turn", "deckers": {"oshin-noro": {"at": "green5"}}}
    coming = {"server": ["blue", "blue"], "black": [1, 1]}
    game = objective("silver-null-and-void", **position, spaces={"green5": "black, white"}, coming=coming)
    assert at(game, "green5") == "white guardian"
    # three of the transformation
    assert game.state.laid.scouts == 3
    conserved(game)
    exploded = objective("silver-null-and-void", **position, spaces={"green5": "black guardian"}, coming=coming)
    assert exploded.state.laid.scouts == 1
    assert network(exploded) == {"green5": "black guardian", **on("green4 green6 blue1", "black")}
    conserved(exploded)


# DK-33.19: no more than 2n+1
def test_null_and_void_keeps_no_more_scouts_than_it_wants() -> None:
    deckers = {"oshin-noro": {"hand": "glitch"}}
    game = objective(
        "silver-null-and-void",
        deckers=deckers,
        card="2 black",
        spaces={"red6": "2 red, 2 black"},
        coming={"red": [6], "black": [1]},
    )
    play(game, "infect", "pay glitch")
    assert game.state.laid.scouts == 3
    assert supply(game, "scouts") == 22
    conserved(game)


# DK-33.19, A23: red programs beat a blocking scout; only the program is put on the card
def test_null_and_void_keeps_programs_removed_in_the_smc_attack() -> None:
    spaces = {
        "red3": "3 red, white-on-blue",
        "green2": "2 green, black",
        "yellow1": "red, black guardian, red installation",
    }
    game = objective(
        "silver-null-and-void",
        smc="spider",
        phase="attack",
        deckers=crew(1),
        spaces=spaces,
        card="3 black",
        coming={"red": [6, 1], "black": [1, 6]},
    )
    assert prompt(game) == "fight-next"
    play(game, "fight red3")
    # red3: 6+3 beats 1+1; yellow1: 1+1+4 does not beat 6+4; green2 is swept; so the goal is met
    assert prompt(game) == "lay-out-where"
    assert network(game) == {"red3": "3 red", "green2": "black", "yellow1": "black guardian"}
    assert game.state.laid.programs == (1, 2, 0, 1, 0)
    assert "event-scout-to-card" not in [message.id for message in game.log()]
    assert supply(game, "scouts") == 21
    conserved(game)
    leave_open(game)


# DK-33.19, DK-23.7
def test_null_and_void_keeps_the_red_program_of_a_lost_fight_only_in_the_attack() -> None:
    deckers = {"oshin-noro": {"hand": "glitch"}}
    game = objective(
        "silver-null-and-void", deckers=deckers, spaces={"red6": "red, black"}, coming={"red": [1], "black": [6]}
    )
    play(game, "infect", "pay glitch")
    assert at(game, "red6") == "black"
    assert sum(game.state.laid.programs) == 0


# DK-33.19
def test_null_and_void_met_lays_out_programs_and_returns_scouts() -> None:
    game = evaluated("silver-null-and-void", 1, card="2 red, blue, 3 black")
    play(game, "space blue1", "space red1", "space red1")
    assert over(game)
    assert network(game) == {"blue1": "blue", "red1": "2 red"}
    assert supply(game, "scouts") == 25
    conserved(game)


# DK-33.19: markers return before the scouts are placed
@pytest.mark.parametrize(("card", "scouts"), [("", 2), ("3 red, 2 black", 1), ("2 red, 3 black", 1), ("4 red", 2)])
def test_null_and_void_failed_scatters_scouts_over_home_servers(card: str, scouts: int) -> None:
    game = evaluated("silver-null-and-void", 1, card=card)
    assert game.state.laid.scouts + sum(game.state.laid.programs) == 0
    for _ in range(scouts):
        assert options(game) == [f"space red{number}" for number in range(1, 7)]
        play(game, "space red3")
    assert over(game)
    assert supply(game, "scouts") == 25 - scouts
    conserved(game)


# DK-1.5: the returned scouts can be placed
def test_null_and_void_failed_uses_the_scouts_of_the_card() -> None:
    game = evaluated("silver-null-and-void", 1, card="3 black", supply={"scouts": 0})
    play(game, "space red1", "space red2")
    assert over(game)


# Dreams in Vermilion


# DK-33.20
def test_dreams_wants_green_installations_on_or_beside_the_red_server() -> None:
    assert fulfilled("silver-dreams", 1, spaces={"red4": "green installation"})
    assert fulfilled("silver-dreams", 1, spaces={"purple5": "green installation"})
    assert not fulfilled("silver-dreams", 1, spaces={"purple4": "green installation", "red4": "red installation"})
    assert not fulfilled("silver-dreams", 2, spaces={"red4": "green installation"})
    for count in (3, 4):
        assert fulfilled("silver-dreams", count, spaces=on("red4 red1 blue3", "green installation"))
        assert not fulfilled("silver-dreams", count, spaces=on("red4 red1", "green installation"))


# DK-33.20, DK-28.5
def test_dreams_on_fragmented_servers() -> None:
    # red2 lies on the blue segment and touches blue1, blue6 and purple3
    assert fulfilled("silver-dreams", 1, fragmented=True, spaces={"blue1": "green installation"})
    assert not fulfilled("silver-dreams", 1, fragmented=True, spaces={"purple2": "green installation"})


# DK-33.20: the server is red, the space is found as usual
@pytest.mark.parametrize(
    ("smc", "coming", "spaces", "found"),
    [
        ("alpha-moby", {"black": [3]}, {}, {"red3": "black"}),
        ("spider", {}, {"red1": "black"}, {"red1": "black", "red2": "black", "red3": "black"}),
        ("sentinel", {"black": [3, 4]}, {}, {"red3": "black", "red4": "black"}),
        ("logi", {}, {"red6": "red"}, {"red5": "2 white", "red6": "red"}),
    ],
)
def test_dreams_puts_the_red_server_in_the_place_of_any(
    smc: str, coming: dict[str, Any], spaces: dict[str, str], found: dict[str, str]
) -> None:
    deckers = ["monty-quantum"]
    # a server die would have come up blue
    script = {**coming, "server": ["blue"]}
    game = objective("silver-dreams", smc=smc, phase="new-scouts", deckers=deckers, spaces=spaces, coming=script)
    assert network(game) == found
    assert game.state.script["server"] == ("blue",)


# DK-33.20: also for an upgrade's scout, and only in that step
def test_dreams_holds_for_the_upgrade_but_not_at_the_start_of_the_turn() -> None:
    game = objective(
        "silver-dreams", upgrade="2.0", phase="start-of-turn", deckers=["monty-quantum"], coming={"black": [1, 2]}
    )
    assert network(game) == {"green6": "black", "red1": "black", "red2": "black"}


# DK-33.20
def test_dreams_met_moves_an_installation_and_surrounds_it() -> None:
    spaces = {**on("red4 green5", "green installation"), "green1": "red installation"}
    game = evaluated("silver-dreams", 1, spaces=spaces)
    assert options(game) == space_options("green5 red4")
    play(game, "space red4")
    assert len(options(game)) == 28
    assert "space red4" in options(game)
    play(game, "space green4")
    assert options(game) == ["installation blue", "installation green"]
    play(game, "installation blue")
    assert over(game)
    kept = {"green1": "red installation", "green4": "blue installation"}
    around = {"green3": "black", "green5": "black, green installation", "green6": "black"}
    assert network(game) == {**kept, **around}
    conserved(game)


# DK-33.20
def test_dreams_failed_clears_green_programs_and_places_scouts() -> None:
    spaces = {"red1": "2 green, blue", "red6": "green, green installation", "blue1": "green"}
    game = evaluated("silver-dreams", 2, spaces=spaces)
    assert over(game)
    red = {"red1": "blue, black", "red2": "black", "red6": "green installation"}
    assert network(game) == {**red, "blue1": "green, black", **on("green1 yellow1 purple1", "black")}
    conserved(game)


# Swarm


# DK-33.21, DK-5.6
def test_swarm_rolls_for_its_server_and_fills_it() -> None:
    spaces = {"blue1": "black", "blue2": "white guardian", "blue3": "2 red"}
    coming = {"server": ["blue"]}
    game = objective("silver-swarm", phase="information", spaces=spaces, coming=coming)
    assert prompt(game) == "hand-tile"
    filled = {"blue3": "2 red, black", **on("blue4 blue5 blue6", "black")}
    assert network(game) == {"blue1": "black", "blue2": "white guardian", **filled}
    avatar = objective("silver-swarm", phase="information", active="monty-quantum", coming={"server": ["avatar"]})
    assert network(avatar) == {f"green{number}": "black" for number in range(1, 7)}


# DK-33.21, DK-32.6, A17
def test_swarm_asks_the_twins_which_avatar_counts() -> None:
    deckers = {"techno-twins": {"at": ["blue1", "red1"]}}
    game = objective("silver-swarm", phase="information", deckers=deckers, coming={"server": ["avatar"]})
    assert options(game) == ["avatar blue1", "avatar red1"]
    play(game, "avatar red1")
    assert network(game) == {f"red{number}": "black" for number in range(1, 7)}


# DK-33.21
def test_swarm_wants_its_server_free() -> None:
    assert fulfilled("silver-swarm", track={"swarm": "blue"}, spaces={"red1": "black", "blue1": "blue"})
    assert not fulfilled("silver-swarm", track={"swarm": "blue"}, spaces={"blue6": "black"})
    assert not fulfilled("silver-swarm", track={"swarm": "yellow"}, spaces={"yellow6": "black guardian"})


# DK-33.21: new scouts as with Dreams in Vermilion
def test_swarm_puts_its_server_in_the_place_of_any() -> None:
    coming = {"server": ["yellow"], "black": [3]}
    game = objective("silver-swarm", phase="new-scouts", track={"swarm": "blue"}, coming=coming)
    assert network(game) == {"blue3": "black"}
    assert game.state.script["server"] == ("yellow",)


# DK-33.21: another roll does not change the swarm server
def test_swarm_server_is_remembered_from_the_preparation_to_the_evaluation() -> None:
    coming = {"server": ["purple"], "black": [1]}
    deckers = {"oshin-noro": {"turns": 0}}
    game = objective(
        "silver-swarm", phase="information", deckers=deckers, coming=coming, spaces=on("purple1", "2 black")
    )
    play(game, "hand-tile oshin-noro")
    # start of turn on red6, the new scout on purple1
    assert (at(game, "purple1"), at(game, "red6")) == ("black guardian", "black")


# DK-33.21
def test_swarm_met_and_failed() -> None:
    game = evaluated("silver-swarm", track={"swarm": "blue"})
    assert over(game)
    assert network(game) == on("blue1 blue3 blue5", "black")
    missed = evaluated("silver-swarm", track={"swarm": "blue"}, spaces={"blue6": "black"})
    assert over(missed)
    assert network(missed) == {**{f"blue{number}": "black" for number in range(1, 6)}, "blue6": "2 black"}


# Scrambler


# DK-33.22, DK-34.17, A38
@pytest.mark.parametrize(
    ("count", "spaces", "met"),
    [
        (2, {"blue5": "2 blue", "green5": "2 green"}, True),
        (2, {"yellow5": "3 yellow", "red5": "2 red, black"}, True),
        (2, {"blue5": "2 blue", "green5": "2 blue"}, False),
        (2, {"blue5": "2 blue", "green5": "green"}, False),
        (2, {"blue5": "2 blue", "green5": "green, white-on-green"}, False),
        (1, {"blue5": "2 blue"}, True),
        (3, {"blue5": "2 blue", "green5": "2 green"}, False),
        (4, {"blue5": "2 blue", "green5": "2 green"}, False),
        (4, {"blue5": "2 blue", "green5": "2 green", "yellow5": "2 yellow"}, True),
    ],
)
def test_scrambler_wants_two_own_programs_on_fifth_spaces(count: int, spaces: dict[str, str], met: bool) -> None:
    assert fulfilled("silver-scrambler", count, spaces=spaces) is met


# DK-33.22, DK-3.16
def test_scrambler_flips_the_programs_of_a_random_server_at_the_end_of_a_turn() -> None:
    spaces = {"blue1": "3 blue, 3 green, yellow, purple", "blue5": "red, white-on-red", "green1": "blue"}
    game = objective("silver-scrambler", phase="end-of-turn", spaces=spaces, coming={"server": ["blue"]})
    flipped = {"blue1": "3 blue, 3 green, red, purple", "blue5": "yellow, white-on-red", "green1": "blue"}
    assert network(game) == flipped
    conserved(game)


# DK-33.22, DK-28.5
def test_scrambler_flips_a_colour_on_fragmented_segments() -> None:
    spaces = {"blue2": "blue", "yellow1": "blue"}
    game = objective(
        "silver-scrambler", fragmented=True, phase="end-of-turn", spaces=spaces, coming={"server": ["blue"]}
    )
    assert network(game) == {"blue2": "green", "yellow1": "blue"}


# DK-33.22
def test_scrambler_met_places_scouts_on_fifth_spaces() -> None:
    game = evaluated("silver-scrambler", 1, spaces={"blue5": "2 blue"})
    for _ in range(2):
        assert options(game) == [f"space {server}5" for server in SERVERS]
        play(game, "space red5")
    assert over(game)
    assert network(game) == {"blue5": "2 blue", "red5": "2 black"}


# DK-33.22
def test_scrambler_failed_hits_the_lacking_fifth_spaces_and_more() -> None:
    game = evaluated("silver-scrambler", 2, spaces={"blue5": "2 blue", "green5": "green"})
    assert prompt(game) == "spread-scout"
    play(game, "space blue5", "space blue5")
    assert over(game)
    hit = {"green5": "green, black", **on("yellow5 red5 purple5", "black")}
    assert network(game) == {"blue5": "2 blue, 2 black", **hit}


# Viral Overload

WIDE = {"blue": [-6, 1], "green": [-3, 2], "yellow": [-1, -1], "red": [0, 0], "purple": [-6, 3]}
"""Open are yellow 1 to 4 and red 1 to 5."""


# DK-33.23, DK-4.13: in the first layout yellow 1 to 3 and red 3 to 5 are open
def test_viral_overload_counts_open_spaces_with_a_red_program() -> None:
    four = on("yellow1 yellow2 red3 red4", "red")
    assert fulfilled("silver-viral-overload", 1, spaces=four)
    assert not fulfilled("silver-viral-overload", 1, spaces={**four, "red4": "red installation", "red6": "red"})
    assert not fulfilled("silver-viral-overload", 2, spaces={**four, "yellow3": "red"})
    assert fulfilled("silver-viral-overload", 2, spaces={**four, **on("yellow3 red5", "2 red, black")})
    # with four deckers ten would be needed, but there are six
    assert fulfilled("silver-viral-overload", 4, spaces={**four, **on("yellow3 red5", "red")})


# DK-33.23
def test_viral_overload_depends_on_the_layout() -> None:
    eight = on("yellow1 yellow2 yellow3 yellow4 red1 red2 red3 red4", "red")
    assert fulfilled("silver-viral-overload", 3, layout=WIDE, spaces=eight)
    assert not fulfilled("silver-viral-overload", 4, layout=WIDE, spaces={**eight, **on("red6 yellow5", "red")})
    assert fulfilled("silver-viral-overload", 4, layout=WIDE, spaces={**eight, "red5": "red"})


# DK-33.23
def test_viral_overload_met_places_a_scout_on_each_of_both_servers() -> None:
    game = evaluated("silver-viral-overload", 1, spaces=on("yellow1 yellow2 red3 red4", "red"))
    assert options(game) == space_options("yellow1 yellow2 yellow3 red3 red4 red5")
    play(game, "space red5")
    assert options(game) == space_options("yellow1 yellow2 yellow3")
    play(game, "space yellow3")
    assert over(game)
    assert (at(game, "red5"), at(game, "yellow3")) == ("black", "black")


# DK-33.23: as many as are missing, and two more
def test_viral_overload_failed_hits_open_spaces_without_red() -> None:
    spaces = on("yellow1 yellow2 red3 red6 yellow6", "red")
    game = evaluated("silver-viral-overload", 1, layout=WIDE, spaces=spaces)
    assert options(game) == space_options("yellow3 yellow4 red1 red2 red4 red5")
    play(game, "space red4")
    assert options(game) == space_options("yellow3 yellow4 red1 red2 red5")
    play(game, "space red5", "space yellow4")
    assert over(game)
    assert network(game) == {**spaces, **on("yellow4 red4 red5", "black")}


# DK-33.23: not more than there are
def test_viral_overload_failed_hits_each_space_once() -> None:
    game = evaluated("silver-viral-overload", 1)
    for left in range(6, 1, -1):
        assert len(options(game)) == left
        play(game, options(game)[0])
    assert over(game)
    assert network(game) == on("yellow1 yellow2 yellow3 red3 red4 red5", "black")


# Access Shutdown


# DK-33.24
def test_access_shutdown_wants_red_programs_on_entry_spaces() -> None:
    assert fulfilled("silver-access-shutdown", 1, spaces={"red6": "red"})
    assert not fulfilled("silver-access-shutdown", 1, spaces={"red6": "blue, red installation", "green6": "red"})
    assert not fulfilled("silver-access-shutdown", 2, spaces={"red6": "3 red"})
    assert fulfilled("silver-access-shutdown", 3, spaces=on("red6 green6 yellow6", "red"))


# DK-33.24
def test_access_shutdown_costs_a_red_program_at_the_end_of_each_turn() -> None:
    spaces = {"red6": "2 red", "blue1": "red, blue", "blue2": "white-on-red"}
    game = objective("silver-access-shutdown", phase="end-of-turn", spaces=spaces)
    assert prompt(game) == "shutdown-from"
    assert options(game) == ["space blue1", "space red6"]
    play(game, "space red6")
    assert network(game) == {"red6": "red", "blue1": "blue, red", "blue2": "white-on-red"}
    conserved(game)


# DK-33.24, DK-12.4: only if there is none, two scouts, one at a time
def test_access_shutdown_places_scouts_where_there_is_no_red_program() -> None:
    spaces = {"green6": "black", "blue2": "white-on-red"}
    position: dict[str, Any] = {"phase": "end-of-turn", "deckers": crew(2), "active": "monty-quantum"}
    game = objective("silver-access-shutdown", **position, spaces=spaces)
    assert network(game) == {"green6": "black guardian", "blue2": "white-on-red"}
    last = objective("silver-access-shutdown", **position, spaces={"purple1": "red"})
    assert network(last) == {}


# DK-33.24, DK-35.4: three and four deckers only where there is no SMC marker
@pytest.mark.parametrize("count", [3, 4])
def test_access_shutdown_for_more_deckers(count: int) -> None:
    position: dict[str, Any] = {"phase": "end-of-turn", "deckers": crew(count)}
    assert network(objective("silver-access-shutdown", **position)) == {"red6": "2 black"}
    spaces = {"red6": "white"}
    assert network(objective("silver-access-shutdown", **position, spaces=spaces)) == spaces


# DK-33.24
def test_access_shutdown_met_places_red_programs_on_fourth_spaces() -> None:
    game = evaluated("silver-access-shutdown", 1, spaces={"red6": "red", "blue4": "white"})
    assert over(game)
    placed = on("green4 yellow4 red4 purple4", "red")
    assert network(game) == {"red6": "red", "blue4": "white-on-red", **placed}


# DK-33.24
def test_access_shutdown_failed_hits_sixth_spaces_of_watched_servers() -> None:
    spaces = {"blue4": "black", "green5": "black guardian", "yellow3": "black", "red6": "black"}
    game = evaluated("silver-access-shutdown", 1, spaces=spaces)
    assert over(game)
    assert network(game) == {**spaces, "blue6": "black", "green6": "black"}


# DK-9.2, DK-26.7
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_a_text(language: str) -> None:
    ids = [id for id, row in CONTENT.objectives.items() if row.level_name == "silver"]
    assert len(ids) == 12
    assert {id: worded(id, language) for id in ids} == {id: parts(id) for id in ids}
