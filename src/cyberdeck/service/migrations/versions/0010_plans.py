"""What seats want to be answered when they are asked."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("dropped", sa.Boolean, nullable=False),
    )
