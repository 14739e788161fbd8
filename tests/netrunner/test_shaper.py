"""The Shaper cards, 33 to 48 (NR-CARD-33 to NR-CARD-48)."""

from __future__ import annotations

import pytest

from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.values import has_subtype, link, memory_limit, strength
from netrunner.tables import find, keys, leave_open, options, pass_until, play, seat, table

FIVE_CARDS = "Diesel, Diesel, Diesel, Diesel, Diesel"
NEXT_ICE = ("pass*2", "continue", "pass*2")
"""From the approach of another piece of rezzed ice to Run 3.1."""


# Kate "Mac" McCaffrey


def test_kate_lowers_the_first_install() -> None:
    """NR-CARD-33: one credit less for the first program or hardware of the turn, none for the second."""
    game = table(turn="runner", runner={"credits": 10, "hand": "Gordian Blade, Rabbit Hole"})
    play(game, "install gordian-blade")
    assert game.state.runner.credits == 7
    play(game, "pass*2", "install rabbit-hole", "no")
    assert game.state.runner.credits == 5


def test_kate_and_resources() -> None:
    """NR-CARD-33: a resource costs its full price and leaves the reduction for later."""
    game = table(turn="runner", runner={"hand": "Access to Globalsec, Net Shield"})
    play(game, "install access-to-globalsec")
    assert game.state.runner.credits == 4
    play(game, "pass*2", "install net-shield")
    assert game.state.runner.credits == 3


def test_kate_in_the_next_turn() -> None:
    """NR-CARD-33: each turn has its own first install."""
    game = table(
        turn="runner",
        corp={"deck": "Hedge Fund"},
        runner={"clicks": 1, "hand": "Net Shield, Net Shield"},
    )
    play(game, "install net-shield")
    pass_until(game, "action")
    for _ in range(3):
        play(game, "credit")
        pass_until(game, "action")
    play(game, "install net-shield", "done")
    assert game.state.runner.credits == 3


def test_kate_makes_an_install_payable() -> None:
    """NR-CARD-33: the lowered cost counts for being able to pay."""
    assert "install pipeline" in options(table(turn="runner", runner={"credits": 2, "hand": "Pipeline"}))
    game = table(turn="runner", runner={"credits": 2, "hand": "Pipeline"}, this_turn={"tools_installed": 1})
    assert "install pipeline" not in options(game)


def test_kate_with_modded() -> None:
    """NR-CARD-33, NR-CARD-35: the reductions add up, and the second event has only its own."""
    game = table(turn="runner", runner={"credits": 9, "hand": "Modded, Modded, Battering Ram, Battering Ram"})
    play(game, "play modded", "install battering-ram")
    assert game.state.runner.credits == 8
    play(game, "pass*2", "play modded", "install battering-ram", "done")
    assert game.state.runner.credits == 6


@pytest.mark.parametrize("card", ["Pipeline", "Net Shield", "Akamatsu Mem Chip"])
def test_no_cost_below_zero(card: str) -> None:
    """NR-CARD-33, NR-CARD-35, NR-AMB-18: nothing is paid, and nothing is gained."""
    game = table(turn="runner", runner={"credits": 0, "hand": f"Modded, {card}"})
    play(game, "play modded", f"install {card.lower().replace(' ', '-')}")
    assert (game.state.runner.credits, len(game.state.rig)) == (0, 1)


def test_kates_reduction_is_used_up_by_any_first_tool() -> None:
    """NR-CARD-33: whatever it cost; a chip for nothing, then the blade for its full price."""
    game = table(turn="runner", runner={"hand": "Akamatsu Mem Chip, Gordian Blade"})
    play(game, "install akamatsu-mem-chip", "pass*2", "install gordian-blade")
    assert game.state.runner.credits == 1


# Diesel


def test_diesel() -> None:
    """NR-CARD-34: three cards from the top."""
    game = table(turn="runner", runner={"hand": "Diesel", "deck": "Modded, Tinkering, Pipeline, Crypsis"})
    play(game, "play diesel")
    assert keys(game, game.state.runner.hand) == ["modded", "tinkering", "pipeline"]
    assert (game.state.runner.credits, game.state.runner.clicks) == (5, 3)


