"""What the Runner may do with his clicks (NR-18)."""

from __future__ import annotations

import pytest

from cyberdeck.netrunner.words import RUNNER, Zone
from netrunner.tables import find, keys, options, pass_until, play, run_seen, seat, table, why


def test_draw() -> None:
    """NR-18.1: the top card, for a click."""
    game = play(table(turn="runner", runner={"deck": "Diesel, Modded"}), "draw")
    assert (keys(game, game.state.runner.hand), keys(game, game.state.runner.deck)) == (["diesel"], ["modded"])
    assert game.state.runner.clicks == 3


def test_gain_a_credit() -> None:
    """NR-18.2"""
    game = play(table(turn="runner"), "credit")
    assert (game.state.runner.credits, game.state.runner.clicks) == (6, 3)


@pytest.mark.parametrize(("title", "cost"), [("Pipeline", 3 - 1), ("Rabbit Hole", 2 - 1), ("Access to Globalsec", 1)])
def test_install(title: str, cost: int) -> None:
    """NR-1.11, NR-18.3: program, hardware or resource, for a click and its cost, less what Kate takes off."""
    id = title.lower().replace(" ", "-")
    game = play(table(turn="runner", runner={"hand": title}), f"install {id}")
    if "no" in options(game):
        play(game, "no")
    assert (find(game, id).zone, game.state.runner.hand) == (Zone.RIG, [])
    assert (game.state.runner.credits, game.state.runner.clicks) == (5 - cost, 3)


def test_without_the_credits_no_install() -> None:
    """NR-18.3: Pipeline costs 2 with Kate."""
    game = table(turn="runner", runner={"hand": "Pipeline", "credits": 1})
    assert "install pipeline" not in options(game)
    assert why(game, RUNNER, "install pipeline") == "NR-18.3"


def test_play_an_event() -> None:
    """NR-18.4: a click and its play cost; not without the credits."""
    game = play(table(turn="runner", runner={"hand": "Sure Gamble"}), "play sure-gamble")
    assert (game.state.runner.clicks, game.state.runner.credits) == (3, 9)
    game = table(turn="runner", runner={"hand": "Sure Gamble", "credits": 4})
    assert "play sure-gamble" not in options(game)
    assert why(game, RUNNER, "play sure-gamble") == "NR-18.4"


def test_an_event_is_paid_resolved_and_trashed() -> None:
    """NR-18.8: in the play area while it resolves."""
    game = play(table(turn="runner", runner={"hand": "Infiltration"}), "play infiltration")
    assert find(game, "infiltration").zone is Zone.PLAY
    assert game.state.runner.clicks == 3
    play(game, "credits 2")
    assert find(game, "infiltration").zone is Zone.DISCARD
    assert game.state.runner.credits == 7


def test_remove_a_tag() -> None:
    """NR-18.5, NR-DIFF-32: a click and 2 credits each, as long as there are tags and credits."""
    game = table(turn="runner", runner={"tags": 3})
    play(game, "remove-tag", "pass*2", "remove-tag", "pass*2")
    assert (game.state.runner.tags, game.state.runner.credits, game.state.runner.clicks) == (1, 1, 2)
    assert "remove-tag" not in options(game)
    assert why(game, RUNNER, "remove-tag") == "NR-18.5"
    game = table(turn="runner")
    assert "remove-tag" not in options(game)
    assert why(game, RUNNER, "remove-tag") == "NR-18.5"


def test_run() -> None:
    """NR-18.6: against any one server, for a click."""
    game = table(turn="runner", servers={"remote1": {"ice": "Chum"}, "remote2": {"root": "Snare!"}})
    runs = [option for option in options(game) if option.startswith("run")]
    assert runs == ["run hq", "run rd", "run archives", "run remote1", "run remote2"]
    play(game, "run remote2")
    assert (run_seen(game, RUNNER).server, game.state.runner.clicks) == ("remote2", 3)
    play(game, "pass*2", "jack-out")


def test_an_action_of_a_card() -> None:
    """NR-18.7: Magnum Opus for a click, as often as there are clicks; not in a window or in the Corp's turn."""
    game = table(turn="runner", runner={"rig": "Magnum Opus"})
    for _ in range(4):
        play(game, "use magnum-opus")
        assert (seat(game), options(game)) == ("runner", ["pass"])
        play(game, "pass*2")
    assert (game.state.runner.credits, game.state.runner.clicks) == (13, 0)
    game = play(table(step="corp-2-1", runner={"rig": "Magnum Opus", "clicks": 1}), "pass")
    assert (seat(game), options(game)) == ("runner", ["pass"])


def test_runs_are_not_combined() -> None:
    """NR-18.9: during the run of The Maker's Eye no other event and no other run."""
    corp = {"deck": "Chum, Hunter, Enigma"}
    game = table(turn="runner", corp=corp, runner={"hand": "The Maker's Eye, The Maker's Eye"})
    play(game, "play the-makers-eye")
    while game.state.run is not None:
        assert not any(option.startswith(("run", "play")) for option in options(game))
        play(game, options(game)[0])
    assert game.state.record.runs == 1


def test_an_event_with_a_run_stays_until_the_run_is_over() -> None:
    """NR-18.10: in the play area during the run, in the heap when the window after the action opens."""
    game = table(turn="runner", corp={"deck": "Chum"}, runner={"hand": "The Maker's Eye"})
    play(game, "play the-makers-eye")
    pass_until(game, "access")
    assert find(game, "the-makers-eye").zone is Zone.PLAY
    play(game, "access rd")
    assert find(game, "the-makers-eye").zone is Zone.PLAY
    play(game, "leave chum")
    assert game.view(RUNNER).step == "runner-1-3"
    assert find(game, "the-makers-eye").zone is Zone.DISCARD


def test_an_event_with_a_run_is_trashed_though_the_run_fails() -> None:
    """NR-18.10: after jacking out too."""
    game = table(turn="runner", corp={"deck": "Chum"}, runner={"hand": "The Maker's Eye"})
    play(game, "play the-makers-eye", "pass*2", "jack-out")
    assert (game.view(RUNNER).step, find(game, "the-makers-eye").zone) == ("runner-1-3", Zone.DISCARD)


def test_no_draw_from_an_empty_stack() -> None:
    """NR-AMB-8: neither the action nor Diesel; with one card left Diesel draws that one."""
    game = table(turn="runner", runner={"hand": "Diesel"})
    assert "draw" not in options(game)
    assert "play diesel" not in options(game)
    assert why(game, RUNNER, "draw") == "NR-37.5"
    assert game.result is None
    game = play(table(turn="runner", runner={"hand": "Diesel", "deck": "Modded"}), "play diesel")
    assert keys(game, game.state.runner.hand) == ["modded"]
