"""The gold objectives without pieces: goals, preparations, rules, successes and failures (DK-33.25 to 33.36)."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.deckers.expressions import met as goal_met
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.words import Phase
from deckers.evaluating import FOUR
from deckers.gold_tables import NEXT, TWO, current, evaluated, met, on, parts, playing, prepared, turn_ends, turn_starts
from deckers.tables import at, avatars, conserved, lost, network, options, play, prompt, seat, supply, table

# the last card and the others


@pytest.mark.parametrize(("marker", "reason"), [("red", ""), ("black", "goal")])
def test_the_last_gold_card_ends_the_game(marker: str, reason: str) -> None:
    """DK-1.3, DK-1.7, DK-8.2, DK-26.9: neither its instructions nor its arrows are followed."""
    game = current("gold-neutrino-scanner", phase="evaluation", spaces={"red6": marker})
    assert game.decision is None
    assert lost(game) == reason
    assert network(game) == {"red6": marker}


def test_a_gold_card_before_mothers_ghost_may_be_missed() -> None:
    """DK-29.6: its failure is carried out, the game goes on; only Sentinel wants every goal."""
    game = evaluated("gold-neutrino-scanner", spaces={"red6": "black"}, deckers={"oshin-noro": {}}, smc="spider")
    assert game.result is None
    assert at(game, "red6") == "black guardian"
    game = table(
        smc="sentinel", objectives=["gold-neutrino-scanner", NEXT], phase="evaluation", spaces={"red6": "black"}
    )
    assert lost(game) == "goal"


@pytest.mark.parametrize(("marker", "to"), [("", "purple1"), ("black", "purple5")])
def test_the_arrows_of_a_gold_card(marker: str, to: str) -> None:
    """DK-26.10: Neutrino-Scanner shows green up, purple down, blue up twice; met, the other way round."""
    objectives, deckers = ["gold-neutrino-scanner", NEXT], playing("monty-quantum")
    spaces = {"purple6": "black", "green6": marker}
    game = table(objectives=objectives, phase="evaluation", row="tunnel", spaces=spaces, deckers=deckers)
    assert at(game, "purple6") == ""
    assert at(game, to) == "black"


# Blackout

LIT = {**on("red", (1, 3), "blue"), "red5": "green installation", **on("green", (1, 3, 5), "yellow")}


def test_blackout_wants_markers_on_all_odd_spaces_of_the_home_servers() -> None:
    """DK-33.25, DK-5.8: programs or installations, in any company."""
    assert met("gold-blackout", spaces=LIT)
    assert met("gold-blackout", spaces={**LIT, "red1": "blue, 2 black", "blue1": "black"})
    assert parts(current("gold-blackout", spaces=LIT)) == [(6, 6), (0, 0)]
    for name in LIT:
        assert not met("gold-blackout", spaces={**LIT, name: ""})


def test_blackout_counts_no_blocked_program() -> None:
    """DK-12.15"""
    assert not met("gold-blackout", spaces={**LIT, "red1": "white-on-blue"})


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_blackout_for_every_number_of_deckers(n: int) -> None:
    """DK-5.2"""
    ids = dict(
        list(
            {"oshin-noro": "red", "rupert-stanz": "purple", "hettie-magnetic": "blue", "tilda-sweet": "yellow"}.items()
        )[:n]
    )
    spaces = {name: "red" for colour in ids.values() for name in on(colour, (1, 3, 5), "")}
    assert met("gold-blackout", deckers=playing(*ids), spaces=spaces)
    assert not met("gold-blackout", deckers=playing(*ids), spaces=spaces | {"red3": ""})


def test_blackout_wants_every_avatar_at_home() -> None:
    """DK-33.25: of the Techno-Twins both."""
    deckers: dict[str, Any] = {"techno-twins": {"at": ["yellow6", "yellow6"]}}
    lit = on("yellow", (1, 3, 5), "red")
    assert met("gold-blackout", spaces=lit, deckers=deckers)
    assert not met("gold-blackout", spaces=lit, deckers={"techno-twins": {"at": ["yellow6", "yellow4"]}})
    assert not met("gold-blackout", spaces=LIT, deckers={**TWO, "oshin-noro": {"at": "green6"}})


def test_blackout_prepares_by_removing_scouts() -> None:
    """DK-33.25: all scouts of the spaces 1, 3, 5 of the home servers, with what they block; guardians stay."""
    spaces = {
        "red1": "2 black, red", "red2": "black", "red3": "black guardian", "green5": "white-on-blue, white",
        "blue1": "black", "purple3": "2 white",
    }  # fmt: skip
    game = prepared("gold-blackout", spaces=spaces)
    assert network(game) == {
        "blue1": "black", "red1": "red", "red2": "black", "red3": "black guardian", "purple3": "2 white",
    }  # fmt: skip


def test_blackout_bars_avatars_from_odd_spaces() -> None:
    """DK-33.25: by foot, from an odd space too; leaving one is allowed."""
    game = current("gold-blackout", deckers={**TWO, "oshin-noro": {"at": "red1", "hand": "route-trace"}})
    play(game, "move", "number 2", "pay")
    assert options(game) == ["go yellow6", "go red2", "go red6", "done"]
    play(game, "go red6")
    assert options(game) == ["go red2", "go red4", "done"]


def test_blackout_bars_teleports_but_no_ghosts() -> None:
    """DK-33.25, DK-21.6"""
    deckers = {**TWO, "oshin-noro": {"at": "red4", "hand": "ping"}}
    game = current("gold-blackout", deckers=deckers, spaces={"red4": "blue installation"})
    play(game, "move", "pay ping")
    assert {name[-1] for name in options(game)[:-1]} == {"2", "4", "6"}
    game = current("gold-blackout", deckers=deckers, spaces={"red4": "green installation"})
    play(game, "project red4", "move", "pay ping")
    assert options(game) == ["go red3", "go red5", "go red6", "done"]


def test_blackout_lets_other_effects_bring_an_avatar_to_an_odd_space() -> None:
    """DK-33.25, DK-13.9: a relocation is no move action."""
    game = current("gold-blackout", spaces={"red6": "white guardian"}, coming={"server": ["red"], "black": [5]})
    assert avatars(game, "oshin-noro") == ["red5"]


def test_blackout_success_and_failure() -> None:
    """DK-33.25, DK-26.7"""
    game = evaluated("gold-blackout", spaces=LIT)
    assert network(game) == {**LIT, "red6": "black", "green6": "black"}
    game = evaluated("gold-blackout", "place red1", spaces={**LIT, "red1": "2 white-on-red", "green3": ""})
    assert at(game, "red6") == at(game, "green6") == at(game, "green3") == "black"
    assert at(game, "red1") == "white guardian"
    assert at(game, "red3") == "blue"


# SimSmudge

GREENS = {**on("red", (1, 3, 5), "green"), **on("green", (1, 3, 5), "green")}


def test_simsmudge_goal() -> None:
    """DK-33.26: n + 2 closed spaces with a program (of nine here), green ones on the odd spaces of home servers."""
    spaces = {**GREENS, **on("yellow", (4, 5), "red"), "purple5": "purple"}
    assert parts(current("gold-simsmudge", spaces=spaces)) == [(4, 4), (6, 6)]
    assert met("gold-simsmudge", spaces=spaces)
    assert not met("gold-simsmudge", spaces={**spaces, "purple5": "", "purple4": "red"})
    assert not met("gold-simsmudge", spaces={**spaces, "red5": "blue, yellow, purple"})
    assert not met("gold-simsmudge", spaces={**spaces, "red5": "white-on-green"})


@pytest.mark.parametrize(("n", "greens"), [(3, 6), (4, 8)])
def test_simsmudge_goal_for_more_deckers(n: int, greens: int) -> None:
    """DK-33.26: two odd spaces for each of them are enough, on any home servers."""
    position: dict[str, Any] = {"deckers": playing(*FOUR[:n])}
    odd = [f"{server}{k}" for server in ("red", "green", "yellow", "blue")[:n] for k in (1, 3, 5)]
    assert parts(current("gold-simsmudge", spaces=dict.fromkeys(odd[:greens], "green"), **position))[1] == (
        greens,
        greens,
    )
    assert parts(current("gold-simsmudge", spaces=dict.fromkeys(odd[1:greens], "green"), **position))[1] == (
        greens - 1,
        greens,
    )


def test_simsmudge_where_there_are_fewer_closed_spaces() -> None:
    """DK-33.26: then all of them."""
    layout = {"blue": [0, 0], "green": [-2, -1], "yellow": [0, -4], "red": [2, 0], "purple": [-4, 1]}
    position: dict[str, Any] = {"layout": layout, "deckers": {"oshin-noro": {}}}
    greens = on("red", (1, 3, 5), "green")
    assert parts(current("gold-simsmudge", spaces=greens, **position)) == [(0, 2), (3, 3)]
    assert met("gold-simsmudge", spaces={**greens, "green6": "blue", "red6": "blue"}, **position)
    assert not met("gold-simsmudge", spaces={**greens, "green6": "blue"}, **position)


def test_simsmudge_attacks_at_the_end_of_each_turn() -> None:
    """DK-33.26, DK-26.1 to 26.4: red programs fight, then what is left clears its space."""
    spaces = {"red1": "red, black", "red2": "red, 2 black", "green4": "blue, green, black", "blue4": "yellow, red"}
    game = turn_ends("gold-simsmudge", spaces=spaces, coming={"red": [6, 1], "black": [1, 6]})
    assert network(game) == {"red1": "red", "red2": "2 black", "green4": "black", "blue4": "yellow, red"}
    assert game.state.phase is Phase.DRAW


def test_simsmudge_attacks_in_the_smc_phase_as_well() -> None:
    """DK-33.26"""
    deckers = {"oshin-noro": {"turns": 3}, "monty-quantum": {"turns": 3}}
    spaces = {"red1": "red, black", "green1": "blue, black"}
    game = current(
        "gold-simsmudge", phase="end-of-turn", deckers=deckers, spaces=spaces, coming={"red": [6], "black": [1]}
    )
    assert lost(game) == "goal"
    attacks = [line for line in game.log() if line.id == "event-phase-began" and "attack" in str(line)]
    assert len(attacks) == 2
    assert network(game) == {"red1": "red", "green1": "black"}


def test_simsmudge_attacks_with_the_changes_of_the_smc() -> None:
    """DK-33.26, DK-31.3: Glom spares yellow programs."""
    game = turn_ends("gold-simsmudge", "resolve-effect objective", smc="glom", spaces={"green4": "yellow, blue, black"})
    assert at(game, "green4") == "yellow, black"


def test_other_objectives_do_not_attack_at_the_end_of_a_turn() -> None:
    """DK-10.5"""
    assert at(turn_ends("gold-mirror-map", spaces={"green4": "blue, black"}), "green4") == "blue, black"


def test_simsmudge_success_and_failure() -> None:
    """DK-33.26: closed spaces of the purple server are 5 and 6 here."""
    spaces = {**GREENS, **on("yellow", (4, 5), "red"), "purple5": "purple"}
    game = evaluated("gold-simsmudge", spaces=spaces)
    assert network(game) == {**spaces, "purple5": "purple, black", "purple6": "black"}
    game = evaluated("gold-simsmudge", spaces={**spaces, "red5": "", "green1": "red"})
    assert at(game, "purple5") == "purple, black"
    assert at(game, "purple6") == at(game, "red5") == "black"
    assert at(game, "green1") == "red, black"
    assert at(game, "red1") == "green"


# Flash Flood


def test_flash_flood_goal() -> None:
    """DK-33.27: a blue program on every entry space and one on the card; installations do not do."""
    spaces = {"red6": "blue, black", "green6": "2 blue"}
    assert met("gold-flash-flood", spaces=spaces, card="blue")
    assert not met("gold-flash-flood", spaces=spaces)
    assert not met("gold-flash-flood", spaces=spaces, card="green")
    assert not met("gold-flash-flood", spaces={**spaces, "green6": "blue installation"}, card="blue")
    assert not met("gold-flash-flood", spaces={"red6": "blue"}, card="3 blue")
    assert met("gold-flash-flood", spaces={"red6": "blue"}, card="blue", deckers={"oshin-noro": {}})


def test_flash_flood_sends_a_scout_to_the_entry_space() -> None:
    """DK-33.27: at the start of the turn, wherever the active decker is."""
    game = turn_starts("gold-flash-flood", deckers={**TWO, "oshin-noro": {"at": "blue3"}})
    assert network(game) == {"red6": "black"}


@pytest.mark.parametrize(
    ("n", "there", "then"), [(2, "white", "black, white"), (3, "white", "white"), (4, "", "black")]
)
def test_flash_flood_spares_many_deckers_where_there_is_a_marker(n: int, there: str, then: str) -> None:
    """DK-33.27, DK-35.4: with three or four deckers no second scout comes."""
    game = turn_starts("gold-flash-flood", deckers=playing(*FOUR[:n]), spaces={"red6": there})
    assert network(game) == {"red6": then}


FLOODED = {"red6": "blue installation", "purple6": "blue installation", "green6": "blue", "blue2": "blue"}


def flooding(**oshin: Any) -> DeckersGame:
    deckers = {**TWO, "oshin-noro": {"hand": "ping ping", **oshin}}
    return play(current("gold-flash-flood", deckers=deckers, spaces=FLOODED), "move", "number 1", "pay")


def test_flash_flood_fills_the_card() -> None:
    """DK-33.27: all entry spaces and Purple 6 in one move action, the start included; from a space of choice."""
    game = play(flooding(), "go purple6", "go green6", "go green5", "take-nothing", "done")
    assert prompt(game) == "flood-from"
    assert options(game) == ["space blue2", "space green6"]
    play(game, "space blue2")
    assert at(game, "blue2") == ""
    assert game.state.laid.programs == (1, 0, 0, 0, 0)
    assert prompt(game) == "deckers-action"
    conserved(game)


@pytest.mark.parametrize("way", [("go green6", "go green5", "take-nothing"), ("go purple6", "go purple5")])
def test_flash_flood_wants_every_space_of_the_way(way: tuple[str, ...]) -> None:
    """DK-33.27: without Purple 6, or without an entry space, nothing happens."""
    game = play(flooding(), *way, "done")
    assert prompt(game) == "deckers-action"
    assert not any(game.state.laid.programs)


def test_flash_flood_in_two_actions_does_not_count() -> None:
    """DK-33.27"""
    game = play(flooding(), "go purple6", "done", "move", "pay", "go green6", "go green5", "take-nothing", "done")
    assert prompt(game) == "deckers-action"
    assert not any(game.state.laid.programs)


def test_flash_flood_by_a_ghost() -> None:
    """DK-33.27: the ghost starts on Red 6 as well."""
    deckers = {**TWO, "oshin-noro": {"at": "red4", "hand": "ping"}}
    spaces = {**FLOODED, "red4": "green installation", "blue2": ""}
    game = current("gold-flash-flood", deckers=deckers, spaces=spaces)
    play(game, "project red6", "move", "pay", "go purple6", "go green6", "go green5", "take-programs blue", "done")
    assert game.state.laid.programs[0] == 1
    assert avatars(game, "oshin-noro") == ["red4"]
    assert at(game, "green6") == at(game, "green5") == ""


def test_flash_flood_without_a_blue_program() -> None:
    """DK-33.27: there is nothing to put on the card."""
    deckers = {"oshin-noro": {"hand": "ping"}}
    spaces = {"red6": "blue installation", "purple6": "red"}
    game = current("gold-flash-flood", deckers=deckers, spaces=spaces)
    play(game, "move", "pay", "go purple6", "done")
    assert prompt(game) == "deckers-action"
    assert not any(game.state.laid.programs)


def test_flash_flood_success_and_failure() -> None:
    """DK-33.27, DK-26.8: what lies on the card returns to the supply."""
    game = evaluated("gold-flash-flood", spaces={"red6": "blue", "green6": "blue"}, card="2 blue")
    assert network(game) == {"red6": "blue, black", "green6": "blue, black"}
    assert supply(game, "blue-green") == 13
    game = evaluated("gold-flash-flood", spaces={"red6": "blue"}, card="2 blue")
    assert network(game) == {"red6": "blue", **on("red", (1, 2, 3), "black"), **on("green", (1, 2, 3), "black")}
    assert supply(game, "blue-green") == 14


# DNI Web

WEB = {"red6": "green", "red1": "green installation", "yellow5": "green, black", "purple6": "2 green"}
"""Touches the red, the yellow and the purple server."""


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_dni_web_goal(n: int) -> None:
    """DK-33.30: 3, 4, 4, 4 servers by the number of deckers, who all stand on the web."""
    ids = ["oshin-noro", "monty-quantum", "hettie-magnetic", "tilda-sweet"][:n]
    deckers = {id: {"at": "red6"} for id in ids}
    four = {**WEB, "purple5": "green", "blue4": "green"}
    webs = [WEB, four, four, four]
    assert met("gold-dni-web", deckers=deckers, spaces=webs[n - 1])
    if n < 4:
        assert not met("gold-dni-web", deckers={**deckers, ids[0]: {"at": "red5"}}, spaces=webs[n - 1])
    smaller: list[dict[str, str]] = [{**WEB, "purple6": ""}, WEB, WEB, WEB]
    assert not met("gold-dni-web", deckers=deckers, spaces=smaller[n - 1])


def test_dni_web_must_be_connected() -> None:
    """DK-33.30: and be that on which the avatars stand, of the Techno-Twins both."""
    deckers = playing("oshin-noro")
    assert not met("gold-dni-web", deckers=deckers, spaces={**WEB, "red1": "blue"})
    assert not met("gold-dni-web", deckers=deckers, spaces={**WEB, "red1": "white-on-green"})
    twins = {"techno-twins": {"at": ["red6", "purple6"]}}
    assert met("gold-dni-web", deckers=twins, spaces=WEB)
    assert not met("gold-dni-web", deckers={"techno-twins": {"at": ["red6", "purple5"]}}, spaces=WEB)
    other = {"blue1": "green"}
    assert not met("gold-dni-web", deckers={"techno-twins": {"at": ["red6", "blue1"]}}, spaces={**WEB, **other})


def test_dni_web_brings_the_avatars_home() -> None:
    """DK-33.30, DK-13.6: a relocation; a white guardian on the entry space sends them on."""
    deckers = {"oshin-noro": {"at": "blue1"}, "techno-twins": {"at": ["green1", "yellow6"]}}
    game = prepared("gold-dni-web", deckers=deckers)
    assert avatars(game, "oshin-noro") == ["red6"]
    assert avatars(game, "techno-twins") == ["yellow6", "yellow6"]
    spaces = {"red6": "white guardian"}
    game = prepared("gold-dni-web", deckers=deckers, spaces=spaces, coming={"server": ["green"], "black": [3]})
    assert avatars(game, "oshin-noro") == ["green3"]


def test_dni_web_keeps_avatars_on_their_server() -> None:
    """DK-33.30: by foot and by teleport; ghosts are free."""
    deckers = {**TWO, "oshin-noro": {"at": "red1", "hand": "ping"}}
    game = play(current("gold-dni-web", deckers=deckers), "move", "pay")
    assert options(game) == ["go red2", "go red6", "done"]
    game = play(current("gold-dni-web", deckers=deckers, spaces={"red1": "blue installation"}), "move", "pay")
    assert options(game) == [*(f"go red{k}" for k in (2, 3, 4, 5, 6)), "done"]
    game = current("gold-dni-web", deckers=deckers, spaces={"red1": "green installation"})
    play(game, "project red1", "move", "pay")
    assert "go yellow6" in options(game)


def test_dni_web_keeps_avatars_on_their_colour() -> None:
    """DK-33.30, DK-28.5: on fragmented servers the colour decides, not the segment."""
    deckers = {**TWO, "oshin-noro": {"at": "red6", "hand": "ping"}}
    game = play(current("gold-dni-web", deckers=deckers, fragmented=True), "move", "pay")
    assert options(game) == ["go red1", "done"]


def test_dni_web_lets_other_effects_take_an_avatar_away() -> None:
    """DK-33.30, DK-13.9"""
    game = current("gold-dni-web", spaces={"red6": "white guardian"}, coming={"server": ["blue"], "black": [5]})
    assert avatars(game, "oshin-noro") == ["blue5"]


def test_dni_web_success_and_failure() -> None:
    """DK-33.30"""
    deckers = {"oshin-noro": {"at": "yellow5"}}
    assert at(evaluated("gold-dni-web", deckers=deckers, spaces=WEB), "red6") == "green, black"
    game = evaluated("gold-dni-web", deckers={"oshin-noro": {"at": "blue1"}, "monty-quantum": {}}, spaces=WEB)
    assert at(game, "blue1") == at(game, "green6") == "2 black"
    assert at(game, "red6") == "green"


# Neutrino-Scanner


def test_neutrino_scanner_goal() -> None:
    """DK-33.31"""
    assert met("gold-neutrino-scanner", spaces={"red6": "3 red", "blue6": "2 black", "red5": "black"})
    for marker in ("black", "white-on-red", "black guardian", "white guardian"):
        game = current("gold-neutrino-scanner", spaces={"green6": marker})
        assert not goal_met(game.state)
    assert parts(current("gold-neutrino-scanner", spaces={"green6": "2 black"})) == [(2, 0)]


def test_neutrino_scanner_has_no_new_scouts() -> None:
    """DK-33.31: nor those that an upgrade card adds."""
    game = current("gold-neutrino-scanner", upgrade="2.0", phase="new-scouts", first_turn=False)
    assert prompt(game) == "deckers-action"
    assert network(game) == {}
    position = {"smc": "mother", "coming": {"server": ["blue", "green", "red"], "black": [1, 3, 5]}}
    game = current("gold-mirror-map", upgrade="2.0", phase="new-scouts", first_turn=False, **position)
    assert supply(game, "scouts") == 22


def test_neutrino_scanner_at_the_end_of_the_turn() -> None:
    """DK-33.31: a scout from each of the own spaces 1 to 3 goes home; then three for the next decker."""
    spaces = {"red1": "black", "red3": "2 black", "red4": "black", "green2": "black"}
    game = turn_ends("gold-neutrino-scanner", spaces=spaces, deckers={**TWO, "oshin-noro": {"at": "blue1"}})
    assert network(game) == {
        "red3": "black", "red4": "black", "red6": "2 black", **on("green", (1, 3), "black"), "green2": "2 black",
    }  # fmt: skip


def test_neutrino_scanner_alone_and_around_the_table() -> None:
    """DK-33.31: solo the next decker is the same; the last one's next is the first."""
    game = turn_ends("gold-neutrino-scanner", deckers={"oshin-noro": {}}, spaces={"red2": "black"})
    assert network(game) == {**on("red", (1, 2, 3), "black"), "red6": "black"}
    game = turn_ends("gold-neutrino-scanner", active="monty-quantum")
    assert network(game) == on("red", (1, 2, 3), "black")


