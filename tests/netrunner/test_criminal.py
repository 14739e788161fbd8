"""The Criminal cards, 17 to 32 (NR-CARD-17 to NR-CARD-32)."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.values import memory_limit, strength
from cyberdeck.netrunner.words import CORP, RUNNER, Zone
from netrunner.logs import events, told, walk
from netrunner.tables import find, keys, options, pass_until, play, run_seen, seat, table

GRIP = "Sure Gamble, Sure Gamble, Sure Gamble, Sure Gamble, Sure Gamble"
TO_ACCESS = ("pass*2", "continue", "pass*2")
"""From the approach of the server to Run 4.4 and what follows."""


# Gabriel Santiago


def test_gabriel_gains_at_his_first_success_on_hq() -> None:
    """NR-CARD-17: two credits at Run 4.4, once a turn, for HQ only."""
    game = table(turn="runner", runner={"identity": "Gabriel Santiago", "credits": 0})
    for server, credits in (("rd", 0), ("hq", 2), ("hq", 2)):
        walk(play(game, f"run {server}"))
        assert game.state.runner.credits == credits
        play(game, "pass*2")


def test_gabriel_and_an_unsuccessful_run() -> None:
    """NR-CARD-17: a failure is no first time."""
    game = table(turn="runner", runner={"identity": "Gabriel Santiago", "credits": 0})
    play(game, "run hq", "pass*2", "jack-out", "pass*2")
    assert game.state.runner.credits == 0
    walk(play(game, "run hq"))
    assert game.state.runner.credits == 2


# Account Siphon


def siphon(corp: int, **position: Any) -> NetrunnerGame:
    runner = {"identity": "Gabriel Santiago", "credits": 0, "hand": "Account Siphon", **position.pop("runner", {})}
    game = table(turn="runner", corp={"credits": corp, "hand": "Hunter"}, runner=runner, **position)
    return play(game, "play account-siphon", *TO_ACCESS)


@pytest.mark.parametrize(("corp", "left", "gained"), [(8, 3, 10), (5, 0, 10), (3, 0, 6), (0, 0, 0)])
def test_account_siphon(corp: int, left: int, gained: int) -> None:
    """NR-CARD-18, NR-49.8: five or all he has, twice that gained, two tags; Gabriel's two credits besides."""
    game = siphon(corp)
    assert options(game) == ["access-cards", "instead account-siphon"]
    play(game, "instead account-siphon", *([f"number {corp - left}"] if corp else []))
    assert (game.state.corp.credits, game.state.runner.credits, game.state.runner.tags) == (left, gained + 2, 2)
    assert (game.state.run, keys(game, game.state.runner.discard)) == (None, ["account-siphon"])


def test_account_siphon_takes_as_many_as_the_runner_chooses() -> None:
    """NR-CARD-18, NR-10.13: any number up to five, the largest first, none included; two tags all the same."""
    game = play(siphon(8), "instead account-siphon")
    assert options(game) == [f"number {n}" for n in (5, 4, 3, 2, 1, 0)]
    play(game, "number 2")
    assert (game.state.corp.credits, game.state.runner.credits, game.state.runner.tags) == (6, 6, 2)


def test_account_siphon_declined() -> None:
    """NR-CARD-18: cards as usual, no tags, no credits."""
    game = siphon(8)
    play(game, "access-cards", "access hq", "leave hunter")
    assert (game.state.corp.credits, game.state.runner.credits, game.state.runner.tags) == (8, 2, 0)


def test_account_siphon_replaces_every_access() -> None:
    """NR-CARD-18, NR-29.13: the upgrade in the root is not accessed either."""
    game = siphon(8, servers={"hq": {"root": "Red Herrings"}})
    play(game, "instead account-siphon", "number 5")
    assert (game.state.run, events(game, "accessed")) == (None, [])


def test_account_siphon_and_decoys() -> None:
    """NR-CARD-18, NR-CARD-32: each tag can be avoided."""
    game = siphon(8, runner={"rig": "Decoy, Decoy"})
    play(game, "instead account-siphon", "number 5", "prevent decoy")
    assert options(game) == ["prevent decoy#2", "decline"]
    play(game, "prevent decoy#2")
    assert (game.state.runner.tags, game.state.runner.credits, game.state.rig) == (0, 12, [])


