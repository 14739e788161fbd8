"""Moving pictures of a run and of an explosion, made anew by one command: `python scripts/moving.py`.

A table is played in a real browser from a fixed position, while everything is told several times slower than usual, so
that a slow machine drops no frame; the pictures run at the usual speed. They are written as animated WebP into
docs/pictures. `--to FOLDER` puts them elsewhere, `--language de` makes them in another language.
"""

from __future__ import annotations

import argparse
import base64
import io
import os
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from pictures import ARGUMENTS, DESKTOP, NAMES, ROOT, Studio, deckers, service
from PIL import Image
from playwright.sync_api import Page, sync_playwright

from cyberdeck.locale.texts import LANGUAGES

SLOWER: Final = 6
SLOWLY: Final = """times => {
    const { setTimeout } = window, { animate } = Element.prototype;
    window.setTimeout = (act, wait = 0, ...more) => setTimeout(act, wait * times, ...more);
    Element.prototype.animate = function (steps, how) {
        const { duration, delay = 0 } = how;
        return animate.call(this, steps, { ...how, duration: duration * times, delay: delay * times });
    };
}"""
"""What the page does in its own time takes longer."""
APART: Final = 1 / 15
LONGEST: Final = 1.0
WIDE: Final = 800
LARGEST: Final = 2_000_000

RUN: Final = {
    "turn": "runner",
    "corp": {
        "credits": 9,
        "hand": "Hedge Fund, Snare!, Neural EMP, Wall of Static",
        "deck": "PAD Campaign, Hunter, Enigma, Nisei MK II, Hedge Fund, Chum",
    },
    "runner": {
        "credits": 12,
        "clicks": 4,
        "hand": "Diesel, Modded, Sure Gamble, Tinkering, Infiltration",
        "deck": "Sure Gamble, Modded, Diesel, Infiltration",
        "rig": "Gordian Blade, Battering Ram, Pipeline, Akamatsu Mem Chip",
    },
    "servers": {
        "hq": {"ice": "Wall of Static [rezzed]"},
        "rd": {"ice": "Data Mine"},
        "remote1": {"ice": "Neural Katana, Enigma [rezzed]", "root": "Priority Requisition [advancement 3]"},
        "remote2": {"root": "PAD Campaign [rezzed]"},
    },
}
OPEN: Final = ".prompt[data-state=asked], .prompt[data-state=over]"


class Camera:
    """Takes what the browser shows, with the time of each frame."""

    def __init__(self, page: Page) -> None:
        self.frames = list[tuple[float, bytes]]()
        self._cdp = page.context.new_cdp_session(page)
        self._cdp.on("Page.screencastFrame", self._taken)

    def run(self) -> None:
        self._cdp.send("Page.startScreencast", {"format": "jpeg", "quality": 92})

    def stop(self) -> None:
        self._cdp.send("Page.stopScreencast")

    def _taken(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self._cdp.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def shown(self) -> list[tuple[float, bytes]]:
        """The frames at the usual speed, each with how long it is seen; nobody waits long for the next."""
        times = [at / SLOWER for at, _ in self.frames]
        kept, last = list[tuple[float, bytes]](), 0.0
        for (_, picture), at, after in zip(self.frames, times, [*times[1:], times[-1] + LONGEST], strict=True):
            if after - last >= APART:
                kept.append((min(LONGEST, after - max(last, at - LONGEST)), picture))
                last = after
        return kept


def film(studio: Studio, link: str, wishes: Sequence[str], name: str) -> None:
    """Play by these wishes, one after the other, and keep what was seen."""
    page = studio.open(link, DESKTOP)
    page.locator(OPEN).first.wait_for(timeout=60_000)
    page.wait_for_timeout(800)
    page.evaluate(SLOWLY, SLOWER)
    camera = Camera(page)
    camera.run()
    for wish in wishes:
        page.locator(OPEN).first.wait_for(timeout=300_000)
        offered = page.locator(f'.panel [data-notation^="{wish}"]:enabled')
        if offered.count():
            offered.first.click()
        else:
            page.keyboard.press("Enter")
        page.wait_for_timeout(500 * SLOWER)
    page.locator(OPEN).first.wait_for(timeout=300_000)
    page.wait_for_timeout(1000 * SLOWER)
    camera.stop()
    page.context.close()
    write(camera.shown(), studio.folder / f"{name}.webp")


def write(frames: Sequence[tuple[float, bytes]], path: Path) -> None:
    """As good as fits into a page that is read on the way."""
    pictures = [Image.open(io.BytesIO(data)).convert("RGB") for _, data in frames]
    size = (WIDE, round(WIDE * pictures[0].height / pictures[0].width))
    first, *rest = [picture.resize(size, Image.Resampling.LANCZOS) for picture in pictures]
    durations = [round(seconds * 1000) for seconds, _ in frames]
    for quality in (75, 60, 45, 30):
        first.save(path, save_all=True, append_images=rest, duration=durations, loop=0, quality=quality, method=4)
        if path.stat().st_size < LARGEST:
            break
    print(f"{path.name}: {len(frames)} frames, {sum(durations) / 1000:.1f} s, {path.stat().st_size // 1000} kB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--language", default="en", choices=LANGUAGES)
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
        studio = Studio(browser, address, wish.to, wish.language)
        seats = {"corp": "house", "runner": "person"}
        link = studio.table({"game": "netrunner", "seats": seats, "setup": {"position": RUN}})[1]
        film(studio, link, ("run remote1", "break", "break", "continue", "access", "steal"), "run")
        film(studio, deckers(studio), ("end-actions", "done", "hand-tile monty-quantum", "place"), "explosion")
        browser.close()


if __name__ == "__main__":
    main()
