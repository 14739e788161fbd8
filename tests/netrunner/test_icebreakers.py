"""Icebreakers and strength (NR-26)."""

from __future__ import annotations

import pytest

from cyberdeck.netrunner.rules import NetrunnerGame
from netrunner.logs import events, walk
from netrunner.tables import options, pass_until, play, run_seen, table, why


def facing(ice: str, rig: str) -> NetrunnerGame:
    """The Runner, with plenty of credits and a grip that survives, encounters the only ice of HQ."""
    runner = {"rig": rig, "credits": 20, "hand": "Diesel, Diesel, Diesel"}
    game = table(turn="runner", runner=runner, servers={"hq": {"ice": f"{ice} [rezzed]"}}, run="hq")
    return play(game, "pass*4")


def breaks(game: NetrunnerGame, breaker: str) -> list[str]:
    return [option for option in options(game) if option.startswith("break") and option.endswith(breaker)]


def strength(game: NetrunnerGame, id: str) -> int:
    """The strength of an installed card, as everybody sees it."""
    view = game.view(-1)
    cards = [*view.rig, *(ice for server in view.servers for ice in server.ice)]
    return next(card.strength for card in cards if card.id == id and card.strength is not None)


def test_the_printed_ability_breaks() -> None:
    """NR-26.1: Gordian Blade pays 1 for each subroutine, Battering Ram 2 for up to two."""
    gordian = play(facing("Enigma", "Gordian Blade"), "break 1 gordian-blade", "break 2 gordian-blade")
    assert gordian.state.runner.credits == 18
    ram = facing("Wall of Thorns", "Battering Ram")
    play(ram, "boost battering-ram", "boost battering-ram", "break 2 battering-ram", "break 1")
    assert ram.state.runner.credits == 16
    for game in (gordian, ram):
        walk(game)
        assert events(game, "subroutine-resolved", "run-succeeded") == ["run-succeeded"]


def test_no_icebreaker_no_breaking() -> None:
    """NR-26.1: programs that are no icebreakers offer nothing."""
    game = facing("Enigma", "Net Shield, Magnum Opus")
    assert options(game) == ["pass"]
    walk(game)


def test_strength_must_be_at_least_that_of_the_ice() -> None:
    """NR-26.2: at 2 against 4 and at 3 nothing can be broken, at 4 it can."""
    game = facing("Chum", "Gordian Blade")
    for strong in (2, 3):
        assert (strength(game, "gordian-blade"), breaks(game, "gordian-blade")) == (strong, [])
        assert why(game, 1, "break 1 gordian-blade") == "NR-26.2"
        play(game, "boost gordian-blade")
    assert (strength(game, "gordian-blade"), strength(game, "chum")) == (4, 4)
    assert breaks(game, "gordian-blade") == ["break 1 gordian-blade"]
    walk(game)


@pytest.mark.parametrize(
    ("breaker", "ice", "works"),
    [
        ("gordian-blade", "Enigma", True),
        ("gordian-blade", "Wall of Static", False),
        ("gordian-blade", "Neural Katana", False),
        ("battering-ram", "Wall of Static", True),
        ("battering-ram", "Enigma", False),
        ("pipeline", "Neural Katana", True),
        ("pipeline", "Hunter", True),
        ("pipeline", "Data Mine", False),
    ],
)
def test_the_subtype_must_match(breaker: str, ice: str, works: bool) -> None:
    """NR-26.3: further subtypes, such as those of Hunter, do not matter; strength alone does not help."""
    game = facing(ice, breaker)
    play(game, *[f"boost {breaker}"] * 3)
    assert bool(breaks(game, breaker)) is works
    if not works:
        assert why(game, 1, f"break 1 {breaker}") == "NR-26.3"
    walk(game)


