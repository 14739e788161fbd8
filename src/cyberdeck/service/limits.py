"""Limits: how often something may happen, how much of it at once, and who counts as one and the same."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from functools import lru_cache

OWN = 64
"""Who has one address of IPv6 has all that begin with so many bits."""


@lru_cache(10_000)
def network(address: str, bits: int = 32) -> str:
    """The network of an address: so many bits of IPv4, and of IPv6 what one subscriber has."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    mapped = getattr(known, "ipv4_mapped", None)
    known = mapped or known
    length = bits if known.version == 4 else OWN
    if length == known.max_prefixlen:
        return str(known)
    return str(ipaddress.ip_network((known, length), strict=False))


class Bucket:
    """So many at once, and so many a second in the long run; a rate of 0 is no limit."""

    __slots__ = ("_burst", "_filled", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left, self._filled = rate, burst, burst, time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether so much more may happen now."""
        if not self._rate:
            return True
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def give_back(self) -> None:
        """What was taken last is not counted after all."""
        self._left = min(self._burst, self._left + 1)


class Buckets:
    """A bucket for each client; those that have not been used for long are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._of: dict[str, Bucket] = {}

    def take(self, client: str, cost: float = 1) -> bool:
        return self._bucket(client).take(cost)

    def give_back(self, client: str) -> None:
        self._bucket(client).give_back()

    def _bucket(self, client: str) -> Bucket:
        bucket = self._of.pop(client, None) or Bucket(self._rate, self._burst)
        self._of[client] = bucket
        if len(self._of) > self._most:
            del self._of[next(iter(self._of))]
        return bucket


class AtOnce:
    """How many of something a client has open; a limit of 0 is none."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, client: str) -> bool:
        if self._most and self._open[client] >= self._most:
            return False
        self._open[client] += 1
        return True

    def leave(self, client: str) -> None:
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]


class Guesses:
    """Wrong passwords: so many for an account, wherever they come from, and so many from a network."""

    def __init__(self) -> None:
        self._accounts, self._networks = Buckets(1 / 30, 20), Buckets(1 / 5, 10)

    def take(self, account: str, address: str) -> bool:
        """Whether one more guess is heard."""
        return self._networks.take(network(address, 24)) and self._accounts.take(account)

    def right(self, account: str, address: str) -> None:
        """It was no guess."""
        self._networks.give_back(network(address, 24))
        self._accounts.give_back(account)
