"""Winning by agenda points (NR-37)."""

from __future__ import annotations

from cyberdeck.kernel import Message, Result
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.values import WINNING_POINTS, points
from cyberdeck.netrunner.words import Side


def look_at_points(state: State, side: Side) -> None:
    """Seven or more points win at once, before anything that the scoring or stealing triggers (NR-37.2)."""
    if points(state, side) >= WINNING_POINTS:
        state.result = Result((side,), Message("won-by-points"))
