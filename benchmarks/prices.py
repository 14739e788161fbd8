"""What options say they cost, held against what is then paid.

`python benchmarks/prices.py [GAMES]` plays that many games, half of them Netrunner, half Deckers, with random players
and the house's. At every decision the price of every option is computed; a share of the options is taken on a copy of
the game, and what the seat then holds less is compared with the price.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
from collections import Counter, defaultdict
from functools import partial
from pathlib import Path

from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from cyberdeck import deckers, netrunner
from cyberdeck.bots import Bot, RandomBot, answer, bot_for
from cyberdeck.kernel import AnyGame
from deckers.paying import deviations
from deckers.whole_games import setup
from netrunner.purse import proof
from netrunner.whole_games import decks
from purses import Looked, Proof

PROOFS: dict[str, Proof] = {"netrunner": proof, "deckers": deviations}
NAMES = ("netrunner", "deckers")
MOST = 20_000


def new_game(seed: int) -> AnyGame:
    if seed % 2:
        return deckers.RULES.new_game(setup(seed // 2), seed)
    corp, runner = decks(seed // 2, all_decks=True)
    return netrunner.new_game(corp=corp, runner=runner, seed=seed)


def bots(game: AnyGame, seed: int) -> list[Bot]:
    """Random players, the house's, or some of both."""
    chance = random.Random(seed)
    house = [chance.random() < 0.5 for _ in game.seats]
    return [
        bot_for(game.rules.name, seat, seed) if house[seat] else RandomBot(seed + seat) for seat in range(len(house))
    ]


def looked(seed: int, share: float) -> tuple[str, Counter[str], list[str]]:
    """One game to its end, looked at at every decision."""
    game, found, rng = new_game(seed), Looked(), random.Random(seed)
    name, players = game.rules.name, bots(game, seed)
    for _ in range(MOST):
        if game.decision is None:
            break
        found.look(game, PROOFS[name], rng, share)
        game.decide(answer(game, players))
    return name, found.counts + Counter(games=1), [f"game {seed}: {fault}" for fault in found.faults]


def main() -> bool:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=2000)
    parser.add_argument("--share", type=float, default=0.25, help="which share of the options is taken on a copy")
    parser.add_argument("--only", choices=PROOFS, help="games of one kind only")
    given = parser.parse_args()
    wanted = [seed for seed in range(2 * given.games) if given.only in (None, NAMES[seed % 2])]
    seeds = wanted[: given.games]
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    faults: dict[str, list[str]] = defaultdict(list)
    with multiprocessing.get_context("spawn").Pool() as pool:
        rows = pool.imap_unordered(partial(looked, share=given.share), seeds, chunksize=2)
        for name, row, wrong in track(rows, "Looking", total=len(seeds)):
            counts[name] += row
            faults[name] += wrong
    for name, row in counts.items():
        print(
            f"{name}: {row['games']} games, {row['decisions']} decisions, {row['options']} options priced, "
            f"{row['priced']} of them cost something, {row['told']} say what they do; "
            f"{row['played']} taken on a copy, {len(faults[name])} deviations"
        )
        for fault in faults[name][:20]:
            print(f"  {fault}")
    return any(faults.values())


if __name__ == "__main__":
    sys.exit(main())
