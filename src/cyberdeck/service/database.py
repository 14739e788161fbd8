"""Opening a database: what may be wrong with it, said in a sentence; one process on a file; what its log has lost."""

from __future__ import annotations

import logging
import os
import re
import struct
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from cyberdeck.kernel import Complaint, message
from cyberdeck.service.migrations import known

if sys.platform != "win32":
    import fcntl

log = logging.getLogger("cyberdeck.database")

_KIND = re.compile(r"^<class '[^']*'>: ")
_HEAD, _FRAME = struct.Struct(">8I"), struct.Struct(">6I")
"""The beginning of a write-ahead log of SQLite, and of each page in it."""


def words_of(error: BaseException) -> str:
    """What the driver itself says, without the statement and its values."""
    if isinstance(error, DBAPIError):
        return _KIND.sub("", str(error.orig)).strip() or type(error).__name__
    return str(getattr(error, "strerror", None) or error) or type(error).__name__


def complaint_about(error: Exception, url: URL) -> Complaint:
    """Why the service cannot start with this database, and what to do."""
    words = words_of(error)
    if not url.drivername.startswith("sqlite"):
        return Complaint(message("database-away", address=url.render_as_string(), words=words))
    file = url.database or ""
    if "locked" in words:
        return Complaint(message("database-locked", file=file))
    if "readonly" in words or "read-only" in words:
        return Complaint(message("database-read-only", file=file))
    if isinstance(error, OSError) or "unable to open" in words:
        return Complaint(message("database-unopenable", file=file, words=words))
    return Complaint(message("database-broken", file=file, words=words))


def examine(connection: Connection) -> None:
    """A Complaint if this is no database of ours, or one of a later version, or damaged."""
    where = connection.engine.url.render_as_string()
    if connection.dialect.name == "sqlite":
        where = connection.engine.url.database or ""
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
        if found != "ok":
            raise Complaint(message("database-broken", file=where, words=str(found)))
    names = set(inspect(connection).get_table_names())
    ours = {"alembic_version", "tables"} <= names
    if names and not ours:
        raise Complaint(message("database-foreign", file=where))
    if ours:
        version = connection.execute(text("select version_num from alembic_version")).scalar_one_or_none()
        if version is not None and not known(str(version)):
            raise Complaint(message("database-newer", file=where))


class Hold:
    """An SQLite file, held by this process until it ends, however that happens."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._lock: int | None = None

    def take(self) -> None:
        if self._lock is not None or not self._file or self._file.startswith((":", "file:")):
            return
        lock = os.open(f"{self._file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        if sys.platform != "win32":  # there, nothing is refused
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(lock)
                raise Complaint(message("database-in-use", file=self._file)) from None
        self._lock = lock

    def release(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def frames_committed(file: str) -> int:
    """How many pages of the write-ahead log beside an SQLite file were committed when they were written."""
    try:
        data = Path(f"{file}-wal").read_bytes()
    except OSError:
        return 0
    if len(data) < _HEAD.size:
        return 0
    _, _, page, _, *salts = _HEAD.unpack_from(data)[:6]
    committed = 0
    for n, start in enumerate(range(_HEAD.size, len(data) - _FRAME.size - page + 1, _FRAME.size + page), 1):
        _, size, *salted = _FRAME.unpack_from(data, start)[:4]
        if salted != salts:
            break  # left over from an earlier round
        if size:
            committed = n
    return committed


def warn_of_loss(connection: Any, file: str, committed: int) -> None:
    """SQLite leaves out what follows a damaged page of its log, and says nothing."""
    _, recovered, _ = connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)")).one()
    if recovered < committed:
        lost = f"{committed - recovered} of {committed} pages"
        log.error(f"the write-ahead log is damaged and {lost} of it are lost; compare with a copy: {file}-wal")
