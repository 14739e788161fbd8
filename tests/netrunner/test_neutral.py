"""The neutral cards, 49 to 53 and 106 to 113 (NR-CARD-49 to NR-CARD-53, NR-CARD-106 to NR-CARD-113)."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.values import link, strength
from cyberdeck.netrunner.words import Zone
from netrunner.tables import find, keys, options, pass_until, play, seat, table

FIVE_CARDS = "Diesel, Diesel, Diesel, Diesel, Diesel"
NEXT_ICE = ("pass*2", "continue", "pass*2")
"""From the approach of another piece of rezzed ice to Run 3.1."""


# Infiltration and Sure Gamble


def test_infiltration_for_credits() -> None:
    """NR-CARD-49: two credits; without an unrezzed card there is no other mode."""
    game = table(turn="runner", runner={"hand": "Infiltration"}, servers={"hq": {"ice": "Enigma [rezzed]"}})
    play(game, "play infiltration")
    assert options(game) == ["credits 2"]
    play(game, "credits 2")
    assert (game.state.runner.credits, game.state.runner.clicks) == (7, 3)


def test_infiltration_exposes() -> None:
    """NR-CARD-49: one card, ice too; no credits then."""
    game = table(
        turn="runner",
        runner={"hand": "Infiltration"},
        servers={"hq": {"ice": "Enigma"}, "remote1": {"root": "Nisei MK II"}},
    )
    play(game, "play infiltration")
    assert options(game) == ["credits 2", "expose hq:1", "expose remote1/1"]
    play(game, "expose hq:1", "decline")
    assert "card-enigma" in repr(game.log(1))
    assert "nisei" not in repr(game.log(1))
    assert game.state.runner.credits == 5


def test_infiltration_prevented_is_spent() -> None:
    """NR-CARD-49: the event is in the heap, and the other mode is no longer to be had."""
    game = table(
        turn="runner",
        runner={"hand": "Infiltration"},
        servers={"hq": {"ice": "Enigma"}, "remote1": {"root": "Zaibatsu Loyalty [rezzed]"}},
    )
    play(game, "play infiltration", "expose hq:1", "prevent zaibatsu-loyalty@remote1/1 1 enigma@hq:1")
    assert (game.state.runner.credits, keys(game, game.state.runner.discard)) == (5, ["infiltration"])
    assert "enigma" not in repr(game.log(1))


@pytest.mark.parametrize(("credits", "after"), [(4, None), (5, 9), (6, 10)])
def test_sure_gamble(credits: int, after: int | None) -> None:
    """NR-CARD-50: nine credits for five that must be there."""
    game = table(turn="runner", runner={"credits": credits, "hand": "Sure Gamble"})
    assert ("play sure-gamble" in options(game)) is (after is not None)
    if after is not None:
        play(game, "play sure-gamble")
        assert game.state.runner.credits == after


# Crypsis


def at_ice(ice: str, rig: str, **runner: Any) -> NetrunnerGame:
    """The Runner encounters the outermost ice of an HQ without cards."""
    game = table(
        turn="runner",
        runner={"credits": 20, "hand": FIVE_CARDS, "rig": rig, **runner},
        servers={"hq": {"ice": ice}},
        run="hq",
    )
    return play(game, "pass*4")


def test_crypsis_gets_counters_by_actions() -> None:
    """NR-CARD-51: a click each."""
    game = table(turn="runner", runner={"rig": "Crypsis"})
    play(game, "use crypsis", "pass*2", "use crypsis")
    assert (find(game, "crypsis").virus, game.state.runner.clicks) == (2, 2)


def test_crypsis_with_a_counter() -> None:
    """NR-CARD-51: asked once for an encounter, however much it broke; a counter or itself."""
    game = at_ice("Enigma [rezzed]", "Crypsis [virus 2]")
    play(game, "boost crypsis", "boost crypsis", "break 1 crypsis", "break 2 crypsis", "pass*2")
    assert (seat(game), options(game)) == ("runner", ["remove-counter", "trash crypsis"])
    play(game, "remove-counter")
    assert find(game, "crypsis").virus == 1
    assert game.view(0).step == "run-4-1"
    pass_until(game, "action")


def test_crypsis_may_be_trashed_with_counters_left() -> None:
    """NR-CARD-51"""
    game = at_ice("Enigma [rezzed]", "Crypsis [virus 2]")
    play(game, "boost crypsis", "boost crypsis", "break 2 crypsis", "pass*2", "trash crypsis")
    assert (find(game, "crypsis").zone, find(game, "crypsis").virus) == (Zone.DISCARD, 0)
    pass_until(game, "action")


def test_crypsis_without_a_counter() -> None:
    """NR-CARD-51: it must be trashed."""
    game = at_ice("Enigma [rezzed]", "Crypsis")
    play(game, "boost crypsis", "boost crypsis", "break 2 crypsis", "pass*2")
    assert options(game) == ["trash crypsis"]
    play(game, "trash crypsis")
    assert game.state.rig == []
    pass_until(game, "action")


def test_crypsis_pays_after_the_subroutines() -> None:
    """NR-CARD-51, NR-DIFF-35: the encounter ends when they have resolved."""
    game = at_ice("Wall of Thorns [rezzed]", "Crypsis [virus 1]")
    play(game, *["boost crypsis"] * 5, "break 2 crypsis", "pass*2")
    assert options(game) == ["remove-counter", "trash crypsis"]
    assert len(game.state.runner.hand) == 3
    play(game, "remove-counter")
    pass_until(game, "action")


def test_crypsis_pays_when_the_run_ends_too() -> None:
    """NR-CARD-51, NR-22.22: ended by a subroutine it did not break."""
    game = at_ice("Enigma [rezzed]", "Crypsis [virus 1]")
    play(game, "boost crypsis", "boost crypsis", "break 1 crypsis", "pass*2")
    assert options(game) == ["remove-counter", "trash crypsis"]
    play(game, "remove-counter")
    assert (game.state.run, find(game, "crypsis").virus) == (None, 0)


def test_crypsis_that_broke_nothing() -> None:
    """NR-CARD-51: boosting alone costs nothing more, nor does the work of others."""
    game = at_ice("Enigma [rezzed]", "Crypsis [virus 1], Gordian Blade")
    play(game, "boost crypsis", "boost crypsis", "break 2 gordian-blade", "pass*2")
    assert (game.view(0).step, find(game, "crypsis").virus) == ("run-4-1", 1)
    pass_until(game, "action")


def test_crypsis_pays_for_each_encounter_by_itself() -> None:
    """NR-CARD-51: used on the first piece only, it is asked after the first only."""
    game = at_ice("Enigma [rezzed], Hunter [rezzed]", "Crypsis [virus 2]")
    play(game, "boost crypsis", "boost crypsis", "break 2 crypsis", "pass*2", "remove-counter", *NEXT_ICE)
    assert strength(game.state, find(game, "crypsis")) == 0
    play(game, "pass*2", "number 0", "number 2")
    assert (game.view(0).step, find(game, "crypsis").virus) == ("run-4-1", 1)
    pass_until(game, "action")


@pytest.mark.parametrize("ice", ["Enigma", "Wall of Static", "Neural Katana", "Data Mine"])
def test_crypsis_breaks_any_ice(ice: str) -> None:
    """NR-CARD-51, NR-26.5, NR-EX-3: it names no subtype."""
    game = at_ice(f"{ice} [rezzed]", "Crypsis [virus 1]")
    assert "break 1 crypsis" not in options(game)
    play(game, *["boost crypsis"] * 3)
    assert "break 1 crypsis" in options(game)
    play(game, "pass*2")
    if game.state.run is not None:
        pass_until(game, "action")


def test_crypsis_is_a_virus() -> None:
    """NR-CARD-51, NR-51.3: purging takes its counters."""
    game = table(runner={"rig": "Crypsis [virus 3]"})
    play(game, "purge")
    assert find(game, "crypsis").virus == 0


# Runner resources


def test_access_to_globalsec() -> None:
    """NR-CARD-52: one link each."""
    game = table(turn="runner", runner={"hand": "Access to Globalsec", "rig": "Access to Globalsec"})
    assert link(game.state) == 2
    play(game, "install access-to-globalsec")
    assert (link(game.state), game.state.runner.credits) == (3, 4)


def test_armitage_codebusting() -> None:
    """NR-CARD-53: twelve credits when installed, two a click."""
    game = table(turn="runner", runner={"credits": 1, "hand": "Armitage Codebusting"})
    play(game, "install armitage-codebusting")
    assert (game.state.runner.credits, find(game, "armitage-codebusting").credits) == (0, 12)
    play(game, "pass*2", "use armitage-codebusting")
    assert (game.state.runner.credits, find(game, "armitage-codebusting").credits) == (2, 10)
    assert game.state.runner.clicks == 2


def test_armitage_is_trashed_when_it_is_empty() -> None:
    """NR-CARD-53: at once with the last credits."""
    game = table(turn="runner", runner={"credits": 0, "rig": "Armitage Codebusting [credits 4]"})
    play(game, "use armitage-codebusting", "pass*2")
    assert keys(game, game.state.rig) == ["armitage-codebusting"]
    play(game, "use armitage-codebusting")
    assert (keys(game, game.state.runner.discard), game.state.runner.credits) == (["armitage-codebusting"], 4)


def test_credits_on_armitage_pay_for_nothing() -> None:
    """NR-CARD-53, NR-49.5: they have to be taken first."""
    game = table(turn="runner", runner={"credits": 0, "hand": "Sure Gamble", "rig": "Armitage Codebusting"})
    assert "play sure-gamble" not in options(game)


# agendas


def test_priority_requisition() -> None:
    """NR-CARD-106, NR-16.9: one unrezzed piece of ice anywhere, at once, without paying."""
    game = table(
        step="corp-2-1",
        corp={"credits": 0},
        runner={"hand": "Diesel"},
        servers={
            "remote1": {"root": "Priority Requisition [advancement 5]", "ice": "Wall of Thorns"},
            "hq": {"ice": "Enigma [rezzed], Hunter"},
            "remote2": {"root": "PAD Campaign"},
        },
    )
    play(game, "score priority-requisition@remote1/1", "resolve priority-requisition")
    assert set(options(game)) == {"no", "rez wall-of-thorns@remote1:1", "rez hunter@hq:1"}
    play(game, "rez wall-of-thorns@remote1:1")
    assert find(game, "wall-of-thorns").faceup
    assert (game.state.corp.credits, find(game, "hunter").faceup) == (0, False)


def test_priority_requisition_is_optional() -> None:
    """NR-CARD-106, NR-40.3"""
    game = table(
        step="corp-2-1",
        runner={"hand": "Diesel"},
        servers={"remote1": {"root": "Priority Requisition [advancement 5]", "ice": "Wall of Thorns"}},
    )
    play(game, "score priority-requisition@remote1/1", "resolve priority-requisition", "no")
    assert "event-rezzed" not in [m.id for m in game.log()]
    assert game.view(0).corp.points == 3


def test_priority_requisition_stolen() -> None:
    """NR-CARD-106: stolen, it rezzes nothing."""
    game = table(
        turn="runner",
        corp={"hand": "Priority Requisition"},
        runner={"hand": "Diesel"},
        servers={"rd": {"ice": "Enigma"}},
        run="hq",
    )
    pass_until(game, "access")
    play(game, "access hq", "steal priority-requisition")
    assert (seat(game), game.view(0).runner.points) == ("runner", 3)


def test_private_security_force() -> None:
    """NR-CARD-107: a click for a point of meat damage, as often as there are clicks."""
    game = table(corp={"score": "Private Security Force"}, runner={"tags": 1, "hand": FIVE_CARDS})
    play(game, "use private-security-force", "pass*2", "use private-security-force", "pass*2")
    assert (game.state.corp.clicks, len(game.state.runner.hand)) == (1, 3)
    assert "use private-security-force" in options(game)


def test_private_security_force_needs_a_tag() -> None:
    """NR-CARD-107"""
    game = table(corp={"score": "Private Security Force"}, runner={"hand": FIVE_CARDS})
    assert "use private-security-force" not in options(game)


def test_private_security_force_elsewhere() -> None:
    """NR-CARD-107: only from the Corporation's score area."""
    game = table(
        runner={"tags": 1, "score": "Private Security Force"},
        servers={"remote1": {"root": "Private Security Force [advancement 4]"}},
    )
    assert not any(option.startswith("use") for option in options(game))


