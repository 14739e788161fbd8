"""Approaching ice and jacking out (NR-24)."""

from __future__ import annotations

from netrunner.logs import events, told, walk
from netrunner.tables import options, pass_until, play, run_seen, table, why


def test_ice_is_approached_from_the_outermost_inwards() -> None:
    """NR-24.1, NR-24.2: one piece after the other, each passed before the next."""
    game = play(table(turn="runner", servers={"hq": {"ice": "Hunter, Enigma, Chum"}}), "run hq")
    walk(game)
    assert told(game, "approached", seat=0) == ["hunter", "enigma", "chum"]
    assert events(game, "approached", "passed") == ["approached", "passed"] * 3


def test_no_jacking_out_at_the_first_approach() -> None:
    """NR-24.5, NR-22.4: the question does not come, and the refusal names the clause."""
    game = table(turn="runner", servers={"hq": {"ice": "Hunter, Enigma"}}, run="hq")
    assert why(game, 1, "jack-out") == "NR-24.5"
    asked = [step for _, step, _ in walk(game)]
    assert asked.index("jack-out") == 6, "after 2.1 and 2.3 of the first ice and 2.1 of the second"


def test_jacking_out_at_the_second_approach() -> None:
    """NR-24.3, NR-24.4, NR-24.7: the Runner's own end of the run, before the Corp may rez; it is unsuccessful."""
    game = table(turn="runner", corp={"credits": 9}, servers={"hq": {"ice": "Hunter, Enigma"}}, run="hq")
    play(game, "pass*4", "pass*2")
    assert options(game) == ["continue", "jack-out"]
    play(game, "jack-out")
    assert game.state.run is None
    assert events(game, "jacked-out", "run-failed", "run-succeeded", "run-ended") == [
        "jacked-out",
        "run-failed",
        "run-ended",
    ]
    assert not events(game, "accessed")


def test_after_continuing_the_corp_may_rez() -> None:
    """NR-24.3, NR-24.10: the decision in 2.2 comes before the window 2.3, and cannot be taken back."""
    game = table(turn="runner", corp={"credits": 9}, servers={"hq": {"ice": "Hunter, Enigma"}}, run="hq")
    play(game, "pass*4", "pass*2", "continue", "pass")
    assert options(game) == ["pass", "rez enigma@hq:1"]
    play(game, "rez enigma@hq:1", "pass")
    assert options(game) == ["pass"]
    walk(game)
    assert events(game, "jacked-out", "run-failed") == ["run-failed"]


def test_first_means_the_first_time_in_the_run() -> None:
    """NR-24.6, NR-FAQ-5: sent back to the outermost ice, the Runner may jack out there."""
    game = table(turn="runner", servers={"hq": {"ice": "Cell Portal [rezzed]"}}, run="hq")
    play(game, "pass*4", "pass*2", "pass*2")
    assert options(game) == ["continue", "jack-out"]
    play(game, "jack-out")
    assert told(game, "approached", seat=0) == ["cell-portal"] * 2
    assert events(game, "run-failed") == ["run-failed"]


def test_a_new_run_has_a_first_approach_of_its_own() -> None:
    """NR-24.5, NR-24.6: the run before does not count."""
    game = table(turn="runner", servers={"hq": {"ice": "Enigma"}})
    for _ in range(2):
        asked = [step for _, step, _ in walk(play(game, "run hq"))]
        assert asked.count("jack-out") == 1, "at the server only"
        pass_until(game, "action")


def test_jacking_out_before_the_server() -> None:
    """NR-24.7, NR-28.1: the last chance after the only piece of ice."""
    game = table(turn="runner", corp={"hand": "Snare!"}, servers={"hq": {"ice": "Enigma"}}, run="hq")
    play(game, "pass*4", "pass*2", "jack-out")
    assert events(game, "run-failed", "run-succeeded", "accessed") == ["run-failed"]


def test_jacking_out_escapes_what_the_next_encounter_would_bring() -> None:
    """NR-24.4, NR-FAQ-4: Chum was not broken, but no further ice is encountered, so an empty grip is no danger."""
    game = table(turn="runner", servers={"hq": {"ice": "Chum [rezzed], Enigma [rezzed]"}}, run="hq")
    play(game, "pass*4", "pass*2", "pass*2", "jack-out")
    assert (told(game, "encountered"), events(game, "damaged"), game.result) == (["chum"], [], None)


def test_jacking_out_of_a_server_without_ice() -> None:
    """NR-24.8, NR-28.1: although no ice was approached before."""
    game = table(turn="runner", corp={"hand": "Snare!"}, run="hq")
    play(game, "pass*2")
    assert options(game) == ["continue", "jack-out"]
    play(game, "jack-out")
    assert events(game, "run-failed", "accessed") == ["run-failed"]


def test_no_jacking_out_during_encounter_or_access() -> None:
    """NR-24.9: it is offered in 2.2 and 4.2 and nowhere else, and refused with the clause."""
    game = table(turn="runner", corp={"hand": "Hedge Fund"}, servers={"hq": {"ice": "Hunter, Chum [rezzed]"}}, run="hq")
    play(game, "pass*4", "pass*2", "continue", "pass*2")
    assert run_seen(game, 1).encountered
    assert why(game, 1, "jack-out") == "NR-24.9"
    assert options(game) == ["pass"]
    play(game, "pass*2", "pass*2", "continue", "pass*2")
    assert options(game) == ["access hq"]
    play(game, "access hq")
    assert options(game) == ["leave hedge-fund"]
    play(game, "leave hedge-fund")
