"""Every test of a card or rule ends with no question left over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import tables


@pytest.fixture(autouse=True)
def _nothing_is_left_open() -> Iterator[None]:
    tables.OPENED.clear()
    yield
    tables.nothing_is_left_open()
