"""Two people by link, each in a window of his own: a whole game, and a service that is killed in a run."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from server import Server

from browser.player import AT_ONCE, PATIENCE, Player, patient, wait_asked

CORP = ("rez", "credit", "pass")
RUNNER = ("steal", "run", "continue", "pass", "access", "trash", "leave")
MOST = 400
POSITION = {
    "turn": "corp",
    "corp": {
        "credits": 5,
        "hand": "Hedge Fund, Nisei MK II, Hedge Fund",
        "deck": "Priority Requisition, Hedge Fund, Nisei MK II, Hedge Fund",
    },
    "runner": {"credits": 5, "hand": "Diesel", "deck": "Diesel, Diesel, Diesel, Diesel, Diesel, Diesel"},
    "servers": {"rd": {"ice": "Enigma"}},
}
"""The Corp's deck is small: whatever the players do, the game is over in five turns."""


def open_seat(browser: Browser, server: Server, token: str) -> Page:
    page = patient(browser.new_context(locale="en", viewport={"width": 1280, "height": 800}).new_page())
    page.add_init_script(AT_ONCE)
    page.goto(f"{server.address}/t/{token}")
    page.locator(".panel").wait_for(timeout=PATIENCE)
    return page


def seq(page: Page) -> int:
    return int(page.locator(".panel").get_attribute("data-seq") or -1)


def asked(*players: Player) -> Player | None:
    """Who has to decide; None when the game is over."""
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
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


def test_a_whole_game_in_two_windows_with_a_killed_service(browser: Browser, tmp_path: Path) -> None:
    """Nothing is lost and nothing is repeated in either window."""
    server = Server(tmp_path / "tables.sqlite")
    tokens = server.open(seats={"corp": "person", "runner": "person"}, setup={"position": POSITION})[1]
    corp = Player(open_seat(browser, server, tokens["corp"]), CORP, 1)
    runner = Player(open_seat(browser, server, tokens["runner"]), RUNNER, 2)
    while not runner.page.locator("[data-token=run]").count():
        assert decide_one(corp, runner)
    assert asked(corp, runner), "the run is over"
    known = seq(corp.page), seq(runner.page)
    assert known[0] == known[1]
    lines = [player.page.locator(".log li").count() for player in (corp, runner)]
    server.kill()
    for player in (corp, runner):
        expect(player.page.locator(".banner")).to_be_visible(timeout=PATIENCE)
    server = Server(tmp_path / "tables.sqlite", server.port)
    for player, count in zip((corp, runner), lines, strict=True):
        expect(player.page.locator(".banner")).to_have_count(0, timeout=PATIENCE)
        expect(player.page.locator(".log li")).to_have_count(count)
        expect(player.page.locator("[data-token=run]")).to_have_count(1)
    assert (seq(corp.page), seq(runner.page)) == known
    assert any(not decide_one(corp, runner) for _ in range(MOST))
    assert seq(corp.page) == seq(runner.page) > known[0]
    verdicts = {player.page.locator("dialog.end h1").inner_text() for player in (corp, runner)}
    assert verdicts == {"You win.", "You lose."}
    for player in (corp, runner):
        player.page.context.close()
    server.kill()


def test_a_tab_that_is_older_than_the_service_offers_to_reload(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite")
    page = open_seat(browser, server, server.open_table(corp="house", runner="person")["runner"])
    wait_asked(page)
    page.evaluate("document.querySelector('meta[name=version]').content = 'older'")
    server.kill()
    expect(page.locator(".banner")).to_be_visible(timeout=PATIENCE)
    server = Server(tmp_path / "tables.sqlite", server.port)
    expect(page.locator(".banner.outdated")).to_be_visible(timeout=PATIENCE)
    page.locator(".banner.outdated button").click()
    expect(page.locator(".banner")).to_have_count(0, timeout=PATIENCE)
    page.locator(".prompt[data-state=asked]").wait_for(timeout=PATIENCE)
    page.context.close()
    server.kill()
