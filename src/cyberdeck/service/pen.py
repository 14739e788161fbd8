"""The pen of an SQLite file: what is appended is written by one thread on a connection of its own, in one go.

The way through the asynchronous driver takes a change of threads for every statement, and several times the work.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

from sqlalchemy import Delete, Insert, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError

from cyberdeck.service.appending import Unsure

Rows: TypeAlias = Sequence[Mapping[str, object]]
WAITING = 10.0
"""Seconds for which another writer is waited for."""


@cache
def plain_sql(statement: Insert | Update | Delete) -> str:
    """A statement that is made once, as SQLite takes it, with the values by name."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


class Pen:
    def __init__(self, file: str) -> None:
        self._file = file
        self._todo: SimpleQueue[tuple[Callable[[], None], asyncio.Future[None]] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._connection: sqlite3.Connection | None = None

    def write(self, *work: tuple[str, Rows]) -> asyncio.Future[None]:
        """Each statement with all its rows, in one transaction; Unsure if the commit itself fails."""
        return self._handed(lambda: self._write(work))

    def _handed(self, deed: Callable[[], None]) -> asyncio.Future[None]:
        """To the thread, one after the other; it is begun with the first."""
        loop = asyncio.get_running_loop()
        if self._thread is None:
            self._thread = Thread(target=self._do_all, args=(loop,), name="pen", daemon=True)
            self._thread.start()
        done: asyncio.Future[None] = loop.create_future()
        self._todo.put((deed, done))
        return done

    def _do_all(self, loop: asyncio.AbstractEventLoop) -> None:
        while (todo := self._todo.get()) is not None:
            deed, done = todo
            error: BaseException | None = None
            try:
                deed()
            except BaseException as raised:
                error = raised
            with suppress(RuntimeError):  # the loop is closed, and nobody listens any more
                loop.call_soon_threadsafe(_tell, done, error)

    def _write(self, work: Sequence[tuple[str, Rows]]) -> None:
        try:
            connection = self._opened()
            connection.execute("BEGIN IMMEDIATE")
            for statement, rows in work:
                connection.executemany(statement, rows)
        except sqlite3.IntegrityError as error:
            connection.execute("ROLLBACK")
            raise IntegrityError(None, None, error) from error
        except sqlite3.Error as error:
            self._drop()
            raise DBAPIError(None, None, error) from error
        try:
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._drop()
            raise Unsure from DBAPIError(None, None, error)

    def _opened(self) -> sqlite3.Connection:
        """As safe as those of the engine: what is committed survives a power cut (synchronous is FULL)."""
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, WAITING, isolation_level=None)
            self._connection.execute("PRAGMA journal_mode=WAL")
        return self._connection

    def _drop(self) -> None:
        """A connection that has failed is not trusted again; closing it takes back what it had not committed."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
        self._connection = None

    async def close(self) -> None:
        """What was handed to it before is still written."""
        await self._handed(self._drop)
        self._todo.put(None)
        self._thread = None


def _tell(done: asyncio.Future[None], error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