def test_account_siphon_needs_success() -> None:
    """NR-CARD-18, NR-28.8"""
    game = table(
        turn="runner",
        runner={"hand": "Account Siphon"},
        servers={"hq": {"ice": "Wall of Static [rezzed]"}},
    )
    play(game, "play account-siphon", "pass*6")
    assert (game.state.corp.credits, game.state.runner.tags) == (5, 0)


def test_account_siphon_does_not_take_credits_of_cards() -> None:
    """NR-CARD-18, NR-49.8: those on Adonis Campaign and for traces stay."""
    game = table(
        turn="runner",
        corp={"identity": "NBN: Making News", "credits": 1},
        runner={"credits": 0, "hand": "Account Siphon"},
        servers={"remote1": {"root": "Adonis Campaign [rezzed]"}},
    )
    play(game, "play account-siphon", *TO_ACCESS, "instead account-siphon", "number 1")
    assert (find(game, "adonis-campaign").credits, find(game, "making-news").recurring) == (12, 2)
    assert (game.state.corp.credits, game.state.runner.credits) == (0, 2)


# Easy Mark


def test_easy_mark() -> None:
    """NR-CARD-19"""
    game = table(turn="runner", runner={"credits": 0, "hand": "Easy Mark"})
    play(game, "play easy-mark")
    assert (game.state.runner.credits, game.state.runner.clicks) == (3, 3)


# Forged Activation Orders


def forged(ice: str, corp: dict[str, Any] | None = None, **position: Any) -> NetrunnerGame:
    servers = {"hq": {"ice": ice, **position.pop("hq", {})}}
    game = table(
        turn="runner", corp=corp or {}, runner={"hand": "Forged Activation Orders"}, servers=servers, **position
    )
    return play(game, "play forged-activation-orders")


def test_forged_activation_orders() -> None:
    """NR-CARD-20: one unrezzed piece of the Runner's choice; the Corp pays and rezzes, or trashes it facedown."""
    for answer, credits, zone in (("rez", 2, Zone.ICE), ("trash", 5, Zone.DISCARD)):
        game = forged("Enigma, Hunter [rezzed], Wall of Static")
        assert (seat(game), options(game)) == ("runner", ["choose hq:1", "choose hq:3"])
        play(game, "choose hq:3")
        assert (seat(game), options(game)) == ("corp", ["rez enigma@hq:3", "trash enigma@hq:3"])
        play(game, f"{answer} enigma@hq:3")
        enigma = find(game, "enigma")
        assert (enigma.zone, enigma.faceup, game.state.corp.credits) == (zone, zone is Zone.ICE, credits)
        assert game.state.runner.credits == 4


def test_forged_activation_orders_against_a_poor_corp() -> None:
    """NR-CARD-20: without the credits he must trash it."""
    game = forged("Enigma", {"credits": 2})
    play(game, "choose hq:1")
    assert options(game) == ["trash enigma@hq:1"]
    play(game, "trash enigma@hq:1")
    assert game.view(RUNNER).corp.discard[0].id is None


def test_forged_activation_orders_and_akitaro() -> None:
    """NR-CARD-20, NR-CARD-79, NR-FAQ-21: he helps if rezzed already; he cannot be rezzed now."""
    for mark, offered in ((" [rezzed]", ["rez enigma@hq:1", "trash enigma@hq:1"]), ("", ["trash enigma@hq:1"])):
        game = forged("Enigma", {"credits": 1}, hq={"root": f"Akitaro Watanabe{mark}"})
        play(game, "choose hq:1")
        assert options(game) == offered
        play(game, offered[0])
        assert game.state.corp.credits == (0 if mark else 1)


