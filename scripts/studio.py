"""A service and a browser of its own, and tables from fixed positions: what the scripts that make pictures share."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

from playwright.sync_api import Browser, Page, sync_playwright

PICTURES: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
Size = tuple[int, int]
DESKTOP: Final[Size] = (1280, 800)
SMALL: Final = 900
"""Where the shorter and the longer side are below this, it is a phone."""
ASKED: Final = ".prompt[data-state=asked]"
OVER: Final = ".prompt[data-state=over]"
OPEN: Final = f"{ASKED}, {OVER}"

TABLE: Final = {
    "corp": {
        "credits": 9,
        "hand": "Hedge Fund, Snare!, Neural EMP, Wall of Static",
        "deck": "PAD Campaign, Hunter, Enigma, Nisei MK II, Hedge Fund, Chum",
        "score": "Priority Requisition",
        "archives": "Precognition, Melange Mining Corp.",
    },
    "runner": {
        "credits": 8,
        "hand": "Diesel, Modded, Sure Gamble, Tinkering, Infiltration",
        "deck": "Sure Gamble, Modded, Diesel, Infiltration",
        "heap": "The Maker's Eye",
        "score": "Nisei MK II",
        "rig": "Gordian Blade, The Personal Touch [on Gordian Blade], Battering Ram, Pipeline, The Toolbox, "
        "Akamatsu Mem Chip, Crash Space [recurring 2], Armitage Codebusting [credits 8]",
    },
    "servers": {
        "hq": {"ice": "Wall of Static [rezzed]"},
        "rd": {"ice": "Data Mine, Hunter [rezzed]"},
        "remote1": {"ice": "Enigma [rezzed], Neural Katana", "root": "Nisei MK II [advancement 2]"},
        "remote2": {"root": "PAD Campaign [rezzed]"},
    },
}
NETWORK: Final = {
    "smc": "alpha-moby",
    "deckers": {
        "oshin-noro": {"at": "red2", "hand": "payload glitch ping spoof mimic", "turns": 1},
        "monty-quantum": {"at": "green3", "turns": 1, "hand": "concentration impulse route-trace"},
    },
    "active": "oshin-noro",
    "objectives": ["copper-knowledge", "silver-swarm", "gold-hackman"],
    "spaces": {
        "red2": "2 red, blue, black",
        "red6": "red installation, yellow",
        "green3": "green, black guardian",
        "green2": "2 blue, black",
        "green6": "green, white",
        "yellow4": "2 yellow, black, white-on-red",
        "yellow6": "2 black",
        "purple1": "black",
        "purple2": "black",
        "blue1": "blue, purple",
        "blue4": "blue installation, black",
    },
    "row": ["scalpel", "fence", "zero-day", "prototype"],
}


@dataclass(frozen=True)
class Studio:
    """Where pictures are taken."""

    browser: Browser
    address: str
    folder: Path
    language: str = "en"

    def open(self, path: str, size: Size = DESKTOP, ready: str = "main") -> Page:
        width, height = size
        context = self.browser.new_context(
            locale=self.language, viewport={"width": width, "height": height}, has_touch=max(size) < SMALL
        )
        page = context.new_page()
        page.goto(self.address + path)
        page.locator(ready).first.wait_for()
        return page

    def table(self, wish: dict[str, Any]) -> tuple[str, str]:
        """The id of a new table and the first of its links."""
        request = urllib.request.Request(f"{self.address}/api/tables", json.dumps(wish).encode())
        with urllib.request.urlopen(request) as answer:
            opened = json.load(answer)
        return opened["table"], next(iter(opened["links"].values()))

    def netrunner(self, seat: str, position: dict[str, Any] | None = None) -> tuple[str, str]:
        """A table against the house: from a position, or from the first hand on."""
        seats = {"corp": "house", "runner": "house", seat: "person"}
        setup = {"setup": {"position": {"turn": seat, **position}}} if position else {}
        return self.table({"game": "netrunner", "seats": seats, **setup})

    def deckers(self) -> str:
        seats = dict.fromkeys(cast(dict[str, Any], NETWORK["deckers"]), "person")
        wish = {"game": "deckers", "seats": seats, "together": [list(seats)], "setup": {"position": NETWORK}}
        return self.table(wish)[1]


def decide(page: Page, *notations: str) -> None:
    """Take decisions, each by the beginning of its notation, as soon as they are offered."""
    for notation in notations:
        page.locator(OPEN).first.wait_for(timeout=60_000)
        choice = page.locator(f'.panel .choice[data-notation^="{notation}"]:enabled').first
        choice.wait_for(state="attached", timeout=60_000)
        seq = page.locator(".panel").get_attribute("data-seq")
        choice.evaluate("button => button.click()")
        page.locator(f'.panel:not([data-seq="{seq}"])').wait_for(timeout=60_000)


def decide_until(page: Page, wanted: str, *usual: str) -> None:
    """Let the game go on by the first of these that is offered, until something else can be decided, or it is over."""
    while True:
        page.locator(OPEN).first.wait_for(timeout=60_000)
        if page.locator(OVER).count() or page.locator(f'.panel .choice[data-notation^="{wanted}"]:enabled').count():
            return
        offered = (page.locator(f'.panel .choice[data-notation^="{one}"]:enabled').count() for one in usual)
        taken = next((one for one, found in zip(usual, offered, strict=True) if found), None)
        if taken is None:
            raise SystemExit(f"{wanted} is not offered: {page.locator('.panel').inner_text()}")
        decide(page, taken)


@contextlib.contextmanager
def studio(folder: Path, language: str = "en") -> Iterator[Studio]:
    """A service with an empty database, a browser, and a folder that is there."""
    folder.mkdir(parents=True, exist_ok=True)
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    with (
        tempfile.TemporaryDirectory() as scratch,
        _service(Path(scratch) / "tables.sqlite") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield Studio(browser, address, folder, language)
        browser.close()


@contextlib.contextmanager
def _service(database: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "cyberdeck", "serve", "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip().rstrip("/")
        finally:
            process.terminate()
