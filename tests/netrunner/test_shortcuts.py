"""Shortcuts: several answers as one, each of them an ordinary one."""

from __future__ import annotations

import pytest

from contract import drive
from cyberdeck.kernel import IllegalDecision, Running
from cyberdeck.kernel.shortcuts import begin
from cyberdeck.netrunner.rules import NetrunnerGame
from netrunner.logs import events, walk
from netrunner.tables import find, leave_open, options, pass_until, play, table
from netrunner.test_icebreakers import facing

GOING_ON = ("pass", "pass", "continue")
"""Out of the encounter, past a window in which there is nothing to use, and not jacking out."""


def shortcuts(game: NetrunnerGame, verb: str = "") -> list[str]:
    return [found.notation for found in game.shortcuts if found.notation.startswith(verb)]


def answers(game: NetrunnerGame, notation: str) -> list[str]:
    """What the driver says for its seat."""
    assert game.decision is not None
    seat, before = game.seats[game.decision.seat], len(game.journal.decisions)
    drive(game, notation)
    return [said for who, said in game.journal.decisions[before:] if who == seat]


def against(game: NetrunnerGame, notation: str, wanted: str) -> None:
    """Drive a shortcut while the other side does what it wants as soon as it can, and passes before."""
    assert game.decision is not None
    running: Running | None = begin(game, notation)
    while running is not None:
        if game.decision.seat != running.seat:
            game.decide(wanted if wanted in options(game) else "pass")
        elif (following := running.next(game)) is not None:
            answer, running = following
            game.decide(answer)
        running = running if running.goes_on(game) else None


def test_break_all_matches_strength_breaks_and_goes_on() -> None:
    game = facing("Enigma", "Gordian Blade, Corroder")
    assert shortcuts(game, "break") == ["break-all gordian-blade"]
    assert answers(game, "break-all gordian-blade") == ["break 1 gordian-blade", "break 2 gordian-blade", "pass"]
    assert game.state.runner.credits == 18
    walk(game)
    assert events(game, "subroutine-resolved", "run-succeeded") == ["run-succeeded"]


def test_each_breaker_that_can_is_a_shortcut_of_its_own() -> None:
    game = facing("Ice Wall", "Corroder, Aurora, Mimic")
    assert shortcuts(game, "break") == ["break-all corroder", "break-all aurora"]
    boosted = facing("Wall of Static", "Corroder")
    assert answers(boosted, "break-all corroder") == ["boost corroder", "break 1 corroder", *GOING_ON]
    for left in (game, boosted):
        walk(left)


def test_crypsis_is_kept_by_a_counter_or_given_up() -> None:
    """NR-CARD: its own condition comes at the end of the encounter."""
    kept = facing("Ice Wall", "Crypsis [virus 1]")
    boost = ["boost crypsis"]
    assert answers(kept, "break-all crypsis") == [
        *boost,
        "break 1 crypsis",
        "pass",
        "remove-counter",
        "pass",
        "continue",
    ]
    assert find(kept, "crypsis").virus == 0
    gone = facing("Ice Wall", "Crypsis")
    assert answers(gone, "break-all crypsis") == [*boost, "break 1 crypsis", "pass", "trash crypsis"]
    for game in (kept, gone):
        walk(game)


def test_before_more_ice_nobody_goes_on_by_itself() -> None:
    ice = {"hq": {"ice": "Ice Wall [rezzed], Ice Wall [rezzed]"}}
    game = table(turn="runner", runner={"rig": "Corroder", "credits": 9}, servers=ice, run="hq")
    while not shortcuts(game, "break"):
        game.decide("pass")
    assert answers(game, "break-all corroder") == ["break 1 corroder", "pass"]
    walk(game)


def test_wyrm_weakens_the_ice_first() -> None:
    game = facing("Ice Wall", "Wyrm")
    assert answers(game, "break-all wyrm") == ["use wyrm", "break 1 wyrm", *GOING_ON]
    assert game.state.runner.credits == 16
    walk(game)


def test_battering_ram_breaks_two_at_once() -> None:
    game = facing("Wall of Thorns", "Battering Ram")
    said = answers(game, "break-all battering-ram")
    assert said == ["boost battering-ram", "boost battering-ram", "break 1 battering-ram", "break 2", "pass"]
    walk(game)


def test_bioroids_are_broken_for_clicks() -> None:
    """NR-39.8"""
    game = facing("Viktor 1.0", "Gordian Blade")
    assert shortcuts(game, "break") == ["break-all gordian-blade", "break-all-for-clicks viktor-1-0@hq:1"]
    before = game.state.runner.clicks
    assert answers(game, "break-all-for-clicks viktor-1-0@hq:1")[-1] == "pass"
    assert game.state.runner.clicks == before - 2
    walk(game)