def test_forged_activation_orders_and_archer() -> None:
    """NR-CARD-20, NR-CARD-101, NR-16.10: the additional cost is asked for; without an agenda only the trash is left."""
    game = forged("Archer", {"score": "Hostile Takeover"})
    play(game, "choose hq:1", "rez archer@hq:1", "forfeit hostile-takeover")
    assert (find(game, "archer").faceup, game.state.corp.credits, game.state.corp.score) == (True, 1, [])
    game = forged("Archer")
    play(game, "choose hq:1")
    assert options(game) == ["trash archer@hq:1"]
    play(game, "trash archer@hq:1")


def test_forged_activation_orders_needs_unrezzed_ice() -> None:
    """NR-CARD-20, NR-39.9"""
    game = table(
        turn="runner",
        runner={"hand": "Forged Activation Orders"},
        servers={"hq": {"ice": "Hunter [rezzed]"}, "remote1": {"root": "Snare!"}},
    )
    assert "play forged-activation-orders" not in options(game)


# Inside Job


def inside_job(ice: str, **position: Any) -> NetrunnerGame:
    runner = {"credits": 2, "hand": f"Inside Job, {GRIP}", **position.pop("runner", {})}
    game = table(turn="runner", runner=runner, servers={"hq": {"ice": ice}}, **position)
    return play(game, "play inside-job", "run hq")


def test_inside_job_bypasses_the_first_ice() -> None:
    """NR-CARD-21, NR-27.4, NR-27.5, NR-FAQ-30, NR-DIFF-15, NR-26.10: passed at once, nothing broken or resolved."""
    game = inside_job("Wall of Static [rezzed], Wall of Static [rezzed]")
    play(game, "pass*4")
    assert events(game, "encountered", "bypassed", "passed") == ["encountered", "bypassed", "passed"]
    assert events(game, "subroutine-broken", "subroutine-resolved") == []
    assert run_seen(game, 0).ice == "wall-of-static@hq:1"
    play(game, "pass*2", "continue", "pass*4")
    assert (game.state.run, events(game, "subroutine-resolved")) == (None, ["subroutine-resolved"])


def test_inside_job_waits_for_the_first_encounter() -> None:
    """NR-CARD-21: unrezzed ice is only passed."""
    game = inside_job("Hunter, Wall of Static [rezzed]")
    play(game, "pass*4", "pass*2", "continue", "pass*2")
    assert told(game, "bypassed") == ["wall-of-static"]
    walk(game)
    assert events(game, "run-succeeded", "run-failed") == ["run-succeeded"]


@pytest.mark.parametrize("ice", ["Tollbooth", "Data Raven", "Matrix Analyzer"])
def test_inside_job_comes_before_encounter_abilities(ice: str) -> None:
    """NR-CARD-21, NR-27.6, NR-25.2: no toll, no tag, no advancement."""
    game = inside_job(f"{ice} [rezzed]", runner={"credits": 9})
    play(game, "pass*4")
    assert (game.state.runner.credits, game.state.runner.tags, game.state.waiting) == (7, 0, ())
    walk(game)
    assert events(game, "run-succeeded", "run-failed") == ["run-succeeded"]


def test_inside_job_on_any_server() -> None:
    """NR-CARD-21"""
    game = table(turn="runner", runner={"hand": "Inside Job"}, servers={"remote2": {"ice": "Hunter"}})
    play(game, "play inside-job")
    assert options(game) == ["run hq", "run rd", "run archives", "run remote2"]
    walk(play(game, "run remote2"))


# Special Order


def test_special_order() -> None:
    """NR-CARD-22, NR-54.1, NR-7.10: one icebreaker, shown to the Corp, then a shuffle."""
    deck = "Diesel, Crypsis, Datasucker, Femme Fatale"
    game = table(turn="runner", runner={"hand": "Special Order", "deck": deck})
    play(game, "play special-order")
    assert options(game) == ["take crypsis", "take femme-fatale"]
    play(game, "take femme-fatale")
    assert keys(game, game.state.runner.hand) == ["femme-fatale"]
    assert told(game, "revealed", seat=CORP) == ["femme-fatale"]
    assert (game.state.runner.credits, events(game, "shuffled")) == (4, ["shuffled"])


