"""Traces (NR-34), with Hunter as the ice that traces."""

from __future__ import annotations

import pytest

from cyberdeck.netrunner.rules import NetrunnerGame
from netrunner.logs import events, told, walk
from netrunner.tables import options, play, run_seen, seat, table


def traced(corp: int, runner: int, rig: str = "", bad_publicity: int = 0) -> NetrunnerGame:
    """Hunter traces a Runner with link 1 who has broken nothing; both sides with these credits."""
    game = table(
        turn="runner",
        corp={"credits": corp, "bad_publicity": bad_publicity},
        runner={"credits": runner, "rig": rig},
        servers={"hq": {"ice": "Hunter [rezzed]"}},
        run="hq",
    )
    return play(game, "pass*4", "pass*2")


def numbers(most: int) -> list[str]:
    return [f"number {n}" for n in range(most + 1)]


def test_a_trace_starts_with_its_printed_strength() -> None:
    """NR-34.1, NR-34.10: Hunter's 3 against link 1, nothing spent by either side: successful."""
    game = traced(5, 5)
    assert told(game, "trace-began", "number") == [3]
    play(game, "number 0", "number 0")
    assert told(game, "trace-raised", "strength") == [3, 1]
    assert (game.state.corp.credits, game.state.runner.credits, game.state.runner.tags) == (5, 5, 1)
    walk(game)


def test_the_corp_bids_first_and_openly() -> None:
    """NR-34.2, NR-34.3, NR-34.5, NR-FAQ-39: one bid each; the Runner knows what the Corp has spent."""
    game = traced(4, 5)
    assert seat(game) == "corp"
    play(game, "number 2")
    assert (seat(game), game.state.corp.credits) == ("runner", 2)
    assert [told(game, "trace-raised", "strength", seat=s) for s in (1, -1)] == [[5], [5]]
    play(game, "number 3")
    assert game.state.runner.credits == 2
    assert [told(game, "trace-raised", "strength", seat=s) for s in (0, -1)] == [[5, 4], [5, 4]]
    assert events(game, "trace-succeeded", "trace-failed") == ["trace-succeeded"]
    assert game.state.corp.credits == 2
    walk(game)


def test_each_credit_counts_one() -> None:
    """NR-34.2, NR-34.3: 3 and 4 are 7, 1 and 5 are 6."""
    game = play(traced(4, 5), "number 4", "number 5")
    assert told(game, "trace-raised", "strength") == [7, 6]
    assert (game.state.corp.credits, game.state.runner.credits) == (0, 0)
    walk(game)


def test_all_links_in_play_count() -> None:
    """NR-34.4: Kate 1, Access to Globalsec 1 each, Rabbit Hole 1, The Toolbox 2."""
    game = traced(0, 0, "Access to Globalsec, Access to Globalsec, Rabbit Hole, The Toolbox")
    assert game.view(0).link == 6
    play(game, "number 0", "number 0")
    assert told(game, "trace-raised", "strength") == [3, 6]
    walk(game)


def test_links_not_in_play_do_not_count() -> None:
    """NR-34.4: neither in the grip nor in the heap."""
    runner = {"hand": "Rabbit Hole", "heap": "Access to Globalsec"}
    assert table(turn="runner", runner=runner).view(0).link == 1


@pytest.mark.parametrize(("bid", "tags"), [(0, 1), (1, 1), (2, 0), (3, 0)])
def test_the_greater_strength(bid: int, tags: int) -> None:
    """NR-34.6, NR-34.7: 3 against 1 and 2 succeeds, against 3 and 4 it does not; equal is unsuccessful."""
    game = play(traced(0, 5), "number 0", f"number {bid}")
    assert game.state.runner.tags == tags
    assert events(game, "trace-succeeded", "trace-failed") == ["trace-succeeded" if tags else "trace-failed"]
    walk(game)


def test_credits_spent_are_gone_either_way() -> None:
    """NR-34.2, NR-34.3: also those of the loser, also those beyond what was needed."""
    game = play(traced(3, 9), "number 3", "number 9")
    assert (game.state.corp.credits, game.state.runner.credits, game.state.runner.tags) == (0, 0, 0)
    walk(game)


def test_no_limit_but_the_credits() -> None:
    """NR-34.8: from nothing to all, for both."""
    game = traced(12, 3)
    assert options(game) == numbers(12)
    play(game, "number 12")
    assert options(game) == numbers(3)
    play(game, "number 0")
    walk(game)


def test_no_window_during_a_trace() -> None:
    """NR-34.9, NR-34.5: two questions and no more; neither Nisei MK II nor a rez in between."""
    game = table(
        turn="runner",
        corp={"credits": 9, "score": "Nisei MK II [agenda 1]"},
        runner={"rig": "Gordian Blade"},
        servers={"hq": {"ice": "Hunter [rezzed]"}, "remote1": {"root": "PAD Campaign"}},
        run="hq",
    )
    asked = [(seat, step) for seat, step, _ in walk(game)]
    first = asked.index(("corp", "trace-strength"))
    assert asked[first - 1 : first + 3] == [
        ("corp", "run-3-1"),
        ("corp", "trace-strength"),
        ("runner", "link-strength"),
        ("runner", "run-4-1"),
    ]


def test_credits_of_the_run_count() -> None:
    """NR-34.10, NR-23.3: those of bad publicity do, icebreaker credits of The Toolbox do not."""
    game = traced(0, 1, "The Toolbox", bad_publicity=2)
    play(game, "number 0")
    assert options(game) == numbers(3)
    play(game, "number 3")
    assert (game.state.runner.credits, run_seen(game, 1).credits) == (0, 0)
    assert told(game, "trace-raised", "strength") == [3, 6]
    walk(game)


def test_bad_publicity_does_not_help_the_corp() -> None:
    """NR-34.10: the credits are the Runner's."""
    game = traced(1, 0, bad_publicity=3)
    assert options(game) == numbers(1)
    play(game, "number 0", "number 0")
    walk(game)


def test_a_broken_trace_does_not_start() -> None:
    """NR-34.1: the subroutine does not resolve, so nobody bids."""
    game = table(
        turn="runner", runner={"rig": "Pipeline", "credits": 9}, servers={"hq": {"ice": "Hunter [rezzed]"}}, run="hq"
    )
    play(game, "pass*4", "boost pipeline", "boost pipeline", "boost pipeline", "break 1 pipeline")
    assert "trace-strength" not in [step for _, step, _ in walk(game)]
    assert (events(game, "trace-began"), game.state.runner.tags) == ([], 0)
