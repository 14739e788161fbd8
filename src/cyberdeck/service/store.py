"""The journal store: the one door to the database. What is appended is committed before anyone sees its effect."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from asyncpg import PostgresError
from sqlalchemy import Executable, Insert, Row, Update, bindparam, event, exists, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cyberdeck.kernel import Complaint
from cyberdeck.service import timeline
from cyberdeck.service.appending import Append, StoreAway, Unsure, Writer, cause_of
from cyberdeck.service.database import Hold, complaint_about, examine, frames_committed, warn_of_loss
from cyberdeck.service.entries import Charter, Entry, Kind, Proposal, Sitting, Terms
from cyberdeck.service.founding import entry_row, hashed, link_row, opening
from cyberdeck.service.migrations import upgrade
from cyberdeck.service.pen import Pen, Rows, plain_sql
from cyberdeck.service.schema import CHATS, ENTRIES, LINKS, PLAYERS, SNAPSHOTS, TABLES, TIMES

CHANNEL = "cyberdeck"
CONNECTING = 10.0
"""Seconds in which a database server must answer."""
PAGE = 100
PROBED, PATIENCE = 1.0, 5.0
"""Seconds for which a probe that went well holds, and in which it must."""
MIGRATING = 0x6379_6264
"""The number of the lock under which one node at a time brings the schema up to date."""

log = logging.getLogger("cyberdeck.store")

_SAME_VERSION = text("update alembic_version set version_num = version_num")
"""The smallest thing that can be written, and it changes nothing."""
_ADD_ENTRIES = insert(ENTRIES)


def _set_head(*names: str) -> Update:
    return update(TABLES).where(TABLES.c.id == bindparam("id_")).values({name: bindparam(name) for name in names})


_SET_HEAD = _set_head("acted_at", "deciding", "due_at", "finished_at", "ending")
_SET_TURN = _set_head("acted_at", "deciding")
"""Where there is no clock and the game goes on: nothing that the table is found by has changed."""
_SET_HERE = (
    update(PLAYERS)
    .where(PLAYERS.c.table_id == bindparam("t"), PLAYERS.c.seat == bindparam("s"))
    .values(here_until=bindparam("until"))
)
_SNAPSHOT = [bindparam(name, type_=column.type) for name, column in zip("tnd", SNAPSHOTS.c, strict=True)]
_KEEP_SNAPSHOT = (
    update(SNAPSHOTS)
    .where(SNAPSHOTS.c.table_id == _SNAPSHOT[0], SNAPSHOTS.c.number < _SNAPSHOT[1])
    .values(number=_SNAPSHOT[1], data=_SNAPSHOT[2])
)
_FIRST_SNAPSHOT = insert(SNAPSHOTS).from_select(
    SNAPSHOTS.c.keys(), select(*_SNAPSHOT).where(~exists().where(SNAPSHOTS.c.table_id == _SNAPSHOT[0]))
)


class Player(NamedTuple):
    """Who sits in a seat."""

    sitting: Sitting
    name: str
    here_until: int
    muted: frozenset[int]
    """The seats that he does not want to hear: his own affair, so it stands in no journal."""
    renewed: int
    """How many times all links to the seat were replaced by a new one."""


class Chat(NamedTuple):
    id: int
    seat: int
    text: str
    at: int


class News(NamedTuple):
    entries: list[Entry]
    players: tuple[Player, ...]
    chats: list[Chat]
    rematch: Proposal | None


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as the database has it: a snapshot if there is one, and the entries after it."""

    charter: Charter
    players: tuple[Player, ...]
    snapshot: bytes | None
    entries: list[Entry]
    rematch: Proposal | None
    finished: bool
    opener: str


