"""What looking at a game costs, next to deciding: a table of ratios, and the figures as JSON.

`python benchmarks/looking.py [GAMES]` plays that many random games of each game in every round, anew for each kind of
look: the view of the seat that has to decide, its offers (notation, words, what they point at), both at every decision;
and at some decisions the question as a person gets it (offers with prices and outcomes, shortcuts, what a driver may
answer for him), an imagined position, and a save that is loaded again.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from time import process_time_ns
from typing import Final, TypeAlias

from rich.console import Console
from rich.progress import track
from rich.table import Table

from cyberdeck import games
from cyberdeck.kernel import AnyGame, Decision, Rng

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = ROOT / "benchmarks" / "results" / "looking.json"
ROUNDS: Final = 5
MOST: Final = 2000
"""So many decisions of a game are enough."""
Look: TypeAlias = Callable[[AnyGame, Decision], object]
Figures: TypeAlias = dict[str, float]
"""Microseconds, by the kind of look."""


def nothing(game: AnyGame, decision: Decision) -> object:
    return None


def view(game: AnyGame, decision: Decision) -> object:
    return game.view(decision.seat)


def offers(game: AnyGame, decision: Decision) -> object:
    return [(offer.notation, offer.message, offer.at) for offer in decision.options]


def question(game: AnyGame, decision: Decision) -> object:
    told = [(offer.notation, offer.message, offer.at, offer.price, offer.outcomes) for offer in decision.options]
    return game.foregone, game.obvious, decision.prompt, decision.at, told, game.shortcuts


def determinise(game: AnyGame, decision: Decision) -> object:
    return game.determinise(decision.seat, Rng(1))


def save_load(game: AnyGame, decision: Decision) -> object:
    return game.rules.load(game.save())


LOOKS: Final[Mapping[str, tuple[Look, int]]] = {
    "view": (view, 1),
    "offers": (offers, 1),
    "question": (question, 7),
    "determinise": (determinise, 7),
    "save+load": (save_load, 23),
}
"""What is looked at, and at every how many decisions."""


def measured(name: str, seeds: range, look: Look, every: int) -> float:
    """Microseconds of a look in random games of these seeds; every decision and every card is new, as in real play."""
    spent = looks = 0
    for seed in seeds:
        chance, game = random.Random(seed), games.find(name).new_game({}, seed)
        for number in range(MOST):
            if (decision := game.decision) is None:
                break
            if number % every == 0:
                start = process_time_ns()
                look(game, decision)
                spent += process_time_ns() - start
                looks += 1
            game.decide(chance.randrange(len(decision.options)))
    return spent / looks / 1000


def decided(name: str, seeds: range) -> float:
    """Microseconds of a random decision, all that it takes with it."""
    number = 0
    played = [(random.Random(seed), games.find(name).new_game({}, seed)) for seed in seeds]
    start = process_time_ns()
    for chance, game in played:
        left = MOST
        while left and (decision := game.decision) is not None:
            game.decide(chance.randrange(len(decision.options)))
            left -= 1
        number += MOST - left
    return (process_time_ns() - start) / number / 1000


def one_round(name: str, seeds: range) -> Figures:
    """What the clock itself takes is no part of a look."""
    found, clock = {"decision": decided(name, seeds)}, measured(name, seeds, nothing, 1)
    return found | {kind: measured(name, seeds, look, every) - clock for kind, (look, every) in LOOKS.items()}


def middle(rounds: list[Figures]) -> Figures:
    return {kind: median(figures[kind] for figures in rounds) for kind in rounds[0]}


def main() -> None:
    """Rounds of both games in turn, and medians: another program's load falls on all alike."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=6)
    parser.add_argument("--game", choices=sorted(games.all_games()), help="only this one")
    given = parser.parse_args()
    names = [given.game] if given.game else sorted(games.all_games())
    rounds: dict[str, list[Figures]] = {name: [] for name in names}
    for number in track(range(ROUNDS), "Looking"):
        for name in names:
            rounds[name].append(one_round(name, range(number * given.games, (number + 1) * given.games)))
    report, table = {}, Table("", *(f"{name} {what}" for name in names for what in ("µs", "per decision")))
    for name in names:
        us = middle(rounds[name])
        us["view + offers"] = us["view"] + us["offers"]
        report[name] = {"us": us, "per_decision": {kind: spent / us["decision"] for kind, spent in us.items()}}
    for kind in ("decision", "view + offers", *LOOKS):
        found = [(report[name]["us"][kind], report[name]["per_decision"][kind]) for name in names]
        table.add_row(kind, *(text for us, ratio in found for text in (f"{us:.1f}", f"{ratio:.2f}")))
    Console().print(table)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
