"""Supply and limits of markers (DK-3), kinds of markers (DK-6)."""

from __future__ import annotations

import pytest

from cyberdeck.deckers.field import PROGRAM_LIMIT
from cyberdeck.deckers.markers import flip_programs
from cyberdeck.deckers.state import TOKENS
from cyberdeck.deckers.words import BLUE, GREEN, RED, YELLOW, Program, space_named
from cyberdeck.kernel import Complaint
from deckers.tables import at, conserved, lost, network, options, play, quiet, supply

POOLS = {
    "blue-green": 15,
    "yellow-red": 15,
    "purple": 7,
    "scouts": 25,
    "guardians": 5,
    "blue-installations": 5,
    "green-installations": 5,
    "yellow-installations": 5,
    "red-installations": 5,
}


# DK-3.1 to DK-3.7: DK-3.2, DK-3.3, DK-3.4, DK-3.5, DK-3.6; DK-2.8, DK-2.9, DK-2.10
def test_the_supply_holds_the_printed_tokens() -> None:
    game = quiet()
    assert {pool: supply(game, pool) for pool in POOLS} == POOLS
    assert sum(TOKENS) == 87


# DK-3.2, DK-3.3, DK-3.4, DK-3.5, DK-3.6, DK-3.7
@pytest.mark.parametrize(
    ("items", "pool", "left"),
    [
        ("2 blue, green", "blue-green", 12),
        ("yellow, 3 red", "yellow-red", 11),
        ("purple", "purple", 6),
        ("black, white", "scouts", 23),
        ("black guardian", "guardians", 4),
        ("white guardian", "guardians", 4),
        ("red installation", "red-installations", 4),
        ("white-on-blue", "blue-green", 14),
    ],
)
def test_what_lies_on_the_network_is_not_in_the_supply(items: str, pool: str, left: int) -> None:
    game = quiet(spaces={"blue1": items})
    assert supply(game, pool) == left
    conserved(game)


# DK-3.1
def test_there_are_no_more_tokens_than_that() -> None:
    full = {f"{server}{number}": "2 black" for server in ("blue", "green", "yellow") for number in range(1, 5)}
    assert supply(quiet(spaces={**full, "red1": "white"}), "scouts") == 0
    with pytest.raises(Complaint):
        quiet(spaces={**full, "red1": "2 white"})


# DK-3.2, DK-3.9
def test_blue_programs_use_up_the_green_ones() -> None:
    spaces = {f"blue{number}": "3 blue" for number in range(1, 6)}
    hand = {"oshin-noro": {"hand": "concentration impulse route-trace ping payload glitch"}}
    game = quiet(deckers=hand, spaces=spaces)
    assert supply(game, "blue-green") == 0
    assert "upload green" not in options(game)
    assert "upload blue" not in options(game)
    assert "upload red" in options(game)
    spaces["blue5"] = "2 blue"
    game = quiet(deckers=hand, spaces=spaces)
    assert "upload green" in options(game)
    play(game, "upload green", "pay")
    assert "upload blue" not in options(game)


# DK-3.9
def test_nothing_is_converted_to_a_colour_that_is_not_there() -> None:
    spaces = {**{f"blue{number}": "3 red" for number in range(1, 5)}, "red6": "3 yellow, black"}
    hand = {"tilda-sweet": {"at": "red6", "hand": "spoof payload ping"}}
    game = quiet(deckers=hand, spaces=spaces)
    assert supply(game, "yellow-red") == 0
    assert [option for option in options(game) if option.startswith("convert")] == ["convert blue", "convert green"]


# DK-3.8
def test_programs_beyond_the_supply_are_skipped() -> None:
    spaces = {**{f"blue{number}": "3 green" for number in range(1, 5)}, "blue5": "2 green", "red6": "3 yellow, black"}
    game = quiet(deckers={"oshin-noro": {"hand": "clone ping"}}, spaces=spaces)
    play(game, "convert blue", "pay clone+ping")
    assert at(game, "red6") == "blue, 2 yellow"
    assert supply(game, "blue-green") == 0
    conserved(game)


