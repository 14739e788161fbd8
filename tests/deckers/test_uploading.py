"""The upload action (DK-17) and the install action (DK-18)."""

from __future__ import annotations

import pytest

from cyberdeck.deckers.rules import DeckersGame
from deckers.tables import at, conserved, hand, leave_open, network, options, play, prompt, quiet, supply

CARDS = {"blue": "route-trace ping", "green": "concentration impulse", "yellow": "spoof bluff", "red": "payload glitch"}


def offered(game: DeckersGame, verb: str) -> list[str]:
    return [option.removeprefix(f"{verb} ") for option in options(game) if option.startswith(verb)]


# DK-17.1
@pytest.mark.parametrize("colour", CARDS)
def test_three_commands_of_a_colour_place_a_program(colour: str) -> None:
    game = quiet(deckers={"oshin-noro": {"at": "blue3", "hand": CARDS[colour]}})
    assert colour in offered(game, "upload")
    play(game, f"upload {colour}", "pay")
    assert network(game) == {"blue3": colour}
    assert hand(game, "oshin-noro") == []
    conserved(game)


# DK-17.1
def test_two_commands_are_not_enough_and_six_place_one_program() -> None:
    assert offered(quiet(deckers={"oshin-noro": {"hand": "payload"}}), "upload") == []
    game = quiet(deckers={"oshin-noro": {"hand": "payload payload payload"}})
    play(game, "upload red", "other-payment", "add payload", "add payload", "add payload", "done")
    assert at(game, "red6") == "red"


# DK-17.2
@pytest.mark.parametrize("marker", ["black", "white", "black guardian"])
def test_no_smc_marker_may_be_there(marker: str) -> None:
    deckers = {"oshin-noro": {"hand": "payload glitch"}}
    assert offered(quiet(deckers=deckers, spaces={"red6": marker}), "upload") == []
    assert offered(quiet(deckers=deckers, spaces={"red5": marker}), "upload") == ["red"]


# DK-17.2
def test_the_program_must_be_in_the_supply() -> None:
    deckers = {"oshin-noro": {"hand": "payload glitch"}}
    assert offered(quiet(deckers=deckers, supply={"yellow-red": 0}), "upload") == []


# DK-17.3
def test_purple_programs_are_ruperts_alone() -> None:
    for decker, may in (("rupert-stanz", True), ("leiko-mori", False), ("oshin-noro", False)):
        game = quiet(deckers={decker: {"hand": "improvise improvise improvise"}})
        assert ("purple" in offered(game, "upload")) == may
    game = quiet(deckers={"rupert-stanz": {"hand": "improvise improvise improvise"}})
    play(game, "upload purple", "pay improvise+improvise+improvise")
    assert at(game, "purple6") == "purple"


# DK-17.4, DK-17.5, DK-17.7
def test_improved_upload_on_a_red_installation_beside_a_scout() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "payload"}}, spaces={"red6": "red installation, black"})
    assert offered(game, "upload") == ["red"]
    play(game, "upload red", "number 2", "pay")
    assert at(game, "red6") == "2 red, black, red installation"


# DK-17.4
@pytest.mark.parametrize(("colour", "improved"), [("red", True), ("yellow", True), ("blue", False), ("green", False)])
def test_only_red_and_yellow_installations_improve_uploads(colour: str, improved: bool) -> None:
    cards = {"blue": "ping", "green": "impulse", "yellow": "bluff", "red": "glitch"}
    game = quiet(deckers={"oshin-noro": {"hand": cards[colour]}}, spaces={"red6": f"{colour} installation"})
    assert offered(game, "upload") == ([colour] if improved else [])


# DK-17.5
def test_improved_upload_beside_a_guardian() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "glitch"}}, spaces={"red6": "black guardian"})
    assert offered(game, "upload") == []
    spaces = {"red6": "green installation", "red5": "red installation, black guardian"}
    game = play(quiet(deckers={"oshin-noro": {"hand": "glitch"}}, spaces=spaces), "project red5")
    assert offered(game, "upload") == ["red"]
    leave_open()


# DK-17.4, DK-12.14
def test_a_white_scout_blocks_an_uploaded_program() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "payload"}}, spaces={"red6": "red installation, white"})
    play(game, "upload red", "number 2", "pay")
    assert at(game, "red6") == "red, white-on-red, red installation"


# DK-17.6
def test_other_colours_follow_the_normal_rules() -> None:
    deckers = {"oshin-noro": {"hand": "route-trace ping spoof bluff"}}
    game = quiet(deckers=deckers, spaces={"red6": "red installation"})
    assert {"blue", "yellow"} <= set(offered(game, "upload"))
    game = quiet(deckers=deckers, spaces={"red6": "red installation, black"})
    assert offered(game, "upload") == ["red"]
    deckers = {"oshin-noro": {"hand": "spoof"}}
    assert offered(quiet(deckers=deckers, spaces={"red6": "red installation"}), "upload") == []


# DK-17.1, DK-3.12: a full space is no obstacle (A22)
def test_an_upload_onto_a_full_space_is_lost() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "payload glitch"}}, spaces={"red6": "3 red"})
    play(game, "upload red", "pay")
    assert at(game, "red6") == "3 red"
    assert supply(game, "yellow-red") == 12


# DK-18.1
@pytest.mark.parametrize("colour", CARDS)
def test_three_programs_become_an_installation(colour: str) -> None:
    single = {"blue": "ping", "green": "impulse", "yellow": "bluff", "red": "glitch"}[colour]
    other = "red" if colour != "red" else "blue"
    spaces = {"red6": f"3 {colour}, 2 {other}"}
    game = quiet(deckers={"oshin-noro": {"hand": single}}, spaces=spaces)
    assert offered(game, "installation") == [colour]
    play(game, f"installation {colour}", "pay")
    assert at(game, "red6") == f"2 {other}, {colour} installation"
    assert supply(game, f"{colour}-installations") == 4
    conserved(game)


# DK-18.1
def test_two_programs_are_not_enough() -> None:
    deckers = {"oshin-noro": {"hand": "glitch"}}
    spaces = {"red6": "2 red, 3 yellow", "red5": "3 red"}
    assert offered(quiet(deckers=deckers, spaces=spaces), "installation") == []
    assert offered(quiet(deckers=deckers, spaces={"red6": "2 red, white-on-red"}), "installation") == []


# DK-18.2
@pytest.mark.parametrize("marker", ["black", "white-on-blue", "black guardian"])
def test_no_smc_marker_where_an_installation_is_built(marker: str) -> None:
    deckers = {"oshin-noro": {"hand": "glitch"}}
    assert offered(quiet(deckers=deckers, spaces={"red6": f"3 red, {marker}"}), "installation") == []


# DK-18.2
def test_the_installation_must_be_in_the_supply() -> None:
    deckers = {"oshin-noro": {"hand": "glitch"}}
    game = quiet(deckers=deckers, spaces={"red6": "3 red"}, supply={"red-installations": 0})
    assert offered(game, "installation") == []


# DK-18.4, DK-6.2
def test_an_installation_stays_where_it_is() -> None:
    deckers = {"oshin-noro": {"hand": "glitch concentration ping"}}
    game = quiet(deckers=deckers, spaces={"red6": "3 red"})
    play(game, "installation red", "pay glitch")
    assert "shift" not in options(game)
    play(game, "move", "pay ping", "go red5")
    assert prompt(game) == "move-to"
    assert network(game) == {"red6": "red installation"}
