"""Gold objectives with pieces of their own: HackMan, Message Queue, the Trojan Horse (DK-33.28, 33.29, 33.34)."""

from __future__ import annotations

from typing import Any

from cyberdeck.deckers.measures import met as goal_met
from cyberdeck.deckers.state import State
from cyberdeck.kernel import Game
from deckers.objectives import TWO, NEXT, current, evaluated, met, on, parts, prepared, turn_starts
from deckers.tables import at, avatars, conserved, log, lost, network, options, play, prompt, supply, table

# HackMan


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
    assert prompt(game) == "choose-space"
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


def test_hackman_success_and_failure() -> None:
    """DK-33.28: a scout for each avatar; if he is still there, he goes and two scouts take his place."""
    deckers = {"techno-twins": {}, "oshin-noro": {}}
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


# Message Queue


def test_message_queue_goal() -> None:
    """DK-33.29: n sequences red, yellow, green, blue, scout of any colour."""
    one = "red yellow green blue black"
    assert met("gold-message-queue", queue=one, deckers={"oshin-noro": {}})
    assert met("gold-message-queue", queue=f"{one} red", deckers={"oshin-noro": {}})
    assert not met("gold-message-queue", queue="red yellow green blue", deckers={"oshin-noro": {}})
    assert not met("gold-message-queue", queue=one)
    assert met("gold-message-queue", queue="red yellow green blue white " + one)
    assert not met("gold-message-queue", queue="yellow red green blue black", deckers={"oshin-noro": {}})
    assert parts(current("gold-message-queue", queue=f"{one} red")) == [(6, 10)]
    assert not met("gold-message-queue", card="red, yellow, green, blue, black", deckers={"oshin-noro": {}})


def queueing(spaces: dict[str, str], queue: str = "", hand: str = "concentration") -> Game[State]:
    deckers = {**TWO, "oshin-noro": {"hand": hand}}
    return current("gold-message-queue", deckers=deckers, spaces=spaces, queue=queue)


def test_message_queue_takes_a_marker_instead_of_a_push() -> None:
    """DK-33.29: from the own space or from afar; each uses up a push; only what comes next."""
    game = queueing({"red6": "red, 2 blue, black", "blue1": "green, yellow"})
    play(game, "shift", "number 2", "pay", "push-from red6")
    assert options(game) == ["push blue", "push red", "push black", "queue red"]
    play(game, "queue red", "push-from blue1")
    assert options(game) == ["push green", "push yellow", "queue yellow"]
    play(game, "queue yellow")
    assert prompt(game) == "deckers-action"
    assert game.state.laid.queue == (3, 2)
    assert network(game) == {"blue1": "green", "red6": "2 blue, black"}
    conserved(game)


def test_message_queue_begins_again_after_a_scout() -> None:
    """DK-33.29"""
    game = queueing({"red6": "red, yellow, black"}, "red yellow green blue white")
    play(game, "shift", "number 1", "pay", "push-from red6")
    assert options(game) == ["push yellow", "push red", "push black", "queue red"]


def test_message_queue_takes_any_scout() -> None:
    """DK-33.29: the program below a white one goes to the supply; nothing enters a space."""
    game = queueing({"red6": "black, white, white-on-blue"} | {"red6": "white, white-on-blue"}, "red yellow green blue")
    play(game, "shift", "number 1", "pay", "push-from red6")
    assert options(game) == ["push white", "push white-on-blue", "queue white", "queue white-on-blue"]
    play(game, "queue white-on-blue")
    assert at(game, "red6") == "white"
    assert game.state.laid.queue == (3, 2, 1, 0, 6)
    assert supply(game, "blue-green") == 13
    assert goal_met(game.state) is False
    conserved(game)


def test_message_queue_takes_no_joker() -> None:
    """DK-33.29, DK-24.8: a purple program is none of the sequence."""
    game = queueing({"red6": "purple"})
    play(game, "shift", "number 1", "pay", "push-from red6")
    assert options(game) == ["push purple"]


def test_without_message_queue_markers_are_only_pushed() -> None:
    """DK-20.1"""
    game = current("gold-mirror-map", deckers={**TWO, "oshin-noro": {"hand": "impulse"}}, spaces={"red6": "red"})
    play(game, "shift", "pay", "push-from red6")
    assert options(game) == ["push red"]


def test_message_queue_success() -> None:
    """DK-33.29, DK-26.7: its scouts go back onto any spaces, where they enter; the programs to the supply."""
    queue = "red yellow green blue black red yellow green blue white"
    game = table(
        smc="spider", row="tunnel", phase="evaluation", objectives=["gold-message-queue", NEXT], queue=queue,
        spaces={"blue1": "2 black, blue", "blue4": "red"},
    )  # fmt: skip
    assert (prompt(game), options(game)) == ("scout-from-card", ["scout black", "scout white"])
    play(game, "scout white")
    assert len(options(game)) == 30
    play(game, "space blue1")
    assert at(game, "blue1") == "white guardian"
    play(game, "space blue4")
    assert prompt(game) == "renew-row"
    assert network(game) == {"blue1": "white guardian", "blue4": "red, black"}
    conserved(game)
    assert supply(game, "blue-green") == 15


def test_message_queue_failure() -> None:
    """DK-33.29: its scouts and n more go onto entry spaces, distributed as the players like."""
    game = table(
        smc="spider", row="tunnel", phase="evaluation", objectives=["gold-message-queue", NEXT],
        queue="red yellow green blue white",
    )  # fmt: skip
    assert options(game) == ["space red6", "space green6"]
    play(game, "space green6", "space red6")
    assert at(game, "green6") == "white"
    play(game, "space red6")
    assert network(game) == {"red6": "2 black", "green6": "white"}
    assert prompt(game) == "renew-row"
    conserved(game)


def test_message_queue_failure_alone() -> None:
    """DK-33.29: one entry space leaves no choice."""
    game = evaluated("gold-message-queue", queue="red yellow", deckers={"oshin-noro": {}})
    assert network(game) == {"red6": "black"}


# texts


def test_what_happens_can_be_told_in_every_language() -> None:
    """The log of a turn with HackMan."""
    game = current("gold-hackman", phase="information", coming={"server": ["green"], "black": [4]})
    play(game, "hand-tile oshin-noro")
    for language in ("en", "de", "pl", "ru"):
        assert any("HackMan" in line for line in log(game, language))
