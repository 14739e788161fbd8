"""Python's own collection of cyclic garbage looks at every object of every table and stops the world meanwhile.

Tables are freed without it; so it is made rare, and done when nobody is waiting.
"""

from __future__ import annotations

import gc
import time

RARELY = (5_000, 2_000, 1000)
"""What is new is looked at while it is little, for less than a millisecond; what has stayed hardly ever, as nearly all
of it lives on."""
EVERY = 60.0
"""Seconds between collections, at least."""


def settle() -> None:
    """What has been imported stays for good and need not be looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


class Sweeper:
    """Collects when nothing has been written for a moment."""

    def __init__(self) -> None:
        self._last, self._written = time.monotonic(), 0

    def tick(self, written: int) -> None:
        """`written` is how many entries have been written so far."""
        quiet, self._written = written == self._written, written
        if quiet and time.monotonic() - self._last > EVERY:
            gc.collect()
            self._last = time.monotonic()
