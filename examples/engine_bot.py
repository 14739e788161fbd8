"""A bot of your own against the house: `python examples/engine_bot.py [SEED]`.

A bot is an object with one method. It is given what its seat may see (`Seen`) and says which offer it takes. This one
runs wherever no ice lies in the way, and otherwise makes money.
"""

from __future__ import annotations

import sys

from cyberdeck import netrunner
from cyberdeck.bots import Seen, play_out
from cyberdeck.bots.netrunner import house_bot
from cyberdeck.netrunner.view import NetrunnerView


class Opportunist:
    """Takes the first of its favourite offers; every offer has an index, a notation and the things it points at."""

    def choose(self, seen: Seen[NetrunnerView]) -> int:
        open_servers = {server.name for server in seen.view.servers if not server.ice}
        for offer in seen.offers:
            if offer.notation.startswith("run ") and offer.at[0] in open_servers:
                return offer.index
        notations = [offer.notation for offer in seen.offers]
        return notations.index("credit") if "credit" in notations else 0


def main(seed: int = 7) -> None:
    game = netrunner.new_game(corp="jinteki", runner="criminal", seed=seed)
    play_out(game, [house_bot(netrunner.CORP, seed), Opportunist()])
    assert game.result is not None
    winner = game.seats[game.result.winners[0]]
    print(f"{winner} wins after {len(game.journal.decisions)} decisions: {game.result.reason}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
