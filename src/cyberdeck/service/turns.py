"""Places that are few: those who wait for one take turns, so that who wants many delays nobody who wants one."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many places, at most so many of them for one client."""

    def __init__(self, most: int, each: int) -> None:
        self._free, self._each = most, each
        self._busy: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def waiting(self, client: str) -> int:
        """How many of a client's wait for their turn."""
        return len(self._waiting.get(client, ()))

    @property
    def all_waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def of(self, client: str) -> AsyncIterator[None]:
        await self._take(client)
        try:
            yield
        finally:
            self._leave(client)

    async def _take(self, client: str) -> None:
        if self._free and self._busy[client] < self._each:
            self._sit_down(client)
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(client)
            raise

    def _sit_down(self, client: str) -> None:
        self._free -= 1
        self._busy[client] += 1

    def _leave(self, client: str) -> None:
        self._free += 1
        self._busy[client] -= 1
        if not self._busy[client]:
            del self._busy[client]
        self._call()

    def _call(self) -> None:
        """The next whose turn it is; its client goes to the end of the row."""
        for client in list(self._waiting):
            if not self._free:
                return
            queue = self._waiting[client]
            while queue and queue[0].done():
                queue.popleft()  # gone meanwhile
            if queue and self._busy[client] < self._each:
                self._sit_down(client)
                queue.popleft().set_result(None)
                self._waiting[client] = self._waiting.pop(client)
            if not queue:
                self._waiting.pop(client, None)
