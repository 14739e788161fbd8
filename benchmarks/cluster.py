"""Games on a Ray cluster of two nodes, one killed in the middle: `python benchmarks/cluster.py [GAMES] [--untimed]`.

Both nodes are processes of this machine, one processor each. The command `cyberdeck simulate netrunner --on ray:...`
plays by chance against itself; when a third of the games are in the file, one node is killed without a word. All games
must be there, once each, and be the same as those that one process plays. Then (with `--timed` only that) how fast it
is with one, two and four workers, over processes and over Ray, and how busy the machine was with other things.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console
from rich.table import Table

from cyberdeck.bots.netrunner.simulation import Match
from cyberdeck.bots.simulation import play_games
from cyberdeck.netrunner.decks import starter_deck

GAMES = 10_000
CHECKED = 1000
"""So many are played again by one process."""
BEFORE, TIMED = 40, 840
PATIENCE = 5
"""So often Ray is started: it gives up after half a minute on a machine that has other things to do."""
MATCH = Match(starter_deck("jinteki"), starter_deck("shaper"), 1, ("random", "random"))
HERE: dict[str, Any] = {"object_store_memory": 80_000_000}
WORKERS = (1, 2, 4)


def two_nodes(workers: int = 1) -> tuple[Any, Any]:
    """A cluster with so many workers a node, and the node of it that may die."""
    from ray.cluster_utils import Cluster

    node = {**HERE, "num_cpus": workers}
    for _ in range(PATIENCE):
        cluster: Any = Cluster()
        try:
            cluster.add_node(**node, include_dashboard=False)
            return cluster, cluster.add_node(**node)
        except Exception as slow:
            print(f"Ray did not start: {slow}", file=sys.stderr)
            cluster.shutdown()
    raise SystemExit(1)


def command(games: int, file: Path, *more: str) -> list[str]:
    chance = ("--corp-rung", "random", "--runner-rung", "random", "--seed", "1", "--json")
    line = ("simulate", "netrunner", *chance, "--games", str(games), "--out", str(file))
    return [sys.executable, "-m", "cyberdeck", *line, *more]


def finished(file: Path) -> list[dict[str, Any]]:
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]


def killed_in_the_middle(console: Console, games: int, file: Path) -> None:
    cluster, node = two_nodes()
    start = time.perf_counter()
    with subprocess.Popen(command(games, file, "--on", f"ray:{cluster.address}"), stdout=subprocess.DEVNULL) as run:
        while run.poll() is None and len(finished(file)) < games // 3:
            time.sleep(0.2)
        done = len(finished(file))
        cluster.remove_node(node, allow_graceful=False)
        console.print(f"{time.perf_counter() - start:.0f} s: one node of two killed after {done} games")
        code = run.wait()
    seconds = time.perf_counter() - start
    cluster.shutdown()
    found = finished(file)
    numbers = sorted(game["number"] for game in found)
    again = {game.number: game._asdict() for game in play_games(MATCH, range(min(games, CHECKED)), 1)}
    same = sum(again[game["number"]] == game for game in found if game["number"] in again)
    console.print(
        f"exit {code}, {len(found)} games in {seconds:.0f} s, all numbers once: {numbers == list(range(games))}"
    )
    console.print(f"the same as played by one process: {same} of {len(again)}")
    if code or numbers != list(range(games)) or same < len(again):
        raise SystemExit(1)


def timed(console: Console, folder: Path) -> None:
    """Games a second, without what starting takes: a run of few games is taken off one of many."""
    table = Table("", "workers", "games/s", "games/s and worker", "times one worker", "others", box=None)
    cluster, _ = two_nodes(WORKERS[-1] // 2)
    for name, on in (("processes", "local"), ("Ray", f"ray:{cluster.address}")):
        alone = 0.0
        for jobs in WORKERS:
            more = ("--jobs", str(jobs), "--on", on)
            few, many = (_seconds(games, folder / f"{name}-{jobs}-{games}", *more) for games in (BEFORE, TIMED))
            rate = (TIMED - BEFORE) / (many - few)
            alone = alone or rate
            busy = f"{max(0.0, os.getloadavg()[0] - jobs):.0f}"
            table.add_row(name, str(jobs), f"{rate:.0f}", f"{rate / jobs:.0f}", f"{rate / alone:.1f}", busy)
    cluster.shutdown()
    console.print(f"{os.cpu_count()} processors; others: what else wanted one")
    console.print(table)


def _seconds(games: int, file: Path, *more: str) -> float:
    start = time.perf_counter()
    subprocess.run(command(games, file, *more), stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def main() -> None:
    os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}  # all on 127.0.0.1
    console, games = Console(), next((int(word) for word in sys.argv[1:] if word.isdigit()), GAMES)
    with TemporaryDirectory() as folder:
        if "--timed" not in sys.argv:
            killed_in_the_middle(console, games, Path(folder) / "games.jsonl")
        if "--untimed" not in sys.argv:
            timed(console, Path(folder))


if __name__ == "__main__":
    main()
