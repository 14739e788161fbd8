"""What every test may use, and what every test keeps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import tables
from cyberdeck import games
from cyberdeck.locale.texts import add_folder
from toy import RULES

pytest.register_assert_rewrite("contract")
add_folder(Path(__file__).parent / "toy" / "locale")
games.register(RULES)


@pytest.fixture(autouse=True)
def _nothing_is_left_open() -> Iterator[None]:
    """Every test at a table ends with no question left over."""
    tables.OPENED.clear()
    yield
    tables.nothing_is_left_open()