def test_a_gained_subtype_is_enough() -> None:
    """NR-26.3: Tinkering makes a barrier a code gate besides."""
    runner = {"hand": "Tinkering", "rig": "Gordian Blade, Battering Ram"}
    game = table(turn="runner", runner=runner, servers={"hq": {"ice": "Wall of Static [rezzed]"}})
    play(game, "play tinkering", "choose wall-of-static@hq:1", "pass*2", "run hq", "pass*4", "boost gordian-blade")
    assert (breaks(game, "gordian-blade"), breaks(game, "battering-ram")) == (
        ["break 1 gordian-blade"],
        ["break 1 battering-ram"],
    )
    walk(game)


@pytest.mark.parametrize("ice", ["Wall of Static", "Enigma", "Neural Katana", "Data Mine"])
def test_an_ability_without_subtype_works_on_any_ice(ice: str) -> None:
    """NR-26.5: barrier, code gate, sentry or trap, Crypsis needs the strength only."""
    game = facing(ice, "Crypsis [virus 1]")
    assert breaks(game, "crypsis") == []
    play(game, *["boost crypsis"] * 3, "break 1 crypsis")
    assert 1 not in run_seen(game, 1).unbroken
    play(game, "pass*2", "remove-counter")
    pass_until(game, "action")


def test_a_boost_lasts_for_the_encounter() -> None:
    """NR-26.6, NR-22.22: Crypsis is back at 0 for the second piece, and The Personal Touch stays."""
    game = table(
        turn="runner",
        runner={"rig": "Crypsis, The Personal Touch [on Crypsis]", "credits": 10},
        servers={"hq": {"ice": "Chum [rezzed], Hunter"}},
        run="hq",
    )
    play(game, "pass*4", "boost crypsis", "boost crypsis")
    assert strength(game, "crypsis") == 3
    play(game, "pass*2")
    assert strength(game, "crypsis") == 1
    walk(game)


def test_a_boost_for_the_rest_of_the_run() -> None:
    """NR-26.6: the card says so, hence Gordian Blade keeps it for the next ice, but not for the next run."""
    game = table(
        turn="runner",
        runner={"rig": "Gordian Blade", "credits": 10},
        servers={"hq": {"ice": "Enigma [rezzed], Chum [rezzed]"}},
    )
    play(game, "run hq", "pass*4", "boost gordian-blade", "boost gordian-blade")
    play(game, "break 1 gordian-blade", "break 2 gordian-blade", "pass*2", "pass*2", "continue", "pass*2")
    assert (strength(game, "gordian-blade"), breaks(game, "gordian-blade")) == (4, ["break 1 gordian-blade"])
    pass_until(game, "action")
    assert strength(game, "gordian-blade") == 2
    play(game, "run hq", "pass*4")
    assert strength(game, "gordian-blade") == 2
    walk(game)


def test_lasting_modifiers_outlive_encounter_and_run() -> None:
    """NR-26.6, NR-DIFF-38: The Personal Touch is no boost of the icebreaker."""
    game = facing("Enigma", "Gordian Blade, The Personal Touch [on Gordian Blade]")
    assert strength(game, "gordian-blade") == 3
    walk(game)
    pass_until(game, "action")
    assert strength(game, "gordian-blade") == 3


def test_several_icebreakers_on_one_ice() -> None:
    """NR-26.8, NR-FAQ-24: one subroutine each."""
    game = facing("Enigma", "Gordian Blade, Crypsis [virus 1]")
    play(game, "break 2 gordian-blade", "boost crypsis", "boost crypsis", "break 1 crypsis", "pass*2")
    play(game, "remove-counter")
    walk(game)
    assert events(game, "subroutine-broken", "subroutine-resolved") == ["subroutine-broken"] * 2


