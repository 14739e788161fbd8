"""Everybody can use the pages: accessibility by axe-core, narrow windows, and a first load that is small."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.player import (
    DESKTOP,
    PATIENCE,
    PHONE,
    NewPage,
    deckers_link,
    fits,
    netrunner_link,
    open_table,
    wait_asked,
)
from browser.test_deckers_page import POSITION
from browser.test_netrunner_page import RUN

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ZOOMED = {"width": DESKTOP["width"] // 2, "height": DESKTOP["height"] // 2}
PAGES = [
    *("", "play/netrunner", "play/deckers", "games", "lobby", "players", "decks", "cards"),
    *("rules/netrunner", "rules/deckers", "learn/netrunner", "learn/deckers"),
    *("tournaments", "campaign/deckers", "weekly/deckers"),
]


def findings(page: Page) -> list[str]:
    """What axe finds that keeps somebody from using the page; what is only passing through does not."""
    assert AXE.exists(), "axe-core is missing; run: npm ci in web/"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    for _ in range(5):
        found = violations(page)
        if not found:
            break
        page.wait_for_timeout(200)
    return found


def violations(page: Page) -> list[str]:
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_accessible_and_fits(new_page: NewPage, path: str) -> None:
    page = new_page(path, reduced_motion="reduce")
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert findings(page) == []
    for size in (PHONE, ZOOMED):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        fits(page)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["netrunner", "deckers"])
def test_a_table_is_accessible_and_fits(new_page: NewPage, service: str, game: str, viewport: dict[str, int]) -> None:
    link = netrunner_link(service, "runner", RUN) if game == "netrunner" else deckers_link(service, POSITION)
    page = new_page(link, viewport=viewport, reduced_motion="reduce")
    wait_asked(page)
    page.locator(".card .face, .command").first.wait_for()
    assert findings(page) == []
    fits(page)
    page.keyboard.press("?")
    expect(page.locator("dialog.help")).to_be_visible()
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog.help")).to_be_hidden()
    page.set_viewport_size(ZOOMED)  # type: ignore[arg-type]
    fits(page)


def test_a_replay_is_accessible(new_page: NewPage, service: str) -> None:
    links = open_table(service, game="netrunner", seats={"corp": "house", "runner": "person"})
    page = new_page(links["runner"], reduced_motion="reduce")
    wait_asked(page)
    page.locator(".company .bar button").last.click()
    page.locator(".company-menu .others button").first.click()
    page.locator("dialog.sure[open] .primary").click()
    expect(page.locator("dialog.end")).to_be_visible()
    page.locator('dialog.end a[href^="/replay/"]').click()
    page.wait_for_url(re.compile("/replay/"))
    page.wait_for_load_state("networkidle")
    assert findings(page) == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_load_is_small(new_page: NewPage, service: str, language: str) -> None:
    """What a browser receives before a page can be used, fonts included; a table in any language: less than 260 kB."""
    page = new_page("rules/deckers", locale=language)  # it sends for nothing more when it is there
    page.wait_for_load_state("networkidle")
    received = page.context.new_cdp_session(page)
    sizes: list[float] = []
    received.send("Network.enable")
    received.send("Network.setCacheDisabled", {"cacheDisabled": True})
    received.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    page.goto(service)
    expect(page.locator(".world[data-game=deckers] .pitch")).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes) < 330_000
    for link in (netrunner_link(service, "runner", RUN), deckers_link(service, POSITION)):
        sizes.clear()
        page.goto(service + link)
        wait_asked(page)
        page.wait_for_load_state("networkidle")
        assert 20_000 < sum(sizes) < 260_000, sizes


@pytest.mark.parametrize("path", PAGES)
def test_a_page_sends_for_its_own_texts_only(new_page: NewPage, path: str) -> None:
    """All parts are sent for only where a page says what is in none of those that it has."""
    asked: list[str] = []
    page = new_page(path)
    page.wait_for_load_state("networkidle")
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_request("**/*.ftl", timeout=PATIENCE):
        page.reload()
    page.wait_for_load_state("networkidle")
    most = 3 if path else 4  # of every page, of those around tables, its own; the first shows cards and lessons
    texts = [url for url in asked if url.endswith(".ftl")]
    assert len(texts) <= most, texts