@pytest.mark.parametrize("n", [3, 4])
def test_neutrino_scanner_for_more_deckers(n: int) -> None:
    """DK-33.31, DK-35.4: a single scout comes, on space 1."""
    assert network(turn_ends("gold-neutrino-scanner", deckers=playing(*FOUR[:n]))) == {"green1": "black"}


def test_neutrino_scanner_moves_scouts_in_a_chosen_order() -> None:
    """DK-33.31, DK-12.4, DK-12.7: colours and order of choice; the third transforms, the next explodes."""
    spaces = {"red1": "black, white", "red2": "black", "red3": "white-on-red", "red6": "black"}
    game = current("gold-neutrino-scanner", phase="end-of-turn", spaces=spaces, active="oshin-noro")
    assert (prompt(game), options(game)) == ("gather-from", ["from red1", "from red2", "from red3"])
    play(game, "from red1")
    assert (prompt(game), options(game)) == ("which-scout", ["scout black", "scout white"])
    play(game, "scout black", "from red2")
    assert at(game, "red6") == "black guardian"
    white = {"red1": "2 white", **on("red", (2, 3, 4, 5), "white"), "yellow1": "white"}
    assert network(game) == {**white, "red6": "black guardian", **on("green", (1, 2, 3), "black")}
    assert supply(game, "yellow-red") == 15
    conserved(game)


