"""What options say of their price is what is then paid, along random games with all that content brings (DK-14)."""

from __future__ import annotations

from collections import Counter

from deckers.paying import followed


def test_the_price_that_is_named_is_paid() -> None:
    charged = Counter[str]()
    for seed in range(24):
        paid = followed(seed, most=120)
        assert paid.faults == []
        charged += paid.charged
    assert {"card", "played-card", "push", "point", "blue-command", "red-command"} <= set(charged)
