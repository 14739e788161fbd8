"""Vacations: some days a year an account may be away, and where there are days for a decision, its own stand still."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, select, update

from cyberdeck.kernel import Complaint, message
from cyberdeck.service.clocks import DAY
from cyberdeck.service.schema import PLAYERS, TABLES, VACATIONS
from cyberdeck.service.store import Store
from cyberdeck.service.timeline import now

if TYPE_CHECKING:
    from cyberdeck.service.hall import Hall
    from cyberdeck.service.tables import Table

YEAR: Final = 365 * DAY
BY_DAYS: Final = TABLES.c.terms.like('%"kind":"decision"%')
"""Tables with days for a decision."""


async def left(store: Store, account: str, most: float) -> int:
    """Days that an account may still be away in this year."""
    at = now()
    past = select(VACATIONS).where(VACATIONS.c.account_id == account, VACATIONS.c.until > at - YEAR)
    used: int = sum(row.until - max(row.since, at - YEAR) for row in await store.rows(past))
    return max(0, round(most - used / DAY))


async def until(store: Store, account: str) -> int:
    """Until when it is away; 0 if it is not."""
    running = select(VACATIONS.c.until).where(VACATIONS.c.account_id == account, VACATIONS.c.until > now())
    return max((row.until for row in await store.rows(running)), default=0)


async def begin(hall: Hall, account: str, days: int) -> None:
    """From now on, for so many days; everybody at its tables is told."""
    await end(hall, account)
    at, store = now(), hall.store
    over, rest = at + days * DAY, await left(store, account, hall.settings.vacation)
    if days > rest:
        raise Complaint(message("vacation-over", number=rest))
    old = delete(VACATIONS).where(VACATIONS.c.account_id == account, VACATIONS.c.until < at - YEAR)
    await store.run(old, insert(VACATIONS).values(account_id=account, since=at, until=over))
    await _tell(hall, account, over)


async def end(hall: Hall, account: str) -> None:
    """It is back; what it has not used of its days is left."""
    at = now()
    if await until(hall.store, account):
        mine = update(VACATIONS).where(VACATIONS.c.account_id == account, VACATIONS.c.until > at)
        await hall.store.run(mine.values(until=at))
        await _tell(hall, account, at)


async def _tell(hall: Hall, account: str, over: int) -> None:
    query = select(TABLES.c.id, PLAYERS.c.seat).join(PLAYERS, PLAYERS.c.table_id == TABLES.c.id)
    mine = query.where(PLAYERS.c.account_id == account, TABLES.c.finished_at.is_(None), BY_DAYS)
    for row in await hall.store.rows(mine):
        if (table := await hall.get(row.id)) is not None:
            await _away(table, row.seat, over)


async def excuse(store: Store, table: Table) -> None:
    """Whose time is up may be away, and this table may not have heard of it when the service stopped."""
    decision = table.ledger.decision
    if decision is None:
        return
    seat = int(decision.seat)
    away = select(VACATIONS.c.until).join(PLAYERS, PLAYERS.c.account_id == VACATIONS.c.account_id)
    here = away.where(PLAYERS.c.table_id == table.id, PLAYERS.c.seat == seat, VACATIONS.c.until > now())
    for row in await store.rows(here):
        await _away(table, seat, row.until)


async def _away(table: Table, seat: int, over: int) -> None:
    await table.act(lambda ledger, at: ledger.go_away(seat, over, at))
