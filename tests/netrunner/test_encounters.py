"""Encounters and subroutines (NR-25)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cyberdeck.netrunner.text import TEXTS
from netrunner.logs import events, told, walk
from netrunner.tables import find, leave_open, options, pass_until, play, run_seen, table, why


def test_any_subroutines_in_any_order() -> None:
    """NR-25.3: the second may be broken first, and each one only once."""
    game = table(turn="runner", runner={"rig": "Gordian Blade"}, servers={"hq": {"ice": "Enigma [rezzed]"}}, run="hq")
    play(game, "pass*4")
    assert options(game)[1:3] == ["break 1 gordian-blade", "break 2 gordian-blade"]
    play(game, "break 2 gordian-blade")
    assert options(game) == ["pass", "break 1 gordian-blade", "boost gordian-blade"]
    play(game, "break 1 gordian-blade")
    assert options(game) == ["pass", "boost gordian-blade"]
    assert game.state.runner.credits == 3
    walk(game)
    assert events(game, "subroutine-resolved", "run-succeeded") == ["run-succeeded"]


def test_subroutines_are_broken_during_the_encounter_only() -> None:
    """NR-25.4: not while the rezzed ice is approached, not afterwards."""
    game = table(turn="runner", runner={"rig": "Gordian Blade"}, servers={"hq": {"ice": "Chum [rezzed]"}}, run="hq")
    assert why(game, 1, "break 1 gordian-blade") == "NR-25.4"
    play(game, "boost gordian-blade", "boost gordian-blade")
    breaking = [step for _, step, more in walk(game) if "break 1 gordian-blade" in more]
    assert breaking == ["run-3-1"]


def test_unbroken_subroutines_resolve_from_top_to_bottom() -> None:
    """NR-25.5: the click is lost first, then the run ends."""
    game = table(turn="runner", servers={"hq": {"ice": "Enigma [rezzed]"}}, run="hq")
    walk(game)
    names = ("subroutine-resolved", "lost-click", "run-ended")
    assert events(game, *names) == ["subroutine-resolved", "lost-click", "subroutine-resolved", "run-ended"]
    assert told(game, "subroutine-resolved", "number") == [1, 2]
    assert game.state.runner.clicks == 3


def test_subroutines_wait_until_the_runner_has_finished() -> None:
    """NR-25.5, NR-22.9: nothing resolves before the window 3.1 has closed."""
    game = table(turn="runner", runner={"rig": "Gordian Blade"}, servers={"hq": {"ice": "Enigma [rezzed]"}}, run="hq")
    play(game, "pass*4", "boost gordian-blade", "pass")
    assert (events(game, "subroutine-resolved"), game.state.runner.clicks) == ([], 4)
    play(game, "pass")
    assert (told(game, "subroutine-resolved", "number"), game.state.runner.clicks) == ([1, 2], 3)


@pytest.mark.parametrize(
    ("broken", "resolved", "clicks", "end"), [(1, [2], 4, "run-failed"), (2, [1], 3, "run-succeeded")]
)
def test_a_broken_subroutine_does_not_resolve(broken: int, resolved: list[int], clicks: int, end: str) -> None:
    """NR-25.7, NR-25.9: the other one does, required."""
    game = table(turn="runner", runner={"rig": "Gordian Blade"}, servers={"hq": {"ice": "Enigma [rezzed]"}}, run="hq")
    play(game, "pass*4", f"break {broken} gordian-blade")
    walk(game)
    assert told(game, "subroutine-resolved", "number") == resolved
    assert (events(game, "run-failed", "run-succeeded"), game.state.runner.clicks) == ([end], clicks)


def test_the_end_of_the_run_comes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """NR-25.6: with Enigma's subroutines the other way round, no click is lost."""
    enigma = TEXTS["enigma"]
    monkeypatch.setitem(TEXTS, "enigma", replace(enigma, subroutines=enigma.subroutines[::-1]))
    game = table(turn="runner", servers={"hq": {"ice": "Enigma [rezzed], Chum [rezzed]"}}, run="hq")
    walk(game)
    assert told(game, "subroutine-resolved", "number") == [1]
    assert (game.state.runner.clicks, told(game, "encountered")) == (4, ["enigma"])


def test_a_subroutine_resolves_even_if_it_can_do_nothing() -> None:
    """NR-25.7: with no click to lose, Enigma still ends the run."""
    game = table(turn="runner", runner={"clicks": 0}, servers={"hq": {"ice": "Enigma [rezzed]"}}, run="hq")
    walk(game)
    assert told(game, "subroutine-resolved", "number") == [1, 2]
    assert (game.state.runner.clicks, events(game, "run-failed")) == (0, ["run-failed"])


