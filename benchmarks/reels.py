"""What it costs to keep a finished game for ever: bytes and milliseconds for its film, by game and number of decisions.

`python benchmarks/reels.py [GAMES]`; random games of each kind, filmed without pauses.
"""

from __future__ import annotations

import random
import statistics
import sys
import time

from cyberdeck import games
from cyberdeck.service.entries import Charter, Sitting, Terms
from cyberdeck.service.filming import Part, film, unpacked
from cyberdeck.service.ledger import Ledger


def finished(game: str, seed: int) -> Ledger:
    """A game that was played at random to its end."""
    rules = games.find(game)
    seats = rules.new_game({}, seed).seats
    sittings = (Sitting.PERSON,) * len(seats)
    ledger = Ledger(Charter("", game, rules.version, {}, seed, "", Terms(), False, 0, sittings))
    chance = random.Random(seed)
    while (decision := ledger.decision) is not None:
        ledger.decide(range(len(seats)), ledger.seq, chance.choice(decision.notations), 0)
    return ledger


def main(number: int) -> None:
    for game in games.all_games():
        rows = []
        for seed in range(number):
            ledger = finished(game, seed)
            began = time.process_time()
            parts = film(ledger)
            made = time.process_time() - began
            began = time.process_time()
            unpacked(parts["reel 0 0"], Part)
            shown = time.process_time() - began
            rows.append((len(ledger.moves), sum(map(len, parts.values())), made * 1000, shown * 1000))
        moves, size, made, shown = (statistics.median(column) for column in zip(*rows, strict=True))
        print(f"{game}: {moves:.0f} decisions, {size / 1024:.0f} kB, {made:.0f} ms to film, {shown:.1f} ms to show")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