# DK-3.8, DK-3.9
def test_an_installation_that_is_not_there_is_not_built() -> None:
    built = {f"blue{number}": "red installation" for number in range(1, 6)}
    hand = {"oshin-noro": {"hand": "payload ping"}}
    game = quiet(deckers=hand, spaces={**built, "red6": "3 red, 3 blue"})
    assert "installation red" not in options(game)
    assert "installation blue" in options(game)


# DK-3.17
def test_an_improved_upload_needs_one_token_and_gets_no_more_than_there_are() -> None:
    hand = {"oshin-noro": {"hand": "payload payload"}}
    spaces = {"red6": "red installation"}
    game = quiet(deckers=hand, spaces=spaces, supply={"yellow-red": 0})
    assert "upload red" not in options(game)
    game = quiet(deckers=hand, spaces=spaces, supply={"yellow-red": 2})
    play(game, "upload red")
    assert options(game) == ["number 1", "number 2", "number 3", "number 4"]
    play(game, "number 4", "pay")
    assert at(game, "red6") == "2 red, red installation"
    assert supply(game, "yellow-red") == 0


# DK-3.11
def test_the_limits_of_a_space() -> None:
    assert PROGRAM_LIMIT == (3, 3, 3, 3, 1)
    game = quiet(spaces={"blue1": "3 blue, 3 green, 3 yellow, 3 red, purple, blue installation"})
    conserved(game)
    for items in ("4 blue", "2 purple", "blue installation, red installation"):
        with pytest.raises(Complaint):
            quiet(spaces={"blue1": items})


# DK-3.12, DK-19.7
def test_the_surplus_among_the_newly_arrived_goes_to_the_supply() -> None:
    game = quiet(deckers={"tilda-sweet": {"hand": "ping"}}, spaces={"yellow6": "3 red", "yellow1": "2 red, green"})
    play(game, "move", "pay", "go yellow1", "take-programs red*3")
    assert at(game, "yellow1") == "green, 3 red"
    assert at(game, "yellow6") == ""
    assert supply(game, "yellow-red") == 12
    conserved(game)


# DK-3.12, DK-18.3
def test_a_second_installation_goes_straight_back() -> None:
    game = quiet(deckers={"tilda-sweet": {"hand": "glitch"}}, spaces={"yellow6": "3 red, blue installation"})
    play(game, "installation red", "pay")
    assert at(game, "yellow6") == "blue installation"
    assert supply(game, "red-installations") == 5
    assert supply(game, "yellow-red") == 15


# DK-3.13, DK-12.15
def test_a_blocked_program_takes_no_room_but_is_out_of_the_supply() -> None:
    hand = {"tilda-sweet": {"hand": "impulse"}}
    game = quiet(deckers=hand, spaces={"yellow6": "green, white-on-red, white-on-red", "yellow1": "3 red"})
    assert supply(game, "yellow-red") == 10
    game = quiet(deckers=hand, spaces={"yellow6": "3 red, white-on-red", "yellow1": "red"})
    assert at(game, "yellow6") == "3 red, white-on-red"
    conserved(game)


# DK-3.13, DK-3.18
def test_a_freed_place_and_a_blocked_program_do_not_meet() -> None:
    """A stack is pushed onto a space that is full of its colour: nothing is surplus."""
    hand = {"tilda-sweet": {"hand": "impulse"}}
    game = quiet(deckers=hand, spaces={"yellow6": "white-on-red", "yellow1": "3 red"})
    play(game, "shift", "pay", "push-from yellow6", "push white-on-red", "push-to yellow1")
    assert at(game, "yellow1") == "3 red, white-on-red"
    conserved(game)


# DK-3.14, DK-12.7
def test_the_third_scout_transforms() -> None:
    game = quiet(phase="start-of-turn", spaces={"red6": "2 black"})
    assert at(game, "red6") == "black guardian"


# DK-3.15, DK-25.3
@pytest.mark.parametrize(
    ("hand", "way"),
    [
        ("impulse", ("shift", "pay", "push-from yellow1", "push red", "push-to yellow6")),
        ("ping", ("move", "pay", "go yellow6", "take-programs red")),
    ],
)
def test_pushing_and_carrying_make_programs_enter(hand: str, way: tuple[str, ...]) -> None:
    """They are blocked by a white scout, and count for the limit, just as if they were placed."""
    spaces = {"yellow1": "red, blue", "yellow6": "white"}
    game = play(quiet(deckers={"tilda-sweet": {"at": "yellow1", "hand": hand}}, spaces=spaces), *way)
    assert at(game, "yellow6") == "white-on-red"
    assert at(game, "yellow1") == "blue"


