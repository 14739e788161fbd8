"""What options say of their price is what is then paid, along random games with all that content brings (DK-14)."""

from __future__ import annotations

import random

from cyberdeck.deckers.rules import RULES
from deckers.paying import deviations
from deckers.whole_games import setup


def test_the_price_that_is_named_is_paid() -> None:
    charged = set[str]()
    for seed in range(24):
        game, rng = RULES.new_game(setup(seed), seed), random.Random(seed)
        for _ in range(100):
            if game.decision is None:
                break
            offer = game.decision.options[rng.randrange(len(game.decision.options))]
            assert deviations(game, offer, rng) == [], offer.notation
            charged |= {charge.what for charge in offer.price}
            game.decide(offer)
    assert {"card", "played-card", "push", "point", "blue-command", "red-command"} <= charged
