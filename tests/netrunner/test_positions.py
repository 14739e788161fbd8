"""Position files say what play can reach; what no play reaches is refused (test_texts.py holds those sentences)."""

from __future__ import annotations

import pytest

from cyberdeck.netrunner.values import strength
from cyberdeck.netrunner.words import CORP, RUNNER
from netrunner.logs import walk
from netrunner.tables import find, keys, leave_open, options, pass_until, play, run_seen, seat, table


def test_parasite_on_ice_that_was_derezzed() -> None:
    """NR-FAQ-8: only Cell Portal derezzes itself; its Parasite stays and trashes nothing until it is rezzed again."""
    game = table(runner={"rig": "Parasite [on Cell Portal, virus 9]"}, servers={"hq": {"ice": "Cell Portal"}})
    portal = find(game, "cell-portal")
    assert (keys(game, portal.hosted), portal.faceup) == (["parasite"], False)
    play(game, "credit")
    assert find(game, "cell-portal").installed


def test_the_host_among_copies() -> None:
    servers = {"hq": {"ice": "Enigma [rezzed], Enigma [rezzed]"}, "rd": {"ice": "Enigma [rezzed]"}}
    rig = "Parasite [on Enigma@hq:1], Corroder, Corroder, The Personal Touch [on Corroder#1]"
    game = table(runner={"rig": rig}, servers=servers)
    assert game.state.cards[find(game, "parasite").host].notation(CORP) == "enigma@hq:1"
    assert game.state.cards[find(game, "the-personal-touch").host].notation(RUNNER) == "corroder"


def test_without_a_place_the_last_copy_hosts() -> None:
    game = table(runner={"rig": "Corroder, Corroder, The Personal Touch [on Corroder]"})
    assert game.state.cards[find(game, "the-personal-touch").host].notation(RUNNER) == "corroder#2"


@pytest.mark.parametrize(("place", "met"), [("hq:2", True), ("hq:1", False)])
def test_femme_fatale_remembers_her_choice(place: str, met: bool) -> None:
    """NR-CARD-26: she may bypass the ice that was chosen for her, and no other copy."""
    game = table(
        turn="runner",
        runner={"rig": f"Femme Fatale [chosen Enigma@{place}]"},
        servers={"hq": {"ice": "Enigma [rezzed], Enigma [rezzed]"}},
        run="hq",
    )
    play(game, "pass*4")
    assert (options(game) == ["yes", "no"]) is met
    if met:
        play(game, "no")
    walk(game)


def test_credits_left_on_an_identity() -> None:
    """NR-49.2: two at first, fewer once some are spent."""
    for text, left in (("Making News", 2), ("Making News [recurring 1]", 1)):
        game = table(corp={"identity": text})
        assert game.state.cards[game.state.corp.identity].recurring == left


@pytest.mark.parametrize("turn", ["corp", "runner"])
def test_the_last_click_is_spent_and_the_window_is_open(turn: str) -> None:
    """NR-11.5, NR-12: the window after an action comes before the discard phase."""
    spent = {"clicks": 0}
    game = table(turn=turn, acted=True, corp=spent, runner=spent, servers={"remote1": {"root": "PAD Campaign"}})
    assert (seat(game), game.view(CORP).step) == (turn, "corp-2-2" if turn == "corp" else "runner-1-3")
    if turn == "runner":
        play(game, "pass")
    assert options(game) == ["pass", "rez pad-campaign@remote1/1"]


def test_inside_an_encounter() -> None:
    """NR-25.7, NR-CARD-51: one subroutine is broken, the other waits, and who broke is remembered."""
    game = table(
        turn="runner",
        runner={"rig": "Crypsis, Gordian Blade", "credits": 3, "clicks": 1},
        servers={"hq": {"ice": "Wall of Static, Enigma [rezzed]"}},
        run={"server": "hq", "passed": 1, "encounter": True, "broken": ["1 Crypsis"]},
    )
    assert run_seen(game, RUNNER).unbroken == (2,)
    assert options(game) == ["pass", "boost crypsis", "break 2 gordian-blade", "boost gordian-blade"]
    play(game, "break 2 gordian-blade", "pass*2")
    assert options(game) == ["trash crypsis"], "it broke, and has no counter to lose"
    play(game, "trash crypsis")
    walk(game)


def test_an_encounter_whose_ice_was_broken_for_clicks() -> None:
    """NR-39.8: the ice itself counts as what broke it."""
    game = table(
        turn="runner",
        runner={"clicks": 1, "hand": "Diesel"},
        servers={"hq": {"ice": "Viktor 1.0 [rezzed]"}},
        run={"server": "hq", "encounter": True, "broken": ["2"]},
    )
    assert options(game) == ["pass", "break 1 viktor-1-0@hq:1"]
    leave_open(game)


def test_tinkering_lasts_for_the_turn() -> None:
    """NR-CARD-37: the ice has every subtype besides its own, until the turn ends."""
    game = table(
        turn="runner",
        runner={"rig": "Pipeline", "credits": 9},
        servers={"hq": {"ice": "Enigma [rezzed], Enigma [rezzed]"}},
        run={"server": "hq", "passed": 1, "encounter": True},
        lasting=["Tinkering on Enigma@hq:1"],
    )
    play(game, "boost pipeline")
    assert {"break 1 pipeline", "break 2 pipeline"} <= set(options(game))
    walk(game)


def test_chum_waits_for_the_next_encounter() -> None:
    """NR-CARD-75: two strength more for the next ice of this run, and damage unless all of it is broken."""
    game = table(
        turn="runner",
        runner={"hand": "Diesel, Diesel, Diesel, Diesel"},
        servers={"hq": {"ice": "Chum [rezzed], Enigma [rezzed]"}},
        run={"server": "hq", "passed": 1},
        lasting=["Chum@hq:2"],
    )
    pass_until(game, "jack-out")
    play(game, "continue", "pass*2")
    assert strength(game.state, find(game, "enigma")) == find(game, "enigma").printed.strength + 2
    walk(game)
    assert len(game.state.runner.hand) == 1


def test_breaking_news_takes_its_tags_back() -> None:
    """NR-CARD-82: at the end of the turn in which it was scored."""
    game = table(
        corp={"score": "Breaking News", "clicks": 0}, runner={"tags": 3}, acted=True, lasting=["Breaking News"]
    )
    pass_until(game, "action")
    assert (seat(game), game.state.runner.tags) == ("runner", 1)
