"""Pictures of the main screens, made anew by one command: `python scripts/pictures.py`.

Each screen is opened in a real browser at a service of its own, tables from a fixed position, and written as a PNG into
docs/pictures. `--language de` makes them in another language, `--to FOLDER` puts them elsewhere.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, cast

from playwright.sync_api import Browser, Page, sync_playwright

from cyberdeck.locale.texts import LANGUAGES

ROOT: Final = Path(__file__).resolve().parent.parent
ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
DESKTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
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
        "hand": "Diesel, Modded, Sure Gamble, Tinkering",
        "deck": "Sure Gamble, Modded, Diesel, Infiltration",
        "heap": "The Maker's Eye",
        "score": "Nisei MK II",
        "rig": "Gordian Blade, The Personal Touch [on Gordian Blade], Battering Ram, Pipeline, The Toolbox, "
        "Akamatsu Mem Chip, Crash Space [recurring 2], Armitage Codebusting [credits 8]",
    },
    "servers": {
        "hq": {"ice": "Wall of Static [rezzed]"},
        "rd": {"ice": "Data Mine, Enigma [rezzed]"},
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


class Studio:
    """A service, a browser, and a folder for the pictures."""

    def __init__(self, browser: Browser, address: str, folder: Path, language: str) -> None:
        self.browser, self.address, self.folder, self.language = browser, address, folder, language

    def open(self, path: str, size: tuple[int, int] = DESKTOP) -> Page:
        width, height = size
        context = self.browser.new_context(
            locale=self.language, viewport={"width": width, "height": height}, has_touch=size is PHONE
        )
        page = context.new_page()
        page.goto(self.address + path)
        page.locator("main").first.wait_for()
        return page

    def table(self, wish: dict[str, Any]) -> tuple[str, str]:
        """The id of a new table and the first of its links."""
        request = urllib.request.Request(f"{self.address}/api/tables", json.dumps(wish).encode())
        with urllib.request.urlopen(request) as answer:
            opened = json.load(answer)
        return opened["table"], next(iter(opened["links"].values()))

    def keep(self, page: Page, name: str) -> None:
        page.mouse.move(0, 0)
        page.wait_for_timeout(700)  # until nothing moves any more
        page.screenshot(path=self.folder / f"{name}.png")
        page.context.close()


def decide(page: Page, *notations: str) -> None:
    """Take decisions, each by the beginning of its notation, as soon as they are offered."""
    for notation in notations:
        page.locator(f'.panel .choice[data-notation^="{notation}"]:enabled').first.click(timeout=30_000)


def netrunner(studio: Studio, seat: str, turn: str) -> str:
    seats = {"corp": "house", "runner": "house", seat: "person"}
    position = {**TABLE, "turn": turn}
    return studio.table({"game": "netrunner", "seats": seats, "setup": {"position": position}})[1]


def deckers(studio: Studio) -> str:
    seats = dict.fromkeys(cast(dict[str, Any], NETWORK["deckers"]), "person")
    wish = {"game": "deckers", "seats": seats, "together": [list(seats)], "setup": {"position": NETWORK}}
    return studio.table(wish)[1]


def run(studio: Studio, name: str, size: tuple[int, int]) -> None:
    page = studio.open(netrunner(studio, "runner", "runner"), size)
    decide(page, "run hq")
    page.locator(".moment .stages").wait_for()
    page.locator(".panel .choice:enabled").first.wait_for(timeout=30_000)
    studio.keep(page, name)


def explosion(studio: Studio, name: str, size: tuple[int, int]) -> None:
    """A Spark meets a Guardian; whoever plays chooses what explodes next."""
    page = studio.open(deckers(studio), size)
    decide(page, "end-actions", "done", "hand-tile monty-quantum")
    page.locator('.panel .choice[data-notation^="place"]:enabled').first.wait_for()
    page.locator(".space.booming").wait_for()
    studio.keep(page, name)


def payment(studio: Studio, name: str, size: tuple[int, int]) -> None:
    page = studio.open(deckers(studio), size)
    decide(page, "move", "number 2")
    page.locator(".panel .payment").first.wait_for()
    studio.keep(page, name)


def simply(path: str) -> Callable[[Studio, str, tuple[int, int]], None]:
    def shoot(studio: Studio, name: str, size: tuple[int, int]) -> None:
        studio.keep(studio.open(path, size), name)

    return shoot


def corp(studio: Studio, name: str, size: tuple[int, int]) -> None:
    page = studio.open(netrunner(studio, "corp", "corp"), size)
    page.locator(".panel .choice:enabled").first.wait_for(timeout=30_000)
    studio.keep(page, name)


def large_card(studio: Studio, name: str, size: tuple[int, int]) -> None:
    page = studio.open(netrunner(studio, "runner", "runner"), size)
    page.locator(".player.mine .card .face").first.click()
    studio.keep(page, name)


def help_dialog(studio: Studio, name: str, size: tuple[int, int]) -> None:
    page = studio.open(netrunner(studio, "runner", "runner"), size)
    page.locator(".help-button").click()
    studio.keep(page, name)


def replay(studio: Studio, name: str, size: tuple[int, int]) -> None:
    """A game that the house has lost because the other side gives it up."""
    seats = {"corp": "house", "runner": "person"}
    table, link = studio.table(
        {"game": "netrunner", "seats": seats, "setup": {"position": {**TABLE, "turn": "runner"}}}
    )
    page = studio.open(link, size)
    decide(page, "run hq")
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator(".company .bar button").last.click()
    page.locator(".company-menu .others button").first.click()
    page.locator("dialog.end").wait_for()
    page.goto(f"{studio.address}/replay/{table}")
    page.locator("main").first.wait_for()
    studio.keep(page, name)


SCREENS: Final = {
    "start": simply("/"),
    "setup-netrunner": simply("/play/netrunner"),
    "setup-deckers": simply("/play/deckers"),
    "netrunner-run": run,
    "netrunner-corp": corp,
    "card": large_card,
    "deckers": payment,
    "deckers-explosion": explosion,
    "help": help_dialog,
    "deckbuilder": simply("/decks"),
    "rules": simply("/rules/netrunner"),
    "learn": simply("/learn/netrunner"),
    "replay": replay,
}
SIZES: Final = (DESKTOP, (1920, 1080), (2560, 1440), PHONE)
ON_A_PHONE: Final = ("start", "netrunner-run", "deckers", "deckbuilder")


@contextlib.contextmanager
def service(database: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "cyberdeck", "serve", "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip().rstrip("/")
        finally:
            process.terminate()


def shoot_every(browser: Browser, address: str, folder: Path, screens: list[str]) -> None:
    for language in LANGUAGES:
        studio = Studio(browser, address, folder, language)
        for name in screens:
            for size in SIZES:
                SCREENS[name](studio, f"{name}-{language}-{size[0]}", size)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("screens", nargs="*", help=f"some of {', '.join(SCREENS)}; all of them if none is named")
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--every", action="store_true", help="at four sizes and in four languages")
    parser.add_argument("--to", type=Path, default=ROOT / "docs" / "pictures")
    wish = parser.parse_args()
    wish.to.mkdir(parents=True, exist_ok=True)
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    with (
        tempfile.TemporaryDirectory() as scratch,
        service(Path(scratch) / "tables.sqlite") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        if wish.every:
            shoot_every(browser, address, wish.to, wish.screens or list(SCREENS))
            return
        studio = Studio(browser, address, wish.to, wish.language)
        for name in wish.screens or SCREENS:
            SCREENS[name](studio, name, DESKTOP)
            if name in ON_A_PHONE:
                SCREENS[name](studio, f"{name}-phone", PHONE)
        browser.close()


if __name__ == "__main__":
    main()