def test_diesel_with_a_short_stack() -> None:
    """NR-CARD-34, NR-37.5: it gives what is there, and costs nobody the game."""
    game = table(turn="runner", runner={"hand": "Diesel, Diesel", "deck": "Modded, Tinkering"})
    play(game, "play diesel", "pass*2")
    assert keys(game, game.state.runner.hand) == ["diesel", "modded", "tinkering"]
    assert "play diesel" not in options(game)


# Modded


def test_modded() -> None:
    """NR-CARD-35: a program or hardware of the grip, chosen when the event resolves, with its one click."""
    game = table(
        turn="runner", runner={"credits": 1, "hand": "Modded, Gordian Blade, Rabbit Hole, Armitage Codebusting, Diesel"}
    )
    play(game, "play modded")
    assert options(game) == ["install gordian-blade", "install rabbit-hole"]
    play(game, "install gordian-blade")
    assert (game.state.runner.credits, game.state.runner.clicks) == (1, 3)
    assert keys(game, game.state.runner.discard) == ["modded"]


def test_modded_needs_a_card_that_can_be_installed() -> None:
    """NR-CARD-35, NR-39.9: resources do not count, nor what is too expensive, too large or without a host."""
    for hand, credits in (
        ("Modded, Armitage Codebusting", 5),
        ("Modded, The Toolbox", 4),
        ("Modded, The Personal Touch", 5),
    ):
        game = table(turn="runner", runner={"credits": credits, "hand": hand})
        assert "play modded" not in options(game)
    assert "play modded" in options(table(turn="runner", runner={"credits": 5, "hand": "Modded, The Toolbox"}))


def test_modded_keeps_the_rules_of_memory() -> None:
    """NR-CARD-35, NR-19.12: with four units in use something has to go first."""
    game = table(
        turn="runner", runner={"credits": 0, "hand": "Modded, Gordian Blade", "rig": "Magnum Opus, Battering Ram"}
    )
    play(game, "play modded", "install gordian-blade")
    assert options(game) == ["trash-first magnum-opus", "trash-first battering-ram"]
    play(game, "trash-first magnum-opus", "done")
    assert keys(game, game.state.rig) == ["battering-ram", "gordian-blade"]


# The Maker's Eye


def at_rd(deck: str, **servers: dict[str, str]) -> NetrunnerGame:
    game = table(
        turn="runner",
        corp={"deck": deck},
        runner={"hand": f"The Maker's Eye, {FIVE_CARDS}", "credits": 9},
        servers=servers,
    )
    return play(game, "play the-makers-eye")


def test_the_makers_eye() -> None:
    """NR-CARD-36, NR-30.4, NR-30.11: three cards from the top, all of them; R&D keeps its order."""
    game = at_rd("Enigma, Hunter, Hedge Fund, Chum")
    assert (game.state.runner.credits, game.state.runner.clicks) == (7, 3)
    pass_until(game, "access")
    for card in ("enigma", "hunter", "hedge-fund"):
        assert options(game) == ["access rd"]
        play(game, "access rd")
        assert options(game) == [f"leave {card}"]
        play(game, f"leave {card}")
    assert game.state.run is None
    assert keys(game, reversed(game.state.corp.deck)) == ["enigma", "hunter", "hedge-fund", "chum"]
    assert keys(game, game.state.runner.discard) == ["the-makers-eye"]


def test_the_makers_eye_goes_on_below_what_is_gone() -> None:
    """NR-CARD-36: a stolen and a trashed card do not count again."""
    game = at_rd("Nisei MK II, PAD Campaign, Hunter, Chum")
    pass_until(game, "access")
    play(game, "access rd", "steal nisei-mk-ii", "access rd", "trash pad-campaign", "access rd", "leave hunter")
    assert game.state.run is None
    assert keys(game, reversed(game.state.corp.deck)) == ["hunter", "chum"]
    assert game.state.runner.credits == 3


def test_the_makers_eye_with_a_short_deck_and_a_root() -> None:
    """NR-CARD-36, NR-30.2, NR-30.10: two cards are there, and the upgrade may come between them."""
    game = at_rd("Enigma, Hunter", rd={"root": "Akitaro Watanabe"})
    pass_until(game, "access")
    play(game, "access rd", "leave enigma")
    assert options(game) == ["access rd", "access rd/1"]
    play(game, "access rd/1", "leave akitaro-watanabe@rd/1", "access rd", "leave hunter")
    assert game.state.run is None


