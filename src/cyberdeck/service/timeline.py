"""The service's time: it goes on evenly, also when somebody sets the machine's clock, and over restarts.

A process counts on by a clock that nobody can set. What it counts is noted in the database together with both clocks:
the next process on this machine goes on from there exactly, one elsewhere or after a new start of the machine by the
time that has passed on the clock of the wall.
"""

from __future__ import annotations

import time
from functools import cache
from pathlib import Path
from typing import NamedTuple

_BOOT = Path("/proc/sys/kernel/random/boot_id")


class Noted(NamedTuple):
    at: int
    """The service's time, in milliseconds since 1970."""
    wall: int
    """What the clock of the machine, or of the database server, said then."""
    boot: str
    """Which start of which machine the steady clock counts from; empty where that is not known."""
    steady: int


def wall() -> int:
    return time.time_ns() // 1_000_000


_STEADY = getattr(time, "CLOCK_BOOTTIME", None)


def steady() -> int:
    """Milliseconds of a clock that nobody can set; where there is one, it counts the machine's sleep too."""
    return (time.monotonic_ns() if _STEADY is None else time.clock_gettime_ns(_STEADY)) // 1_000_000


@cache
def boot() -> str:
    try:
        return _BOOT.read_text().strip()
    except OSError:
        return ""


class _Timeline:
    """How far the service's time is ahead of the steady clock."""

    ahead = wall() - steady()


def now() -> int:
    """Milliseconds since 1970."""
    return steady() + _Timeline.ahead


def noted(wall: int) -> Noted:
    """What is to be written down now."""
    return Noted(now(), wall, boot(), steady())


def go_on_from(last: Noted | None, wall: int) -> None:
    """Go on from what was written down last."""
    if last is None:
        _Timeline.ahead = wall - steady()
    elif last.boot and last.boot == boot():
        _Timeline.ahead = last.at - last.steady
    else:
        _Timeline.ahead = last.at + max(0, wall - last.wall) - steady()
