"""The look of the cards: the outline tells the type, the colours the faction, the picture the title."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from cyberdeck.kernel.paper import Words
from cyberdeck.kernel.svg import GO, INK, TEXT, Sheet, circle, fitted, group, moved, path, polygon, rect, tag
from cyberdeck.locale import Message
from cyberdeck.netrunner.printed import PRINTED, Printed
from cyberdeck.netrunner.view import CardSeen
from cyberdeck.netrunner.words import Type

WIDE: Final = 300
HIGH: Final = 420
_ICE: Final = ("barrier", "code-gate", "sentry")
_STROKE: Final = re.compile(r"\s*(-?)([A-Z])([\d.]*):\s*(.*)", re.DOTALL)
_CORP: Final = "#8fb4ea"
_RUNNER: Final = "#ff9d63"
_LYING: Final[Mapping[str, str]] = {
    "barrier": "0,0 100,0 100,100 0,100",
    "code-gate": "4,0 96,0 100,50 96,100 4,100 0,50",
    "sentry": "5,0 100,0 95,100 0,100",
    "trap": "0,18 3,0 97,0 100,18 100,82 97,100 3,100 0,82",
}
KIND_COLOURS: Final[Mapping[str, str]] = {
    "barrier": "#ffb454",
    "code-gate": "#6cc8ff",
    "sentry": "#ff7482",
    "trap": "#d5a3ff",
}
_TOKENS: Final[Mapping[str, tuple[str, str]]] = {
    "advancement": ("#8fe3ff", "M0-9L9 7H-9Z"),
    "credits": (GO, "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0"),
    "recurring": (GO, "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0"),
    "virus": ("#7dffa8", "M0-9L5-5L9 0L5 5L0 9L-5 5L-9 0L-5-5Z"),
    "power": ("#d5a3ff", "M2-9L-6 1H-1L-2 9L6-2H1Z"),
    "agenda": ("#ffe08a", "M0-9L3-3H9L4 1L6 8L0 4L-6 8L-4 1L-9-3H-3Z"),
}
"""What lies on cards, with its colour and shape."""


@cache
def drawings() -> Mapping[str, Mapping[str, Any]]:
    text = (files(__package__) / "data" / "drawings.json").read_text(encoding="utf-8")
    found: Mapping[str, Mapping[str, Any]] = json.loads(text)
    return found


def palette(faction: str) -> Mapping[str, str]:
    """K, the darkest, D, M, L and W, the lightest, and X that stands out."""
    found: Mapping[str, str] = drawings()["palettes"].get(faction) or drawings()["palettes"]["neutral"]
    return found


def kind_of(card: Printed) -> str:
    """The type, of ice its kind."""
    return next((kind for kind in _ICE if kind in card.subtypes), "trap") if card.type is Type.ICE else card.type.value


def sign(name: str, x: float, y: float, size: float, colour: str) -> str:
    """One of the signs, in a square of that size around a point."""
    drawn = drawings()["signs"][name]
    lines = path(drawn["lines"], stroke=colour, stroke_width=drawn.get("strong", 2.4)) if "lines" in drawn else ""
    solid = path(drawn["solid"], colour) if "solid" in drawn else ""
    return group((lines, solid), transform=moved(x - size / 2, y - size / 2, size / 24), stroke_linejoin="round")


# the picture of a card


def picture(sheet: Sheet, card: Printed) -> str:
    """The picture, 300 by 300, defined once; its name."""
    id, colours = f"art-{card.id}", palette(card.faction)
    tint = drawings()["palettes"][card.faction]["T"][card.number % 3]
    sky = sheet.fade(
        f"sky-{card.faction}-{card.number % 3}",
        *((0.0, colours["K"], 1.0), (0.3, colours["D"], 1.0), (0.72, tint, 1.0), (0.86, colours["D"], 1.0)),
        *((1.0, colours["K"], 1.0),),
        x1=0, x2=0, y1=0, y2=1,
    )  # fmt: skip
    glow = sheet.glow(f"glow-{card.faction}", (0, colours["W"], 0.85), (0.35, colours["L"], 0.5), (1, colours["L"], 0))
    dusk = sheet.glow(f"dusk-{card.faction}", (0, colours["K"], 0.5), (0.6, colours["K"], 0.3), (1, colours["K"], 0))
    hero = group(
        _hero(sheet, card, colours),
        transform=moved(150, 152, 1),
        stroke=colours["K"], stroke_width=3, stroke_linejoin="round", stroke_linecap="round", fill_rule="evenodd",
    )  # fmt: skip
    inside = (rect(0, 0, 300, 300, sky), _dust(card, colours), circle(150, 152, 165, glow), circle(150, 152, 122, dusk))
    return sheet.define(id, tag("symbol", *inside, hero, id=id, viewBox="0 0 300 300"))


def _dust(card: Printed, colours: Mapping[str, str]) -> str:
    """Ten motes, at places that are the card's own."""
    places = [(card.number * 73 + mote * 97) % 300 for mote in range(20)]
    motes = (circle(places[k], places[19 - k], 1 + k % 3 * 0.6) for k in range(10))
    return group(motes, fill=colours["W"], fill_opacity=0.7)


