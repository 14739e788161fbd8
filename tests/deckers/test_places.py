"""Servers, spaces and chance (DK-5)."""

from __future__ import annotations

from collections import Counter

import pytest

from cyberdeck.deckers.dice import FACES
from cyberdeck.deckers.state import servers_spaces
from cyberdeck.deckers.words import Colour, space_name
from deckers.tables import at, avatars, network, of, options, play, quiet


# DK-5.1
def test_a_server_is_six_spaces_and_the_network_five_servers() -> None:
    names = [space_name(space) for server in Colour for space in servers_spaces(server)]
    assert names == [f"{server.word}{number}" for server in Colour for number in range(1, 7)]
    assert [space.name for space in quiet().view(0).spaces] == names


# DK-5.2, DK-34.1, DK-34.22
@pytest.mark.parametrize(
    ("deckers", "home"),
    [
        ("oshin-noro hettie-magnetic", "red blue"),
        ("tilda-sweet monty-quantum", "yellow green"),
        ("rupert-stanz", "purple"),
    ],
)
def test_home_servers_are_those_of_the_deckers_who_play(deckers: str, home: str) -> None:
    assert [server.word for server in quiet(deckers=deckers).state.home] == home.split()


# DK-5.3, DK-34.1
def test_the_entry_space_is_the_sixth_of_the_home_server() -> None:
    game = quiet(deckers="oshin-noro hettie-magnetic")
    assert [decker.entry for decker in game.view(0).deckers] == ["red6", "blue6"]


# DK-5.4
def test_your_space_is_where_your_avatar_is_now() -> None:
    game = quiet(deckers={"oshin-noro": {"at": "blue3"}, "monty-quantum": {}}, phase="start-of-turn")
    assert network(game) == {"blue3": "black"}


# DK-5.4, DK-21.6
def test_while_projecting_your_space_is_the_ghosts() -> None:
    hand = {"tilda-sweet": {"hand": "payload glitch"}}
    game = quiet(deckers=hand, spaces={"yellow6": "green installation"})
    play(game, "project yellow3", "upload red", "pay")
    assert at(game, "yellow3") == "red"
    assert at(game, "yellow6") == "green installation"


# DK-5.5
def test_a_random_server_and_a_random_space_are_rolled() -> None:
    coming = {"server": ["purple"], "black": [2]}
    spaces = {"red6": "2 white"}
    game = quiet(phase="start-of-turn", spaces=spaces, coming=coming)
    assert avatars(game, "oshin-noro") == ["purple2"]


# DK-5.5, DK-2.6, DK-2.7: three dice; six faces, each once
def test_every_face_of_the_server_die_is_as_likely() -> None:
    assert sorted(FACES) == sorted(["avatar", *(server.word for server in Colour)])
    game = quiet()
    rolls = Counter(game.state.pick("server", FACES, str) for _ in range(6000))
    assert all(850 < rolls[face] < 1150 for face in FACES)
    for die in ("black", "red"):
        numbers = Counter(game.state.die(die) for _ in range(6000))
        assert all(850 < numbers[number] < 1150 for number in range(1, 7))


# DK-5.6, DK-34.3
def test_the_avatar_face_means_the_server_of_the_active_decker() -> None:
    silver = "silver-data-overload gold-mirror-map"
    hands = {"oshin-noro": {}, "monty-quantum": {"at": "purple3"}}
    coming = {"server": ["avatar"], "black": [5]}
    game = quiet(objectives=silver, deckers=hands, active="monty-quantum", phase="new-scouts", coming=coming)
    assert network(game) == {"purple5": "black"}


# DK-5.6: who is relocated does not matter (A41)
def test_a_relocation_by_the_avatar_face_follows_the_active_decker() -> None:
    hands = {"oshin-noro": {"at": "blue4"}, "monty-quantum": {"at": "blue4"}}
    coming = {"server": ["avatar", "red"], "black": [6, 2]}
    game = quiet(deckers=hands, spaces={"blue4": "2 white"}, phase="start-of-turn", coming=coming)
    assert avatars(game, "oshin-noro") == ["blue6"]
    assert avatars(game, "monty-quantum") == ["red2"]


# DK-5.7
def test_any_decker_may_use_any_colour() -> None:
    hand = {"oshin-noro": {"hand": "route-trace ping concentration impulse spoof bluff payload glitch"}}
    uploads = [option for option in options(quiet(deckers=hand)) if option.startswith("upload")]
    assert uploads == ["upload blue", "upload green", "upload yellow", "upload red"]


# DK-5.8, DK-34.21
@pytest.mark.parametrize(
    ("items", "met"),
    [
        ("2 black", True),
        ("2 white", True),
        ("black, white", True),
        ("black, white-on-red, 3 red, blue installation", True),
        ("black", False),
        ("black guardian", False),
        ("3 red", False),
    ],
)
def test_an_exact_number_counts_only_what_is_named(items: str, met: bool) -> None:
    objectives = "copper-double-switch gold-mirror-map"
    game = quiet(objectives=objectives, deckers="oshin-noro", spaces={"red4": items})
    assert [part.met for part in game.view(0).objective.progress] == [met]
    assert of(game, "oshin-noro").turns == 1
