"""`python benchmarks/chaos.py [KILLS] [sqlite|postgresql]`: the service is killed at random; nothing is lost.

Once with one node on SQLite, once with two nodes on PostgreSQL of which one at a time is killed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from rich.progress import Progress


def main(kills: int, only: str) -> None:
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "service"))
    from postgres import postgresql
    from surviving import Chaos, survive

    def report(name: str, result: tuple[Chaos, int, int]) -> None:
        chaos, views, decisions = result
        tables, comebacks = len({r.table for r in chaos.records}), sum(r.comebacks for r in chaos.records)
        too_late = sum(r.too_late for r in chaos.records)
        print(f"{name}: {kills} kills, {tables} tables, {comebacks} comebacks, {too_late} late decisions refused;")
        print(f"  {views} views and {decisions} decisions compared with the journals: nothing lost, nothing repeated")

    if only != "postgresql":
        with tempfile.TemporaryDirectory() as folder, Progress() as progress:
            task = progress.add_task("One node, SQLite", total=kills)
            report("one node on SQLite", survive(f"{folder}/t.sqlite", 1, kills, 1, lambda: progress.advance(task)))
    if only != "sqlite":
        with postgresql() as database, Progress() as progress:
            task = progress.add_task("Two nodes, PostgreSQL", total=kills)
            played = survive(database.get_uri(), 2, kills, 2, lambda: progress.advance(task))
            report("two nodes on PostgreSQL", played)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50, sys.argv[2] if len(sys.argv) > 2 else "")