def test_unless_the_run_ends_it_goes_on() -> None:
    """NR-25.9: Neural Katana does its damage, and the Runner reaches the server."""
    game = table(
        turn="runner",
        runner={"hand": "Diesel, Diesel, Modded, Modded"},
        servers={"hq": {"ice": "Neural Katana [rezzed]"}},
        run="hq",
    )
    walk(game)
    assert len(game.state.runner.hand) == 1
    assert events(game, "subroutine-resolved", "passed", "run-succeeded") == [
        "subroutine-resolved",
        "passed",
        "run-succeeded",
    ]


def test_broken_ice_stays() -> None:
    """NR-25.10: installed and rezzed, also when its subroutine would have trashed it."""
    game = table(
        turn="runner",
        runner={"rig": "Crypsis [virus 1]", "credits": 5},
        servers={"hq": {"ice": "Data Mine [rezzed]"}},
        run="hq",
    )
    play(game, "pass*4", "boost crypsis", "boost crypsis", "break 1 crypsis", "pass*2", "remove-counter")
    walk(game)
    mine = find(game, "data-mine")
    assert (mine.installed, mine.faceup, events(game, "damaged")) == (True, True, [])


def test_trashed_ice_resolves_no_further_subroutine(monkeypatch: pytest.MonkeyPatch) -> None:
    """NR-25.11: a Data Mine with a second subroutine that would end the run is passed before it comes."""
    mine, wall = TEXTS["data-mine"], TEXTS["wall-of-static"]
    monkeypatch.setitem(TEXTS, "data-mine", replace(mine, subroutines=(*mine.subroutines, *wall.subroutines)))
    game = table(turn="runner", runner={"hand": "Diesel"}, servers={"hq": {"ice": "Data Mine [rezzed]"}}, run="hq")
    walk(game)
    assert told(game, "subroutine-resolved", "number") == [1]
    assert events(game, "passed", "run-failed", "run-succeeded") == ["passed", "run-succeeded"]


def test_trashed_ice_leaves_no_gap() -> None:
    """NR-25.11: with Data Mine gone the run goes on to the next piece, and the later one is the innermost."""
    game = table(
        turn="runner",
        runner={"hand": "Diesel"},
        servers={"hq": {"ice": "Data Mine [rezzed], Enigma"}},
        run="hq",
    )
    play(game, "pass*4", "pass*2")
    assert (run_seen(game, 0).ice, run_seen(game, 0).encountered) == ("enigma@hq:1", False)
    assert options(game) == ["pass"]
    pass_until(game, "jack-out")
    walk(game)
    assert told(game, "passed", seat=0) == ["data-mine", "enigma"]


def test_the_encounter_is_over_when_the_run_ends() -> None:
    """NR-22.22, NR-25.6: what happens at its end happens before the run is over."""
    game = table(
        turn="runner",
        runner={"rig": "Crypsis [virus 1]"},
        servers={"hq": {"ice": "Enigma [rezzed]"}},
        run="hq",
    )
    play(game, "pass*4", "boost crypsis", "boost crypsis", "break 1 crypsis", "pass*2")
    assert options(game) == ["remove-counter", "trash crypsis"]
    play(game, "remove-counter")
    assert events(game, "encounter-ended", "counters-removed", "run-ended") == [
        "encounter-ended",
        "counters-removed",
        "run-ended",
    ]


def test_an_ability_that_ends_the_run_ends_the_encounter() -> None:
    """NR-22.22: no subroutine resolves, no damage is done."""
    game = table(
        turn="runner",
        corp={"score": "Nisei MK II [agenda 1]"},
        runner={"hand": "Diesel, Diesel"},
        servers={"hq": {"ice": "Wall of Thorns [rezzed]"}},
        run="hq",
    )
    play(game, "pass*4", "pass", "use nisei-mk-ii")
    names = ("subroutine-resolved", "damaged", "encounter-ended", "run-failed")
    assert events(game, *names) == ["encounter-ended", "run-failed"]


def test_crypsis_waits_for_the_end_of_the_encounter() -> None:
    """NR-DIFF-35: the card's own moment counts, so the subroutine left unbroken comes first."""
    game = table(
        turn="runner",
        runner={"rig": "Crypsis [virus 1]"},
        servers={"hq": {"ice": "Enigma [rezzed]"}},
        run="hq",
    )
    play(game, "pass*4", "boost crypsis", "boost crypsis", "break 2 crypsis", "pass*2")
    assert options(game) == ["remove-counter", "trash crypsis"]
    assert (told(game, "subroutine-resolved", "number"), game.state.runner.clicks) == ([1], 3)
    leave_open(game)