def test_special_order_without_a_fitting_card() -> None:
    """NR-CARD-22, NR-54.1, NR-39.9: the search may fail, but there must be a stack."""
    game = table(turn="runner", runner={"hand": "Special Order", "deck": "Diesel"})
    play(game, "play special-order")
    assert (game.state.runner.hand, events(game, "revealed", "shuffled")) == ([], ["shuffled"])
    assert "play special-order" not in options(table(turn="runner", runner={"hand": "Special Order"}))


# Lemuria Codecracker


def test_lemuria_codecracker() -> None:
    """NR-CARD-23, NR-46.1: after a successful run on HQ, one unrezzed card, ice too, for a click and a credit."""
    game = table(
        turn="runner",
        runner={"rig": "Lemuria Codecracker"},
        servers={"rd": {"ice": "Enigma, Hunter [rezzed]"}, "remote1": {"root": "PAD Campaign"}},
    )
    assert "use lemuria-codecracker" not in options(game)
    walk(play(game, "run archives"))
    play(game, "pass*2")
    assert "use lemuria-codecracker" not in options(game)
    walk(play(game, "run hq"))
    play(game, "pass*2", "use lemuria-codecracker")
    assert options(game) == ["choose rd:2", "choose remote1/1"]
    play(game, "choose rd:2", "decline")
    assert told(game, "exposed", seat=RUNNER) == ["enigma"]
    assert (game.state.runner.credits, game.state.runner.clicks) == (4, 1)
    assert game.view(RUNNER).servers[1].ice[0].id is None


def test_lemuria_codecracker_without_a_target() -> None:
    """NR-CARD-23, NR-39.9"""
    game = table(
        turn="runner",
        runner={"rig": "Lemuria Codecracker"},
        servers={"rd": {"ice": "Hunter [rezzed]"}},
        this_turn={"successes": (0,)},
    )
    assert "use lemuria-codecracker" not in options(game)


def test_lemuria_codecracker_after_sneakdoor_beta() -> None:
    """NR-CARD-23, NR-CARD-28: that was a successful run on HQ."""
    game = table(
        turn="runner",
        runner={"rig": "Lemuria Codecracker, Sneakdoor Beta"},
        servers={"rd": {"ice": "Enigma"}},
    )
    walk(play(game, "use sneakdoor-beta"))
    play(game, "pass*2")
    assert "use lemuria-codecracker" in options(game)


# Desperado


def test_desperado() -> None:
    """NR-CARD-24: a unit, and a credit for every successful run on any server."""
    game = table(
        turn="runner",
        runner={"credits": 0, "rig": "Desperado"},
        servers={"remote1": {"ice": "Enigma"}},
    )
    assert memory_limit(game.state) == 5
    for number, server in enumerate(("hq", "archives", "remote1"), 1):
        walk(play(game, f"run {server}"))
        assert game.state.runner.credits == number
        play(game, "pass*2")
    play(game, "run hq", "pass*2", "jack-out")
    assert game.state.runner.credits == 3


# the icebreakers


@pytest.mark.parametrize(
    ("breaker", "ice", "boosts", "broken", "left"),
    [
        ("aurora", "wall-of-static", 1, True, 5),
        ("aurora", "ice-wall", 0, True, 7),
        ("aurora", "enigma", 1, False, 7),
        ("femme-fatale", "hunter", 2, True, 4),
        ("femme-fatale", "hunter", 1, False, 7),
        ("femme-fatale", "enigma", 0, False, 9),
        ("ninja", "hunter", 1, True, 5),
        ("ninja", "hunter", 0, False, 9),
        ("ninja", "rototurret", 0, True, 8),
        ("ninja", "wall-of-static", 1, False, 6),
    ],
)
def test_what_an_icebreaker_breaks(breaker: str, ice: str, boosts: int, broken: bool, left: int) -> None:
    """NR-CARD-25, NR-CARD-26, NR-CARD-27, NR-26.2, NR-26.3: its subtype, with enough strength, for its price."""
    game = table(
        turn="runner",
        runner={"credits": 9, "rig": breaker},
        servers={"hq": {"ice": f"{ice} [rezzed]"}},
        run="hq",
    )
    play(game, "pass*4", *[f"boost {breaker}"] * boosts)
    assert (f"break 1 {breaker}" in options(game)) is broken
    if broken:
        play(game, f"break 1 {breaker}")
    assert game.state.runner.credits == left
    walk(game)


