"""Pictures of the main screens, made anew by one command: `python scripts/pictures.py`.

Each screen is opened in a real browser at a service of its own, tables from a fixed position, and written as a PNG into
docs/pictures. `--every` makes all screens at six sizes and in four languages, to be looked through; `--to FOLDER` puts
them elsewhere.
"""

from __future__ import annotations

import argparse
import dataclasses
from pathlib import Path
from typing import Final

from PIL import Image
from screens import SCREENS
from studio import DESKTOP, PICTURES, Size, Studio, studio

from cyberdeck.locale.texts import LANGUAGES

PHONE: Final[Size] = (390, 844)
SIZES: Final[tuple[Size, ...]] = (DESKTOP, (1920, 1080), (2560, 1440), (820, 1180), PHONE, (844, 390))
COLOURS: Final = 255
"""Enough to look at, and half the size."""
KEPT: Final = (
    *("start", "netrunner-run", "netrunner-corp", "netrunner-access", "deckers", "deckers-explosion"),
    *("card", "help", "deckbuilder", "rules", "learn", "replay"),
    *("setup-netrunner", "setup-deckers", "lobby", "puzzles", "campaign", "review"),
)
"""Those of the documentation."""
ON_A_PHONE: Final = ("start", "netrunner-run", "deckers", "deckbuilder")


def take(place: Studio, name: str, size: Size, called: str) -> Path:
    page = SCREENS[name](place, size)
    page.wait_for_function("() => [...document.images].every(image => image.complete)")
    page.wait_for_timeout(700)  # until nothing moves any more
    path = place.folder / f"{called}.png"
    page.screenshot(path=path)
    page.context.close()
    return path


def keep(place: Studio, name: str, size: Size, called: str) -> None:
    path = take(place, name, size, called)
    Image.open(path).convert("RGB").quantize(COLOURS, kmeans=8).save(path, optimize=True)


def shoot(place: Studio, names: list[str], sizes: list[Size], languages: list[str]) -> None:
    """Screen after screen: what is empty at first is not empty any more after those that fill it."""
    for name in names:
        for language in languages:
            for size in sizes:
                called = f"{name}-{language}-{size[0]}x{size[1]}"
                print(called, flush=True)
                take(dataclasses.replace(place, language=language), name, size, called)


def sized(text: str) -> Size:
    width, _, height = text.partition("x")
    return int(width), int(height)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("screens", nargs="*", help=f"some of {', '.join(SCREENS)}")
    parser.add_argument("--every", action="store_true", help="at every size and in every language")
    parser.add_argument("--size", action="append", type=sized, help="such as 1920x1080; may be said again")
    parser.add_argument("--language", action="append", choices=LANGUAGES, help="may be said again")
    parser.add_argument("--to", type=Path, default=PICTURES)
    wish = parser.parse_args()
    with studio(wish.to) as place:
        if wish.every or wish.size or wish.language:
            usual = (SIZES, LANGUAGES) if wish.every else ((DESKTOP,), ("en",))
            sizes, languages = (
                list(said or every) for said, every in zip((wish.size, wish.language), usual, strict=True)
            )
            shoot(place, wish.screens or list(SCREENS), sizes, languages)
            return
        for name in wish.screens or KEPT:
            keep(place, name, DESKTOP, name)
            if name in ON_A_PHONE:
                keep(place, name, PHONE, f"{name}-phone")


if __name__ == "__main__":
    main()
