"""Whether a goal of Deckers can be met: `python benchmarks/deckers_solving.py GOAL [GAMES]` plays until somebody has.

Alone and in pairs against Alpha-Moby, with the goal as the last one after others of its game. The journal of the first
game in which it is met is written to tests/deckers/solved, which `tests/deckers/test_solved.py` plays again.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from rich.progress import track

from cyberdeck.bots import play_out
from cyberdeck.bots.deckers import BEST, SearchingDecker
from cyberdeck.bots.simulation import rare_collections, seed_of
from cyberdeck.deckers import RULES
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.expressions import progress
from cyberdeck.deckers.rules import DeckersGame

SOLVED: Final = Path(__file__).parents[1] / "tests" / "deckers" / "solved"
CREWS: Final = (["tilda-sweet"], ["monty-quantum"], ["tilda-sweet", "monty-quantum"], ["rupert-stanz"])
BEFORE: Final = {"copper": ["copper-404"], "silver": ["copper-404"], "gold": ["copper-404", "silver-fireworks"]}


def play(goal: str, crew: list[str], seed: int) -> DeckersGame:
    before = BEFORE[CONTENT.objectives[goal].level_name]
    game = RULES.new_game({"smc": "alpha-moby", "deckers": crew, "objectives": [*before, goal]}, seed)
    with rare_collections():
        play_out(game, [SearchingDecker(seed + seat, BEST) for seat in range(len(crew))])
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("goal", choices=list(CONTENT.objectives))
    parser.add_argument("games", nargs="?", type=int, default=20, help="with each crew")
    parser.add_argument("--seed", type=int, default=7)
    wish = parser.parse_args()
    todo = [(number, crew) for number in range(wish.games) for crew in CREWS]
    for number, crew in track(todo, "Playing"):
        game = play(wish.goal, crew, seed_of(wish.seed, number))
        assert game.result is not None
        if game.result.winners:
            SOLVED.mkdir(exist_ok=True)
            (SOLVED / f"{wish.goal}.journal").write_text(str(game.journal), encoding="utf-8")
            print(f"Met by {' and '.join(crew)} in game {number}.")
            return
        if game.state.objective.id == wish.goal:
            parts = [progress(game.state, part)[:2] for part in game.state.objective.goal.parts]
            print(number, crew, game.result.reason.id, parts, flush=True)


if __name__ == "__main__":
    main()
