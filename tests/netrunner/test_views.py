"""A view that is drawn from what was drawn before is the one that is drawn from nothing."""

from __future__ import annotations

import random

import pytest

from cyberdeck.kernel import SPECTATOR
from cyberdeck.netrunner import view as viewing
from cyberdeck.netrunner.drawn import Drawn
from cyberdeck.netrunner.rules import new_game
from cyberdeck.netrunner.words import CORP, RUNNER
from netrunner.whole_games import decks


@pytest.mark.parametrize("seed", range(6))
def test_what_was_drawn_before_is_still_true(seed: int) -> None:
    """NR-6: strength, costs and counters too, whatever changes them."""
    corp, runner = decks(seed, all_decks=True)
    game, chance = new_game(corp=corp, runner=runner, seed=seed), random.Random(seed)
    for _ in range(250):
        if game.decision is None:
            break
        game.decide(chance.randrange(len(game.decision.options)))
        kept = [game.view(seat) for seat in (CORP, RUNNER, SPECTATOR)]
        anew = game.copy()
        anew.state.drawn = Drawn()
        viewing._album.cache_clear()
        assert [anew.view(seat) for seat in (CORP, RUNNER, SPECTATOR)] == kept
