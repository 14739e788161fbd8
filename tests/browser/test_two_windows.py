"""Two people by link, each in a window of his own, with a service that is killed in the middle of a run."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from server import Server

from browser.player import PATIENCE, Player

CORP = ("keep", "rez", "credit", "pass")
RUNNER = ("keep", "run", "continue", "pass", "access", "steal", "trash", "leave")


def open_seat(browser: Browser, server: Server, token: str) -> Page:
    page = browser.new_context(locale="en", viewport={"width": 1280, "height": 800}).new_page()
    page.goto(f"{server.address}/t/{token}")
    page.locator(".panel").wait_for(timeout=PATIENCE)
    return page


def seq(page: Page) -> int:
    return int(page.locator(".panel").get_attribute("data-seq") or -1)


def asked(*players: Player) -> Player | None:
    """Who has to decide; None when the game is over."""
    players[0].page.wait_for_function("document.querySelector('.prompt[data-state]')", timeout=PATIENCE)
    for _ in range(600):
        for player in players:
            if player.page.locator(".prompt[data-state=asked]").count():
                return player
            if player.page.locator(".prompt[data-state=over]").count():
                return None
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def decide_one(*players: Player) -> bool:
    """One decision of whoever is asked, seen in both windows; False when the game is over."""
    player = asked(*players)
    if player is None:
        return False
    before = seq(player.page)
    player.decide(player.choice(player.offered()))
    for other in players:
        other.page.wait_for_function(
            "before => Number(document.querySelector('.panel').dataset.seq) > before", arg=before, timeout=PATIENCE
        )
    return True


def test_a_killed_service_loses_and_repeats_nothing_in_either_window(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite")
    tokens = server.open_table(corp="person", runner="person")
    corp = Player(open_seat(browser, server, tokens["corp"]), CORP, 1)
    runner = Player(open_seat(browser, server, tokens["runner"]), RUNNER, 2)
    while not runner.page.locator(".marker.running").count():
        assert decide_one(corp, runner)
    known = seq(corp.page), seq(runner.page)
    lines = [player.page.locator(".log li").count() for player in (corp, runner)]
    server.kill()
    for player in (corp, runner):
        expect(player.page.locator(".banner")).to_be_visible(timeout=PATIENCE)
    server = Server(tmp_path / "tables.sqlite", server.port)
    for player, count in zip((corp, runner), lines, strict=True):
        expect(player.page.locator(".banner")).to_have_count(0, timeout=PATIENCE)
        expect(player.page.locator(".log li")).to_have_count(count)
        expect(player.page.locator(".marker.running")).to_have_count(1)
    assert (seq(corp.page), seq(runner.page)) == known
    for _ in range(25):
        if not decide_one(corp, runner):
            break
    assert seq(corp.page) == seq(runner.page) > known[0]
    for player in (corp, runner):
        player.page.context.close()
    server.kill()
