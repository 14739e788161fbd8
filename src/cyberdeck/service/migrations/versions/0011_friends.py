"""Friends, and who is here."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("other_id", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True, index=True),
        sa.Column("tie", sa.String(16), nullable=False),
    )
    op.create_table(
        "presences",
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("here_until", sa.BigInteger, nullable=False),
    )
