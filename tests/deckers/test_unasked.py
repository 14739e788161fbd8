"""Questions that are none: what drivers answer for a decker."""

from __future__ import annotations

import random

from cyberdeck.deckers.rules import RULES
from deckers.whole_games import setup


def test_what_lies_open_is_foregone_and_what_a_hand_decides_is_not() -> None:
    """DK-16.4, DK-19.1: the only card to give up and the end of a move; but not what can be paid with a hand."""
    foregone, obvious = set[str](), set[str]()
    for seed in range(12):
        game, chance = RULES.new_game(setup(seed), seed), random.Random(seed)
        while (decision := game.decision) is not None:
            if len(decision.options) == 1:
                assert game.obvious == 0
                (obvious if game.foregone is None else foregone).add(decision.prompt.id)
                assert game.foregone is None or not game.begun
            else:
                assert game.foregone is game.obvious is None
            game.decide(chance.randrange(len(decision.options)))
    assert {"ask-sacrifice", "ask-move-to", "ask-hand-tile"} <= foregone
    assert {"ask-deckers-action", "ask-pay-more", "ask-push-what"} <= obvious
    assert not foregone & {"ask-deckers-action", "ask-pay", "ask-pay-more", "ask-interrupt", "ask-hold-back"}
