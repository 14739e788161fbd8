"""Friends: one asks, the other agrees, and then both see whether the other is here.

Who does not agree, or has blocked somebody, is not known to have done so: whoever asked has asked, and sees no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import ColumnElement, Executable, Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from cyberdeck.kernel import Complaint, message
from cyberdeck.service.accounts import known_as
from cyberdeck.service.friendforms import Friend, Friends, Presence
from cyberdeck.service.schema import ACCOUNTS, FRIENDS, PLAYERS, PRESENCES, TABLES
from cyberdeck.service.store import Store
from cyberdeck.service.timeline import now

MOST: Final = 200
"""So many others an account may have asked, befriended or blocked."""
HEARD: Final = 100
"""So many may ask one account without an answer; it does not hear of more."""
HERE: Final = 45_000
"""Milliseconds for which somebody counts as here who has looked at the lobby."""
ASKING: Final = (1 / 60, 20.0)
"""Changes a second that an account may make: in the long run, and at once."""


class Tie(StrEnum):
    """What an account has to do with another one, as it is written down on its side."""

    ASKED = "asked"
    UNHEARD = "unheard"
    """It has asked, and the other does not want to hear of it; it sees no difference."""
    WITHDRAWN = "withdrawn"
    """It has asked in vain, and does not ask any more; asking again would be as vain."""
    FRIEND = "friend"
    BLOCKED = "blocked"


async def ask(store: Store, account: str, name: str) -> None:
    """Ask somebody, or agree with who has asked."""
    other = await _known(store, account, name)
    mine, theirs = await _tie(store, account, other), await _tie(store, other, account)
    if mine in (Tie.FRIEND, Tie.ASKED, Tie.UNHEARD):
        return
    if theirs in (Tie.ASKED, Tie.UNHEARD):
        return await store.run(*_tied(account, other, Tie.FRIEND), *_tied(other, account, Tie.FRIEND))
    await _check_number(store, account)
    unheard = mine is Tie.WITHDRAWN or theirs is Tie.BLOCKED or await _waiting(store, other) >= HEARD
    await store.run(*_tied(account, other, Tie.UNHEARD if unheard else Tie.ASKED))


async def part(store: Store, account: str, name: str) -> None:
    """Be friends no longer, ask no longer, or do not agree."""
    other = await _known(store, account, name)
    mine, theirs = await _tie(store, account, other), await _tie(store, other, account)
    steps = list[Executable]()
    if mine is Tie.FRIEND:
        steps += [delete(FRIENDS).where(_of(account, other)), delete(FRIENDS).where(_of(other, account))]
    elif mine is Tie.ASKED:
        steps.append(delete(FRIENDS).where(_of(account, other)))
    elif mine is Tie.UNHEARD:
        steps += _tied(account, other, Tie.WITHDRAWN)
    if theirs is Tie.ASKED:
        steps += _tied(other, account, Tie.UNHEARD)
    await store.run(*steps)


async def block(store: Store, account: str, name: str) -> None:
    """Hear of somebody no more: no asking, no challenge, no game that the service finds."""
    other = await _known(store, account, name)
    mine, theirs = await _tie(store, account, other), await _tie(store, other, account)
    if mine is None:
        await _check_number(store, account)
    steps = _tied(account, other, Tie.BLOCKED)
    if theirs is Tie.FRIEND:
        steps.append(delete(FRIENDS).where(_of(other, account)))
    elif theirs is Tie.ASKED:
        steps += _tied(other, account, Tie.UNHEARD)
    await store.run(*steps)


async def unblock(store: Store, account: str, name: str) -> None:
    other = await _known(store, account, name)
    await store.run(delete(FRIENDS).where(_of(account, other), FRIENDS.c.tie == Tie.BLOCKED))


async def has_blocked(store: Store, name: str, account: str) -> bool:
    """Whether whoever is called so does not want to hear of that account."""
    blocked = select(FRIENDS.c.tie).join(ACCOUNTS, ACCOUNTS.c.id == FRIENDS.c.account_id)
    mine = ACCOUNTS.c.known_as == known_as(name), FRIENDS.c.other_id == account, FRIENDS.c.tie == Tie.BLOCKED
    return bool(await store.rows(blocked.where(*mine)))


async def parted(store: Store, account: str) -> set[str]:
    """The accounts that one is not brought together with: one has blocked the other."""
    either = or_(FRIENDS.c.account_id == account, FRIENDS.c.other_id == account)
    rows = await store.rows(select(FRIENDS).where(either, FRIENDS.c.tie == Tie.BLOCKED))
    return {row.other_id if row.account_id == account else row.account_id for row in rows}


async def of(store: Store, account: str) -> Friends:
    """All that one may know; whoever asks is here himself."""
    await _seen(store, account)
    ties = await store.rows(_others(FRIENDS.c.account_id == account, FRIENDS.c.other_id))
    to = await store.rows(
        _others(and_(FRIENDS.c.other_id == account, FRIENDS.c.tie == Tie.ASKED), FRIENDS.c.account_id)
    )
    friends = [row for row in ties if row.tie == Tie.FRIEND]
    return Friends(
        friends=await _present(store, friends),
        asking=[row.name for row in ties if row.tie in (Tie.ASKED, Tie.UNHEARD)],
        asked_by=[row.name for row in to],
        blocked=[row.name for row in ties if row.tie == Tie.BLOCKED],
    )


def _others(whose: ColumnElement[bool], other: ColumnElement[str]) -> Any:
    columns = FRIENDS.c.tie, ACCOUNTS.c.id, ACCOUNTS.c.name
    return select(*columns).join(ACCOUNTS, ACCOUNTS.c.id == other).where(whose).order_by(ACCOUNTS.c.known_as)


async def _present(store: Store, friends: Sequence[Row[Any]]) -> list[Friend]:
    ids, at = [row.id for row in friends], now()
    if not ids:
        return []
    here = select(PRESENCES.c.account_id).where(PRESENCES.c.account_id.in_(ids), PRESENCES.c.here_until > at)
    online = {row.account_id for row in await store.rows(here)}
    sitting = select(PLAYERS.c.account_id, TABLES.c.id, TABLES.c.public).join(TABLES, TABLES.c.id == PLAYERS.c.table_id)
    on = PLAYERS.c.account_id.in_(ids), PLAYERS.c.here_until > at, TABLES.c.finished_at.is_(None)
    tables = {row.account_id: row for row in await store.rows(sitting.where(*on))}
    found = list[Friend]()
    for row in friends:
        presence = Presence.PLAYING if row.id in tables else Presence.ONLINE if row.id in online else Presence.OFFLINE
        table = tables[row.id].id if row.id in tables and tables[row.id].public else ""
        found.append(Friend(row.name, presence, table))
    return found


async def _seen(store: Store, account: str) -> None:
    """Written down at most once in half the time for which it holds."""
    mine, until = PRESENCES.c.account_id == account, now() + HERE
    rows = await store.rows(select(PRESENCES.c.here_until).where(mine))
    if rows and rows[0].here_until > until - HERE // 2:
        return
    change = update(PRESENCES).where(mine).values(here_until=until)
    with suppress(IntegrityError):  # another request of the same account was faster
        await store.run(change if rows else insert(PRESENCES).values(account_id=account, here_until=until))


async def _known(store: Store, account: str, name: str) -> str:
    rows = await store.rows(select(ACCOUNTS.c.id).where(ACCOUNTS.c.known_as == known_as(name)))
    if not rows:
        raise Complaint(message("player-unknown", name=name[:40]))
    if rows[0].id == account:
        raise Complaint(message("friend-oneself"))
    return str(rows[0].id)


async def _tie(store: Store, account: str, other: str) -> Tie | None:
    rows = await store.rows(select(FRIENDS.c.tie).where(_of(account, other)))
    return Tie(rows[0].tie) if rows else None


def _tied(account: str, other: str, tie: Tie) -> list[Executable]:
    row = {"account_id": account, "other_id": other, "tie": tie.value}
    return [delete(FRIENDS).where(_of(account, other)), insert(FRIENDS).values(row)]


def _of(account: str, other: str) -> ColumnElement[bool]:
    return and_(FRIENDS.c.account_id == account, FRIENDS.c.other_id == other)


async def _check_number(store: Store, account: str) -> None:
    if await _number(store, FRIENDS.c.account_id == account) >= MOST:
        raise Complaint(message("too-many-friends", number=MOST))


async def _waiting(store: Store, account: str) -> int:
    return await _number(store, and_(FRIENDS.c.other_id == account, FRIENDS.c.tie == Tie.ASKED))


async def _number(store: Store, which: ColumnElement[bool]) -> int:
    return int((await store.rows(select(func.count()).select_from(FRIENDS).where(which)))[0][0])
