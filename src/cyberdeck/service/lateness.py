"""A table as those see it who are to see it later than those who play: its journal, read so many seconds behind."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Executable

from cyberdeck.kernel import Complaint, message
from cyberdeck.service import metrics
from cyberdeck.service.clocks import SECOND
from cyberdeck.service.settings import Settings
from cyberdeck.service.store import Store, Stored
from cyberdeck.service.tables import CHAT_KEPT, Command, Table
from cyberdeck.service.thinking import Thinkers
from cyberdeck.service.timeline import now

LOOKING = 1.0
"""Seconds between two looks at the journal."""

log = logging.getLogger("cyberdeck.lateness")


class LateTable(Table):
    """Nobody plays here: it only shows, and reads on by itself while somebody looks."""

    def __init__(self, stored: Stored, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.late = stored.charter.terms.delay
        due = [entry for entry in stored.entries if entry.at <= now() - self.late * SECOND]
        super().__init__(replace(stored, entries=due, finished=False), store, thinkers, settings)
        self._following: asyncio.Task[None] | None = None

    @property
    def time(self) -> int:
        return now() - self.late * SECOND

    async def act(self, command: Command, more: Sequence[Executable] = (), apart: bool = False) -> None:
        raise Complaint(message("spectators-look"))

    async def _catch_up(self) -> None:
        last = self.chats[-1].id if self.chats else 0
        news = await self._store.news(self.id, self.ledger.number, last)
        at = self.time
        chats = [line for line in news.chats if line.at <= at]
        due = [entry for entry in news.entries if entry.at <= at]
        if not due and not chats and self.players == news.players:
            return
        self.players = news.players
        self.chats = [*self.chats, *chats][-CHAT_KEPT:]
        draft = self.ledger.copy()
        for entry in due:
            draft.apply(entry)
        self._show(draft)

    async def refresh(self) -> None:
        async with self._lock:
            await self._catch_up()

    def follow(self) -> None:
        """Go on reading, as long as somebody looks."""
        if self._following is None or self._following.done():
            self._following = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(LOOKING)
            if self.idle:
                return
            try:
                await self.refresh()
            except Exception:
                metrics.FAULTS.labels("lateness").inc()
                log.exception("a table cannot be read on", extra={"table": self.id})

    def let_house_play(self) -> None:
        """Whoever plays does so at the table itself."""

    def kept(self) -> bool:
        return True

    async def close(self) -> None:
        if self._following is not None:
            self._following.cancel()
        await super().close()


class LateTables:
    """Those of this process that somebody looks at."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self._store, self._thinkers, self._settings = store, thinkers, settings
        self._live: dict[str, asyncio.Task[LateTable]] = {}

    async def get(self, id: str) -> LateTable:
        if id not in self._live:
            self._live[id] = asyncio.create_task(self._made(id))
        try:
            table = await asyncio.shield(self._live[id])
        except BaseException:
            self._live.pop(id, None)
            raise
        table.touched = time.monotonic()
        await table.refresh()
        table.follow()
        return table

    async def _made(self, id: str) -> LateTable:
        stored = await self._store.whole(id)
        assert stored is not None
        return await asyncio.to_thread(LateTable, stored, self._store, self._thinkers, self._settings)

    def unload(self, before: float) -> None:
        """Drop those that nobody has looked at since."""
        for table in self._loaded():
            if table.idle and table.touched < before:
                del self._live[table.id]

    async def close(self) -> None:
        for table in self._loaded():
            await table.close()

    def _loaded(self) -> list[LateTable]:
        done = [task for task in self._live.values() if task.done() and not task.cancelled() and not task.exception()]
        return [task.result() for task in done]