def _hero(sheet: Sheet, card: Printed, colours: Mapping[str, str]) -> list[str]:
    """The lines of a hero: a colour or a facet, perhaps how opaque, and an outline; or a stroke and how wide."""
    found: list[str] = []
    for part in drawings()["heroes"][card.id].split(";"):
        match = _STROKE.fullmatch(part)
        if match is None:
            continue
        stroke, tone, size, d = match.groups()
        paint = colours.get(tone) or _facet(sheet, card.faction, colours, tone)
        if stroke:
            found += [
                path(d, stroke=colours["K"], stroke_width=float(size) + 3),
                path(d, stroke=paint, stroke_width=size),
            ]
        else:
            found.append(path(d, paint, fill_opacity=size or None, stroke="none" if size else None))
    return found


_FACETS: Final[Mapping[str, tuple[bool, tuple[tuple[float, str], ...]]]] = {
    "H": (True, ((0, "W"), (0.3, "L"), (0.5, "L"), (0.5, "M"), (1, "M"))),
    "J": (True, ((0, "L"), (0.2, "M"), (0.5, "M"), (0.5, "D"), (1, "D"))),
    "V": (False, ((0, "W"), (0.5, "L"), (1, "M"))),
    "N": (False, ((0, "K"), (1, "D"))),
    "Y": (False, ((0, "W"), (0.35, "X"), (1, "X"))),
}
"""Facets of the heroes: whether they change across or down, and through which colours."""


def _facet(sheet: Sheet, faction: str, colours: Mapping[str, str], tone: str) -> str:
    across, steps = _FACETS[tone]
    way = {"x1": -100, "x2": 100, "y1": 0, "y2": 0} if across else {"x1": 0, "x2": 0, "y1": -100, "y2": 100}
    given = tuple((offset, colours[name], 1.0) for offset, name in steps)
    return sheet.fade(f"facet-{faction}-{tone}", *given, gradientUnits="userSpaceOnUse", **way)


# a card that stands


def upright(sheet: Sheet, x: float, y: float, wide: float, seen: CardSeen, words: Words, corp: bool) -> str:
    """A card as it is seen: its face where that is known, else its back; what lies on it in any case."""
    scale = wide / WIDE
    drawn = _back(sheet, corp) if seen.id is None else _face(sheet, PRINTED[seen.id], seen, words, scale)
    known = seen.id is not None and not seen.faceup
    return group(
        (drawn, _tokens(sheet, seen, scale)), transform=moved(x, y, scale), opacity=0.8 if known and corp else None
    )


def face(sheet: Sheet, x: float, y: float, wide: float, id: str, words: Words) -> str:
    """A card as it is printed."""
    seen = CardSeen(name="", id=id, handle=None, faceup=True)
    return group((_face(sheet, PRINTED[id], seen, words, wide / WIDE),), transform=moved(x, y, wide / WIDE))


def _clip(sheet: Sheet, kind: str) -> str:
    id = f"cut-{kind}"
    return sheet.define(id, tag("clipPath", polygon(drawings()["outlines"][kind]), id=id))


