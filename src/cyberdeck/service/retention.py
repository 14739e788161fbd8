"""What is not kept for ever: tables that guests left unfinished, chat, finished games, each after so many days."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, delete, exists, select

from cyberdeck.service.clocks import DAY
from cyberdeck.service.forgetting import tables_gone
from cyberdeck.service.schema import CHATS, PLAYERS, SEEKS, TABLES
from cyberdeck.service.settings import Settings
from cyberdeck.service.store import Store

AT_ONCE = 100
SOUGHT = 14
"""Days for which is remembered who has found whom."""


async def forget(store: Store, settings: Settings, now: int, live: Collection[str]) -> int:
    """Forget what is due, except tables that somebody looks at; how many tables that were."""
    if settings.keep_chat:
        old = CHATS.c.at < now - int(settings.keep_chat * DAY)
        over = select(TABLES.c.id).where(TABLES.c.finished_at.is_not(None))
        await store.run(delete(CHATS).where(old, CHATS.c.table_id.in_(over)))
    # Who was found a table has had days to come to it; whom nobody was found for does not wait any more.
    alone = SEEKS.c.table_id.is_(None) & (SEEKS.c.here_until < now - DAY)
    await store.run(delete(SEEKS).where(alone | (SEEKS.c.made_at < now - SOUGHT * DAY)))
    gone = 0
    for due in _due(settings, now):
        gone += await _forget_tables(store, due, live)
    return gone


def _due(settings: Settings, now: int) -> list[ColumnElement[bool]]:
    """Which tables go. Nobody's own: those in an account stay until it goes. A clock ends its game by itself."""
    theirs = exists().where(PLAYERS.c.table_id == TABLES.c.id, PLAYERS.c.account_id.is_not(None))
    over = TABLES.c.finished_at
    found: list[ColumnElement[bool]] = []
    if settings.keep_unfinished:
        before = now - int(settings.keep_unfinished * DAY)
        # The first release did not say when somebody acted; what it left has no age.
        aged = (TABLES.c.acted_at > 0) & (TABLES.c.acted_at < before)
        found.append(over.is_(None) & TABLES.c.due_at.is_(None) & aged & ~theirs)
    if settings.keep_finished:
        found.append((over < now - int(settings.keep_finished * DAY)) & ~theirs)
    return found


async def _forget_tables(store: Store, due: ColumnElement[bool], live: Collection[str]) -> int:
    """A few at a time: others want to write too."""
    rows = await store.rows(select(TABLES.c.id).where(due))
    ids = [row.id for row in rows if row.id not in live]
    for start in range(0, len(ids), AT_ONCE):
        await store.run(*tables_gone(ids[start : start + AT_ONCE]))
    return len(ids)