def test_neutrino_scanner_lets_a_blocked_program_travel() -> None:
    """DK-33.31, DK-12.19"""
    game = turn_ends("gold-neutrino-scanner", spaces={"red3": "white-on-red"}, deckers={"oshin-noro": {}})
    assert at(game, "red6") == "white-on-red"


def test_neutrino_scanner_success_and_failure() -> None:
    """DK-33.31"""
    assert network(evaluated("gold-neutrino-scanner")) == {"red6": "black", "green6": "black"}
    game = evaluated("gold-neutrino-scanner", "place red6", "place red6", spaces={"red6": "black"})
    assert network(game) == {"red6": "black guardian", "green6": "2 black"}


# Roman Road

ROAD = {"red6": "blue", "red2": "blue installation", "blue4": "blue, green, 2 black", "blue6": "3 blue"}


def test_roman_road_serves_several() -> None:
    """DK-33.32: one path from Red 6 to Blue 6 serves the red and the blue decker."""
    both = playing("oshin-noro", "hettie-magnetic")
    assert met("gold-roman-road", deckers=both, spaces=ROAD)
    assert parts(current("gold-roman-road", spaces=ROAD)) == [(1, 2)]
    assert not met("gold-roman-road", spaces=ROAD)
    assert met("gold-roman-road", deckers={"oshin-noro": {"at": "green1"}}, spaces=ROAD)


