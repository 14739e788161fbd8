"""The pen of an SQLite file: what is appended is written by one thread on a connection of its own, in one go.

The way through the asynchronous driver takes a change of threads for every statement, and several times the work.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeAlias

from sqlalchemy import Delete, Insert, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError

from cyberdeck.service.appending import Unsure

Rows: TypeAlias = Sequence[Mapping[str, object]]
WAITING = 10.0
"""Seconds for which another writer is waited for."""


def plain_sql(statement: Insert | Update | Delete) -> str:
    """A statement as SQLite takes it, with the values by name."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


class Pen:
    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "pen")
        self._connection: sqlite3.Connection | None = None

    async def write(self, *work: tuple[str, Rows]) -> None:
        """Each statement with all its rows, in one transaction; Unsure if the commit itself fails."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

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
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()
