"""Rezzing and derezzing, advancing and scoring (NR-16, NR-17)."""

from __future__ import annotations

import pytest

from cyberdeck.netrunner.words import CORP, RUNNER, Zone
from netrunner.tables import find, keys, options, pass_until, play, seat, table, why

FORCE = "Private Security Force"
FORCE_ID = "private-security-force"


# rezzing


def test_rezzing_pays_and_turns_faceup() -> None:
    """NR-16.1, NR-16.2: 2 credits for PAD Campaign, no click; then both see it."""
    game = table(step="corp-2-1", servers={"remote1": {"root": "PAD Campaign"}})
    play(game, "rez pad-campaign@remote1/1")
    card = game.view(RUNNER).servers[3].root[0]
    assert (card.id, card.faceup, card.active) == ("pad-campaign", True, True)
    assert (game.state.corp.credits, game.state.corp.clicks) == (3, 3)
    assert options(game) == ["pass"], "it cannot be rezzed again"


def test_without_the_credits_no_rezzing() -> None:
    """NR-16.1"""
    game = table(step="corp-2-1", corp={"credits": 1}, servers={"remote1": {"root": "PAD Campaign"}})
    assert options(game) == ["pass"]
    assert why(game, CORP, "rez pad-campaign@remote1/1") == "NR-16.1"


def test_assets_and_upgrades_are_rezzed_in_a_run() -> None:
    """NR-16.3: in Run 2.3 and 4.3 of a run on any server, not in 2.1 or 4.1."""
    servers = {"hq": {"ice": "Chum"}, "rd": {"root": "Akitaro Watanabe"}, "remote1": {"root": "Snare!"}}
    game = table(turn="runner", corp={"hand": "Chum"}, servers=servers, run="hq")
    rez = ["pass", "rez akitaro-watanabe@rd/1", "rez snare@remote1/1"]
    for step, expected in (("run-2-1", ["pass"]), ("run-2-3", [*rez, "rez chum@hq:1"])):
        play(game, "pass")
        assert (seat(game), game.view(CORP).step, options(game)) == ("corp", step, expected)
        play(game, "pass")
    play(game, "pass")
    assert (game.view(CORP).step, options(game)) == ("run-4-1", ["pass"])
    play(game, "pass", "continue", "pass")
    assert (game.view(CORP).step, options(game)) == ("run-4-3", rez)
    play(game, "pass", "access hq", "leave chum")


def test_only_the_approached_ice_can_be_rezzed() -> None:
    """NR-16.4: neither the next piece, nor that of another server, nor a piece passed."""
    servers = {"hq": {"ice": "Data Mine, Hunter"}, "rd": {"ice": "Chum"}}
    game = table(turn="runner", servers=servers, run="hq")
    play(game, "pass*3")
    assert options(game) == ["pass", "rez data-mine@hq:2"]
    for other in ("hunter@hq:1", "chum@rd:1"):
        assert why(game, CORP, f"rez {other}") == "NR-16.4"
    play(game, "pass", "pass*2", "continue", "pass")
    assert options(game) == ["pass", "rez hunter@hq:1"]
    play(game, "pass", "pass*2", "jack-out")


def test_ice_is_not_rezzed_outside_a_run() -> None:
    """NR-16.4: Data Mine costs nothing, and still."""
    game = table(step="corp-2-1", servers={"hq": {"ice": "Data Mine"}})
    assert options(game) == ["pass"]
    assert why(game, CORP, "rez data-mine@hq:1") == "NR-16.4"


def test_several_cards_in_one_window() -> None:
    """NR-16.5: Akitaro Watanabe first makes the approached Enigma payable, in the same opportunity."""
    servers = {"remote1": {"ice": "Enigma", "root": "Akitaro Watanabe, Snare!"}}
    game = table(turn="runner", corp={"credits": 2}, servers=servers, run="remote1")
    play(game, "pass*3")
    assert "rez enigma@remote1:1" not in options(game)
    play(game, "rez akitaro-watanabe@remote1/1", "rez enigma@remote1:1", "rez snare@remote1/2")
    assert (game.state.corp.credits, find(game, "enigma").faceup) == (0, True)
    pass_until(game, "action")


def test_agendas_are_never_rezzed() -> None:
    """NR-16.6"""
    game = table(step="corp-2-1", corp={"credits": 20}, servers={"remote1": {"root": FORCE}})
    assert options(game) == ["pass"]
    assert why(game, CORP, f"rez {FORCE_ID}@remote1/1") == "NR-16.6"


