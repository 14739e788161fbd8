"""The toy game's own texts pass the check that the shipped ones pass."""

from __future__ import annotations

from pathlib import Path

from cyberdeck.locale.check import problems
from cyberdeck.locale.used import used_ids

TOY = Path(__file__).parents[1] / "toy"


def test_the_texts_of_heist_are_complete() -> None:
    from_data = {"toy-card-*", "seat-*"}
    assert problems(TOY / "locale", used_ids(TOY) | from_data) == []
