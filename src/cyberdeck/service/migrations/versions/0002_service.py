"""The journal holds more than decisions; links are kept as hashes; accounts, chat and snapshots."""

import hashlib
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ID, HASH, NAME = sa.String(32), sa.String(64), sa.String(64)


def upgrade() -> None:
    _extend_tables()
    _create_accounts()
    _create_journals()
    _carry_over()
    op.drop_table("decisions")
    op.drop_table("seats")


def _extend_tables() -> None:
    columns: list[sa.Column[Any]] = [
        sa.Column("salt", ID, nullable=False, server_default=""),
        sa.Column("terms", sa.Text, nullable=False, server_default="{}"),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("opener", HASH, nullable=False, server_default=""),
        sa.Column("opened_at", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("acted_at", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("deciding", sa.Integer),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("finished_at", sa.BigInteger),
        sa.Column("ending", sa.Text),
        sa.Column("rematch", ID),
        sa.Column("claimed", sa.Integer, nullable=False, server_default="0"),
        sa.Column("claimed_until", sa.BigInteger, nullable=False, server_default="0"),
    ]
    for column in columns:
        op.add_column("tables", column)
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_index("ix_tables_listed", "tables", ["public", "finished_at", "opened_at"])
    op.create_index("ix_tables_opener", "tables", ["opener", "finished_at"])


def _create_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", NAME, nullable=False),
        sa.Column("known_as", NAME, nullable=False, unique=True),
        sa.Column("password", sa.String(256), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", HASH, primary_key=True),
        sa.Column("account_id", ID, sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "decks",
        sa.Column("account_id", ID, sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("name", NAME, primary_key=True),
        sa.Column("game", ID, nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
    )


def _create_journals() -> None:
    op.create_table(
        "players",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", NAME, nullable=False),
        sa.Column("account_id", ID, sa.ForeignKey("accounts.id"), index=True),
        sa.Column("here_until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("token_hash", HASH, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), nullable=False, index=True),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _carry_over() -> None:
    """The links of the first version go on working: a link is found by the hash of its token."""
    connection = op.get_bind()
    seats = connection.execute(sa.text("select token, table_id, seat, player from seats")).all()
    for token, table, seat, player in seats:
        values = {"table": table, "seat": seat, "kind": player}
        connection.execute(
            sa.text(
                "insert into players (table_id, seat, kind, name, here_until) values (:table, :seat, :kind, '', 0)"
            ),
            values,
        )
        if player == "person":
            hashed = hashlib.sha256(token.encode()).hexdigest()
            connection.execute(
                sa.text("insert into links (token_hash, table_id, seat) values (:hash, :table, :seat)"),
                {"hash": hashed, "table": table, "seat": seat},
            )
    connection.execute(
        sa.text(
            "insert into entries (table_id, number, kind, seat, text, at) "
            "select table_id, seq, 'decide', seat, notation, 0 from decisions"
        )
    )
