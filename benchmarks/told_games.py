"""Everything that random games say, in every language.

`python benchmarks/told_games.py [GAMES]` plays that many random games, half of them Netrunner with all starter decks,
half Deckers with all computers, deckers and variants, and renders every different prompt, option and log line in all
languages. It stops at the first that cannot be read.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
from collections import Counter
from pathlib import Path

from rich.progress import track

from cyberdeck import deckers, netrunner
from cyberdeck.kernel import AnyGame, Message
from cyberdeck.locale.texts import LANGUAGES, render
from cyberdeck.netrunner.decks import starter_names

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from deckers.whole_games import setup

MOST = 4000


def new_game(seed: int) -> AnyGame:
    if seed % 2:
        return deckers.RULES.new_game(setup(seed // 2), seed)
    corps, runners = starter_names(netrunner.CORP), starter_names(netrunner.RUNNER)
    return netrunner.new_game(corp=corps[seed % len(corps)], runner=runners[seed % len(runners)], seed=seed)


def told(seed: int) -> Counter[str]:
    """How many different messages of each kind one game has said; every one of them has been read."""
    game, chance = new_game(seed), random.Random(seed)
    known: set[Message] = set()
    for _ in range(MOST):
        decision = game.decision
        if decision is None:
            break
        said = {decision.prompt, *(offer.message for offer in decision.options), *game.news(decision.seat)}
        for message in said - known:
            for language in LANGUAGES:
                assert render(message, language).strip(), f"{language}: {message.id} says nothing"
        known |= said
        game.decide(chance.randrange(len(decision.options)))
    if game.result is not None:
        for language in LANGUAGES:
            assert render(game.result.reason, language)
    return Counter(message.id for message in known)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=2000)
    games = parser.parse_args().games
    ids: Counter[str] = Counter()
    with multiprocessing.get_context("spawn").Pool() as pool:
        for found in track(pool.imap_unordered(told, range(games), chunksize=8), "Reading", total=games):
            ids += found
    print(f"{games} games: {ids.total()} messages of {len(ids)} kinds read in {', '.join(LANGUAGES)}")


if __name__ == "__main__":
    main()
