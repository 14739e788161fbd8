"""Helpers of the Netrunner tests: a table in a line, decisions by notation, and a check that nothing is left open."""

from __future__ import annotations

from typing import Any

from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.table import table as build_table
from cyberdeck.netrunner.view import RunSeen
from cyberdeck.netrunner.words import Zone

OPENED: list[NetrunnerGame] = []
"""The games of the running test; `leave_open` takes one out."""

AT_REST = ("ask-action", "ask-window")


def table(seed: int = 0, **position: Any) -> NetrunnerGame:
    game = build_table(seed, **position)
    OPENED.append(game)
    return game


def leave_open(game: NetrunnerGame) -> None:
    """This test ends in the middle of something on purpose."""
    OPENED.remove(game)


def nothing_is_left_open() -> None:
    """Every game of the test is over, or waits in a window or for an action, with no run and no trigger pending."""
    for game in OPENED:
        if game.decision is not None:
            assert game.decision.prompt.id in AT_REST, f"left open: {game.decision.prompt} {options(game)}"
            assert game.state.run is None, "a run is left open"
            assert not game.state.waiting, "a triggered ability is left waiting"
            assert not game.state.play, "a card is left in the play area"


def options(game: NetrunnerGame) -> list[str]:
    assert game.decision is not None, "the game is over"
    return game.decision.notations


def seat(game: NetrunnerGame) -> str:
    assert game.decision is not None
    return game.seats[game.decision.seat]


def play(game: NetrunnerGame, *notations: str) -> NetrunnerGame:
    """Make these decisions; `pass*2` stands for `pass`, `pass`."""
    for notation in notations:
        word, star, times = notation.partition("*")
        for _ in range(int(times) if star else 1):
            game.decide(word)
    return game


def run_seen(game: NetrunnerGame, seat: int) -> RunSeen:
    """The run, as that seat sees it."""
    run = game.view(seat).run
    assert run is not None, "there is no run"
    return run


def pass_until(game: NetrunnerGame, prompt: str, most: int = 60) -> NetrunnerGame:
    """Pass (or continue) until a question of that kind comes, such as `action`, `access` or `jack-out`."""
    for _ in range(most):
        assert game.decision is not None, "the game is over"
        if game.decision.prompt.id == f"ask-{prompt}":
            return game
        game.decide("pass" if "pass" in options(game) else "continue")
    raise AssertionError(f"no question {prompt}")


def find(game: NetrunnerGame, key: str, zone: Zone | None = None) -> Card:
    """The first card with that id, wherever it is or in that zone."""
    return next(c for c in game.state.cards if c.key == key and zone in (None, c.zone))


def keys(game: NetrunnerGame, ids: Any) -> list[str]:
    return [game.state.cards[id].key for id in ids]


def why(game: NetrunnerGame, seat: int, notation: str) -> str:
    """The clause by which that decision is not offered."""
    reason = game.why_not(seat, notation)
    assert reason is not None, f"{notation} is offered"
    return reason.clause
