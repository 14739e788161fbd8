"""Positions written as files and read again.

`python benchmarks/positions.py [NUMBER]` looks at that many positions of each game, or of the one named by `--game`;
chance and the house play with all decks, computers, deckers and variants. The file of each is written as YAML and read
again, and both games are played on. It says what is different, with the seed of the game; nothing should be.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import traceback
from collections import Counter
from pathlib import Path

from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from round_trips import look


def looked(task: tuple[str, int]) -> tuple[Counter[str], list[str]]:
    """The positions of one game by how they were written, and what was different."""
    name, seed = task
    found, faults = Counter[str](), list[str]()
    try:
        for one in look(name, seed):
            found["over" if one.over else "words" if one.words else "steps"] += 1
            if one.fault:
                faults.append(f"{name} {seed}: {one.fault}")
    except Exception:
        faults.append(f"{name} {seed}: {traceback.format_exc(limit=-3)}")
    return found, faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("number", nargs="?", type=int, default=10_000)
    parser.add_argument("--game", choices=("netrunner", "deckers"))
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    given = parser.parse_args()
    wrong = [
        looked_at(name, given.number, given.seed) for name in ([given.game] if given.game else ("netrunner", "deckers"))
    ]
    sys.exit(any(wrong))


def looked_at(name: str, number: int, first: int) -> int:
    """How many of so many positions of a game were different."""
    found, faults = Counter[str](), list[str]()
    tasks = ((name, seed) for seed in range(first, first + number))
    with multiprocessing.get_context("spawn").Pool() as pool, Progress() as progress:
        bar = progress.add_task(name, total=number)
        for some, wrong in pool.imap_unordered(looked, tasks):
            found += some
            faults += wrong
            progress.update(bar, completed=min(number, found.total()))
            if found.total() >= number:
                break
    written = ", ".join(f"{count} {how}" for how, count in found.items())
    print(f"{name}: {found.total()} positions ({written}), {len(faults)} different")
    print(*faults[:20], sep="\n", end="\n" if faults else "")
    return len(faults)


if __name__ == "__main__":
    main()
