"""The shape of the database. A table is its entries; everything else is kept to find it and to serve it quickly."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
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
    Column("rated", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_rated", "rated", "finished_at"),
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
    Column("public", Boolean, nullable=False, server_default=false()),
)

# What a program shows instead of a password.
TOKENS = Table(
    "tokens",
    METADATA,
    Column("token_hash", _HASH, primary_key=True),
    Column("account_id", _ID, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("name", _NAME, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

# Accounts that are programs and wait to be challenged.
BOTS = Table(
    "bots",
    METADATA,
    Column("account_id", _ID, ForeignKey("accounts.id"), primary_key=True),
    Column("games", String(200), nullable=False),
    Column("about", String(200), nullable=False),
    Column("most", Integer, nullable=False),
    Column("here_until", BigInteger, nullable=False),
)

# How strong somebody is, for each side of a game.
RATINGS = Table(
    "ratings",
    METADATA,
    Column("account_id", _ID, ForeignKey("accounts.id"), primary_key=True),
    Column("ladder", _ID, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_ratings_ladder", "ladder", "rating"),
)

# The key decides races: a game is counted once. What it changed for whom, by account; empty if it was broken off.
RATED = Table(
    "rated",
    METADATA,
    Column("table_id", _ID, _of_table(), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("changes", Text, nullable=False),
)

# Who looks for a game, on which terms; with the table once somebody has been found.
SEEKS = Table(
    "seeks",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("secret_hash", _HASH, nullable=False, unique=True),
    Column("opener", _HASH, nullable=False, index=True),
    Column("account_id", _ID, ForeignKey("accounts.id"), index=True),
    Column("name", _NAME, nullable=False),
    Column("to_name", _NAME, nullable=False),
    Column("game", _ID, nullable=False),
    Column("wish", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("here_until", BigInteger, nullable=False, index=True),
    Column("claimed_at", BigInteger, nullable=False),
    Column("table_id", _ID, _of_table()),
    Column("seat", Integer),
)

# Tournaments: a cup is its entries, the rest is kept to find it. Its seed is nobody's to know.
CUPS = Table(
    "cups",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("name", _NAME, nullable=False),
    Column("game", _ID, nullable=False),
    Column("terms", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("maker_id", _ID, ForeignKey("accounts.id"), index=True),
    Column("opened_at", BigInteger, nullable=False),
    Column("round", Integer, nullable=False),
    Column("due_at", BigInteger),
    Column("finished_at", BigInteger),
    Index("ix_cups_due", "finished_at", "due_at"),
)

CUP_PLAYERS = Table(
    "cup_players",
    METADATA,
    Column("cup_id", _ID, ForeignKey("cups.id"), primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("name", _NAME, nullable=False),
    Column("program", Boolean, nullable=False),
    Column("account_id", _ID, ForeignKey("accounts.id"), index=True),
    Index("ix_cup_players_once", "cup_id", "account_id", unique=True),
)

# The key decides races, as with the entries of a table.
CUP_ENTRIES = Table(
    "cup_entries",
    METADATA,
    Column("cup_id", _ID, ForeignKey("cups.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("mark", String(16), nullable=False),
    Column("player", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

CUP_TABLES = Table(
    "cup_tables",
    METADATA,
    Column("table_id", _ID, _of_table(), primary_key=True),
    Column("cup_id", _ID, ForeignKey("cups.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Index("ix_cup_tables_round", "cup_id", "round"),
)

# The challenges of the weeks: the first who asks for one draws its seed for all.
WEEKS = Table(
    "weeks",
    METADATA,
    Column("week", _ID, primary_key=True),
    Column("game", _ID, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", String(64), nullable=False),
)

# The key decides races: nobody has two first tries. What came of it is written when it is over.
TRIES = Table(
    "tries",
    METADATA,
    Column("week", _ID, ForeignKey("weeks.week"), primary_key=True),
    Column("account_id", _ID, ForeignKey("accounts.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", _ID, _of_table(), nullable=False, unique=True),
    Column("outcome", Text),
)

# How an account wants to hear that it is its turn.
NOTICES = Table(
    "notices",
    METADATA,
    Column("account_id", _ID, ForeignKey("accounts.id"), primary_key=True),
    Column("mail", String(254), nullable=False),
    Column("mail_code", _HASH, nullable=False),
    Column("hook", String(300), nullable=False),
    Column("secret", _HASH, nullable=False),
    Column("language", String(8), nullable=False),
    Column("address", String(300), nullable=False),
)

# Up to which entry of others, and of which moment, an account has heard that it is its turn.
HEARD = Table(
    "heard",
    METADATA,
    Column("account_id", _ID, ForeignKey("accounts.id"), primary_key=True),
    Column("table_id", _ID, _of_table(), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("acted_at", BigInteger, nullable=False),
)

# What is still to be delivered to whom.
ERRANDS = Table(
    "errands",
    METADATA,
    Column("account_id", _ID, ForeignKey("accounts.id"), primary_key=True),
    Column("table_id", _ID, _of_table(), primary_key=True),
    Column("way", String(8), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
)

# What a seat wants to be answered when it is asked. No entry of the journal, whose numbers everybody sees.
PLANS = Table(
    "plans",
    METADATA,
    Column("table_id", _ID, _of_table(), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("plan", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("dropped", Boolean, nullable=False),
)

# What accounts have to do with each other, each on its own side.
FRIENDS = Table(
    "friends",
    METADATA,
    Column("account_id", _ID, ForeignKey("accounts.id"), primary_key=True),
    Column("other_id", _ID, ForeignKey("accounts.id"), primary_key=True, index=True),
    Column("tie", String(16), nullable=False),
)

# Until when an account counts as here beside the tables; only friends are told.
PRESENCES = Table(
    "presences",
    METADATA,
    Column("account_id", _ID, ForeignKey("accounts.id"), primary_key=True),
    Column("here_until", BigInteger, nullable=False),
)

# Puzzles that accounts have solved, and on which days the one of the day.
SOLVED = Table(
    "solved",
    METADATA,
    Column("account_id", _ID, ForeignKey("accounts.id"), primary_key=True),
    Column("solved", Text, nullable=False),
)

# When accounts were away.
VACATIONS = Table(
    "vacations",
    METADATA,
    Column("account_id", _ID, ForeignKey("accounts.id"), primary_key=True),
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
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