def _face(sheet: Sheet, card: Printed, seen: CardSeen, words: Words, scale: float) -> str:
    colours, kind = palette(card.faction), kind_of(card)
    outline = drawings()["outlines"][kind]
    title = words(Message(f"card-{card.id}")).split(": ")[0]
    room = 252 if card.type is Type.IDENTITY else 190
    name = fitted(title, max(30.0, 9.4 / scale), room)
    band = 22 + len(name.lines) * name.size * 1.05
    left = 24 if card.type is Type.IDENTITY else 86
    inside = (
        rect(0, 0, WIDE, HIGH, colours["K"]),
        tag("use", href=f"#{picture(sheet, card)}", x=0, y=min(band, 90), width=300, height=300),
        rect(0, min(band, 90) + 240, WIDE, HIGH, colours["K"], fill_opacity=0.82),
        rect(0, 0, WIDE, band, colours["K"], fill_opacity=0.9),
        sheet.name(left, 8 + name.size, name),
        _kinds(sheet, card, words, colours, scale),
    )
    return "".join(
        (
            tag("g", *inside, clip_path=f"url(#{_clip(sheet, kind)})"),
            polygon(outline, stroke=INK, stroke_width=16, stroke_opacity=0.55, stroke_linejoin="round"),
            polygon(outline, stroke=colours["L"], stroke_width=8, stroke_linejoin="round"),
            _corner(sheet, card, seen),
        )
    )


def _kinds(sheet: Sheet, card: Printed, words: Words, colours: Mapping[str, str], scale: float) -> str:
    """What it is; where the card is large, its text too."""
    if 300 * scale < 96:
        return sign(kind_of(card), 150, 372, 54, colours["L"])
    kind = words(Message(f"type-{card.type.value}"))
    left = 92 if card.type is Type.ICE or "icebreaker" in card.subtypes else 38
    most = (190 if card.type is Type.AGENDA else 270) - left
    return sign(kind_of(card), left, 372, 28, colours["L"]) + sheet.words(
        left + 22, 381, kind, 27, colours["L"], most=most
    )


def _corner(sheet: Sheet, card: Printed, seen: CardSeen) -> str:
    """What has to be paid, in a gold hexagon, of an agenda the advancement; strength and points where it has them."""
    found = ""
    if card.type is Type.AGENDA:
        need = seen.requirement if seen.requirement is not None else card.advancement
        found += polygon("42,-4 84,26 68,74 16,74 0,26", "#8fe3ff", stroke=INK, stroke_width=6)
        found += sheet.words(42, 60, str(need), 52, INK, face="display", anchor="middle")
        found += polygon(
            "250,282 262,312 294,312 268,332 278,364 250,344 222,364 232,332 206,312 238,312",
            "#ffe08a",
            stroke=INK,
            stroke_width=6,
        )
        found += sheet.words(250, 342, str(card.points), 38, INK, face="display", anchor="middle")
    elif card.type is not Type.IDENTITY:
        found += polygon("42,-6 82,16 82,62 42,84 2,62 2,16", GO, stroke=INK, stroke_width=6)
        found += sheet.words(42, 58, str(card.shown_cost), 52, INK, face="display", anchor="middle")
    if card.type is Type.ICE or "icebreaker" in card.subtypes:
        strength = seen.strength if seen.strength is not None else card.strength
        found += polygon("0,300 70,300 70,352 35,378 0,352", "#b5262f", stroke=INK, stroke_width=6)
        found += sheet.words(35, 352, str(strength), 48, TEXT, face="display", anchor="middle")
    return found


def _back(sheet: Sheet, corp: bool) -> str:
    id = "back-corp" if corp else "back-runner"
    inside = _CORP_BACK if corp else _RUNNER_BACK
    sheet.define(id, tag("g", inside, id=id))
    return tag("use", href=f"#{id}")


_CORP_BACK: Final = (
    rect(4, 4, 292, 412, "#0f1c33", rx=16)
    + path("M150 60 270 130V290L150 360 30 290V130Z", "#16294a", stroke="#5f86c4", stroke_width=5)
    + path("M150 110 228 155V265L150 310 72 265V155Z", "#1d3763", stroke="#8fb4ea", stroke_width=4)
    + path("M150 160V310M150 210 72 165M150 210 228 165", stroke="#8fb4ea", stroke_width=4)
    + rect(9, 9, 282, 402, rx=14, stroke="#33548c", stroke_width=8)
)
_RUNNER_BACK: Final = (
    rect(4, 4, 292, 412, "#26140f", rx=16)
    + path("M30 330 150 90 270 330 210 330 150 210 90 330Z", "#3a1e14", stroke="#e0854c", stroke_width=5)
    + path("M150 250 190 330H110Z", "#e0854c")
    + path("M20 60H110L140 90M280 60H190L160 90M20 370H280", stroke="#9c5732", stroke_width=5)
    + rect(9, 9, 282, 402, rx=14, stroke="#7a4228", stroke_width=8)
)


