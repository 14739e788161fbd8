"""The toy game keeps the contract; benchmarks/many_games.py plays the large sample."""

from __future__ import annotations

import random

import pytest

import contract
import toy
from contract_heist import play_one

SEEDS = [*range(8), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(8, 60))]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_contract_along_a_random_game(seed: int) -> None:
    play_one(seed)


def test_blindness_really_redraws_something() -> None:
    blind = contract.Blindness()
    contract.play(toy.new_game(3), random.Random(3), blind)
    assert blind.redrawn > 50


def test_every_replay_at_every_decision() -> None:
    for seed in range(5):
        contract.play(toy.new_game(seed), random.Random(seed), contract.replay_is_the_same)
