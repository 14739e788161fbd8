"""Schema migrations (Alembic), run when the service starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def upgrade(connection: Connection, version: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def known(version: str) -> bool:
    """Whether a database of that version is of this release or an earlier one."""
    return any(script.revision == version for script in ScriptDirectory(Path(__file__).parent).walk_revisions())
