"""The Haas-Bioroid cards, 54 to 66 (NR-CARD-54 to NR-CARD-66)."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.values import strength
from cyberdeck.netrunner.words import CORP, RUNNER, Zone
from netrunner.logs import events, told, walk
from netrunner.tables import find, keys, options, pass_until, play, seat, table

GRIP = "Sure Gamble, Sure Gamble, Sure Gamble, Sure Gamble, Sure Gamble"
TO_ACCESS = ("pass*2", "continue", "pass*2")
HB = "Haas-Bioroid: Engineering the Future"


def at_ice(ice: str, rig: str = "", **runner: Any) -> NetrunnerGame:
    """A run on HQ that has come to Run 3.1."""
    game = table(
        turn="runner", runner={"rig": rig, "hand": GRIP, **runner}, servers={"hq": {"ice": f"{ice} [rezzed]"}}, run="hq"
    )
    return play(game, "pass*4")


def icy(game: NetrunnerGame, key: str) -> int:
    return strength(game.state, find(game, key))


# Engineering the Future


def test_engineering_the_future() -> None:
    """NR-CARD-54: a credit for the first install of the turn, of any type, none for the second."""
    for card in ("Enigma", "PAD Campaign", "Nisei MK II", "Experiential Data"):
        game = table(corp={"identity": HB, "credits": 0, "hand": f"{card}, Adonis Campaign"})
        play(game, f"install {card.lower().replace(' ', '-')}", "server new")
        assert game.state.corp.credits == 1
        play(game, "pass*2", "install adonis-campaign", "server new")
        assert game.state.corp.credits == 1


def test_engineering_the_future_in_the_next_turn() -> None:
    """NR-CARD-54: each turn has its own first install."""
    game = table(
        step="corp-1-1",
        corp={"identity": HB, "credits": 0, "hand": "Enigma", "deck": "Hunter"},
        last_turn={"corp_installed": 2},
    )
    pass_until(game, "action")
    play(game, "install enigma", "server hq")
    assert game.state.corp.credits == 1


def test_engineering_the_future_and_installs_by_effects() -> None:
    """NR-CARD-54, NR-CARD-60: three cards, one credit for the first of them."""
    hand = "Shipment from MirrorMorph, Enigma, Hunter, Chum, PAD Campaign"
    game = table(corp={"identity": HB, "credits": 1, "hand": hand})
    play(game, "play shipment-from-mirrormorph")
    for card in ("enigma", "hunter", "chum"):
        play(game, f"install {card}", "server new")
    assert (game.state.corp.credits, game.state.corp.clicks) == (1, 2)
    assert keys(game, game.state.corp.hand) == ["pad-campaign"]


def test_what_an_install_earns_pays_for_the_next() -> None:
    """NR-AMB-14, NR-CARD-60: the credit for the first install comes before the second, whose ice costs 1."""
    game = table(corp={"identity": HB, "credits": 1, "hand": "Shipment from MirrorMorph, Enigma, Hunter"})
    play(game, "play shipment-from-mirrormorph", "install enigma", "server new")
    assert game.state.corp.credits == 1
    play(game, "install hunter", "server remote1", "done")
    assert (game.state.corp.credits, len(game.state.servers[3].ice)) == (0, 2)


# Accelerated Beta Test


def beta_test(deck: str, **position: Any) -> NetrunnerGame:
    corp = {"identity": HB, "credits": 0, "deck": deck, **position.pop("corp", {})}
    servers = {"remote1": {"root": "Accelerated Beta Test [advancement 3]"}, **position.pop("servers", {})}
    game = table(step="corp-2-1", corp=corp, servers=servers, **position)
    return play(game, "score accelerated-beta-test@remote1/1")


def test_accelerated_beta_test() -> None:
    """NR-CARD-55, NR-15.2, NR-16.9, NR-54.3: ice goes outermost, rezzed, for nothing; the rest is trashed facedown."""
    game = beta_test("Heimdall 1.0, Nisei MK II, Archer, Enigma", servers={"hq": {"ice": "Hunter"}})
    play(game, "yes")
    assert [card.id for card in game.view(CORP).shown] == ["archer", "nisei-mk-ii", "heimdall-1-0"]
    assert game.view(RUNNER).shown == ()
    assert options(game) == ["done", "install archer", "install heimdall-1-0"]
    play(game, "install archer", "server hq", "done", "install heimdall-1-0")
    assert options(game) == ["server hq", "server rd", "server archives", "server new"]
    play(game, "server new", "done")
    archer, heimdall = find(game, "archer"), find(game, "heimdall-1-0")
    assert (archer.place, archer.faceup, heimdall.place, heimdall.faceup) == ("hq:2", True, "remote1:1", True)
    assert (keys(game, game.state.corp.discard), find(game, "nisei-mk-ii").faceup) == (["nisei-mk-ii"], False)
    assert (keys(game, game.state.corp.deck), game.view(0).corp.points) == (["enigma"], 2)
    assert game.state.corp.credits == 1, "the first install of the turn"


def test_accelerated_beta_test_may_decline_ice() -> None:
    """NR-CARD-55: what is not installed is trashed facedown, ice too."""
    game = beta_test("Enigma, Enigma, Hedge Fund")
    play(game, "yes", "install enigma", "server rd")
    assert options(game) == ["done", "install enigma"]
    play(game, "done")
    assert sorted(keys(game, game.state.corp.discard)) == ["enigma", "hedge-fund"]
    assert [card.id for card in game.view(RUNNER).corp.discard] == [None, None]


def test_accelerated_beta_test_is_optional() -> None:
    """NR-CARD-55: nothing is looked at, nothing trashed."""
    game = beta_test("Enigma, Hunter, Chum")
    play(game, "no")
    assert (len(game.state.corp.deck), game.state.corp.discard) == (3, [])
    assert events(game, "looked-at-deck") == []


def test_accelerated_beta_test_with_a_short_deck() -> None:
    """NR-CARD-55, NR-37.3: fewer than three; R&D merely empty ends nothing."""
    game = beta_test("Hedge Fund")
    play(game, "yes", "done")
    assert (game.state.corp.deck, keys(game, game.state.corp.discard), game.result) == ([], ["hedge-fund"], None)
    game = beta_test("")
    assert game.decision is not None
    assert game.decision.prompt.id == "ask-window"


# Adonis Campaign


def test_adonis_campaign() -> None:
    """NR-CARD-56: 12 credits when rezzed, 3 when the turn begins, in the turn of a rez in Corp 1.1 too."""
    game = table(
        step="corp-1-1", corp={"credits": 4, "deck": "Hunter"}, servers={"remote1": {"root": "Adonis Campaign"}}
    )
    play(game, "rez adonis-campaign@remote1/1")
    assert (game.state.corp.credits, find(game, "adonis-campaign").credits) == (0, 12)
    play(game, "pass*2")
    assert (game.state.corp.credits, find(game, "adonis-campaign").credits) == (3, 9)


def test_adonis_campaign_in_the_runners_turn() -> None:
    """NR-CARD-56: nothing."""
    game = table(turn="runner", step="runner-1-1", servers={"remote1": {"root": "Adonis Campaign [rezzed]"}})
    play(game, "pass*2")
    assert (game.state.corp.credits, find(game, "adonis-campaign").credits) == (5, 12)


def test_adonis_campaign_is_trashed_when_empty() -> None:
    """NR-CARD-56, NR-14.13: faceup, and its server with it."""
    game = table(
        step="corp-1-1",
        corp={"credits": 0, "deck": "Hunter"},
        servers={"remote1": {"root": "Adonis Campaign [rezzed, credits 3]"}},
    )
    play(game, "pass*2")
    assert (game.state.corp.credits, keys(game, game.state.corp.discard), len(game.state.servers)) == (
        3,
        ["adonis-campaign"],
        3,
    )
    assert find(game, "adonis-campaign").faceup


# Aggressive Secretary


def secretary(tokens: int, rig: str, credits: int = 2) -> NetrunnerGame:
    game = table(
        turn="runner",
        corp={"credits": credits},
        runner={"rig": rig},
        servers={"remote1": {"root": f"Aggressive Secretary [advancement {tokens}]"}},
        run="remote1",
    )
    return play(game, *TO_ACCESS, "access remote1/1")


def test_aggressive_secretary() -> None:
    """NR-CARD-57, NR-FAQ-15, NR-DIFF-34, NR-45.5, NR-54.4: different programs, all chosen before any is trashed."""
    game = secretary(2, "Corroder, Mimic, Yog.0, Grimoire")
    play(game, "yes")
    assert (seat(game), options(game)) == ("corp", ["choose corroder", "choose mimic", "choose yog-0"])
    play(game, "choose mimic")
    assert (len(game.state.rig), options(game)) == (4, ["choose corroder", "choose yog-0"])
    play(game, "choose corroder")
    assert keys(game, game.state.rig) == ["yog-0", "grimoire"]
    assert (game.state.corp.credits, options(game)) == (
        0,
        ["trash aggressive-secretary@remote1/1", "leave aggressive-secretary@remote1/1"],
    )
    play(game, "trash aggressive-secretary@remote1/1")
    assert game.state.runner.credits == 5


def test_aggressive_secretary_and_a_sacrificial_construct() -> None:
    """NR-FAQ-15, NR-CARD-48: it saves one of the two."""
    game = secretary(2, "Corroder, Mimic, Sacrificial Construct")
    play(game, "yes", "choose corroder", "choose mimic")
    assert options(game) == ["prevent sacrificial-construct corroder", "prevent sacrificial-construct mimic", "decline"]
    play(game, "prevent sacrificial-construct mimic")
    assert keys(game, game.state.rig) == ["mimic"]
    play(game, "leave aggressive-secretary@remote1/1")


def test_aggressive_secretary_with_fewer_programs() -> None:
    """NR-CARD-57: all there are; with none, nothing."""
    game = secretary(3, "Corroder, Mimic")
    play(game, "yes", "choose corroder", "choose mimic")
    assert game.state.rig == []
    play(game, "leave aggressive-secretary@remote1/1")
    game = secretary(1, "Grimoire")
    play(game, "yes", "leave aggressive-secretary@remote1/1")
    assert (game.state.corp.credits, keys(game, game.state.rig)) == (0, ["grimoire"])


def test_aggressive_secretary_is_paid_for_or_not() -> None:
    """NR-CARD-57: no question without 2 credits or without tokens; the Corp may refuse."""
    for tokens, credits in ((1, 1), (0, 5)):
        game = secretary(tokens, "Corroder", credits)
        assert seat(game) == "runner"
        play(game, "leave aggressive-secretary@remote1/1")
    game = secretary(1, "Corroder")
    play(game, "no", "leave aggressive-secretary@remote1/1")
    assert (game.state.corp.credits, keys(game, game.state.rig)) == (2, ["corroder"])


def test_aggressive_secretary_can_be_advanced() -> None:
    """NR-CARD-57, NR-17.3"""
    game = table(servers={"remote1": {"root": "Aggressive Secretary"}})
    play(game, "advance aggressive-secretary@remote1/1")
    assert find(game, "aggressive-secretary").advancement == 1


def test_aggressive_secretary_takes_a_parasite_off_its_ice() -> None:
    """NR-CARD-57, NR-CARD-12, NR-47.4: a program on ice is an installed program."""
    game = table(
        turn="runner",
        runner={"rig": "Parasite [on Chum, virus 2]"},
        servers={"hq": {"ice": "Chum [rezzed]"}, "remote1": {"root": "Aggressive Secretary [advancement 1]"}},
        run="remote1",
    )
    play(game, *TO_ACCESS, "access remote1/1", "yes", "choose parasite", "leave aggressive-secretary@remote1/1")
    assert (icy(game, "chum"), keys(game, game.state.runner.discard)) == (4, ["parasite"])


# Archived Memories


def test_archived_memories() -> None:
    """NR-CARD-58, NR-6.25: any card, faceup or not, never itself; a facedown card is not shown."""
    game = table(corp={"hand": "Archived Memories", "archives": "Enigma, Enigma [facedown], Nisei MK II [facedown]"})
    play(game, "play archived-memories")
    assert options(game) == ["take enigma@facedown", "take enigma", "take nisei-mk-ii@facedown"]
    play(game, "take nisei-mk-ii@facedown")
    assert keys(game, game.state.corp.hand) == ["nisei-mk-ii"]
    assert keys(game, game.state.corp.discard) == ["enigma", "enigma", "archived-memories"]
    assert not any("nisei" in str(message) for message in game.log(RUNNER))


def test_archived_memories_needs_archives() -> None:
    """NR-CARD-58, NR-39.9"""
    assert "play archived-memories" not in options(table(corp={"hand": "Archived Memories"}))


# Biotic Labor


def test_biotic_labor() -> None:
    """NR-CARD-59: one click spent, two gained, for this turn."""
    game = table(corp={"credits": 4, "hand": "Biotic Labor"})
    play(game, "play biotic-labor")
    assert (game.state.corp.clicks, game.state.corp.credits) == (4, 0)


# Shipment from MirrorMorph


def test_shipment_from_mirrormorph() -> None:
    """NR-CARD-60, NR-14.14, NR-15.3: three cards one after the other, ice for its cost, no click, no window between."""
    game = table(corp={"credits": 2, "hand": "Shipment from MirrorMorph, Enigma, Hunter, PAD Campaign, Hedge Fund"})
    play(game, "play shipment-from-mirrormorph")
    assert options(game) == ["done", "install enigma", "install hunter", "install pad-campaign"]
    play(game, "install enigma", "server new", "install hunter", "server remote1", "done")
    assert game.state.corp.credits == 0
    play(game, "install pad-campaign", "server remote1")
    assert (game.state.corp.clicks, find(game, "hunter").place) == (2, "remote1:2")
    assert keys(game, game.state.corp.hand) == ["hedge-fund"]
    assert keys(game, game.state.corp.discard) == ["shipment-from-mirrormorph"]


def test_shipment_from_mirrormorph_may_stop() -> None:
    """NR-CARD-60, NR-10.13"""
    game = table(corp={"hand": "Shipment from MirrorMorph, Enigma, Hunter"})
    play(game, "play shipment-from-mirrormorph", "install enigma", "server hq", "done")
    assert keys(game, game.state.corp.hand) == ["hunter"]


def test_shipment_from_mirrormorph_trashes_first() -> None:
    """NR-CARD-60, NR-14.8, NR-14.14: each install keeps the full rules."""
    game = table(corp={"hand": "Shipment from MirrorMorph, PAD Campaign, Nisei MK II"})
    play(game, "play shipment-from-mirrormorph", "install pad-campaign", "server new")
    play(game, "install nisei-mk-ii", "server remote1")
    assert options(game) == ["trash-first pad-campaign@remote1/1"]
    play(game, "trash-first pad-campaign@remote1/1")
    assert keys(game, game.state.servers[3].root) == ["nisei-mk-ii"]


def test_shipment_from_mirrormorph_needs_a_card() -> None:
    """NR-CARD-60, NR-39.9"""
    game = table(corp={"hand": "Shipment from MirrorMorph, Hedge Fund"})
    assert "play shipment-from-mirrormorph" not in options(game)


# bioroids


def test_heimdall_broken_with_clicks() -> None:
    """NR-CARD-61, NR-39.8, NR-FAQ-12, NR-26.10: any subroutine for a click each, no icebreaker, no strength."""
    game = at_ice("Heimdall 1.0", clicks=3)
    assert options(game) == ["pass", *(f"break {n} heimdall-1-0@hq:1" for n in (1, 2, 3))]
    play(game, "break 3 heimdall-1-0@hq:1", "break 2 heimdall-1-0@hq:1")
    assert (game.state.runner.clicks, options(game)) == (1, ["pass", "break 1 heimdall-1-0@hq:1"])
    play(game, "pass*2")
    assert (game.state.runner.brain, len(game.state.runner.hand)) == (1, 4)
    walk(game)
    assert events(game, "run-succeeded") == ["run-succeeded"]


def test_heimdall_needs_clicks_left() -> None:
    """NR-CARD-61, NR-39.8: with none, its first two subroutines resolve, and the third no more (NR-25.6)."""
    game = at_ice("Heimdall 1.0", clicks=0)
    assert options(game) == ["pass"]
    play(game, "pass*2")
    assert (game.state.run, told(game, "subroutine-resolved", "number")) == (None, [1, 2])
    assert game.state.runner.brain == 1


@pytest.mark.parametrize("left", [2, 3])
def test_each_end_of_heimdall(left: int) -> None:
    """NR-CARD-61, NR-25.6: either subroutine ends the run."""
    game = at_ice("Heimdall 1.0")
    play(game, *(f"break {n} heimdall-1-0@hq:1" for n in (1, 2, 3) if n != left), "pass*2")
    assert (game.state.run, game.state.runner.clicks, game.state.runner.brain) == (None, 2, 0)


def test_heimdall_with_clicks_and_an_icebreaker() -> None:
    """NR-CARD-61, NR-26.8: the one after the other."""
    game = at_ice("Heimdall 1.0", "Corroder", clicks=2, credits=6)
    play(game, "break 1 heimdall-1-0@hq:1", "break 2 heimdall-1-0@hq:1", *["boost corroder"] * 4, "break 3 corroder")
    assert (game.state.runner.clicks, game.state.runner.credits) == (0, 1)
    walk(game)
    assert events(game, "run-succeeded") == ["run-succeeded"]


def test_viktor() -> None:
    """NR-CARD-63, NR-39.8, NR-36.5: brain damage, then the end of the run."""
    game = at_ice("Viktor 1.0")
    play(game, "break 2 viktor-1-0@hq:1", "pass*2")
    assert (game.state.runner.brain, game.state.runner.clicks) == (1, 3)
    walk(game)
    game = at_ice("Viktor 1.0")
    play(game, "break 1 viktor-1-0@hq:1", "pass*2")
    assert (game.state.run, game.state.runner.brain) == (None, 0)


def test_ichi() -> None:
    """NR-CARD-62, NR-25.8, NR-FAQ-26, NR-DIFF-27: the Corp chooses at each subroutine; then tag and brain."""
    game = at_ice("Ichi 1.0", "Corroder, Mimic, Yog.0", credits=0)
    play(game, "pass*2")
    assert (seat(game), options(game)) == ("corp", ["choose corroder", "choose mimic", "choose yog-0"])
    play(game, "choose yog-0")
    assert options(game) == ["choose corroder", "choose mimic"]
    play(game, "choose corroder", "number 1", "number 0")
    assert (game.state.runner.tags, game.state.runner.brain, game.state.corp.credits) == (1, 1, 4)
    assert events(game, "tagged", "damaged") == ["tagged", "damaged"]
    walk(game)
    assert events(game, "run-succeeded") == ["run-succeeded"]


def test_ichi_without_programs() -> None:
    """NR-CARD-62: no program, no effect; an equal trace fails."""
    game = at_ice("Ichi 1.0", credits=0)
    play(game, "pass*2", "number 0", "number 0")
    assert (game.state.runner.tags, game.state.runner.brain) == (0, 0)
    walk(game)


def test_ichi_broken_with_clicks() -> None:
    """NR-CARD-62, NR-FAQ-12: only what is left resolves."""
    game = at_ice("Ichi 1.0", "Corroder", clicks=2)
    play(game, "break 1 ichi-1-0@hq:1", "break 2 ichi-1-0@hq:1", "pass*2", "number 2", "number 1")
    assert (keys(game, game.state.rig), game.state.runner.tags, game.state.runner.brain) == (["corroder"], 1, 1)
    walk(game)


def test_rototurret() -> None:
    """NR-CARD-64, NR-25.8: a program of the Corp's choice, then the end of the run."""
    game = at_ice("Rototurret", "Corroder, Mimic")
    play(game, "pass*2", "choose corroder")
    assert (game.state.run, keys(game, game.state.rig)) == (None, ["mimic"])