# DK-3.15
def test_removing_puts_markers_back_into_the_supply() -> None:
    game = quiet(objectives="gold-mirror-map", phase="attack", spaces={"blue1": "2 blue, black"})
    assert network(game) == {"blue1": "black"}
    assert supply(game, "blue-green") == 15


# DK-3.16
def test_flipped_programs_count_as_entering() -> None:
    game = quiet(spaces={"blue1": "2 blue, 3 green, 3 yellow"})
    flip_programs(game.state, space_named("blue1"), (Program(GREEN, 2),))
    assert at(game, "blue1") == "3 blue, green, 3 yellow"
    assert supply(game, "blue-green") == 11
    conserved(game)


# DK-3.16
def test_programs_flipped_together_are_checked_together() -> None:
    game = quiet(spaces={"blue1": "2 blue, 3 green, 3 yellow, red"})
    flips = (Program(BLUE, 2), Program(GREEN, 3), Program(YELLOW, 3), Program(RED))
    flip_programs(game.state, space_named("blue1"), flips)
    assert at(game, "blue1") == "3 blue, 2 green, yellow, 3 red"
    conserved(game)


# DK-3.10
def test_scouts_and_guardians_are_never_skipped() -> None:
    assert lost(quiet(phase="start-of-turn", supply={"scouts": 0})) == "scouts"
    spaces = {"red6": "2 black"}
    assert lost(quiet(phase="start-of-turn", spaces=spaces, supply={"guardians": 0})) == "guardians"


# DK-3.18
def test_a_blocked_program_leaves_only_with_its_scout() -> None:
    spaces = {"blue1": "white-on-blue", "blue2": "2 red, white-on-blue"}
    game = quiet(objectives="gold-mirror-map", phase="attack", spaces=spaces, coming={"red": [6], "black": [1]})
    assert network(game) == {"blue1": "white-on-blue", "blue2": "2 red"}
    assert supply(game, "blue-green") == 14


# DK-6.1, DK-6.2, DK-18.4, DK-20.7
def test_programs_can_be_moved_and_installations_cannot() -> None:
    spaces = {"yellow6": "red, green installation, black", "yellow1": "black guardian"}
    hand = {"tilda-sweet": {"hand": "impulse ping"}}
    game = quiet(deckers=hand, spaces=spaces)
    play(game, "shift", "pay", "push-from yellow6")
    assert options(game) == ["push red", "push black"]
    play(game, "push red", "push-to yellow2", "move", "pay", "go yellow2")
    assert network(game) == {"yellow6": "black, green installation", "yellow1": "black guardian", "yellow2": "red"}


# DK-6.3
def test_both_sides_of_the_computers_markers_count_alike() -> None:
    game = quiet(spaces={"blue1": "black, white", "blue2": "white guardian", "blue3": "black guardian"})
    fields = game.state.fields
    assert [fields[space_named(name)].smc for name in ("blue1", "blue2", "blue3", "blue4")] == [2, 1, 1, 0]


# DK-6.4
def test_avatars_and_packets_are_no_markers() -> None:
    """They are in nobody's way, and no guardian removes them."""
    game = quiet(phase="start-of-turn", packets=True, spaces={"red6": "2 black, pkt-cache"})
    assert at(game, "red6") == "black guardian, pkt-cache"
    conserved(game)


# DK-6.5
def test_any_installation_counts_where_no_colour_is_named() -> None:
    for colour in ("blue", "green", "yellow", "red"):
        spaces = {"red3": f"{colour} installation"}
        game = quiet(objectives="copper-roman-candle gold-mirror-map", deckers="oshin-noro", spaces=spaces)
        assert game.view(0).objective.progress[0].met
        game = quiet(deckers="oshin-noro", spaces=spaces)
        assert game.view(0).objective.progress[0].met == (colour == "green")
