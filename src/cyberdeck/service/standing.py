"""Bots that wait to be challenged: accounts that are programs. Whoever opens a table may ask for one by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import delete, distinct, func, insert, select, update

from cyberdeck import games
from cyberdeck.kernel import Complaint, message
from cyberdeck.service.accounts import known_as
from cyberdeck.service.forms import BotListed, Called, Standing
from cyberdeck.service.listing import seat_names
from cyberdeck.service.schema import ACCOUNTS, BOTS, PLAYERS, TABLES
from cyberdeck.service.store import Store
from cyberdeck.service.timeline import now

LISTED = 100
CALLED = 100
"""Of so many tables an account hears, those that were last played at."""


class Owner(NamedTuple):
    """Whose a seat is; a guest has a name, and no account."""

    account: str
    name: str


async def stand(store: Store, account: str, wish: Standing) -> None:
    """From now on the account is a bot's, and others may challenge it while it listens."""
    for game in wish.games:
        games.find(game)
    row = {"games": " ".join(dict.fromkeys(wish.games)), "about": " ".join(wish.about.split()), "most": wish.most}
    await store.run(
        delete(BOTS).where(BOTS.c.account_id == account),
        insert(BOTS).values(account_id=account, here_until=0, **row),
    )


async def step_down(store: Store, account: str) -> None:
    await store.run(delete(BOTS).where(BOTS.c.account_id == account))


async def set_here(store: Store, account: str, until: int) -> None:
    """It listens until then; for accounts that are no bots nothing is noted."""
    await store.run(update(BOTS).where(BOTS.c.account_id == account).values(here_until=until))


async def bots(store: Store) -> list[BotListed]:
    """Those that listen now, by name."""
    query = _named().where(BOTS.c.here_until > now()).order_by(ACCOUNTS.c.known_as).limit(LISTED)
    rows = await store.rows(query)
    playing = await _playing(store, [row.account_id for row in rows])
    return [BotListed(row.name, row.games.split(), row.about, playing.get(row.account_id, 0), row.most) for row in rows]


async def challenged(store: Store, game: str, wishes: Mapping[str, str]) -> dict[str, Owner]:
    """The bots that are to play, by seat; a Complaint if one cannot."""
    found: dict[str, Owner] = {}
    for seat, name in wishes.items():
        rows = await store.rows(_named().where(ACCOUNTS.c.known_as == known_as(name)))
        if not rows or game not in rows[0].games.split():
            raise Complaint(message("bot-unknown", name=name[:40]))
        bot = rows[0]
        if bot.here_until <= now():
            raise Complaint(message("bot-away", name=bot.name))
        if (await _playing(store, [bot.account_id])).get(bot.account_id, 0) >= bot.most:
            raise Complaint(message("bot-busy", name=bot.name))
        found[seat] = Owner(bot.account_id, bot.name)
    return found


async def calls(store: Store, account: str) -> dict[str, Called]:
    """The tables of an account that are not over."""
    columns = TABLES.c.id, TABLES.c.game, TABLES.c.setup, TABLES.c.deciding, PLAYERS.c.seat
    query = select(*columns).join(PLAYERS, PLAYERS.c.table_id == TABLES.c.id)
    mine = query.where(PLAYERS.c.account_id == account, TABLES.c.finished_at.is_(None))
    found: dict[str, Called] = {}
    for row in await store.rows(mine.order_by(TABLES.c.acted_at.desc(), PLAYERS.c.seat).limit(CALLED)):
        call = found.setdefault(row.id, Called(row.id, row.game, [], False, False))
        call.seats.append(seat_names(row.game, row.setup)[row.seat])
        call.turn |= row.deciding == row.seat
    return found


def _named() -> Any:
    """The bots with their names."""
    return select(BOTS, ACCOUNTS.c.name).join(ACCOUNTS, ACCOUNTS.c.id == BOTS.c.account_id)


async def _playing(store: Store, accounts: list[str]) -> dict[str, int]:
    """At how many tables that are not over each of them sits."""
    tables = func.count(distinct(PLAYERS.c.table_id))
    query = select(PLAYERS.c.account_id, tables).join(TABLES, TABLES.c.id == PLAYERS.c.table_id)
    mine = query.where(PLAYERS.c.account_id.in_(accounts), TABLES.c.finished_at.is_(None))
    return dict(tuple(row) for row in await store.rows(mine.group_by(PLAYERS.c.account_id)))
