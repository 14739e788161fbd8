"""Reels of finished games; longer seeds; whom a seat does not want to hear and since when its links hold."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "reels",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("part", sa.String(32), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.add_column("players", sa.Column("muted", sa.String(64), nullable=False, server_default=""))
    op.add_column("players", sa.Column("renewed", sa.Integer, nullable=False, server_default="0"))
    if op.get_bind().dialect.name != "sqlite":  # which does not look at lengths, and cannot change them
        op.alter_column("tables", "seed", type_=sa.String(64))
