"""Scouts: placing, transformation, explosion, block, redirects (DK-12)."""

from __future__ import annotations

import pytest

from deckers.tables import at, avatars, conserved, lost, network, options, play, prompt, quiet, seat, supply

GOLD = "gold-mirror-map"
APART = {"yellow": [0, 0], "green": [-2, 3], "blue": [-5, 4], "purple": [-7, 3], "red": [-8, 6]}
"""A layout in which Yellow#1, #2 and #6 touch no other segment."""


# DK-12.1, DK-25.1
@pytest.mark.parametrize("scout", ["black", "white", "white-on-blue"])
def test_a_scout_forbids_uploads_and_installations(scout: str) -> None:
    hand = {"oshin-noro": {"hand": "route-trace ping payload"}}
    game = quiet(deckers=hand, spaces={"red6": "3 blue, white-on-red" if scout == "white" else f"3 blue, {scout}"})
    assert not {"upload blue", "upload red", "installation blue"} & set(options(game))
    game = quiet(deckers=hand, spaces={"red6": "3 blue"})
    assert {"upload blue", "installation blue"} <= set(options(game))


# DK-12.2
@pytest.mark.parametrize(("scouts", "won"), [("black", True), ("white-on-blue", True), ("black, white-on-blue", False)])
def test_each_scout_adds_one_to_the_resistance(scouts: str, won: bool) -> None:
    """3 + 1 + 1 against 3 + scouts."""
    coming = {"red": [3], "black": [3]}
    hand = {"tilda-sweet": {"hand": "glitch"}}
    game = quiet(deckers=hand, spaces={"yellow6": f"red, {scouts}"}, coming=coming)
    play(game, "infect", "pay")
    assert at(game, "yellow6") == ("red" if won else scouts)


# DK-12.3
def test_scouts_attack() -> None:
    game = quiet(objectives=GOLD, phase="attack", spaces={"blue1": "blue, green, black, red installation"})
    assert network(game) == {"blue1": "black, red installation"}


# DK-12.4, DK-12.10
def test_the_players_choose_the_order_of_several_scouts() -> None:
    """A guardian on red6 and two scouts on red2: what explodes first matters."""
    spaces = {"red6": "black guardian", "red5": "2 black"}
    game = quiet(phase="start-of-turn", spaces=spaces)
    assert prompt(game) == "scout-next"
    assert seat(game) == "oshin-noro"
    assert options(game) == ["place red5", "place red4", "place red3", "place red2", "place red1", "place yellow1"]
    play(game, "place red1")
    assert network(game) == {**spaces, "red1": "black"}
    assert options(game) == ["place red5", "place red4", "place red3", "place red2", "place yellow1"]
    play(game, "place red5")
    assert at(game, "red5") == "black guardian"
    assert prompt(game) == "deckers-action"


# DK-12.4: asked only where it can matter
def test_where_the_order_cannot_matter_nobody_is_asked() -> None:
    game = quiet(phase="start-of-turn", spaces={"red6": "black guardian"})
    assert prompt(game) == "deckers-action"
    around = dict.fromkeys(("red1", "red2", "red3", "red4", "red5", "yellow1"), "black")
    assert network(game) == {"red6": "black guardian", **around}


# DK-12.5
def test_triggers_fire_at_once_in_any_step() -> None:
    """In the action step: the first of two pushes transforms, the second one explodes."""
    hand = {"oshin-noro": {"hand": "concentration"}}
    spaces = {"red6": "2 black", "red4": "2 black", "red5": "yellow"}
    game = quiet(deckers=hand, spaces=spaces)
    play(game, "shift", "number 2", "pay", "push-from red6", "push black", "push-to red4")
    assert at(game, "red4") == "black guardian"
    play(game, "push-from red6", "push black", "push-to red4")
    assert network(game) == {"red4": "black guardian", "red3": "black", "red5": "yellow, black", "red6": "black"}
    conserved(game)


# DK-12.6
def test_scouts_are_removed_replaced_and_moved() -> None:
    hand = {"oshin-noro": {"hand": "spoof glitch impulse"}}
    spaces = {"red6": "2 yellow, red, black"}
    coming = {"red": [6], "black": [1]}
    game = play(quiet(deckers=hand, spaces=spaces, coming=coming), "infect", "number 1", "pay glitch")
    assert at(game, "red6") == "2 yellow, red"
    game = play(quiet(deckers=hand, spaces=spaces), "convert yellow", "pay spoof")
    assert at(game, "red6") == "2 yellow, red"
    game = play(quiet(deckers=hand, spaces=spaces), "shift", "number 1", "pay impulse")
    play(game, "push-from red6", "push black", "push-to red1")
    assert network(game) == {"red6": "2 yellow, red", "red1": "black"}