@pytest.mark.parametrize("gap", ["red6", "red2", "blue4", "blue6"])
def test_roman_road_must_be_unbroken(gap: str) -> None:
    """DK-33.32, DK-19.8, DK-12.15"""
    for marker in ("", "green, red", "white-on-blue"):
        assert not met("gold-roman-road", deckers={"oshin-noro": {}}, spaces={**ROAD, gap: marker})


def test_roman_road_leads_to_a_space_6_of_another_server() -> None:
    """DK-33.32: space 4 of another one is not enough, nor the own server."""
    assert not met("gold-roman-road", deckers={"oshin-noro": {}}, spaces={**ROAD, "blue6": ""})
    own = {f"red{k}": "blue" for k in range(1, 7)}
    assert not met("gold-roman-road", deckers={"oshin-noro": {}}, spaces=own)
    assert met("gold-roman-road", deckers={"oshin-noro": {}}, spaces={**own, "yellow6": "blue"})


def test_roman_road_loses_a_blue_program_each_turn() -> None:
    """DK-33.32: from the server of the active decker's avatar, who chooses; if there is one."""
    deckers = {**TWO, "oshin-noro": {"at": "blue1"}}
    game = current("gold-roman-road", phase="end-of-turn", deckers=deckers, spaces=ROAD)
    assert (seat(game), options(game)) == ("oshin-noro", ["space blue4", "space blue6"])
    play(game, "space blue6")
    assert network(game) == {**ROAD, "blue6": "2 blue"}
    assert prompt(game) == "hand-tile"
    game = turn_ends("gold-roman-road", spaces={"red4": "blue", "blue4": "blue"})
    assert network(game) == {"blue4": "blue"}
    game = turn_ends("gold-roman-road", spaces={"red4": "green, blue installation", "blue4": "blue"})
    assert network(game) == {"red4": "green, blue installation", "blue4": "blue"}


