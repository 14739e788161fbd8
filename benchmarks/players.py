"""How strong the searching players of Netrunner are, over all pairings of starter decks.

    python benchmarks/players.py play FILE --corp top --runner house --games 240 [--first N] [--minutes M]
    python benchmarks/players.py report FILE... [--cards]
    python benchmarks/players.py blind --positions 2000

`play` adds a line of JSON for each game to FILE and goes on where it stopped; `report` says who won, how often with
95 % intervals, pairing by pairing, how long the searching players thought, and with `--cards` what they blundered
and which cards they used. A player is `house`, `top`, or `top`
with other numbers: `top:worlds=8,plans=20`. `blind` deals hidden cards anew and counts different moves.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import observing
from cyberdeck.bots import AnySeen, Bot, answer, seen_by
from cyberdeck.bots.bot import Glance
from cyberdeck.bots.netrunner import CHARACTERS, Sight, house_bot, searching_bot
from cyberdeck.bots.simulation import rare_collections, share
from cyberdeck.kernel import Rng
from cyberdeck.netrunner import CORP, RUNNER, new_game
from cyberdeck.netrunner.decks import starter_names

PAIRINGS = [(corp, runner) for corp in starter_names(CORP) for runner in starter_names(RUNNER)]
MOST = 8000


def sight_of(words: str) -> Sight:
    options: dict[str, Any] = dict(pair.split("=") for pair in words.split(",") if pair)
    for name, value in options.items():
        options[name] = CHARACTERS[value] if name == "character" else float(value) if "." in value else int(value)
    return Sight(**options)


def player(words: str, side: int, seed: int) -> Bot:
    kind, _, rest = words.partition(":")
    if kind == "house":
        return house_bot(side, seed)
    return searching_bot(side, seed, sight_of(rest))


class Timed:
    """A bot and a clock, which runs only while it thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.seconds = bot, list[float]()
        self.searches = getattr(bot, "searches", False)

    def glance(self, seen: Glance) -> int | None:
        glance = getattr(self.bot, "glance", None)
        return None if glance is None else glance(seen)

    def choose(self, seen: AnySeen) -> int:
        start = time.process_time()
        index = self.bot.choose(seen)
        self.seconds.append(time.process_time() - start)
        return index


def play(number: int, corp: str, runner: str) -> dict[str, Any]:
    """The game of that number: the pairings take turns."""
    decks, seed = PAIRINGS[number % len(PAIRINGS)], 1000 + number
    bots = [Timed(player(corp, CORP, seed)), Timed(player(runner, RUNNER, seed))]
    game, decisions, start = new_game(*decks, seed=seed), 0, time.process_time()
    observer = observing.Observer((corp, runner))
    while game.ask is not None and decisions < MOST:
        index = answer(game, bots)
        observer.answered(game, index)
        game.decide(index)
        decisions += 1
    result = game.result
    return {
        "number": number,
        "decks": decks,
        "players": [corp, runner],
        "winner": None if result is None else game.seats[result.winners[0]],
        "reason": None if result is None else result.reason.id,
        "turns": game.state.turns,
        "decisions": decisions,
        "seconds": round(time.process_time() - start, 2),
        "thinking": [[round(s, 3) for s in bot.seconds if s > 0.02] for bot in bots],
        "asked": [len(bot.seconds) for bot in bots],
        **observer.data(),
    }


def run(file: Path, corp: str, runner: str, first: int, games: int, minutes: float) -> None:
    done = {json.loads(line)["number"] for line in file.read_text().splitlines()} if file.exists() else set()
    end = time.monotonic() + 60 * minutes
    with file.open("a") as out, rare_collections():
        for number in range(first, first + games):
            if number in done or time.monotonic() > end:
                continue
            print(json.dumps(play(number, corp, runner)), file=out, flush=True)


def report(files: list[Path], cards: bool) -> None:
    rows = [json.loads(line) for file in files for line in file.read_text().splitlines()]
    groups: dict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        groups[tuple(row["players"])].append(row)
    for (corp, runner), played in groups.items():
        wins = sum(row["winner"] == "corp" for row in played)
        print(f"Corp {corp}, Runner {runner}: {len(played)} games, mean {_mean(played):.1f} s a game")
        for side, count in (("corp", wins), ("runner", len(played) - wins)):
            it = share(count, len(played))
            print(f"  {side} wins {count} of {len(played)}: {it.share:.1%} ({it.low:.1%} to {it.high:.1%})")
        for decks in PAIRINGS:
            mine = [row for row in played if tuple(row["decks"]) == decks]
            if mine:
                count = sum(row["winner"] == "corp" for row in mine)
                print(f"    {decks[0]:20}{decks[1]:10} corp {count:3} of {len(mine)}")
        print("  ", dict(Counter(f"{row['winner']} {row['reason']}" for row in played)))
        for seat, side in enumerate(("corp", "runner")):
            _times(side, [s for row in played for s in row["thinking"][seat]])
        if cards:
            observing.report(played)


def _mean(played: list[dict[str, Any]]) -> float:
    return sum(float(row["seconds"]) for row in played) / len(played)


def _times(side: str, seconds: list[float]) -> None:
    if seconds:
        seconds.sort()
        median, last = seconds[len(seconds) // 2], seconds[int(len(seconds) * 0.99)]
        print(f"  {side} thinks (where over 20 ms): median {median:.3f} s, p99 {last:.3f} s, most {seconds[-1]:.3f} s")


def blind(positions: int) -> None:
    """How often a searching player moves otherwise in a twin that looks the same to it."""
    compared, different, seed, sight = 0, 0, 0, Sight(worlds=2, plans=6)
    while compared < positions:
        game, seed = new_game(*PAIRINGS[seed % len(PAIRINGS)], seed=seed), seed + 1
        bots, number = [house_bot(CORP, seed), house_bot(RUNNER, seed)], 0
        while game.ask is not None and compared < positions:
            seat, number = game.ask.seat, number + 1
            if len(game.ask.options) > 1 and number % 3 == 0:
                twin, bot = game.determinise(seat, Rng(number + 1000 * seed)), searching_bot(seat, seed, sight)
                moves = {bot.choose(seen_by(it, imagining=True)) for it in (game, twin)}
                compared, different = compared + 1, different + (len(moves) > 1)
            game.decide(answer(game, bots))
    print(f"{compared} positions, {different} different moves")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("--corp", default="top")
    playing.add_argument("--runner", default="house")
    playing.add_argument("--games", type=int, default=24)
    playing.add_argument("--first", type=int, default=0)
    playing.add_argument("--minutes", type=float, default=9.0)
    reporting = commands.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    reporting.add_argument("--cards", action="store_true", help="blunders and cards, too")
    blinding = commands.add_parser("blind")
    blinding.add_argument("--positions", type=int, default=2000)
    it = parser.parse_args()
    if it.command == "play":
        run(it.file, it.corp, it.runner, it.first, it.games, it.minutes)
    elif it.command == "report":
        report(it.files, it.cards)
    else:
        blind(it.positions)


if __name__ == "__main__":
    main()