# transformation


# DK-12.7
@pytest.mark.parametrize(
    ("scouts", "guardian"),
    [
        ("2 black", "black guardian"),
        ("black, white", "white guardian"),
        ("2 white", "white guardian"),
        ("black, white-on-red", "white guardian"),
    ],
)
def test_the_third_scout_becomes_a_guardian(scouts: str, guardian: str) -> None:
    game = quiet(deckers={"oshin-noro": {"at": "blue1"}}, phase="start-of-turn", spaces={"blue1": scouts})
    assert at(game, "blue1") == guardian
    assert supply(game, "guardians") == 4
    assert supply(game, "scouts") == 25


# DK-12.7
def test_a_white_third_scout_makes_the_guardian_white() -> None:
    hand = {"oshin-noro": {"hand": "impulse"}}
    game = quiet(deckers=hand, spaces={"red6": "white", "red4": "2 black"})
    play(game, "shift", "pay", "push-from red6", "push white", "push-to red4")
    assert at(game, "red4") == "white guardian"


# DK-12.8
def test_everything_else_on_the_space_is_removed() -> None:
    spaces = {"red6": "blue, 2 green, purple, black, white-on-yellow, red installation"}
    game = quiet(phase="start-of-turn", spaces=spaces, coming={"server": ["blue"], "black": [1]})
    assert network(game) == {"red6": "white guardian"}
    assert {pool: supply(game, pool) for pool in ("blue-green", "yellow-red", "purple", "scouts")} == {
        "blue-green": 15,
        "yellow-red": 15,
        "purple": 7,
        "scouts": 25,
    }
    assert supply(game, "red-installations") == 5


# DK-12.9
def test_without_a_guardian_in_the_supply_all_is_lost() -> None:
    game = quiet(phase="start-of-turn", spaces={"red6": "2 black"}, supply={"guardians": 0})
    assert lost(game) == "guardians"


# explosion


# DK-12.10, DK-34.18
@pytest.mark.parametrize("guardian", ["black", "white"])
@pytest.mark.parametrize("shade", ["black", "white"])
def test_a_scout_on_a_guardian_explodes_in_its_own_colour(guardian: str, shade: str) -> None:
    hand = {"oshin-noro": {"at": "blue6", "hand": "impulse"}}
    spaces = {"blue6": shade, "blue1": f"{guardian} guardian"}
    game = quiet(deckers=hand, spaces=spaces)
    play(game, "shift", "pay", "push-from blue6", f"push {shade}", "push-to blue1")
    assert network(game) == {"blue1": f"{guardian} guardian", "blue2": shade, "blue6": shade}
    conserved(game)


# DK-12.10, DK-34.5
def test_explosion_on_yellow_1() -> None:
    deckers = {"tilda-sweet": {"at": "yellow1"}}
    spaces = {"yellow1": "black guardian"}
    game = quiet(deckers=deckers, layout=APART, phase="start-of-turn", spaces=spaces)
    assert network(game) == {"yellow1": "black guardian", "yellow2": "black", "yellow6": "black"}


# DK-12.10
def test_explosion_in_the_layout_of_the_first_game_reaches_red_too() -> None:
    game = quiet(
        deckers={"tilda-sweet": {"at": "yellow1"}}, phase="start-of-turn", spaces={"yellow1": "black guardian"}
    )
    assert sorted(network(game)) == ["red1", "red5", "red6", "yellow1", "yellow2", "yellow6"]


# DK-12.11, DK-34.6
def test_a_scout_of_an_explosion_may_transform() -> None:
    deckers = {"tilda-sweet": {"at": "yellow1"}}
    spaces = {"yellow1": "black guardian", "yellow2": "black, white-on-blue, green, green installation"}
    game = quiet(deckers=deckers, layout=APART, phase="start-of-turn", spaces=spaces)
    play(game, "place yellow2")
    assert at(game, "yellow2") == "white guardian"
    conserved(game)


