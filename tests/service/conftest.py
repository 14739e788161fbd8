"""A service that the tests of a module share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("service") / "tables.sqlite", abandoned=0.2) as running:
        yield running