def test_roman_road_success_and_failure() -> None:
    """DK-33.32"""
    deckers = playing("oshin-noro")
    game = evaluated("gold-roman-road", deckers=deckers, spaces=ROAD)
    assert network(game) == {**ROAD, "red6": "blue, black"}
    game = evaluated("gold-roman-road", deckers=deckers)
    assert network(game) == {f"purple{k}": "black" for k in range(1, 7)}


# Mirror Map


def mirrored(*servers: str) -> dict[str, str]:
    return {
        f"{server}{k}": what
        for server in servers
        for k, what in ((1, "blue, green, black"), (2, "2 yellow"), (5, "red"), (6, "black, white"))
    }


def test_mirror_map_goal() -> None:
    """DK-33.33: all home servers and one more."""
    assert met("gold-mirror-map", spaces=mirrored("red", "green", "blue"))
    assert met("gold-mirror-map", spaces=mirrored("red", "green", "purple"))
    assert not met("gold-mirror-map", spaces=mirrored("red", "green"))
    assert not met("gold-mirror-map", spaces=mirrored("red", "blue", "purple"))
    assert met("gold-mirror-map", deckers={"oshin-noro": {}}, spaces=mirrored("red", "yellow"))
    five = mirrored("red", "green", "blue", "yellow", "purple")
    ids = ("oshin-noro", "monty-quantum", "hettie-magnetic", "tilda-sweet")
    few = {
        name: what.replace(", black", "").replace("2 yellow", "yellow").replace("2 black", "")
        for name, what in five.items()
    }
    assert met("gold-mirror-map", deckers=playing(*ids), spaces=few)
    assert not met("gold-mirror-map", deckers=playing(*ids), spaces={**few, "purple2": ""})


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("red3", "red"),
        ("red3", "black"),
        ("red2", "yellow"),
        ("red6", "2 black"),
        ("red1", "green, black"),
        ("red3", "purple"),
    ],
)
def test_mirror_map_wants_the_same_programs_and_scouts(name: str, what: str) -> None:
    """DK-33.33, A21: on equal numbers, scouts of the same colour."""
    assert not met("gold-mirror-map", spaces={**mirrored("red", "green", "blue"), name: what})