def test_the_makers_eye_needs_success() -> None:
    """NR-CARD-36: stopped by ice, it shows nothing and is spent."""
    game = at_rd("Enigma, Hunter", rd={"ice": "Wall of Static [rezzed]"})
    play(game, "pass*6")
    assert game.state.run is None
    assert keys(game, game.state.runner.discard) == ["the-makers-eye"]
    play(game, "pass*2", "run rd", "pass*6")
    assert game.state.runner.clicks == 2


def test_the_makers_eye_is_for_its_own_run() -> None:
    """NR-CARD-36: the next run on R&D gives one card again."""
    game = at_rd("Enigma, Hunter, Hedge Fund")
    pass_until(game, "access")
    play(game, "access rd", "leave enigma", "access rd", "leave hunter", "access rd", "leave hedge-fund")
    play(game, "pass*2", "run rd")
    pass_until(game, "access")
    play(game, "access rd", "leave enigma")
    assert game.state.run is None


# Tinkering


def test_tinkering() -> None:
    """NR-CARD-37: the ice has three subtypes more and keeps its own."""
    game = table(
        turn="runner",
        runner={"credits": 9, "hand": "Tinkering", "rig": "Gordian Blade, Battering Ram, Pipeline"},
        servers={"archives": {"ice": "Wall of Static [rezzed]"}},
    )
    play(game, "play tinkering", "choose wall-of-static@archives:1", "pass*2", "run archives", "pass*4")
    play(game, "boost gordian-blade", "boost pipeline", "boost pipeline")
    breaks = {option for option in options(game) if option.startswith("break")}
    assert breaks == {"break 1 gordian-blade", "break 1 battering-ram", "break 1 pipeline"}
    play(game, "break 1 gordian-blade")
    pass_until(game, "action")


def test_tinkering_on_unrezzed_ice() -> None:
    """NR-CARD-37: any installed ice, chosen unseen; rezzed later in the turn, it has the subtypes."""
    game = table(
        turn="runner",
        runner={"credits": 9, "hand": "Tinkering", "rig": "Gordian Blade"},
        servers={"archives": {"ice": "Wall of Static"}, "hq": {"ice": "Hunter [rezzed]"}},
    )
    play(game, "play tinkering")
    assert options(game) == ["choose hunter@hq:1", "choose archives:1"]
    play(game, "choose archives:1", "pass*2", "run archives", "pass*3", "rez wall-of-static@archives:1", "pass*2")
    play(game, "boost gordian-blade")
    assert "break 1 gordian-blade" in options(game)
    play(game, "break 1 gordian-blade")
    pass_until(game, "action")


def test_tinkering_survives_derezzing() -> None:
    """NR-CARD-37, NR-CARD-74: derezzed by its own subroutine and rezzed again, the portal is a barrier still."""
    game = table(
        turn="runner",
        corp={"credits": 5},
        runner={"credits": 9, "hand": "Tinkering", "rig": "Battering Ram"},
        servers={"archives": {"ice": "Cell Portal [rezzed]"}},
    )
    play(game, "play tinkering", "choose cell-portal@archives:1", "pass*2", "run archives", "pass*6")
    play(game, "pass*2", "continue", "pass", "rez cell-portal@archives:1", "pass*2")
    play(game, *["boost battering-ram"] * 4, "break 1 battering-ram")
    pass_until(game, "action")
    assert find(game, "cell-portal").faceup


def test_tinkering_ends_with_the_turn() -> None:
    """NR-CARD-37"""
    game = table(
        turn="runner",
        corp={"deck": "Hedge Fund"},
        runner={"clicks": 1, "hand": "Tinkering"},
        servers={"archives": {"ice": "Wall of Static [rezzed]"}},
    )
    play(game, "play tinkering", "choose wall-of-static@archives:1")
    wall = find(game, "wall-of-static")
    assert [has_subtype(game.state, wall, s) for s in ("sentry", "code-gate", "barrier")] == [True, True, True]
    pass_until(game, "action")
    assert [has_subtype(game.state, wall, s) for s in ("sentry", "code-gate", "barrier")] == [False, False, True]


# memory and link


