"""Runs: which servers, the steps and windows of a run, passing ice, the end (NR-21, NR-22, NR-27, NR-28, NR-33)."""

from __future__ import annotations

from netrunner.logs import events, told, walk
from netrunner.tables import find, keys, leave_open, options, pass_until, play, run_seen, seat, table


def test_any_server_may_be_attacked() -> None:
    """NR-21.1, NR-21.3, NR-23.1: the centrals, a remote with a card, a remote with ice only; one run costs a click."""
    game = table(turn="runner", servers={"remote1": {"ice": "Enigma"}, "remote2": {"root": "Snare!"}})
    runs = [option for option in options(game) if option.startswith("run")]
    assert runs == ["run hq", "run rd", "run archives", "run remote1", "run remote2"]
    play(game, "run remote1")
    assert game.state.runner.clicks == 3
    walk(game)
    assert events(game, "run-began", "run-succeeded", "accessed", "run-ended") == [
        "run-began",
        "run-succeeded",
        "run-ended",
    ]


def test_a_run_is_on_one_server_only() -> None:
    """NR-21.4: neither the ice nor the cards of another server matter; no second run begins within the first."""
    game = table(
        turn="runner",
        corp={"hand": "Hedge Fund", "deck": "Enigma", "archives": "Hunter"},
        servers={"rd": {"ice": "Wall of Static [rezzed]"}, "remote1": {"root": "PAD Campaign"}},
    )
    play(game, "run hq")
    assert not [offer for asked in walk(game) for offer in asked.more if offer.startswith("run")]
    assert told(game, "run-succeeded", "server") == ["server-hq"]
    assert (told(game, "approached"), told(game, "accessed")) == ([], ["hedge-fund"])


def test_not_every_run_has_all_phases() -> None:
    """NR-21.2, NR-23.7: without ice no confrontation; stopped by ice no access."""
    bare = play(table(turn="runner", corp={"hand": "Hedge Fund"}), "run hq")
    walk(bare)
    assert events(bare, "approached", "accessed") == ["accessed"]
    servers = {"hq": {"ice": "Wall of Static [rezzed]"}}
    walled = play(table(turn="runner", corp={"hand": "Hedge Fund"}, servers=servers), "run hq")
    walk(walled)
    assert events(walled, "approached", "approached-server", "accessed") == ["approached"]


def test_ice_must_be_beaten_anew_in_every_run() -> None:
    """NR-21.5, NR-27.3, NR-25.10: the same ice, rezzed, with all its subroutines, also in the same turn."""
    game = table(
        turn="runner", runner={"rig": "Gordian Blade", "credits": 10}, servers={"hq": {"ice": "Enigma [rezzed]"}}
    )
    for clicks in (3, 2):
        play(game, "run hq", "pass*4")
        assert run_seen(game, 1).unbroken == (1, 2)
        play(game, "break 1 gordian-blade", "break 2 gordian-blade")
        pass_until(game, "action")
        assert game.state.runner.clicks == clicks
    assert find(game, "enigma").faceup
    assert find(game, "enigma").installed
    play(game, "run hq", "pass*4", "pass*2", "pass*2")
    assert events(game, "encountered", "run-succeeded", "run-failed") == [
        *("encountered", "run-succeeded") * 2,
        *("encountered", "run-failed"),
    ]


def test_the_steps_of_a_run() -> None:
    """NR-22.1 to 22.13 in their order, the Runner first in each window.

    NR-22.1, NR-22.2, NR-22.3, NR-22.4, NR-22.5, NR-22.6, NR-22.7, NR-22.8, NR-22.9, NR-22.10, NR-22.11, NR-22.12,
    NR-22.13, NR-22.15, NR-22.19, NR-DIFF-6, NR-DIFF-7.
    """
    game = table(turn="runner", corp={"hand": "Hedge Fund"}, servers={"hq": {"ice": "Enigma, Chum [rezzed]"}})
    asked = [(seat, step) for seat, step, _ in walk(play(game, "run hq"))]
    first_approach = [("runner", "run-2-1"), ("corp", "run-2-1"), ("runner", "run-2-3"), ("corp", "run-2-3")]
    assert asked == [
        *first_approach,
        *first_approach[:2],
        ("runner", "jack-out"),
        *first_approach[2:],
        ("runner", "run-3-1"),
        ("corp", "run-3-1"),
        ("runner", "run-4-1"),
        ("corp", "run-4-1"),
        ("runner", "jack-out"),
        ("runner", "run-4-3"),
        ("corp", "run-4-3"),
        ("runner", "access"),
        ("runner", "accessing"),
    ]


def test_without_ice_a_run_begins_at_the_server() -> None:
    """NR-22.1, NR-23.7: no ice, so Run 4 follows at once."""
    game = play(table(turn="runner"), "run rd")
    assert [step for seat, step, _ in walk(game) if seat == "runner"] == ["run-4-1", "jack-out", "run-4-3"]


