"""Seeks: who looks for a game, kept in the database; whoever fits is put at one table with him."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cyberdeck import games
from cyberdeck.kernel import Complaint, Origin, message
from cyberdeck.service import friends, rating
from cyberdeck.service.accounts import known_as
from cyberdeck.service.clocks import DAY, DecisionClock
from cyberdeck.service.forms import NewTable
from cyberdeck.service.founding import hashed
from cyberdeck.service.hall import LARGEST_SETUP, Hall
from cyberdeck.service.listing import seat_names
from cyberdeck.service.schema import ACCOUNTS, RATINGS, SEEKS
from cyberdeck.service.seekforms import NewSeek, Place, SeekListed, SeekMade, Standard, Taking
from cyberdeck.service.standing import Owner
from cyberdeck.service.store import Store
from cyberdeck.service.timeline import now
from cyberdeck.service.wire import encode

WAITS: Final = 60_000
"""Milliseconds for which a seek holds after its owner was last heard of: long enough for a restart."""
LASTING: Final = 7 * DAY
"""The same where a decision may take days and an account asks: nobody sits and waits for that."""
CLAIM: Final = 15_000
"""Milliseconds in which whoever takes a seek must have opened the table; otherwise it is free again."""
GUESTS, ACCOUNTS_EACH, ALL = 3, 10, 1000
"""Seeks that a guest, an account and everybody together may have open."""
LISTED: Final = 100
MATCHING: Final = 7_201_735
"""The number of the lock under which seeks are matched."""
WATCHED: Final = 30
"""Seconds by which spectators of such a table are late."""


class Seeker(NamedTuple):
    """Who looks for a game: a guest has no account."""

    client: str
    owner: Owner

    @property
    def account(self) -> str | None:
        return self.owner.account or None


class Claimed(NamedTuple):
    """A seek that nobody else can take for a moment, and the side that its owner plays."""

    row: Row[Any]
    wish: NewSeek
    side: str


def check(wish: NewSeek, seeker: Seeker) -> None:
    """A Complaint if nobody could play that."""
    check_decks(wish.game, wish.decks)
    if (wish.rated or wish.to) and not seeker.account:
        raise Complaint(message("account-none"))
    if wish.to and known_as(wish.to) == known_as(seeker.owner.name):
        raise Complaint(message("seek-oneself"))
    if wish.rated:
        rating.check(wish.game, seat_names(wish.game, "{}"), wish.clock, True)


def check_decks(game: str, decks: Mapping[str, Any]) -> None:
    """Each with what is usual on the other side: a Complaint for a deck that may not be played."""
    rules, names = games.find(game), seat_names(game, "{}")
    brought = {choosing.key for choosing in rules.choosings()}
    if rules.together or len(names) != rating.SIDES or not set(decks) <= set(names) <= brought:
        raise Complaint(message("seek-sides"))
    if len(encode(decks)) > LARGEST_SETUP:
        raise Complaint(message("too-large"))
    for side, deck in decks.items():
        if rules.origin({side: deck}) is not Origin.BEGINNING:
            raise Complaint(message("seek-sides"))
        rules.new_game({side: deck}, 0)


async def seek(hall: Hall, wish: NewSeek, seeker: Seeker) -> SeekMade:
    """A seat at once if somebody waits for the same; otherwise the wish is kept."""
    check(wish, seeker)
    if wish.rated:
        await rating.check_patience(hall.store, seeker.owner.account)
    if wish.to:
        await _known(hall.store, wish.to)
    heard = not wish.to or not await friends.has_blocked(hall.store, wish.to, seeker.account or "")
    apart = await friends.parted(hall.store, seeker.account) if seeker.account else set()
    secret, id = secrets.token_urlsafe(16), secrets.token_hex(8)
    async with hall.store.alone(MATCHING) as connection:
        found = None if wish.to else await _fitting(connection, wish, seeker, apart)
        if found is None:
            await _check_number(connection, seeker)
            await connection.execute(insert(SEEKS).values(_row(id, secret, wish, seeker, heard)))
            return SeekMade(id, secret)
    return SeekMade(found.row.id, place=await _open(hall, found, wish.decks, seeker))


async def take(hall: Hall, id: str, wish: Taking, seeker: Seeker) -> SeekMade:
    """Sit down with somebody who waits: the link of one's seat."""
    apart = await friends.parted(hall.store, seeker.account) if seeker.account else set()
    async with hall.store.alone(MATCHING) as connection:
        rows = (await connection.execute(select(SEEKS).where(SEEKS.c.id == id, _open_now()))).all()
        if not rows or not _may_see(rows[0], seeker.owner.name, seeker.account) or rows[0].account_id in apart:
            raise Complaint(message("seek-gone"))
        theirs = msgspec.json.decode(rows[0].wish, type=NewSeek)
        check_decks(theirs.game, wish.decks)
        if theirs.rated and not seeker.account:
            raise Complaint(message("account-none"))
        if theirs.rated:
            await rating.check_patience(hall.store, seeker.owner.account)
        if seeker.account is not None and seeker.account == rows[0].account_id:
            raise Complaint(message("seek-oneself"))
        side = _side(theirs, wish.decks)
        if side is None:
            raise Complaint(message("seek-sides"))
        await _claim(connection, id)
    return SeekMade(id, place=await _open(hall, Claimed(rows[0], theirs, side), wish.decks, seeker))


