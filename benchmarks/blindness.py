"""`python benchmarks/blindness.py [POSITIONS]`: the computer's players in positions and in redealt twins of them.

So many positions of each game, along games of the house; all that the seat cannot know is dealt anew, and one player
after the other is asked in both. What it would do, and in one of ten its plans in words, must be the same. A line says
how many were compared and how many were different; where one was, the command fails.
"""

from __future__ import annotations

import sys

from rich.progress import Progress

from cyberdeck import deckers, netrunner
from cyberdeck.bots import answer, bot_for, rungs, shown_to
from cyberdeck.kernel import AnyGame, Rng
from cyberdeck.netrunner.decks import starter_names

EVERY = 5
"""Of the decisions that are a choice, one in so many is looked at."""
PLAYERS = (*rungs.NAMES, rungs.HOUSE)


def new_game(name: str, seed: int) -> AnyGame:
    if name == "netrunner":
        corps, runners = (starter_names(side) for side in (netrunner.CORP, netrunner.RUNNER))
        return netrunner.new_game(corps[seed % len(corps)], runners[seed % len(runners)], seed=seed)
    return deckers.new_game(smc="alpha-moby", deckers=["oshin-noro", "monty-quantum"], seed=seed)


def move(name: str, player: str, seed: int, game: AnyGame) -> tuple[int, object]:
    assert game.ask is not None
    bot = bot_for(name, game.ask.seat, seed, player)
    seen = shown_to(bot, game)
    return bot.choose(seen), rungs.advice(name, bot, seen) if seed % 10 == 0 else None


def compare(name: str, positions: int, progress: Progress) -> int:
    """How many of so many positions a player answers differently in a twin."""
    task, compared, different, seed = progress.add_task(name, total=positions), 0, 0, 0
    while compared < positions:
        game, number = new_game(name, seed), 0
        bots = [bot_for(name, seat, seed) for seat in range(len(game.seats))]
        while game.ask is not None and compared < positions:
            choice = len(game.ask.options) > 1
            number += choice
            if choice and number % EVERY == 0:
                player, twin = PLAYERS[compared % len(PLAYERS)], game.determinise(game.ask.seat, Rng(compared + 1))
                if move(name, player, compared, game) != move(name, player, compared, twin):
                    different += 1
                    progress.print(f"{name}: {player} decides differently, game {seed}, choice {number}")
                compared += 1
                progress.update(task, completed=compared)
            game.decide(answer(game, bots))
        seed += 1
    return different


def main(positions: int) -> None:
    different = 0
    for name in ("netrunner", "deckers"):
        with Progress() as progress:
            found = compare(name, positions, progress)
        print(f"{name}: {positions} positions compared with redealt twins, {found} different moves")
        different += found
    sys.exit(1 if different else 0)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