def test_what_happens_between_the_windows() -> None:
    """NR-22.14, NR-22.15, NR-22.16, NR-28.3: success, then access, then the end of the run."""
    game = play(table(turn="runner", corp={"deck": "Hedge Fund"}), "run rd")
    walk(game)
    names = ("approached-server", "run-succeeded", "accessed", "run-ended", "run-failed")
    assert events(game, *names) == ["approached-server", "run-succeeded", "accessed", "run-ended"]


def test_what_the_corp_may_do_in_each_window() -> None:
    """Paid abilities everywhere; non-ice cards of any server in 2.3 and 4.3; ice only where it is approached, in 2.3.

    NR-22.3, NR-22.5, NR-22.8, NR-22.11, NR-22.13, NR-22.18, NR-22.20, NR-24.10, NR-28.2, NR-DIFF-4, NR-DIFF-10.
    """
    game = table(
        turn="runner",
        corp={"credits": 10, "score": "Nisei MK II [agenda 1]"},
        servers={
            "hq": {"ice": "Enigma, Chum [rezzed]"},
            "remote1": {"ice": "Wall of Static", "root": "Akitaro Watanabe"},
        },
    )
    offered = [(step, offers) for seat, step, offers in walk(play(game, "run hq")) if seat == "corp"]
    use, akitaro = "use nisei-mk-ii", "rez akitaro-watanabe@remote1/1"
    assert offered == [
        ("run-2-1", [use]),
        ("run-2-3", [use, akitaro, "rez enigma@hq:2"]),
        ("run-2-1", [use]),
        ("run-2-3", [use, akitaro]),
        ("run-3-1", [use]),
        ("run-4-1", [use]),
        ("run-4-3", [use, akitaro]),
    ]


def test_the_inner_ice_cannot_be_rezzed_early() -> None:
    """NR-22.18, NR-24.2: while the outer piece is approached, the inner one stays as it is."""
    game = table(turn="runner", corp={"credits": 10}, servers={"hq": {"ice": "Enigma, Chum"}}, run="hq")
    play(game, "pass*3")
    assert options(game) == ["pass", "rez enigma@hq:2"]
    play(game, "pass", "pass*2", "continue", "pass")
    assert options(game) == ["pass", "rez chum@hq:1"]
    pass_until(game, "action")


def test_ice_rezzed_in_its_window_is_encountered() -> None:
    """NR-22.6, NR-24.11, NR-22.7: rezzed in 2.3 it is encountered at once, with no window before 3.1."""
    game = table(turn="runner", corp={"credits": 3}, servers={"hq": {"ice": "Enigma"}}, run="hq")
    play(game, "pass*3", "rez enigma@hq:1")
    assert game.state.corp.credits == 0
    play(game, "pass*2")
    assert (game.view(-1).step, run_seen(game, -1).encountered) == ("run-3-1", True)
    walk(game)
    assert events(game, "encountered", "run-failed") == ["encountered", "run-failed"]


def test_unrezzed_ice_is_passed() -> None:
    """NR-22.6, NR-24.11, NR-27.1, NR-27.2, NR-DIFF-25: no encounter, no subroutine; the next piece, then the server."""
    game = play(table(turn="runner", servers={"hq": {"ice": "Wall of Static, Enigma"}}), "run hq")
    walk(game)
    names = ("approached", "encountered", "subroutine-resolved", "passed", "approached-server")
    assert events(game, *names) == ["approached", "passed", "approached", "passed", "approached-server"]
    assert not find(game, "enigma").faceup


def test_an_encounter_that_does_not_end_the_run_passes_the_ice() -> None:
    """NR-22.9, NR-25.9, NR-27.1, NR-27.2: the run goes on although nothing was broken."""
    game = table(turn="runner", corp={"credits": 0}, servers={"hq": {"ice": "Chum [rezzed], Hunter"}})
    walk(play(game, "run hq"))
    names = ("encountered", "subroutine-resolved", "passed", "approached-server", "run-failed")
    assert events(game, *names) == ["encountered", "subroutine-resolved", "passed", "passed", "approached-server"]


def test_a_run_that_ice_ends_is_unsuccessful() -> None:
    """NR-22.9, NR-22.17, NR-33.3: the ice is not passed, nothing further in is approached."""
    game = table(turn="runner", servers={"hq": {"ice": "Enigma [rezzed], Chum [rezzed]"}})
    walk(play(game, "run hq"))
    names = ("approached", "passed", "approached-server", "run-succeeded", "run-failed", "run-ended")
    assert events(game, *names) == ["approached", "run-failed", "run-ended"]


def test_back_at_the_outermost_ice_every_piece_is_approached_again() -> None:
    """NR-22.2, NR-22.21, NR-AMB-12: the kept position moves inwards, and Cell Portal resets it."""
    game = table(turn="runner", servers={"hq": {"ice": "Hunter, Cell Portal [rezzed], Chum"}})
    walk(play(game, "run hq"))
    assert told(game, "approached", seat=0) == ["hunter", "cell-portal", "hunter", "cell-portal", "chum"]
    assert events(game, "encountered", "run-succeeded") == ["encountered", "run-succeeded"]
    assert not find(game, "cell-portal").faceup


