"""The socket of an account: it hears of its tables, where it is its turn, and as a bot of new ones."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from cyberdeck.kernel import Complaint
from cyberdeck.service import metrics, standing
from cyberdeck.service.forms import Called
from cyberdeck.service.hall import HERE
from cyberdeck.service.limits import AtOnce
from cyberdeck.service.signing import session_of
from cyberdeck.service.sockets import COME_BACK
from cyberdeck.service.store import Store
from cyberdeck.service.timeline import now
from cyberdeck.service.wire import encode

NOT_SIGNED_IN = 4401
TOO_MANY = 4429
MOST = 4
"""How many of these sockets an account may have open."""
LOOKING = 1.0
"""Seconds between two looks at the tables."""

log = logging.getLogger("cyberdeck.calling")


async def account(socket: WebSocket) -> None:
    await socket.accept()
    callers: AtOnce = socket.app.state.callers
    try:
        who = (await session_of(socket)).account
    except Complaint:
        await socket.close(NOT_SIGNED_IN)
        return
    if not callers.enter(who):
        await socket.close(TOO_MANY)
        return
    try:
        await _call(socket, socket.app.state.store, who)
    finally:
        callers.leave(who)


async def _call(socket: WebSocket, store: Store, who: str) -> None:
    telling = asyncio.create_task(_tell(socket, store, who))
    try:
        while True:
            await socket.receive_text()  # nothing that is said here means anything
    except (WebSocketDisconnect, RuntimeError, KeyError):
        pass
    finally:
        telling.cancel()
        await standing.set_here(store, who, now())


async def _tell(socket: WebSocket, store: Store, who: str) -> None:
    told, noted = dict[str, Called](), 0.0
    try:
        while True:
            if now() - noted > HERE * 500:
                noted = now()
                await session_of(socket)  # a token may have been dropped meanwhile
                await standing.set_here(store, who, now() + int(HERE * 1000))
            found = await standing.calls(store, who)
            for call in [*found.values(), *_over(told, found)]:
                if told.get(call.table) != call:
                    await socket.send_text(encode(call).decode())
            told = found
            await asyncio.sleep(LOOKING)
    except (WebSocketDisconnect, RuntimeError):
        pass
    except Complaint:
        await socket.close(NOT_SIGNED_IN)
    except Exception:
        metrics.FAULTS.labels("calling").inc()
        log.exception("an account cannot be told of its tables")
        await socket.close(COME_BACK)


def _over(told: dict[str, Called], found: dict[str, Called]) -> list[Called]:
    """Those that have come to their end."""
    return [msgspec.structs.replace(told[id], turn=False, over=True) for id in told if id not in found]
