"""The gold objective Message Queue (DK-33.29)."""

from __future__ import annotations

from cyberdeck.deckers.expressions import met as goal_met
from cyberdeck.deckers.rules import DeckersGame
from deckers.gold_tables import NEXT, TWO, current, evaluated, met, parts
from deckers.tables import at, conserved, leave_open, network, options, play, prompt, supply, table


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


def queueing(spaces: dict[str, str], queue: str = "", hand: str = "concentration") -> DeckersGame:
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
    leave_open(game)


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
    leave_open(game)


def test_without_message_queue_markers_are_only_pushed() -> None:
    """DK-20.1"""
    game = current("gold-mirror-map", deckers={**TWO, "oshin-noro": {"hand": "impulse"}}, spaces={"red6": "red"})
    play(game, "shift", "pay", "push-from red6")
    assert options(game) == ["push red"]
    leave_open(game)


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
