"""Purple commands and purple programs (DK-24)."""

from __future__ import annotations

from cyberdeck.deckers import new_game
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.events import InfectionRolled
from deckers.tables import at, conserved, events, hand, network, options, play, prompt, quiet, supply

TILDA = {"tilda-sweet": {"hand": "ping impulse bluff spoof glitch"}}


# DK-24.1
def test_a_purple_command_is_a_joker() -> None:
    deckers = {"oshin-noro": {"hand": "improvise improvise improvise"}}
    game = quiet(deckers=deckers)
    assert {f"upload {colour}" for colour in ("blue", "green", "yellow", "red")} <= set(options(game))
    play(game, "upload green", "pay")
    assert at(game, "red6") == "green"


# DK-24.2
def test_without_rupert_there_are_no_purple_programs() -> None:
    for decker in CONTENT.deckers:
        cards = {decker: {"at": "red6", "hand": "improvise improvise improvise mimic mimic"}}
        found = options(quiet(deckers=cards, spaces={"red6": "3 yellow, black"}))
        assert ("convert purple" in found) == (decker == "rupert-stanz")
        found = options(quiet(deckers=cards))
        assert ("upload purple" in found) == (decker == "rupert-stanz")
    assert all(row.start != 4 or id == "rupert-stanz" for id, row in CONTENT.deckers.items())
    assert new_game(deckers=["oshin-noro"], first_game=True).view(0).supply["purple"] == 7


# DK-24.3
def test_all_deckers_use_purple_programs_in_the_network() -> None:
    spaces = {"yellow6": "purple, black", "yellow5": "blue"}
    game = quiet(deckers=TILDA, spaces=spaces)
    play(game, "shift", "number 1", "pay impulse", "push-from yellow6", "push purple", "push-to yellow1")
    assert at(game, "yellow1") == "purple"
    game = play(
        quiet(deckers=TILDA, spaces=spaces), "move", "number 1", "pay ping", "go yellow1", "take-programs purple"
    )
    assert at(game, "yellow1") == "purple"


# DK-24.4, DK-3.11
def test_one_purple_program_a_space() -> None:
    spaces = {"yellow6": "purple", "yellow1": "purple"}
    game = quiet(deckers=TILDA, spaces=spaces)
    play(game, "move", "number 1", "pay ping", "go yellow1", "take-programs purple")
    assert network(game) == {"yellow1": "purple"}
    assert supply(game, "purple") == 6
    conserved(game)


# DK-24.5
def test_it_stands_in_for_a_red_program() -> None:
    game = quiet(deckers=TILDA, spaces={"yellow6": "purple, black"}, coming={"red": [3], "black": [3]})
    play(game, "infect", "number 1", "pay glitch")
    assert at(game, "yellow6") == "purple"
    game = quiet(deckers=TILDA, spaces={"yellow6": "purple, black"}, coming={"red": [1], "black": [6]})
    play(game, "infect", "number 1", "pay glitch")
    assert at(game, "yellow6") == "black"


# DK-24.5: of the programs that count the acting decker chooses which one goes (A40)
def test_which_program_a_lost_infection_costs() -> None:
    game = quiet(deckers=TILDA, spaces={"yellow6": "red, purple, black"}, coming={"red": [1], "black": [6]})
    play(game, "infect", "number 1", "pay glitch")
    assert prompt(game) == "which-programs"
    assert options(game) == ["remove red", "remove purple"]
    play(game, "remove purple")
    assert at(game, "yellow6") == "red, black"


# DK-24.5
def test_it_stands_in_for_a_yellow_program() -> None:
    game = quiet(deckers=TILDA, spaces={"yellow6": "yellow, purple, black"})
    play(game, "convert blue", "pay")
    assert options(game) == ["remove yellow", "remove purple"]
    play(game, "remove purple")
    assert at(game, "yellow6") == "blue, yellow"
    game = quiet(deckers=TILDA, spaces={"yellow6": "purple, black", "yellow1": "yellow installation"})
    play(game, "convert blue", "pay")
    assert at(game, "yellow6") == "blue"


# DK-24.5
def test_it_stands_in_when_installing() -> None:
    game = quiet(deckers=TILDA, spaces={"yellow6": "2 red, purple"})
    play(game, "installation red", "pay glitch")
    assert at(game, "yellow6") == "red installation"
    game = quiet(deckers=TILDA, spaces={"yellow6": "3 red, purple"})
    play(game, "installation red", "pay glitch")
    assert options(game) == ["remove red*3", "remove red*2 purple"]
    play(game, "remove red*3")
    assert at(game, "yellow6") == "purple, red installation"
    assert "installation red" not in options(quiet(deckers=TILDA, spaces={"yellow6": "red, purple"}))


# DK-24.5
def test_for_the_limit_it_stays_purple() -> None:
    hands = {"tilda-sweet": {"hand": "payload glitch"}}
    game = play(quiet(deckers=hands, spaces={"yellow6": "2 red, purple"}), "upload red", "pay")
    assert at(game, "yellow6") == "3 red, purple"


# DK-24.6
def test_outside_actions_it_is_only_purple() -> None:
    """It does not fight, and it is removed like any other program."""
    spaces = {"yellow6": "purple, black", "blue1": "red, purple, black"}
    coming = {"red": [3], "black": [3]}
    game = quiet(
        objectives="gold-mirror-map", deckers={"tilda-sweet": {}}, phase="attack", spaces=spaces, coming=coming
    )
    assert len(events(game, InfectionRolled)) == 1
    assert network(game) == {"yellow6": "black", "blue1": "black"}


# DK-24.8
def test_as_blue_it_makes_a_path_where_the_mover_is_and_steps_to() -> None:
    spaces = {"yellow6": "purple", "yellow1": "purple", "yellow2": "blue"}
    game = quiet(deckers=TILDA, spaces=spaces)
    play(game, "move", "number 1", "pay ping", "go yellow1", "take-nothing", "go yellow2", "take-nothing")
    play(game, "go yellow3", "take-nothing")
    assert options(game) == ["done"]


# DK-24.8, DK-19.11
def test_carried_it_makes_no_path() -> None:
    spaces = {"yellow6": "purple", "yellow1": "blue"}
    game = quiet(deckers=TILDA, spaces=spaces)
    play(game, "move", "number 1", "pay ping", "go yellow1", "take-programs purple")
    assert options(game) == ["done"]


# DK-24.8
def test_it_enables_no_remote_push() -> None:
    game = quiet(deckers=TILDA, spaces={"yellow6": "blue", "red6": "purple, black"})
    play(game, "shift", "number 1", "pay impulse")
    assert options(game) == ["push-from yellow6", "done"]


# DK-24.8
def test_in_goals_it_is_only_purple() -> None:
    spaces = {"red1": "purple", "red3": "green"}
    game = quiet(objectives="copper-bypass gold-mirror-map", deckers={"oshin-noro": {"hand": ""}}, spaces=spaces)
    assert not game.view(0).objective.progress[0].met
    spaces["red1"] = "green"
    game = quiet(objectives="copper-bypass gold-mirror-map", deckers={"oshin-noro": {"hand": ""}}, spaces=spaces)
    assert game.view(0).objective.progress[0].met
    assert hand(game, "oshin-noro") == []