def test_ice_trashed_in_its_encounter_is_passed() -> None:
    """NR-25.11, NR-27.1, NR-22.22, NR-AMB-12: the run goes on inwards, with no piece left out."""
    game = table(
        turn="runner",
        runner={"hand": "Diesel"},
        servers={"hq": {"ice": "Chum, Data Mine [rezzed], Enigma, Hunter"}},
    )
    walk(play(game, "run hq"))
    assert told(game, "approached", seat=0) == ["chum", "data-mine", "enigma", "hunter"]
    names = ("encountered", "encounter-ended", "passed", "run-succeeded")
    assert events(game, *names) == [
        *("passed", "encountered", "encounter-ended", "passed"),
        *("passed", "passed", "run-succeeded"),
    ]
    assert keys(game, game.state.corp.discard) == ["data-mine"]


def test_after_the_run_the_action_phase_resumes() -> None:
    """NR-33.2: the window after the action, then the next one of the clicks left."""
    game = play(table(turn="runner"), "run hq")
    walk(game)
    assert game.view(-1).step == "runner-1-3"
    play(game, "pass*2")
    assert game.decision is not None
    assert game.decision.prompt.id == "ask-action"
    assert (seat(game), game.state.runner.clicks) == ("runner", 3)


def test_a_run_ended_by_an_ability_is_unsuccessful() -> None:
    """NR-33.3, NR-22.17: in 4.3, the last window before the success."""
    game = table(turn="runner", corp={"hand": "Hedge Fund", "score": "Nisei MK II [agenda 1]"}, run="hq")
    play(game, "pass*2", "continue", "pass", "use nisei-mk-ii")
    assert game.state.run is None
    assert events(game, "run-succeeded", "run-failed", "accessed") == ["run-failed"]


def test_a_remote_that_ceases_to_exist_ends_the_run() -> None:
    """NR-33.5, NR-AMB-11: before 4.4 the run is neither successful nor unsuccessful."""
    game = table(turn="runner", runner={"hand": "Diesel"}, servers={"remote1": {"ice": "Data Mine [rezzed]"}})
    asked = walk(play(game, "run remote1"))
    assert asked[-1][:2] == ("corp", "run-3-1")
    names = ("trashed", "approached-server", "run-succeeded", "run-failed", "run-ended")
    assert events(game, *names) == ["trashed", "trashed", "run-ended"]
    pass_until(game, "action")
    assert "run remote1" not in options(game)


def test_a_remote_may_cease_to_exist_during_access() -> None:
    """NR-33.5: after 4.4 the run was successful all the same."""
    game = table(turn="runner", servers={"remote1": {"root": "Melange Mining Corp."}}, run="remote1")
    play(game, "pass*2", "continue", "pass*2", "access remote1/1", "trash melange-mining-corp@remote1/1")
    assert events(game, "run-succeeded", "run-failed", "run-ended") == ["run-succeeded", "run-ended"]
    assert 3 not in game.state.servers
    assert game.state.runner.credits == 4


def test_a_remote_that_still_has_ice_exists() -> None:
    """NR-33.5: emptied of its cards but not of its ice, it does not end the run early."""
    game = table(turn="runner", servers={"remote1": {"ice": "Enigma", "root": "Snare!, Akitaro Watanabe"}})
    play(game, "run remote1", "pass*4", "pass*2", "continue", "pass*2", "access remote1/1", "no")
    play(game, "trash snare@remote1/1")
    assert options(game) == ["access remote1/1"]
    play(game, "access remote1/1", "trash akitaro-watanabe@remote1/1")
    assert "remote1" in [server.name for server in game.view(1).servers]


def test_the_extra_cards_need_success_on_the_named_server() -> None:
    """NR-28.8: a run on R&D that fails gives nothing, and the next run is an ordinary one."""
    game = table(
        turn="runner",
        corp={"deck": "Hedge Fund, Enigma, Hunter", "score": "Nisei MK II [agenda 1]"},
        runner={"hand": "The Maker's Eye"},
    )
    play(game, "play the-makers-eye", "pass", "use nisei-mk-ii")
    pass_until(game, "action")
    walk(play(game, "run rd"))
    assert events(game, "run-failed", "run-succeeded", "accessed") == ["run-failed", "run-succeeded", "accessed"]


def test_the_runner_first_in_each_window() -> None:
    """NR-22.19: an ability of the Runner comes before the Corp is asked at all."""
    game = table(turn="runner", runner={"rig": "Gordian Blade"}, servers={"hq": {"ice": "Enigma"}}, run="hq")
    assert (seat(game), options(game)) == ("runner", ["pass", "boost gordian-blade"])
    play(game, "boost gordian-blade")
    assert seat(game) == "runner"
    leave_open(play(game, "pass"))
    assert seat(game) == "corp"
