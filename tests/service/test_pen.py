"""The pen of an SQLite file: all of a batch or nothing, and it writes on after a failure."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError, IntegrityError

from cyberdeck.service.pen import Pen

ADD = "INSERT INTO lines (number, words) VALUES (:number, :words)"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    with closing(sqlite3.connect(tmp_path / "t.sqlite")) as database:
        database.execute("CREATE TABLE lines (number INTEGER PRIMARY KEY, words TEXT NOT NULL)")
    return tmp_path / "t.sqlite"


def written(file: Path) -> list[int]:
    with closing(sqlite3.connect(file)) as database:
        return [row[0] for row in database.execute("SELECT number FROM lines ORDER BY number")]


def lines(*numbers: int) -> tuple[str, list[dict[str, object]]]:
    return ADD, [{"number": number, "words": "so"} for number in numbers]


def with_pen(file: Path, use: Callable[[Pen], Awaitable[None]]) -> None:
    async def run() -> None:
        pen = Pen(str(file))
        try:
            await use(pen)
        finally:
            await pen.close()

    asyncio.run(run())


def test_several_statements_are_one_transaction(file: Path) -> None:
    async def use(pen: Pen) -> None:
        await pen.write(lines(1, 2), lines(3))
        assert written(file) == [1, 2, 3]
        with pytest.raises(IntegrityError):
            await pen.write(lines(4), lines(5, 2))
        await pen.write(lines(6))

    with_pen(file, use)
    assert written(file) == [1, 2, 3, 6]


@pytest.fixture
def locked(file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[sqlite3.Connection]:
    """Another writer, who does not finish."""
    monkeypatch.setattr("cyberdeck.service.pen.WAITING", 0.05)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other


def test_what_cannot_be_written_is_told_and_the_next_is_written(file: Path, locked: sqlite3.Connection) -> None:
    async def use(pen: Pen) -> None:
        with pytest.raises(DBAPIError, match="locked"):
            await pen.write(lines(1))
        locked.execute("ROLLBACK")
        await pen.write(lines(2))

    with_pen(file, use)
    assert written(file) == [2]