# DK-12.12, DK-12.13, DK-34.7
@pytest.mark.parametrize("space", ["yellow1", "yellow2"])
def test_a_chain_explosion_loses_the_game(space: str) -> None:
    spaces = {"yellow1": "black guardian", "yellow2": "black guardian"}
    game = quiet(deckers={"tilda-sweet": {"at": space}}, layout=APART, phase="start-of-turn", spaces=spaces)
    other = "yellow2" if space == "yellow1" else "yellow1"
    play(game, f"place {other}", f"place {space}")
    assert lost(game) == "chain"


# DK-12.13
def test_depth_first() -> None:
    """The explosion within is over before the first one goes on; Angel keeps it from coming back."""
    spaces = {"yellow1": "black guardian", "yellow2": "black guardian"}
    game = quiet(deckers={"angel-nitrate": {"at": "yellow1"}}, layout=APART, phase="start-of-turn", spaces=spaces)
    play(game, "let-enter")
    assert sorted(options(game)) == ["place yellow2", "place yellow6"]
    play(game, "place yellow2")
    assert sorted(options(game)) == ["place yellow1", "place yellow3", "place yellow6"]
    play(game, "place yellow6", "place yellow1", "redirect yellow6")
    assert network(game) == {**spaces, "yellow3": "black", "yellow6": "black guardian"}
    assert prompt(game) == "deckers-action"
    conserved(game)


# DK-12.13
def test_two_explosions_of_one_guardian_one_after_the_other_are_no_chain() -> None:
    hand = {"oshin-noro": {"at": "blue2", "hand": "concentration"}}
    game = quiet(deckers=hand, spaces={"blue2": "2 black", "blue1": "black guardian", "blue6": ""})
    push = ("push-from blue2", "push black", "push-to blue1")
    play(game, "shift", "number 2", "pay", *push)
    assert game.result is None
    assert at(game, "blue2") == "2 black"
    play(game, *push)
    assert game.result is None
    assert at(game, "blue6") == "2 black"


# DK-12.12
def test_angel_can_stop_a_chain() -> None:
    deckers = {"angel-nitrate": {"at": "yellow2"}, "tilda-sweet": {"at": "yellow1"}}
    spaces = {"yellow1": "black guardian", "yellow2": "black guardian"}
    position = {"layout": APART, "phase": "start-of-turn", "spaces": spaces, "active": "tilda-sweet"}
    game = play(quiet(deckers=deckers, **position), "place yellow2")
    assert prompt(game) == "angel"
    assert seat(game) == "angel-nitrate"
    play(game, "redirect yellow3")
    assert network(game) == {**spaces, "yellow3": "black", "yellow6": "black"}
    assert game.result is None


# block


# DK-12.14, DK-34.4
def test_a_white_scout_blocks_a_program_that_the_active_decker_picks() -> None:
    deckers = {"oshin-noro": {"hand": "impulse", "at": "yellow3"}, "monty-quantum": {}}
    game = quiet(deckers=deckers, spaces={"yellow3": "white", "yellow2": "2 blue, red"})
    play(game, "shift", "pay", "push-from yellow3", "push white", "push-to yellow2")
    assert prompt(game) == "block"
    assert seat(game) == "oshin-noro"
    assert options(game) == ["block blue", "block red"]
    play(game, "block blue")
    assert at(game, "yellow2") == "blue, red, white-on-blue"
    conserved(game)


# DK-12.14: one colour needs no question
def test_a_single_colour_is_blocked_without_asking() -> None:
    deckers = {"oshin-noro": {"hand": "impulse", "at": "yellow3"}}
    game = quiet(deckers=deckers, spaces={"yellow3": "white, black", "yellow2": "2 blue"})
    play(game, "shift", "pay", "push-from yellow3", "push white", "push-to yellow2")
    assert at(game, "yellow2") == "blue, white-on-blue"


# DK-12.14
def test_black_scouts_block_nothing() -> None:
    game = quiet(phase="start-of-turn", spaces={"red6": "2 blue"})
    assert at(game, "red6") == "2 blue, black"


# DK-12.15, DK-3.18
def test_a_blocked_program_counts_for_nothing() -> None:
    hand = {"oshin-noro": {"hand": "glitch bluff impulse ping spoof"}}
    spaces = {"red6": "white-on-red", "red4": "white-on-green", "red5": "white-on-blue, white-on-yellow"}
    game = quiet(deckers=hand, spaces=spaces)
    assert not {"infect", "convert yellow"} & set(options(game))
    play(game, "shift", "number 1", "pay impulse")
    assert options(game) == ["push-from red6", "done"]


