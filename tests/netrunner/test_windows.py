"""Priority in windows: who may act when, and when a window closes (NR-41)."""

from __future__ import annotations

from typing import Any

from cyberdeck.netrunner.rules import NetrunnerGame
from netrunner.tables import find, keys, options, pass_until, play, seat, table

BOOST = "boost gordian-blade"
REZ_ONE = "rez pad-campaign@remote1/1"
REZ_TWO = "rez melange-mining-corp@remote2/1"


def in_4_3(**corp: Any) -> NetrunnerGame:
    """A run on an empty Archives in Run 4.3: the Runner may boost, the Corporation may rez; then the run is over."""
    game = table(
        turn="runner",
        corp={"credits": 20, **corp},
        runner={"credits": 20, "rig": "Gordian Blade"},
        servers={"remote1": {"root": "PAD Campaign"}, "remote2": {"root": "Melange Mining Corp."}},
        run="archives",
    )
    play(game, "pass*2", "continue")
    assert game.view(-1).step == "run-4-3"
    return game


def holder(game: NetrunnerGame) -> str | None:
    """Who holds the opportunity in Run 4.3; nobody once it has closed."""
    return seat(game) if game.view(-1).step == "run-4-3" else None


def test_the_player_whose_turn_it_is_acts_first() -> None:
    """NR-41.1, NR-22.19: the Runner in the windows of his turn, the Corporation in those of its own."""
    game = table(turn="runner", step="runner-1-1", corp={"deck": "Hedge Fund"}, runner={"clicks": 0})
    steps = ("runner-1-1", "runner-2-2", "corp-1-1", "corp-2-1")
    for step in steps:
        assert (game.view(-1).step, seat(game)) == (step, step.split("-")[0])
        play(game, "pass*2")


def test_the_runner_acts_first_in_the_windows_of_a_run() -> None:
    """NR-41.1"""
    game = in_4_3()
    assert holder(game) == "runner"
    play(game, "pass*2")


def test_both_decline() -> None:
    """NR-41.4, NR-41.6, NR-AMB-3: closed."""
    game = in_4_3()
    play(game, "pass")
    assert holder(game) == "corp"
    play(game, "pass")
    assert holder(game) is None


def test_the_first_acts_and_the_second_declines() -> None:
    """NR-41.5, NR-41.6: closed; the first does not get another opportunity."""
    game = in_4_3()
    play(game, BOOST, "pass")
    assert holder(game) == "corp"
    play(game, "pass")
    assert holder(game) is None


def test_the_first_declines_and_the_second_acts() -> None:
    """NR-41.3, NR-41.6: back to the first; his decline closes the window."""
    game = in_4_3()
    play(game, "pass", REZ_ONE, "pass")
    assert holder(game) == "runner"
    play(game, "pass")
    assert holder(game) is None


def test_both_act() -> None:
    """NR-41.3, NR-41.6: back to the first, and by turns as long as they act."""
    game = in_4_3()
    play(game, BOOST, "pass", REZ_ONE, "pass")
    assert holder(game) == "runner"
    play(game, BOOST, "pass")
    assert holder(game) == "corp"
    play(game, REZ_TWO, "pass")
    assert holder(game) == "runner"
    play(game, "pass")
    assert holder(game) is None


def test_a_first_decline_does_not_bar_from_acting_later() -> None:
    """NR-41.5: the window is open until a decline closes it, and then the second may act again."""
    game = in_4_3()
    play(game, "pass", REZ_ONE, "pass", BOOST, "pass")
    assert holder(game) == "corp"
    assert REZ_TWO in options(game)
    play(game, "pass")
    assert holder(game) is None


def test_an_opportunity_that_was_used_counts_as_had() -> None:
    """NR-41.5: the Corporation has acted before, so the Runner's decline closes without asking it again."""
    game = in_4_3()
    play(game, BOOST, "pass", REZ_ONE, "pass", "pass")
    assert holder(game) is None
    assert not find(game, "melange-mining-corp").faceup


def test_as_much_as_wanted_in_one_opportunity() -> None:
    """NR-41.2, NR-16.5: several times, in any order."""
    game = in_4_3()
    play(game, BOOST, BOOST, BOOST, "pass", REZ_TWO, REZ_ONE)
    assert (game.state.runner.credits, game.state.corp.credits) == (17, 17)
    assert holder(game) == "corp"
    play(game, "pass*2")


