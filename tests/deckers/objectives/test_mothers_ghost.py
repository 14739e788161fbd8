"""Mother's Ghost: her four objectives with their immediate goals (DK-29, DK-33.37 to 33.40)."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.deckers import new_game
from cyberdeck.deckers.expressions import met as goal_met
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.words import Level
from deckers.gold_tables import TWO, current, met, on, playing, prepared, turn_ends, turn_starts
from deckers.tables import at, avatars, conserved, leave_open, lost, network, options, play, prompt, supply, table

FOUR = ("ghost-brute-force", "ghost-system-crash", "ghost-tsunami", "ghost-virus-flood")
CREW = ("oshin-noro", "monty-quantum", "hettie-magnetic", "tilda-sweet")
HERE = {"purple6": "mothers-ghost"}
"""Beside her: yellow5, purple5, purple4, purple3, purple2, purple1."""
NEAR = ("yellow5", "purple5", "purple4", "purple3", "purple2", "purple1")


# what her objectives have in common


def test_an_upgrade_adds_one_of_her_objectives() -> None:
    """DK-29.2, DK-7.3: at the very bottom; without an upgrade card there is none."""
    game = new_game(variants=["2.0"], seed=3)
    assert game.state.objectives[-1] in FOUR
    assert len(game.state.objectives) == 4
    assert not any(id in FOUR for id in new_game(seed=3).state.objectives)


@pytest.mark.parametrize("objective", FOUR)
def test_her_cycle_is_a_gold_cycle(objective: str) -> None:
    """DK-29.6"""
    state = current(objective, spaces=HERE).state
    assert state.level is Level.GOLD
    assert state.objective.goal.immediate


@pytest.mark.parametrize("objective", FOUR)
@pytest.mark.parametrize(("rolls", "space"), [(["purple"], "purple6"), (["red", "green", "yellow"], "yellow6")])
def test_she_appears_on_a_server_that_is_no_home_server(objective: str, rolls: list[str], space: str) -> None:
    """DK-29.5: home servers are rolled again; like a white guardian she clears her space."""
    spaces = {space: "2 red, black, blue installation", "red6": "red"}
    game = prepared(objective, spaces=spaces, coming={"server": rolls, "black": [1]})
    assert network(game) == {space: "mothers-ghost", "red6": "red"}
    assert supply(game, "guardians") == 5


def test_the_avatar_face_may_name_her_server() -> None:
    """DK-5.6: unless the active decker is on a home server."""
    deckers = {"oshin-noro": {"at": "blue1"}, "monty-quantum": {}}
    game = prepared("ghost-brute-force", deckers=deckers, coming={"server": ["avatar"]})
    assert at(game, "blue6") == "mothers-ghost"
    game = prepared("ghost-brute-force", coming={"server": ["avatar", "yellow"]})
    assert at(game, "yellow6") == "mothers-ghost"


def test_she_relocates_avatars_and_keeps_them_off() -> None:
    """DK-29.5, DK-13.5, DK-13.6: with all five guardians in the supply, too."""
    deckers = {"oshin-noro": {"at": "purple6"}, "monty-quantum": {}}
    game = prepared("ghost-tsunami", deckers=deckers, coming={"server": ["purple", "blue"], "black": [2]})
    assert avatars(game, "oshin-noro") == ["blue2"]
    game = current("ghost-tsunami", deckers={**TWO, "oshin-noro": {"at": "purple5", "hand": "ping"}}, spaces=HERE)
    play(game, "move", "pay")
    assert "go purple6" not in options(game)
    assert "go purple4" in options(game)


def test_a_guardian_on_her_space_gives_way() -> None:
    """DK-13.4"""
    game = prepared("ghost-virus-flood", spaces={"blue6": "white guardian"}, coming={"server": ["blue"]})
    assert at(game, "blue6") == "mothers-ghost"
    assert supply(game, "guardians") == 5


def test_scouts_explode_on_her_space() -> None:
    """DK-29.8, DK-12.10"""
    deckers = {**TWO, "oshin-noro": {"at": "purple3", "hand": "impulse"}}
    game = current("ghost-tsunami", deckers=deckers, spaces={**HERE, "purple3": "white"})
    play(game, "shift", "pay", "push-from purple3", "push white", "push-to purple6")
    assert network(game) == {**HERE, **dict.fromkeys(NEAR, "white")}


def test_she_clears_her_space_in_the_smc_attack_without_a_fight() -> None:
    """DK-29.8: whatever the dice."""
    game = current("ghost-tsunami", phase="attack", spaces={"purple6": "mothers-ghost, 3 red, blue, red installation"})
    assert lost(game) == "goal"
    assert network(game) == HERE
    assert not [line for line in game.log() if line.id == "event-infection-rolled"]


def test_she_cannot_be_infected_like_a_guardian() -> None:
    """DK-29.8: with a ghost on her space and red programs there."""
    deckers = {**TWO, "oshin-noro": {"at": "purple5", "hand": "payload ping"}}
    spaces = {"purple6": "mothers-ghost, 3 red", "purple5": "green installation"}
    game = play(current("ghost-tsunami", deckers=deckers, spaces=spaces), "project purple6")
    assert "infect" not in options(game)
    assert "infect-mothers-ghost" not in options(game)
    leave_open(game)


@pytest.mark.parametrize("card", ["zero-day", "wrecking-ball"])
def test_cards_that_remove_guardians_do_not_affect_her(card: str) -> None:
    """DK-29.8, DK-15.6"""
    deckers = {**TWO, "oshin-noro": {"at": "purple5", "hand": card}}
    game = current("ghost-tsunami", deckers=deckers, spaces=HERE)
    assert not any(notation.startswith("execute") for notation in options(game))
    game = current("ghost-tsunami", deckers=deckers, spaces={**HERE, "purple4": "black guardian"})
    play(game, f"execute {card}")
    assert at(game, "purple6") == "mothers-ghost"
    assert at(game, "purple4") in ("", "black")


def test_she_raises_the_resistance_of_adjacent_spaces() -> None:
    """DK-29.5, DK-23.5: die 1, a scout, and she beside it: 3 resist 3."""
    deckers = {**TWO, "monty-quantum": {"at": "purple5", "hand": "glitch"}}
    spaces = {**HERE, "purple5": "red, black"}
    for die, left in ((1, "black"), (2, "red")):
        game = current(
            "ghost-tsunami", deckers=deckers, active="monty-quantum", spaces=spaces, coming={"red": [die], "black": [1]}
        )
        play(game, "infect", "pay")
        assert at(game, "purple5") == left


@pytest.mark.parametrize("objective", FOUR)
def test_not_met_in_the_end_is_a_loss(objective: str) -> None:
    """DK-29.7"""
    game = current(objective, phase="evaluation", spaces=HERE, track={"health": 1, "resistance": 4})
    assert lost(game) == "goal"


# Brute Force


def test_brute_force_preparation() -> None:
    """DK-33.37: her resistance beside the die is 10 + 2n."""
    for n in (1, 2, 3, 4):
        game = prepared("ghost-brute-force", deckers=playing(*CREW[:n]), coming={"server": ["purple"]})
        assert game.state.track["resistance"] == 10 + 2 * n
        assert not goal_met(game.state)


def brute(hand: str, at: str = "purple5", spaces: dict[str, str] | None = None, **coming: Any) -> DeckersGame:
    """Monty beside her, whose resistance is 14 for two deckers."""
    deckers = {"oshin-noro": {}, "monty-quantum": {"at": at, "hand": hand}}
    position: dict[str, Any] = {"track": {"resistance": 14}, "spaces": {**HERE, **(spaces or {})}, "coming": coming}
    return current("ghost-brute-force", deckers=deckers, active="monty-quantum", **position)


def test_brute_force_wins_at_once() -> None:
    """DK-29.3, DK-33.37: 3 + 1 + 3 + 8 against 1 + 14 is a tie, one more wins the game."""
    spaces = {"purple5": "3 red, red installation"}
    game = play(brute("glitch", spaces=spaces, red=[3], black=[1]), "infect-mothers-ghost", "pay")
    assert game.result is None
    assert at(game, "purple5") == "2 red, red installation"
    assert not goal_met(game.state)
    game = play(brute("glitch", spaces=spaces, red=[4], black=[1]), "infect-mothers-ghost", "pay")
    assert lost(game) == ""
    assert game.result is not None
    assert game.result.winners == (0, 1)
    assert at(game, "purple5") == "3 red, red installation"


def test_brute_force_installations() -> None:
    """DK-33.37, DK-34.10: +8 on the own space, +5 on an adjacent one, in every infection of the cycle."""
    near = {"purple5": "red", "purple4": "red installation", "red1": "red installation", "red2": "red installation"}
    game = play(brute("glitch", spaces=near, red=[1], black=[3]), "infect-mothers-ghost", "pay")
    assert lost(game) == ""
    game = play(brute("glitch", spaces=near, red=[1], black=[4]), "infect-mothers-ghost", "pay")
    assert game.result is None
    spaces = {"purple5": "red, 2 black", "purple4": "red installation"}
    game = play(brute("glitch", spaces=spaces, red=[1], black=[4]), "infect", "pay")
    assert at(game, "purple5") == "red"
    game = play(brute("glitch", spaces=spaces, red=[1], black=[5]), "infect", "pay")
    assert at(game, "purple5") == "2 black"


def test_installations_are_as_strong_as_ever_without_brute_force() -> None:
    """DK-34.10, DK-23.4: +1."""
    deckers = {"monty-quantum": {"at": "purple5", "hand": "glitch"}}
    spaces = {"purple5": "red, 2 black", "purple4": "red installation"}
    game = current("gold-mirror-map", deckers=deckers, spaces=spaces, coming={"red": [1], "black": [2]})
    assert at(play(game, "infect", "pay"), "purple5") == "2 black"


def test_brute_force_strengthens_the_smc_attack() -> None:
    """DK-33.37: every infection routine."""
    spaces = {**HERE, "green1": "red, 2 black", "green2": "red installation"}
    game = current("ghost-brute-force", phase="attack", spaces=spaces, coming={"red": [1], "black": [4]})
    assert at(game, "green1") == "red"


def test_brute_force_affects_only_her() -> None:
    """DK-33.37: scouts on the own space stay, and do not resist; nor do guardians beside it."""
    spaces = {"purple5": "3 red, 2 black, red installation", "purple4": "black guardian"}
    game = brute("glitch", spaces=spaces, red=[4], black=[1])
    assert {"infect", "infect-mothers-ghost"} <= set(options(game))
    play(game, "infect-mothers-ghost", "pay")
    assert lost(game) == ""
    assert at(game, "purple5") == "3 red, 2 black, red installation"


def test_brute_force_needs_a_red_program_and_nearness() -> None:
    """DK-33.37: on an adjacent space, or with a ghost tile on hers."""
    assert "infect-mothers-ghost" not in options(brute("glitch", spaces={"purple5": "blue, red installation"}))
    assert "infect-mothers-ghost" not in options(brute("ping", spaces={"purple5": "red"}))
    assert "infect-mothers-ghost" not in options(brute("glitch", at="red2", spaces={"red2": "red"}))
    assert "infect-mothers-ghost" in options(brute("glitch", spaces={"purple5": "purple"}))
    spaces = {"purple5": "green installation", "purple6": "mothers-ghost, red"}
    game = brute("glitch", spaces=spaces, red=[6], black=[6])
    assert "infect-mothers-ghost" not in options(game)
    play(game, "project purple6", "infect-mothers-ghost", "pay")
    assert at(game, "purple6") == "mothers-ghost"


def test_brute_force_is_also_met_in_the_evaluation() -> None:
    """DK-29.7"""
    assert met("ghost-brute-force", track={"beaten": 1}, spaces=HERE)
    game = current("ghost-brute-force", phase="evaluation", track={"beaten": 1}, spaces=HERE)
    assert lost(game) == ""


# System Crash


def test_system_crash_preparation() -> None:
    """DK-33.38: space 6, alone space 1."""
    game = prepared("ghost-system-crash", coming={"server": ["blue"]})
    assert network(game) == {"blue6": "mothers-ghost"}
    game = prepared("ghost-system-crash", deckers=playing("oshin-noro"), coming={"server": ["blue"]})
    assert network(game) == {"blue1": "mothers-ghost"}


@pytest.mark.parametrize(("n", "need"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_system_crash_goal(n: int, need: int) -> None:
    """DK-33.38"""
    deckers = playing(*CREW[:n])
    assert met("ghost-system-crash", deckers=deckers, track={"crashes": need}, spaces=HERE)
    assert not met("ghost-system-crash", deckers=deckers, track={"crashes": need - 1}, spaces=HERE)


def crashing(spaces: dict[str, str], n: int = 2, hand: str = "", **position: Any) -> DeckersGame:
    """Oshin beside her, in a game of so many deckers."""
    deckers = {**playing(*CREW[:n]), "oshin-noro": {"at": "purple5", "hand": hand}}
    return current("ghost-system-crash", **{"deckers": deckers, "spaces": {**HERE, **spaces}, **position})


def test_system_crash_action() -> None:
    """DK-33.38: surrounded by one colour, three commands of it; a program of each space goes; the game is won."""
    spaces = {**dict.fromkeys(NEAR, "red"), "purple1": "2 red, blue", "purple5": "red, black"}
    game = crashing(spaces, hand="payload glitch")
    assert "system-crash red" in options(game)
    play(game, "system-crash red", "pay payload+glitch")
    assert lost(game) == ""
    assert network(game) == {**HERE, "purple1": "blue, red", "purple5": "black"}
    assert supply(game, "yellow-red") == 14


@pytest.mark.parametrize("gap", NEAR)
def test_system_crash_wants_her_surrounded(gap: str) -> None:
    """DK-33.38: by programs, unblocked ones, of one colour; installations do not do."""
    for marker in ("", "blue", "red installation", "white-on-red"):
        game = crashing({**dict.fromkeys(NEAR, "red"), gap: marker}, hand="payload glitch")
        assert not any(notation.startswith("system-crash") for notation in options(game))


def test_system_crash_must_be_paid_and_near() -> None:
    """DK-33.38, DK-14.4: two red commands are too few; from two spaces away it cannot be done."""
    ring = dict.fromkeys(NEAR, "red")
    assert not [o for o in options(crashing(ring, hand="payload")) if o.startswith("system-crash")]
    far = {"oshin-noro": {"at": "red2", "hand": "payload glitch"}, "monty-quantum": {}}
    assert not [o for o in options(crashing(ring, deckers=far)) if o.startswith("system-crash")]


def test_system_crash_may_be_projected() -> None:
    """DK-33.38, DK-21.1: also onto her space."""
    deckers = {"oshin-noro": {"at": "purple3", "hand": "payload glitch"}, "monty-quantum": {}}
    spaces = {**dict.fromkeys(NEAR, "red"), "purple3": "red, green installation"}
    for ghost in ("purple6", "purple2"):
        game = play(crashing(spaces, deckers=deckers), f"project {ghost}")
        assert "system-crash red" in options(game)
        play(game, "system-crash red", "pay")
        assert lost(game) == ""


def test_system_crash_takes_purple_jokers() -> None:
    """DK-33.38: a purple program may stand for the colour; where both lie the decker chooses."""
    spaces = {**dict.fromkeys(NEAR, "red"), "yellow5": "purple", "purple1": "red, purple"}
    game = play(crashing(spaces, hand="payload glitch"), "system-crash red", "pay")
    assert (prompt(game), options(game)) == ("crash-program", ["remove red", "remove purple"])
    play(game, "remove purple")
    assert network(game) == {**HERE, "purple1": "red"}


def test_system_crash_needs_another_colour_each_time() -> None:
    """DK-33.38: with three deckers twice, in different colours."""
    spaces = dict.fromkeys(NEAR, "2 red, green")
    game = crashing(spaces, n=3, hand="payload glitch concentration impulse")
    assert [o for o in options(game) if o.startswith("system-crash")] == ["system-crash green", "system-crash red"]
    play(game, "system-crash red", "pay payload+glitch")
    assert game.result is None
    assert at(game, "purple1") == "green, red"
    assert [o for o in options(game) if o.startswith("system-crash")] == ["system-crash green"]
    conserved(game)
    play(game, "system-crash green", "pay")
    assert lost(game) == ""


def test_system_crash_not_in_other_cycles() -> None:
    """DK-33.38"""
    deckers = {"oshin-noro": {"at": "purple5", "hand": "payload glitch"}}
    game = current("ghost-tsunami", deckers=deckers, spaces={**HERE, **dict.fromkeys(NEAR, "red")})
    assert not any(notation.startswith("system-crash") for notation in options(game))


def test_system_crash_at_the_start_of_a_turn() -> None:
    """DK-33.38: a scout on the lowest-numbered space beside her without SMC marker."""
    game = turn_starts("ghost-system-crash", spaces=HERE)
    assert network(game) == {**HERE, "purple1": "black"}
    game = turn_starts("ghost-system-crash", spaces={**HERE, "purple1": "black", "purple2": "black guardian"})
    assert at(game, "purple3") == "black"
    game = turn_starts("ghost-system-crash", spaces={**HERE, **dict.fromkeys(NEAR, "black")})
    assert network(game) == {**HERE, **dict.fromkeys(NEAR, "black")}


def test_system_crash_players_choose_among_equal_numbers() -> None:
    """DK-33.38: purple5 and yellow5 both have a 5."""
    spaces = {**HERE, **on("purple", (1, 2, 3, 4), "black")}
    game = current("ghost-system-crash", phase="start-of-turn", spaces=spaces)
    assert sorted(options(game)) == ["space purple5", "space yellow5"]
    play(game, "space yellow5")
    assert at(game, "yellow5") == "black"
    assert prompt(game) == "deckers-action"


# Tsunami

SHORE = {
    "red6": "blue",
    "red1": "blue",
    "yellow5": "blue installation",
    "green6": "blue",
    "green2": "blue",
    "purple1": "blue",
}


def test_tsunami_preparation() -> None:
    """DK-33.39: her space and, once, all markers of the adjacent spaces, guardians and installations too."""
    spaces = {
        "purple6": "2 black", "purple1": "black guardian", "purple3": "2 red, white-on-blue",
        "purple4": "red installation", "yellow5": "yellow, black", "yellow4": "yellow, black", "red1": "blue",
    }  # fmt: skip
    game = prepared("ghost-tsunami", spaces=spaces, coming={"server": ["purple"]})
    assert network(game) == {**HERE, "yellow4": "yellow, black", "red1": "blue"}
    assert supply(game, "guardians") == 5


def test_tsunami_clears_in_the_preparation_only() -> None:
    """DK-33.39"""
    game = turn_starts("ghost-tsunami", spaces={**HERE, "purple1": "2 red, black"})
    assert at(game, "purple1") == "2 red, black"


def test_tsunami_goal() -> None:
    """DK-33.39: a path from every entry space to a space beside her, and every avatar beside her."""
    deckers = {"oshin-noro": {"at": "yellow5"}, "monty-quantum": {"at": "purple2"}}
    assert met("ghost-tsunami", deckers=deckers, spaces={**HERE, **SHORE})
    for gap in SHORE:
        assert not met("ghost-tsunami", deckers=deckers, spaces={**HERE, **SHORE, gap: "white-on-blue"})
    away = {**deckers, "monty-quantum": {"at": "yellow4"}}
    assert not met("ghost-tsunami", deckers=away, spaces={**HERE, **SHORE})
    twins = {"techno-twins": {"at": ["yellow5", "purple4"]}}
    path = {**HERE, "yellow6": "blue", "yellow5": "blue"}
    assert met("ghost-tsunami", deckers=twins, spaces=path)
    assert not met("ghost-tsunami", deckers={"techno-twins": {"at": ["yellow5", "yellow6"]}}, spaces=path)


def test_tsunami_is_won_in_the_middle_of_an_action() -> None:
    """DK-29.7: the step that brings the last avatar beside her, whatever points are left."""
    deckers = {"oshin-noro": {"at": "red1", "hand": "ping ping"}, "monty-quantum": {"at": "purple2"}}
    game = current("ghost-tsunami", deckers=deckers, spaces={**HERE, **SHORE})
    play(game, "move", "number 2", "pay", "go yellow5")
    assert game.result is None
    play(game, "take-nothing")
    assert lost(game) == ""


def test_tsunami_sends_scouts_to_her_server() -> None:
    """DK-33.39: at the end of a turn, by the black die; instead of her own space the next lower number."""
    assert at(turn_ends("ghost-tsunami", spaces=HERE, coming={"black": [2]}), "purple2") == "black"
    game = turn_ends("ghost-tsunami", spaces=HERE, coming={"black": [6]})
    assert network(game) == {**HERE, "purple5": "black"}
    game = turn_ends("ghost-tsunami", spaces={"purple1": "mothers-ghost"}, coming={"black": [1]})
    assert network(game) == {"purple1": "mothers-ghost", "purple6": "black"}


def test_tsunami_on_fragmented_servers() -> None:
    """DK-28.5: her server is a colour; the scout may lie on another segment than she."""
    game = turn_ends("ghost-tsunami", fragmented=True, spaces=HERE, coming={"black": [3]})
    assert network(game) == {**HERE, "purple3": "black"}
    board = game.state.board
    assert board.segment_of[26] is not board.segment_of[29]


# Virus Flood


def test_virus_flood_preparation() -> None:
    """DK-33.40: her health is 2n + 2, her resistance 4 beside the die."""
    for n in (1, 2, 3, 4):
        game = prepared("ghost-virus-flood", deckers=playing(*CREW[:n]), coming={"server": ["purple"]})
        assert (game.state.track["health"], game.state.track["resistance"]) == (2 * n + 2, 4)
        assert not goal_met(game.state)


def test_virus_flood_goal() -> None:
    """DK-33.40: no health left, or less than none."""
    for health, ok in ((1, False), (0, True)):
        assert met("ghost-virus-flood", track={"health": health}, spaces=HERE) is ok
    game = current("ghost-virus-flood", track={"health": 1}, spaces=HERE)
    game.state.track = {"health": -2}
    assert goal_met(game.state)


def flood(health: int, at: str = "purple5", spaces: dict[str, str] | None = None, **coming: Any) -> DeckersGame:
    deckers = {"oshin-noro": {}, "monty-quantum": {"at": at, "hand": "glitch glitch"}}
    game = current(
        "ghost-virus-flood", deckers=deckers, active="monty-quantum", track={"health": health, "resistance": 4},
        spaces={**HERE, "purple5": "3 red", **(spaces or {})}, coming=coming,
    )  # fmt: skip
    return play(game, "infect-mothers-ghost", "number 1", "pay")


def test_virus_flood_wounds_her() -> None:
    """DK-33.40: by the difference, at most 3; then she flees to a random space, not her own."""
    game = flood(6, red=[3], black=[1, 6, 2], server=["purple", "blue"])
    assert game.state.track["health"] == 4
    assert network(game) == {"purple5": "3 red", "blue2": "mothers-ghost"}
    assert prompt(game) == "deckers-action"
    game = flood(6, red=[6], black=[1, 2], server=["blue"])
    assert game.state.track["health"] == 3


def test_virus_flood_she_clears_where_she_flees_to() -> None:
    """DK-33.40, DK-29.5: a white guardian entering: guardians go, avatars are relocated."""
    spaces = {"red6": "2 red, black", "blue1": "black guardian"}
    game = flood(6, spaces=spaces, red=[6], black=[1, 6, 3], server=["red", "yellow"])
    assert network(game) == {"purple5": "3 red", "red6": "mothers-ghost", "blue1": "black guardian"}
    assert avatars(game, "oshin-noro") == ["yellow3"]
    game = flood(6, spaces=spaces, red=[6], black=[1, 1], server=["blue"])
    assert at(game, "blue1") == "mothers-ghost"
    assert supply(game, "guardians") == 5


@pytest.mark.parametrize(("health", "die", "won"), [(3, 6, True), (2, 3, True), (1, 6, True), (3, 3, False)])
def test_virus_flood_is_won_at_zero(health: int, die: int, won: bool) -> None:
    """DK-33.40, DK-29.3: 4 + the die against 1 + 4; she does not flee any more."""
    game = flood(health, red=[die], black=[1, 2], server=["blue"])
    assert (game.result is not None) is won
    if won:
        assert lost(game) == ""
        assert at(game, "purple6") == "mothers-ghost"


def test_virus_flood_failures_raise_her_health() -> None:
    """DK-33.40: above the start value, too; a red program goes; she stays."""
    game = flood(6, red=[1, 1], black=[1, 1], server=["blue"])
    assert game.state.track["health"] == 7
    assert network(game) == {**HERE, "purple5": "2 red"}
    play(game, "infect-mothers-ghost", "pay")
    assert game.state.track["health"] == 8
    assert network(game) == {**HERE, "purple5": "red"}
    conserved(game)


def test_virus_flood_from_her_space_by_a_ghost() -> None:
    """DK-33.40, DK-21.7"""
    deckers = {"oshin-noro": {}, "monty-quantum": {"at": "purple5", "hand": "glitch"}}
    spaces = {"purple6": "mothers-ghost, 2 red", "purple5": "green installation"}
    game = current(
        "ghost-virus-flood", deckers=deckers, active="monty-quantum", track={"health": 1, "resistance": 4},
        spaces=spaces, coming={"red": [6], "black": [1]},
    )  # fmt: skip
    assert "infect-mothers-ghost" not in options(game)
    play(game, "project purple6", "infect-mothers-ghost", "pay")
    assert lost(game) == ""


def test_an_immediate_goal_is_looked_at_in_every_step_of_a_turn() -> None:
    """DK-29.7"""
    position: dict[str, Any] = {"track": {"beaten": 1}, "spaces": HERE, "first_turn": False}
    assert lost(table(smc="viking", objectives=["ghost-brute-force"], phase="new-scouts", **position)) == ""
    assert lost(table(smc="spider", objectives=["ghost-brute-force"], phase="end-of-turn", **position)) == ""
    assert lost(table(smc="alpha-moby", objectives=["ghost-brute-force"], phase="start-of-turn", **position)) == ""
    assert lost(table(smc="viking", objectives=["ghost-brute-force"], phase="hand-tile", **position)) == ""


def test_an_immediate_goal_does_not_count_during_preparation() -> None:
    """A34: without health points she is not beaten before she has any."""
    game = prepared("ghost-virus-flood", coming={"server": ["purple"]})
    assert game.result is None


def test_a_gold_goal_is_not_immediate() -> None:
    """DK-29.3: it waits for its evaluation."""
    game = current("gold-neutrino-scanner", deckers={"oshin-noro": {"hand": "ping"}})
    assert goal_met(game.state)
    play(game, "move", "pay", "done")
    assert game.result is None
