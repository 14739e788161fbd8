"""Who looks for a game, and decks that everybody may see."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("opener", sa.String(64), nullable=False, index=True),
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("to_name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("here_until", sa.BigInteger, nullable=False, index=True),
        sa.Column("claimed_at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id")),
        sa.Column("seat", sa.Integer),
    )
    op.add_column("decks", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
