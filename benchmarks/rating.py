"""Whether ratings find known strengths: `python benchmarks/rating.py [GAMES]`.

Players of known strength, each with a strength of its own as Corp and as Runner, meet by chance; who wins is drawn by
the logistic curve of both strengths. Then each rating is held against the truth: how many truths lie in their 95 %
intervals, how far the ratings are off, and how often the order of two players is right.
"""

from __future__ import annotations

import argparse
import random
import sys
from math import exp, sqrt

from rich.progress import track

from cyberdeck.service.glicko import SCALE, Rating, after

PLAYERS = 40
SIDES = ("corp", "runner")


def main(number: int, seed: int) -> bool:
    rng = random.Random(seed)
    truth = {(who, side): rng.gauss(1500, 200) for who in range(PLAYERS) for side in SIDES}
    ratings = dict.fromkeys(truth, Rating())
    for _ in track(range(number), "Playing"):
        first, second = rng.sample(range(PLAYERS), 2)
        corp, runner = (first, "corp"), (second, "runner")
        won = rng.random() < 1 / (1 + exp((truth[runner] - truth[corp]) / SCALE))
        before = ratings[corp], ratings[runner]
        ratings[corp], ratings[runner] = after(before[0], (before[1], won)), after(before[1], (before[0], not won))
    # Only differences mean anything: the middle of all ratings is where it began.
    shift = sum(ratings[who].rating - truth[who] for who in truth) / len(truth)
    off = [ratings[who].rating - shift - truth[who] for who in truth]
    inside = sum(abs(error) <= 1.96 * ratings[who].deviation for error, who in zip(off, truth, strict=True))
    pairs = [(a, b) for a in truth for b in truth if a < b and a[1] == b[1] and abs(truth[a] - truth[b]) > 100]
    right = sum((truth[a] < truth[b]) == (ratings[a].rating < ratings[b].rating) for a, b in pairs)
    deviation = sum(rating.deviation for rating in ratings.values()) / len(ratings)
    print(
        f"{number} games, {len(truth)} strengths: {inside} of {len(truth)} in their 95 % intervals "
        f"({inside / len(truth):.0%}), off by {sqrt(sum(e * e for e in off) / len(off)):.0f} points "
        f"(mean deviation said {deviation:.0f}), order right in {right} of {len(pairs)} pairs over 100 points apart "
        f"({right / len(pairs):.1%})"
    )
    return inside < 0.85 * len(truth)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.exit(main(given.games, given.seed))
