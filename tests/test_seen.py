"""What a searching player is given hangs on what its seat knows and on nothing else: the proof for any bot at once."""

from __future__ import annotations

import pickle
import random

import pytest

from cyberdeck import deckers, netrunner
from cyberdeck.bots import AnySeen, seen_by
from cyberdeck.kernel import AnyGame, Rng


def new_game(name: str, seed: int) -> AnyGame:
    if name == "netrunner":
        return netrunner.new_game(seed=seed)
    return deckers.new_game(smc="alpha-moby", deckers=["oshin-noro", "monty-quantum"], seed=seed)


def contents(seen: AnySeen) -> tuple[object, ...]:
    """All that a bot could look at, and what it could draw from it."""
    assert seen.imagined is not None
    further = seen.imagined.determinise(seen.seat, Rng(7))
    words = [(offer.index, offer.notation, offer.message, offer.at) for offer in seen.offers]
    return seen.seat, seen.view, seen.asked, seen.at, words, seen.imagined.save(), further.save()


@pytest.mark.parametrize("name", ["netrunner", "deckers"])
def test_what_is_seen_is_the_same_in_every_twin_that_looks_the_same(name: str) -> None:
    compared = 0
    for seed in range(3):
        game, chance = new_game(name, seed), random.Random(seed)
        for number in range(240):
            if game.decision is None:
                break
            if number % 6 == 0:
                twin = game.determinise(game.decision.seat, Rng(seed * 1000 + number + 1))
                seen = seen_by(game, imagining=True)
                assert contents(seen_by(twin, imagining=True)) == contents(seen)
                assert contents(pickle.loads(pickle.dumps(seen))) == contents(seen), "the same in a thinking process"
                compared += 1
            game.decide(chance.randrange(len(game.decision.options)))
    assert compared >= 60


def test_who_does_not_search_is_not_given_an_imagined_game() -> None:
    assert seen_by(new_game("netrunner", 1)).imagined is None
