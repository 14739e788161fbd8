"""Bad publicity: credits for one run (NR-23)."""

from __future__ import annotations

from netrunner.logs import walk
from netrunner.tables import leave_open, options, pass_until, play, run_seen, table


def test_credits_come_right_after_the_server_is_named() -> None:
    """NR-23.2, NR-23.8: one for each point, before the first window, with or without ice; the pool stays as it is."""
    for servers in ({}, {"hq": {"ice": "Enigma"}}):
        game = table(turn="runner", corp={"bad_publicity": 2}, servers=servers)
        assert game.view(1).run is None
        leave_open(play(game, "run hq"))
        assert (run_seen(game, 1).credits, game.state.runner.credits) == (2, 5)
        assert game.view(0).bad_publicity == 2


def test_no_bad_publicity_no_credits() -> None:
    """NR-23.2: nothing else pays for a run."""
    game = play(table(turn="runner", runner={"credits": 0, "rig": "Gordian Blade"}), "run hq")
    assert run_seen(game, 1).credits == 0
    assert options(game) == ["pass"]
    walk(game)


def test_they_pay_for_abilities_and_trash_costs() -> None:
    """NR-23.3: one for a boost, one for a subroutine, one towards the trash cost of 4."""
    game = table(
        turn="runner",
        corp={"bad_publicity": 3},
        runner={"credits": 3, "rig": "Gordian Blade, The Personal Touch [on Gordian Blade]"},
        servers={"remote1": {"ice": "Chum [rezzed]", "root": "PAD Campaign"}},
        run="remote1",
    )
    play(game, "pass*4", "boost gordian-blade", "number 1", "break 1 gordian-blade", "number 1", "pass*2")
    assert (run_seen(game, 1).credits, game.state.runner.credits) == (1, 3)
    play(game, "pass*2", "continue", "pass*2", "access remote1/1", "trash pad-campaign@remote1/1")
    assert game.state.runner.credits == 0
    assert game.view(1).corp.discard[0].id == "pad-campaign"


def test_the_runner_may_spend_his_own_credits_first() -> None:
    """NR-23.3: as if in the pool, so which credits go is his choice."""
    game = table(
        turn="runner",
        corp={"bad_publicity": 1},
        runner={"credits": 1, "rig": "Gordian Blade"},
        servers={"hq": {"ice": "Enigma [rezzed]"}},
        run="hq",
    )
    play(game, "pass*4", "break 2 gordian-blade")
    assert options(game) == ["number 1", "number 0"]
    play(game, "number 0")
    assert (run_seen(game, 1).credits, game.state.runner.credits) == (1, 0)
    walk(game)
    assert game.state.runner.credits == 0


def test_they_prevent_damage() -> None:
    """NR-23.3: for anything, Net Shield included."""
    game = table(
        turn="runner",
        corp={"bad_publicity": 1},
        runner={"credits": 0, "rig": "Net Shield", "hand": "Diesel, Modded"},
        servers={"hq": {"ice": "Data Mine [rezzed]"}},
        run="hq",
    )
    play(game, "pass*6", "prevent net-shield")
    assert (run_seen(game, 1).credits, len(game.state.runner.hand)) == (0, 2)
    walk(game)


def test_they_come_anew_in_every_run() -> None:
    """NR-23.4, NR-23.5, NR-33.2, NR-DIFF-16: each run of a turn has its two, whatever was left of the last ones."""
    game = table(
        turn="runner",
        corp={"bad_publicity": 2},
        runner={"credits": 0, "rig": "Gordian Blade"},
        servers={"hq": {"ice": "Enigma [rezzed]"}},
    )
    for _ in range(3):
        play(game, "run hq", "pass*4")
        assert run_seen(game, 1).credits == 2
        play(game, "break 1 gordian-blade")
        assert run_seen(game, 1).credits == 1
        pass_until(game, "action")
        assert game.state.runner.credits == 0


def test_unspent_credits_do_not_reach_the_pool() -> None:
    """NR-23.4: also when the run ends early."""
    game = table(turn="runner", corp={"bad_publicity": 4}, runner={"credits": 2}, run="hq")
    play(game, "pass*2", "jack-out")
    assert game.state.run is None
    assert game.state.runner.credits == 2
    pass_until(game, "action")
    assert game.state.corp.bad_publicity == 4


def test_they_are_gone_after_the_run() -> None:
    """NR-23.4: the next action is paid from the pool alone."""
    game = table(turn="runner", corp={"bad_publicity": 9}, runner={"credits": 4, "hand": "Sure Gamble"}, run="hq")
    walk(game)
    pass_until(game, "action")
    assert "play sure-gamble" not in options(game)