def test_private_security_force_flatlines() -> None:
    """NR-CARD-107, NR-36.10: meat damage beyond the grip."""
    game = table(corp={"score": "Private Security Force"}, runner={"tags": 1})
    play(game, "use private-security-force")
    assert game.result is not None
    assert game.result.winners == (0,)


# assets and operations


def test_melange_mining_corp() -> None:
    """NR-CARD-108: one action of three clicks for seven credits."""
    game = table(servers={"remote1": {"root": "Melange Mining Corp. [rezzed]"}})
    play(game, "use melange-mining-corp@remote1/1")
    assert (game.state.corp.credits, game.state.corp.clicks) == (12, 0)


def test_melange_has_to_be_rezzed_before() -> None:
    """NR-CARD-108: rezzed in Corp 2.1 it is ready, unrezzed it is not."""
    game = table(step="corp-2-1", servers={"remote1": {"root": "Melange Mining Corp."}})
    play(game, "pass*2")
    assert "use melange-mining-corp@remote1/1" not in options(game)
    game = table(step="corp-2-1", servers={"remote1": {"root": "Melange Mining Corp."}})
    play(game, "rez melange-mining-corp@remote1/1", "pass*2", "use melange-mining-corp@remote1/1")
    assert game.state.corp.credits == 11


def test_pad_campaign_rezzed_in_time() -> None:
    """NR-CARD-109: in Corp 1.1 it is in time, in Corp 2.1 it is late."""
    game = table(step="corp-1-1", corp={"deck": "Hedge Fund"}, servers={"remote1": {"root": "PAD Campaign"}})
    play(game, "rez pad-campaign@remote1/1", "pass*2")
    assert (game.view(0).step, game.state.corp.credits) == ("corp-2-1", 4)
    game = table(step="corp-1-1", corp={"deck": "Hedge Fund"}, servers={"remote1": {"root": "PAD Campaign"}})
    play(game, "pass*2", "rez pad-campaign@remote1/1", "pass*2")
    assert game.state.corp.credits == 3