def test_akamatsu_mem_chip() -> None:
    """NR-CARD-38, NR-19.6: one unit more; without it a program has to go."""
    rig = "Aesop's Pawnshop, Akamatsu Mem Chip, Magnum Opus, Battering Ram, Pipeline"
    game = table(turn="runner", step="runner-1-1", runner={"rig": rig})
    assert memory_limit(game.state) == 5
    play(game, "pass*2", "trash akamatsu-mem-chip")
    assert memory_limit(game.state) == 4
    assert options(game) == ["trash magnum-opus", "trash battering-ram", "trash pipeline"]
    play(game, "trash pipeline")
    assert keys(game, game.state.rig) == ["aesops-pawnshop", "magnum-opus", "battering-ram"]


def test_several_programs_for_lack_of_memory() -> None:
    """NR-CARD-38, NR-19.6: programs go one by one until the rest fits."""
    rig = "Aesop's Pawnshop, The Toolbox, Magnum Opus, Battering Ram, Pipeline, Net Shield"
    game = table(turn="runner", step="runner-1-1", runner={"rig": rig})
    play(game, "pass*2", "trash the-toolbox", "trash pipeline")
    assert options(game) == ["trash magnum-opus", "trash battering-ram", "trash net-shield"]
    play(game, "trash net-shield")
    assert "credit" in options(game)


def test_rabbit_hole_chain() -> None:
    """NR-CARD-39: 2 less 1 for the first, 2 for each copy found, no further click; each adds a link."""
    game = table(
        turn="runner",
        runner={"credits": 5, "hand": "Rabbit Hole", "deck": "Rabbit Hole, Diesel, Rabbit Hole"},
    )
    play(game, "install rabbit-hole")
    assert (game.state.runner.credits, link(game.state)) == (4, 2)
    play(game, "yes")
    assert (game.state.runner.credits, link(game.state)) == (2, 3)
    play(game, "yes")
    assert (game.state.runner.credits, link(game.state), game.state.runner.clicks) == (0, 4, 3)
    play(game, "no")
    assert keys(game, game.state.runner.deck) == ["diesel"]
    assert [m.id for m in game.log()].count("event-shuffled") == 2


def test_rabbit_hole_declined() -> None:
    """NR-CARD-39: optional; nothing is searched or shuffled."""
    game = table(turn="runner", runner={"hand": "Rabbit Hole", "deck": "Rabbit Hole"})
    play(game, "install rabbit-hole", "no")
    assert (link(game.state), len(game.state.runner.deck)) == (2, 1)
    assert "event-shuffled" not in [m.id for m in game.log()]


def test_rabbit_hole_and_one_who_cannot_pay() -> None:
    """NR-CARD-39: the second copy costs 2, the reduction is used up; he may search, and shuffles."""
    game = table(turn="runner", runner={"credits": 2, "hand": "Rabbit Hole", "deck": "Rabbit Hole"})
    play(game, "install rabbit-hole", "yes")
    assert (game.state.runner.credits, len(game.state.rig), len(game.state.runner.deck)) == (1, 1, 1)
    assert [m.id for m in game.log()].count("event-shuffled") == 1


def test_rabbit_hole_by_modded() -> None:
    """NR-CARD-39, NR-CARD-35: the event lowers its own install only."""
    game = table(turn="runner", runner={"credits": 2, "hand": "Modded, Rabbit Hole", "deck": "Rabbit Hole"})
    play(game, "play modded", "install rabbit-hole", "yes", "no")
    assert (game.state.runner.credits, len(game.state.rig)) == (0, 2)


# The Personal Touch


def test_several_touches_add_up() -> None:
    """NR-CARD-40: 2 and 1 and 1 is enough for Chum, without a boost."""
    for touches, offered in ((1, False), (2, True)):
        rig = ["Gordian Blade", *["The Personal Touch [on Gordian Blade]"] * touches]
        game = table(turn="runner", runner={"rig": rig}, servers={"archives": {"ice": "Chum [rezzed]"}}, run="archives")
        play(game, "pass*4")
        assert strength(game.state, find(game, "gordian-blade")) == 2 + touches
        assert ("break 1 gordian-blade" in options(game)) is offered
        pass_until(game, "action")


def test_the_touch_outlasts_encounters() -> None:
    """NR-CARD-40, NR-26.6, NR-DIFF-38: boosts go, the touch stays."""
    game = table(
        turn="runner",
        runner={"rig": "Crypsis, The Personal Touch [on Crypsis]"},
        servers={"archives": {"ice": "Hunter [rezzed]"}},
        run="archives",
    )
    play(game, "pass*4", "boost crypsis")
    assert strength(game.state, find(game, "crypsis")) == 2
    play(game, "pass*2", "number 0", "number 2")
    assert strength(game.state, find(game, "crypsis")) == 1
    pass_until(game, "action")
    assert strength(game.state, find(game, "crypsis")) == 1


