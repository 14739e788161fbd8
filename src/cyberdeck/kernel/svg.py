"""Pictures of a game as SVG: a sheet with shapes and letters, which are outlines: it looks the same everywhere.

Whoever draws is given a view and nothing else, so a picture shows what its seat may know.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final, Literal, NamedTuple, TypeAlias

Face: TypeAlias = Literal["display", "read"]
Anchor: TypeAlias = Literal["start", "middle", "end"]
Number: TypeAlias = float

WIDTH: Final = 1200
HEIGHT: Final = 630
"""What link previews show."""
INK: Final = "#070a10"
PANEL: Final = "#101725"
RAISED: Final = "#202c44"
LINE: Final = "#34425e"
TEXT: Final = "#f2f5fb"
SOFT: Final = "#b7c3d7"
FAINT: Final = "#7f8ea8"
CAN: Final = "#62f2d0"
GO: Final = "#ffd166"
HOT: Final = "#ff8a1f"
_SMALLEST: Final = 0.72
"""Words that are too long are set smaller, down to this; then they are cut."""
_UNKNOWN: Final = "?"
_TRIES: Final[tuple[tuple[int, Face, float], ...]] = (
    *((0, "display", 1.0), (0, "display", 0.88), (0, "read", 1.0), (1, "display", 0.88)),
    *((0, "read", 0.88), (1, "display", 0.78), (1, "read", 0.88), (1, "read", 0.78)),
)
"""How a name is set that is too long: on how many lines more, in which letters, and how small."""


class Letter(NamedTuple):
    width: int
    outline: str


@cache
def _letters(face: Face) -> Mapping[str, Letter]:
    """In units of which a thousand are as high as the type is large."""
    text = (files(__package__) / "data" / "letters.json").read_text(encoding="utf-8")
    return {letter: Letter(width, outline) for letter, (width, outline) in json.loads(text)[face].items()}


def measure(words: str, size: Number, face: Face = "read") -> float:
    letters = _letters(face)
    return sum(letters.get(letter, letters[_UNKNOWN]).width for letter in words) * size / 1000


def wrapped(words: str, size: Number, most: Number, face: Face = "read", lines: int = 99) -> list[str]:
    """The words in lines of that width; what does not fit in so many lines is cut."""
    found = _filled(words, size, most, face)
    if len(found) > lines:
        found = [*found[: lines - 1], cut(" ".join(found[lines - 1 :]), size, most, face)]
    return [cut(line, size, most, face) for line in found]


class Name(NamedTuple):
    """A name as it is set: nothing of it is cut."""

    lines: tuple[str, ...]
    size: float
    face: Face


def fitted(words: str, size: Number, most: Number, lines: int = 2) -> Name:
    """A name in the letters of titles on so many lines; a long one as it must be set to be whole."""
    for more, face, share in _TRIES:
        found = _filled(words, size * share, most, face)
        if len(found) <= lines + more and all(measure(line, size * share, face) <= most for line in found):
            return Name(tuple(found), size * share, face)
    size = min(size, *(most / measure(word, 1, "read") for word in words.split()))
    while len(found := _filled(words, size, most, "read")) > lines + 1:
        size *= 0.95
    return Name(tuple(found), size, "read")


def _filled(words: str, size: Number, most: Number, face: Face) -> list[str]:
    found: list[str] = []
    for word in words.split():
        if found and measure(f"{found[-1]} {word}", size, face) <= most:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def cut(words: str, size: Number, most: Number, face: Face = "read") -> str:
    if measure(words, size, face) <= most:
        return words
    while words and measure(f"{words}…", size, face) > most:
        words = words[:-1]
    return f"{words.rstrip(' ,.;:')}…"


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element; `fill_opacity` is written `fill-opacity`, what is None is left out."""
    given = (
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    opened = f"<{name}{''.join(given)}"
    return f"{opened}>{''.join(inside)}</{name}>" if inside else f"{opened}/>"


def _value(value: object) -> str:
    return number(value) if isinstance(value, int | float) else escape(str(value))


def number(value: float) -> str:
    """Two places are enough for the eye."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def moved(x: Number, y: Number, scale: Number | None = None) -> str:
    return f"translate({number(x)} {number(y)})" + (f" scale({scale:.4g})" if scale is not None else "")


def group(parts: Iterable[str], **attributes: object) -> str:
    return tag("g", "".join(parts), **attributes)


def path(d: str, fill: str = "none", **attributes: object) -> str:
    return tag("path", d=d, fill=fill, **attributes)


def polygon(points: str, fill: str = "none", **attributes: object) -> str:
    return tag("polygon", points=points, fill=fill, **attributes)


def rect(x: Number, y: Number, width: Number, height: Number, fill: str = "none", **attributes: object) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def circle(x: Number, y: Number, r: Number, fill: str = "none", **attributes: object) -> str:
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def stops(*given: tuple[float, str, float]) -> str:
    return "".join(tag("stop", offset=offset, stop_color=colour, stop_opacity=far) for offset, colour, far in given)


class Sheet:
    """A picture in the making: what is drawn, in its order, and what is defined once for all of it."""

    def __init__(self, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.width, self.height = width, height
        self._defined: dict[str, str] = {}
        self._parts: list[str] = []

    def add(self, *parts: str) -> None:
        self._parts += parts

    def define(self, id: str, markup: str) -> str:
        """Something used more than once, under a name of its own; what is defined already stays."""
        self._defined.setdefault(id, markup)
        return id

    def fade(self, id: str, *given: tuple[float, str, float], **way: object) -> str:
        """A linear gradient, as a fill."""
        self.define(id, tag("linearGradient", stops(*given), id=id, **way))
        return f"url(#{id})"

    def glow(self, id: str, *given: tuple[float, str, float]) -> str:
        """A radial gradient, as a fill."""
        self.define(id, tag("radialGradient", stops(*given), id=id))
        return f"url(#{id})"

    def words(
        self,
        x: Number,
        y: Number,
        words: str,
        size: Number,
        fill: str = TEXT,
        *,
        face: Face = "read",
        anchor: Anchor = "start",
        most: Number | None = None,
        **attributes: object,
    ) -> str:
        """One line of letters on the line at `y`; longer than `most`, it is set smaller, then narrow, then cut."""
        if most is not None and measure(words, size, face) * _SMALLEST > most:
            face = "read"
        if most is not None and (width := measure(words, size, face)) > most:
            if width * _SMALLEST > most:
                words = cut(words, size * _SMALLEST, most, face)
            size *= max(_SMALLEST, most / width)
        back = {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * measure(words, size, face)
        return group(self._set(words, face), fill=fill, transform=moved(x - back, y, size / 1000), **attributes)

    def _set(self, words: str, face: Face) -> Iterable[str]:
        letters, x = _letters(face), 0
        for letter in words:
            known = letter if letter in letters else _UNKNOWN
            width, outline = letters[known]
            if outline:
                id = self.define(f"{face[0]}{ord(known):x}", tag("path", id=f"{face[0]}{ord(known):x}", d=outline))
                yield tag("use", href=f"#{id}", x=x or None)
            x += width

    def name(self, x: Number, y: Number, set: Name, fill: str = TEXT, *, leading: Number = 1.02) -> str:
        """A name whose first line stands at `y`."""
        return self.lines(x, y, set.lines, set.size, fill, face=set.face, leading=leading)

    def lines(
        self,
        x: Number,
        y: Number,
        lines: Iterable[str],
        size: Number,
        fill: str = TEXT,
        *,
        face: Face = "read",
        anchor: Anchor = "start",
        leading: Number = 1.2,
    ) -> str:
        return "".join(
            self.words(x, y + place * size * leading, line, size, fill, face=face, anchor=anchor)
            for place, line in enumerate(lines)
        )

    def svg(self, label: str) -> str:
        """The whole picture; `label` says what it shows to those who cannot see it."""
        opened = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'width="{self.width}" height="{self.height}" role="img" aria-label="{escape(label)}">'
        )
        defs = tag("defs", "".join(self._defined.values())) if self._defined else ""
        return f"{opened}<title>{escape(label)}</title>{defs}{''.join(self._parts)}</svg>\n"


def ground(sheet: Sheet) -> None:
    """The dark room in which every picture lies."""
    sky = sheet.fade("room", (0, "#0d1526", 1), (1, INK, 1), x1=0, x2=0, y1=0, y2=1)
    dots = tag("pattern", circle(1, 1, 1, "#1a2540"), id="dots", width=24, height=24, patternUnits="userSpaceOnUse")
    sheet.define("dots", dots)
    sheet.add(rect(0, 0, sheet.width, sheet.height, sky), rect(0, 0, sheet.width, sheet.height, "url(#dots)"))


def brand(sheet: Sheet, x: float, y: float, size: float = 20) -> str:
    """The name, as it stands on every page."""
    return sheet.words(x, y, "Cyber", size, TEXT, face="display") + sheet.words(
        x + measure("Cyber", size, "display"), y, "deck", size, CAN, face="display"
    )


def plain_picture(words: str, label: str) -> str:
    """A table that nobody has drawn, as its letters."""
    rows = words.splitlines()[:40]
    sheet = Sheet(WIDTH, max(120, 40 + 20 * len(rows)))
    sheet.add(rect(0, 0, sheet.width, sheet.height, INK))
    sheet.add(sheet.lines(30, 40, (cut(row, 16, WIDTH - 60) for row in rows), 16, SOFT))
    return sheet.svg(label)
