"""The large samples of Netrunner, over all processors.

`python benchmarks/netrunner_games.py [GAMES]` plays that many games, half at random and half with house bots, and
checks every invariant at every decision. `--blind GAMES` redraws what each seat cannot know and compares what it is
shown, byte for byte, and what the bots make of it; `--asked choices` with what a driver answers for them. `--all` plays
every starter deck against every other one.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from functools import partial
from pathlib import Path

from rich.progress import track

from cyberdeck.kernel import Asked

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from netrunner.whole_games import Played, blind, checked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=10_000)
    parser.add_argument("--blind", action="store_true")
    parser.add_argument("--asked", type=Asked, default=Asked.ALL, choices=list(Asked), help="with --blind: how much is")
    parser.add_argument("--all", action="store_true")
    args = parser.parse_args()
    kind = partial(blind, asked=args.asked) if args.blind else checked
    one = partial(kind, all_decks=args.all)
    with multiprocessing.get_context("fork").Pool() as pool:
        results = list(track(pool.imap_unordered(one, range(args.games), chunksize=4), "Playing", total=args.games))
    faults = [result for result in results if isinstance(result, str)]
    played = [result for result in results if isinstance(result, Played)]
    reasons = Counter(f"{game.winner.name.lower()} {game.reason}" for game in played)
    print(
        f"{len(played)} games, {sum(game.decisions for game in played)} decisions, "
        f"longest {max((game.decisions for game in played), default=0)}, {sum(game.looks for game in played)} "
        f"{'redraws for every seat' if args.blind else 'positions checked'}, {len(faults)} faults; "
        + ", ".join(f"{reason} {number}" for reason, number in reasons.most_common())
    )
    sys.exit("\n".join(faults) or None)


if __name__ == "__main__":
    main()
