"""The gold objective HackMan (DK-33.28)."""

from __future__ import annotations

import pytest

from cyberdeck.deckers.expressions import met as goal_met
from deckers.gold_tables import TWO, current, evaluated, met, on, playing, prepared, turn_starts
from deckers.tables import at, avatars, conserved, lost, network, options, play, prompt, supply


def test_hackman_goal() -> None:
    """DK-33.28: he is removed, neither in the network nor still beside the card; avatars at home."""
    assert met("gold-hackman")
    assert not met("gold-hackman", spaces={"purple1": "hackman"})
    assert not met("gold-hackman", track={"hackman": 1})
    assert not met("gold-hackman", deckers={**TWO, "monty-quantum": {"at": "green1"}})
    assert not met("gold-hackman", deckers={"techno-twins": {"at": ["yellow6", "yellow1"]}})
    assert met("gold-hackman", spaces={"purple1": "white guardian"})


def test_hackman_is_built_beside_the_card() -> None:
    """DK-33.28: of a guardian and a yellow installation from the supply."""
    game = prepared("gold-hackman", spaces={"blue1": "black guardian"})
    assert (supply(game, "guardians"), supply(game, "yellow-installations")) == (3, 4)
    assert network(game) == {"blue1": "black guardian"}
    assert not goal_met(game.state)


def test_hackman_takes_what_the_supply_lacks_from_any_space() -> None:
    """DK-33.28, DK-1.11: no loss."""
    guardians = {"blue1": "white guardian", **on("blue", (2, 3, 4, 5), "black guardian")}
    yellow = on("purple", (1, 2, 3, 4, 5), "yellow installation")
    game = current("gold-hackman", phase="information", spaces={**guardians, **yellow})
    assert prompt(game) == "hackman-guardian"
    assert options(game) == [f"space {name}" for name in guardians]
    play(game, "space blue3")
    assert options(game) == [f"space {name}" for name in yellow]
    play(game, "space purple5")
    assert at(game, "blue3") == at(game, "purple5") == ""
    assert (supply(game, "guardians"), supply(game, "yellow-installations")) == (0, 0)
    assert game.result is None
    conserved(game)


def test_hackman_makes_all_guardians_white() -> None:
    """DK-33.28, DK-13.5, DK-13.6: avatars on black guardians are relocated, nobody may go there."""
    deckers = {"oshin-noro": {"at": "red3", "hand": "ping"}, "monty-quantum": {"at": "green6"}}
    spaces = {"red3": "black guardian"}
    game = prepared("gold-hackman", deckers=deckers, spaces=spaces, coming={"server": ["blue"], "black": [2]})
    assert avatars(game, "oshin-noro") == ["blue2"]
    game = current("gold-hackman", deckers={**deckers, "oshin-noro": {"at": "red4", "hand": "ping"}}, spaces=spaces)
    play(game, "move", "pay")
    assert options(game) == ["go red5", "go red6", "done"]
    black = current("gold-mirror-map", deckers={**TWO, "oshin-noro": {"at": "red4", "hand": "ping"}}, spaces=spaces)
    assert "go red3" in options(play(black, "move", "pay"))


def test_hackman_enters_the_active_deckers_space() -> None:
    """DK-33.28, DK-13.4, DK-13.6: all other markers go, the decker is put on a random space."""
    spaces = {"red6": "2 red, black, white-on-blue, red installation", "red5": "red"}
    game = turn_starts("gold-hackman", track={"hackman": 1}, spaces=spaces, coming={"server": ["green"], "black": [4]})
    assert network(game) == {"red5": "red", "red6": "hackman"}
    assert avatars(game, "oshin-noro") == ["green4"]
    assert supply(game, "scouts") == 25
    assert supply(game, "guardians") == 4


def test_hackman_follows_the_active_decker() -> None:
    """DK-33.28: from anywhere in the network; the avatar face is the active decker's server."""
    deckers = {"oshin-noro": {"at": "red2"}, "monty-quantum": {"at": "green2"}}
    game = turn_starts(
        "gold-hackman", deckers=deckers, active="monty-quantum", spaces={"purple3": "hackman", "green2": "green"},
        coming={"server": ["avatar", "blue"], "black": [2, 1]},
    )  # fmt: skip
    assert network(game) == {"green2": "hackman"}
    assert avatars(game, "monty-quantum") == ["blue1"]
    assert avatars(game, "oshin-noro") == ["red2"]


