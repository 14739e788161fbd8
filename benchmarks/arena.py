"""How strong the house bots are: `python benchmarks/arena.py [GAMES]`, over all processors.

The house against chance on either side, and against itself: wins with 95 % Wilson intervals, how the games were won,
how long they were, and how long a decision of the bots took.
"""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections import Counter
from math import sqrt
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from cyberdeck.bots import AnySeen, Bot, RandomBot, answer
from cyberdeck.bots.netrunner import house_bot
from cyberdeck.netrunner import CORP, RUNNER, Side, new_game

PAIRS = (("house", "random"), ("random", "house"), ("house", "house"))
MOST = 4000


class Played(NamedTuple):
    pair: int
    winner: Side
    reason: str
    decisions: int
    asked: int
    seconds: float


class Timed:
    """A bot and a clock, which runs only while it thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.asked, self.seconds = bot, 0, 0.0

    def choose(self, seen: AnySeen) -> int:
        start = time.process_time()
        index = self.bot.choose(seen)
        self.seconds += time.process_time() - start
        self.asked += 1
        return index


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval in which the true share of wins lies with 95 % confidence."""
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - reach) / scale, (middle + reach) / scale


def bot(kind: str, side: Side, seed: int) -> Bot:
    return house_bot(side, seed) if kind == "house" else RandomBot(2 * seed + side)


def play(task: tuple[int, int]) -> Played:
    pair, seed = task
    corp, runner = PAIRS[pair]
    bots = (Timed(bot(corp, CORP, seed)), Timed(bot(runner, RUNNER, seed)))
    game, decisions = new_game(seed=seed), 0
    while game.decision is not None:
        assert decisions < MOST, f"game {seed} of {PAIRS[pair]} does not end"
        game.decide(answer(game, bots))
        decisions += 1
    assert game.result is not None
    house = [timed for timed, kind in zip(bots, PAIRS[pair], strict=True) if kind == "house"]
    asked, seconds = sum(timed.asked for timed in house), sum(timed.seconds for timed in house)
    return Played(pair, Side(game.result.winners[0]), game.result.reason.id, decisions, asked, seconds)


def row(pair: int, played: list[Played]) -> list[str]:
    corp, runner = PAIRS[pair]
    side = RUNNER if corp == "random" else CORP
    wins, games = sum(game.winner is side for game in played), len(played)
    low, high = wilson(wins, games)
    reasons = Counter(f"{game.winner.name.lower()} {game.reason.removeprefix('won-by-')}" for game in played)
    asked = sum(game.asked for game in played)
    return [
        f"{corp} Corp, {runner} Runner",
        f"{side.name.title()} {wins / games:.1%}",
        f"{low:.1%} to {high:.1%}",
        ", ".join(f"{reason} {number}" for reason, number in reasons.most_common()),
        f"{sum(game.decisions for game in played) / games:.0f}",
        f"{max(game.decisions for game in played)}",
        f"{1000 * sum(game.seconds for game in played) / max(1, asked):.3f}",
    ]


def main(games: int) -> None:
    tasks = [(pair, seed) for seed in range(games) for pair in range(len(PAIRS))]
    with multiprocessing.get_context("fork").Pool() as pool:
        played = list(track(pool.imap_unordered(play, tasks, chunksize=4), "Playing", total=len(tasks)))
    table = Table("", "wins", "95 %", "won by", "mean decisions", "longest", "ms a decision")
    for pair in range(len(PAIRS)):
        table.add_row(*row(pair, [game for game in played if game.pair == pair]))
    Console().print(table)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