# The Toolbox


def test_the_toolbox() -> None:
    """NR-CARD-41: 9 less 1 to install; two units, two links, two credits for icebreakers."""
    game = table(turn="runner", runner={"credits": 8, "hand": "The Toolbox"})
    play(game, "install the-toolbox")
    assert (game.state.runner.credits, memory_limit(game.state), link(game.state)) == (0, 6, 3)
    assert find(game, "the-toolbox").recurring == 2


# icebreakers


def test_battering_ram_breaks_two_for_one_payment() -> None:
    """NR-CARD-42: two boosts, one payment of two credits."""
    game = table(
        turn="runner",
        runner={"credits": 4, "rig": "Battering Ram"},
        servers={"archives": {"ice": "Wall of Thorns [rezzed]"}},
        run="archives",
    )
    play(game, "pass*4")
    assert "break 1 battering-ram" not in options(game)
    play(game, "boost battering-ram", "boost battering-ram", "break 2 battering-ram")
    assert options(game) == ["break 1", "done"]
    play(game, "break 1")
    assert game.state.runner.credits == 0
    pass_until(game, "action")
    assert game.result is None


def test_battering_ram_may_break_one_only() -> None:
    """NR-CARD-42, NR-10.13: and the other one costs another payment."""
    game = table(
        turn="runner",
        runner={"credits": 9, "hand": FIVE_CARDS, "rig": "Battering Ram"},
        servers={"archives": {"ice": "Wall of Thorns [rezzed]"}},
        run="archives",
    )
    play(game, "pass*4", "boost battering-ram", "boost battering-ram", "break 2 battering-ram", "done")
    assert game.state.runner.credits == 5
    play(game, "break 1 battering-ram")
    assert game.state.runner.credits == 3
    pass_until(game, "action")
    assert len(game.state.runner.hand) == 5


def test_battering_ram_does_not_carry_a_payment_over() -> None:
    """NR-CARD-42: the encountered ice only; one subroutine broken for two credits is all there is."""
    game = table(
        turn="runner",
        runner={"credits": 4, "rig": "Battering Ram"},
        servers={"archives": {"ice": "Wall of Static [rezzed], Wall of Static [rezzed]"}},
        run="archives",
    )
    play(game, "pass*4", "break 1 battering-ram", "pass*2", *NEXT_ICE)
    assert "break 1 battering-ram" in options(game)
    play(game, "break 1 battering-ram")
    assert game.state.runner.credits == 0
    pass_until(game, "action")


def test_a_boost_for_the_run() -> None:
    """NR-CARD-42, NR-CARD-43, NR-CARD-46, NR-26.12: bought in Run 2.1, it lasts to the end of the run."""
    for breaker, price, before in (("Battering Ram", 1, 3), ("Gordian Blade", 1, 2), ("Pipeline", 2, 1)):
        key = breaker.lower().replace(" ", "-")
        game = table(
            turn="runner",
            runner={"credits": 5, "rig": breaker},
            servers={"archives": {"ice": "Hunter [rezzed]"}},
            run="archives",
        )
        play(game, f"boost {key}", "pass*4")
        assert (strength(game.state, find(game, key)), game.state.runner.credits) == (before + 1, 5 - price)
        play(game, "pass*2", "number 0", "number 2", "pass*2")
        assert strength(game.state, find(game, key)) == before + 1
        pass_until(game, "action")
        assert strength(game.state, find(game, key)) == before
        assert f"boost {key}" not in options(game)


def test_crypsis_boosts_for_an_encounter_only() -> None:
    """NR-CARD-51, NR-26.12: legal in every paid ability window, but outside of an encounter gone at once."""
    game = table(
        turn="runner", runner={"rig": "Crypsis"}, servers={"archives": {"ice": "Hunter [rezzed]"}}, run="archives"
    )
    play(game, "boost crypsis")
    assert (strength(game.state, find(game, "crypsis")), game.state.runner.credits) == (0, 4)
    play(game, "pass*4", "boost crypsis")
    assert (strength(game.state, find(game, "crypsis")), game.state.runner.credits) == (1, 3)
    play(game, "pass*2", "number 0", "number 2")
    assert strength(game.state, find(game, "crypsis")) == 0
    pass_until(game, "action")