@pytest.mark.parametrize(("breaker", "base", "boosted"), [("aurora", 1, 4), ("femme-fatale", 2, 3), ("ninja", 0, 5)])
def test_one_payment_for_strength(breaker: str, base: int, boosted: int) -> None:
    """NR-CARD-25, NR-CARD-26, NR-CARD-27, NR-26.6: +3, +1, +5, for the encounter."""
    game = table(turn="runner", runner={"rig": breaker}, servers={"hq": {"ice": "Wall of Static [rezzed]"}}, run="hq")
    play(game, "pass*4", f"boost {breaker}")
    assert strength(game.state, find(game, breaker)) == boosted
    play(game, "pass*2")
    assert strength(game.state, find(game, breaker)) == base


# Femme Fatale


def femme(ice: str, credits: int = 20, rig: str = "", **position: Any) -> NetrunnerGame:
    """Installed with the outermost ice of HQ chosen, and that ice approached and encountered."""
    servers = {"hq": {"ice": ice}, **position.pop("servers", {})}
    runner = {"identity": "Gabriel Santiago", "credits": credits, "hand": f"Femme Fatale, {GRIP}", "rig": rig}
    game = table(turn="runner", runner=runner, servers=servers, **position)
    play(game, "install femme-fatale")
    play(game, options(game)[-1], "pass*2", "run hq", "pass*4")
    return game


def test_femme_fatale_chooses_any_ice() -> None:
    """NR-CARD-26: one installed piece, rezzed or not, and it must be chosen if there is one."""
    game = table(
        turn="runner",
        runner={"credits": 9, "hand": "Femme Fatale"},
        servers={"hq": {"ice": "Enigma"}, "rd": {"ice": "Hunter [rezzed]"}},
    )
    play(game, "install femme-fatale")
    assert options(game) == ["choose hq:1", "choose hunter@rd:1"]
    play(game, "choose hq:1")
    assert find(game, "femme-fatale").chosen == find(game, "enigma").id
    game = table(turn="runner", runner={"credits": 9, "hand": "Femme Fatale"})
    play(game, "install femme-fatale")
    assert not any(option.startswith("choose") for option in options(game))


def test_femme_fatale_chooses_once() -> None:
    """NR-CARD-26, NR-44.2: not when another program is installed."""
    game = table(turn="runner", runner={"hand": "Corroder", "rig": "Femme Fatale"}, servers={"hq": {"ice": "Enigma"}})
    play(game, "install corroder", "done")
    assert not any(option.startswith("choose") for option in options(game))


def test_femme_fatale_bypasses_what_she_chose() -> None:
    """NR-CARD-26, NR-FAQ-1, NR-26.10, NR-27.4: a credit for each subroutine, no strength needed."""
    game = femme("Heimdall 1.0 [rezzed]", 20)
    assert options(game) == ["yes", "no"]
    play(game, "yes")
    assert game.state.runner.credits == 20 - 9 - 3
    walk(game)
    assert events(game, "bypassed", "run-succeeded", "subroutine-resolved") == ["bypassed", "run-succeeded"]


def test_femme_fatale_may_let_it_be() -> None:
    """NR-CARD-26: optional; and not offered to one who cannot pay for every subroutine."""
    game = femme("Wall of Static [rezzed]")
    play(game, "no", "pass*2")
    assert (game.state.run, game.state.runner.credits) == (None, 11)
    game = femme("Heimdall 1.0 [rezzed]", 11)
    assert "break 1 heimdall-1-0@hq:1" in options(game)
    walk(game)