def test_break_only_what_hurts() -> None:
    """Credits for the Corp do not hurt; a click that is not there cannot be lost."""
    game = facing("Shadow", "Mimic")
    assert answers(game, "break-hurting mimic") == ["break 2 mimic", *GOING_ON]
    walk(game)
    assert events(game, "subroutine-resolved", "run-succeeded") == ["subroutine-resolved", "run-succeeded"]


def test_who_cannot_pay_has_no_shortcut() -> None:
    poor = {"rig": "Corroder", "credits": 1, "hand": "Diesel, Diesel"}
    game = table(turn="runner", runner=poor, servers={"hq": {"ice": "Wall of Static [rezzed]"}}, run="hq")
    play(game, "pass*4")
    assert shortcuts(game, "break") == []
    assert shortcuts(game, "match") == ["match-strength corroder"]
    walk(game)


def test_match_strength_stays_in_the_window() -> None:
    game = facing("Wall of Static", "Corroder")
    assert answers(game, "match-strength corroder") == ["boost corroder"]
    assert "break 1 corroder" in options(game)
    walk(game)


def test_recurring_credits_are_spent_first() -> None:
    game = facing("Enigma", "Gordian Blade, Cyberfeeder")
    play_through = answers(game, "break-all gordian-blade")
    assert play_through == ["break 1 gordian-blade", "number 1", "break 2 gordian-blade", "pass"]
    assert find(game, "cyberfeeder").recurring == 0
    assert game.state.runner.credits == 19
    walk(game)


def test_access_the_rest_of_archives() -> None:
    """NR-30: one at a time, each left there."""
    pile = "Hedge Fund, Ice Wall, Enigma, Hunter, Wall of Static, PAD Campaign, Melange Mining Corp., Archer"
    game = table(turn="runner", corp={"archives": pile}, run="archives")
    pass_until(game, "access")
    assert len([said for said in answers(game, "access-rest archives") if said != "pass"]) == 16
    assert game.state.run is None


def test_access_stops_at_a_choice() -> None:
    corp = {"hand": "PAD Campaign, PAD Campaign"}
    game = table(
        turn="runner", corp=corp, runner={"credits": 9, "rig": "Medium"}, servers={"hq": {"root": "Red Herrings"}}
    )
    play(game, "run hq")
    pass_until(game, "access")
    answers(game, "access-rest hq")
    assert game.decision is not None
    assert game.decision.prompt.id == "ask-accessing"
    leave_open(game)


def test_run_and_let_be_stops_where_ice_is_rezzed() -> None:
    corp = {"credits": 5}
    game = table(turn="runner", corp=corp, runner={"rig": "Corroder"}, servers={"hq": {"ice": "Ice Wall"}})
    against(game, "run-and-let-be hq", "rez ice-wall@hq:1")
    assert game.journal.decisions[-1][1] == "rez ice-wall@hq:1"
    leave_open(game)


def test_letting_be_is_offered_only_where_ice_is_ahead() -> None:
    """NR-24.9: with the last ice passed, to continue says it all."""
    corp, ice = {"credits": 0}, "Ice Wall, Ice Wall"
    game = table(turn="runner", corp=corp, runner={"rig": "Corroder"}, servers={"hq": {"ice": ice}})
    play(game, "run hq")
    pass_until(game, "jack-out")
    assert shortcuts(game, "let-be") == ["let-be hq"]
    play(game, "continue")
    pass_until(game, "jack-out")
    assert shortcuts(game, "let-be") == []
    leave_open(game)


def test_all_clicks_for_credits() -> None:
    game = table(turn="runner", runner={"credits": 0, "rig": "Armitage Codebusting, Magnum Opus"})
    assert shortcuts(game, "repeat") == [
        "repeat-credit 4",
        "repeat-use 4 armitage-codebusting",
        "repeat-use 4 magnum-opus",
    ]
    assert answers(game, "repeat-use 4 magnum-opus").count("use magnum-opus") == 4
    assert game.state.runner.credits == 8


def test_advancing_with_all_clicks_as_far_as_credits_go() -> None:
    game = table(turn="corp", corp={"credits": 2}, servers={"hq": {"ice": "Ice Wall"}})
    assert "repeat-advance 2 ice-wall@hq:1" in shortcuts(game)
    drive(game, "repeat-advance 2 ice-wall@hq:1")
    assert find(game, "ice-wall").advancement == 2


def test_pass_until_my_turn_stops_at_a_run() -> None:
    game = table(turn="runner", corp={"credits": 9}, servers={"remote1": {"root": "PAD Campaign"}})
    play(game, "credit", "pass")
    assert "pass-until-turn" in shortcuts(game)
    against(game, "pass-until-turn", "run hq")
    assert game.journal.decisions[-1] == ("runner", "run hq")
    leave_open(game)


def test_what_is_no_shortcut_is_refused() -> None:
    game = table(turn="runner")
    with pytest.raises(IllegalDecision):
        begin(game, "break-all corroder")
