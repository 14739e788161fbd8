"""A search that does not peek: `python examples/search.py [SEED] [WORLDS]` plays Deckers with it.

`game.determinise(seat, rng)` draws a whole game that the seat could be in: what it cannot know is dealt anew, and so
are the chances to come. The search tries each option in the same drawn worlds, plays a little on at random, and takes
the option after which the worlds look best. It knows nothing of the game but one number.
"""

from __future__ import annotations

import random
import sys

from cyberdeck import deckers
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.kernel import Rng

FURTHER = 8
"""How many decisions a world is played on."""


def worth(game: DeckersGame) -> float:
    """How well the deckers stand: their programs against the scouts and guardians of the computer."""
    if game.result is not None:
        return 100.0 if game.result.winners else -100.0
    fields = game.state.fields
    return sum(sum(field.programs) - 2.0 * (field.black + field.white) for field in fields)


def tried(world: DeckersGame, option: int, chance: random.Random) -> float:
    """What a world is worth after an option and a few decisions at random."""
    twin = world.copy()
    twin.decide(option)
    for _ in range(FURTHER):
        if twin.decision is None:
            break
        twin.decide(chance.randrange(len(twin.decision.options)))
    return worth(twin)


def best(game: DeckersGame, worlds: int, rng: Rng) -> int:
    """The index of the option after which the drawn worlds look best."""
    assert game.decision is not None
    seat, options = game.decision.seat, range(len(game.decision.options))
    drawn = [game.determinise(seat, rng) for _ in range(worlds)]
    chance = random.Random(rng.below(1 << 32))
    return max(options, key=lambda option: sum(tried(world, option, chance) for world in drawn))


def main(seed: int = 7, worlds: int = 2) -> None:
    game = deckers.new_game(smc="alpha-moby", deckers=["oshin-noro", "monty-quantum"], seed=seed)
    rng = Rng(seed)
    while game.decision is not None:
        alone = len(game.decision.options) == 1
        game.decide(0 if alone else best(game, worlds, rng))
    assert game.result is not None
    print(f"{'won' if game.result.winners else 'lost'} in cycle {game.state.cycle}: {game.result.reason}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