def test_femme_fatale_and_other_ice() -> None:
    """NR-CARD-26: only the piece she chose."""
    game = table(
        turn="runner",
        runner={"credits": 20, "hand": "Femme Fatale"},
        servers={"hq": {"ice": "Wall of Static [rezzed]"}, "rd": {"ice": "Wall of Static [rezzed]"}},
    )
    play(game, "install femme-fatale", "choose wall-of-static@rd:1", "pass*2", "run hq", "pass*4")
    assert options(game) == ["pass", "boost femme-fatale"]
    play(game, "pass*2")


@pytest.mark.parametrize("ice", ["Tollbooth", "Data Raven"])
def test_femme_fatale_comes_before_encounter_abilities(ice: str) -> None:
    """NR-FAQ-18, NR-25.2, NR-27.6, NR-43.3, NR-43.4: bypassed, the ice does not get to its own ability."""
    game = femme(f"{ice} [rezzed]", 11)
    assert (seat(game), options(game)) == ("runner", ["yes", "no"])
    play(game, "yes")
    assert (game.state.runner.credits, game.state.runner.tags) == (1, 0)
    walk(game)
    assert events(game, "run-succeeded", "run-failed") == ["run-succeeded"]


def test_femme_fatale_declined_at_a_tollbooth() -> None:
    """NR-FAQ-18: then the toll is due, with what is left."""
    game = femme("Tollbooth [rezzed]", 11)
    play(game, "no")
    assert (game.state.run, game.state.runner.credits) == (None, 2)


def test_femme_fatale_and_icebreaker_credits() -> None:
    """NR-CARD-26, NR-CARD-5, NR-10.15: the bypass is a use of an icebreaker."""
    game = femme("Wall of Static [rezzed]", 9, "Cyberfeeder")
    play(game, "yes")
    assert (game.state.runner.credits, find(game, "cyberfeeder").recurring) == (0, 0)
    walk(game)


def test_femme_fatale_forgets_ice_that_is_gone() -> None:
    """NR-CARD-26, NR-7.9: the choice lasts while both cards stay installed."""
    game = table(
        turn="runner",
        runner={"credits": 20, "hand": "Femme Fatale, Forged Activation Orders"},
        servers={"hq": {"ice": "Enigma"}},
    )
    play(game, "install femme-fatale", "choose hq:1", "pass*2")
    play(game, "play forged-activation-orders", "choose hq:1", "trash enigma@hq:1")
    assert find(game, "femme-fatale").chosen == -1


# Sneakdoor Beta


def test_sneakdoor_beta() -> None:
    """NR-CARD-28, NR-29.13, NR-28.8: the ice of Archives, then HQ and its root; Archives stays as it is."""
    game = table(
        turn="runner",
        corp={"hand": "Hedge Fund", "archives": "Enigma [facedown]"},
        runner={"identity": "Gabriel Santiago", "credits": 0, "rig": "Sneakdoor Beta, Datasucker"},
        servers={
            "hq": {"ice": "Wall of Static [rezzed]", "root": "Red Herrings"},
            "archives": {"ice": "Hunter", "root": "Akitaro Watanabe"},
        },
    )
    play(game, "use sneakdoor-beta")
    assert (run_seen(game, 0).ice, game.state.runner.clicks) == ("hunter@archives:1", 3)
    play(game, "pass*4", *TO_ACCESS)
    play(game, "resolve gabriel-santiago")
    assert (game.state.runner.credits, find(game, "datasucker").virus) == (2, 1)
    assert options(game) == ["access hq", "access hq/1"]
    play(game, "access hq", "leave hedge-fund", "access hq/1", "leave red-herrings@hq/1")
    assert (game.state.run, find(game, "enigma").faceup) == (None, False)
    assert game.state.record.successes == (0,)


def test_sneakdoor_beta_fails_as_a_run_on_archives() -> None:
    """NR-CARD-28: without success nothing changes."""
    game = table(
        turn="runner",
        runner={"identity": "Gabriel Santiago", "credits": 0, "rig": "Sneakdoor Beta"},
        servers={"archives": {"ice": "Wall of Static [rezzed]"}},
    )
    play(game, "use sneakdoor-beta", "pass*6")
    assert (game.state.runner.credits, told(game, "run-failed", "server")) == (0, ["server-archives"])