# DK-12.15, DK-12.16
def test_the_stack_is_one_white_scout_that_blocks_no_more() -> None:
    hand = {"oshin-noro": {"hand": "impulse"}}
    game = quiet(deckers=hand, spaces={"red6": "2 blue", "red5": "white-on-red"})
    play(game, "shift", "pay", "push-from red6", "push blue", "push-to red5")
    assert at(game, "red5") == "blue, white-on-red"
    game = quiet(deckers={"oshin-noro": {"at": "red5"}}, phase="start-of-turn", spaces={"red5": "black, white-on-red"})
    assert at(game, "red5") == "white guardian"


# DK-12.17
def test_the_blocked_program_leaves_with_its_scout() -> None:
    hand = {"oshin-noro": {"hand": "glitch"}}
    coming = {"red": [6], "black": [1]}
    game = play(quiet(deckers=hand, spaces={"red6": "red, white-on-blue"}, coming=coming), "infect", "pay")
    assert network(game) == {"red6": "red"}
    assert supply(game, "blue-green") == 15
    hand = {"oshin-noro": {"hand": "spoof"}}
    game = play(quiet(deckers=hand, spaces={"red6": "2 yellow, white-on-blue"}), "convert yellow", "pay")
    assert network(game) == {"red6": "2 yellow"}
    assert supply(game, "blue-green") == 15


# DK-12.18
def test_blocking_comes_after_all_explosions() -> None:
    """White scouts fly apart; those that land beside programs block when all have landed."""
    hand = {"oshin-noro": {"at": "blue6", "hand": "impulse"}}
    spaces = {"blue6": "white, black", "blue1": "black guardian", "blue2": "red, 2 black"}
    game = quiet(deckers=hand, spaces=spaces)
    play(game, "shift", "pay", "push-from blue6", "push white", "push-to blue1")
    assert prompt(game) == "scout-next"
    play(game, "place blue6")
    assert network(game) == {"blue1": "black guardian", "blue2": "white guardian", "blue6": "black, white"}
    spaces = {"blue6": "white, black", "blue1": "black guardian", "blue2": "red, black"}
    game = quiet(deckers=hand, spaces=spaces)
    play(game, "shift", "pay", "push-from blue6", "push white", "push-to blue1")
    assert network(game) == {"blue1": "black guardian", "blue2": "black, white-on-red", "blue6": "black, white"}


# DK-12.18
def test_a_white_scout_that_transforms_a_space_blocks_nothing() -> None:
    hand = {"oshin-noro": {"at": "blue6", "hand": "impulse"}}
    game = quiet(deckers=hand, spaces={"blue6": "white", "blue2": "red, green, 2 black"})
    play(game, "shift", "pay", "push-from blue6", "push white", "push-to blue2")
    assert network(game) == {"blue2": "white guardian"}
    assert prompt(game) == "deckers-action"


# DK-12.19
def test_it_does_not_matter_which_came_first() -> None:
    hand = {"oshin-noro": {"hand": "impulse ping"}}
    for way in (
        ("shift", "pay impulse", "push-from red6", "push blue", "push-to red5"),
        ("move", "pay ping", "go red5", "take-programs blue"),
    ):
        game = play(quiet(deckers=hand, spaces={"red6": "2 blue", "red5": "white"}), *way)
        assert at(game, "red5") == "white-on-blue"


# DK-12.19
def test_the_blocked_program_travels_along() -> None:
    hand = {"oshin-noro": {"hand": "impulse"}}
    game = quiet(deckers=hand, spaces={"red6": "white-on-blue", "red5": "3 blue"})
    play(game, "shift", "pay", "push-from red6", "push white-on-blue", "push-to red5")
    assert network(game) == {"red5": "3 blue, white-on-blue"}
    arrows = {"objectives": GOLD + " gold-mirror-map", "phase": "move-scouts"}
    game = quiet(spaces={"yellow1": "white-on-red", "yellow2": "red"}, **arrows)
    assert network(game) == {"yellow2": "red, white-on-red"}


