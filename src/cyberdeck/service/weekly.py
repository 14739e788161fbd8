"""The challenge of the week: the same game with the same shuffles for everybody, and what came of it.

Only tables that were opened for it count, of each account the first, and only if nothing was taken back.
"""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import Row, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cyberdeck import games
from cyberdeck.kernel import Complaint, message
from cyberdeck.service.cupforms import Attained, Try, WeekShown
from cyberdeck.service.entries import Kind, Sitting
from cyberdeck.service.feats import Feat, feat
from cyberdeck.service.forms import NewTable, Opened
from cyberdeck.service.hall import Hall
from cyberdeck.service.opening import new_seed
from cyberdeck.service.schema import ACCOUNTS, ENTRIES, TABLES, TRIES, WEEKS
from cyberdeck.service.standing import Owner
from cyberdeck.service.store import Store
from cyberdeck.service.timeline import now

MOST, SHOWN, AT_ONCE = 20, 500, 20
"""How many times an account may try a week, how many tries are shown, how many are counted at once."""
GAME: Final = "deckers"
EMPTY: Final = Kind.BACK, Kind.STAND_IN
"""What makes a try not count."""


def week_at(time: int) -> str:
    """The ISO week of a moment, in UTC."""
    year, week, _ = datetime.fromtimestamp(time / 1000, UTC).isocalendar()
    return f"{year}-W{week:02}"


def _monday(week: str) -> datetime:
    try:
        return datetime.strptime(f"{week}-1", "%G-W%V-%u").replace(tzinfo=UTC)
    except ValueError:
        raise Complaint(message("week-unknown")) from None


def until(week: str) -> int:
    """When it ends."""
    return int((_monday(week) + timedelta(days=7)).timestamp() * 1000)


def before(week: str) -> str:
    return week_at(int((_monday(week) - timedelta(days=7)).timestamp() * 1000))


async def _week(store: Store, week: str) -> Row[Any] | None:
    """What is played in a week; the present one is drawn by whoever asks first."""
    rows = await store.rows(select(WEEKS).where(WEEKS.c.week == week))
    if rows or week != week_at(now()):
        return rows[0] if rows else None
    setup = games.find(GAME).challenge(_monday(week).toordinal() // 7)
    row = {"week": week, "game": GAME, "setup": json.dumps(setup), "seed": str(new_seed())}
    with suppress(IntegrityError):  # somebody was faster
        await store.run(insert(WEEKS).values(row))
    return await _week(store, week)


async def attempt(hall: Hall, who: Owner, opener: str) -> Opened:
    """A table for the challenge of the week, with all seats in one hand."""
    store, week = hall.store, week_at(now())
    row = await _week(store, week)
    assert row is not None
    mine = select(func.count()).where(TRIES.c.week == week, TRIES.c.account_id == who.account)
    number = int((await store.rows(mine))[0][0]) + 1
    if number > MOST:
        raise Complaint(message("week-enough", number=MOST))
    setup = json.loads(row.setup)
    seats = games.find(row.game).new_game(setup, 0).seats
    wish = NewTable(
        game=row.game,
        seats=dict.fromkeys(seats, Sitting.PERSON.value),
        setup=setup,
        together=[list(seats)],
        name=who.name,
        hints=False,
    )
    found = {"week": week, "account_id": who.account, "number": number}
    return await hall.open_alike(
        wish, opener, who, int(row.seed), week, lambda id: insert(TRIES).values(**found, table_id=id)
    )


async def count(hall: Hall) -> None:
    """What came of the tries that are over."""
    query = select(TRIES, TABLES.c.finished_at).join(TABLES, TABLES.c.id == TRIES.c.table_id)
    due = query.where(TRIES.c.outcome.is_(None), TABLES.c.finished_at.is_not(None)).limit(AT_ONCE)
    for row in await hall.store.rows(due):
        outcome = await _outcome(hall, row)
        done = update(TRIES).where(TRIES.c.table_id == row.table_id)
        await hall.store.run(done.values(outcome=msgspec.json.encode(outcome).decode()))


async def _outcome(hall: Hall, row: Row[Any]) -> Attained:
    table = await hall.get(row.table_id)
    assert table is not None
    found = feat(table.ledger)
    empty = select(func.count()).where(ENTRIES.c.table_id == row.table_id, ENTRIES.c.kind.in_(EMPTY))
    counts = row.number == 1 and not (await hall.store.rows(empty))[0][0]
    return Attained(found.won, dict(found.reached), found.decisions, counts, row.finished_at)


async def shown(store: Store, week: str, account: str | None) -> WeekShown:
    """What is played in a week, and how it went."""
    week = week or week_at(now())
    row = await _week(store, week)
    if row is None:
        raise Complaint(message("week-unknown"))
    query = select(TRIES, ACCOUNTS.c.name).join(ACCOUNTS, ACCOUNTS.c.id == TRIES.c.account_id)
    rows = await store.rows(query.where(TRIES.c.week == week).limit(SHOWN))
    over, setup = until(week) <= now(), json.loads(row.setup)
    last = before(week)
    return WeekShown(
        week=week,
        game=row.game,
        setup=setup,
        seats=games.find(row.game).new_game(setup, 0).seats,
        until=until(week),
        over=over,
        tries=sorted((_try(each, over, account) for each in rows), key=_order),
        before=last if await store.rows(select(WEEKS.c.week).where(WEEKS.c.week == last)) else "",
    )


def _try(row: Row[Any], over: bool, account: str | None) -> Try:
    mine = row.account_id == account
    outcome = None if row.outcome is None else msgspec.json.decode(row.outcome, type=Attained)
    return Try(row.name, row.number, row.table_id if over or mine else None, outcome, mine)


def _order(row: Try) -> tuple[object, ...]:
    found = row.outcome
    if found is None:
        return (2, row.number, row.name)
    ranked = Feat(found.won, found.reached, found.decisions).ranked
    return (not found.counts, *(-value for value in ranked), found.at)