@pytest.mark.parametrize("ice", ["Rototurret", "Ichi 1.0", "Archer"])
def test_programs_saved_from_subroutines(ice: str) -> None:
    """NR-CARD-48, NR-CARD-62, NR-CARD-64, NR-CARD-101, NR-42.4: the construct is trashed in the program's place."""
    game = at_ice(ice, "Corroder, Sacrificial Construct")
    play(game, "pass*2", "choose corroder")
    assert (seat(game), options(game)) == ("runner", ["prevent sacrificial-construct corroder", "decline"])
    play(game, "prevent sacrificial-construct corroder")
    assert keys(game, game.state.rig) == ["corroder"]
    if ice != "Rototurret":
        assert options(game) == ["choose corroder"]
        play(game, "choose corroder")
        assert game.state.rig == []
    walk(game)


# Corporate Troubleshooter


def test_corporate_troubleshooter() -> None:
    """NR-CARD-65, NR-10.14, NR-45.3: X credits and the card itself for +X on rezzed ice before its server."""
    game = table(
        turn="runner",
        corp={"credits": 4},
        servers={
            "remote1": {"ice": "Enigma [rezzed], Hunter", "root": "Corporate Troubleshooter [rezzed]"},
            "hq": {"ice": "Chum [rezzed]"},
        },
        run="remote1",
    )
    play(game, "pass", "use corporate-troubleshooter@remote1/1")
    assert options(game) == ["choose enigma@remote1:2"]
    play(game, "choose enigma@remote1:2")
    assert options(game) == [f"number {n}" for n in (1, 2, 3, 4)]
    play(game, "number 3")
    assert (icy(game, "enigma"), game.state.corp.credits) == (5, 1)
    assert (find(game, "corporate-troubleshooter").zone, find(game, "corporate-troubleshooter").faceup) == (
        Zone.DISCARD,
        True,
    )
    walk(game)
    assert icy(game, "enigma") == 5


