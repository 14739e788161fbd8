"""Many games, apart from each other: the same seed gives the same games, however many are played at once."""

from __future__ import annotations

import gc
import hashlib
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import sqrt
from multiprocessing import get_context
from statistics import mean, median
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from cyberdeck.kernel import Complaint, message

G = TypeVar("G", covariant=True)

LOCAL: Final = "local"
"""On the processors of this machine."""
RAY: Final = "ray"
"""On a Ray cluster of its own, on this machine."""
CLUSTER: Final = "ray:"
"""On that at HOST:PORT, or `auto`, for who sits on one of its nodes; through Ray's client with `//` before it."""
CONFIDENT: Final = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""
RARELY: Final = (50_000, 20, 100)
"""When the garbage collector looks for cycles while games are played."""


class Playing(Protocol[G]):
    """Any number of games that can be played apart from each other."""

    def play(self, number: int) -> G:
        """The game of that number, to its end."""


def seed_of(seed: int, number: int) -> int:
    """Each game's own seed, which tells nothing of its neighbours."""
    return int.from_bytes(hashlib.sha256(f"{seed} {number}".encode()).digest()[:6])


def check_place(on: str) -> str:
    """Where games can be played: on this machine, or on a Ray cluster; a Complaint if that is no place."""
    if on not in (LOCAL, RAY) and not on.startswith(CLUSTER):
        raise Complaint(message("simulate-nowhere", address=on))
    return on


def play_games(match: Playing[G], numbers: Sequence[int], jobs: int | None = None, on: str = LOCAL) -> Iterator[G]:
    """These games in any order, `jobs` of them at a time: as many as there are processors, if that is not said.

    `on` this machine, or on a Ray cluster (`ray`, `ray://HOST:PORT`, `ray:auto`).
    """
    if check_place(on) != LOCAL:
        from cyberdeck.bots.cluster import play_on_cluster

        yield from play_on_cluster(match, numbers, jobs, on)
        return
    jobs = jobs or os.cpu_count() or 1
    if jobs < 2 or len(numbers) < 2:
        with rare_collections():
            for number in numbers:
                yield match.play(number)
        return
    with get_context("spawn").Pool(min(jobs, len(numbers)), _take, (match,)) as pool:
        yield from pool.imap_unordered(_play, numbers)


@contextmanager
def rare_collections() -> Iterator[None]:
    """Who thinks makes many positions, which go as they came: to look for cycles among them is time lost."""
    usual = gc.get_threshold()
    gc.set_threshold(*RARELY)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


_match: list[Playing[Any]] = []


def _take(match: Playing[Any]) -> None:
    """What each worker needs; an interrupt is the business of the one who waits for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(*RARELY)
    _match[:] = [match]


def _play(number: int) -> object:
    return _match[0].play(number)


# what came of it


class Share(NamedTuple):
    """How many of all, and between which shares the truth lies with 95 % confidence, after Wilson."""

    games: int
    share: float
    low: float
    high: float


def share(count: int, total: int) -> Share:
    if not total:
        return Share(0, 0.0, 0.0, 1.0)
    p, z = count / total, CONFIDENT
    middle = (p + z * z / (2 * total)) / (1 + z * z / total)
    reach = z / (1 + z * z / total) * sqrt(p * (1 - p) / total + z * z / (4 * total * total))
    return Share(count, p, max(0.0, middle - reach), min(1.0, middle + reach))


def spread(numbers: Sequence[int]) -> dict[str, float]:
    if not numbers:
        return {}
    return {"least": numbers[0], "median": median(numbers), "mean": mean(numbers), "most": numbers[-1]}
