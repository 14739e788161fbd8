"""Steps a second with observations, against what others have: `python benchmarks/envs.py [SECONDS]`.

Random play on one core, the same loop for all environments of PettingZoo, and RLCard's own. The others are not among
our dependencies: `pip install 'pettingzoo[classic]' rlcard` brings them. A step is one decision; where it says "asked",
questions with one answer are answered on the way and count nothing.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from cyberdeck.envs.aec import CyberdeckAEC

CREW = ["oshin-noro", "monty-quantum", "tilda-sweet", "hettie-magnetic"]
PETTINGZOO = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5", "go_v5", "chess_v6")
RLCARD = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "bridge", "doudizhu", "mahjong")
Steps = Iterator[None]


def pettingzoo(make: Callable[[], Any]) -> Steps:
    """Endless random games through the loop of PettingZoo's documentation."""
    env, chance, seed = make(), random.Random(1), 0
    while True:
        env.reset(seed=seed)
        seed += 1
        while env.agents:
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[chance.randrange(len(legal))]))
                yield


def rlcard(name: str) -> Steps:
    """Endless random games through RLCard's own steps."""
    env = importlib.import_module("rlcard").make(name, config={"seed": 1})
    chance = random.Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            yield


def rate(steps: Steps, seconds: float) -> float:
    """Steps a second of the processor, after a short warm-up."""
    end = time.process_time() + seconds / 5
    while time.process_time() < end:
        next(steps)
    count, start = 0, time.process_time()
    while time.process_time() < start + seconds:
        for _ in range(50):
            next(steps)
        count += 50
    return count / (time.process_time() - start)


def ours() -> Iterator[tuple[str, Steps]]:
    yield "netrunner, every question", pettingzoo(lambda: CyberdeckAEC(ask_all=True))
    yield "netrunner, asked", pettingzoo(CyberdeckAEC)
    yield "netrunner, asked, with prices", pettingzoo(lambda: CyberdeckAEC(prices=True))
    for count in (1, 2, 4):
        setup: dict[str, object] = {"deckers": CREW[:count], "first_game": True}
        yield f"deckers, {count} at the table, asked", pettingzoo(partial(CyberdeckAEC, "deckers", setup))


def theirs() -> Iterator[tuple[str, Steps]]:
    for name in PETTINGZOO:
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            yield f"PettingZoo {name}", pettingzoo(module.env)
        except ImportError as missing:
            print(f"{name}: {missing}", file=sys.stderr)
    for name in RLCARD:
        yield f"RLCard {name}", rlcard(name)


def main() -> None:
    warnings.simplefilter("ignore")
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    table = Table("one core, random play", "steps/s with observation", box=None)
    for name, steps in (*ours(), *theirs()):
        table.add_row(name, f"{rate(steps, seconds):,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
