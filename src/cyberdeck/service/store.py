"""The journal store: tables, seats and decisions in SQL. A decision is a row before anyone sees its effect."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, ForeignKey, String, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from cyberdeck.service.migrations import upgrade

PERSON = "person"
HOUSE = "house"


class Base(DeclarativeBase):
    pass


class TableRow(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    engine: Mapped[int]
    setup: Mapped[str]
    seed: Mapped[str] = mapped_column(String(20))


class SeatRow(Base):
    __tablename__ = "seats"

    token: Mapped[str] = mapped_column(String(32), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[int]
    player: Mapped[str] = mapped_column(String(16))


class DecisionRow(Base):
    """The unique key decides races: nobody can write the same number twice."""

    __tablename__ = "decisions"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    notation: Mapped[str]


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as the journal has it."""

    id: str
    game: str
    engine: int
    setup: dict[str, Any]
    seed: int
    players: dict[int, str]
    """Who plays each seat: a person or the house."""
    decisions: tuple[tuple[int, str], ...]


class Taken(Exception):
    """Somebody else has written this decision already."""


class Store:
    """The one door to the database."""

    def __init__(self, url: str) -> None:
        self._engine: AsyncEngine = create_async_engine(url)
        self._session = async_sessionmaker(self._engine, expire_on_commit=False)

    async def prepare(self) -> None:
        """Bring the schema up to date."""
        async with self._engine.begin() as connection:
            await connection.run_sync(_safe_and_fast)
        async with self._engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self._engine.dispose()

    async def open(self, table: StoredTable, tokens: dict[int, str]) -> None:
        setup = json.dumps(table.setup, sort_keys=True)
        async with self._session.begin() as session:
            session.add(TableRow(id=table.id, game=table.game, engine=table.engine, setup=setup, seed=str(table.seed)))
            await session.flush()
            for seat, player in table.players.items():
                session.add(SeatRow(token=tokens[seat], table_id=table.id, seat=seat, player=player))

    async def seat(self, token: str) -> tuple[str, int] | None:
        """The table and seat of a person's secret link."""
        async with self._session() as session:
            row = await session.get(SeatRow, token)
        return None if row is None or row.player != PERSON else (row.table_id, row.seat)

    async def table(self, id: str) -> StoredTable | None:
        async with self._session() as session:
            row = await session.get(TableRow, id)
            if row is None:
                return None
            seats = (await session.scalars(select(SeatRow).where(SeatRow.table_id == id))).all()
            decided = select(DecisionRow).where(DecisionRow.table_id == id).order_by(DecisionRow.seq)
            decisions: Sequence[DecisionRow] = (await session.scalars(decided)).all()
        players = {seat.seat: seat.player for seat in seats}
        moves = tuple((d.seat, d.notation) for d in decisions)
        return StoredTable(row.id, row.game, row.engine, json.loads(row.setup), int(row.seed), players, moves)

    async def decide(self, table: str, seq: int, seat: int, notation: str) -> None:
        try:
            async with self._session.begin() as session:
                session.add(DecisionRow(table_id=table, seq=seq, seat=seat, notation=notation))
        except IntegrityError:
            raise Taken from None


def _safe_and_fast(connection: Connection) -> None:
    """SQLite: readers do not block the writer, and what is committed survives the end of the process."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")
