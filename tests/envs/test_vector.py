"""Many games at once: the same however many processes play them, and the same as one by one."""

from __future__ import annotations

import random

import numpy as np
import pytest

from cyberdeck.bots.simulation import seed_of
from cyberdeck.envs.play import Play
from cyberdeck.envs.vector import Table, VectorEnv
from cyberdeck.kernel import Complaint, IllegalDecision

STEPS = 150


def walk(env: VectorEnv, steps: int = STEPS) -> tuple[str, int]:
    """A fingerprint of all that was seen on a random walk, and how many games ended."""
    chance, seen, ended = np.random.default_rng(1), list[bytes](), 0
    batch = env.reset(seed=3)
    for _ in range(steps):
        seen.append(b"".join(array.tobytes() for array in batch[:-1]))
        batch = env.step((chance.random(env.games) * batch.masks.sum(1)).astype(int))
        ended += int(batch.dones.sum())
        assert (batch.returns[~batch.dones] == 0).all()
        assert (abs(batch.returns[batch.dones]) == 1).all()
    return str(hash(tuple(seen))), ended


@pytest.mark.parametrize("table", [Table("netrunner"), Table("deckers", rungs={1: "random"})])
def test_processes_change_nothing(table: Table) -> None:
    with VectorEnv(table, 5) as alone, VectorEnv(table, 5, jobs=2) as shared:
        told, ended = walk(alone)
        assert (told, ended) == walk(shared)
    assert ended


def test_a_game_is_that_of_its_seed() -> None:
    """What a vector gives of its third game, until it is over and the next one begins."""
    play, chance = Play("netrunner"), random.Random(2)
    play.begin(seed_of(9, 2))
    with VectorEnv(Table("netrunner"), 3) as env:
        batch = env.reset(seed=9)
        while not batch.dones[2]:
            assert batch.seats[2] == play.seat
            assert (batch.observations[2] == play.observe(play.seat)).all()
            action = chance.randrange(play.legal)
            play.act(action)
            batch = env.step([0, 0, action])
        assert play.over
        assert list(batch.returns[2]) == play.returns
        play.begin()
        assert (batch.observations[2] == play.observe(play.seat)).all()


def test_only_learners_are_asked() -> None:
    with VectorEnv(Table("netrunner", rungs={0: "random"}), 3) as env:
        batch = env.reset()
        for _ in range(30):
            assert (batch.seats == 1).all()
            batch = env.step([0, 0, 0])


def test_faults_are_told() -> None:
    with pytest.raises(Complaint):
        VectorEnv(Table("netrunner", rungs={0: "nobody"}), 2)
    with VectorEnv(Table("netrunner"), 2, jobs=1) as env:
        env.reset()
        with pytest.raises(IllegalDecision):
            env.step([100, 0])
