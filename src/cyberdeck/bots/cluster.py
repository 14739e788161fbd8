"""Games on a Ray cluster: numbers go out in handfuls, finished games come back; what a lost node had is played again.

Needs the extra `cyberdeck[ray]`, and the same Cyberdeck on every node.
"""

from __future__ import annotations

import logging
import os
import warnings
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final, TypeVar

from cyberdeck.bots.simulation import CLUSTER, RAY, Playing, rare_collections
from cyberdeck.kernel import Complaint, message

G = TypeVar("G")

_HANDFUL: Final = 1.0
"""So many seconds of games go out at once: enough to make sending cheap, little to play again."""
_MOST: Final = 256
_CLIENT: Final = "ray://"
_WAITING: Final = 2
"""So many handfuls for each processor are under way, so that none waits for the next."""


def play_on_cluster(match: Playing[G], numbers: Sequence[int], jobs: int | None, address: str) -> Iterator[G]:
    """These games in any order, `jobs` at a time, or as many as the cluster has processors."""
    with _connected(address) as ray:
        play, waiting = ray.remote(max_retries=-1)(_play), deque(numbers)
        running, handful = list[Any](), 1
        while waiting or running:
            most = _WAITING * (jobs or int(ray.cluster_resources().get("CPU", 1)))
            while waiting and len(running) < most:
                taken = [waiting.popleft() for _ in range(min(handful, len(waiting)))]
                running.append(play.remote(match, taken))
            done, running = ray.wait(running)
            for seconds, games in ray.get(done):
                handful = max(1, min(_MOST, int(_HANDFUL * len(games) / max(seconds, 1e-3))))
                yield from games


def _play(match: Playing[G], numbers: Sequence[int]) -> tuple[float, list[G]]:
    """On a node: these games, and how long they took."""
    start = perf_counter()
    with rare_collections():
        games = [match.play(number) for number in numbers]
    return perf_counter() - start, games


@contextmanager
def _connected(address: str) -> Iterator[Any]:
    """Ray says nothing by itself, and tells nobody that it is used."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    if address == RAY:
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # on 127.0.0.1, whatever the system
    try:
        import ray
    except ImportError:
        raise Complaint(message("simulate-no-ray")) from None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if address == RAY:
                ray.init(logging_level=logging.ERROR, log_to_driver=False, include_dashboard=False)
            else:
                remote = address if address.startswith(_CLIENT) else address.removeprefix(CLUSTER)
                ray.init(remote, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as fault:
        raise Complaint(message("simulate-no-cluster", address=address)) from fault
    try:
        yield ray
    finally:
        ray.shutdown()
