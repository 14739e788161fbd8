"""Stealing agendas and trashing accessed cards (NR-31, NR-32)."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.netrunner.rules import NetrunnerGame
from netrunner.logs import events, told
from netrunner.tables import find, keys, options, pass_until, play, table, why


def accessing(card: str, where: str, credits: int = 5, **runner: Any) -> NetrunnerGame:
    """The Runner accesses this card, the only one there is, in HQ, R&D, Archives or a remote server."""
    corp = {"hq": {"hand": card}, "rd": {"deck": card}, "archives": {"archives": card}}.get(where, {})
    servers = {"remote1": {"root": card}} if where == "remote1" else {}
    runner = {"credits": credits, "hand": "Diesel, Diesel", **runner}
    game = pass_until(table(turn="runner", corp=corp, runner=runner, servers=servers, run=where), "access")
    return play(game, options(game)[0])


@pytest.mark.parametrize("where", ["hq", "rd", "archives", "remote1"])
def test_an_accessed_agenda_is_stolen(where: str) -> None:
    """NR-31.1, NR-31.2, NR-31.5: without payment or tokens, from wherever it lies, and there is no other choice."""
    game = accessing("Priority Requisition", where, credits=0)
    [steal] = options(game)
    assert steal.startswith("steal priority-requisition")
    play(game, steal)
    agenda = find(game, "priority-requisition")
    assert (agenda.faceup, game.state.runner.score, game.state.runner.credits) == (True, [agenda.id], 0)
    assert [card.id for card in game.view(0).runner.score] == ["priority-requisition"]


def test_stealing_cannot_be_declined() -> None:
    """NR-31.2: leaving the agenda is refused with the clause."""
    game = accessing("Nisei MK II", "hq")
    assert why(game, 1, "leave nisei-mk-ii") == "NR-31.2"
    play(game, "steal nisei-mk-ii")


@pytest.mark.parametrize(("where", "steal"), [("hq", "nisei-mk-ii"), ("remote1", "nisei-mk-ii@remote1/1")])
def test_conditionals_come_after_the_steal(where: str, steal: str) -> None:
    """NR-31.3: first the score area, then the damage of Personal Evolution, also if the server has gone with it."""
    game = play(accessing("Nisei MK II", where), f"steal {steal}")
    assert events(game, "stolen", "damaged") == ["stolen", "damaged"]
    assert (len(game.state.runner.hand), find(game, "nisei-mk-ii").agenda) == (1, 0)


def test_stolen_agendas_count() -> None:
    """NR-31.4: 2 points of before and 3 for this one; the Corp gets nothing."""
    game = accessing("Priority Requisition", "hq", score="Nisei MK II")
    assert game.view(1).runner.points == 2
    play(game, "steal priority-requisition")
    assert (game.view(1).runner.points, game.view(1).corp.points) == (5, 0)


def test_tokens_do_not_matter_for_stealing() -> None:
    """NR-31.5: an agenda advanced beyond its requirement is stolen like any other."""
    game = accessing("Nisei MK II [advancement 5]", "remote1", credits=0)
    assert options(game) == ["steal nisei-mk-ii@remote1/1"]
    play(game, "steal nisei-mk-ii@remote1/1")
    assert (game.view(1).runner.points, game.state.runner.credits) == (2, 0)


@pytest.mark.parametrize(
    ("card", "where"),
    [
        ("PAD Campaign", "hq"),
        ("PAD Campaign", "rd"),
        ("PAD Campaign", "remote1"),
        ("PAD Campaign [rezzed]", "remote1"),
    ],
)
def test_trashing_for_the_trash_cost(card: str, where: str) -> None:
    """NR-32.1, NR-32.2, NR-32.3: 4 credits, rezzed or not; it lies faceup in Archives."""
    game = accessing(card, where, credits=4)
    trash, leave = options(game)
    assert (trash.split("@")[0], leave.split("@")[0]) == ("trash pad-campaign", "leave pad-campaign")
    play(game, trash)
    assert game.state.runner.credits == 0
    assert [(card.id, card.faceup) for card in game.view(1).corp.discard] == [("pad-campaign", True)]
    assert told(game, "trashed", seat=0) == ["pad-campaign"]


@pytest.mark.parametrize("where", ["hq", "rd", "archives"])
def test_trashing_upgrades_in_a_root(where: str) -> None:
    """NR-32.2: also the one of Archives, which lies in the root and not in the pile."""
    game = table(turn="runner", servers={where: {"root": "Akitaro Watanabe"}}, run=where)
    play(pass_until(game, "access"), f"access {where}/1", f"trash akitaro-watanabe@{where}/1")
    assert (game.state.runner.credits, keys(game, game.state.corp.discard)) == (2, ["akitaro-watanabe"])
    assert find(game, "akitaro-watanabe").faceup


def test_trashing_is_optional() -> None:
    """NR-32.1: left alone, it costs nothing and stays."""
    game = play(accessing("PAD Campaign", "remote1"), "leave pad-campaign@remote1/1")
    assert (game.state.runner.credits, find(game, "pad-campaign").installed) == (5, True)


def test_the_trash_cost_must_be_paid_in_full() -> None:
    """NR-32.1: 3 credits do not pay 4, and the refusal names the clause."""
    game = accessing("PAD Campaign", "hq", credits=3)
    assert options(game) == ["leave pad-campaign"]
    assert why(game, 1, "trash pad-campaign") == "NR-32.1"
    play(game, "leave pad-campaign")


def test_icebreaker_credits_do_not_pay_it() -> None:
    """NR-32.1: The Toolbox pays for icebreakers only."""
    game = accessing("PAD Campaign", "hq", credits=2, rig="The Toolbox")
    assert options(game) == ["leave pad-campaign"]
    play(game, "leave pad-campaign")


def test_a_trash_cost_of_nothing() -> None:
    """NR-32.1: 0 is a trash cost, payable without credits."""
    game = accessing("Project Junebug", "hq", credits=0)
    assert options(game) == ["trash project-junebug", "leave project-junebug"]
    play(game, "trash project-junebug")
    assert keys(game, game.state.corp.discard) == ["project-junebug"]


def test_nothing_is_trashed_in_archives() -> None:
    """NR-32.2, NR-29.7: the exception."""
    game = accessing("Melange Mining Corp.", "archives")
    assert options(game) == ["leave melange-mining-corp"]
    play(game, "leave melange-mining-corp")


@pytest.mark.parametrize(("card", "id"), [("Hedge Fund", "hedge-fund"), ("Enigma", "enigma")])
@pytest.mark.parametrize("where", ["hq", "rd"])
def test_without_trash_cost_no_trashing(card: str, id: str, where: str) -> None:
    """NR-32.4: operations and ice."""
    game = accessing(card, where, credits=20)
    assert options(game) == [f"leave {id}"]
    play(game, f"leave {id}")
    assert not game.state.corp.discard
