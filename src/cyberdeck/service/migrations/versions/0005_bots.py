"""Tokens of accounts, and the bots that wait to be challenged."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "bots",
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("games", sa.String(200), nullable=False),
        sa.Column("about", sa.String(200), nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("here_until", sa.BigInteger, nullable=False),
    )
