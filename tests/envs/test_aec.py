"""PettingZoo's own tests, and whole games through its door."""

from __future__ import annotations

import random
import warnings
from collections.abc import Mapping

import pytest
from pettingzoo.test import api_test, seed_test

from cyberdeck.envs.aec import CyberdeckAEC
from cyberdeck.games import find
from cyberdeck.kernel import IllegalDecision, replay
from cyberdeck.kernel.journal import Journal

CREW = ["oshin-noro", "monty-quantum", "tilda-sweet", "hettie-magnetic"]
TABLES: list[tuple[str, Mapping[str, object]]] = [
    ("netrunner", {}),
    *(("deckers", {"deckers": CREW[:count], "first_game": True}) for count in (1, 2, 3, 4)),
]


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_pettingzoo_has_nothing_against_it(game: str, setup: Mapping[str, object]) -> None:
    """It only notes that an observation is a dictionary, as with all environments that have masks."""
    with warnings.catch_warnings(record=True) as noted:
        warnings.simplefilter("always")
        api_test(CyberdeckAEC(game, setup), num_cycles=400)
        seed_test(lambda: CyberdeckAEC(game, setup), num_cycles=100)
    known = ("Observation is not a NumPy array", "Observation space for each agent probably", "We recommend agents")
    assert [str(note.message) for note in noted if not str(note.message).startswith(known)] == []


def play_out(env: CyberdeckAEC, chance: random.Random) -> dict[str, float]:
    """A random game through the loop that PettingZoo's documentation shows; what each agent was told in the end."""
    told = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        told[agent] += float(reward or 0)
        if termination or truncation:
            env.step(None)
        else:
            assert observation is not None
            legal = int(observation["action_mask"].sum())
            env.step(chance.randrange(legal))
    return told


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_games_are_those_of_the_engine(game: str, setup: Mapping[str, object]) -> None:
    """The journal of a game through the door, played by the engine, ends in the same position."""
    env = CyberdeckAEC(game, setup)
    for seed in range(3):
        env.reset(seed=seed)
        told = play_out(env, random.Random(seed))
        played = env.play.game
        again = replay(Journal.parse(str(played.journal)), find(game))
        assert again.digest == played.digest
        assert again.result == played.result
        result = played.result
        assert result is not None
        assert told == {agent: 1.0 if seat in result.winners else -1.0 for seat, agent in enumerate(played.seats)}


def test_a_game_may_be_broken_off() -> None:
    env = CyberdeckAEC(limit=10)
    env.reset(seed=1)
    assert play_out(env, random.Random(1)) == {"corp": 0.0, "runner": 0.0}
    assert env.decisions == 10


def test_what_is_not_offered_is_refused() -> None:
    env = CyberdeckAEC()
    env.reset(seed=1)
    before = env.play.game.digest
    with pytest.raises(IllegalDecision):
        env.step(100)
    assert env.play.game.digest == before


def test_the_table_in_letters() -> None:
    env = CyberdeckAEC(render_mode="ansi")
    env.reset(seed=1)
    assert "R&D" in str(env.render())
