"""Running the service: a socket, uvicorn, and the address for the people."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from cyberdeck.kernel import Complaint, message
from cyberdeck.service.app import create_app


def default_database() -> Path:
    return Path.home() / ".cyberdeck" / "tables.sqlite"


def serve(host: str, port: int, database: Path, ready: Callable[[str], None]) -> None:
    """Serve until interrupted; `ready` hears the address once people can come."""
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        listening = socket.create_server((host, port))
    except OSError as error:
        raise Complaint(message("serve-impossible", host=host, port=str(port), reason=str(error.strerror))) from None
    address = f"http://{host}:{listening.getsockname()[1]}/"
    app = create_app(f"sqlite+aiosqlite:///{database}")
    config = uvicorn.Config(app, log_level="warning", ws_max_size=1 << 16)
    _Server(config, lambda: ready(address)).run(sockets=[listening])


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._tell()
