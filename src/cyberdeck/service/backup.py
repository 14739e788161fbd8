"""A copy of a whole database in one file, which any release that knows its schema can put back into any database.

The file is gzip: a line of JSON that says what it is, for each table a line with its name and columns and a line for
each row, and a last line with the number of rows, so that a file that was cut off is noticed.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NoReturn

from asyncpg import PostgresError
from sqlalchemy import Connection, MetaData, insert, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from cyberdeck.kernel import Complaint, message
from cyberdeck.service.database import Hold, complaint_about, examine
from cyberdeck.service.migrations import known, upgrade

FORMAT: Final = 1
VERSIONS: Final = "alembic_version"
ROWS: Final = 500
"""How many rows go at a time."""


async def back_up(url: str, file: Path) -> int:
    """Write everything as it is at one moment, while the service goes on; how many rows there were."""
    if file.exists():
        raise Complaint(message("backup-there", file=str(file)))
    if not _exists(url):
        raise Complaint(message("backup-nothing", file=_file(url)))
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        written = await _within(url, lambda connection: _write(connection, unfinished), snapshot=True)
        unfinished.rename(file)
        return written
    except OSError as error:
        raise Complaint(message("backup-unwritable", file=str(file), reason=error.strerror or str(error))) from None
    finally:
        unfinished.unlink(missing_ok=True)


async def put_back(file: Path, url: str) -> int:
    """Fill an empty database from a file, all of it or nothing."""
    if not url.startswith("sqlite"):
        return await _within(url, lambda connection: _read(connection, file))
    target = Path(_file(url))
    hold = Hold(str(target))
    hold.take()
    try:
        if target.exists() and target.stat().st_size:
            raise Complaint(message("restore-full"))
        unfinished = target.with_name(f"{target.name}.unfinished")
        unfinished.unlink(missing_ok=True)
        try:
            read = await _within(f"sqlite+aiosqlite:///{unfinished}", lambda connection: _read(connection, file))
            unfinished.rename(target)
        finally:
            unfinished.unlink(missing_ok=True)
        return read
    finally:
        hold.release()


async def _within(url: str, work: Callable[[Connection], int], snapshot: bool = False) -> int:
    """Do that in one transaction; what is wrong with the database is said in a sentence."""
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            if snapshot:
                shared = engine.dialect.name == "postgresql"
                begin = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY" if shared else "BEGIN"
                await connection.execute(text(begin))
            done = await connection.run_sync(work)
            await connection.commit()
            return done
    except (SQLAlchemyError, PostgresError, ConnectionError) as error:
        raise complaint_about(error, make_url(url)) from error
    finally:
        await engine.dispose()


def _write(connection: Connection, file: Path) -> int:
    examine(connection)
    found = MetaData()
    found.reflect(connection)
    version = connection.execute(text(f"select version_num from {VERSIONS}")).scalar_one()
    rows = 0
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
        with gzip.open(raw, "wt", encoding="utf-8") as lines:
            _line(lines, {"cyberdeck-backup": FORMAT, "schema": version})
            for table in found.sorted_tables:
                if table.name == VERSIONS:
                    continue
                _line(lines, {"table": table.name, "columns": [column.name for column in table.columns]})
                for row in connection.execute(select(table).execution_options(yield_per=ROWS)):
                    _line(lines, [_plain(value) for value in row])
                    rows += 1
            _line(lines, {"rows": rows})
        raw.flush()
        os.fsync(raw.fileno())
    return rows


def _read(connection: Connection, file: Path) -> int:
    _refuse_full(connection)
    lines = _lines(file)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("cyberdeck-backup") != FORMAT:
        _broken(file)
    if not known(str(head["schema"])):
        raise Complaint(message("backup-newer", file=str(file)))
    upgrade(connection, str(head["schema"]))
    found = MetaData()
    found.reflect(connection)
    rows = _fill(connection, found, lines, file)
    if connection.dialect.name == "postgresql":
        _count_on(connection, found)
    upgrade(connection)
    return rows


def _fill(connection: Connection, found: MetaData, lines: Iterator[Any], file: Path) -> int:
    rows, into, columns = 0, "", list[str]()
    waiting: list[dict[str, Any]] = []
    for line in lines:
        if isinstance(line, list):
            waiting.append(dict(zip(columns, map(_value, line), strict=True)))
            rows += 1
        if waiting and (isinstance(line, dict) or len(waiting) == ROWS):
            connection.execute(insert(found.tables[into]), waiting)
            waiting = []
        if isinstance(line, dict) and "rows" in line and line["rows"] == rows:
            return rows
        if isinstance(line, dict):
            into, columns = line.get("table", ""), line.get("columns", [])
    _broken(file)


def _count_on(connection: Connection, found: MetaData) -> None:
    """Numbers that PostgreSQL gives out go on after those that are there."""
    for table in found.sorted_tables:
        for column in table.columns:
            if "nextval" in str(getattr(column.server_default, "arg", "")):
                highest = f"(select coalesce(max({column.name}), 0) + 1 from {table.name})"
                sequence = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
                connection.execute(text(f"select setval({sequence}, {highest}, false)"))


def _refuse_full(connection: Connection) -> None:
    if inspect(connection).get_table_names():
        raise Complaint(message("restore-full"))


def _lines(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            for line in lines:
                yield json.loads(line)
    except FileNotFoundError:
        raise Complaint(message("file-missing", file=str(file))) from None
    except (OSError, EOFError, ValueError, zlib.error):
        _broken(file)


def _broken(file: Path) -> NoReturn:
    raise Complaint(message("backup-broken", file=str(file)))


def _line(lines: Any, what: object) -> None:
    lines.write(json.dumps(what, ensure_ascii=False, separators=(",", ":")) + "\n")


def _plain(value: object) -> object:
    return {"bytes": base64.b85encode(value).decode()} if isinstance(value, bytes) else value


def _value(plain: object) -> object:
    return base64.b85decode(plain["bytes"]) if isinstance(plain, dict) else plain


def _file(url: str) -> str:
    return make_url(url).database or ""


def _exists(url: str) -> bool:
    return not url.startswith("sqlite") or Path(_file(url)).exists()
