"""Random play of each game and of python-chess in the same run: a table of ratios, and the figures as JSON.

`python benchmarks/bench.py [SECONDS]`; the peer makes random moves with full legal move generation and end test,
copies a board with its move stack, and saves and loads a position as FEN.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from pathlib import Path

import chess
from rich.console import Console
from rich.table import Table

from cyberdeck import games
from cyberdeck.bench import Figures, measure, rate
from cyberdeck.kernel import AnyRules

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results" / "bench.json"
ROUNDS = 5


def chess_boards() -> Iterator[chess.Board]:
    chance = random.Random(1)
    while True:
        board = chess.Board()
        while not board.is_game_over():
            yield board
            board.push(chance.choice(list(board.legal_moves)))


def measure_chess(seconds: float) -> Figures:
    played = rate(chess_boards(), seconds * 0.6)
    samples = [board.copy() for board in islice(chess_boards(), 300)]
    copied = rate((board.copy() for board in cycle(samples)), seconds * 0.2)
    saved = rate((chess.Board(board.fen()) for board in cycle(samples)), seconds * 0.2)
    return Figures(played, 1e6 / copied, 1e6 / saved)


def contestants() -> dict[str, Callable[[float], Figures]]:
    sys.path.insert(0, str(ROOT / "tests"))
    import toy

    found: dict[str, Callable[[float], Figures]] = {
        "python-chess": measure_chess,
        "heist (toy)": lambda seconds: measure(toy.new_game, seconds),
    }
    return found | {name: of_game(games.find(name)) for name in games.all_games()}


def of_game(rules: AnyRules) -> Callable[[float], Figures]:
    return lambda seconds: measure(lambda seed: rules.new_game({}, seed), seconds)


def median(rounds: list[Figures]) -> Figures:
    middle = [sorted(column)[len(rounds) // 2] for column in zip(*rounds, strict=True)]
    return Figures(*middle)


def main(seconds: float) -> None:
    """Interleaved rounds and medians: another program's load falls on all alike."""
    rounds: dict[str, list[Figures]] = {}
    for _ in range(ROUNDS):
        for name, measured in contestants().items():
            rounds.setdefault(name, []).append(measured(seconds / ROUNDS))
    figures = {name: median(found) for name, found in rounds.items()}
    peer = figures["python-chess"]
    table = Table("", "decisions/s", "x peer", "copy µs", "copy / decision", "save+load µs", "x peer")
    report = {}
    for name, f in figures.items():
        decision_us = 1e6 / f.decisions_per_second
        ratios = (f.decisions_per_second / peer.decisions_per_second, f.copy_us / decision_us)
        saving = f.save_load_us / peer.save_load_us
        table.add_row(
            name,
            f"{f.decisions_per_second:,.0f}",
            f"{ratios[0]:.2f}",
            f"{f.copy_us:.2f}",
            f"{ratios[1]:.3f}",
            f"{f.save_load_us:.0f}",
            f"{saving:.2f}",
        )
        report[name] = {
            **f._asdict(),
            "decisions_ratio": ratios[0],
            "copy_per_decision": ratios[1],
            "save_ratio": saving,
        }
    Console().print(table)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 5.0)
