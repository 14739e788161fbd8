"""Tables, seats and decisions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("engine", sa.Integer, nullable=False),
        sa.Column("setup", sa.String, nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("token", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
    )
    op.create_table(
        "decisions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("notation", sa.String, nullable=False),
    )