def test_pad_campaign_in_the_runners_turn() -> None:
    """NR-CARD-109: the Corporation's turn is meant."""
    game = table(turn="runner", step="runner-1-1", servers={"remote1": {"root": "PAD Campaign [rezzed]"}})
    play(game, "pass*2")
    assert game.state.corp.credits == 5


@pytest.mark.parametrize(("credits", "after"), [(4, None), (5, 9)])
def test_hedge_fund(credits: int, after: int | None) -> None:
    """NR-CARD-110: nine credits for five that must be there."""
    game = table(corp={"credits": credits, "hand": "Hedge Fund"})
    assert ("play hedge-fund" in options(game)) is (after is not None)
    if after is not None:
        play(game, "play hedge-fund")
        assert (game.state.corp.credits, find(game, "hedge-fund").zone) == (after, Zone.DISCARD)


# ice


@pytest.mark.parametrize(("clicks", "after"), [(2, 1), (0, 0)])
def test_enigma(clicks: int, after: int) -> None:
    """NR-CARD-111: a click if there is one, and the end of the run."""
    game = table(turn="runner", runner={"clicks": clicks}, servers={"hq": {"ice": "Enigma [rezzed]"}}, run="hq")
    play(game, "pass*6")
    assert (game.state.runner.clicks, game.state.run) == (after, None)