def test_each_needs_its_own_strength() -> None:
    """NR-26.9, NR-FAQ-24: a strong Gordian Blade does not help Crypsis, nor a second copy."""
    game = facing("Enigma", "Gordian Blade, Gordian Blade, Crypsis")
    play(game, "boost gordian-blade", "boost gordian-blade")
    assert breaks(game, "crypsis") == []
    assert why(game, 1, "break 1 crypsis") == "NR-26.2"
    walk(game)
    weak = facing("Chum", "Gordian Blade, Gordian Blade")
    play(weak, "boost gordian-blade", "boost gordian-blade")
    assert (breaks(weak, "gordian-blade"), breaks(weak, "gordian-blade#2")) == (["break 1 gordian-blade"], [])
    walk(weak)


def test_boosting_needs_no_strength() -> None:
    """NR-26.11: it is offered at 0 against 5, and does not touch the ice."""
    game = facing("Wall of Thorns", "Crypsis")
    assert options(game) == ["pass", "boost crypsis"]
    play(game, "boost crypsis")
    assert (strength(game, "crypsis"), strength(game, "wall-of-thorns"), game.state.runner.credits) == (1, 5, 19)
    walk(game)


def test_boosting_outside_an_encounter() -> None:
    """NR-26.12, NR-AMB-10: in every window of a run, and of a turn, too."""
    game = table(
        turn="runner",
        runner={"rig": "Gordian Blade, Battering Ram, Crypsis"},
        servers={"hq": {"ice": "Hunter, Chum [rezzed]"}},
        run="hq",
    )
    asked = [(step, more) for seat, step, more in walk(game) if seat == "runner" and step.startswith("run")]
    steps = ["run-2-1", "run-2-3"] * 2 + ["run-3-1", "run-4-1", "run-4-3"]
    boosts = [f"boost {key}" for key in ("gordian-blade", "battering-ram", "crypsis")]
    assert asked == [(step, boosts) for step in steps]
    pass_until(game, "action")
    assert not [option for option in options(game) if option.startswith("boost")]


def test_a_boost_bought_while_approaching_serves_in_the_encounter() -> None:
    """NR-26.12: Gordian Blade is strong enough before Chum is encountered."""
    game = table(turn="runner", runner={"rig": "Gordian Blade"}, servers={"hq": {"ice": "Chum [rezzed]"}}, run="hq")
    play(game, "boost gordian-blade", "boost gordian-blade", "pass*2", "pass*2")
    assert breaks(game, "gordian-blade") == ["break 1 gordian-blade"]
    walk(game)


def test_all_modifiers_apply_together() -> None:
    """NR-26.13: Enigma 2 with Chum's 2 is 4; Gordian Blade 2 with The Personal Touch and one boost is 4 too."""
    game = table(
        turn="runner",
        runner={
            "rig": "Gordian Blade, The Personal Touch [on Gordian Blade]",
            "hand": "Diesel, Diesel, Diesel",
            "credits": 5,
        },
        servers={"hq": {"ice": "Chum [rezzed], Enigma [rezzed]"}},
        run="hq",
    )
    assert strength(game, "enigma") == 2
    play(game, "pass*4", "pass*2", "pass*2", "continue", "pass*2")
    assert (strength(game, "enigma"), strength(game, "gordian-blade")) == (4, 3)
    assert breaks(game, "gordian-blade") == []
    play(game, "boost gordian-blade")
    assert strength(game, "gordian-blade") == 4
    play(game, "break 1 gordian-blade", "break 2 gordian-blade")
    walk(game)
    assert (strength(game, "enigma"), len(game.state.runner.hand)) == (2, 3)


def test_what_a_boost_is_paid_from_is_asked() -> None:
    """NR-49.7, NR-26.12: a window with nothing but lost strength is passed for the Runner, a payment in it is not."""
    game = table(turn="runner", acted=True, runner={"rig": "The Toolbox, Gordian Blade", "credits": 1})
    assert (options(game), game.foregone) == (["pass", "boost gordian-blade"], 0)
    play(game, "boost gordian-blade")
    assert (options(game), game.foregone) == (["number 1", "number 0"], None)
    play(game, "number 1")