def test_corporate_troubleshooter_lasts_for_the_turn() -> None:
    """NR-CARD-65: to the end of it, and also in the Corp's own turn."""
    game = table(
        corp={"clicks": 1},
        servers={"hq": {"ice": "Enigma [rezzed]", "root": "Corporate Troubleshooter [rezzed]"}},
    )
    play(game, "credit", "use corporate-troubleshooter@hq/1", "choose enigma@hq:1", "number 2")
    assert icy(game, "enigma") == 4
    pass_until(game, "action")
    assert icy(game, "enigma") == 2


def test_corporate_troubleshooter_with_one_credit() -> None:
    """NR-CARD-65: X is 1."""
    game = table(
        corp={"credits": 0}, servers={"hq": {"ice": "Enigma [rezzed]", "root": "Corporate Troubleshooter [rezzed]"}}
    )
    play(game, "credit", "use corporate-troubleshooter@hq/1", "choose enigma@hq:1", "number 1")
    assert (icy(game, "enigma"), game.state.corp.credits) == (3, 0)


def test_corporate_troubleshooter_needs_ice_and_a_credit() -> None:
    """NR-CARD-65, NR-39.9: rezzed ice, at least one credit, and rezzed itself."""
    for ice, mark, credits in (
        ("Enigma", " [rezzed]", 5),
        ("Enigma [rezzed]", " [rezzed]", 0),
        ("Enigma [rezzed]", "", 0),
    ):
        game = table(
            turn="runner",
            corp={"credits": credits},
            servers={"hq": {"ice": ice, "root": f"Corporate Troubleshooter{mark}"}},
            run="hq",
        )
        play(game, "pass")
        assert not any(option.startswith("use") for option in options(game))
        walk(game)


# Experiential Data


def test_experiential_data() -> None:
    """NR-CARD-66, NR-38.2: +1 for all ice before its server while rezzed; copies add up; a root counts."""
    game = table(
        turn="runner",
        corp={"credits": 2},
        servers={
            "rd": {"ice": "Enigma [rezzed], Hunter [rezzed]", "root": "Experiential Data [rezzed], Experiential Data"},
            "hq": {"ice": "Chum [rezzed]"},
        },
        run="rd",
    )
    assert [icy(game, key) for key in ("enigma", "hunter", "chum")] == [3, 5, 4]
    play(game, "pass*3", "rez experiential-data@rd/2")
    assert [icy(game, key) for key in ("enigma", "hunter", "chum")] == [4, 6, 4]
    walk(game)
