"""Running the service: a socket, uvicorn, and the address for the people."""

from __future__ import annotations

import socket
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import uvicorn

from cyberdeck.kernel import Complaint, message
from cyberdeck.service.app import create_app
from cyberdeck.service.garbage import settle
from cyberdeck.service.guard import LARGEST
from cyberdeck.service.logs import log_to_stderr
from cyberdeck.service.settings import Settings

GRACE = 5
"""Seconds in which connections may end when the service is asked to stop."""


def default_database() -> Path:
    return Path.home() / ".cyberdeck" / "tables.sqlite"


def serve(host: str, port: int, settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until interrupted; `ready` hears the address once people can come."""
    try:
        settings = replace(settings, database=database_url(settings.database))
        listening = socket.create_server((host, port))
    except OSError as error:
        raise Complaint(message("serve-impossible", host=host, port=str(port), reason=str(error.strerror))) from None
    log_to_stderr(settings.log)
    settle()
    address = f"http://{host}:{listening.getsockname()[1]}/"
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    _Server(config, lambda: ready(address)).run(sockets=[listening])


def database_url(database: str) -> str:
    """A file becomes an SQLite database, made where it is missing; PostgreSQL gets its asynchronous driver."""
    scheme, colon, rest = database.partition("://")
    if colon:
        return f"postgresql+asyncpg://{rest}" if scheme in ("postgresql", "postgres") else database
    path = Path(database) if database else default_database()
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path}"


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._tell()
