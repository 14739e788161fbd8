"""Walks through random games, to look around at some of their decisions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final

from cyberdeck import deckers
from cyberdeck.deckers.content import CONTENT
from cyberdeck.kernel import AnyGame

CREWS: Final = (
    ("oshin-noro", "monty-quantum"),
    ("rupert-stanz", "hettie-magnetic"),
    ("tokyo-black", "angel-nitrate", "leiko-mori"),
)


def walk(new_game: Callable[[int], AnyGame], seed: int, every: int) -> Iterator[AnyGame]:
    """A random game, at every so many of its decisions."""
    game, rng, count = new_game(seed), random.Random(seed), 0
    while game.decision is not None:
        if count % every == 0:
            yield game
        game.decide(rng.randrange(len(game.decision.options)))
        count += 1


def crew_game(seed: int) -> AnyGame:
    """Deckers with packets; the seed chooses opponent and crew too."""
    smc = list(CONTENT.smcs)[seed % len(CONTENT.smcs)]
    return deckers.new_game(smc, CREWS[seed % len(CREWS)], seed, variants=["packets"])