def test_mirror_map_ignores_installations_and_guardians() -> None:
    """DK-33.33; a white scout that blocks is a white scout, what it blocks counts for nothing (DK-12.15, 12.16)."""
    spaces = mirrored("red", "green", "blue")
    more = {"red3": "black guardian", "green4": "red installation", "blue1": "blue, green, black, blue installation"}
    assert met("gold-mirror-map", spaces={**spaces, **more})
    assert met("gold-mirror-map", spaces={**spaces, "red6": "black, white-on-blue"})


def test_mirror_map_wants_every_basic_colour() -> None:
    """DK-33.33: three are not enough, a purple program is no joker (DK-24.8)."""
    spaces = {
        f"{server}{k}": c for server in ("red", "green", "blue") for k, c in ((1, "blue"), (2, "green"), (3, "red"))
    }
    assert not met("gold-mirror-map", spaces=spaces)
    yellow = {f"{server}6": "yellow" for server in ("red", "green", "blue")}
    purple = {f"{server}6": "purple" for server in ("red", "green", "blue")}
    assert met("gold-mirror-map", spaces={**spaces, **yellow})
    assert not met("gold-mirror-map", spaces={**spaces, **purple})


def test_mirror_map_success_and_failure() -> None:
    """DK-33.33"""
    game = evaluated("gold-mirror-map", spaces=mirrored("red", "green", "blue"))
    assert (at(game, "purple3"), at(game, "red3"), at(game, "green3"), at(game, "blue3")) == (
        "black",
        "black",
        "black",
        "",
    )
    game = evaluated("gold-mirror-map", "place purple3", deckers={"rupert-stanz": {}, "oshin-noro": {}})
    assert network(game) == {"purple3": "black guardian", "purple6": "black", **on("red", (3, 6), "black")}


