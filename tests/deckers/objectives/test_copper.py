"""The copper objectives: goals, preparations, rules, successes and failures (DK-33.1 to 33.12)."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.deckers.content import CONTENT
from cyberdeck.locale.texts import LANGUAGES
from deckers.evaluating import crew, evaluated, fulfilled, objective, over, parts, settle, worded
from deckers.tables import at, conserved, leave_open, lost, network, of, options, play, prompt, seat, supply

NO_CLOSED_SPACE = {"blue": [-1, 5], "green": [1, -5], "yellow": [1, 2], "red": [2, -3], "purple": [0, 0]}


def on(spaces: str, items: str) -> dict[str, str]:
    """The same markers on several spaces."""
    return dict.fromkeys(spaces.split(), items)


# 404 Not Found


# DK-33.1, DK-5.2, DK-34.22
@pytest.mark.parametrize(
    ("count", "spaces", "met"),
    [
        (1, {}, True),
        (1, {"red4": "black"}, False),
        (1, {"green4": "2 black", "red3": "2 white"}, True),
        (2, {"green4": "white"}, False),
        (2, {"green4": "black guardian"}, False),
        (2, {"green4": "white-on-green"}, False),
        (2, {"green4": "2 green, red installation", "yellow4": "black"}, True),
        (4, {"purple4": "black", "blue3": "black"}, True),
        (4, {"blue4": "black"}, False),
    ],
)
def test_404_wants_the_fourth_spaces_of_home_servers_free(count: int, spaces: dict[str, str], met: bool) -> None:
    assert fulfilled("copper-404", count, spaces=spaces) is met


# DK-34.22, DK-5.2
def test_home_servers_of_tilda_and_monty_are_yellow_and_green() -> None:
    spaces = on("red4 blue4 purple4", "black")
    assert fulfilled("copper-404", deckers=["tilda-sweet", "monty-quantum"], spaces=spaces)
    assert not fulfilled("copper-404", deckers=["tilda-sweet", "monty-quantum"], spaces={"yellow4": "black"})


# DK-34.16, DK-33.1, DK-12.20
def test_404_sends_the_scout_for_a_space_six_to_space_four() -> None:
    assert network(objective("copper-404", phase="start-of-turn")) == {"red4": "black"}
    elsewhere = objective("copper-404", phase="start-of-turn", deckers={"oshin-noro": {"at": "red5"}})
    assert network(elsewhere) == {"red5": "black"}


# DK-33.1
def test_404_covers_start_of_turn_and_new_scouts() -> None:
    game = objective("copper-404", smc="mother", phase="start-of-turn", coming={"server": ["blue"], "black": [6]})
    assert network(game) == {"red4": "black", "blue4": "black"}
    conserved(game)


# DK-33.1
def test_404_covers_explosions() -> None:
    game = objective(
        "copper-404",
        phase="start-of-turn",
        deckers={"oshin-noro": {"at": "yellow5"}},
        spaces={"yellow5": "black guardian"},
    )
    settle(game)
    reached = on("purple1 purple4 purple5 red1", "black")
    assert network(game) == {"yellow5": "black guardian", "yellow4": "2 black", **reached}


# DK-33.1: it speaks of placing, not of moving
def test_404_lets_a_pushed_scout_enter_a_space_six() -> None:
    game = objective("copper-404", deckers={"oshin-noro": {"at": "red5", "hand": "impulse"}}, spaces={"red5": "black"})
    play(game, "shift", "pay", "push-from red5", "push black", "push-to red6")
    assert network(game) == {"red6": "black"}


# A26, DK-12.13
def test_404_makes_an_explosion_on_a_space_four_a_chain_unless_it_is_lenient() -> None:
    position: dict[str, Any] = {
        "phase": "start-of-turn",
        "deckers": {"oshin-noro": {"at": "red4"}},
        "spaces": {"red4": "black guardian"},
    }
    assert lost(settle(objective("copper-404", **position))) == "chain"
    lenient = settle(objective("copper-404", options=["lenient-404"], **position))
    assert network(lenient) == {"red4": "black guardian", **on("red3 red5 red6", "black")}


# DK-33.1, DK-9.6, A30: the explosion of its failure is bound by the rule, too
def test_404_failed_places_scouts_on_all_first_spaces() -> None:
    game = settle(evaluated("copper-404", spaces={"red4": "black", "red1": "black guardian"}))
    assert over(game)
    around = on("yellow4 yellow5 red2 purple5", "black")
    firsts = on("blue1 green1 purple1", "black")
    assert network(game) == {"red1": "black guardian", "red4": "2 black", "yellow1": "2 black", **around, **firsts}


# DK-9.6: while its failure is carried out, but not in the next cycle
def test_404_holds_to_the_end_of_its_cycle() -> None:
    game = evaluated("copper-404", spaces={"red4": "black", "red1": "black guardian"})
    assert prompt(game) == "scout-next"
    assert "no-sixth-spaces" in game.state.specials
    assert over(settle(game))
    assert "no-sixth-spaces" not in game.state.specials


# DK-33.1, DK-3.8
def test_404_met_places_green_programs_on_the_fourth_spaces() -> None:
    game = evaluated("copper-404", 3)
    assert over(game)
    assert network(game) == on("red4 green4 yellow4", "green")
    short = evaluated("copper-404", 3, supply={"blue-green": 1})
    assert options(short) == ["space red4", "space green4", "space yellow4"]
    assert network(play(short, "space yellow4")) == {"yellow4": "green"}
    assert over(short)


# Alert to our Presence


# DK-33.2
@pytest.mark.parametrize(
    ("count", "spaces", "met"),
    [
        (1, {}, False),
        (1, {"purple3": "green installation"}, True),
        (1, {"purple3": "blue installation, 3 green"}, False),
        (2, on("purple3 purple4", "green installation"), False),
        (2, on("purple3 red4", "green installation"), True),
        (3, on("purple3 red4", "green installation"), True),
        (4, on("purple3 red4", "green installation"), False),
        (4, on("purple3 red4 blue1", "green installation"), True),
    ],
)
def test_alert_counts_servers_with_a_green_installation(count: int, spaces: dict[str, str], met: bool) -> None:
    assert fulfilled("copper-alert", count, spaces=spaces) is met


# DK-28.5: in the variant a server is the spaces of one colour
def test_alert_counts_colours_on_fragmented_segments() -> None:
    # blue6 and blue1 lie on the blue segment, as red2 does
    assert not fulfilled("copper-alert", fragmented=True, spaces=on("blue6 blue4", "green installation"))
    assert fulfilled("copper-alert", fragmented=True, spaces=on("blue6 red2", "green installation"))


# DK-33.2, DK-3.11
def test_alert_met_places_a_blue_installation_where_there_is_none() -> None:
    game = evaluated("copper-alert", 1, spaces={"purple3": "green installation", "red2": "2 black"})
    assert len(options(game)) == 29
    assert "space purple3" not in options(game)
    play(game, "space red2")
    assert at(game, "red2") == "2 black, blue installation"
    assert over(game)
    assert over(evaluated("copper-alert", 1, spaces={"red1": "green installation"}, supply={"blue-installations": 0}))


# DK-33.2, DK-5.5
def test_alert_failed_rolls_for_each_server_without_green_installation() -> None:
    game = evaluated("copper-alert", spaces={"yellow3": "green installation"}, coming={"black": [1, 2, 4, 6]})
    assert over(game)
    placed = on("blue1 green2 red4 purple6", "black")
    assert network(game) == {"yellow3": "green installation", **placed}
    conserved(game)


# DK-26.7: the players choose the order where it can matter
def test_alert_failed_asks_for_the_order_of_the_servers() -> None:
    game = evaluated("copper-alert", 1, spaces={"red5": "2 black"}, coming={"black": [5, 1, 1, 1, 1]})
    assert options(game) == [f"roll-for {server}" for server in ("blue", "green", "yellow", "red", "purple")]
    play(game, "roll-for red")
    assert at(game, "red5") == "black guardian"
    settle(game, "roll-for")
    assert over(game)
    assert network(game) == {"red5": "black guardian", **on("blue1 green1 yellow1 purple1", "black")}


# Hot-Wire and Clockwork Plague


# DK-33.3, DK-33.6, DK-24.8
@pytest.mark.parametrize(("id", "colour"), [("copper-bypass", "green"), ("copper-clockwork-plague", "red")])
def test_two_spaces_of_each_home_server_need_a_program(id: str, colour: str) -> None:
    assert not fulfilled(id, 1, spaces={"red1": f"3 {colour}"})
    assert not fulfilled(id, 1, spaces={"red1": colour, "red2": f"{colour} installation, purple, blue"})
    assert not fulfilled(id, 1, spaces={"red1": colour, "red2": f"white-on-{colour}"})
    assert fulfilled(id, 1, spaces=on("red1 red2", f"{colour}, black"))
    assert not fulfilled(id, 2, spaces=on("red1 red2 green1 yellow1 yellow2", colour))
    assert fulfilled(id, 2, spaces=on("red1 red2 green1 green6", colour))
    assert not fulfilled(id, 4, spaces=on("red1 red2 green1 green6 yellow3 yellow4 blue5", colour))
    assert fulfilled(id, 4, spaces=on("red1 red2 green1 green6 yellow3 yellow4 blue5 blue6", colour))


# DK-33.6: only those home servers that meet the condition
@pytest.mark.parametrize(("id", "colour"), [("copper-bypass", "green"), ("copper-clockwork-plague", "red")])
def test_missed_it_hits_the_odd_spaces_of_the_lacking_home_servers(id: str, colour: str) -> None:
    spaces = on("red1 green1 green2", colour)
    game = evaluated(id, 2, spaces=spaces)
    assert over(game)
    assert network(game) == {**spaces, **on("red3 red5", "black")}


# DK-33.3, DK-33.6
@pytest.mark.parametrize(
    ("id", "colour", "built"), [("copper-bypass", "green", "green"), ("copper-clockwork-plague", "red", "yellow")]
)
def test_met_it_places_an_installation(id: str, colour: str, built: str) -> None:
    game = evaluated(id, 1, spaces=on("red1 red2", colour))
    play(game, "space blue1")
    assert at(game, "blue1") == f"{built} installation"
    assert over(game)


# Double-Switch


# DK-33.4, DK-5.8, DK-34.21
@pytest.mark.parametrize(
    ("items", "met"),
    [
        ("2 black", True),
        ("2 white", True),
        ("black, white", True),
        ("black, white-on-blue", True),
        ("2 black, 2 blue, red installation", True),
        ("black", False),
        ("black guardian", False),
        ("", False),
    ],
)
def test_double_switch_wants_exactly_two_scouts(items: str, met: bool) -> None:
    assert fulfilled("copper-double-switch", 1, spaces={"red4": items}) is met


# DK-33.4
def test_double_switch_wants_them_on_every_home_server() -> None:
    assert not fulfilled("copper-double-switch", 3, spaces=on("red4 green4 blue4", "2 black"))
    assert fulfilled("copper-double-switch", 3, spaces=on("red4 green4 yellow4", "2 black"))


# DK-33.4, DK-12.17
def test_double_switch_met_turns_scouts_on_all_fourth_spaces_into_green_programs() -> None:
    spaces = {"red4": "black, white-on-green", "blue4": "black, 3 green", "purple4": "white guardian", "red3": "black"}
    game = evaluated("copper-double-switch", 1, spaces=spaces)
    assert over(game)
    left = {"red3": "black", "purple4": "white guardian"}
    assert network(game) == {"red4": "2 green", "blue4": "3 green", **left}
    conserved(game)


# DK-3.8
def test_double_switch_met_with_too_few_green_programs_asks_where() -> None:
    game = evaluated("copper-double-switch", 1, spaces=on("red4 blue4", "2 black"), supply={"blue-green": 3})
    assert prompt(game) == "programs-where"
    play(game, "space blue4")
    play(game, *(["space red4"] * 2))
    assert over(game)
    assert network(game) == {"red4": "2 green", "blue4": "green"}


# DK-33.4, DK-26.7: the players choose the order
def test_double_switch_failed_places_scouts_in_an_order_of_choice() -> None:
    spaces = {"blue4": "2 black", "red4": "black"}
    game = evaluated("copper-double-switch", 1, spaces=spaces)
    assert options(game) == ["place red4", "place yellow4", "place green4", "place blue4"]
    play(game, "place blue4")
    assert over(game)
    assert network(game) == {"red4": "2 black", "blue4": "black guardian", **on("yellow4 green4", "black")}


# Misdirection


# DK-33.5
@pytest.mark.parametrize(
    ("count", "servers", "met"),
    [
        (1, "red", False),
        (1, "red blue", True),
        (2, "red blue", False),
        (2, "red blue purple", True),
        (3, "red blue purple", False),
        (3, "red blue purple green", True),
        (4, "red blue purple green", False),
        (4, "red blue purple green yellow", True),
    ],
)
def test_misdirection_counts_yellow_programs_on_sixth_spaces(count: int, servers: str, met: bool) -> None:
    spaces = {f"{server}6": "yellow, red" for server in servers.split()}
    more = {"green5": "yellow", "yellow5": "yellow"}
    assert fulfilled("copper-misdirection", count, spaces={**more, **spaces}) is met


# DK-33.5, DK-12.4
def test_misdirection_failed_puts_two_scouts_on_one_sixth_space() -> None:
    game = evaluated("copper-misdirection", 4, spaces={**on("red6 blue6 green6", "yellow"), "yellow6": "black"})
    assert options(game) == ["space yellow6", "space purple6"]
    play(game, "space yellow6")
    assert at(game, "yellow6") == "black guardian"
    assert over(game)
    only = evaluated("copper-misdirection", 4, spaces=on("red6 blue6 green6 yellow6", "yellow"))
    assert over(only)
    assert at(only, "purple6") == "2 black"


# DK-33.5
def test_misdirection_met_places_a_red_installation() -> None:
    game = play(evaluated("copper-misdirection", 1, spaces=on("red6 blue6", "yellow")), "space red6")
    assert at(game, "red6") == "yellow, red installation"


# Roman Candle


# DK-33.7
def test_roman_candle_wants_an_installation_on_every_home_server() -> None:
    assert fulfilled("copper-roman-candle", 1, spaces={"red1": "blue installation"})
    assert not fulfilled("copper-roman-candle", 1, spaces={"green1": "red installation"})
    built = on("red1 green2 blue6", "yellow installation")
    assert not fulfilled("copper-roman-candle", 4, spaces=built)
    assert fulfilled("copper-roman-candle", 4, spaces={**built, "yellow5": "red installation"})


# DK-33.7: also at a level at which the SMC gives none
def test_roman_candle_adds_a_random_scout_to_the_new_scouts_step() -> None:
    coming = {"server": ["blue"], "black": [3]}
    game = objective("copper-roman-candle", phase="new-scouts", coming=coming)
    assert network(game) == {"blue3": "black"}
    first = objective("copper-roman-candle", phase="new-scouts", first_turn=True, coming=coming)
    assert network(first) == {}


# DK-33.7, DK-35.4: with three or four deckers only while there is no installation at home
@pytest.mark.parametrize(("count", "comes"), [(2, True), (3, False), (4, False)])
def test_roman_candle_spares_many_deckers_who_have_built(count: int, comes: bool) -> None:
    step = {"phase": "new-scouts", "coming": {"server": ["blue"], "black": [3]}, "deckers": crew(count)}
    assert network(objective("copper-roman-candle", **step, spaces={"red1": "red"})) == {
        "red1": "red",
        "blue3": "black",
    }
    built = {"red1": "blue installation"}
    came = {"blue3": "black"} if comes else {}
    assert network(objective("copper-roman-candle", **step, spaces=built)) == {**built, **came}


# DK-33.7: after the SMC's own
def test_roman_candle_adds_its_scout_at_the_end_of_the_step() -> None:
    coming = {"server": ["blue", "avatar"], "black": [3, 5]}
    game = objective("copper-roman-candle", smc="viking", phase="new-scouts", coming=coming)
    assert network(game) == {"blue3": "black", "red5": "black"}


# DK-11.6: the computer's rules bind it, too
def test_roman_candle_adds_its_scout_by_the_rules_of_the_computer() -> None:
    step = {"phase": "new-scouts", "deckers": {"oshin-noro": {"at": "blue1"}, "monty-quantum": {}}}
    assert network(objective("copper-roman-candle", smc="logi", **step)) == {"blue6": "2 white"}
    game = objective("copper-roman-candle", smc="sentinel", coming={"server": ["red"], "black": [2, 4]}, **step)
    assert network(game) == {"blue2": "black", "blue4": "black"}
    assert game.state.script["server"] == ("red",)
    coming = {"server": ["green", "green"], "black": [3, 4]}
    assert network(objective("copper-roman-candle", smc="viking", coming=coming, **step)) == {"green3": "2 black"}


# DK-24.2: an effect that lets Rupert place a program of any colour
@pytest.mark.parametrize(("active", "purple"), [("rupert-stanz", True), ("oshin-noro", False)])
def test_roman_candle_lets_rupert_place_purple(active: str, purple: bool) -> None:
    deckers = ["oshin-noro", "rupert-stanz"]
    built = on("red1 purple1", "blue installation")
    game = evaluated("copper-roman-candle", deckers=deckers, active=active, spaces=built)
    play(game, "pick-server red")
    assert ("program purple" in options(game)) is purple
    if purple:
        play(game, "program purple")
        assert at(game, "red1") == "purple, blue installation"
    leave_open(game)


# DK-33.7
def test_roman_candle_met_fills_a_home_server_with_programs() -> None:
    spaces = {"red1": "blue installation, 2 black", "green1": "blue installation, 3 green"}
    game = evaluated("copper-roman-candle", 2, spaces=spaces)
    assert options(game) == ["pick-server red", "pick-server green"]
    play(game, "pick-server green", "program green")
    assert options(game) == [f"program {colour}" for colour in ("blue", "green", "yellow", "red")]
    play(game, "program blue", "program green", "program yellow", "program red", "program red")
    assert over(game)
    placed = {"green2": "blue", "green3": "green", "green4": "yellow", "green5": "red", "green6": "red"}
    assert network(game) == {
        "red1": "2 black, blue installation",
        "green1": "3 green, blue installation",
        **placed,
    }
    conserved(game)


# DK-3.8, DK-3.9
def test_roman_candle_met_with_few_programs_asks_where_they_go() -> None:
    game = evaluated(
        "copper-roman-candle",
        1,
        spaces={"red1": "blue installation"},
        supply={"blue-green": 0, "yellow-red": 1},
    )
    assert len(options(game)) == 6
    play(game, "space red5")
    assert options(game) == ["program yellow", "program red"]
    play(game, "program red")
    assert over(game)
    assert at(game, "red5") == "red"


# DK-33.7
def test_roman_candle_failed_hits_the_sixth_spaces_of_servers_without_installation() -> None:
    game = evaluated("copper-roman-candle", 2, spaces={"red1": "blue installation", "purple3": "red installation"})
    assert over(game)
    hit = on("blue6 green6 yellow6", "black")
    assert network(game) == {"red1": "blue installation", "purple3": "red installation", **hit}


# Shattered Glass


# DK-33.8
@pytest.mark.parametrize(
    ("count", "card", "met"),
    [
        (1, "yellow", False),
        (1, "2 yellow", True),
        (3, "5 yellow", False),
        (3, "6 yellow", True),
        (4, "7 yellow", False),
    ],
)
def test_shattered_glass_wants_two_yellow_programs_for_each_decker(count: int, card: str, met: bool) -> None:
    assert fulfilled("copper-shattered-glass", count, card=card) is met


# DK-33.8, DK-9.2
def test_shattered_glass_lets_each_decker_exchange_a_program() -> None:
    spaces = {"red6": "2 red, blue, yellow", "green6": "green", "yellow6": "yellow", "blue6": "black"}
    game = objective(
        "copper-shattered-glass", phase="information", deckers=crew(4), active="monty-quantum", spaces=spaces
    )
    assert (seat(game), options(game)) == ("monty-quantum", ["exchange green", "exchange-none"])
    play(game, "exchange-none")
    assert (seat(game), options(game)) == ("oshin-noro", ["exchange blue", "exchange red", "exchange-none"])
    play(game, "exchange red")
    assert prompt(game) == "hand-tile"
    assert at(game, "red6") == "blue, 2 yellow, red"
    assert at(game, "green6") == "green"
    conserved(game)


# DK-33.8: only if yellow is in the supply
def test_shattered_glass_offers_no_exchange_without_yellow_programs() -> None:
    spaces = {"red6": "red"}
    game = objective("copper-shattered-glass", phase="information", spaces=spaces, supply={"yellow-red": 0})
    assert prompt(game) == "hand-tile"
    assert at(game, "red6") == "red"


# DK-33.8, DK-22
def test_shattered_glass_collects_a_yellow_program_after_each_convert_action() -> None:
    deckers = {"oshin-noro": {"hand": "spoof glitch"}}
    spaces = {"red6": "2 yellow, black"}
    game = objective("copper-shattered-glass", deckers=deckers, spaces=spaces)
    play(game, "convert red", "pay spoof+glitch")
    assert at(game, "red6") == "yellow, red"
    assert game.state.laid.programs == (0, 0, 1, 0, 0)
    assert supply(game, "yellow-red") == 12
    assert prompt(game) == "deckers-action"
    conserved(game)


# DK-33.8: other actions collect nothing
def test_shattered_glass_collects_nothing_after_other_actions() -> None:
    game = objective("copper-shattered-glass", deckers={"oshin-noro": {"hand": "spoof bluff"}}, spaces={})
    play(game, "upload yellow", "pay spoof+bluff")
    assert at(game, "red6") == "yellow"
    assert sum(game.state.laid.programs) == 0


# DK-33.8: what the action itself returns is in the supply again
def test_shattered_glass_collects_the_program_that_was_just_removed() -> None:
    spaces = {"red6": "3 yellow, 2 black", **on("blue1 blue2", "3 yellow"), "green1": "3 red"}
    deckers = {"oshin-noro": {"hand": "spoof ping"}}
    game = objective("copper-shattered-glass", deckers=deckers, spaces=spaces, card="3 yellow")
    assert supply(game, "yellow-red") == 0
    play(game, "convert blue", "pay spoof+ping")
    assert prompt(game) == "deckers-action"
    assert game.state.laid.programs[2] == 4
    assert supply(game, "yellow-red") == 0


# DK-33.8: from any space only if the supply is empty; DK-12.15, A40
def test_shattered_glass_takes_a_yellow_program_from_a_space_when_the_supply_is_empty() -> None:
    spaces = {
        "red6": "2 yellow, purple, 2 black",
        "blue1": "3 yellow",
        "blue2": "2 yellow",
        "green1": "3 red",
        "green2": "white-on-yellow",
    }
    deckers = {"oshin-noro": {"hand": "spoof ping"}}
    game = objective("copper-shattered-glass", deckers=deckers, spaces=spaces, card="4 yellow")
    assert supply(game, "yellow-red") == 0
    play(game, "convert blue", "pay spoof+ping", "remove purple")
    assert options(game) == ["space blue1", "space blue2", "space red6"]
    play(game, "space blue2")
    assert at(game, "blue2") == "yellow"
    assert game.state.laid.programs[2] == 5
    conserved(game)


# DK-33.8: there may be none anywhere
def test_shattered_glass_collects_nothing_where_there_is_no_yellow_program() -> None:
    spaces = {"red6": "purple, yellow installation, black"}
    deckers = {"oshin-noro": {"hand": "spoof ping"}}
    game = objective("copper-shattered-glass", deckers=deckers, spaces=spaces, supply={"yellow-red": 0})
    play(game, "convert blue", "pay spoof+ping")
    assert at(game, "red6") == "blue, yellow installation"
    assert sum(game.state.laid.programs) == 0
    assert prompt(game) == "deckers-action"


# DK-33.8, DK-3.16
def test_shattered_glass_met_lays_the_programs_out_as_red_ones() -> None:
    game = evaluated("copper-shattered-glass", 1, card="3 yellow", spaces={"red1": "2 red, black", "red2": "3 red"})
    assert len(options(game)) == 29
    assert "space red2" not in options(game)
    play(game, "space red1")
    assert "space red1" not in options(game)
    play(game, "space blue1", "space blue1")
    assert (at(game, "red1"), at(game, "blue1")) == ("3 red, black", "2 red")
    play(game, "space blue1")
    assert at(game, "blue1") == "2 red, blue installation"
    assert over(game)
    conserved(game)


# DK-33.8, DK-26.8
def test_shattered_glass_failed_returns_the_programs_and_places_scouts() -> None:
    game = evaluated("copper-shattered-glass", 2, card="3 yellow")
    assert over(game)
    assert network(game) == on("blue1 yellow1 red6 purple6", "black")
    assert supply(game, "yellow-red") == 15
    conserved(game)


# DK-33.8, DK-26.7: the players choose the order
def test_shattered_glass_failed_asks_for_the_order() -> None:
    game = evaluated("copper-shattered-glass", 2, spaces={"purple6": "2 black", "blue1": "2 black"})
    assert options(game) == ["place blue1", "place yellow1", "place red6", "place purple6"]
    play(game, "place purple6", "place blue1")
    assert over(game)
    assert network(game) == {**on("blue1 purple6", "black guardian"), **on("yellow1 red6", "black")}


# Garbage Detail


# DK-33.9, DK-4.13
@pytest.mark.parametrize(
    ("places", "spaces", "met"),
    [
        ({"oshin-noro": "red6", "monty-quantum": "yellow4"}, {}, True),
        ({"oshin-noro": "red6", "monty-quantum": "red6"}, {"blue1": "2 black", "green1": "white guardian"}, True),
        ({"oshin-noro": "red6", "monty-quantum": "green6"}, {}, False),
        ({"oshin-noro": "red6", "monty-quantum": "red6"}, {"red6": "black"}, False),
        ({"oshin-noro": "red6", "monty-quantum": "red6"}, {"yellow1": "black guardian"}, False),
        ({"oshin-noro": "red6", "monty-quantum": "red6"}, {"yellow2": "black guardian"}, True),
        ({"oshin-noro": "red6", "monty-quantum": "yellow4"}, {"green2": "white-on-blue"}, False),
    ],
)
def test_garbage_detail_has_two_goals(places: dict[str, str], spaces: dict[str, str], met: bool) -> None:
    deckers = {id: {"at": place} for id, place in places.items()}
    assert fulfilled("copper-garbage-detail", deckers=deckers, spaces=spaces) is met


# DK-33.9, DK-32.6: both avatars count
def test_garbage_detail_counts_both_twins() -> None:
    assert fulfilled("copper-garbage-detail", deckers={"techno-twins": {"at": ["yellow4", "yellow6"]}})
    assert not fulfilled("copper-garbage-detail", deckers={"techno-twins": {"at": ["yellow4", "yellow3"]}})


# DK-33.9
def test_garbage_detail_in_a_network_without_closed_spaces_wants_the_most_neighbours() -> None:
    for place, met in (("red6", True), ("purple3", True), ("red2", False), ("red4", False)):
        deckers = {"oshin-noro": {"at": place}}
        assert fulfilled("copper-garbage-detail", deckers=deckers, layout=NO_CLOSED_SPACE) is met


# DK-33.9
def test_garbage_detail_met_removes_up_to_n_plus_one_scouts() -> None:
    spaces = {"blue1": "2 black", "green5": "black, white-on-blue", "purple3": "black guardian"}
    game = evaluated("copper-garbage-detail", 1, spaces=spaces)
    assert options(game) == ["from blue1", "from green5", "done"]
    play(game, "from green5", "scout white-on-blue")
    assert at(game, "green5") == "black"
    play(game, "from blue1")
    assert over(game)
    assert network(game) == {"blue1": "black", "green5": "black", "purple3": "black guardian"}
    fewer = play(evaluated("copper-garbage-detail", 1, spaces=spaces), "done")
    assert over(fewer)
    conserved(game)


# DK-33.9, DK-12.4
def test_garbage_detail_failed_places_scouts_on_and_beside_each_avatar() -> None:
    game = evaluated("copper-garbage-detail", 2)
    assert prompt(game) == "spread-scout"
    assert len(options(game)) == 6
    play(game, "space red5")
    assert options(game) == [f"space green{number}" for number in (4, 3, 2, 1, 5)]
    play(game, "space green1")
    assert over(game)
    assert network(game) == on("red6 red5 green6 green1", "black")


# DK-26.7
def test_garbage_detail_failed_asks_whose_avatar_is_next_where_it_can_matter() -> None:
    deckers = {"oshin-noro": {}, "techno-twins": {"at": ["yellow6", "yellow2"]}}
    game = evaluated("copper-garbage-detail", deckers=deckers, spaces={"yellow2": "2 black"})
    assert options(game) == ["avatar yellow2", "avatar yellow6", "avatar red6"]
    play(game, "avatar yellow2")
    assert at(game, "yellow2") == "black guardian"
    play(game, "space yellow3")
    assert prompt(game) == "avatar-next"
    assert options(game) == ["avatar yellow6", "avatar red6"]
    leave_open(game)


# DK-33.9: two avatars on one space are two avatars
def test_garbage_detail_failed_hits_a_shared_space_twice() -> None:
    deckers = {"oshin-noro": {"at": "green5"}, "monty-quantum": {"at": "green5"}}
    game = evaluated("copper-garbage-detail", deckers=deckers)
    play(game, "space green4", "space green6")
    assert over(game)
    assert network(game) == {"green5": "2 black", "green4": "black", "green6": "black"}


# Knowledge is the Price of Freedom


# DK-33.10
@pytest.mark.parametrize(
    ("deckers", "card", "met"),
    [
        (["oshin-noro"], "2 red", False),
        (["oshin-noro"], "3 red", True),
        (["oshin-noro", "monty-quantum"], "3 red, 3 green", True),
        (["oshin-noro", "monty-quantum"], "4 red, 2 green", False),
        (["oshin-noro", "monty-quantum"], "6 red", False),
        (["oshin-noro", "rupert-stanz"], "3 red, 3 purple", True),
        ({"oshin-noro": {}, "leiko-mori": {"start": "red"}}, "5 red, 3 green", False),
        ({"oshin-noro": {}, "leiko-mori": {"start": "red"}}, "6 red", True),
        ({"oshin-noro": {}, "leiko-mori": {"start": "blue"}}, "3 red, 3 blue", True),
    ],
)
def test_knowledge_wants_three_programs_of_each_start_type(deckers: Any, card: str, met: bool) -> None:
    assert fulfilled("copper-knowledge", deckers=deckers, card=card) is met


# DK-33.10, DK-16
def test_knowledge_lets_a_program_be_collected_after_an_upgrade() -> None:
    deckers = {"oshin-noro": {"hand": "ping glitch"}}
    spaces = {"blue1": "2 red", "green3": "red, green", "green4": "white-on-red"}
    game = objective("copper-knowledge", deckers=deckers, spaces=spaces, row=["slipstream"])
    play(game, "upgrade slipstream", "pay ping", "sacrifice ping")
    assert prompt(game) == "collect"
    assert options(game) == ["collect blue1", "collect green3", "collect-none"]
    play(game, "collect green3")
    assert at(game, "green3") == "green"
    assert game.state.laid.programs == (0, 0, 0, 1, 0)
    assert prompt(game) == "deckers-action"
    conserved(game)


# DK-33.10: optional, and only after upgrades
def test_knowledge_forces_nothing_and_asks_only_after_upgrades() -> None:
    deckers = {"oshin-noro": {"hand": "ping glitch"}}
    game = objective("copper-knowledge", deckers=deckers, spaces={"blue1": "red"}, row=["slipstream"])
    play(game, "upgrade slipstream", "pay ping", "sacrifice ping", "collect-none")
    assert at(game, "blue1") == "red"
    assert sum(game.state.laid.programs) == 0
    play(game, "move", "number 2", "pay", "done")
    assert prompt(game) == "deckers-action"
    none = objective("copper-knowledge", deckers=deckers, spaces={"blue1": "blue"}, row=["slipstream"])
    play(none, "upgrade slipstream", "pay ping", "sacrifice ping")
    assert prompt(none) == "deckers-action"


# DK-33.10
def test_knowledge_met_lays_out_all_programs() -> None:
    game = evaluated("copper-knowledge", 1, card="3 red, blue", spaces={"red1": "3 blue"})
    assert "space red1" not in options(game)
    play(game, "space blue1", "space red1", "space red1", "space red2")
    assert over(game)
    assert network(game) == {"blue1": "blue", "red1": "3 blue, 2 red", "red2": "red"}
    conserved(game)


# DK-12.14, DK-26.7: with a white scout about, the order of the colours is asked for
def test_knowledge_met_beside_a_white_scout() -> None:
    game = evaluated("copper-knowledge", 1, card="3 red, blue", spaces={"green1": "white"})
    assert options(game) == ["lay-out blue", "lay-out red"]
    play(game, "lay-out red", "space green1")
    assert at(game, "green1") == "white-on-red"
    # no scout is free any more: blue comes first
    play(game, "space green1")
    assert at(game, "green1") == "blue, white-on-red"
    leave_open(game)


# DK-33.10: each program on the card softens the effect
@pytest.mark.parametrize(("card", "scouts"), [("", 6), ("red", 5), ("4 red, 2 blue", 3), ("3 red, 2 green", 1)])
def test_knowledge_failed_places_a_scout_for_each_missing_program(card: str, scouts: int) -> None:
    game = evaluated("copper-knowledge", 2, card=card)
    for number in range(scouts):
        assert options(game) == [f"space green{k}" for k in range(1, 7)]
        play(game, f"space green{number % 6 + 1}")
    assert over(game)
    assert network(game) == {f"green{number + 1}": "black" for number in range(scouts)}
    conserved(game)


# Keycode


# DK-33.11
def test_keycode_wants_all_basic_colours_on_the_first_spaces() -> None:
    full = "blue, green, yellow, red"
    assert fulfilled("copper-keycode", 1, spaces={"red1": full})
    assert not fulfilled("copper-keycode", 1, spaces={"red1": "blue, green, 2 red, purple"})
    assert not fulfilled("copper-keycode", 1, spaces={"red1": "blue, green, red, yellow installation"})
    assert not fulfilled("copper-keycode", 1, spaces={"red2": full})
    assert not fulfilled("copper-keycode", 2, spaces={"red1": full, "blue1": full})
    assert fulfilled("copper-keycode", 4, spaces=on("red1 green1 yellow1 blue1", full))


# DK-33.11
def test_keycode_met_places_any_installation_on_blue_or_green() -> None:
    spaces = {"red1": "blue, green, yellow, red", "blue6": "red installation"}
    game = evaluated("copper-keycode", 1, spaces=spaces, supply={"yellow-installations": 0})
    assert options(game) == ["installation blue", "installation green", "installation red"]
    play(game, "installation red")
    servers = [f"space blue{number}" for number in range(1, 6)] + [f"space green{number}" for number in range(1, 7)]
    assert options(game) == servers
    play(game, "space green3")
    assert at(game, "green3") == "red installation"
    assert over(game)


# DK-33.11
def test_keycode_failed_places_scouts_on_all_first_spaces() -> None:
    game = evaluated("copper-keycode", 1)
    assert over(game)
    assert network(game) == on("blue1 green1 yellow1 red1 purple1", "black")


# Access Denied


# DK-33.12, DK-34.17, A16
@pytest.mark.parametrize(
    ("count", "items", "met"),
    [
        (3, ["2 blue", "2 green", "blue, green", "green"], True),
        (3, ["2 blue", "2 green", "green", "2 green"], False),
        (3, ["2 blue", "2 green", "blue, green", ""], False),
        (3, ["2 blue", "2 green", "blue, red", "blue"], False),
        (1, ["2 blue", "green", "green", "blue"], True),
        (1, ["blue", "2 green", "2 green", "2 blue"], False),
        (2, ["2 blue", "3 green", "green", "blue"], True),
        (2, ["2 blue", "green", "3 green", "3 blue"], False),
        (4, ["2 blue", "3 green", "2 green", "blue"], False),
        (4, ["2 blue", "3 green", "2 green", "blue, green"], True),
        (1, ["2 blue", "green", "green", "blue installation"], False),
    ],
)
def test_access_denied_wants_programs_on_the_purple_server(count: int, items: list[str], met: bool) -> None:
    spaces = {f"purple{number}": what for number, what in enumerate(items, 1)}
    assert fulfilled("copper-access-denied", count, spaces=spaces) is met


# DK-33.12
def test_access_denied_met_places_an_installation_and_a_red_program() -> None:
    items = {"purple1": "2 blue, 3 red", "purple2": "green", "purple3": "green", "purple4": "blue"}
    game = evaluated("copper-access-denied", 1, spaces=items)
    assert options(game) == [f"space purple{number}" for number in range(1, 7)]
    play(game, "space purple5")
    assert options(game) == [f"space purple{number}" for number in range(2, 7)]
    play(game, "space purple5")
    assert at(game, "purple5") == "red, blue installation"
    assert over(game)


# DK-33.12
def test_access_denied_failed_hits_purple_spaces_without_blue_and_green_programs() -> None:
    items = {"purple1": "blue", "purple2": "green", "purple3": "red", "purple4": "blue installation"}
    game = evaluated("copper-access-denied", 1, spaces=items)
    assert over(game)
    hit = {"purple3": "red, black", "purple4": "black, blue installation", "purple5": "black", "purple6": "black"}
    assert network(game) == {"purple1": "blue", "purple2": "green", **hit}


# all of them


# DK-26.10, DK-26.11: arrows follow, reversed and turned over after a success
def test_arrows_follow_the_evaluation() -> None:
    spaces = {"blue2": "black", "red3": "black", "green5": "black"}
    game = evaluated("copper-404", 1, smc="alpha-moby", spaces=spaces)
    # success shows G-, P+, R+, B-
    assert network(game) == {"green4": "black", "red4": "green, black", "blue1": "black"}
    missed = evaluated("copper-404", 1, smc="alpha-moby", spaces={"red4": "black", "blue2": "black"})
    # failure, after a scout on each space 1, shows B+, R-, P-, G+
    assert network(missed) == {
        "blue2": "2 black",
        "green2": "black",
        "yellow1": "black",
        "red1": "black",
        "red3": "black",
        "purple6": "black",
    }


# DK-26.8
def test_nothing_stays_on_the_card() -> None:
    game = evaluated("copper-404", 1, card="2 red, black")
    assert sum(game.state.laid.programs) + game.state.laid.scouts == 0
    assert of(game, "oshin-noro").turns == 0
    conserved(game)


# DK-9.2, DK-26.7
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_a_text(language: str) -> None:
    ids = [id for id, row in CONTENT.objectives.items() if row.level_name == "copper"]
    assert len(ids) == 12
    assert {id: worded(id, language) for id in ids} == {id: parts(id) for id in ids}
