"""Helpers for the tests of objectives: is a goal met, and what its success or failure does."""

from __future__ import annotations

from typing import Any

from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.expressions import met
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.kernel import Message
from cyberdeck.locale.texts import UnknownMessage, render
from deckers.tables import options, play, prompt, table

FOUR = ("oshin-noro", "monty-quantum", "tilda-sweet", "hettie-magnetic")
"""Red, green, yellow, blue."""
NEXT = "gold-mirror-map"
"""An objective without preparation and rules."""


def crew(count: int) -> list[str]:
    return list(FOUR[:count])


def objective(id: str, **position: Any) -> DeckersGame:
    """A table with this objective and another one after it."""
    return table(**{"deckers": crew(2), "objectives": [id, NEXT], **position})


def fulfilled(id: str, count: int = 2, **position: Any) -> bool:
    """Whether so many deckers have met the goal."""
    return met(objective(id, **{"deckers": crew(count), **position}).state)


def evaluated(id: str, count: int = 2, **position: Any) -> DeckersGame:
    """Step 3b from its beginning; against Spider no step 3c follows. Without a question the next cycle begins."""
    fixed = {"deckers": crew(count), "smc": "spider", "phase": "evaluation"}
    return objective(id, **{**fixed, **position})


def over(game: DeckersGame) -> bool:
    """Whether the evaluation is over, so that the next cycle begins."""
    return prompt(game) == "hand-tile" and game.state.cycle == 2


def settle(game: DeckersGame, question: str = "scout-next") -> DeckersGame:
    """Answer a question with its first option as long as it is asked."""
    while game.decision is not None and prompt(game) == question:
        play(game, options(game)[0])
    return game


def parts(id: str) -> set[str]:
    """The sections that an objective has, by its data; that a missed goal repeats the cycle stands on its back."""
    row = CONTENT.objectives[id]
    rules = row.rules
    steps = {"preparation": row.preparation.steps, "success": row.success.steps, "failure": row.failure.steps}
    special = set(rules.special) - {"repeats-cycle"}
    ongoing = special or rules.new_scout_server or rules.end_of_turn or rules.end_of_new_scouts or rules.start_of_turn
    return {"goal", *(part for part, rows in steps.items() if rows), *(["rules"] if ongoing else [])}


def worded(id: str, language: str) -> set[str]:
    """The sections for which a language has a text."""
    return {part for part in ("goal", "preparation", "rules", "success", "failure") if _text(id, part, language)}


def _text(id: str, part: str, language: str) -> str:
    try:
        return render(Message(f"objective-{id}.{part}", (("deckers", 2),)), language)
    except UnknownMessage:
        return ""
