"""What every test may use, and what every test keeps."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG as WAITING
from xdist.scheduler import LoadScopeScheduling

from cyberdeck import games
from cyberdeck.locale.texts import add_folder
from deckers import tables as deckers_tables
from netrunner import tables as netrunner_tables
from toy import RULES

if TYPE_CHECKING:
    from server import Server

pytest.register_assert_rewrite("contract")
add_folder(Path(__file__).parent / "toy" / "locale")
games.register(RULES)
# Five seconds, as usual, are too few for an answer where a service shares two busy cores with all other tests.
WAITING.connect = WAITING.read = WAITING.write = WAITING.pool = 180.0


class Together(LoadScopeScheduling):  # type: ignore[misc]
    """Tests of a file that share a service or a browser share a worker, so that it is started once."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return file if file.startswith(("tests/browser/", "tests/service/")) else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    """The largest files come first, then one test after another: nobody idles at the end."""
    return Together(config, log)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are processors: who tests a service or a page mostly waits for it."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of several workers none is to begin with what takes long when the others are done."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture(autouse=True)
def _nothing_is_left_open() -> Iterator[None]:
    """Every test at a table ends with no question left over."""
    for tables in (deckers_tables, netrunner_tables):
        tables.OPENED.clear()
    yield
    for tables in (deckers_tables, netrunner_tables):
        tables.nothing_is_left_open()


@pytest.fixture(autouse=True)
def _nobody_is_left_connected() -> Iterator[None]:
    """A connection has threads of its own; they end with the test, also when it fails."""
    yield
    if server := sys.modules.get("server"):
        while server.OPEN:
            server.OPEN.pop().close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A service that the tests of a module share."""
    from server import Server

    with Server(tmp_path_factory.mktemp("service") / "tables.sqlite", abandoned=0.2) as running:
        yield running
