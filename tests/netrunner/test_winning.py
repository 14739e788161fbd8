"""Winning (NR-37)."""

from __future__ import annotations

import pytest

from cyberdeck.netrunner.rules import NetrunnerGame
from netrunner.logs import events
from netrunner.tables import keys, options, pass_until, play, table, why


def ended(game: NetrunnerGame) -> tuple[tuple[int, ...], str]:
    """Who has won and how; the game must be over."""
    assert game.decision is None
    assert game.result is not None
    return game.result.winners, game.result.reason.id


@pytest.mark.parametrize(
    ("before", "wins"),
    [
        ("Priority Requisition", False),
        ("Priority Requisition, Nisei MK II", True),
        ("Priority Requisition, Priority Requisition", True),
    ],
)
def test_seven_points_or_more_win(before: str, wins: bool) -> None:
    """NR-37.1: 3 and 2 do not, 5 and 2 do, 6 and 2 do, for the Corp and for the Runner."""
    corp = table(
        turn="corp",
        corp={"score": before},
        runner={"hand": "Diesel"},
        servers={"remote1": {"root": "Nisei MK II [advancement 4]"}},
        step="corp-2-1",
    )
    play(corp, "score nisei-mk-ii@remote1/1")
    runner = table(turn="runner", corp={"hand": "Nisei MK II"}, runner={"hand": "Diesel", "score": before}, run="hq")
    play(pass_until(runner, "access"), "access hq", "steal nisei-mk-ii")
    if wins:
        assert (ended(corp), ended(runner)) == (((0,), "won-by-points"), ((1,), "won-by-points"))
    else:
        assert (corp.result, runner.result) == (None, None)
        play(corp, "resolve nisei-mk-ii")


def test_points_come_before_what_the_steal_triggers() -> None:
    """NR-37.2, NR-FAQ-3: with an empty grip the Runner wins and Personal Evolution does nothing."""
    game = table(
        turn="runner", corp={"hand": "Nisei MK II"}, runner={"score": "Priority Requisition, Nisei MK II"}, run="hq"
    )
    play(pass_until(game, "access"), "access hq", "steal nisei-mk-ii")
    assert ended(game) == ((1,), "won-by-points")
    assert not events(game, "damaged")


def test_with_fewer_points_the_steal_may_be_fatal() -> None:
    """NR-37.2, NR-37.4: 5 points and an empty grip: the damage flatlines."""
    game = table(turn="runner", corp={"hand": "Nisei MK II"}, runner={"score": "Priority Requisition"}, run="hq")
    play(pass_until(game, "access"), "access hq", "steal nisei-mk-ii")
    assert ended(game) == ((0,), "won-by-flatline")


def test_points_come_before_what_the_score_triggers() -> None:
    """NR-37.2: neither the damage nor the counter comes."""
    game = table(
        turn="corp",
        corp={"score": "Priority Requisition, Nisei MK II"},
        servers={"remote1": {"root": "Nisei MK II [advancement 4]"}},
        step="corp-2-1",
    )
    play(game, "score nisei-mk-ii@remote1/1")
    assert ended(game) == ((0,), "won-by-points")
    assert not events(game, "damaged", "counters-placed", "flatlined")


def test_the_mandatory_draw_from_an_empty_rd_loses() -> None:
    """NR-37.3: the Runner wins in Corp 1.3."""
    game = table(turn="corp", step="corp-1-1")
    play(game, "pass*2")
    assert ended(game) == ((1,), "won-by-empty-deck")


def test_a_draw_action_from_an_empty_rd_loses() -> None:
    """NR-37.3: it can be tried."""
    game = table(turn="corp")
    assert "draw" in options(game)
    play(game, "draw")
    assert ended(game) == ((1,), "won-by-empty-deck")


def test_an_empty_rd_alone_ends_nothing() -> None:
    """NR-37.3: the last card is drawn, and the Corp plays on with its turn and the Runner with his."""
    game = table(turn="corp", corp={"deck": "Hedge Fund"}, step="corp-1-1")
    pass_until(game, "action")
    assert (game.state.corp.deck, keys(game, game.state.corp.hand)) == ([], ["hedge-fund"])
    for _ in range(3):
        pass_until(play(game, "credit"), "action")
    assert (game.result, game.view(1).turn) == (None, "runner")


def test_flatline_wins_for_the_corp() -> None:
    """NR-37.4: in the Corp's own turn too."""
    game = table(turn="corp", corp={"hand": "Neural EMP"}, last_turn={"runs": 1})
    play(game, "play neural-emp")
    assert ended(game) == ((0,), "won-by-flatline")


def test_an_empty_stack_is_no_loss() -> None:
    """NR-37.5, NR-AMB-8: there is no draw action and no Diesel, and the turn goes on."""
    game = table(turn="runner", corp={"deck": "Hedge Fund"}, runner={"hand": "Diesel, Sure Gamble"})
    assert {"draw", "play diesel"}.isdisjoint(options(game))
    assert (why(game, 1, "draw"), why(game, 1, "play diesel")) == ("NR-37.5", "NR-39.9")
    assert "play sure-gamble" in options(game)
    for _ in range(4):
        pass_until(play(game, "credit"), "action")
    assert (game.result, game.view(0).turn) == (None, "corp")


def test_a_short_stack_gives_what_it_has() -> None:
    """NR-37.5, NR-AMB-8: Diesel with two cards draws two, in their order; then the stack is empty."""
    game = table(turn="runner", runner={"hand": "Diesel", "deck": "Modded, Tinkering"})
    play(game, "play diesel")
    assert keys(game, game.state.runner.hand) == ["modded", "tinkering"]
    assert (game.result, game.state.runner.deck) == (None, [])
    pass_until(game, "action")
    assert "draw" not in options(game)


def test_the_last_card_of_the_stack_can_be_drawn() -> None:
    """NR-37.5: with one card left there is a draw action."""
    game = table(turn="runner", runner={"deck": "Modded"})
    play(game, "draw")
    assert (keys(game, game.state.runner.hand), game.result) == (["modded"], None)
