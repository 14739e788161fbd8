"""Who hears how that it is his turn, and who is away."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("mail_code", sa.String(64), nullable=False),
        sa.Column("hook", sa.String(300), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("address", sa.String(300), nullable=False),
    )
    op.create_table(
        "heard",
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("acted_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "errands",
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("way", sa.String(8), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "vacations",
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("since", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