# Distributed Defense


def test_distributed_defense_goal() -> None:
    """DK-33.35: every avatar on a green installation, not on the purple server; sharing is allowed."""
    green = {"blue1": "green installation", "purple1": "green installation", "red1": "green installation"}
    assert met("gold-distributed-defense", spaces=green, deckers={id: {"at": "blue1"} for id in TWO})
    assert met(
        "gold-distributed-defense", spaces=green, deckers={"oshin-noro": {"at": "blue1"}, "tilda-sweet": {"at": "red1"}}
    )
    assert not met("gold-distributed-defense", spaces=green, deckers={"oshin-noro": {"at": "purple1"}})
    assert not met("gold-distributed-defense", spaces=green, deckers={"oshin-noro": {"at": "blue2"}})
    assert not met("gold-distributed-defense", spaces={"red6": "3 green"}, deckers={"oshin-noro": {}})
    assert not met("gold-distributed-defense", spaces=green, deckers={"techno-twins": {"at": ["blue1", "blue2"]}})
    assert met("gold-distributed-defense", spaces=green, deckers={"techno-twins": {"at": ["blue1", "red1"]}})


def test_distributed_defense_at_the_start_of_a_turn() -> None:
    """DK-33.35"""
    assert network(turn_starts("gold-distributed-defense")) == {"purple1": "black"}
    assert network(turn_starts("gold-distributed-defense", spaces={"purple1": "black"})) == {"purple1": "2 black"}


@pytest.mark.parametrize("n", [3, 4])
def test_distributed_defense_for_more_deckers(n: int) -> None:
    """DK-33.35, DK-35.4: only where there is no SMC marker."""
    assert network(turn_starts("gold-distributed-defense", deckers=playing(*FOUR[:n]))) == {"purple1": "black"}
    for marker in ("black", "white guardian"):
        game = turn_starts("gold-distributed-defense", deckers=playing(*FOUR[:n]), spaces={"purple1": marker})
        assert network(game) == {"purple1": marker}


@pytest.mark.parametrize(
    ("start", "other", "go", "scout"),
    [
        ("red1", "yellow2", "yellow5", True),
        ("red1", "yellow5", "yellow5", True),
        ("red1", "blue1", "yellow5", False),
        ("red1", "purple3", "purple5", False),
        ("yellow5", "yellow2", "red1", False),
    ],
)
def test_distributed_defense_wants_the_deckers_apart(start: str, other: str, go: str, scout: bool) -> None:
    """DK-33.35: a move action that ends on a server with another decker's avatar, purple aside, draws a scout."""
    deckers = {"oshin-noro": {"at": start, "hand": "ping"}, "monty-quantum": {"at": other}}
    game = play(current("gold-distributed-defense", deckers=deckers), "move", "pay", f"go {go}", "done")
    assert network(game) == ({go: "black"} if scout else {})
    conserved(game)


def test_distributed_defense_concerns_other_deckers_and_avatars_only() -> None:
    """DK-33.35: neither the other twin, nor a ghost, nor another action."""
    deckers: dict[str, Any] = {"techno-twins": {"at": ["red1", "yellow2"], "hand": "ping"}, "monty-quantum": {}}
    game = play(current("gold-distributed-defense", deckers=deckers), "move", "pay", "go yellow5", "done")
    assert network(game) == {}
    deckers = {"oshin-noro": {"at": "red1", "hand": "ping impulse"}, "monty-quantum": {"at": "yellow2"}}
    spaces = {"red1": "green installation, red"}
    game = current("gold-distributed-defense", deckers=deckers, spaces=spaces)
    play(game, "project red1", "move", "pay", "go yellow5", "take-nothing", "done")
    play(game, "shift", "pay", "push-from red1", "push red", "push-to yellow5")
    assert network(game) == {"red1": "green installation", "yellow5": "red"}


def test_distributed_defense_counts_the_colour_of_fragmented_servers() -> None:
    """DK-33.35, DK-28.5: yellow2 lies on the red segment, but red6 is no yellow space."""
    deckers = {"oshin-noro": {"at": "red6", "hand": "ping"}, "monty-quantum": {"at": "red1"}}
    game = current("gold-distributed-defense", deckers=deckers, fragmented=True)
    play(game, "move", "pay", "go yellow2", "done")
    assert network(game) == {}


def test_distributed_defense_success_and_failure() -> None:
    """DK-33.35: a scout on each space with avatars, once; where a green installation lacks, one more."""
    spaces = {"blue1": "green installation"}
    game = evaluated("gold-distributed-defense", spaces=spaces, deckers={id: {"at": "blue1"} for id in TWO})
    assert network(game) == {"blue1": "black, green installation"}
    game = evaluated("gold-distributed-defense", spaces=spaces, deckers={**TWO, "oshin-noro": {"at": "blue1"}})
    assert network(game) == {"blue1": "black, green installation", "green6": "2 black"}


