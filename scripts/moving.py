"""Moving pictures of a run and of an explosion, made anew by one command: `python scripts/moving.py`.

A table is played in a real browser from a fixed position, while everything is told several times slower than usual, so
that a slow machine drops no frame; the pictures run at the usual speed. They are written as animated WebP into
docs/pictures. `--to FOLDER` puts them elsewhere, `--language de` makes them in another language.
"""

from __future__ import annotations

import argparse
import base64
import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Page
from studio import DESKTOP, OPEN, PICTURES, Studio, decide, studio

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
LARGEST: Final = 1_200_000

RUN: Final = {
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


def film(place: Studio, link: str, play: Callable[[Page], None], name: str) -> None:
    """Let somebody play, and keep what was seen."""
    page = place.open(link, DESKTOP)
    page.locator(OPEN).first.wait_for(timeout=60_000)
    page.wait_for_timeout(800)
    page.evaluate(SLOWLY, SLOWER)
    camera = Camera(page)
    camera.run()
    play(page)
    page.locator(OPEN).first.wait_for(timeout=300_000)
    page.wait_for_timeout(1000 * SLOWER)
    camera.stop()
    page.context.close()
    write(camera.shown(), place.folder / f"{name}.webp")


def a_run(page: Page) -> None:
    """What Enter does at each step: it breaks the ice, accesses and steals."""
    page.locator('.server[data-name="remote1"]').click()
    page.mouse.move(760, 27)
    page.locator(".stage").wait_for(timeout=300_000)
    while page.locator(".stage").count():
        page.locator(OPEN).first.wait_for(timeout=300_000)
        page.wait_for_timeout(500 * SLOWER)
        if page.locator(".panel .going-on:enabled").count():
            page.keyboard.press("Enter")
        page.wait_for_timeout(100 * SLOWER)


def an_explosion(page: Page) -> None:
    for notation in ("end-actions", "done", "hand-tile monty-quantum", "place"):
        decide(page, notation)
        page.wait_for_timeout(500 * SLOWER)


def write(frames: Sequence[tuple[float, bytes]], path: Path) -> None:
    """As good as fits into a page that is read on the way."""
    pictures = [Image.open(io.BytesIO(data)).convert("RGB") for _, data in frames]
    size = (WIDE, round(WIDE * pictures[0].height / pictures[0].width))
    first, *rest = [picture.resize(size, Image.Resampling.LANCZOS) for picture in pictures]
    durations = [round(seconds * 1000) for seconds, _ in frames]
    for quality in (55, 40, 30):
        first.save(path, save_all=True, append_images=rest, duration=durations, loop=0, quality=quality, method=4)
        if path.stat().st_size < LARGEST:
            break
    print(f"{path.name}: {len(frames)} frames, {sum(durations) / 1000:.1f} s, {path.stat().st_size // 1000} kB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("films", nargs="*", choices=[[], "run", "explosion"], help="both if none is named")
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--to", type=Path, default=PICTURES)
    wish = parser.parse_args()
    with studio(wish.to, wish.language) as place:
        if "run" in (wish.films or ["run"]):
            film(place, place.netrunner("runner", RUN)[1], a_run, "run")
        if "explosion" in (wish.films or ["explosion"]):
            film(place, place.deckers(), an_explosion, "explosion")


if __name__ == "__main__":
    main()
