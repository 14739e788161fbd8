"""`python benchmarks/search_leaks.py [GAMES]`: every byte sent to a seat in so many games, searched for titles."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from rich.progress import track


def main(games: int) -> None:
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "service"))
    from leaks import SEARCHES, search_one_game
    from server import Server

    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "tables.sqlite") as server:
        for game in SEARCHES:
            searched = sum(search_one_game(server, seed, game) for seed in track(range(games), f"Searching {game}"))
            print(f"{game}: {games} games, {searched} messages searched: no title that a seat may not know")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