class Store:
    """Reads go each their own way; appends that come together are committed together."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url, **_pool(url))
        self.node = secrets.token_hex(4)
        self._one_writer = asyncio.Lock()
        self._writer = Writer(self._commit, self._stands)
        self._probing, self._probed = asyncio.Lock(), 0.0
        file = "" if self.shared else self.engine.url.database or ""
        self._hold = Hold(file)
        self._pen = None if not file or file.startswith((":", "file:")) else Pen(file)
        self._prepared = False
        self.committed = 0
        """How many times something was appended."""
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", _safe_and_fast)

    @property
    def shared(self) -> bool:
        """Whether other nodes may serve the same tables."""
        return self.engine.dialect.name == "postgresql"

    async def prepare(self) -> None:
        """Bring the schema up to date and begin to write; a Complaint says what is wrong with the database."""
        if self._prepared:
            return
        try:
            self._hold.take()
            await self._upgrade()
        except Complaint:
            await self._let_go()
            raise
        except (SQLAlchemyError, OSError, PostgresError) as error:
            await self._let_go()
            raise complaint_about(error, self.engine.url) from error
        self._writer.begin()
        self._prepared = True
        await self._go_on()

    async def _upgrade(self) -> None:
        file = "" if self.shared else self.engine.url.database or ""
        committed = frames_committed(file) if file else 0
        if committed:
            async with self.engine.connect() as connection:
                await connection.run_sync(warn_of_loss, file, committed)
        async with self.engine.begin() as connection:
            if self.shared:
                await connection.execute(text("select pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
            await connection.run_sync(examine)
            await connection.run_sync(upgrade)
            await connection.execute(_SAME_VERSION)

    async def _go_on(self) -> None:
        """The service's time goes on from where it was noted."""
        rows = await self.rows(select(TIMES.c.at, TIMES.c.wall, TIMES.c.boot, TIMES.c.steady))
        timeline.go_on_from(timeline.Noted._make(rows[0]) if rows else None, await self._wall())
        await self.note_time()

    async def note_time(self) -> None:
        row = timeline.noted(await self._wall())._asdict()
        async with self._begin() as connection:
            if not (await connection.execute(update(TIMES).values(row))).rowcount:
                await connection.execute(insert(TIMES).values(id=1, **row))

    async def _wall(self) -> int:
        """The clock that all nodes share: of this machine, or of the database server."""
        if not self.shared:
            return timeline.wall()
        return int((await self.rows(text("select (extract(epoch from clock_timestamp()) * 1000)::bigint")))[0][0])

    async def close(self) -> None:
        """Everything that was handed in is still written."""
        await self._writer.close()
        await self._let_go()

    async def _let_go(self) -> None:
        if self._pen:
            await self._pen.close()
        await self.engine.dispose()
        self._hold.release()

    async def probe(self) -> None:
        """Write what changes nothing, at most once a second; a Complaint if that cannot be done now."""
        async with self._probing:
            if time.monotonic() - self._probed < PROBED:
                return
            try:
                async with asyncio.timeout(PATIENCE), self._begin() as connection:
                    await connection.execute(_SAME_VERSION)
            except (SQLAlchemyError, OSError, PostgresError, Unsure) as error:
                log.error("the database cannot be written", exc_info=cause_of(error))
                raise StoreAway from error
            self._probed = time.monotonic()

    @asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. SQLite has one writer at a time, and waiting for it here is faster than its own waiting.

        What fails before it is asked to commit has not happened; when the commit itself fails, nobody knows.
        """
        async with nullcontext() if self.shared else self._one_writer, self.engine.connect() as connection:
            yield connection
            try:
                await connection.commit()
            except IntegrityError:
                raise
            except Exception as error:
                raise Unsure from error

    @asynccontextmanager
    async def alone(self, number: int) -> AsyncIterator[AsyncConnection]:
        """A transaction in which no other node does what has the same number."""
        async with self._begin() as connection:
            if self.shared:
                await connection.execute(text("select pg_advisory_xact_lock(:number)"), {"number": number})
            yield connection

    # appending

    async def append(self, what: Append) -> None:
        """Committed when this returns; Taken if another node was first; a Complaint if the database is away."""
        await self._writer.append(what)

    async def _commit(self, batch: list[Append]) -> None:
        """All entries, then the rows of their tables, then what must be written together with them."""
        entries = [entry_row(append.table, entry) for append in batch for entry in append.entries]
        turns: Rows = [{"id_": append.table, **append.head} for append in batch if append.only_turns]
        heads: Rows = [{"id_": append.table, **append.head} for append in batch if not append.only_turns]
        more = [further for append in batch for further in append.more]
        work = ((_ADD_ENTRIES, entries), (_SET_TURN, turns), (_SET_HEAD, heads))
        await self.write(*work, more=more, tell=[append.table for append in batch])
        self.committed += len(batch)

    async def write(
        self, *work: tuple[Insert | Update, Rows], more: Sequence[Executable] = (), tell: Iterable[str] = ()
    ) -> None:
        """Statements that are made once, with all their rows, then others, in one transaction; by the pen if it can."""
        if self._pen and not more:
            async with self._one_writer:
                await self._pen.write(*[(plain_sql(statement), rows) for statement, rows in work if rows])
            return
        async with self._begin() as connection:
            for statement, rows in work:
                if rows:
                    await connection.execute(statement, rows)
            for further in more:
                await connection.execute(further)
            await self._tell(connection, tell)

    async def _stands(self, what: Append) -> bool:
        """Whether these entries stand in the journal as they are."""
        async with self.engine.connect() as connection:
            found = await self._entries(connection, what.table, what.entries[0].number - 1)
        return found[: len(what.entries)] == list(what.entries)

    async def _tell(self, connection: AsyncConnection, tables: Iterable[str]) -> None:
        """Other nodes hear of it when, and only when, it is committed."""
        if self.shared:
            for table in tables:
                payload = f"{self.node} {table}"
                await connection.execute(text("select pg_notify(:c, :p)"), {"c": CHANNEL, "p": payload})

    # tables

    async def open(
        self,
        charter: Charter,
        opener: str,
        names: Mapping[int, str],
        links: Mapping[int, str],
        past: Sequence[Entry] = (),
        owners: Mapping[int, str] = MappingProxyType({}),
        deciding: int | None = None,
    ) -> None:
        """`links` are the secret tokens of the seats that have one, `owners` the accounts whose own some seats are.

        A branch begins with entries of another game; `deciding` is the seat that is asked first.
        """
        await self.run(*opening(charter, opener, names, links, past, owners, deciding))

    async def link(self, token: str) -> tuple[str, tuple[int, ...]] | None:
        """The table and the seats of a secret link."""
        query = select(LINKS.c.table_id, LINKS.c.seat).where(LINKS.c.token_hash == hashed(token)).order_by(LINKS.c.seat)
        rows = await self.rows(query)
        return (rows[0].table_id, tuple(row.seat for row in rows)) if rows else None

    async def add_links(self, table: str, token: str, seats: Sequence[int]) -> None:
        """A link to those seats, if it is not there yet."""
        with suppress(IntegrityError):
            async with self._begin() as connection:
                await connection.execute(insert(LINKS), [link_row(table, seat, token) for seat in seats])

    async def table(self, id: str) -> Stored | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).one_or_none()
            if row is None:
                return None
            players = await self._players(connection, id)
            snap = (await connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id))).one_or_none()
            entries = await self._entries(connection, id, snap.number if snap else 0)
        charter = _charter(row, tuple(player.sitting for player in players))
        return Stored(
            charter,
            players,
            snap.data if snap else None,
            entries,
            Proposal.read(row.rematch),
            row.finished_at is not None,
            row.opener,
        )

    async def whole(self, id: str) -> Stored | None:
        """The table with all its entries, as a replay needs them."""
        stored = await self.table(id)
        if stored is None or stored.snapshot is None:
            return stored
        async with self.engine.connect() as connection:
            entries = await self._entries(connection, id, 0)
        return replace(stored, snapshot=None, entries=entries)

    async def news(self, id: str, number: int, chat: int) -> News:
        """What has come since: entries after that number, chat after that line, and what may have changed."""
        async with self.engine.connect() as connection:
            entries = await self._entries(connection, id, number)
            players = await self._players(connection, id)
            chats = await connection.execute(
                select(CHATS.c.id, CHATS.c.seat, CHATS.c.text, CHATS.c.at)
                .where(CHATS.c.table_id == id, CHATS.c.id > chat)
                .order_by(CHATS.c.id)
            )
            rematch = await connection.scalar(select(TABLES.c.rematch).where(TABLES.c.id == id))
            return News(entries, players, [Chat(*row) for row in chats], Proposal.read(rematch))

    async def _players(self, connection: AsyncConnection, id: str) -> tuple[Player, ...]:
        columns = PLAYERS.c.kind, PLAYERS.c.name, PLAYERS.c.here_until, PLAYERS.c.muted, PLAYERS.c.renewed
        rows = await connection.execute(select(*columns).where(PLAYERS.c.table_id == id).order_by(PLAYERS.c.seat))
        return tuple(
            Player(Sitting(kind), name, until, frozenset(map(int, muted.split())), renewed)
            for kind, name, until, muted, renewed in rows
        )

    async def _entries(self, connection: AsyncConnection, id: str, after: int) -> list[Entry]:
        query = select(ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.text, ENTRIES.c.at).where(
            ENTRIES.c.table_id == id, ENTRIES.c.number > after
        )
        rows = await connection.execute(query.order_by(ENTRIES.c.number))
        return [Entry(number, Kind(kind), seat, words, at) for number, kind, seat, words, at in rows]

    async def keep_snapshot(self, id: str, number: int, data: bytes) -> None:
        """Unless there is a later one."""
        row: Rows = [{"t": id, "n": number, "d": data}]
        await self.write((_KEEP_SNAPSHOT, row), (_FIRST_SNAPSHOT, row))

    # bots, clocks, presence

    async def claim(self, id: str, number: int, now: int, until: int) -> bool:
        """Whether this node is to think for the house about what comes after that number; a claim runs out."""
        if not self.shared:
            return True
        free = (TABLES.c.claimed < number) | (TABLES.c.claimed_until < now)
        claimed = update(TABLES).where(TABLES.c.id == id, free).values(claimed=number, claimed_until=until)
        async with self._begin() as connection:
            return (await connection.execute(claimed)).rowcount == 1

    async def overdue(self, now: int) -> AsyncIterator[str]:
        """The tables where somebody's time has run out, those that have waited longest first."""
        due, id = TABLES.c.due_at, TABLES.c.id
        late = select(id, due).where(due <= now, TABLES.c.finished_at.is_(None)).order_by(due, id).limit(PAGE)
        page = await self.rows(late)
        while page:
            for row in page:
                yield row.id
            last = page[-1]
            page = await self.rows(late.where((due > last.due_at) | ((due == last.due_at) & (id > last.id))))

    async def set_here(self, seats: Sequence[tuple[str, int]], until: int, tell: bool) -> None:
        """Those seats are held by somebody connected, until then."""
        rows: Rows = [{"t": table, "s": seat, "until": until} for table, seat in seats]
        if rows:
            await self.write((_SET_HERE, rows), tell=sorted({table for table, _ in seats}) if tell else ())

    async def add_chat(self, table: str, seat: int, words: str, at: int) -> None:
        async with self._begin() as connection:
            await connection.execute(insert(CHATS).values(table_id=table, seat=seat, text=words, at=at))
            await self._tell(connection, [table])

    async def set_rematch(self, table: str, rematch: Proposal) -> Proposal:
        """The table of the rematch: the first that anybody opened."""
        async with self._begin() as connection:
            mine = update(TABLES).where(TABLES.c.id == table, TABLES.c.rematch.is_(None)).values(rematch=str(rematch))
            await connection.execute(mine)
            found = await connection.execute(select(TABLES.c.rematch).where(TABLES.c.id == table))
            await self._tell(connection, [table])
            opened = Proposal.read(found.scalar_one())
            assert opened is not None
            return opened

    # lists

    async def listed(self, limit: int) -> list[Row[Any]]:
        """Public tables that are not over, the newest first."""
        query = select(TABLES).where(TABLES.c.public, TABLES.c.finished_at.is_(None))
        return await self.rows(query.order_by(TABLES.c.opened_at.desc()).limit(limit))

    async def sitting(self, ids: Sequence[str]) -> dict[str, list[Row[Any]]]:
        """Who sits at each of those tables."""
        rows = await self.rows(select(PLAYERS).where(PLAYERS.c.table_id.in_(ids)).order_by(PLAYERS.c.seat))
        found: dict[str, list[Row[Any]]] = {id: [] for id in ids}
        for row in rows:
            found[row.table_id].append(row)
        return found

    async def open_tables(self, opener: str, since: int) -> int:
        """How many tables this client has opened since, whatever became of them."""
        query = select(func.count()).where(TABLES.c.opener == opener, TABLES.c.opened_at > since)
        return int((await self.rows(query))[0][0])

    async def rows(self, query: Executable) -> list[Row[Any]]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def changed(self, statement: Executable) -> bool:
        """Whether it has changed a row: of several nodes that try, one has."""
        async with self._begin() as connection:
            return bool((await connection.execute(statement)).rowcount)

    async def run(self, *statements: Executable, tell: Sequence[str] = ()) -> None:
        """All of them in one transaction; other nodes hear of those tables."""
        async with self._begin() as connection:
            for statement in statements:
                await connection.execute(statement)
            await self._tell(connection, tell)


def _charter(row: Row[Any], sittings: tuple[Sitting, ...]) -> Charter:
    return Charter(
        id=row.id,
        game=row.game,
        engine=row.engine,
        setup=json.loads(row.setup),
        seed=int(row.seed),
        salt=row.salt,
        terms=msgspec.json.decode(row.terms, type=Terms),
        public=row.public,
        opened_at=row.opened_at,
        sittings=sittings,
    )


def _pool(url: str) -> dict[str, object]:
    if not url.startswith("postgresql"):
        return {}
    return {"pool_pre_ping": True, "pool_size": 5, "max_overflow": 5, "connect_args": {"timeout": CONNECTING}}


def _safe_and_fast(connection: Any, _: Any) -> None:
    """SQLite: readers do not block the writer; what is committed survives a power cut (synchronous is FULL)."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
