"""How fast the house plays next to another revision: the same games, in turns, by processor time.

    python benchmarks/house.py [GAMES] --against REVISION [--game deckers|netrunner] [--player house|searching]

Each round plays one game of each kind twice, once by the code of that revision and once by the present one, each in a
process of its own, and prints how many games they play in a second, the ratio so far, and how many games were the same
move for move. Where rules or players have changed in between, games differ, and only the sum over many of them tells
anything. `searching` wants a revision that has such players.
What the figures of docs/architecture.md are measured against is e713d17, the last commit before views were kept.
"""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

from cyberdeck import bots, games

ROOT: Final = Path(__file__).parent.parent
CREW: Final = ["oshin-noro", "monty-quantum", "tilda-sweet", "hettie-magnetic"]
CORPS: Final = ("haas-bioroid", "jinteki", "nbn", "weyland-consortium")
RUNNERS: Final = ("anarch", "criminal", "shaper")
SMCS: Final = (("alpha-moby", 4), ("spider", 1), ("glom", 3), ("viking", 2), ("sentinel", 2), ("mother", 2))
SETUPS: Final[Mapping[str, list[dict[str, Any]]]] = {
    "deckers": [
        {"first_game": True, "deckers": CREW[:2]},
        *({"smc": smc, "deckers": CREW[:count]} for smc, count in SMCS),
    ],
    "netrunner": [{"corp": corp, "runner": runner} for corp, runner in product(CORPS, RUNNERS)],
}
SEED: Final = 7100
RARELY: Final = (50_000, 20, 100)
"""When the garbage collector looks for cycles, as where many games are played."""


class Played(NamedTuple):
    seconds: float
    moves: list[int]


# one revision


def player(game: str, kind: str) -> Callable[[int, int], Any]:
    """By seat and seed, in whatever revision this is."""
    if kind == "house":
        return lambda seat, seed: bots.bot_for(game, seat, seed)
    if game == "deckers":
        from cyberdeck.bots.deckers import SearchingDecker

        return lambda seat, seed: SearchingDecker(seed)
    from cyberdeck.bots.netrunner import searching_bot

    return searching_bot


def play(name: str, kind: str, number: int) -> Played:
    """The game of that number."""
    setups, seed, made = SETUPS[name], SEED + number, player(name, kind)
    game = games.find(name).new_game(setups[number % len(setups)], seed)
    seated = [made(seat, seed + seat) for seat in range(len(game.seats))]
    moves, begun = list[int](), time.process_time()
    while game.ask is not None:
        moves.append(bots.answer(game, seated))
        game.decide(moves[-1])
    return Played(time.process_time() - begun, moves)


def serve() -> None:
    """Plays the games that are asked for, line by line."""
    gc.set_threshold(*RARELY)
    for line in sys.stdin:
        name, kind, number = json.loads(line)
        print(json.dumps(play(name, kind, number)), flush=True)


# both


class Revision:
    """The code in a folder, played by a process."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        path = {"PYTHONPATH": str(folder / "src"), "PYTHONHASHSEED": "0", "PATH": ""}
        command = [sys.executable, __file__, "--serve"]
        pipe = subprocess.PIPE
        self.process = stack.enter_context(subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=path))
        stack.callback(self.process.kill)

    def play(self, name: str, kind: str, number: int) -> Played:
        print(json.dumps((name, kind, number)), file=_open(self.process.stdin), flush=True)
        return Played(*json.loads(_open(self.process.stdout).readline()))


def _open(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """What that revision plays with, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", revision, "src"], cwd=ROOT, check=True, capture_output=True)
        subprocess.run(["tar", "x", "-C", folder], input=archive.stdout, check=True)
        yield Path(folder)


@dataclass
class Sum:
    """Of the games of one kind."""

    games: int = 0
    same: int = 0
    then: float = 0.0
    now: float = 0.0

    def add(self, then: Played, now: Played) -> None:
        self.games, self.same = self.games + 1, self.same + (then.moves == now.moves)
        self.then, self.now = self.then + then.seconds, self.now + now.seconds

    def __str__(self) -> str:
        rates = f"{self.games / self.then:6.3f} games a second then, {self.games / self.now:6.3f} now"
        return f"{rates}, {self.then / self.now:5.2f} times as many; {self.same} of {self.games} the same"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="?", type=int, default=14, help="of each kind")
    parser.add_argument("--against", metavar="REVISION")
    parser.add_argument("--game", choices=tuple(SETUPS), action="append")
    parser.add_argument("--player", choices=("house", "searching"), default="house")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.serve:
        serve()
        return
    if wish.against is None:
        parser.error("--against REVISION says what is compared with")
    with ExitStack() as stack:
        then = Revision(stack.enter_context(checked_out(wish.against)), stack)
        now = Revision(ROOT, stack)
        sums = {name: Sum() for name in wish.game or SETUPS}
        for number in range(wish.games):
            for name, total in sums.items():
                before, after = ((then, now), (now, then))[number % 2]
                first, second = (each.play(name, wish.player, number) for each in (before, after))
                total.add(*((first, second) if number % 2 == 0 else (second, first)))
                print(f"{number + 1:3} {name:10} {total}", flush=True)


if __name__ == "__main__":
    main()