def test_a_window_with_nothing_but_lost_boosts_is_foregone() -> None:
    """NR-26.12: everybody can see that the Runner has nothing of use; a boost for the run is of use in one."""
    for rig, passed in (("Crypsis", True), ("Gordian Blade", False)):
        game = table(turn="runner", runner={"rig": rig}, servers={"archives": {"ice": "Hunter"}}, run="archives")
        assert (game.foregone == 0) is passed
        leave_open(game)


@pytest.mark.parametrize(
    ("breaker", "ice", "boosts", "broken"),
    [
        ("battering-ram", "wall-of-static", 0, True),
        ("battering-ram", "enigma", 0, False),
        ("battering-ram", "neural-katana", 0, False),
        ("gordian-blade", "enigma", 0, True),
        ("gordian-blade", "wall-of-static", 1, False),
        ("gordian-blade", "data-mine", 0, False),
        ("pipeline", "neural-katana", 2, True),
        ("pipeline", "neural-katana", 1, False),
        ("pipeline", "enigma", 1, False),
    ],
)
def test_what_an_icebreaker_breaks(breaker: str, ice: str, boosts: int, broken: bool) -> None:
    """NR-CARD-42, NR-CARD-43, NR-CARD-46, NR-26.2, NR-26.3: its subtype, with enough strength."""
    game = table(
        turn="runner",
        runner={"credits": 9, "hand": FIVE_CARDS, "rig": breaker},
        servers={"hq": {"ice": f"{ice} [rezzed]"}},
        run="hq",
    )
    play(game, "pass*4", *[f"boost {breaker}"] * boosts)
    assert (f"break 1 {breaker}" in options(game)) is broken
    pass_until(game, "action")


def test_magnum_opus() -> None:
    """NR-CARD-44: an action for two credits."""
    game = table(turn="runner", runner={"credits": 0, "rig": "Magnum Opus"})
    play(game, "use magnum-opus")
    assert (game.state.runner.credits, game.state.runner.clicks) == (2, 3)


# Net Shield


def test_net_shield_stops_one_point_of_three() -> None:
    """NR-CARD-45, NR-CARD-77, NR-42.5: a grip of two survives the katana."""
    game = table(
        turn="runner",
        runner={"credits": 1, "hand": "Diesel, Modded", "rig": "Net Shield"},
        servers={"archives": {"ice": "Neural Katana [rezzed]"}},
        run="archives",
    )
    play(game, "pass*6", "prevent net-shield")
    assert (game.result, game.state.runner.hand, game.state.runner.credits) == (None, [], 0)
    pass_until(game, "action")


def test_further_shields_stop_nothing() -> None:
    """NR-CARD-45: the first point is gone, the second is not the first."""
    game = table(
        turn="runner",
        runner={"hand": FIVE_CARDS, "rig": "Net Shield, Net Shield, Net Shield"},
        servers={"hq": {"ice": "Neural Katana [rezzed], Data Mine [rezzed]"}},
        run="hq",
    )
    play(game, "pass*6", "prevent net-shield")
    assert len(game.state.runner.hand) == 3
    play(game, *NEXT_ICE, "pass*2")
    assert (len(game.state.runner.hand), game.state.runner.credits) == (2, 4)
    pass_until(game, "action")


def test_a_point_taken_unprevented_was_the_first() -> None:
    """NR-CARD-45: no more that turn."""
    game = table(
        turn="runner",
        runner={"hand": FIVE_CARDS, "rig": "Net Shield"},
        servers={"hq": {"ice": "Data Mine [rezzed], Data Mine [rezzed]"}},
        run="hq",
    )
    play(game, "pass*6")
    assert options(game) == ["prevent net-shield", "decline"]
    play(game, "decline", *NEXT_ICE, "pass*2")
    assert len(game.state.runner.hand) == 3
    pass_until(game, "action")