def test_sneakdoor_beta_trashed_in_its_run() -> None:
    """NR-FAQ-19, NR-33.4, NR-CARD-28: the run counts as one on HQ all the same."""
    game = table(
        turn="runner",
        corp={"hand": "Hedge Fund"},
        runner={"identity": "Gabriel Santiago", "credits": 0, "clicks": 2, "rig": "Sneakdoor Beta"},
        servers={"archives": {"ice": "Ichi 1.0 [rezzed]"}},
    )
    play(game, "use sneakdoor-beta", "pass*4", "break 3 ichi-1-0@archives:1", "pass*2", "choose sneakdoor-beta")
    assert keys(game, game.state.runner.discard) == ["sneakdoor-beta"]
    play(game, *TO_ACCESS, "access hq", "leave hedge-fund")
    assert (game.state.runner.credits, game.state.record.successes) == (2, (0,))


def test_sneakdoor_beta_and_account_siphon_are_two_actions() -> None:
    """NR-FAQ-9, NR-18.9, NR-39.6: the event is not offered in the run, and its run begins at HQ."""
    game = table(
        turn="runner",
        corp={"hand": "Hedge Fund"},
        runner={"hand": "Account Siphon", "rig": "Sneakdoor Beta"},
    )
    play(game, "use sneakdoor-beta")
    assert options(game) == ["pass"]
    play(game, *TO_ACCESS)
    assert options(game) == ["access hq"]
    play(game, "access hq", "leave hedge-fund")


# Bank Job


def bank_jobs(number: int, root: str = "") -> NetrunnerGame:
    rig = ", ".join(["Bank Job"] * number)
    servers = {"remote1": {"ice": "Enigma", "root": root}}
    game = table(turn="runner", runner={"credits": 0, "rig": rig}, servers=servers)
    return play(game, "run remote1", "pass*4", *TO_ACCESS)


def test_bank_job() -> None:
    """NR-CARD-29: any number instead of accessing, into the pool, at an empty remote server too."""
    for root in ("", "PAD Campaign"):
        game = bank_jobs(1, root)
        assert options(game) == ["access-cards", "instead bank-job"]
        play(game, "instead bank-job")
        assert options(game) == [f"number {n}" for n in range(8, -1, -1)]
        play(game, "number 3")
        assert (game.state.run, game.state.runner.credits, find(game, "bank-job").credits) == (None, 3, 5)
        assert events(game, "accessed") == []


def test_bank_job_is_trashed_when_empty() -> None:
    """NR-CARD-29"""
    game = bank_jobs(1)
    play(game, "instead bank-job", "number 8")
    assert (game.state.runner.credits, keys(game, game.state.runner.discard)) == (8, ["bank-job"])


def test_two_bank_jobs() -> None:
    """NR-FAQ-16, NR-28.6, NR-CARD-29: one replacement a run, of the Runner's choice."""
    game = bank_jobs(2)
    assert options(game) == ["access-cards", "instead bank-job", "instead bank-job#2"]
    play(game, "instead bank-job#2", "number 8")
    assert (game.state.run, game.state.runner.credits, len(game.state.rig)) == (None, 8, 1)


def test_bank_job_is_for_remote_servers() -> None:
    """NR-CARD-29: and the Runner may access instead."""
    game = table(turn="runner", runner={"rig": "Bank Job"}, run="archives")
    play(game, *TO_ACCESS)
    assert game.state.run is None
    game = bank_jobs(1, "PAD Campaign")
    play(game, "access-cards", "access remote1/1", "leave pad-campaign@remote1/1")
    assert find(game, "bank-job").credits == 8


def test_bank_job_comes_with_eight_credits() -> None:
    """NR-CARD-29"""
    game = table(turn="runner", runner={"credits": 1, "hand": "Bank Job"})
    play(game, "install bank-job")
    assert (find(game, "bank-job").credits, game.state.runner.credits) == (8, 0)


# Crash Space


