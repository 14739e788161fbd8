"""The pieces of Deckers, each drawn around 0,0: round is a program or a Spark, square an installation or a Guardian.

Every colour has a shape of its own, and the machine's pieces are jagged or armoured: colour never stands alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from cyberdeck.deckers.view import Piece
from cyberdeck.deckers.words import ColourWord
from cyberdeck.kernel.svg import HOT, Sheet, circle, group, moved, path, rect, tag

DARK: Final = "#0a0e18"
HOTTER: Final = "#ff4a1c"
GLOW: Final = "#ffe0a3"
COLOURS: Final[Mapping[str, str]] = {
    "blue": "#55b0ff",
    "green": "#43e08d",
    "yellow": "#ffd447",
    "red": "#ff6478",
    "purple": "#c29bff",
}
FIELDS: Final[Mapping[str, str]] = {
    "blue": "#1b4f8f",
    "green": "#17613f",
    "yellow": "#6a5310",
    "red": "#7f243a",
    "purple": "#54358f",
}
WALLS: Final[Mapping[str, str]] = {
    "blue": "#0b2547",
    "green": "#0a2f1f",
    "yellow": "#3a2c06",
    "red": "#45101d",
    "purple": "#281547",
}
SHAPES: Final[Mapping[str, str]] = {
    "blue": "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0",
    "green": "M0-10L10 8H-10Z",
    "yellow": "M-8.3-8.3H8.3V8.3H-8.3Z",
    "red": "M0-11L11 0L0 11L-11 0Z",
    "purple": "M0-11L3-3.6H11L4.6 1.4L7 9.4L0 4.8L-7 9.4L-4.6 1.4L-11-3.6H-3Z",
}
"""Outlines in a box from -11 to 11."""
LETTERS: Final[Mapping[str, ColourWord]] = {"B": "blue", "G": "green", "Y": "yellow", "R": "red", "P": "purple"}


def shape(colour: str, x: float = 0, y: float = 0, scale: float = 1, fill: str = "") -> str:
    return path(SHAPES[colour], fill or COLOURS[colour], transform=moved(x, y, scale))


def symbols(letters: tuple[str, ...], x: float, y: float, size: float) -> str:
    """Command symbols in a line, as on a card."""
    return "".join(
        shape(LETTERS[letter], x + place * size * 1.15, y, size / 22) for place, letter in enumerate(letters)
    )


def burst(points: int, outer: float, inner: float) -> str:
    corners = (
        f"{size * sin(pi * k / points):.1f} {-size * cos(pi * k / points):.1f}"
        for k in range(points * 2)
        for size in ((inner if k % 2 else outer),)
    )
    return f"M{'L'.join(corners)}Z"


def program(sheet: Sheet, colour: str, count: int = 1) -> str:
    """One to three programs of a colour as a pile of chips, with the number on it."""
    chips = (circle(0, -k * 4.5, 13, COLOURS[colour], stroke=DARK, stroke_width=2.2) for k in range(count))
    badge = (
        group(
            (
                circle(0, 0, 7.4, DARK, stroke="#fff", stroke_width=1.2),
                sheet.words(0, 3.7, str(count), 10.5, face="display", anchor="middle"),
            ),
            transform=moved(11, 9 - count),
        )
        if count > 1
        else ""
    )
    return group((*chips, shape(colour, 0, -(count - 1) * 4.5, 0.74, DARK), badge))


def installation(colour: str) -> str:
    return (
        path("M-17-11V-17H-11M11-17H17V-11M17 11V17H11M-11 17H-17V11", stroke="#fff", stroke_width=3)
        + rect(-14, -14, 28, 28, COLOURS[colour], rx=3, stroke=DARK, stroke_width=2.4)
        + rect(-10.5, -10.5, 21, 21, DARK, rx=1.5)
        + shape(colour, 0, 0, 0.82)
    )


_FLAME: Final = burst(9, 17.5, 11.5)
_EYE: Final = "M-7.6 0Q0-7.4 7.6 0Q0 7.4-7.6 0Z"


def spark(sheet: Sheet, white: bool, blocking: str = "") -> str:
    """A burning star with an eye; white ones have a white body, and may hold a program."""
    flame, edge, wide = ("#fff", HOTTER, 2.6) if white else (HOT, "#2a0800", 2.0)
    core, ring, eye, slit = ("#fff", HOTTER, "#101626", "#fff") if white else ("#100404", GLOW, GLOW, "#100404")
    held = ""
    if blocking:
        lock = path("M-11 9L11-9M-11-9L11 9", stroke="#fff", stroke_width=2.6)
        held = group((program(sheet, blocking), lock), transform=moved(8, 7, 0.82), opacity=0.85)
    return group(
        (
            held,
            path(_FLAME, flame, stroke=edge, stroke_width=wide, stroke_linejoin="round"),
            circle(0, 0, 10.2, core, stroke=ring, stroke_width=1.4),
            path(_EYE, eye),
            path("M-4 0H4" if white else "M0-4V4", stroke=slit, stroke_width=3.2, stroke_linecap="round"),
        )
    )


_BROWS: Final = "M-17-9L-4-4V3L-17-1ZM17-9L4-4V3L17-1Z"
_TEETH: Final = "M-13 13V8H13V13M-8 8V14M-3 8V14M3 8V14M8 8V14"
_INK: Final = "#16090a"


def guardian(kind: Piece) -> str:
    pale = kind in ("white", "mothers-ghost")
    mask = {"black": HOT, "white": _INK, "hackman": COLOURS["yellow"], "mothers-ghost": _INK}[kind]
    block = path("M-16-24H16L24-16V16L16 24H-16L-24 16V-16Z", "#f7f3ec" if pale else _INK, stroke=HOT, stroke_width=4)
    edge = "#d3b8a4" if kind == "white" else "#7a2f12"
    rim = path("M-13.5-19.5H13.5L19.5-13.5V13.5L13.5 19.5H-13.5L-19.5 13.5V-13.5Z", stroke=edge, stroke_width=1.6)
    match kind:
        case "black":
            looks = path(_BROWS, mask) + path(_TEETH, stroke=GLOW, stroke_width=2.2)
        case "white":
            looks = path(_BROWS, mask) + rect(-14, 8, 28, 6.5, "#c3241a", rx=1, stroke=_INK, stroke_width=1.5)
        case "hackman":
            looks = path("M0 0L15-9A17.5 17.5 0 1 0 15 9Z", mask) + circle(-1, -9.5, 2.8, _INK)
        case _:
            eyes = circle(-4.5, -3, 2.6, HOT) + circle(4.5, -3, 2.6, HOT)
            looks = path("M-12 15V-3A12 12 0 0 1 12-3V15L6 10L0 15L-6 10Z", mask) + eyes
    return block + rim + looks


def avatar(colour: str, active: bool = False) -> str:
    ring = tag("ellipse", cy=17, rx=21, ry=8, fill="none", stroke="#fff", stroke_width=2.6) if active else ""
    return (
        tag("ellipse", cy=17, rx=17, ry=5.5, fill="#000", fill_opacity=0.66)
        + ring
        + path(
            "M-14 17Q-14-2-6-5A10.6 10.6 0 1 1 6-5Q14-2 14 17Q0 22-14 17Z",
            COLOURS[colour],
            stroke="#fff",
            stroke_width=2.6,
        )
        + shape(colour, 0, 8, 0.56, DARK)
        + path("M-7-14H7L5-9.5H-5Z", DARK)
    )


def packet() -> str:
    box = path("M0-9.5L9-4.8V5L0 9.6L-9 5V-4.8Z", "#d8c7a0", stroke=DARK, stroke_width=1.8, stroke_linejoin="round")
    return box + path("M-9-4.8L0 0L9-4.8M0 0V9.6", stroke="#5c4a22", stroke_width=1.6)


def palace(sheet: Sheet, scouts: int) -> str:
    house = path("M-15 15V-5L0-17L15-5V15Z", "#ffe9b0", stroke=DARK, stroke_width=2)
    return house + sheet.words(0, 11, str(scouts), 13, DARK, face="display", anchor="middle")


def horse() -> str:
    return path("M-12 14L-9-4L0-15L12-10L13-3L5 0L8 14Z", "#ffe9b0", stroke=DARK, stroke_width=2)
