"""What a decker may want to do with a card, and why it is not offered."""

from __future__ import annotations

import pytest

from deckers.tables import quiet


@pytest.mark.parametrize(
    ("seat", "thing", "wishes"),
    [
        (0, "zero-day", ["upgrade"]),
        (0, "scalpel", ["execute"]),
        (0, "ping", ["execute"]),
        (1, "scalpel", ["upgrade"]),
        (-1, "scalpel", ["upgrade"]),
        (0, "monty-quantum", ["hand-tile"]),
        (0, "red5", ["go", "project", "push-from"]),
        (-1, "zero-day", ["upgrade"]),
        (-1, "red6", []),
    ],
)
def test_a_card_of_the_row_can_be_had_and_one_of_the_own_hand_has_its_keyword(
    seat: int, thing: str, wishes: list[str]
) -> None:
    """DK-15.1, DK-16.1"""
    game = quiet(deckers={"oshin-noro": {"hand": "ping scalpel"}, "monty-quantum": {}}, row="zero-day")
    assert game.rules.conceivable(game.state, seat, thing) == [f"{verb} {thing}" for verb in wishes]


def test_the_reason_comes_with_its_clause() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "ping scalpel"}, "monty-quantum": {}}, row="zero-day")
    assert {wish: reason.clause for wish, reason in game.withheld(0, "zero-day").items()} == {
        "upgrade zero-day": "DK-16.2"
    }
