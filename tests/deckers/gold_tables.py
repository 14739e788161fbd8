"""Helpers of the tests of objectives: one that holds, is prepared or evaluated, turns that start or end under it."""

from __future__ import annotations

from typing import Any

from cyberdeck.deckers.expressions import met as goal_met
from cyberdeck.deckers.expressions import progress
from cyberdeck.deckers.rules import DeckersGame
from deckers.tables import conserved, options, play, prompt, table

TWO: dict[str, Any] = {"oshin-noro": {}, "monty-quantum": {}}
NEXT = "ghost-tsunami"
"""Any objective that follows, so that a gold one is not the last (DK-29.6)."""


def current(objective: str, **position: Any) -> DeckersGame:
    """The objective holds; the computer does nothing at the start or the end of a turn."""
    return table(**{"smc": "logi", "first_turn": True, "objectives": [objective], **position})


def met(objective: str, **position: Any) -> bool:
    return goal_met(current(objective, **position).state)


def parts(game: DeckersGame) -> list[tuple[int, int]]:
    return [progress(game.state, part)[:2] for part in game.state.objective.goal.parts]


def evaluated(objective: str, *answers: str, **position: Any) -> DeckersGame:
    """Step 3b of a card that is not the last, without moving scouts, up to the question about the upgrade row."""
    position = {"smc": "spider", "row": "tunnel", "phase": "evaluation", **position}
    game = play(table(**position, objectives=[objective, NEXT]), *answers)
    if game.result is None:
        assert prompt(game) == "renew-row", options(game)
    conserved(game)
    return game


def turn_ends(objective: str, *answers: str, **position: Any) -> DeckersGame:
    """The end of the first decker's turn, up to the question who is next."""
    game = play(current(objective, phase="end-of-turn", **position), *answers)
    assert prompt(game) == "hand-tile", options(game)
    conserved(game)
    return game


def turn_starts(objective: str, *answers: str, **position: Any) -> DeckersGame:
    game = play(current(objective, phase="start-of-turn", **position), *answers)
    assert prompt(game) == "deckers-action", options(game)
    conserved(game)
    return game


def prepared(objective: str, *answers: str, **position: Any) -> DeckersGame:
    game = play(current(objective, phase="information", **position), *answers)
    assert prompt(game) == "hand-tile", options(game)
    conserved(game)
    return game


def playing(*ids: str) -> dict[str, Any]:
    """Deckers on their entry spaces."""
    return {id: {} for id in ids}


def on(server: str, numbers: tuple[int, ...], what: str) -> dict[str, str]:
    return {f"{server}{k}": what for k in numbers}
