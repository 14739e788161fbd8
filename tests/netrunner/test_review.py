"""Places where a critical reading of clauses against code found the engine wrong, and their neighbours."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.kernel import Rng
from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.words import CORP, RUNNER, Zone
from netrunner.invariants import check
from netrunner.logs import events, walk
from netrunner.tables import find, keys, options, pass_until, play, seat, table, why

TO_ACCESS = ("pass*2", "continue", "pass*2")


# abilities of an encounter that is over


def femme_fatale_and_a_parasite(server: str) -> NetrunnerGame:
    """Ice Carver and Parasite eat the ice she has chosen at the first moment of its encounter."""
    game = table(
        turn="runner",
        corp={"hand": "Hedge Fund"},
        runner={"credits": 20, "hand": "Femme Fatale", "rig": "Ice Carver, Parasite [on Enigma, virus 1]"},
        servers={server: {"ice": "Enigma [rezzed]"}},
    )
    choice = f"choose enigma@{server}:1"
    return play(game, "install femme-fatale", "done", choice, "pass*2", f"run {server}", "pass*4")


def test_ice_gone_before_femme_fatale_could_bypass_it() -> None:
    """NR-25.11, NR-43.4: the ice is passed already, so nothing is asked and the run goes on."""
    game = femme_fatale_and_a_parasite("hq")
    assert keys(game, game.state.corp.discard) == ["enigma"]
    assert (game.view(RUNNER).step, events(game, "bypassed")) == ("run-4-1", [])
    walk(game)


def test_a_server_gone_before_femme_fatale_could_bypass_its_ice() -> None:
    """NR-33.5, NR-43.4: the run is over, and the game goes on."""
    game = femme_fatale_and_a_parasite("remote1")
    assert (game.state.run, seat(game)) == (None, "runner")
    assert events(game, "run-failed") == []


def test_ice_that_asks_for_a_toll_and_is_gone() -> None:
    """NR-25.11, NR-CARD-90: Tollbooth is trashed before its own ability could resolve."""
    game = table(
        turn="runner",
        runner={"credits": 0, "rig": "Ice Carver, Parasite [on Tollbooth, virus 4]"},
        servers={"hq": {"ice": "Tollbooth [rezzed]"}},
        run="hq",
    )
    play(game, "pass*4")
    assert game.view(RUNNER).step == "run-4-1"
    walk(game)


# the last card of a remote server


@pytest.mark.parametrize("ice", ["", "Enigma"])
def test_credits_of_the_run_when_the_last_card_is_stolen(ice: str) -> None:
    """NR-30.3, NR-AMB-14, NR-23.3: what a steal triggers belongs to the access, with or without a server around it."""
    game = table(
        turn="runner",
        corp={"bad_publicity": 1},
        runner={"credits": 0, "hand": "Diesel", "rig": "Net Shield"},
        servers={"remote1": {"root": "Nisei MK II", "ice": ice}},
    )
    play(game, "run remote1")
    pass_until(game, "access")
    play(game, "access remote1/1", "steal nisei-mk-ii@remote1/1", "prevent net-shield")
    assert (len(game.state.runner.hand), game.state.run) == (1, None)
    assert events(game, "run-failed") == []


# room on a host


def test_a_host_goes_with_its_own_host() -> None:
    """NR-47.6, NR-19.5: a Djinn on a Djinn that is trashed first cannot take the new program."""
    game = table(turn="runner", runner={"credits": 9, "hand": "Djinn, Medium", "rig": "Djinn"})
    play(game, "install djinn", "done", "host djinn", "pass*2", "install medium", "trash-first djinn")
    assert (find(game, "medium").host, keys(game, game.state.runner.discard)) == (-1, ["djinn", "djinn"])
    check(game.state)


# installing for nothing


def test_accelerated_beta_test_may_make_room() -> None:
    """NR-14.14, NR-15.4, NR-CARD-55: ice in the way may be trashed first, though it costs nothing to leave it."""
    game = table(
        step="corp-2-1",
        corp={"credits": 0, "deck": "Archer, Hedge Fund"},
        servers={"remote1": {"root": "Accelerated Beta Test [advancement 3]"}, "hq": {"ice": "Hunter, Chum"}},
    )
    play(game, "score accelerated-beta-test@remote1/1", "resolve accelerated-beta-test", "yes", "install archer")
    play(game, "server hq")
    assert options(game) == ["done", "trash-first chum@hq:1", "trash-first hunter@hq:2"]
    play(game, "trash-first chum@hq:1", "done", "done")
    assert (find(game, "archer").place, find(game, "archer").faceup, find(game, "hunter").place) == (
        "hq:2",
        True,
        "hq:1",
    )
    assert (find(game, "chum").zone, find(game, "chum").faceup) == (Zone.DISCARD, False)


# what a question or a pause would betray


def asked(card: str, corp: dict[str, Any], ice: str, passes: str) -> tuple[str, str]:
    """Who is asked in which step, as the Runner sees it, with that card facedown in a remote server."""
    servers = {"remote1": {"root": card, "ice": f"{ice} [rezzed]"}}
    game = table(turn="runner", corp=corp, servers=servers, run="remote1")
    play(game, passes)
    now = seat(game), game.view(RUNNER).step
    walk(game)
    return now


def test_matrix_analyzer_betrays_no_facedown_card() -> None:
    """NR-6.26, NR-CARD-89: the Corp is asked whatever lies there, and can only decline where nothing fits."""
    corp = {"credits": 5, "identity": "NBN: Making News"}
    agenda, asset = (asked(card, corp, "Matrix Analyzer", "pass*4") for card in ("Nisei MK II", "PAD Campaign"))
    assert agenda == asset
    assert agenda[0] == "corp"


def test_nothing_is_foregone_for_what_lies_facedown() -> None:
    """NR-6.26, NR-CARD-81: a counter of AstroScript stops the clock, whether or not something can be advanced."""
    foregone = []
    for card in ("Nisei MK II", "PAD Campaign"):
        game = table(
            turn="runner",
            corp={"score": "AstroScript Pilot Program [agenda 1]"},
            servers={"remote1": {"root": card, "ice": "Enigma [rezzed]"}},
            run="remote1",
        )
        play(game, "pass")
        foregone.append(game.foregone)
        walk(game)
    assert foregone == [None, None]


# why not


def test_why_not_means_the_card_in_hand() -> None:
    """NR-18.4: another copy in the heap is not what the Runner asks about."""
    hand = "Special Order, Special Order"
    game = table(turn="runner", runner={"credits": 1, "hand": hand, "deck": "Corroder"})
    pass_until(play(game, "play special-order", "take corroder"), "action")
    assert why(game, RUNNER, "play special-order") == "NR-18.4"


def test_why_not_jack_out() -> None:
    """NR-24.5, NR-24.9: the first ice is named as the reason at the first ice only."""
    game = table(turn="runner", servers={"hq": {"ice": "Enigma, Enigma"}}, run="hq")
    assert why(game, RUNNER, "jack-out") == "NR-24.5"
    play(game, "pass*4")
    assert why(game, RUNNER, "jack-out") == "NR-24.9"
    walk(game)
    game = table(turn="runner", run="hq")
    assert why(game, RUNNER, "jack-out") == "NR-24.9"
    walk(game)


@pytest.mark.parametrize("strength", [1, 0])
def test_why_not_break_with_wyrm(strength: int) -> None:
    """NR-38.5: Wyrm breaks subroutines of ice with strength 0 or less, whatever its own strength; NR-39.3 then."""
    game = table(
        turn="runner", runner={"rig": "Wyrm", "credits": 3}, servers={"hq": {"ice": "Ice Wall [rezzed]"}}, run="hq"
    )
    play(game, "pass*4", *(["use wyrm"] if strength == 0 else []))
    assert why(game, RUNNER, "break 1 wyrm") == ("NR-38.5" if strength else "NR-39.3")
    walk(game)


def test_why_not_break_for_a_click() -> None:
    """NR-39.8: he needs clicks left; of ice that allows it nothing else stands in the way."""
    for clicks in (0, 1):
        runner = {"clicks": clicks, "hand": "Diesel"}
        game = table(turn="runner", runner=runner, servers={"hq": {"ice": "Viktor 1.0 [rezzed]"}}, run="hq")
        assert why(game, RUNNER, "break 1 viktor-1-0@hq:1") == "NR-25.4"
        play(game, "pass*4")
        assert ("break 1 viktor-1-0@hq:1" in options(game)) is (clicks == 1)
        if not clicks:
            assert why(game, RUNNER, "break 1 viktor-1-0@hq:1") == "NR-39.8"
        walk(game)


@pytest.mark.parametrize(
    ("card", "clause"),
    [
        ("Net Shield", "NR-42.8"),
        ("Decoy", "NR-42.8"),
        ("Crash Space", "NR-42.8"),
        ("Sacrificial Construct", "NR-42.8"),
        ("Bank Job", "NR-28.6"),
        ("Aesop's Pawnshop", "NR-40.1"),
        ("Wyldside", "NR-40.1"),
        ("Ice Carver", "NR-38.2"),
    ],
)
def test_why_not_use_what_is_not_used(card: str, clause: str) -> None:
    """NR-42.8, NR-28.6, NR-40.1, NR-38.2: what prevents, replaces, is triggered or simply holds is no paid ability."""
    game = table(turn="runner", runner={"rig": card})
    assert why(game, RUNNER, f"use {keys(game, game.state.rig)[0]}") == clause


def test_why_not_means_the_card_in_play() -> None:
    """NR-39.3, NR-38.5: a copy in HQ is not what the Corp asks about, nor another copy in the score area."""
    scored = "AstroScript Pilot Program, AstroScript Pilot Program [agenda 1]"
    game = table(corp={"score": scored, "hand": "AstroScript Pilot Program"})
    assert why(game, CORP, "use astroscript-pilot-program") == "NR-39.3"
    assert why(game, CORP, "use astroscript-pilot-program#2") == "NR-38.5"
    assert why(game, CORP, "advance astroscript-pilot-program") == "NR-39.9"


def test_why_not_leave() -> None:
    """NR-31.2: an agenda must be stolen; nothing is said of a card that the asker cannot see."""
    game = table(turn="runner", corp={"deck": "Nisei MK II"}, runner={"hand": "Diesel"})
    play(game, "run rd", *TO_ACCESS, "access rd")
    assert why(game, RUNNER, "leave nisei-mk-ii") == "NR-31.2"
    assert why(game, CORP, "leave nisei-mk-ii") == ""
    play(game, "steal nisei-mk-ii")


# redrawn games


def test_a_redrawn_game_does_not_know_the_prepared_outcomes() -> None:
    """NR-6.24: a pick that a puzzle prepares is a chance to come, and may not fit the redrawn cards."""
    game = table(
        turn="runner",
        coming={"hq": ["Snare!"]},
        corp={"hand": "Snare!", "deck": "Enigma, Hunter, Chum, Hedge Fund"},
        runner={"hand": "Diesel, Diesel, Diesel"},
    )
    for seed in range(5):
        twin = game.determinise(RUNNER, Rng(seed))
        play(twin, "run hq", *TO_ACCESS, "access hq")
        assert len(twin.state.run.accessed if twin.state.run else ()) == 1
