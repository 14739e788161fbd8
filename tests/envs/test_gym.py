"""Gymnasium's own checks, and games against computer players."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from cyberdeck.bots import AnySeen, Bot, RandomBot
from cyberdeck.envs.gym import CyberdeckEnv, register
from cyberdeck.kernel import Complaint, Journal, replay


@pytest.mark.parametrize("game", ["Netrunner", "Deckers"])
@pytest.mark.parametrize("opponent", ["random", "house"])
def test_gymnasium_has_nothing_against_it(game: str, opponent: str) -> None:
    register()
    check_env(gymnasium.make(f"cyberdeck/{game}-v1", opponent=opponent).unwrapped)


def play(env: CyberdeckEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """A random game to its end: what it brought, and what was said last."""
    chance = random.Random(seed)
    _, info = env.reset(seed=seed)
    while True:
        assert env.play.seat == env.seat
        assert env.action_masks().sum() == info["action_mask"].sum()
        _, reward, terminated, truncated, info = env.step(chance.randrange(int(info["action_mask"].sum())))
        if terminated or truncated:
            return reward, info


@pytest.mark.parametrize("seat", ["corp", "runner"])
def test_games_are_those_of_the_engine(seat: str) -> None:
    env = CyberdeckEnv(seat=seat)
    for seed in range(3):
        reward, _ = play(env, seed)
        played = env.play.game
        again = replay(Journal.parse(str(played.journal)), played.rules)
        assert again.digest == played.digest
        assert again.result is not None
        assert reward == (1.0 if env.seat in again.result.winners else -1.0)


def test_the_same_seed_gives_the_same_game() -> None:
    first, again = CyberdeckEnv("deckers"), CyberdeckEnv("deckers")
    play(first, 4)
    play(again, 4)
    assert first.play.game.digest == again.play.game.digest
    play(again, 5)
    assert first.play.game.digest != again.play.game.digest


def test_an_action_that_is_not_offered_loses() -> None:
    env = CyberdeckEnv()
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(100)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_a_game_may_be_broken_off() -> None:
    env = CyberdeckEnv(limit=5)
    env.reset(seed=1)
    ends = [env.step(0)[2:4] for _ in range(5)]
    assert ends == [(False, False)] * 4 + [(False, True)]


def test_ones_own_opponent() -> None:
    """Whatever has the method of a bot."""
    asked = []

    class Mine:
        def choose(self, seen: AnySeen) -> int:
            asked.append(seen.seat)
            return 0

    def mine(seat: int, seed: int) -> Bot:
        return Mine()

    play(CyberdeckEnv(seat="corp", opponent=mine), 1)
    assert {*asked} == {1}
    with pytest.raises(Complaint):
        CyberdeckEnv(opponent="nobody")


def test_chance_need_not_look() -> None:
    """Who answers by chance answers the same without looking."""
    from cyberdeck.bots import seen_by
    from cyberdeck.bots.bot import glance_of
    from cyberdeck.netrunner import new_game

    game, looking, glancing = new_game(seed=1), RandomBot(3), RandomBot(3)
    for _ in range(50):
        choice = looking.choose(seen_by(game))
        assert glancing.glance(glance_of(game)) == choice
        game.decide(choice)
