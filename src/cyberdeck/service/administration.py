"""What whoever runs the service may do with tables and accounts, beside what their players do."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Row, func, select

from cyberdeck.kernel import Complaint, message
from cyberdeck.service.accounts import known_as
from cyberdeck.service.forgetting import account_gone, tables_gone
from cyberdeck.service.hall import Hall
from cyberdeck.service.schema import ACCOUNTS, DECKS, PLAYERS, TABLES
from cyberdeck.service.settings import Settings
from cyberdeck.service.store import Store


@asynccontextmanager
async def administration(url: str) -> AsyncIterator[Administration]:
    """Over a database that is brought up to date first. An SQLite file must not be served meanwhile."""
    store = Store(url)
    await store.prepare()
    try:
        yield Administration(store)
    finally:
        await store.close()


class Administration:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def tables(self, most: int) -> list[Row[Any]]:
        """The tables where something was done last."""
        return await self._store.rows(select(TABLES).order_by(TABLES.c.acted_at.desc()).limit(most))

    async def accounts(self, most: int) -> list[Row[Any]]:
        """The newest accounts, with the numbers of their decks and games."""
        decks = select(func.count()).where(DECKS.c.account_id == ACCOUNTS.c.id).scalar_subquery()
        games = select(func.count(PLAYERS.c.table_id.distinct())).where(PLAYERS.c.account_id == ACCOUNTS.c.id)
        query = select(
            ACCOUNTS.c.name, ACCOUNTS.c.opened_at, decks.label("decks"), games.scalar_subquery().label("games")
        )
        return await self._store.rows(query.order_by(ACCOUNTS.c.opened_at.desc()).limit(most))

    async def end(self, ids: Sequence[str]) -> None:
        """Nobody wins; the game can be replayed like any other that is over."""
        await self._check(ids)
        hall = Hall(self._store, Settings())
        try:
            for id in ids:
                table = await hall.get(id)
                assert table is not None
                await table.act(lambda ledger, at: ledger.close(at))
        finally:
            await hall.end()

    async def delete(self, ids: Sequence[str]) -> None:
        """Nothing is left of them."""
        await self._check(ids)
        await self._store.run(*tables_gone(ids))

    async def delete_account(self, name: str) -> None:
        rows = await self._store.rows(select(ACCOUNTS.c.id).where(ACCOUNTS.c.known_as == known_as(name)))
        if not rows:
            raise Complaint(message("admin-no-account", name=name))
        await self._store.run(*account_gone(rows[0].id))

    async def _check(self, ids: Sequence[str]) -> None:
        there = {row.id for row in await self._store.rows(select(TABLES.c.id).where(TABLES.c.id.in_(ids)))}
        for id in ids:
            if id not in there:
                raise Complaint(message("admin-no-table", table=id))
