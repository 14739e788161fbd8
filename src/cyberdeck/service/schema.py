"""The shape of the database. A table is its entries; everything else is kept to find it and to serve it quickly."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

_ID, _HASH, _NAME = String(32), String(64), String(64)


def _of_table() -> ForeignKey:
    return ForeignKey("tables.id")


TABLES = Table(
    "tables",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("game", _ID, nullable=False),
    Column("engine", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("salt", _ID, nullable=False),
    Column("terms", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("opener", _HASH, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("acted_at", BigInteger, nullable=False),
    Column("deciding", Integer),
    Column("due_at", BigInteger, index=True),
    Column("finished_at", BigInteger),
    Column("ending", Text),
    Column("rematch", _ID),
    Column("claimed", Integer, nullable=False),
    Column("claimed_until", BigInteger, nullable=False),
    Index("ix_tables_listed", "public", "finished_at", "opened_at"),
    Index("ix_tables_opener", "opener", "finished_at"),
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("table_id", _ID, _of_table(), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", _NAME, nullable=False),
    Column("account_id", _ID, ForeignKey("accounts.id"), index=True),
    Column("here_until", BigInteger, nullable=False),
    Column("muted", String(64), nullable=False, server_default=""),
    Column("renewed", Integer, nullable=False, server_default="0"),
)

LINKS = Table(
    "links",
    METADATA,
    Column("token_hash", _HASH, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("table_id", _ID, _of_table(), nullable=False, index=True),
)

# The key decides races: nobody can write the same number of a table twice.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", _ID, _of_table(), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", _ID, _of_table(), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# What is kept of a finished game, part by part: nothing but these is needed to show it.
REELS = Table(
    "reels",
    METADATA,
    Column("table_id", _ID, _of_table(), primary_key=True),
    Column("part", String(32), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

CHATS = Table(
    "chats",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", _ID, _of_table(), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("name", _NAME, nullable=False),
    Column("known_as", _NAME, nullable=False, unique=True),
    Column("password", String(256), nullable=False),
    Column("settings", Text, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token_hash", _HASH, primary_key=True),
    Column("account_id", _ID, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)

DECKS = Table(
    "decks",
    METADATA,
    Column("account_id", _ID, ForeignKey("accounts.id"), primary_key=True),
    Column("name", _NAME, primary_key=True),
    Column("game", _ID, nullable=False),
    Column("deck", Text, nullable=False),
)

# The service's own time, as it was last noted: one row.
TIMES = Table(
    "times",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("wall", BigInteger, nullable=False),
    Column("boot", String(64), nullable=False),
    Column("steady", BigInteger, nullable=False),
)
