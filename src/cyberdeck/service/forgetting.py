"""What must go when a table or an account goes."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Executable, delete, exists, update

from cyberdeck.service.schema import ACCOUNTS, CHATS, CUP_PLAYERS, CUPS, FRIENDS, METADATA, PLAYERS, TABLES


def tables_gone(ids: Sequence[str]) -> list[Executable]:
    """Tables with all that belongs to them, in the order that the database's keys want."""
    of_a_table = [table for table in reversed(METADATA.sorted_tables) if "table_id" in table.c]
    return [
        *(delete(table).where(table.c.table_id.in_(ids)) for table in of_a_table),
        delete(TABLES).where(TABLES.c.id.in_(ids)),
    ]


def account_gone(id: str) -> list[Executable]:
    """An account with its decks and sessions. Its games and tournaments are others' too and stay, without its name."""
    shared = (PLAYERS, CUP_PLAYERS)
    own = [table for table in METADATA.sorted_tables if "account_id" in table.c and table not in shared]
    its_seat = exists().where(
        PLAYERS.c.table_id == CHATS.c.table_id, PLAYERS.c.seat == CHATS.c.seat, PLAYERS.c.account_id == id
    )
    return [
        delete(CHATS).where(its_seat),
        delete(FRIENDS).where(FRIENDS.c.other_id == id),
        *(update(table).where(table.c.account_id == id).values(account_id=None, name="") for table in shared),
        update(CUPS).where(CUPS.c.maker_id == id).values(maker_id=None),
        *(delete(table).where(table.c.account_id == id) for table in own),
        delete(ACCOUNTS).where(ACCOUNTS.c.id == id),
    ]
