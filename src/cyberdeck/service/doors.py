"""Connections: how many there may be, how many of one address, how long a request may be and take to arrive."""

from __future__ import annotations

import asyncio
import ipaddress
import sys
import time
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cyberdeck.service import metrics
from cyberdeck.service.limits import Buckets, network
from cyberdeck.service.settings import Settings

SPARE = 128
"""File descriptors beside those of connections: the database, the processes that think, files."""


LONGEST_HEAD = 1 << 15
"""Bytes of all that comes before a body: the address of a position that somebody shares is the longest."""
PIECE = 1 << 12
"""So many bytes are looked at before it is seen whether they are too many."""
AHEAD = 8
"""Requests that a connection may send before it has been answered."""
KNOCKS = 100
"""Connections that an address may open at once beside what its requests allow: who is too fast is told so first."""


def raise_descriptors(connections: int) -> int:
    """Let the process open as many files as it may; how many connections that allows, at most those wished for."""
    if sys.platform == "win32":
        return connections
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wish = connections + SPARE
    if soft < wish:
        soft = wish if hard == resource.RLIM_INFINITY else min(wish, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return min(connections, max(1, soft - SPARE))


class Doors:
    """Who is let in. The proxies that are believed speak for many, so they are not counted as one."""

    def __init__(self, settings: Settings, most: int) -> None:
        self._most, self._of_one, self._patience = most, settings.connections_each, settings.patience
        self._proxies = [_network(place) for place in settings.proxies]
        self._knocks = Buckets(settings.requests, KNOCKS + 5 * settings.requests)
        self._since: dict[object, tuple[object, float]] = {}

    def full(self, connections: Iterable[Any], client: tuple[str, int] | None) -> bool:
        """Whether the connection that has just come is one too many: in all, of its address, or in so short a time."""
        known = list(connections)
        if len(known) > self._most:
            return True
        if client is None or not self._of_one or self._trusted(client[0]):
            return False
        mine = network(client[0])
        if not self._knocks.take(mine):
            return True
        return sum(1 for other in known if other.client and network(other.client[0]) == mine) > self._of_one

    def _trusted(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return True  # a socket of this machine
        return any(place is None or known in place for place in self._proxies)

    def sweep(self, connections: Iterable[Any]) -> None:
        """Close those on whose request the service has waited for too long."""
        now = time.monotonic()
        waiting = {}
        for connection in list(connections):
            awaited = _awaited(connection)
            if awaited is None:
                continue
            what, since = self._since.get(connection, (awaited, now))
            if what != awaited:
                since = now
            if self._patience and now - since > self._patience:
                metrics.TURNED_AWAY.labels("late").inc()
                connection.transport.abort()
            else:
                waiting[connection] = (awaited, since)
        self._since = waiting

    def protocol(self) -> type[HttpToolsProtocol]:
        """HTTP behind these doors."""
        doors = self

        class Door(MeteredHttp):
            def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
                super().connection_made(transport)
                if doors.full(self.connections, self.client):
                    metrics.TURNED_AWAY.labels("full").inc()
                    transport.abort()

        return Door


class MeteredHttp(HttpToolsProtocol):
    """Requests that come piece by piece: the parser takes heads of any length, and any number of requests at once."""

    _head = 0
    """The bytes of this request that are no part of its body."""

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self._head += len(piece)
            super().data_received(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._head > LONGEST_HEAD or len(self.pipeline) > AHEAD:
                metrics.TURNED_AWAY.labels("long").inc()
                self.send_400_response("Too much at once.")
                return

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._head -= len(body)


def _awaited(connection: object) -> object | None:
    """What the service waits for: the beginning of a request, or the rest of it; None if it does not wait."""
    if not isinstance(connection, HttpToolsProtocol):
        return None
    cycle = connection.cycle
    if cycle is None:
        return "first"
    if cycle.response_complete:
        return None if connection.timeout_keep_alive_task else ("next", id(cycle))
    return ("body", id(cycle)) if cycle.more_body else None


def _network(place: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """A proxy's address or network; None for any, and for what is no address and so believed by name only."""
    if place == "*":
        return None
    try:
        return ipaddress.ip_network(place, strict=False)
    except ValueError:
        return ipaddress.IPv4Network("255.255.255.255/32")
