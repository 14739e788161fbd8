"""A real service and a real browser, for the tests of the page."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

import cyberdeck
from browser.player import AT_ONCE, DESKTOP, PATIENCE, NewPage, patient

expect.set_options(timeout=PATIENCE)

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A real browser beside a full test run: what fails here is tried once more, and the summary says so."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Who tries once more knows nothing of the first time: he has a service and a browser of his own."""
    if not isinstance(item, pytest.Function) or getattr(item, "execution_count", 1) == 1:
        return
    for name in ("service", "browser"):
        for fixture in item._fixtureinfo.name2fixturedefs.get(name, ()):
            fixture.finish(item._request)  # type: ignore[arg-type]


def is_complaint(line: ConsoleMessage) -> bool:
    """What was sent for ahead and is used late says only that the machine is busy."""
    return line.type in ("error", "warning") and "but not used within a few seconds" not in line.text


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a service of its own."""
    page = Path(cyberdeck.__file__).parent / "service" / "static" / "index.html"
    assert page.exists(), (
        "The client is not built; run: pip install -e . (or, with Node: npm ci && npm run build in web/)"
    )
    database = tmp_path_factory.mktemp("service") / "tables.sqlite"
    command = [sys.executable, "-m", "cyberdeck", "serve", "--port", "0", "--database", database]
    with subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium. Its driver is stopped with the module, because it occupies the thread's event loop."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "No browser: install chromium (apt-get install chromium), or name one in the variable CHROMIUM."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Browser, service: str) -> Iterator[NewPage]:
    """Opens the service's page in a window of its own; nobody may complain on its console.

    What happens is there at once, unless it is to be `shown`.
    """
    contexts, complaints = [], list[str]()

    def open_page(
        path: str = "", locale: str = "en", viewport: Any = DESKTOP, shown: bool = False, **more: Any
    ) -> Page:
        context = browser.new_context(locale=locale, viewport=viewport, **more)
        contexts.append(context)
        context.add_init_script("delete Navigator.prototype.serviceWorker")  # it fetches beside what a test watches
        if not shown:
            context.add_init_script(AT_ONCE)
        page = patient(context.new_page())
        page.on("console", lambda line: complaints.append(line.text) if is_complaint(line) else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(service + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