def test_hackman_comes_to_one_of_the_twins() -> None:
    """DK-32.6: they choose which."""
    game = current(
        "gold-hackman", phase="start-of-turn", deckers={"techno-twins": {"at": ["yellow6", "yellow1"]}},
        track={"hackman": 1}, coming={"server": ["blue"], "black": [2]},
    )  # fmt: skip
    assert options(game) == ["avatar yellow6", "avatar yellow1"]
    play(game, "avatar yellow1")
    assert network(game) == {"yellow1": "hackman"}
    assert avatars(game, "techno-twins") == ["yellow6", "blue2"]


def test_hackman_once_removed_does_not_come_back() -> None:
    """DK-33.28: but guardians stay white until the evaluation."""
    game = turn_starts("gold-hackman")
    assert network(game) == {}
    deckers = {**TWO, "oshin-noro": {"at": "red4"}}
    game = current("gold-hackman", spaces={"red4": "black guardian"}, deckers=deckers, coming={"server": ["blue"]})
    assert avatars(game, "oshin-noro")[0].startswith("blue")


def test_hackman_explodes_resists_and_clears_like_a_guardian() -> None:
    """DK-33.28, DK-12.10, DK-23.5, DK-26.3: his installation counts for nothing."""
    deckers = {**TWO, "oshin-noro": {"at": "green1", "hand": "impulse glitch"}}
    game = current("gold-hackman", deckers=deckers, spaces={"green1": "black", "green6": "hackman"})
    play(game, "shift", "pay", "push-from green1", "push black", "push-to green6")
    while prompt(game) == "scout-next":
        play(game, options(game)[0])
    assert network(game) == {**on("green", (1, 2, 3, 4, 5), "black"), "green6": "hackman"}
    spaces = {"green6": "hackman, blue, red installation", "green5": "red"}
    game = current("gold-hackman", phase="attack", spaces=spaces)
    assert at(game, "green6") == "hackman"


def test_hackman_is_removed_by_a_ghosts_infection() -> None:
    """DK-33.28, DK-21.7: resistance 4 and the die; both pieces return to the supply."""
    deckers = {**TWO, "oshin-noro": {"at": "red4", "hand": "glitch"}}
    spaces = {"red4": "green installation", "red6": "hackman, 2 red"}
    for die, left in ((2, "red, hackman"), (1, "2 red")):
        game = current("gold-hackman", deckers=deckers, spaces=spaces, coming={"red": [2], "black": [die + 1]})
        play(game, "project red6", "infect", "pay")
        assert at(game, "red6") == left
        conserved(game)
    assert (supply(game, "guardians"), supply(game, "yellow-installations")) == (5, 5)
    assert game.state.supply == [15, 13, 7, 25, 5, 5, 4, 5, 5]


def test_hackman_is_removed_in_the_smc_attack() -> None:
    """DK-33.28, DK-26.1: red programs pushed onto his space fight him there."""
    game = current("gold-hackman", phase="attack", spaces={"red4": "hackman, red"}, coming={"red": [6], "black": [1]})
    assert lost(game) == ""
    assert network(game) == {"red4": "red"}


@pytest.mark.parametrize(("card", "left"), [("zero-day", {}), ("wrecking-ball", {"red5": "black"})])
def test_hackman_is_removed_by_cards(card: str, left: dict[str, str]) -> None:
    """DK-33.28: those that remove guardians."""
    deckers = {**TWO, "oshin-noro": {"hand": card}}
    game = current("gold-hackman", deckers=deckers, spaces={"red5": "hackman"})
    play(game, f"execute {card}")
    assert network(game) == left
    assert (supply(game, "guardians"), supply(game, "yellow-installations")) == (5, 5)
    assert goal_met(game.state)


def test_hackman_success_and_failure() -> None:
    """DK-33.28: a scout for each avatar; if he is still there, he goes and two scouts take his place."""
    deckers = playing("techno-twins", "oshin-noro")
    assert network(evaluated("gold-hackman", deckers=deckers)) == {"yellow6": "2 black", "red6": "black"}
    game = evaluated("gold-hackman", spaces={"purple1": "hackman, red"}, deckers=deckers)
    assert network(game) == {"yellow6": "2 black", "red6": "black", "purple1": "red, 2 black"}
    assert (supply(game, "guardians"), supply(game, "yellow-installations")) == (5, 5)
    game = evaluated("gold-hackman", deckers={"oshin-noro": {"at": "red1"}})
    assert network(game) == {"red1": "black"}


def test_guardians_are_no_longer_white_after_the_evaluation() -> None:
    """DK-9.6, A30: a scout on an avatar's space makes a black guardian, and the avatar stays."""
    game = evaluated("gold-hackman", "place red6", spaces={"red6": "2 black"})
    assert at(game, "red6") == "black guardian"
    assert avatars(game, "oshin-noro") == ["red6"]