def test_crash_space_removes_tags() -> None:
    """NR-CARD-30, NR-49.5: its credits pay for the action, the click is still spent."""
    game = table(turn="runner", runner={"credits": 0, "tags": 2, "rig": "Crash Space"})
    play(game, "remove-tag", "pass*2")
    assert (game.state.runner.tags, game.state.runner.clicks, find(game, "crash-space").recurring) == (1, 3, 0)
    assert "remove-tag" not in options(game)
    game = table(turn="runner", runner={"credits": 0, "hand": "Decoy", "rig": "Crash Space"})
    assert "install decoy" not in options(game)


@pytest.mark.parametrize("prevented", [3, 2, 1])
def test_crash_space_prevents_meat_damage(prevented: int) -> None:
    """NR-CARD-30, NR-42.5: trashed for 1 to 3 points of one instance."""
    game = table(corp={"hand": "Scorched Earth"}, runner={"tags": 1, "hand": GRIP, "rig": "Crash Space"})
    play(game, "play scorched-earth")
    assert options(game) == ["prevent crash-space", "decline"]
    play(game, "prevent crash-space", f"number {prevented}")
    assert (len(game.state.runner.hand), game.state.rig) == (1 + prevented, [])


def test_crash_space_prevents_no_other_damage() -> None:
    """NR-CARD-30, NR-42.2"""
    game = table(corp={"hand": "Neural EMP"}, runner={"hand": GRIP, "rig": "Crash Space"}, last_turn={"runs": 1})
    play(game, "play neural-emp")
    assert (len(game.state.runner.hand), keys(game, game.state.rig)) == (4, ["crash-space"])


# Data Dealer


def test_data_dealer() -> None:
    """NR-CARD-31, NR-48.1, NR-48.2, NR-48.4, NR-5.5: an agenda of his own score area leaves the game for 9 credits."""
    game = table(
        turn="runner",
        corp={"score": "Hostile Takeover"},
        runner={"credits": 0, "score": "Nisei MK II, Posted Bounty", "rig": "Data Dealer"},
    )
    play(game, "use data-dealer")
    assert options(game) == ["forfeit nisei-mk-ii", "forfeit posted-bounty"]
    play(game, "forfeit nisei-mk-ii")
    assert (game.state.runner.credits, game.state.runner.clicks, game.view(1).runner.points) == (9, 3, 1)
    assert (find(game, "nisei-mk-ii").zone, game.state.removed) == (Zone.REMOVED, [find(game, "nisei-mk-ii").id])
    assert game.state.corp.discard == []


def test_data_dealer_and_the_last_agenda() -> None:
    """NR-CARD-31: one is enough, and each use takes one."""
    game = table(turn="runner", runner={"credits": 0, "score": "Posted Bounty", "rig": "Data Dealer"})
    play(game, "use data-dealer", "forfeit posted-bounty", "pass*2")
    assert (game.state.runner.credits, "use data-dealer" in options(game)) == (9, False)


def test_data_dealer_needs_an_agenda_of_his_own() -> None:
    """NR-CARD-31, NR-48.1, NR-39.3"""
    game = table(turn="runner", corp={"score": "Hostile Takeover"}, runner={"rig": "Data Dealer"})
    assert "use data-dealer" not in options(game)


# Decoy


def test_decoy_avoids_one_tag() -> None:
    """NR-CARD-32, NR-42.3, NR-42.7: the other one of two stays."""
    game = table(
        turn="runner",
        runner={"rig": "Decoy"},
        servers={"remote1": {"root": "Ghost Branch [advancement 2]"}},
        run="remote1",
    )
    play(game, *TO_ACCESS, "access remote1/1", "yes")
    assert (seat(game), options(game)) == ("runner", ["prevent decoy", "decline"])
    play(game, "prevent decoy", "leave ghost-branch@remote1/1")
    assert (game.state.runner.tags, keys(game, game.state.runner.discard)) == (1, ["decoy"])
    assert told(game, "tagged", "number") == [1]


def test_decoy_is_for_tags_only() -> None:
    """NR-CARD-32: no window offers it."""
    game = table(turn="runner", runner={"tags": 1, "rig": "Decoy"}, run="archives")
    assert options(game) == ["pass"]
    pass_until(game, "action")
    assert not any("decoy" in option for option in options(game))
