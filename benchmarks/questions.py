"""How often a person is asked.

`python benchmarks/questions.py [GAMES]` plays that many games of each game at the ledger of a table, one seat of which
is a person's and is played by the house's player: how often the rules ask that seat, how often it is asked, how often
with one answer only. Then it does by hand what the positions in `benchmarks/questions` are about.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from functools import partial
from pathlib import Path

from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from cyberdeck.kernel import Asked
from prompts import CASES, Count, asked_in, played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=200)
    parser.add_argument("--game", choices=["netrunner", "deckers"], help="only this one")
    args = parser.parse_args()
    games, lone = args.games, 0
    for game in [args.game] if args.game else ["netrunner", "deckers"]:
        with multiprocessing.get_context("fork").Pool() as pool:
            every = pool.imap_unordered(partial(played, game), range(games))
            total = Count(*map(sum, zip(*track(every, game, total=games), strict=True)))
        lone += total.lone
        print(
            f"{game}: {games} games, {total.turns} turns of a person; asked per turn by the rules "
            f"{total.asked / total.turns:.1f}, without what all can see {total.fair / total.turns:.1f}, "
            f"without what only he can see {total.shown / total.turns:.1f}; {total.lone} questions with one answer"
        )
    print(f"{'case':10} {'rules':>6} {'fair':>6} {'asked':>6} {'shortcut':>9} {'at most':>8}")
    too_many = False
    for case in CASES:
        found = [asked_in(case, asked) for asked in (Asked.ALL, Asked.FAIR, None)] + [asked_in(case, None, True)]
        too_many |= found[-1] > case.most
        print(f"{case.name:10} {found[0]:6} {found[1]:6} {found[2]:6} {found[3]:9} {case.most:8}")
    sys.exit("somebody is asked too often" if lone or too_many else None)


if __name__ == "__main__":
    main()
