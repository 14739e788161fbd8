"""The large sample of the contract: `python benchmarks/many_games.py [GAMES]` plays that many checked random games."""

from __future__ import annotations

import multiprocessing
import sys
from pathlib import Path

from rich.progress import track

TESTS = Path(__file__).parents[1] / "tests"


def main(games: int) -> None:
    sys.path.insert(0, str(TESTS))
    from contract_heist import play_one
    from cyberdeck.locale.texts import add_folder

    add_folder(TESTS / "toy" / "locale")
    with multiprocessing.get_context("fork").Pool() as pool:
        played = pool.imap_unordered(play_one, range(games), chunksize=10)
        decisions = sum(track(played, "Playing", total=games))
    print(f"{games} games of heist, {decisions} decisions, every check of the contract at each: all kept")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
