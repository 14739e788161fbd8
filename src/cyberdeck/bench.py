"""How fast a game runs: random play, copies, and saves with loads."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import count, cycle, islice
from time import perf_counter, process_time
from typing import Final, NamedTuple, TypeAlias

from cyberdeck.kernel import AnyGame

NewGame: TypeAlias = Callable[[int], AnyGame]
Watch: TypeAlias = Callable[[float], None]

_PLAYING: Final = 0.6
_COPYING: Final = 0.2
_SAVING: Final = 0.2
_SAMPLES: Final = 500


class Figures(NamedTuple):
    """What was measured, on one core."""

    decisions_per_second: float
    copy_us: float
    save_load_us: float


def measure(new_game: NewGame, seconds: float = 2.0, watch: Watch = lambda share: None) -> Figures:
    """Play random games of the seeds 0, 1, 2 ... for some seconds; `watch` hears which share of the time is over."""
    played = rate(_decisions(new_game), seconds * _PLAYING)
    watch(_PLAYING)
    samples = [game.copy() for game in islice(_one_game(new_game, 0), _SAMPLES)]
    copied = rate((game.copy() for game in cycle(samples)), seconds * _COPYING)
    watch(_PLAYING + _COPYING)
    loaded = rate((game.rules.load(game.save()) for game in cycle(samples)), seconds * _SAVING)
    watch(1.0)
    return Figures(played, 1e6 / copied, 1e6 / loaded)


def rate(work: Iterator[object], seconds: float) -> float:
    """How many items of endless work are done in a second of the processor: what others take from it does not count."""
    start, end = process_time(), perf_counter() + seconds
    for done, _ in enumerate(work, 1):
        if perf_counter() >= end:
            return done / (process_time() - start)
    raise ValueError("a game without decisions cannot be measured")


def _decisions(new_game: NewGame) -> Iterator[object]:
    return (game for seed in count() for game in _one_game(new_game, seed))


def _one_game(new_game: NewGame, seed: int) -> Iterator[AnyGame]:
    """A random game, seen before each of its decisions."""
    chance = random.Random(seed)
    game = new_game(seed)
    while (decision := game.decision) is not None:
        yield game
        game.decide(chance.randrange(len(decision.options)))
