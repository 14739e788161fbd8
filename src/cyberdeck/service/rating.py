"""Rated games: what they are worth, counted once each, and the lists of the strongest."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cyberdeck import games
from cyberdeck.kernel import Complaint, message
from cyberdeck.service.clocks import DAY
from cyberdeck.service.entries import Kind
from cyberdeck.service.forms import RatingListed
from cyberdeck.service.glicko import Rating, after, rested
from cyberdeck.service.listing import seat_names
from cyberdeck.service.schema import ACCOUNTS, ENTRIES, PLAYERS, RATED, RATINGS, TABLES
from cyberdeck.service.store import Store
from cyberdeck.service.timeline import now

SIDES: Final = 2
BEGUN: Final = 1
"""Decisions that each side must have made: what is broken off before is worth nothing."""
LENIENT: Final = 3
"""So many games in a day may somebody break off before; then he may not begin a rated one for a while."""
PAUSE: Final = DAY // 24
BROKEN: Final = ""
"""Under this stands who has broken a game off."""
AT_ONCE, LISTED = 50, 100
COUNTING: Final = 7_201_734
"""The number of the lock under which games are counted."""


def ladder(game: str, seat: str) -> str:
    """Each side of a game is an art of its own."""
    return f"{game}-{seat}"


def check(game: str, seats: Sequence[str], clock: object, plain: bool) -> None:
    """What makes a game one that can be rated; a Complaint if this one is not."""
    rules = games.find(game)
    if rules.together or len(seats) != SIDES or clock is None or not plain:
        raise Complaint(message("rated-terms"))


async def count(store: Store) -> int:
    """All rated games that have ended and are not counted yet, in the order in which they ended; how many."""
    counted = exists().where(RATED.c.table_id == TABLES.c.id)
    due = select(TABLES).where(TABLES.c.rated, TABLES.c.finished_at.is_not(None), ~counted)
    due = due.order_by(TABLES.c.finished_at, TABLES.c.id).limit(AT_ONCE)
    if not await store.rows(due.limit(1)):
        return 0
    async with store.alone(COUNTING) as connection:
        rows = (await connection.execute(due)).all()
        for row in rows:
            await _count_one(connection, row)
    return len(rows)


async def _count_one(connection: AsyncConnection, table: Row[Any]) -> None:
    sitting = select(PLAYERS.c.account_id).where(PLAYERS.c.table_id == table.id).order_by(PLAYERS.c.seat)
    accounts = (await connection.execute(sitting)).scalars().all()
    names, winners = seat_names(table.game, table.setup), json.loads(table.ending)[0]
    changes: dict[str, Any] = {}
    if None not in accounts and len(set(accounts)) == SIDES and winners and await _was_played(connection, table.id):
        ladders = [ladder(table.game, name) for name in names]
        known = [await _known(connection, *both) for both in zip(accounts, ladders, strict=True)]
        before = [rested(found.rating, (table.finished_at - found.at) / DAY) for found in known]
        for seat, (account, its) in enumerate(zip(accounts, ladders, strict=True)):
            rated = after(before[seat], (before[1 - seat], float(names[seat] in winners)))
            await connection.execute(_kept(account, its, rated, known[seat].games, table.finished_at))
            changes[account] = {"ladder": its, "before": known[seat].rating.rating, "after": rated.rating}
    elif winners:
        changes[BROKEN] = [account for account, name in zip(accounts, names, strict=True) if name not in winners]
    row = {"table_id": table.id, "at": table.finished_at, "changes": json.dumps(changes)}
    await connection.execute(insert(RATED).values(row))


async def check_patience(store: Store, account: str) -> None:
    """A Complaint for who has broken off too many games lately, such as at the sight of his hand."""
    at = now()
    mine = select(RATED.c.at, RATED.c.changes).join(PLAYERS, PLAYERS.c.table_id == RATED.c.table_id)
    rows = await store.rows(mine.where(PLAYERS.c.account_id == account, RATED.c.at > at - DAY))
    broken = [row.at for row in rows if account in json.loads(row.changes).get(BROKEN, ())]
    left = max(broken, default=0) + PAUSE - at
    if len(broken) >= LENIENT and left > 0:
        raise Complaint(message("rated-pause", number=-(-left // 60_000)))


async def _was_played(connection: AsyncConnection, table: str) -> bool:
    """Whether both sides have decided."""
    query = select(func.count()).where(ENTRIES.c.table_id == table, ENTRIES.c.kind == Kind.DECIDE)
    decided = (await connection.execute(query.group_by(ENTRIES.c.seat))).scalars().all()
    return len([number for number in decided if number >= BEGUN]) >= SIDES


class _Known(NamedTuple):
    """What was known of somebody."""

    rating: Rating
    games: int
    at: int


async def _known(connection: AsyncConnection, account: str, its: str) -> _Known:
    query = select(RATINGS).where(RATINGS.c.account_id == account, RATINGS.c.ladder == its)
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        return _Known(Rating(), 0, 1 << 60)
    return _Known(Rating(row.rating, row.deviation, row.volatility), row.games, row.at)


def _kept(account: str, its: str, found: Rating, played: int, at: int) -> Any:
    values = {**found._asdict(), "games": played + 1, "at": at}
    if not played:
        return insert(RATINGS).values(account_id=account, ladder=its, **values)
    return update(RATINGS).where(RATINGS.c.account_id == account, RATINGS.c.ladder == its).values(**values)


async def strongest(store: Store, game: str) -> dict[str, list[RatingListed]]:
    """The strongest of each side, those first of whom it is known well enough."""
    found = {}
    for seat in games.find(game).new_game({}, 0).seats:
        query = select(RATINGS, ACCOUNTS.c.name).join(ACCOUNTS, ACCOUNTS.c.id == RATINGS.c.account_id)
        rows = await store.rows(
            query.where(RATINGS.c.ladder == ladder(game, seat)).order_by(RATINGS.c.rating.desc()).limit(LISTED)
        )
        found[seat] = sorted((listed(row, row.name) for row in rows), key=lambda row: row.provisional)
    return found


def is_provisional(row: Row[Any]) -> bool:
    return Rating(row.rating, row.deviation, row.volatility).provisional


def listed(row: Row[Any], name: str) -> RatingListed:
    return RatingListed(name, round(row.rating), round(row.deviation), is_provisional(row), row.games)
