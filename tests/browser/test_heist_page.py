"""A third game's page: Heist is drawn by files of its own, and the commons are those that ship with Cyberdeck."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.player import PHONE, NewPage, Player, open_table, wait_asked

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BIN = Path(sys.executable).parent
AREAS = (".panel", ".log")


@pytest.fixture(scope="module")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client with one more game."""
    folder = tmp_path_factory.mktemp("page")
    node = shutil.which("node", path=os.pathsep.join([str(BIN), os.environ["PATH"]]))
    assert node, "Node is missing; run: make check"
    subprocess.run([node, "build.mjs", "tests/heist/main.tsx", folder], cwd=WEB, check=True)
    return folder


@pytest.fixture(scope="module")
def service(page_folder: Path) -> Iterator[str]:
    database = page_folder.parent / "heist.sqlite"
    program = Path(__file__).with_name("serve_heist.py")
    command = [sys.executable, program, page_folder, "serve", "--port", "0", "--database", database]
    with subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


def hand(page: Page) -> list[str]:
    cards = page.locator(".heist .hand .heist-card").evaluate_all("all => all.map(card => card.dataset.name)")
    return [str(card) for card in cards]


def test_it_stands_beside_the_others_and_is_played_to_its_end(new_page: NewPage) -> None:
    page = new_page()
    expect(page.locator(".tile.heist h2")).to_have_text("Heist")
    page.locator(".tile.heist .play-south").click()
    page.wait_for_url(re.compile("/t/"))
    wait_asked(page)
    expect(page.locator(".heist .player h2")).to_have_text(["South", "North"])
    expect(page.locator(".heist .hand .heist-card")).to_have_count(4)
    Player(page, ["play", "raid", "draw"], areas=AREAS).play()
    expect(page.locator("dialog.end h1")).to_be_visible()


def test_a_card_is_played_by_a_click_and_says_why_not(new_page: NewPage, service: str) -> None:
    """HEIST-3: a trap is never worth its coins in one's own turn."""
    for _ in range(20):
        links = open_table(service, game="heist", seats={"south": "person", "north": "person"}, setup={"hand": 8})
        page = new_page(links["south"])
        wait_asked(page)
        expect(page.locator(".heist .hand .heist-card")).to_have_count(8)
        if "trap" in hand(page) and "dagger" in hand(page):
            break
        page.close()
    page.locator('.hand [data-name="trap"]').first.click()
    why = page.locator("dialog.zoom .why")
    expect(why).to_contain_text("Why can’t I play it?")
    expect(why).to_contain_text("That costs 9 coins.")
    page.keyboard.press("Escape")
    seq = page.locator(".panel").get_attribute("data-seq")
    page.locator('.hand [data-name="dagger"]').first.click()
    expect(page.locator(".panel")).not_to_have_attribute("data-seq", str(seq))


def test_who_does_not_play_together_sits_behind_a_curtain(new_page: NewPage, service: str) -> None:
    seats = {"south": "person", "north": "person"}
    links = open_table(service, game="heist", seats=seats, together=[["south", "north"]])
    page = new_page(links["south"], viewport=PHONE)
    expect(page.locator(".curtain h1")).to_have_text("South")
    page.locator(".lift").click()
    expect(page.locator(".heist .hand .heist-card")).to_have_count(4)


def test_the_other_games_are_there_as_ever(new_page: NewPage) -> None:
    page = new_page()
    page.locator(".play-now").click()
    wait_asked(page)
    expect(page.locator(".servers")).to_be_visible()
