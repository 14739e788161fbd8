"""Damage and flatline (NR-36)."""

from __future__ import annotations

from collections import Counter

import pytest

from cyberdeck.netrunner.rules import NetrunnerGame
from netrunner.logs import events, told, walk
from netrunner.tables import keys, options, pass_until, play, table


def katana(hand: str, seed: int = 0, rig: str = "", **position: object) -> NetrunnerGame:
    """Neural Katana is about to do its 3 net damage."""
    runner = {"hand": hand, "rig": rig}
    servers = {"hq": {"ice": "Neural Katana [rezzed]"}}
    game = table(seed, turn="runner", runner=runner, servers=servers, run="hq", **position)
    return play(game, "pass*4", "pass*2")


def test_each_point_trashes_a_card() -> None:
    """NR-36.2: 3 of 5 cards."""
    game = katana("Diesel, Modded, Tinkering, Sure Gamble, Infiltration")
    assert (len(game.state.runner.hand), len(game.state.runner.discard)) == (2, 3)
    assert told(game, "damaged", "number") == [3]
    walk(game)


def test_the_pick_is_random_and_even() -> None:
    """NR-36.3, NR-36.2: the one card that stays is each of four about as often, in 400 games."""
    stayed: Counter[str] = Counter()
    for seed in range(400):
        game = katana("Diesel, Modded, Tinkering, Infiltration", seed)
        walk(game)
        stayed.update(keys(game, game.state.runner.hand))
    assert len(stayed) == 4
    assert all(65 <= times <= 135 for times in stayed.values()), stayed


def test_the_heap_keeps_the_order_of_picking() -> None:
    """NR-36.7: the first card picked lies lowest."""
    coming = {"damage": ["Tinkering", "Diesel", "Modded"]}
    game = katana("Diesel, Modded, Tinkering", coming=coming)
    assert keys(game, game.state.runner.discard) == ["tinkering", "diesel", "modded"]
    assert [card.id for card in game.view(0).runner.discard] == ["tinkering", "diesel", "modded"]
    walk(game)


def test_damage_trashes_and_does_not_discard() -> None:
    """NR-36.11: three cards trashed, none discarded."""
    game = katana("Diesel, Modded, Tinkering")
    walk(game)
    assert events(game, "trashed", "discarded") == ["trashed"] * 3


def test_damage_equal_to_the_grip() -> None:
    """NR-36.8, NR-DIFF-28: the Runner lives with an empty grip."""
    game = katana("Diesel, Modded, Tinkering")
    assert (game.result, game.state.runner.hand) == (None, [])
    walk(game)


def test_damage_beyond_the_grip() -> None:
    """NR-36.8, NR-36.10, NR-37.4, NR-DIFF-28: the Corp wins at once, in the middle of the run."""
    game = katana("Diesel, Modded")
    assert game.result is not None
    assert (game.result.winners, game.result.reason.id) == ((0,), "won-by-flatline")
    assert game.decision is None
    assert not events(game, "passed", "run-ended")


def test_the_whole_amount_after_prevention_decides() -> None:
    """NR-36.12, NR-AMB-15, NR-FAQ-10: Net Shield takes one of 3 points, and 2 cards are enough."""
    game = katana("Diesel, Modded", rig="Net Shield")
    assert options(game) == ["prevent net-shield", "decline"]
    play(game, "prevent net-shield")
    assert (game.result, game.state.runner.hand, told(game, "damaged", "number")) == (None, [], [2])
    walk(game)


def test_damage_of_one_effect_is_one_event() -> None:
    """NR-36.12, NR-AMB-15: 3 points against 2 cards flatline before a card is trashed."""
    game = katana("Diesel, Modded", rig="Net Shield")
    play(game, "decline")
    assert game.result is not None
    assert (told(game, "damaged", "number"), len(game.state.runner.hand)) == ([3], 2)


def test_damage_of_two_effects_is_two_events() -> None:
    """NR-36.12: each is compared with the grip as it is then."""
    game = table(
        turn="runner",
        runner={"hand": "Diesel, Modded, Tinkering"},
        servers={"hq": {"ice": "Data Mine [rezzed], Wall of Thorns [rezzed]"}},
        run="hq",
    )
    walk(game)
    assert (told(game, "damaged", "number"), game.state.runner.hand, game.result) == ([1, 2], [], None)


@pytest.mark.parametrize(("kind", "offered"), [("net", True), ("meat", False)])
def test_kinds_differ_in_what_prevents_them(kind: str, offered: bool) -> None:
    """NR-36.1, NR-36.4: a point of net or of meat damage trashes one card; Net Shield knows only the one."""
    game = table(
        turn="corp",
        corp={"hand": "Neural EMP", "score": "Private Security Force"},
        runner={"tags": 1, "hand": "Diesel, Modded", "rig": "Net Shield"},
        last_turn={"runs": 1},
    )
    play(game, "play neural-emp" if kind == "net" else "use private-security-force")
    assert (options(game)[0] == "prevent net-shield") is offered
    if offered:
        play(game, "decline")
    assert told(game, "damaged", "damage") == [f"damage-{kind}"]
    assert (len(game.state.runner.hand), game.view(1).runner.hand_size) == (1, 5)


def test_brain_damage_lowers_the_hand_size() -> None:
    """NR-36.1, NR-36.5: 2 points for good, so the Runner keeps 3 cards at the end of his turn."""
    runner = {"brain_damage": 2, "hand": "Diesel, Modded, Tinkering, Infiltration", "clicks": 0}
    game = table(turn="runner", runner=runner, corp={"deck": "Hedge Fund"}, step="runner-2-1")
    assert (game.view(1).brain_damage, game.view(1).runner.hand_size) == (2, 3)
    assert "discard diesel" in options(game)
    play(game, "discard diesel")
    assert (len(game.state.runner.hand), game.view(1).step) == (3, "runner-2-2")
    pass_until(game, "action")
    assert game.view(1).runner.hand_size == 3


def test_a_hand_size_of_zero_is_no_flatline() -> None:
    """NR-36.9: the Runner discards everything and lives."""
    game = table(
        turn="runner", runner={"brain_damage": 5, "hand": "Diesel"}, corp={"deck": "Enigma"}, step="runner-2-1"
    )
    pass_until(play(game, "discard diesel"), "action")
    assert (game.result, game.view(0).turn) == (None, "corp")


def test_a_negative_hand_size_at_the_end_of_the_turn() -> None:
    """NR-36.9, NR-36.10, NR-AMB-7, NR-DIFF-28: counted as 0 in 2.1, and flatline in 2.3 after the window 2.2."""
    game = table(
        turn="runner", runner={"brain_damage": 6, "hand": "Diesel"}, corp={"deck": "Enigma"}, step="runner-2-1"
    )
    assert options(game) == ["discard diesel"]
    play(game, "discard diesel")
    assert (game.view(1).step, game.result) == ("runner-2-2", None)
    play(game, "pass*2")
    assert game.result is not None
    assert (game.result.winners, game.result.reason.id) == ((0,), "won-by-flatline")


def test_a_negative_hand_size_waits_for_the_end_of_the_turn() -> None:
    """NR-36.9: not in the Runner's action phase, nor in the Corp's turn."""
    runner = table(turn="runner", runner={"brain_damage": 6})
    play(runner, "credit", "pass*2")
    corp = table(turn="corp", corp={"clicks": 1}, runner={"brain_damage": 6})
    pass_until(play(corp, "credit"), "action")
    assert corp.view(0).turn == "runner"
    assert (runner.result, corp.result) == (None, None)