# Waterfall


def test_waterfall_goal() -> None:
    """DK-33.36: no SMC marker on a space 4 or 5 of any server."""
    assert met("gold-waterfall", spaces={"red3": "2 black", "red6": "black guardian", "blue4": "3 red"})
    for name in ("blue4", "green5", "yellow4", "red5", "purple4"):
        for marker in ("black", "white-on-red", "black guardian"):
            assert not met("gold-waterfall", spaces={name: marker})


def test_waterfall_lets_scouts_fall() -> None:
    """DK-33.36: all scouts above the lowest space step down by one; then one more on space 6."""
    spaces = {"red1": "black", "red2": "black", "red4": "2 black", "red6": "white", "blue3": "black"}
    game = turn_ends("gold-waterfall", spaces=spaces)
    assert network(game) == {"blue3": "black", "red1": "2 black", "red3": "2 black", "red5": "white", "red6": "black"}


@pytest.mark.parametrize("n", [3, 4])
def test_waterfall_for_more_deckers(n: int) -> None:
    """DK-33.36, DK-35.4: the last scout comes only onto a server without SMC markers."""
    deckers = playing(*FOUR[:n])
    assert network(turn_ends("gold-waterfall", deckers=deckers)) == {"red6": "black"}
    assert network(turn_ends("gold-waterfall", deckers=deckers, spaces={"red6": "black"})) == {"red5": "black"}


def test_waterfall_passes_over_guardians() -> None:
    """DK-33.36: no explosions, and the lowest space without guardian stays as it is."""
    spaces = {"red1": "black guardian", "red2": "2 black", "red3": "white guardian", "red4": "black", "red6": "black"}
    game = turn_ends("gold-waterfall", spaces=spaces, deckers={**TWO, "oshin-noro": {"at": "red2"}})
    assert network(game) == {
        "red1": "black guardian", "red2": "black guardian", "red3": "white guardian", "red5": "black", "red6": "black",
    }  # fmt: skip


def test_waterfall_skips_a_guardian_that_has_just_come_into_being() -> None:
    """DK-33.36: the second scout goes on to the next space; one without any stays."""
    spaces = {"red1": "black", "red2": "2 black", "red3": "2 black"}
    game = turn_ends("gold-waterfall", spaces=spaces)
    assert network(game) == {"red1": "black guardian", "red2": "2 black", "red6": "black"}
    game = turn_ends("gold-waterfall", spaces={"red1": "2 black", "red2": "2 black"})
    assert network(game) == {"red1": "black guardian", "red2": "black", "red6": "black"}


def test_waterfall_asks_for_the_order_of_black_and_white() -> None:
    """DK-33.36: where they share a space."""
    game = current("gold-waterfall", phase="end-of-turn", spaces={"red1": "2 black", "red2": "black, white"})
    assert (prompt(game), options(game)) == ("which-scout", ["scout black", "scout white"])
    play(game, "scout white")
    assert network(game) == {"red1": "white guardian", "red2": "black", "red6": "black"}


def test_waterfall_explodes_on_a_guarded_space_6() -> None:
    """DK-33.36, DK-12.10"""
    game = current("gold-waterfall", phase="end-of-turn", spaces={"green6": "black guardian"}, active="monty-quantum")
    while prompt(game) == "scout-next":
        play(game, options(game)[0])
    assert network(game) == {"green6": "black guardian", **on("green", (1, 2, 3, 4, 5), "black")}


def test_waterfall_stays_on_its_server() -> None:
    """DK-33.36: even when the decker is relocated by a guardian that arises."""
    deckers = {**TWO, "oshin-noro": {"at": "red1"}}
    spaces = {"red1": "white, black", "red2": "black"}
    game = turn_ends("gold-waterfall", deckers=deckers, spaces=spaces, coming={"server": ["blue"], "black": [3]})
    assert avatars(game, "oshin-noro") == ["blue3"]
    assert network(game) == {"red1": "white guardian", "red6": "black"}


def test_waterfall_on_a_server_full_of_guardians() -> None:
    """DK-33.36: nothing falls; the scout for space 6 explodes, and its neighbours answer (DK-12.12)."""
    spaces = on("green", (1, 2, 3, 4, 6), "black guardian")
    game = current("gold-waterfall", phase="end-of-turn", spaces={**spaces, "green5": "black"}, active="monty-quantum")
    while game.decision is not None and prompt(game) == "scout-next":
        play(game, options(game)[0])
    assert lost(game) == "chain"


def test_waterfall_success_and_failure() -> None:
    """DK-33.36: space 6 of each server without yellow installation; then the spaces 4 and 5 with SMC markers."""
    spaces = {"red2": "yellow installation", "green6": "yellow installation", "blue1": "red installation"}
    game = evaluated("gold-waterfall", spaces=spaces)
    assert network(game) == {**spaces, "blue6": "black", "yellow6": "black", "purple6": "black"}
    spaces |= {"red4": "white-on-green", "purple5": "black", "blue5": "red"}
    game = evaluated("gold-waterfall", spaces=spaces)
    assert network(game) == {
        **spaces, "blue6": "black", "yellow6": "black", "purple6": "black", "red4": "black, white-on-green",
        "purple5": "2 black",
    }  # fmt: skip
