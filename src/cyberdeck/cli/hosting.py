"""The commands of whoever runs a service: backup, restore, migrate, admin."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer
from rich.table import Table

from cyberdeck.cli.line import Command, Group, argument, option
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import Message, message

if TYPE_CHECKING:
    from cyberdeck.service.administration import Administration

T = TypeVar("T")
Database = Annotated[str, option("cli-help-serve-database")]
SettingsFile = Annotated[str, option("cli-help-serve-settings")]
File = Annotated[str, argument("hosting-help-file")]
Tables = Annotated[list[str], argument("admin-help-named")]
Most = Annotated[int, option("admin-help-most", "--most", min=1, max=100_000)]
Sure = Annotated[bool, option("admin-help-yes", "--yes")]


def show_backup(terminal: Terminal, file: File, database: Database = "", settings: SettingsFile = "") -> None:
    from cyberdeck.service.backup import back_up

    rows = asyncio.run(back_up(_url(database, settings), Path(file)))
    terminal.say(message("backup-done", file=file, rows=rows))


def show_restore(terminal: Terminal, file: File, database: Database = "", settings: SettingsFile = "") -> None:
    from cyberdeck.service.backup import put_back

    rows = asyncio.run(put_back(Path(file), _url(database, settings)))
    terminal.say(message("restore-done", file=file, rows=rows))


def show_migrate(terminal: Terminal, database: Database = "", settings: SettingsFile = "") -> None:
    async def nothing(_: "Administration") -> None:
        pass

    _administer(database, settings, nothing)
    terminal.say(message("migrate-done"))


def show_tables(terminal: Terminal, most: Most = 50, database: Database = "", settings: SettingsFile = "") -> None:
    rows = _administer(database, settings, lambda admin: admin.tables(most))
    on, over = terminal.text(message("admin-on")), terminal.text(message("admin-over"))
    cells = [
        (row.id, row.game, _day(row.opened_at), _day(row.acted_at), over if row.finished_at else on) for row in rows
    ]
    headings = [message("admin-table"), message("admin-game"), message("admin-opened"), message("admin-acted")]
    _show(terminal, [*headings, message("admin-state")], cells)


def show_accounts(terminal: Terminal, most: Most = 50, database: Database = "", settings: SettingsFile = "") -> None:
    rows = _administer(database, settings, lambda admin: admin.accounts(most))
    cells = [(row.name, _day(row.opened_at), str(row.decks), str(row.games)) for row in rows]
    headings = [message("admin-account"), message("admin-opened"), message("admin-decks"), message("admin-games")]
    _show(terminal, headings, cells)


def end_tables(terminal: Terminal, tables: Tables, database: Database = "", settings: SettingsFile = "") -> None:
    _administer(database, settings, lambda admin: admin.end(tables))
    terminal.say(message("admin-ended", number=len(tables)))


def delete_tables(
    terminal: Terminal, tables: Tables, yes: Sure = False, database: Database = "", settings: SettingsFile = ""
) -> None:
    _make_sure(terminal, yes)
    _administer(database, settings, lambda admin: admin.delete(tables))
    terminal.say(message("admin-deleted", number=len(tables)))


def delete_account(
    terminal: Terminal,
    name: Annotated[str, argument("admin-help-name")],
    yes: Sure = False,
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    _make_sure(terminal, yes)
    _administer(database, settings, lambda admin: admin.delete_account(name))
    terminal.say(message("admin-account-deleted", name=name))


def _url(database: str, settings: str) -> str:
    from cyberdeck.service.serving import database_url
    from cyberdeck.service.settings import Settings

    return database_url(Settings.found(database=database, settings=settings).database)


def _administer(database: str, settings: str, work: "Callable[[Administration], Awaitable[T]]") -> T:
    from cyberdeck.service.administration import administration

    async def within() -> T:
        async with administration(_url(database, settings)) as admin:
            return await work(admin)

    return asyncio.run(within())


def _make_sure(terminal: Terminal, yes: bool) -> None:
    """What is deleted does not come back, so it is asked for twice."""
    word = terminal.text(message("admin-yes"))
    if not yes and terminal.ask(terminal.text(message("admin-sure", word=word)) + " ") != word:
        raise typer.Exit(1)


def _show(terminal: Terminal, headings: Sequence[Message], rows: Sequence[Sequence[str]]) -> None:
    table = Table(*(terminal.text(heading) for heading in headings))
    for row in rows:
        table.add_row(*row)
    terminal.show(table)


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


HOSTING: Final = (
    Command("backup", message("hosting-help-backup"), show_backup),
    Command("restore", message("hosting-help-restore"), show_restore),
    Command("migrate", message("hosting-help-migrate"), show_migrate),
    Group(
        "admin",
        message("admin-help"),
        (
            Command("tables", message("admin-help-tables"), show_tables),
            Command("end", message("admin-help-end"), end_tables),
            Command("delete", message("admin-help-delete"), delete_tables),
            Command("accounts", message("admin-help-accounts"), show_accounts),
            Command("delete-account", message("admin-help-delete-account"), delete_account),
        ),
    ),
)
