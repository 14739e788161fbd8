"""The large samples of Deckers, over all processors.

`python benchmarks/deckers_games.py [GAMES]` plays that many random games against all computers, with all deckers, all
variants and all objectives. It checks every invariant at every decision, and at some of them that a copy, a saved and a
replayed game are the same; with `--copied` at every one. `--blind` redraws what each seat cannot know and compares what
it is shown, byte for byte; `--asked choices` with what a driver answers for it.
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

from deckers.whole_games import Played, blind, checked, copied


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=10_000)
    parser.add_argument("--blind", action="store_true")
    parser.add_argument("--asked", type=Asked, default=Asked.ALL, choices=list(Asked), help="with --blind: how much is")
    parser.add_argument("--copied", action="store_true", help="copy, save, load at every decision, replay each game")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    args = parser.parse_args()
    one = partial(blind, asked=args.asked) if args.blind else copied if args.copied else checked
    seeds = range(args.first, args.first + args.games)
    with multiprocessing.get_context("fork").Pool() as pool:
        results = list(track(pool.imap_unordered(one, seeds, chunksize=4), "Playing", total=args.games))
    faults = [result for result in results if isinstance(result, str)]
    played = [result for result in results if isinstance(result, Played)]
    reasons = Counter(f"{game.reason} in cycle {game.cycles}" for game in played)
    print(
        f"{len(played)} games, {sum(game.decisions for game in played)} decisions, "
        f"longest {max((game.decisions for game in played), default=0)}, {sum(game.looks for game in played)} "
        f"{'redraws for every seat' if args.blind else 'positions checked'}, {len(faults)} faults; "
        + ", ".join(f"{reason} {number}" for reason, number in reasons.most_common())
    )
    sys.exit("\n".join(sorted(faults)) or None)


if __name__ == "__main__":
    main()
