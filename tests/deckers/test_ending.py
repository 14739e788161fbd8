"""How the game ends (DK-1)."""

from __future__ import annotations

import pytest

from cyberdeck.deckers import new_game
from cyberdeck.deckers.content import CONTENT
from cyberdeck.kernel import Complaint
from deckers.tables import QUIET, at, avatars, leave_open, lost, network, options, play, prompt, quiet, table

MIRROR = {f"{server}1": "blue, green, yellow, red" for server in ("yellow", "red")}
"""Meets the goal of gold-mirror-map for one decker of these servers."""


# DK-1.1
def test_one_to_four_deckers_play_together() -> None:
    ids = ("oshin-noro", "monty-quantum", "tilda-sweet", "hettie-magnetic", "rupert-stanz")
    for count in (1, 2, 3, 4):
        assert new_game(deckers=ids[:count]).seats == ids[:count]
    for count in (0, 5):
        with pytest.raises(Complaint):
            new_game(deckers=ids[:count])


# DK-1.2
def test_the_computer_says_how_many_cycles_there_are() -> None:
    for smc, row in CONTENT.smcs.items():
        cycles = row.cycles
        assert len(new_game(smc).state.objectives) == cycles.copper + cycles.silver + cycles.gold
        assert 3 <= len(new_game(smc).state.objectives) <= 5


# DK-1.1, DK-1.3, DK-26.9
def test_all_win_with_the_last_goal() -> None:
    both = {"green1": "blue, green, yellow, red", **MIRROR}
    game = quiet(objectives="gold-mirror-map", phase="evaluation", deckers="tilda-sweet monty-quantum", spaces=both)
    assert lost(game) == ""
    assert game.result is not None
    assert game.result.winners == (0, 1)
    assert game.decision is None


# DK-1.7, DK-8.2
def test_all_lose_when_the_last_goal_is_missed_and_nothing_moves_any_more() -> None:
    game = quiet(objectives="gold-mirror-map", phase="evaluation", spaces={"yellow2": "black"})
    assert lost(game) == "goal"
    assert game.result is not None
    assert game.result.winners == ()
    assert network(game) == {"yellow2": "black"}


# DK-1.4
@pytest.mark.parametrize("objective", ["copper-bypass", "silver-data-overload"])
def test_a_missed_copper_or_silver_goal_does_not_lose_the_game(objective: str) -> None:
    game = quiet(objectives=[objective, "gold-mirror-map"], phase="evaluation", deckers="tilda-sweet")
    assert game.result is None


# DK-1.4, DK-1.8
def test_against_sentinel_every_goal_must_be_met() -> None:
    game = quiet(smc="sentinel", phase="evaluation")
    assert lost(game) == "goal"
    spaces = {"red1": "green installation", "green1": "green installation"}
    game = quiet(smc="sentinel", phase="evaluation", spaces=spaces)
    assert game.result is None
    leave_open()


# DK-1.5, DK-3.10
def test_a_scout_that_is_not_in_the_supply_loses_the_game_at_once() -> None:
    game = quiet(phase="start-of-turn", supply={"scouts": 1})
    assert game.result is None
    assert at(game, "red6") == "black"
    game = quiet(phase="start-of-turn", supply={"scouts": 0})
    assert lost(game) == "scouts"
    assert game.decision is None


# DK-1.5
def test_the_loss_comes_between_two_scouts_of_one_effect() -> None:
    """The first of them still comes; what would follow does not."""
    rolls = {"server": ["red", "blue"]}
    silver = "silver-data-overload gold-mirror-map"
    game = quiet(objectives=silver, phase="new-scouts", smc="spider", supply={"scouts": 1}, coming=rolls)
    assert lost(game) == "scouts"
    assert network(game) == {"red1": "black"}


# DK-1.6, DK-12.9
def test_a_guardian_that_is_not_in_the_supply_loses_the_game_at_once() -> None:
    spaces = {"red6": "2 black, red"}
    game = quiet(phase="start-of-turn", spaces=spaces, supply={"guardians": 1})
    assert at(game, "red6") == "black guardian"
    game = quiet(phase="start-of-turn", spaces=spaces, supply={"guardians": 0})
    assert lost(game) == "guardians"


# DK-1.9
def test_avatars_outlive_everything() -> None:
    spaces = {"red6": "2 white, red", "red1": "white guardian"}
    game = quiet(phase="start-of-turn", spaces=spaces, coming={"server": ["red", "red"], "black": [1, 2]})
    assert at(game, "red6") == "white guardian"
    assert avatars(game, "oshin-noro") == ["red2"]
    assert prompt(game) == "deckers-action"


# DK-1.11
def test_scouts_that_watch_packets_never_lose_the_game() -> None:
    for seed in range(6):
        game = new_game("mother", ["oshin-noro", "monty-quantum"], seed=seed, variants=["packets"])
        while game.decision is not None and game.state.phase.value == "setup":
            game.decide(0)
        assert game.result is None


# DK-1.11
def test_a_scout_that_is_stopped_demands_no_token() -> None:
    cards = {"oshin-noro": {"hand": "kill-switch"}, "monty-quantum": {}}
    game = quiet(phase="start-of-turn", deckers=cards, supply={"scouts": 0})
    play(game, "interrupt kill-switch")
    while prompt(game) == "interrupt":
        play(game, "decline")
    assert prompt(game) == "deckers-action"
    assert at(game, "red6") == ""
    assert "end-actions" in options(game)


# DK-1.10, DK-7.7
def test_the_first_game_may_be_played_by_one_or_two() -> None:
    for deckers in (["oshin-noro"], ["oshin-noro", "monty-quantum"]):
        game = table(deckers=deckers, phase="hand-tile")
        assert game.seats == tuple(deckers)
        assert QUIET[0] not in game.state.objectives