def test_enigma_half_broken() -> None:
    """NR-CARD-111: without its second subroutine it costs a click, and the run goes on."""
    game = at_ice("Enigma [rezzed]", "Gordian Blade")
    play(game, "break 2 gordian-blade", "pass*2")
    assert (game.state.runner.clicks, game.view(0).step) == (3, "run-4-1")
    pass_until(game, "action")


@pytest.mark.parametrize(("bid", "answer", "tags"), [(0, 2, 0), (0, 1, 1), (3, 5, 0), (3, 4, 1)])
def test_hunter(bid: int, answer: int, tags: int) -> None:
    """NR-CARD-112, NR-34.6, NR-34.7: a trace of 3 against a link of 1; a tag if it succeeds, and the run goes on."""
    game = at_ice("Hunter [rezzed]", "")
    play(game, "pass*2", f"number {bid}", f"number {answer}")
    assert (game.state.corp.credits, game.state.runner.credits) == (5 - bid, 20 - answer)
    assert (game.state.runner.tags, game.view(0).step) == (tags, "run-4-1")
    pass_until(game, "action")


def test_wall_of_static() -> None:
    """NR-CARD-113: the end of the run."""
    game = at_ice("Wall of Static [rezzed], Hunter [rezzed]", "")
    play(game, "pass*2")
    assert game.state.run is None
    assert "event-run-failed" in [m.id for m in game.log()]