# DK-12.19: onto a guardian: the scout explodes, the program goes (DK-12.17)
def test_a_stack_that_explodes_loses_its_program() -> None:
    hand = {"oshin-noro": {"at": "blue6", "hand": "impulse"}}
    game = quiet(deckers=hand, spaces={"blue6": "white-on-red", "blue1": "black guardian"})
    play(game, "shift", "pay", "push-from blue6", "push white-on-red", "push-to blue1")
    assert network(game) == {"blue1": "black guardian", "blue2": "white", "blue6": "white"}
    assert supply(game, "yellow-red") == 15


# redirects


# DK-12.20
def test_a_fixed_redirect_comes_first_and_then_angel() -> None:
    """404 sends the scout from #6 to #4; Angel stands there and may send it on."""
    objectives = "copper-404 gold-mirror-map"
    deckers = {"angel-nitrate": {"at": "yellow4"}, "tilda-sweet": {}}
    position = {"objectives": objectives, "phase": "start-of-turn", "active": "tilda-sweet"}
    game = quiet(deckers=deckers, **position)
    assert prompt(game) == "angel"
    assert "redirect yellow6" in options(game)
    play(game, "redirect yellow5")
    assert network(game) == {"yellow5": "black"}


# DK-12.20
def test_after_angel_the_fixed_redirects_hold_again_and_she_is_asked_once() -> None:
    objectives = "copper-404 gold-mirror-map"
    deckers = {"angel-nitrate": {"at": "yellow4"}, "tilda-sweet": {}}
    position = {"objectives": objectives, "phase": "start-of-turn", "active": "tilda-sweet"}
    game = play(quiet(deckers=deckers, **position), "redirect yellow6")
    assert network(game) == {"yellow4": "black"}
    assert prompt(game) == "deckers-action"


# DK-12.20: as long as one applies; where two do the active decker chooses
@pytest.mark.parametrize(("chosen", "space"), [("blue4", "blue3"), ("blue5", "blue5")])
def test_two_fixed_redirects_at_once(chosen: str, space: str) -> None:
    """404 sends a scout from #6 to #4, Viking from an even space to the next lower one."""
    position = {"smc": "viking", "objectives": "copper-404 gold-mirror-map", "phase": "new-scouts"}
    game = quiet(**position, coming={"server": ["blue"], "black": [6]})
    assert (prompt(game), seat(game)) == ("which-redirect", "oshin-noro")
    assert sorted(options(game)) == ["redirect blue4", "redirect blue5"]
    play(game, f"redirect {chosen}")
    assert network(game) == {space: "black"}


# DK-12.20
def test_angel_may_let_the_scout_enter() -> None:
    game = quiet(deckers="angel-nitrate", phase="start-of-turn")
    assert options(game)[-1] == "let-enter"
    play(game, "let-enter")
    assert network(game) == {"red6": "black"}


# DK-12.20
def test_angel_answers_for_scouts_that_are_pushed_to_her() -> None:
    deckers = {"angel-nitrate": {"at": "red5"}, "tilda-sweet": {"at": "red6", "hand": "impulse"}}
    game = quiet(deckers=deckers, active="tilda-sweet", spaces={"red6": "black"})
    play(game, "shift", "pay", "push-from red6", "push black", "push-to red5", "redirect red4")
    assert network(game) == {"red4": "black"}


# DK-12.20
def test_the_palace_comes_before_explosion_and_transformation() -> None:
    palace = {"at": "red3", "installations": "blue red"}
    deckers = {"oshin-noro": {"at": "red3"}}
    game = quiet(phase="start-of-turn", palace=palace, spaces={"red3": "2 blue"}, deckers=deckers)
    assert network(game) == {"red3": "2 blue"}
    assert game.view(0).palace is not None
    conserved(game)


# DK-12.21
def test_a_scout_and_a_guardian_never_stay_together() -> None:
    game = quiet(phase="start-of-turn", spaces={"red6": "2 black", "red5": "black guardian"})
    assert at(game, "red6") == "black guardian"
    hand = {"oshin-noro": {"at": "blue6", "hand": "impulse"}}
    game = quiet(deckers=hand, spaces={"blue6": "black", "blue1": "black guardian"})
    play(game, "shift", "pay", "push-from blue6", "push black", "push-to blue1")
    assert at(game, "blue1") == "black guardian"
    assert avatars(game, "oshin-noro") == ["blue6"]
