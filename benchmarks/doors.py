"""The same games through every door: `python benchmarks/doors.py [GAMES]`.

Random games of both games through PettingZoo, Gymnasium, the state of OpenSpiel's kind, OpenSpiel itself and a vector
of environments. The journal of each is played again by the engine: position, result and returns must be the same.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table as Rows

from cyberdeck.bots.simulation import seed_of
from cyberdeck.envs.aec import CyberdeckAEC
from cyberdeck.envs.gym import CyberdeckEnv
from cyberdeck.envs.openspiel import register
from cyberdeck.envs.play import Play, returns
from cyberdeck.envs.spiel import new_state
from cyberdeck.envs.vector import Table, VectorEnv
from cyberdeck.kernel import AnyGame, Journal, replay

SETUPS: dict[str, Mapping[str, object]] = {
    "netrunner": {},
    "deckers": {"deckers": ["oshin-noro", "monty-quantum"], "first_game": True},
}
Ended = tuple[AnyGame, list[float]]
"""A finished game, and what the door says that it has brought."""


def through_pettingzoo(name: str, games: int) -> Iterator[Ended]:
    env, chance = CyberdeckAEC(name, SETUPS[name]), random.Random(1)
    for seed in range(games):
        env.reset(seed=seed)
        told = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            told[agent] += reward
            legal = int(observation["action_mask"].sum())
            env.step(None if termination or truncation else chance.randrange(legal))
        yield env.play.game, list(told.values())


def through_gymnasium(name: str, games: int) -> Iterator[Ended]:
    env, chance = CyberdeckEnv(name, SETUPS[name]), random.Random(1)
    for seed in range(games):
        _, info = env.reset(seed=seed)
        ended, reward = env.play.over, 0.0
        while not ended:
            _, reward, ended, _, info = env.step(chance.randrange(int(info["action_mask"].sum())))
        told = returns(env.play.game)
        told[env.seat] = float(reward)
        yield env.play.game, told


def through_states(name: str, games: int) -> Iterator[Ended]:
    chance = random.Random(1)
    for seed in range(games):
        state = new_state(name, SETUPS[name], seed)
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        yield state.game, state.returns()


def through_openspiel(name: str, games: int) -> Iterator[Ended]:
    register()
    game, chance = pyspiel.load_game(f"python_cyberdeck_{name}(deals={games})"), random.Random(1)
    for seed in range(games):
        state: Any = game.new_initial_state()
        state.apply_action(seed)
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        yield state.dealt.game, state.returns()


def through_a_vector(name: str, games: int) -> Iterator[Ended]:
    """What it says at the end of a game, beside a single game of the same seed with the same actions."""
    chance = random.Random(1)
    with VectorEnv(Table(name, SETUPS[name]), games) as env:
        batch, beside = env.reset(seed=1), [Play(name, SETUPS[name]) for _ in range(games)]
        for number, play in enumerate(beside):
            play.begin(seed_of(1, number))
        running = set(range(games))
        while running:
            actions = [chance.randrange(int(legal)) for legal in batch.masks.sum(1)]
            for number in running:
                beside[number].act(actions[number])
            batch = env.step(actions)
            for number in [number for number in running if batch.dones[number]]:
                running.remove(number)
                yield beside[number].game, [float(x) for x in batch.returns[number]]


DOORS: dict[str, Callable[[str, int], Iterator[Ended]]] = {
    "PettingZoo": through_pettingzoo,
    "Gymnasium": through_gymnasium,
    "states": through_states,
    "OpenSpiel": through_openspiel,
    "a vector": through_a_vector,
}


def same(game: AnyGame, told: list[float]) -> bool:
    """Whether the engine comes to the same end by itself."""
    again = replay(Journal.parse(str(game.journal)), game.rules)
    return again.digest == game.digest and again.result == game.result is not None and returns(again) == told


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    console, wrong = Console(), 0
    rows = Rows("door", "game", "games", "the same by the engine", box=None)
    for door, through in DOORS.items():
        for name in SETUPS:
            ended = track(through(name, games), f"{door}, {name}", total=games, console=console, transient=True)
            right = sum(same(*end) for end in ended)
            wrong += games - right
            rows.add_row(door, name, str(games), str(right))
    console.print(rows)
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