def _tokens(sheet: Sheet, seen: CardSeen, scale: float) -> str:
    """What lies on the card, each kind once, with its number."""
    lying = [(name, getattr(seen, name)) for name in _TOKENS if getattr(seen, name)]
    size = max(1.9, 0.62 / scale)
    return "".join(
        _token(sheet, name, count, WIDE / 2 + (place - (len(lying) - 1) / 2) * 46 * size, 236, size)
        for place, (name, count) in enumerate(lying)
    )


def _token(sheet: Sheet, name: str, count: int, x: float, y: float, size: float) -> str:
    colour, shape = _TOKENS[name]
    inside = (
        rect(-21, -13, 42, 26, INK, rx=13, stroke=colour, stroke_width=2),
        path(shape, colour, transform=moved(-9, 0, 0.86)),
        sheet.words(9, 6.5, str(count), 18, TEXT, face="display", anchor="middle"),
    )
    return group(inside, transform=moved(x, y, size))


# ice that lies


def lying(sheet: Sheet, x: float, y: float, wide: float, high: float, seen: CardSeen, words: Words) -> str:
    """Ice before a server: a wall is a block, a gate has points, a sentry is a blade; facedown it is a dark bar."""
    card = None if seen.id is None else PRINTED[seen.id]
    drawn = _known_ice(sheet, card, seen, words, wide, high) if card else _hidden_ice(wide, high)
    tokens = [(name, getattr(seen, name)) for name in _TOKENS if getattr(seen, name)]
    more = (
        _token(sheet, name, count, wide - 22 - place * 40, high - 2, 0.8) for place, (name, count) in enumerate(tokens)
    )
    return group((drawn, *more), transform=moved(x, y))


def _shaped(kind: str, wide: float, high: float) -> str:
    corners = (corner.split(",") for corner in _LYING[kind].split(" "))
    return " ".join(f"{float(x) * wide / 100:.1f},{float(y) * high / 100:.1f}" for x, y in corners)


def _hidden_ice(wide: float, high: float) -> str:
    marks = "".join(f"M{x:.0f} {high / 2:.0f}l6-9h10l6 9l-6 9h-10Z" for x in range(14, int(wide) - 24, 30))
    return rect(0, 0, wide, high, "#0f1c33", stroke="#33548c", stroke_width=2, rx=3) + path(
        marks, stroke="#2b477a", stroke_width=2
    )


def _known_ice(sheet: Sheet, card: Printed, seen: CardSeen, words: Words, wide: float, high: float) -> str:
    kind, colours = kind_of(card), palette(card.faction)
    outline, clip = _shaped(kind, wide, high), f"lie-{kind}-{wide:.0f}-{high:.0f}"
    sheet.define(clip, tag("clipPath", polygon(outline), id=clip))
    name = fitted(words(Message(f"card-{card.id}")), 13.5, wide - high - 10, lines=1)
    fade = sheet.fade(f"lie-{card.faction}", (0, colours["K"], 1), (0.45, colours["K"], 0.92), (1, colours["K"], 0))
    inside = (
        rect(0, 0, wide, high, colours["D"]),
        tag(
            "use",
            href=f"#{picture(sheet, card)}",
            x=wide * 0.45,
            y=-(wide * 0.55 - high) / 2,
            width=wide * 0.55,
            height=wide * 0.55,
        ),
        rect(0, 0, wide, high, fade),
        sheet.name(high * 0.9, high / 2 + 4.5 - (len(name.lines) - 1) * name.size * 0.51, name),
        rect(0, 0, high * 0.78, high, colours["K"], fill_opacity=0.85),
        _sign_of_ice(sheet, card, seen, high, kind),
    )
    edge = "5 4" if not seen.faceup else None
    return group(
        (
            tag("g", *inside, clip_path=f"url(#{clip})"),
            polygon(outline, stroke=KIND_COLOURS[kind], stroke_width=2.2, stroke_dasharray=edge),
        ),
        opacity=None if seen.faceup else 0.66,
    )


def _sign_of_ice(sheet: Sheet, card: Printed, seen: CardSeen, high: float, kind: str) -> str:
    strength = seen.strength if seen.strength is not None else card.strength
    colour = KIND_COLOURS[kind]
    return sign(kind, high * 0.39, high * 0.3, high * 0.4, colour) + sheet.words(
        high * 0.39, high * 0.88, str(strength), high * 0.46, colour, face="display", anchor="middle"
    )
