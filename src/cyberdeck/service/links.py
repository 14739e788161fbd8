"""Secret links: who has one plays its seats. They can be replaced by a new one, and a seat can be somebody's own."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from sqlalchemy import Executable, delete, insert, select, update

from cyberdeck.kernel import Complaint, message
from cyberdeck.service.entries import Sitting
from cyberdeck.service.founding import hashed
from cyberdeck.service.schema import LINKS, PLAYERS
from cyberdeck.service.store import Store


def new_token() -> str:
    return secrets.token_urlsafe(16)


async def renew(store: Store, table: str, seats: Sequence[int], token: str) -> None:
    """A new link to these seats; all others to any of them are void from now on."""
    rows = [{"token_hash": hashed(token), "table_id": table, "seat": seat} for seat in seats]
    await store.run(*_revoking(table, seats), insert(LINKS).values(rows), tell=[table])


async def revoke(store: Store, table: str, seats: Sequence[int]) -> None:
    await store.run(*_revoking(table, seats), tell=[table])


def _revoking(table: str, seats: Sequence[int]) -> tuple[Executable, ...]:
    here = PLAYERS.c.table_id == table, PLAYERS.c.seat.in_(seats)
    return (
        delete(LINKS).where(LINKS.c.table_id == table, LINKS.c.seat.in_(seats)),
        update(PLAYERS).where(*here).values(renewed=PLAYERS.c.renewed + 1),
    )


async def owners(store: Store, table: str, seats: Sequence[int]) -> set[str]:
    """The accounts whose own these seats are."""
    query = select(PLAYERS.c.account_id).where(PLAYERS.c.table_id == table, PLAYERS.c.seat.in_(seats))
    return {row.account_id for row in await store.rows(query) if row.account_id}


async def owned_seats(store: Store, table: str, bots: bool = False) -> dict[int, str]:
    """The accounts whose own the seats of a table are; with `bots` only of those that were challenged to it."""
    rows = await store.rows(select(PLAYERS).where(PLAYERS.c.table_id == table, PLAYERS.c.account_id.is_not(None)))
    return {row.seat: row.account_id for row in rows if not bots or row.kind == Sitting.BOT}


async def own(store: Store, table: str, seats: Sequence[int], account: str) -> None:
    """These seats are that account's from now on; a Complaint if they are somebody else's."""
    free = PLAYERS.c.account_id.is_(None)
    mine = update(PLAYERS).where(PLAYERS.c.table_id == table, PLAYERS.c.seat.in_(seats), free)
    if not await owners(store, table, seats) - {account}:
        await store.run(mine.values(account_id=account))
    if await owners(store, table, seats) != {account}:  # asked again: somebody may have been faster
        raise Complaint(message("seat-claimed"))


async def mute(store: Store, table: str, seat: int, muted: frozenset[int]) -> None:
    """Nobody is told: whom one does not want to hear is one's own affair."""
    here = PLAYERS.c.table_id == table, PLAYERS.c.seat == seat
    await store.run(update(PLAYERS).where(*here).values(muted=" ".join(map(str, sorted(muted)))))
