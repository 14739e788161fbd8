"""`python benchmarks/chaos.py [--sqlite N] [--nodes N] [--database N]`: killed at random; nothing is lost.

One node on SQLite is killed so many times; of two nodes on PostgreSQL one at a time so many times, and so many times
the database itself. Nothing that was taken is lost or written twice, nobody sees an earlier position than before, and
of nothing that was written is it said that nothing has changed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from rich.progress import Progress


def main(sqlite: int, nodes: int, databases: int) -> None:
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "service"))
    from postgres import crash, postgresql
    from surviving import Chaos, Kills, survive

    def report(name: str, result: tuple[Chaos, int, int]) -> None:
        chaos, views, decisions = result
        tables, comebacks = len({r.table for r in chaos.records}), sum(r.comebacks for r in chaos.records)
        too_late, denied = sum(r.too_late for r in chaos.records), sum(len(r.denied) for r in chaos.records)
        print(f"{name}: {tables} tables, {comebacks} comebacks, {too_late} late decisions refused;")
        print(f"  {views} views and {decisions} decisions compared with the journals: nothing lost, nothing repeated;")
        print(f"  {denied} times it was said that nothing has changed, and nothing had")

    if sqlite:
        with tempfile.TemporaryDirectory() as folder, Progress() as progress:
            task = progress.add_task("One node, SQLite", total=sqlite)
            found = survive(f"{folder}/t.sqlite", 1, Kills(sqlite), 1, tell=lambda: progress.advance(task))
        report(f"one node on SQLite, killed {sqlite} times", found)
    if nodes or databases:
        with postgresql() as database, Progress() as progress:
            task = progress.add_task("Two nodes, PostgreSQL", total=nodes + databases)
            kills, uri = Kills(nodes, databases), database.get_uri()
            found = survive(uri, 2, kills, 2, lambda: crash(database), lambda: progress.advance(task))
        report(f"two nodes on PostgreSQL, killed {nodes} times, and the database {databases} times", found)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("sqlite", "nodes", "database"):
        options.add_argument(f"--{name}", type=int, default=50, metavar="N")
    said = options.parse_args()
    main(said.sqlite, said.nodes, said.database)
