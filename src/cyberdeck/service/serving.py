"""Running the service: a socket, uvicorn, and the address for the people."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn
from prometheus_client import start_http_server

from cyberdeck.kernel import Complaint, message
from cyberdeck.service.app import create_app
from cyberdeck.service.doors import Doors, raise_descriptors
from cyberdeck.service.garbage import settle
from cyberdeck.service.guard import LARGEST
from cyberdeck.service.line import lines
from cyberdeck.service.logs import log_to_stderr
from cyberdeck.service.settings import Settings

GRACE = 5
"""Seconds in which connections may end when the service is asked to stop."""

TICKS = 10
"""Of the server's ticks, how many make a second."""

EVERYWHERE = "0.0.0.0"


def default_database() -> Path:
    return Path.home() / ".cyberdeck" / "tables.sqlite"


class Ready(NamedTuple):
    """Where people find the service now."""

    here: str
    """For the browser of this machine."""
    friends: str
    """For others; empty where nobody else can come."""


def serve(settings: Settings, ready: Callable[[Ready], None]) -> None:
    """Serve until interrupted; `ready` hears where once people can come."""
    listening = _listening(settings)
    port = listening.getsockname()[1]
    settings = _as_it_is(settings, port)
    log_to_stderr(settings.log)
    _serve_metrics(settings.metrics)
    settle()
    app, doors = create_app(settings), Doors(settings, raise_descriptors(settings.connections))
    config = uvicorn.Config(
        app,
        http=doors.protocol(),
        ws=lines(settings.messages),
        log_level="warning",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        server_header=False,
        forwarded_allow_ips=",".join(settings.proxies),
        timeout_graceful_shutdown=GRACE,
    )
    friends = f"{settings.address}/" if settings.lan else ""
    where = Ready(f"http://{_openable(settings.host)}:{port}/", friends)
    _Server(config, doors, app.state.store.prepare, lambda: ready(where)).run(sockets=[listening])


def _listening(settings: Settings) -> socket.socket:
    host, port = (EVERYWHERE if settings.lan else settings.host), settings.port
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Complaint(message("serve-impossible", host=host, port=str(port), reason=reason)) from None


def _as_it_is(settings: Settings, port: int) -> Settings:
    """The settings with what is known only now: the database's driver, and the address for friends."""
    address = settings.address.rstrip("/")
    if settings.lan and not address:
        address = f"http://{lan_address()}:{port}"
    return replace(settings, database=database_url(settings.database), address=address)


def lan_address() -> str:
    """This machine's address in its own network: the one from which it would speak to others. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
        except OSError:
            raise Complaint(message("serve-no-network")) from None
        return str(asking.getsockname()[0])


def _openable(host: str) -> str:
    """What a browser of this machine can open: who listens everywhere listens here too."""
    own = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    return f"[{own}]" if ":" in own else own


def _serve_metrics(where: str) -> None:
    """A listener of their own, which the world need not reach."""
    if not where:
        return
    host, _, port = where.rpartition(":")
    if not port.isdecimal():
        raise Complaint(message("bad-setting", name="metrics", value=where))
    try:
        start_http_server(int(port), host or "127.0.0.1")
    except (OSError, OverflowError) as error:
        raise Complaint(message("serve-impossible", host=host, port=port, reason=str(error))) from None


DRIVERS: Final = {
    **dict.fromkeys(("sqlite", "sqlite+aiosqlite"), "sqlite+aiosqlite"),
    **dict.fromkeys(("postgresql", "postgres", "postgresql+asyncpg"), "postgresql+asyncpg"),
}
"""The databases that keep tables, by how they are called."""


def database_url(database: str) -> str:
    """A file becomes an SQLite database, made where it is missing; an address gets its asynchronous driver."""
    scheme, colon, rest = database.partition("://")
    if colon and scheme not in DRIVERS:
        raise Complaint(message("database-scheme", scheme=scheme))
    if colon:
        return f"{DRIVERS[scheme]}://{rest}"
    path = Path(database) if database else default_database()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(message("database-folder", file=str(path), reason=error.strerror or "")) from None
    return f"sqlite+aiosqlite:///{path}"


class _Server(uvicorn.Server):
    def __init__(
        self,
        config: uvicorn.Config,
        doors: Doors,
        prepare: Callable[[], Awaitable[None]],
        started: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._doors, self._prepare, self._tell = doors, prepare, started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._prepare()  # before anything else: what is wrong with the database is said in one sentence
        await super().startup(sockets)
        if self.started:
            self._tell()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            self._doors.sweep(self.server_state.connections)
        return await super().on_tick(counter)
