"""The discard phases (NR-20)."""

from __future__ import annotations

from cyberdeck.netrunner.words import CORP, RUNNER
from netrunner.tables import keys, options, play, table

SEVEN = "Chum, Enigma, Hunter, Snare!, PAD Campaign, Hedge Fund, Nisei MK II"


def test_discarding_down_to_the_maximum() -> None:
    """NR-20.1, NR-20.3: two of seven, one at a time, of the player's choice."""
    game = table(step="corp-3-1", corp={"hand": SEVEN})
    ids = ["chum", "enigma", "hunter", "snare", "pad-campaign", "hedge-fund", "nisei-mk-ii"]
    assert options(game) == [f"discard {id}" for id in ids]
    play(game, "discard hunter")
    assert "discard hunter" not in options(game)
    play(game, "discard nisei-mk-ii")
    assert keys(game, game.state.corp.hand) == ["chum", "enigma", "snare", "pad-campaign", "hedge-fund"]
    assert game.view(CORP).step == "corp-3-2"


def test_with_five_cards_nothing_is_discarded() -> None:
    """NR-20.1, NR-20.2: 5 is the maximum of both."""
    game = table(step="corp-3-1", corp={"hand": ["Chum"] * 5})
    assert (options(game), game.view(RUNNER).corp.hand_size) == (["pass"], 5)
    game = table(turn="runner", step="runner-2-1", runner={"hand": ["Diesel"] * 5})
    assert (options(game), game.view(RUNNER).runner.hand_size) == (["pass"], 5)


def test_brain_damage_lowers_the_runners_maximum() -> None:
    """NR-20.2: 2 points leave 3 cards; the Corp's maximum stays 5."""
    game = table(turn="runner", step="runner-2-1", runner={"brain_damage": 2, "hand": ["Diesel"] * 5})
    assert (game.view(RUNNER).runner.hand_size, game.view(RUNNER).corp.hand_size) == (3, 5)
    play(game, "discard diesel", "discard diesel")
    assert (len(game.state.runner.hand), game.view(RUNNER).step) == (3, "runner-2-2")


def test_a_hand_may_exceed_the_maximum_at_other_times() -> None:
    """NR-20.4: nothing is discarded during the action phase, or in the other player's discard phase."""
    runner = {"hand": ["Modded"] * 4 + ["Diesel"], "deck": ["Modded"] * 3}
    game = play(table(turn="runner", runner=runner), "play diesel", "pass*2")
    assert len(game.state.runner.hand) == 7
    game = table(step="corp-3-1", corp={"hand": "Chum"}, runner={"hand": ["Diesel"] * 7})
    assert options(game) == ["pass"]
    game = table(turn="runner", step="runner-2-1", corp={"hand": SEVEN})
    assert options(game) == ["pass"]


def test_where_discards_go() -> None:
    """NR-20.5, NR-DIFF-17: the Corp's facedown into Archives, the Runner's faceup onto the heap."""
    game = play(table(step="corp-3-1", corp={"hand": ["Chum"] * 6}), "discard chum")
    assert [(card.id, card.faceup) for card in game.view(RUNNER).corp.discard] == [(None, False)]
    runner = {"hand": ["Diesel"] * 6, "heap": "Modded"}
    game = play(table(turn="runner", step="runner-2-1", runner=runner), "discard diesel")
    assert [(card.id, card.faceup) for card in game.view(CORP).runner.discard] == [("modded", True), ("diesel", True)]


def test_discarding_is_not_trashing() -> None:
    """NR-20.6: Sacrificial Construct saves no program from it, and no card counts as trashed."""
    runner = {"hand": ["Crypsis"] * 6, "rig": "Sacrificial Construct"}
    game = play(table(turn="runner", step="runner-2-1", runner=runner), "discard crypsis")
    assert game.view(RUNNER).step == "runner-2-2"
    assert keys(game, game.state.runner.discard) == ["crypsis"]
    lines = [line.id for line in game.log(RUNNER)]
    assert "event-discarded" in lines
    assert "event-trashed" not in lines


def test_a_negative_maximum_counts_as_none() -> None:
    """NR-20.7, NR-AMB-7: in Runner 2.1 all cards go; the flatline comes in 2.3, after the window of 2.2."""
    game = table(turn="runner", step="runner-2-1", runner={"brain_damage": 6, "hand": "Diesel, Modded"})
    play(game, "discard diesel", "discard modded")
    assert (game.view(RUNNER).step, game.result) == ("runner-2-2", None)
    play(game, "pass*2")
    assert game.result is not None
    assert game.result.winners == (CORP,)


def test_a_maximum_of_zero_is_no_flatline() -> None:
    """NR-20.7: 5 points of brain damage leave an empty hand and a living Runner."""
    game = table(turn="runner", step="runner-2-1", runner={"brain_damage": 5, "hand": "Diesel"})
    play(game, "discard diesel", "pass*2")
    assert game.result is None
    assert game.view(RUNNER).step == "corp-1-1"
