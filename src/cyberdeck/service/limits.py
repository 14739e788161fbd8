"""Limits: how often something may happen."""

from __future__ import annotations

import time


class Bucket:
    """So many at once, and so many a second in the long run; a rate of 0 is no limit."""

    __slots__ = ("_burst", "_filled", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left, self._filled = rate, burst, burst, time.monotonic()

    def take(self) -> bool:
        """Whether one more may happen now."""
        if not self._rate:
            return True
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each client; those that have not been used for long are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._of: dict[str, Bucket] = {}

    def take(self, client: str) -> bool:
        bucket = self._of.pop(client, None) or Bucket(self._rate, self._burst)
        self._of[client] = bucket
        if len(self._of) > self._most:
            del self._of[next(iter(self._of))]
        return bucket.take()
