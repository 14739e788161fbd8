"""What one node has written, the others hear through the database itself (LISTEN/NOTIFY)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import asyncpg
from sqlalchemy.engine import make_url

from cyberdeck.service.store import CHANNEL, Store

PAUSE = 0.5
log = logging.getLogger("cyberdeck.fanout")


async def listen(
    store: Store, refresh: Callable[[str], Awaitable[None]], everything: Callable[[], Awaitable[None]]
) -> None:
    """Call `refresh` with each table that another node has changed, and `everything` after each gap."""
    heard: asyncio.Queue[str] = asyncio.Queue()
    while True:
        try:
            connection = await asyncpg.connect(_address(store))
        except (OSError, asyncpg.PostgresError):
            await asyncio.sleep(PAUSE)
            continue
        lost = asyncio.Event()
        connection.add_termination_listener(_setting(lost))
        try:
            await connection.add_listener(CHANNEL, _hearing(store.node, heard))
            await everything()
            await _relay(heard, lost, refresh)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            pass
        finally:
            if not connection.is_closed():
                await connection.close(timeout=1)
        log.warning("the database connection that listens was lost")
        await asyncio.sleep(PAUSE)


def _setting(lost: asyncio.Event) -> Callable[..., None]:
    return lambda _: lost.set()


def _hearing(node: str, heard: asyncio.Queue[str]) -> Callable[..., None]:
    def hear(_: object, __: int, ___: str, payload: str) -> None:
        sender, _, table = payload.partition(" ")
        if sender != node:
            heard.put_nowait(table)

    return hear


async def _relay(heard: asyncio.Queue[str], lost: asyncio.Event, refresh: Callable[[str], Awaitable[None]]) -> None:
    ending = asyncio.create_task(lost.wait())
    try:
        while not lost.is_set():
            hearing = asyncio.create_task(heard.get())
            await asyncio.wait({hearing, ending}, return_when=asyncio.FIRST_COMPLETED)
            if not hearing.done():
                hearing.cancel()
                return
            tables = {hearing.result()}
            while not heard.empty():
                tables.add(heard.get_nowait())
            await asyncio.gather(*(refresh(table) for table in tables))
    finally:
        ending.cancel()


def _address(store: Store) -> str:
    """The same database, for the driver itself."""
    return make_url(store.engine.url).set(drivername="postgresql").render_as_string(hide_password=False)