def test_each_turn_has_a_first_point() -> None:
    """NR-CARD-45: the Runner's turn and the Corporation's."""
    game = table(
        turn="runner",
        corp={"hand": "Neural EMP", "deck": "Hedge Fund"},
        runner={"clicks": 1, "hand": FIVE_CARDS, "rig": "Net Shield"},
        servers={"archives": {"ice": "Data Mine [rezzed]"}},
    )
    play(game, "run archives", "pass*6", "prevent net-shield", "pass*2", "jack-out")
    pass_until(game, "action")
    play(game, "play neural-emp")
    assert (seat(game), options(game)) == ("runner", ["prevent net-shield", "decline"])
    play(game, "prevent net-shield")
    assert (len(game.state.runner.hand), game.state.runner.credits) == (5, 3)


def test_net_shield_without_a_credit() -> None:
    """NR-CARD-45, NR-39.3"""
    game = table(
        corp={"hand": "Neural EMP"},
        runner={"credits": 0, "hand": "Diesel", "rig": "Net Shield"},
        last_turn={"runs": 1},
    )
    play(game, "play neural-emp")
    assert (seat(game), game.state.runner.hand) == ("corp", [])


# Aesop's Pawnshop


def test_aesops_pawnshop() -> None:
    """NR-CARD-47: any other card of his, once, for three credits."""
    rig = "Aesop's Pawnshop, Armitage Codebusting, Gordian Blade, The Personal Touch [on Gordian Blade]"
    game = table(turn="runner", step="runner-1-1", runner={"rig": rig}, servers={"remote1": {"root": "Snare!"}})
    play(game, "pass*2")
    trash = ["trash armitage-codebusting", "trash gordian-blade", "trash the-personal-touch"]
    assert options(game) == ["no", *trash]
    play(game, "trash armitage-codebusting")
    assert game.state.runner.credits == 8
    assert game.decision is not None
    assert game.decision.prompt.id == "ask-action"


def test_the_pawnshop_opens_in_the_runners_turn_only() -> None:
    """NR-CARD-47: and not in the turn in which it is installed."""
    game = table(step="corp-1-1", corp={"deck": "Hedge Fund"}, runner={"rig": "Aesop's Pawnshop, Net Shield"})
    play(game, "pass*2")
    assert game.view(0).step == "corp-2-1"
    game = table(turn="runner", runner={"hand": "Aesop's Pawnshop", "rig": "Net Shield"})
    play(game, "install aesops-pawnshop")
    assert options(game) == ["pass"]


# Sacrificial Construct


def test_sacrificial_construct_saves_one_card() -> None:
    """NR-CARD-48, NR-CARD-51: the icebreaker stays with what is on it, one construct goes."""
    game = table(
        turn="runner",
        runner={
            "rig": "Crypsis, The Personal Touch [on Crypsis], Sacrificial Construct, Sacrificial Construct",
        },
        servers={"archives": {"ice": "Enigma [rezzed]"}},
        run="archives",
    )
    play(game, "pass*4", "boost crypsis", "break 2 crypsis", "pass*2", "trash crypsis")
    assert options(game) == [
        "prevent sacrificial-construct crypsis",
        "prevent sacrificial-construct#2 crypsis",
        "decline",
    ]
    play(game, "prevent sacrificial-construct#2 crypsis")
    assert keys(game, game.state.rig) == ["crypsis", "the-personal-touch", "sacrificial-construct"]
    pass_until(game, "action")


def test_sacrificial_construct_does_not_save_from_damage() -> None:
    """NR-CARD-48: cards of the grip are not installed."""
    game = table(
        corp={"hand": "Neural EMP"},
        runner={"hand": "Crypsis", "rig": "Sacrificial Construct"},
        last_turn={"runs": 1},
    )
    play(game, "play neural-emp")
    assert keys(game, game.state.runner.discard) == ["crypsis"]
    assert seat(game) == "corp"


def test_sacrificial_construct_saves_no_resource() -> None:
    """NR-CARD-48, NR-42.2: programs and hardware only."""
    game = table(runner={"tags": 1, "rig": "Armitage Codebusting, Sacrificial Construct"})
    play(game, "trash armitage-codebusting")
    assert (seat(game), keys(game, game.state.rig)) == ("corp", ["sacrificial-construct"])


def test_sacrificial_construct_is_of_no_use_otherwise() -> None:
    """NR-CARD-48: no window offers it."""
    game = table(turn="runner", runner={"rig": "Sacrificial Construct, Crypsis"})
    assert not any("sacrificial" in option for option in options(game))
    play(game, "run archives")
    assert options(game) == ["pass", "boost crypsis"]
    leave_open(game)
