"""Whether what a review calls a mistake is one: `python benchmarks/review.py FILE [GAMES] [--game deckers]`.

Games of the house's plain players are reviewed. Each moment, where something else would have gained a tenth at least,
is then played out again in 200 other imagined games of the same seat: how many are confirmed, and by how much. FILE
keeps a line for each game, so that it goes on where it was interrupted; with 0 games it is only read.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final, NamedTuple

from cyberdeck.bots import bot_for, play_out, seen_by
from cyberdeck.bots.deckers.reviewing import DeckersJudge
from cyberdeck.bots.netrunner.reviewing import NetrunnerJudge
from cyberdeck.bots.reviewing import GAIN, Judge, reviewed
from cyberdeck.deckers.choosing import DECKERS
from cyberdeck.games import find
from cyberdeck.kernel import AnyGame
from cyberdeck.kernel.journal import replaying

AGAIN: Final = 200
"""In so many imagined games a moment is played out again."""
OTHER: Final = 1_000_003
CORPS: Final = ("haas-bioroid", "jinteki", "nbn", "weyland-consortium")
RUNNERS: Final = ("anarch", "criminal", "shaper")


class Reviewed(NamedTuple):
    seed: int
    points: int
    """How many decisions mattered."""
    moments: list[tuple[float, float]]
    """What was said to be gained, and what was found."""


def setup_of(game: str, seed: int) -> dict[str, object]:
    if game == "netrunner":
        return {"corp": CORPS[seed % 4], "runner": RUNNERS[seed % 3]}
    return {"deckers": [DECKERS.values[seed % len(DECKERS.values)]]}


def judge_of(game: str, seed: int, certain: int | None = None) -> Judge:
    return NetrunnerJudge(seed, certain) if game == "netrunner" else DeckersJudge(seed, certain)


def played(name: str, seed: int) -> AnyGame:
    game = find(name).new_game(setup_of(name, seed), seed)
    play_out(game, [bot_for(name, seat, seed) for seat in range(len(game.seats))])
    return game


def one(name: str, seed: int) -> Reviewed:
    """The moments of a game, each played out again."""
    game, rules = played(name, seed), find(name)
    points = list(reviewed(game.journal, rules, judge_of(name, seed), range(len(game.seats))))
    moments = {point.at: point for point in points if point.weighed.is_moment}
    again, confirmed = judge_of(name, seed + OTHER, AGAIN), []
    for at, then in enumerate(replaying(game.journal, rules)):
        if (point := moments.get(at)) is not None:
            best, taken = again.compared(seen_by(then, imagining=True), point.weighed)
            confirmed.append((point.weighed.gain, best - taken))
    return Reviewed(seed, len(points), confirmed)


def read(file: Path) -> list[Reviewed]:
    return [Reviewed(*json.loads(line)) for line in file.read_text().splitlines()] if file.exists() else []


def main(file: Path, number: int, game: str) -> None:
    done = {row.seed for row in read(file)}
    for seed in range(number):
        if seed not in done:
            with file.open("a") as lines:
                lines.write(json.dumps(one(game, seed)) + "\n")
            print(told(read(file)), flush=True)
    print(told(read(file)))


def told(rows: list[Reviewed]) -> str:
    pairs = [pair for row in rows for pair in row.moments]
    points = sum(row.points for row in rows)
    counted = f"{len(rows)} games, {points} decisions that mattered, {len(pairs)} moments"
    if len(pairs) < 2:
        return counted
    said, found = zip(*pairs, strict=True)
    return (
        f"{counted}; played out {AGAIN} times more: {share([gain > 0 for gain in found])} better, "
        f"{share([gain >= GAIN for gain in found])} by a tenth; gain said {mean(said)}, found {mean(found)}"
    )


def share(flags: list[bool]) -> str:
    """A share with its 95 % interval after Wilson."""
    n, p, z = len(flags), fmean(flags), 1.96
    middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    low, high = ((middle + sign * half) / (1 + z * z / n) for sign in (-1, 1))
    return f"{sum(flags)} ({p:.0%}, {low:.0%} to {high:.0%})"


def mean(values: tuple[float, ...]) -> str:
    half = 1.96 * stdev(values) / sqrt(len(values))
    return f"{fmean(values):.1%} ± {half:.1%}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("games", nargs="?", type=int, default=50)
    parser.add_argument("--game", default="netrunner", choices=("netrunner", "deckers"))
    given = parser.parse_args(sys.argv[1:])
    main(given.file, given.games, given.game)
