"""Tables as lists show them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Row, select

from cyberdeck import games
from cyberdeck.kernel import Complaint, Message, message
from cyberdeck.service import metrics
from cyberdeck.service.chronicle import origin_of
from cyberdeck.service.entries import Sitting, Terms
from cyberdeck.service.forms import SeatListed, TableListed
from cyberdeck.service.schema import TABLES
from cyberdeck.service.store import Store
from cyberdeck.service.wire import Ending

log = logging.getLogger("cyberdeck.listing")


@lru_cache(1000)
def seat_names(game: str, setup: str) -> tuple[str, ...]:
    """The seats of a game with a setup, as the database keeps it."""
    return games.find(game).new_game(msgspec.json.decode(setup), 0).seats


async def listed_by_id(store: Store, ids: Sequence[str]) -> list[TableListed]:
    rows = {row.id: row for row in await named(store, ids)}
    if any(id not in rows for id in ids):
        raise Complaint(message("table-unknown"))
    return await listed(store, [rows[id] for id in ids])


async def named(store: Store, ids: Sequence[str]) -> list[Row[Any]]:
    """Those of these tables that there are."""
    return await store.rows(select(TABLES).where(TABLES.c.id.in_(ids)))


async def listed(store: Store, rows: Sequence[Row[Any]]) -> list[TableListed]:
    """Those that can be read; one that cannot is missing from the list, and keeps nobody from the others."""
    sitting = await store.sitting([row.id for row in rows])
    found = []
    for row in rows:
        try:
            found.append(_table_listed(row, sitting[row.id]))
        except Exception:
            metrics.FAULTS.labels("listing").inc()
            log.exception("a table cannot be listed", extra={"table": row.id})
    return found


def _table_listed(row: Row[Any], sitting: Sequence[Row[Any]]) -> TableListed:
    names = seat_names(row.game, row.setup)
    terms = msgspec.json.decode(row.terms, type=Terms)
    ending: tuple[list[str], Message] | None = None
    if row.ending:
        ending = msgspec.json.decode(row.ending, type=tuple[list[str], Message])
    return TableListed(
        table=row.id,
        game=row.game,
        seats=[SeatListed(names[p.seat], p.kind, p.name, terms.rung(p.seat)) for p in sitting],
        clock=terms.clock,
        public=row.public,
        opened_at=row.opened_at,
        begun=all(player.kind != Sitting.OPEN for player in sitting),
        deciding=None if row.deciding is None else names[row.deciding],
        ending=None if ending is None else Ending(*ending),
        branch_of=terms.branch_of,
        branch_at=terms.branch_at,
        origin=origin_of(games.find(row.game), msgspec.json.decode(row.setup), terms),
        rated=terms.rated,
        delay=terms.delay,
    )