async def withdraw(store: Store, secret: str) -> None:
    await store.run(delete(SEEKS).where(SEEKS.c.secret_hash == hashed(secret), SEEKS.c.table_id.is_(None)))


async def decline(store: Store, id: str, owner: Owner) -> None:
    """Who is challenged does not want to."""
    await store.run(delete(SEEKS).where(SEEKS.c.id == id, SEEKS.c.to_name == known_as(owner.name)))


async def heard_of(store: Store, secrets: Collection[str]) -> dict[str, Row[Any]]:
    """The seeks of those secrets, by their hashes, without those that are no more; they hold for longer."""
    at, mine = now(), SEEKS.c.secret_hash.in_(secrets)
    rows = await store.rows(select(SEEKS).where(mine)) if secrets else []
    known = {row.secret_hash: row for row in rows if row.here_until > at or row.table_id is not None}
    if any(row.here_until < at + WAITS // 2 and row.table_id is None for row in known.values()):
        running_out = (SEEKS.c.here_until > at) & (SEEKS.c.here_until < at + WAITS // 2)
        await store.run(update(SEEKS).where(mine, running_out).values(here_until=at + WAITS))
    return known


async def place_of(store: Store, row: Row[Any], secret: str) -> Place:
    """The seat of whoever has the secret, made from it, so that asking again gives the same."""
    token = hashed(f"{row.table_id} {secret}")[:32]
    await store.add_links(row.table_id, token, [row.seat])
    return Place(row.table_id, row.game, seat_names(row.game, "{}")[row.seat], f"/t/{token}")


async def listed(store: Store) -> list[tuple[SeekListed, str]]:
    """All that are open, the newest first, each with the account that alone may see it, if there is one."""
    rows = await store.rows(select(SEEKS).where(_open_now()).order_by(SEEKS.c.made_at.desc()).limit(LISTED))
    known = {row.account_id for row in rows if row.account_id}
    ratings = await store.rows(select(RATINGS).where(RATINGS.c.account_id.in_(known))) if known else []
    strength = {(row.account_id, row.ladder): _standard(row) for row in ratings}
    return [(_listed(row, strength), row.to_name) for row in rows]


def _open_now() -> ColumnElement[bool]:
    free = (SEEKS.c.claimed_at < now() - CLAIM) & SEEKS.c.table_id.is_(None)
    return free & (SEEKS.c.here_until > now())


def _may_see(row: Row[Any], name: str, account: str | None) -> bool:
    return not row.to_name or (account is not None and row.to_name == known_as(name))


def _side(theirs: NewSeek, decks: Mapping[str, Any]) -> str | None:
    """The side that the other one plays if both can be content, his first wish first."""
    for side in theirs.decks:
        if any(own != side for own in decks):
            return side
    return None


async def _fitting(connection: AsyncConnection, wish: NewSeek, seeker: Seeker, apart: set[str]) -> Claimed | None:
    """Whoever has waited longest for just this; nobody else can take it then."""
    query = select(SEEKS).where(_open_now(), SEEKS.c.game == wish.game, SEEKS.c.to_name == "")
    for row in (await connection.execute(query.order_by(SEEKS.c.made_at, SEEKS.c.id))).all():
        theirs = msgspec.json.decode(row.wish, type=NewSeek)
        if (theirs.clock, theirs.rated) != (wish.clock, wish.rated) or _is_same(row, seeker) or row.account_id in apart:
            continue
        side = _side(theirs, wish.decks)
        if side is not None:
            await _claim(connection, row.id)
            return Claimed(row, theirs, side)
    return None


def _is_same(row: Row[Any], seeker: Seeker) -> bool:
    """Whether somebody would meet himself: one account, or two guests of whom nothing tells that they are two."""
    if seeker.account is not None or row.account_id is not None:
        return bool(row.account_id == seeker.account)
    return bool(row.opener == seeker.client and row.name == seeker.owner.name)


async def _claim(connection: AsyncConnection, id: str) -> None:
    await connection.execute(update(SEEKS).where(SEEKS.c.id == id).values(claimed_at=now()))


async def _open(hall: Hall, found: Claimed, decks: Mapping[str, Any], seeker: Seeker) -> Place:
    """The table for both; what the seeker does not say is as the one who waited said it."""
    theirs, names = found.wish, seat_names(found.wish.game, "{}")
    own = next(name for name in names if name != found.side)
    table = NewTable(
        game=theirs.game,
        seats=dict.fromkeys(names, "person"),
        setup={found.side: theirs.decks[found.side], own: decks[own]},
        clock=theirs.clock,
        public=True,
        rated=theirs.rated,
        delay=WATCHED,
    )
    other = Owner(found.row.account_id or "", found.row.name)
    opened = await hall.open_for(table, seeker.client, {own: seeker.owner, found.side: other})
    seat = names.index(found.side)
    done = update(SEEKS).where(SEEKS.c.id == found.row.id).values(table_id=opened.table, seat=seat)
    await hall.store.run(done)
    return Place(opened.table, theirs.game, own, opened.links[own])


async def _check_number(connection: AsyncConnection, seeker: Seeker) -> None:
    account = seeker.account
    guest = (SEEKS.c.opener == seeker.client) & SEEKS.c.account_id.is_(None)
    mine = SEEKS.c.account_id == account if account else guest
    for limit, whose in ((ACCOUNTS_EACH if account else GUESTS, mine), (ALL, SEEKS.c.id.is_not(None))):
        count = await connection.scalar(select(func.count()).select_from(SEEKS).where(_open_now(), whose))
        if (count or 0) >= limit:
            raise Complaint(message("too-many-seeks", number=limit))


async def _known(store: Store, name: str) -> None:
    if not await store.rows(select(ACCOUNTS.c.id).where(ACCOUNTS.c.known_as == known_as(name))):
        raise Complaint(message("player-unknown", name=name[:40]))


def _row(id: str, secret: str, wish: NewSeek, seeker: Seeker, heard: bool) -> dict[str, Any]:
    """Whoever does not want to hear of the seeker is not challenged, and the seeker sees no difference."""
    lasting = seeker.account and isinstance(wish.clock, DecisionClock)
    return {
        "id": id,
        "secret_hash": hashed(secret),
        "opener": seeker.client,
        "account_id": seeker.account,
        "name": seeker.owner.name,
        "to_name": (known_as(wish.to) if heard else f"?{id}") if wish.to else "",
        "game": wish.game,
        "wish": encode(wish).decode(),
        "made_at": now(),
        "here_until": now() + (LASTING if lasting else WAITS),
        "claimed_at": 0,
    }


def _standard(row: Row[Any]) -> Standard:
    return Standard(round(row.rating), rating.is_provisional(row))


def _listed(row: Row[Any], strength: Mapping[tuple[str, str], Standard]) -> SeekListed:
    wish = msgspec.json.decode(row.wish, type=NewSeek)
    found = {side: strength.get((row.account_id, rating.ladder(row.game, side))) for side in wish.decks}
    return SeekListed(
        seek=row.id,
        game=row.game,
        sides=list(wish.decks),
        clock=wish.clock,
        rated=wish.rated,
        name=row.name,
        known=row.account_id is not None,
        standards={side: standard for side, standard in found.items() if standard is not None},
        at=row.made_at,
        to=wish.to,
    )


def seen_by(found: Sequence[tuple[SeekListed, str]], name: str) -> list[SeekListed]:
    """What somebody may take, or has asked of others."""
    mine = known_as(name) if name else ""
    return [row for row, to in found if not to or (mine and mine in (to, known_as(row.name) if row.known else ""))]
