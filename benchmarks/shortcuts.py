"""Shortcuts held against what they stand for.

`python benchmarks/shortcuts.py [GAMES]` plays that many games, half of them Netrunner, half Deckers, between the
house's players and random ones. At every so many decisions each shortcut is played on a copy by the driver, and by
hand: it must come to the same game and cost what it said; and a twin that looks the same to the seat must have the same
shortcuts.
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
from cyberdeck.bots import RandomBot, answer, bot_for
from cyberdeck.kernel import AnyGame
from deckers.whole_games import setup
from netrunner.whole_games import decks
from shortcut_proof import Proof

MOST = 20_000
HOUSE = {"netrunner": 0.7, "deckers": 0.1}
"""The share of the house's players; those of Deckers think long."""


def new_game(seed: int) -> AnyGame:
    if seed % 2:
        return deckers.RULES.new_game(setup(seed // 2), seed)
    corp, runner = decks(seed // 2, all_decks=True)
    return netrunner.new_game(corp=corp, runner=runner, seed=seed)


def looked(seed: int, every: int) -> tuple[str, Proof]:
    """One game to its end."""
    game, proof, chance = new_game(seed), Proof(), random.Random(seed)
    name = game.rules.name
    house = [chance.random() < HOUSE[name] for _ in game.seats]
    bots = [bot_for(name, seat, seed) if house[seat] else RandomBot(seed + seat) for seat in range(len(house))]
    for number in range(MOST):
        if game.decision is None:
            break
        if (number + seed) % every == 0:
            proof.look(game)
        game.decide(answer(game, bots))
    proof.counts["games"] += 1
    return name, proof


def main() -> bool:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=100)
    parser.add_argument("--every", type=int, default=3, help="look at every so many decisions")
    given = parser.parse_args()
    found: dict[str, Proof] = defaultdict(Proof)
    with multiprocessing.get_context("spawn").Pool() as pool:
        rows = pool.imap_unordered(partial(looked, every=given.every), range(given.games))
        for name, row in track(rows, "Looking", total=given.games):
            total = found[name]
            total.counts += row.counts
            total.answers += row.answers
            total.faults += row.faults
            total.slowest = max(total.slowest, row.slowest)
    for name, proof in found.items():
        report(name, proof)
    return any(proof.faults for proof in found.values())


def report(name: str, proof: Proof) -> None:
    counts: Counter[str] = proof.counts
    mean = counts["microseconds"] / max(1, counts["decisions"]) / 1000
    print(
        f"{name}: {counts['games']} games, {counts['decisions']} decisions, "
        f"{counts['shortcuts']} shortcuts played twice, {counts['complete']} to their end, "
        f"{counts['priced']} with a price; {counts['twins']} twins, {counts['different']} of them really different; "
        f"{mean:.2f} ms a decision to compute, {1000 * proof.slowest:.1f} at most; {len(proof.faults)} deviations"
    )
    for verb, said in sorted(proof.answers.items()):
        number = counts[f"verb {verb}"]
        print(f"  {verb}: {number} times, {said / number:.1f} answers of the seat each")
    for fault in proof.faults[:20]:
        print(f"  wrong: {fault}")


if __name__ == "__main__":
    sys.exit(main())