def test_a_window_allows_what_it_allows() -> None:
    """NR-41.2, NR-22.18: nothing is rezzed in Run 2.1, 3.1 and 4.1, and ice only in 2.3."""
    game = table(
        turn="runner",
        corp={"credits": 20},
        servers={"archives": {"ice": "Hunter [rezzed], Enigma"}, "remote1": {"root": "PAD Campaign"}},
        run="archives",
    )
    rezzable: dict[str, list[list[str]]] = {}
    while game.state.run is not None:
        if seat(game) == "corp" and "pass" in options(game):
            rezzable.setdefault(game.view(-1).step, []).append(options(game)[1:])
        play(game, next(o for o in ("pass", "continue", "number 0", "number 2") if o in options(game)))
    asset, ice = REZ_ONE, "rez enigma@archives:1"
    assert rezzable == {
        "run-2-1": [[], []],
        "run-2-3": [[asset], [asset, ice]],
        "run-3-1": [[]],
        "run-4-1": [[]],
        "run-4-3": [[asset]],
    }


def test_rezzing_and_scoring_in_one_opportunity() -> None:
    """NR-41.2, NR-17.10: two agendas are scored and an asset rezzed between them."""
    game = table(
        step="corp-1-1",
        corp={"deck": "Hedge Fund", "score": ""},
        runner={"hand": "Diesel, Diesel"},
        servers={
            "remote1": {"root": "Private Security Force [advancement 4]"},
            "remote2": {"root": "PAD Campaign"},
            "remote3": {"root": "Private Security Force [advancement 5]"},
        },
    )
    play(game, "score private-security-force@remote1/1", "rez pad-campaign@remote2/1")
    play(game, "score private-security-force@remote3/1")
    assert (seat(game), options(game)) == ("corp", ["pass"])
    assert (len(game.state.corp.score), game.state.corp.credits) == (2, 3)


def test_once_closed_nothing_more() -> None:
    """NR-41.7: between two windows the Corporation neither rezzes nor scores nor ends the run."""
    game = table(
        turn="runner",
        corp={"score": "Nisei MK II [agenda 1]", "hand": "Hedge Fund"},
        servers={"remote1": {"root": "PAD Campaign"}},
        run="hq",
    )
    play(game, "pass*2", "continue", "pass*2")
    assert (seat(game), options(game)) == ("runner", ["access hq"])
    play(game, "access hq")
    assert (seat(game), options(game)) == ("runner", ["leave hedge-fund"])
    play(game, "leave hedge-fund", "pass")
    assert options(game) == ["pass", REZ_ONE], "the next window"


def test_closed_before_the_action() -> None:
    """NR-41.7: what was missed in Corp 2.1 has to wait for the window after the action."""
    game = table(
        step="corp-2-1",
        servers={"remote1": {"root": "Nisei MK II [advancement 4]"}, "remote2": {"root": "PAD Campaign"}},
        runner={"hand": "Diesel"},
    )
    both = {"score nisei-mk-ii@remote1/1", "rez pad-campaign@remote2/1"}
    assert both < set(options(game))
    play(game, "pass*2")
    assert not both & set(options(game))
    play(game, "credit")
    assert both < set(options(game))


def test_only_the_corporation_rezzes_and_scores() -> None:
    """NR-41.8, NR-12.16: the Runner is never offered it, and agendas wait for the windows of the Corporation's turn."""
    game = table(
        turn="runner",
        corp={"credits": 20, "score": "Private Security Force"},
        runner={"rig": "Gordian Blade"},
        servers={"remote1": {"root": "Nisei MK II [advancement 4]"}, "remote2": {"root": "PAD Campaign"}},
        run="archives",
    )
    play(game, "pass*2", "continue")
    assert options(game) == ["pass", BOOST]
    play(game, "pass")
    assert options(game) == ["pass", "rez pad-campaign@remote2/1"]
    play(game, "pass")


def test_both_players_trigger_paid_abilities() -> None:
    """NR-41.8, NR-22.8: in the same window, each his own."""
    game = in_4_3(score="Nisei MK II [agenda 1]")
    assert BOOST in options(game)
    assert "use nisei-mk-ii" not in options(game)
    play(game, "pass")
    assert "use nisei-mk-ii" in options(game)
    assert BOOST not in options(game)
    play(game, "pass")


def test_a_window_that_an_effect_closes() -> None:
    """NR-41.7, NR-25.6: the run ends in the middle of the Corporation's opportunity, and so does the window."""
    game = in_4_3(score="Nisei MK II [agenda 1]")
    play(game, "pass", "use nisei-mk-ii")
    assert (game.view(-1).step, seat(game)) == ("runner-1-3", "runner")
    assert not find(game, "pad-campaign").faceup


def test_conditional_abilities_come_before_the_opportunity_goes_on() -> None:
    """NR-41.2, NR-AMB-14: the damage of the first score is done before the second."""
    game = table(
        step="corp-1-1",
        corp={"deck": "Hedge Fund"},
        runner={"hand": "Diesel, Diesel"},
        servers={
            "remote1": {"root": "Private Security Force [advancement 4]"},
            "remote2": {"root": "Private Security Force [advancement 4]"},
        },
    )
    play(game, "score private-security-force@remote2/1")
    assert keys(game, game.state.runner.discard) == ["diesel"]
    assert options(game) == ["pass", "score private-security-force@remote1/1"]
    pass_until(game, "action")