def test_derezzed_ice() -> None:
    """NR-16.7, NR-16.8: Cell Portal turns itself facedown; it stays installed, inactive, without strength."""
    game = table(turn="runner", servers={"hq": {"ice": "Cell Portal [rezzed]"}}, run="hq")
    card = game.view(CORP).servers[0].ice[0]
    assert (card.active, card.strength) == (True, 7)
    play(game, "pass*6")
    card = game.view(CORP).servers[0].ice[0]
    assert (card.id, card.faceup, card.active, card.strength) == ("cell-portal", False, False, None)
    assert game.view(RUNNER).servers[0].ice[0].id is None
    play(game, "pass*2", "jack-out")


def test_a_card_effect_rezzes_whenever_it_resolves() -> None:
    """NR-16.9, NR-16.11: Priority Requisition, in the Corp's own turn, ice before any server, free of cost."""
    servers = {"remote1": {"root": "Priority Requisition [advancement 5]"}, "rd": {"ice": "Wall of Thorns"}}
    game = table(step="corp-2-1", corp={"credits": 0}, runner={"hand": "Diesel"}, servers=servers)
    play(game, "score priority-requisition@remote1/1", "resolve priority-requisition", "rez wall-of-thorns@rd:1")
    assert (find(game, "wall-of-thorns").faceup, game.state.corp.credits) == (True, 0)


def test_the_rez_cost_is_what_modifiers_leave() -> None:
    """NR-16.11, NR-AMB-18: Akitaro Watanabe takes 2 off the ice of its own server, down to 0 for Hunter's 1."""
    servers = {
        "remote1": {"ice": "Wall of Thorns, Data Mine, Hunter", "root": "Akitaro Watanabe [rezzed]"},
        "hq": {"ice": "Wall of Thorns"},
    }
    game = table(turn="runner", corp={"credits": 6}, runner={"hand": "Diesel, Modded"}, servers=servers, run="remote1")
    assert [card.rez_cost for card in game.view(CORP).servers[3].ice] == [6, 0, 0]
    assert game.view(CORP).servers[0].ice[0].rez_cost == 8
    play(game, "pass*3", "rez wall-of-thorns@remote1:3")
    assert game.state.corp.credits == 0
    pass_until(game, "action")


# advancing


def test_advancing_adds_one_token() -> None:
    """NR-17.1: to one card."""
    servers = {"remote1": {"root": FORCE}, "remote2": {"root": "Project Junebug"}}
    game = play(table(servers=servers), f"advance {FORCE_ID}@remote1/1")
    assert [server.root[0].advancement for server in game.view(RUNNER).servers[3:]] == [1, 0]


def test_what_can_be_advanced() -> None:
    """NR-17.2, NR-17.3: agendas, and what says so, unrezzed and rezzed; nothing else, and only what is installed."""
    servers = {
        "remote1": {"root": "Nisei MK II", "ice": "Enigma"},
        "remote2": {"root": "Project Junebug"},
        "remote3": {"root": "Project Junebug [rezzed]"},
        "remote4": {"root": "Snare!, Akitaro Watanabe"},
        "remote5": {"root": "PAD Campaign [rezzed]"},
    }
    game = table(corp={"hand": "Nisei MK II"}, servers=servers)
    assert [option for option in options(game) if option.startswith("advance")] == [
        "advance nisei-mk-ii@remote1/1",
        "advance project-junebug@remote2/1",
        "advance project-junebug@remote3/1",
    ]
    assert why(game, CORP, "advance snare@remote4/1") == "NR-17.2"
    assert why(game, CORP, "advance enigma@remote1:1") == "NR-17.2"


def test_a_card_is_advanced_beyond_its_requirement() -> None:
    """NR-17.4, NR-17.7: four tokens would do; the Corp goes on and may score later."""
    game = table(runner={"hand": "Diesel"}, servers={"remote1": {"root": f"{FORCE} [advancement 4]"}})
    for tokens in (5, 6, 7):
        play(game, f"advance {FORCE_ID}@remote1/1")
        assert find(game, FORCE_ID).advancement == tokens
        assert options(game) == ["pass", f"score {FORCE_ID}@remote1/1"]
        if tokens < 7:
            play(game, "pass*2")
    play(game, f"score {FORCE_ID}@remote1/1")
    assert game.view(CORP).corp.points == 2


# scoring


@pytest.mark.parametrize(("tokens", "offered"), [(0, False), (3, False), (4, True), (5, True)])
def test_fully_advanced(tokens: int, offered: bool) -> None:
    """NR-17.5, NR-17.6: with as many tokens as required, or more."""
    game = table(step="corp-2-1", servers={"remote1": {"root": f"{FORCE} [advancement {tokens}]"}})
    assert (f"score {FORCE_ID}@remote1/1" in options(game)) is offered
    if not offered:
        assert why(game, CORP, f"score {FORCE_ID}@remote1/1") == "NR-17.6"


