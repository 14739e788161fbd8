"""Tournaments, and the challenges of weeks."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "cups",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("maker_id", sa.String(32), sa.ForeignKey("accounts.id"), index=True),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("finished_at", sa.BigInteger),
    )
    op.create_index("ix_cups_due", "cups", ["finished_at", "due_at"])
    op.create_table(
        "cup_players",
        sa.Column("cup_id", sa.String(32), sa.ForeignKey("cups.id"), primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("program", sa.Boolean, nullable=False),
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), index=True),
    )
    op.create_index("ix_cup_players_once", "cup_players", ["cup_id", "account_id"], unique=True)
    op.create_table(
        "cup_entries",
        sa.Column("cup_id", sa.String(32), sa.ForeignKey("cups.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("mark", sa.String(16), nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "cup_tables",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("cup_id", sa.String(32), sa.ForeignKey("cups.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
    )
    op.create_index("ix_cup_tables_round", "cup_tables", ["cup_id", "round"])
    op.create_table(
        "weeks",
        sa.Column("week", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("week", sa.String(32), sa.ForeignKey("weeks.week"), primary_key=True),
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("outcome", sa.Text),
    )
