"""The client's page as it was built."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

_folders: Final = [Path(str(files("cyberdeck.service"))) / "static"]
_VERSION: Final = re.compile(r'<meta name="version" content="([^"]*)">')


def page_folder() -> Path:
    return _folders[-1]


def use_page(folder: Path) -> None:
    """Let a game bring its own page: a folder that `node web/build.mjs ENTRY FOLDER` has made."""
    _folders.append(folder)


def page_version() -> str:
    """What distinguishes this build of the page from others; empty where none has been built."""
    try:
        found = _VERSION.search((page_folder() / "index.html").read_text(encoding="utf-8"))
    except OSError:
        return ""
    return found.group(1) if found else ""