def test_only_installed_agendas_are_scored() -> None:
    """NR-17.6: Project Junebug never, an agenda in HQ never."""
    servers = {"remote1": {"root": "Project Junebug [advancement 9]"}}
    game = table(step="corp-2-1", corp={"hand": FORCE}, servers=servers)
    assert options(game) == ["pass", "rez project-junebug@remote1/1"]


def test_scoring_windows() -> None:
    """NR-17.8, NR-DIFF-26: in Corp 1.1, 2.1 and after each action; not in 3.2, not in the Runner's turn."""
    corp, servers = {"deck": "Chum, Chum"}, {"remote1": {"root": f"{FORCE} [advancement 4]"}}
    game = table(step="corp-1-1", corp=corp, servers=servers)
    score = f"score {FORCE_ID}@remote1/1"
    found = []
    while game.view(CORP).turns < 2:
        if score in options(game):
            found.append(game.view(CORP).step)
        play(game, "pass" if "pass" in options(game) else "credit")
    assert found == ["corp-1-1", "corp-2-1", "corp-2-2", "corp-2-2", "corp-2-2"]
    assert game.view(CORP).turn == "corp", "a Runner's turn has gone by"


def test_scoring() -> None:
    """NR-17.9: faceup into the score area, then what it does when scored: the counter of Nisei MK II."""
    game = table(
        step="corp-2-1", runner={"hand": "Diesel"}, servers={"remote1": {"root": "Nisei MK II [advancement 4]"}}
    )
    play(game, "score nisei-mk-ii@remote1/1")
    assert sorted(options(game)) == ["resolve nisei-mk-ii", "resolve personal-evolution"]
    card = game.view(RUNNER).corp.score[0]
    assert (card.id, card.faceup, card.agenda) == ("nisei-mk-ii", True, 0)
    play(game, "resolve nisei-mk-ii")
    assert (game.view(RUNNER).corp.score[0].agenda, len(game.state.runner.hand)) == (1, 0)


def test_several_agendas_in_one_window() -> None:
    """NR-17.10"""
    servers = {f"remote{n}": {"root": f"{FORCE} [advancement 4]"} for n in (1, 2)}
    game = table(step="corp-1-1", runner={"hand": "Diesel, Diesel"}, servers=servers)
    play(game, f"score {FORCE_ID}@remote1/1", f"score {FORCE_ID}@remote2/1")
    assert (game.view(CORP).step, game.view(CORP).corp.points, game.state.corp.clicks) == ("corp-1-1", 4, 3)


def test_a_scored_agenda_is_active() -> None:
    """NR-17.11: its points count and its ability works from the next action on."""
    servers = {"remote1": {"root": f"{FORCE} [advancement 4]"}}
    game = table(step="corp-2-1", runner={"tags": 1, "hand": "Diesel, Diesel"}, servers=servers)
    play(game, f"score {FORCE_ID}@remote1/1")
    card = game.view(RUNNER).corp.score[0]
    assert (card.active, game.view(RUNNER).corp.points) == (True, 2)
    play(game, "pass*2", f"use {FORCE_ID}")
    assert len(game.state.runner.hand) == 0


def test_scored_agendas_are_out_of_reach() -> None:
    """NR-17.12, NR-FAQ-40: the Runner can neither expose nor access nor steal one, nor the Corp a stolen one."""
    corp, runner = {"score": "Nisei MK II", "hand": "Chum"}, {"score": FORCE, "hand": "Infiltration"}
    game = table(turn="runner", corp=corp, runner=runner)
    play(game, "play infiltration")
    assert options(game) == ["credits 2"]
    play(game, "credits 2", "pass*2", "run hq")
    pass_until(game, "access")
    play(game, "access hq")
    assert options(game) == ["leave chum"]
    play(game, "leave chum")
    game = table(corp=corp, runner={**runner, "tags": 1})
    assert not any("nisei" in option or FORCE_ID in option for option in options(game))


def test_tokens_return_to_the_bank() -> None:
    """NR-17.13, NR-AMB-17: those of a scored agenda and of a stolen one."""
    servers = {"remote1": {"root": f"{FORCE} [advancement 5]"}}
    game = table(step="corp-2-1", runner={"hand": "Diesel"}, servers=servers)
    play(game, f"score {FORCE_ID}@remote1/1")
    assert game.view(CORP).corp.score[0].advancement == 0
    game = table(turn="runner", runner={"hand": "Diesel"}, servers=servers, run="remote1")
    pass_until(game, "access")
    play(game, "access remote1/1", f"steal {FORCE_ID}@remote1/1")
    assert game.view(CORP).runner.score[0].advancement == 0
    assert keys(game, game.state.runner.score) == [FORCE_ID]
    assert find(game, FORCE_ID).zone is Zone.SCORE
