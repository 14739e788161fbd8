"""The table of Deckers as a picture: the network, beside it machine, goal and crew, below it the viewer's hand."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import cos, pi, sin, sqrt
from typing import Any, Final, NamedTuple

from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.picture import parts_of
from cyberdeck.deckers.pieces import (
    COLOURS,
    DARK,
    FIELDS,
    GLOW,
    WALLS,
    avatar,
    guardian,
    horse,
    installation,
    packet,
    palace,
    program,
    shape,
    spark,
    symbols,
)
from cyberdeck.deckers.view import DeckerSeen, DeckersView, SpaceSeen
from cyberdeck.kernel.paper import Words
from cyberdeck.kernel.svg import (
    CAN,
    FAINT,
    HEIGHT,
    HOT,
    LINE,
    PANEL,
    SOFT,
    TEXT,
    WIDTH,
    Sheet,
    brand,
    circle,
    fitted,
    ground,
    group,
    moved,
    path,
    rect,
    tag,
    wrapped,
)
from cyberdeck.locale import Message, message

RADIUS: Final = 50.0
TALL: Final = RADIUS * sqrt(3)
_DEPTH: Final = 10
_ASIDE: Final = 862
_SIDES: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_LEVELS: Final[Mapping[str, str]] = {"copper": "#e0935a", "silver": "#cfd8e6", "gold": "#ffd447", "ghost": "#f2f5fb"}
_TURNS: Final = 3
_SLOTS: Final[Sequence[Sequence[tuple[float, float]]]] = (
    (),
    ((0, 3),),
    ((-19, 4), (19, 4)),
    ((-21, -10), (19, -14), (3, 23)),
    ((-20, -9), (18, -16), (-18, 19), (19, 17)),
    ((-29, -2), (2, -21), (29, -6), (-14, 22), (16, 22)),
    ((-29, -4), (1, -22), (29, -8), (-22, 20), (1, 8), (24, 19)),
    ((-12, -24), (16, -24), (-29, -1), (0, 0), (29, -1), (-14, 25), (14, 25)),
)
"""Where up to seven things stand on a hex, and below how large."""
_SCALES: Final = (1, 1.32, 1.16, 1.06, 0.98, 0.86, 0.82, 0.72)


class Point(NamedTuple):
    x: float
    y: float


@cache
def drawings() -> Mapping[str, Mapping[str, str]]:
    text = (files(__package__) / "data" / "drawings.json").read_text(encoding="utf-8")
    found: Mapping[str, Mapping[str, str]] = json.loads(text)
    return found


def portrait(sheet: Sheet, id: str, x: float, y: float, wide: float, high: float) -> str:
    """A decker's face, cut to that size."""
    name = f"portrait-of-{id}"
    sheet.define(name, tag("symbol", drawings()["portraits"][id], id=name, viewBox="0 0 120 140"))
    clip = f"frame-{x:.0f}-{y:.0f}"
    sheet.define(clip, tag("clipPath", rect(x, y, wide, high, rx=6), id=clip))
    tall = max(high, wide * 140 / 120)
    drawn = tag("use", href=f"#{name}", x=x, y=y, width=wide, height=tall)
    return tag("g", drawn, clip_path=f"url(#{clip})")


def machine(id: str, x: float, y: float, scale: float, colour: str = HOT, **attributes: object) -> str:
    return group((drawings()["machines"][id],), transform=moved(x, y, scale), color=colour, **attributes)


def table(view: DeckersView, words: Words) -> str:
    """The whole table, as the seat of this view may see it."""
    return _Table(view, words).drawn()


class _Table:
    def __init__(self, view: DeckersView, words: Words) -> None:
        self.view, self.words, self.sheet = view, words, Sheet()
        own = [decker for decker in view.deckers if decker.hand is not None]
        self.mine = own[0] if own and view.seat >= 0 else None

    def drawn(self) -> str:
        sheet, view = self.sheet, self.view
        ground(sheet)
        floor = 512 if self.mine else HEIGHT
        sheet.add(self._network(floor), self._head(), self._aside())
        if self.mine:
            sheet.add(self._hand(self.mine))
        smc = self.words(Message(f"smc-{view.smc}"))
        return sheet.svg(f"Deckers: {smc}, {self._moment()}, {self.words(Message(f'objective-{view.objective.id}'))}")

    def _moment(self) -> str:
        view = self.view
        return self.words(message("picture-cycle", number=view.cycle, level=Message(f"level-{view.level.value}")))

    def _head(self) -> str:
        sheet, view = self.sheet, self.view
        phase = message("picture-over") if view.winners is not None else Message(f"phase-{view.phase.value}")
        return "".join(
            (
                rect(0, 0, WIDTH, 42, "#0b101a"),
                path(f"M0 42H{WIDTH}", stroke=LINE),
                brand(sheet, 16, 28),
                sheet.words(214, 28, self._moment(), 18, _LEVELS[view.level.value], face="display", most=330),
                sheet.words(WIDTH - 16, 28, self.words(phase), 17, SOFT, anchor="end", most=420),
            )
        )

    # the network

    def _network(self, floor: float) -> str:
        spaces = self.view.spaces
        if not spaces:
            return ""
        middles = [_middle(space) for space in spaces]
        left, right = min(p.x for p in middles) - RADIUS, max(p.x for p in middles) + RADIUS
        top, low = min(p.y for p in middles) - TALL / 2, max(p.y for p in middles) + TALL / 2 + _DEPTH
        room = (_ASIDE - 40, floor - 42 - 24)
        scale = min(1.32, room[0] / (right - left), room[1] / (low - top))
        x = 16 + (room[0] - (right - left) * scale) / 2 - left * scale
        y = 54 + (room[1] - (low - top) * scale) / 2 - top * scale
        looming = machine(self.view.smc, _ASIDE / 2, 42 + (floor - 42) / 2, (floor - 60) / 200, opacity=0.1)
        layers = (
            *(self._wall(space) for space in spaces),
            *(self._tile(space) for space in spaces),
            *self._coasts(),
            *(self._print(space) for space in spaces),
            *(group(self._lying(space), transform=moved(*_middle(space))) for space in spaces),
        )
        return looming + group(layers, transform=moved(x, y, scale))

    def _wall(self, space: SpaceSeen) -> str:
        x, y = _middle(space)
        return path(_hexagon(RADIUS + 0.4), WALLS[space.server], stroke=DARK, transform=moved(x, y + _DEPTH))

    def _tile(self, space: SpaceSeen) -> str:
        colour, place = COLOURS[space.server], moved(*_middle(space))
        sheet, id = self.sheet, f"ground-{space.server}"
        wide, high, d = _GROUNDS[space.server]
        pattern = path(d, stroke=colour, stroke_opacity=0.32, stroke_width=1.4)
        sheet.define(id, tag("pattern", pattern, id=id, width=wide, height=high, patternUnits="userSpaceOnUse"))
        tile = path(_hexagon(RADIUS - 0.6), FIELDS[space.server], stroke=colour, stroke_opacity=0.42, stroke_width=1.4)
        return group((tile, path(_hexagon(RADIUS - 0.6), f"url(#{id})")), transform=place)

    def _coasts(self) -> Iterable[str]:
        for colour in COLOURS:
            segment = [space for space in self.view.spaces if space.segment == colour]
            if segment:
                yield path(_coast(segment), stroke=COLOURS[colour], stroke_width=3, stroke_linecap="round")

    def _print(self, space: SpaceSeen) -> str:
        """Its number, whether it is closed, and whose home it is."""
        home = next((decker for decker in self.view.deckers if decker.entry == space.name), None)
        found = [
            circle(-22, -32, 8.4, "#060a14", fill_opacity=0.85, stroke=COLOURS[space.server]),
            self.sheet.words(-22, -27.6, str(space.number), 12, "#fff", face="display", anchor="middle"),
        ]
        if space.closed:
            found.append(
                path(
                    _hexagon(RADIUS - 6.5), stroke="#fff", stroke_opacity=0.35, stroke_width=1.6, stroke_dasharray="2 3"
                )
            )
        if home is not None:
            door = path("M-8 7V-2L0-9L8-2V7Z", COLOURS[home.colour], stroke=DARK, stroke_width=1.6)
            found.append(path(_brackets(RADIUS - 5), stroke="#fff", stroke_width=3.2))
            found.append(group((door, shape(home.colour, 0, 1.5, 0.42, DARK)), transform=moved(22, -31)))
        return group(found, transform=moved(*_middle(space)))

    def _lying(self, space: SpaceSeen) -> list[str]:
        """In reading order: programs, installation, the machine's pieces, those who stand there."""
        things = [*self._ours(space), *self._theirs(space), *self._standing(space)][:7]
        tiles = [group((packet(),), transform=moved(31 - k * 6, -16 + k * 4, 0.95)) for k in range(len(space.packets))]
        slots, scale = _SLOTS[len(things)], _SCALES[len(things)]
        placed = [group((thing,), transform=moved(*slot, scale)) for thing, slot in zip(things, slots, strict=True)]
        return tiles + placed

    def _ours(self, space: SpaceSeen) -> list[str]:
        piles = [program(self.sheet, colour, count) for colour, count in space.programs.items()]
        return piles + ([installation(space.installation)] if space.installation else [])

    def _theirs(self, space: SpaceSeen) -> list[str]:
        view = self.view
        sparks = [spark(self.sheet, False)] * space.black + [spark(self.sheet, True)] * space.white
        sparks += [spark(self.sheet, True, colour) for colour in space.blocked]
        found = sparks[:1] if len(sparks) < 2 else [_pair(sparks[0], sparks[1])]
        if space.guardian:
            found.append(group((guardian(space.guardian),), transform=moved(0, 0, 0.86)))
        if view.palace is not None and view.palace.at == space.name:
            found.append(palace(self.sheet, view.palace.scouts))
        if view.horse is not None and view.horse.at == space.name:
            found.append(horse())
        return found

    def _standing(self, space: SpaceSeen) -> list[str]:
        return [
            group((avatar(decker.colour, decker.id == self.view.active),), transform=moved(0, 0, 0.8))
            for decker in self.view.deckers
            for at in decker.avatars
            if at == space.name
        ]

    # beside it

    def _aside(self) -> str:
        high = HEIGHT - 54 - 12
        back = rect(_ASIDE, 54, WIDTH - _ASIDE - 14, high, PANEL, fill_opacity=0.92, rx=8, stroke=LINE)
        goal, below = self._goal(134)
        return back + self._machine() + goal + self._crew(below) + self._supply()

    def _machine(self) -> str:
        view, sheet = self.view, self.sheet
        name = self.words(Message(f"smc-{view.smc}")) + (f" {view.upgrade}" if view.upgrade else "")
        stars = "".join(
            path("M0-9L3-3H9L4 1L6 8L0 4L-6 8L-4 1L-9-3H-3Z", HOT, transform=moved(_ASIDE + 104 + k * 22, 108))
            for k in range(CONTENT.smcs[view.smc].stars.value)
        )
        emblem = machine(view.smc, _ASIDE + 50, 96, 0.38)
        return emblem + sheet.words(_ASIDE + 95, 90, name, 25, GLOW, face="display", most=WIDTH - _ASIDE - 122) + stars

    def _goal(self, top: float) -> tuple[str, float]:
        """The objective, what it asks for, and how far that is met; and where it ends."""
        sheet, objective = self.sheet, self.view.objective
        colour, x, most = _LEVELS[objective.level], _ASIDE + 16, WIDTH - _ASIDE - 46
        title = self.words(Message(f"objective-{objective.id}"))
        told = dict(parts_of(f"objective-{objective.id}", ("goal",), self.words, len(self.view.deckers)))
        lines = wrapped(told.get("goal", ""), 16, most, lines=4)
        y = top + 46 + 19 * len(lines)
        bars = "".join(
            self._bar(x, y + 16 * place, most, part.have, part.need, part.met)
            for place, part in enumerate(objective.progress[:3])
        )
        drawn = (
            path(f"M{x} {top}H{WIDTH - 30}", stroke=LINE),
            sheet.words(x, top + 26, title, 18, colour, face="display", most=most),
            sheet.lines(x, top + 48, lines, 16, SOFT),
            bars,
        )
        return "".join(drawn), y + 16 * len(objective.progress[:3]) + 6

    def _bar(self, x: float, y: float, wide: float, have: int, need: int, met: bool) -> str:
        share = 1.0 if met else min(1.0, have / need) if need else 0.0
        colour = CAN if met else "#ffd166"
        text = f"{have}/{need}" if need else str(have)
        return (
            rect(x, y, wide - 52, 8, "#22304a", rx=4)
            + (rect(x, y, max(8.0, (wide - 52) * share), 8, colour, rx=4) if share else "")
            + self.sheet.words(x + wide, y + 8, text, 14, colour, face="display", anchor="end")
        )

    def _crew(self, top: float) -> str:
        room = HEIGHT - 12 - 64 - top
        high = min(78.0, room / len(self.view.deckers) - 6)
        return "".join(
            self._decker(decker, top + 8 + place * (high + 6), high) for place, decker in enumerate(self.view.deckers)
        )

    def _decker(self, decker: DeckerSeen, y: float, high: float) -> str:
        sheet, x, wide = self.sheet, _ASIDE + 12, WIDTH - _ASIDE - 38
        active, colour = decker.id == self.view.active, COLOURS[decker.colour]
        face = portrait(sheet, decker.id, x + 2, y + 2, high * 0.86, high - 4)
        left = x + high * 0.86 + 14
        turns = "".join(
            circle(
                left + 6 + k * 17,
                y + high * 0.72,
                5.5,
                colour if k < decker.turns else "none",
                stroke=colour,
                stroke_width=1.6,
            )
            for k in range(_TURNS)
        )
        cards = rect(x + wide - 66, y + high * 0.72 - 9, 13, 18, "#22304a", rx=2, stroke=SOFT, stroke_width=1.4)
        return "".join(
            (
                rect(x, y, wide, high, "#182236", rx=6, stroke=colour, stroke_width=2.6 if active else 0.8),
                face,
                sheet.words(
                    left,
                    y + high * 0.42,
                    self.words(Message(f"decker-{decker.id}")),
                    min(18, high * 0.3),
                    TEXT,
                    face="display",
                    most=wide - high * 0.86 - 30,
                ),
                turns,
                cards,
                sheet.words(x + wide - 46, y + high * 0.72 + 6, str(decker.cards), 17, TEXT, face="display"),
            )
        )

    def _supply(self) -> str:
        """What the machine may run out of, for then the game is lost."""
        supply, sheet, y = self.view.supply, self.sheet, HEIGHT - 42
        found = [path(f"M{_ASIDE + 16} {y - 24}H{WIDTH - 30}", stroke=LINE)]
        for place, (name, drawn) in enumerate((("scouts", spark(sheet, False)), ("guardians", guardian("black")))):
            x = _ASIDE + 40 + place * 104
            low = supply[name] <= (5 if name == "scouts" else 1)
            found.append(group((drawn,), transform=moved(x, y, 0.72)))
            found.append(sheet.words(x + 25, y + 7, str(supply[name]), 21, "#ff7482" if low else TEXT, face="display"))
        label = self.words(message("deckers-supply"))
        return "".join(found) + sheet.words(WIDTH - 30, y + 6, label, 15, FAINT, anchor="end", most=96)

    # below it

    def _hand(self, decker: DeckerSeen) -> str:
        cards = decker.hand or ()
        colour, y = COLOURS[decker.colour], 516.0
        wide = min(150.0, (_ASIDE - 40) / max(1, len(cards)) - 8)
        left = 16 + (_ASIDE - 40 - (wide + 8) * len(cards)) / 2
        back = rect(14, y, _ASIDE - 26, HEIGHT - y - 12, "#0d1526", rx=8, stroke=colour, stroke_opacity=0.6)
        return back + "".join(
            self._command(key, left + place * (wide + 8), y + 7, wide, HEIGHT - y - 26)
            for place, key in enumerate(cards)
        )

    def _command(self, key: str, x: float, y: float, wide: float, high: float) -> str:
        card, sheet = CONTENT.cards[key], self.sheet
        tone = next((_OF_LETTER[letter] for letter in card.symbols if letter != "P"), COLOURS["purple"])
        name = fitted(self.words(Message(f"command-{key}")), 15, wide - 16)
        kind = self.words(Message(f"keyword-{card.keyword}")) if card.keyword else ""
        size = min(19.0, (wide - 16) / max(1, len(card.symbols)) / 1.15)
        return "".join(
            (
                rect(x, y, wide, high, "#141b2e", rx=6, stroke=tone, stroke_opacity=0.7),
                rect(x, y, wide, 5, tone, rx=2),
                sheet.name(x + 8, y + 25, name, leading=1.1),
                sheet.words(x + 8, y + high - 32, kind, 13, CAN, most=wide - 16),
                symbols(card.symbols, x + 8 + size / 2, y + high - 15, size),
            )
        )


_OF_LETTER: Final = {"B": COLOURS["blue"], "G": COLOURS["green"], "Y": COLOURS["yellow"], "R": COLOURS["red"]}
_GROUNDS: Final[Mapping[str, tuple[float, float, str]]] = {
    "blue": (24, 14, "M0 10Q6 2 12 10T24 10"),
    "green": (24, 20.8, "M0 20.8L12 0L24 20.8M0 0H24"),
    "yellow": (26, 18, "M0 0H26V18M0 9H26M13 0V9M0 9V18"),
    "red": (18, 18, "M9 0L18 9L9 18L0 9ZM9 6L12 9L9 12L6 9Z"),
    "purple": (30, 26, "M7 2V12M2 7H12M22 15V23M18 19H26"),
}
"""Waves, leaves, bricks, scales, stars."""


# hexes with flat tops, on axial coordinates


def _middle(space: SpaceSeen) -> Point:
    return Point(RADIUS * 1.5 * space.q, TALL * (space.r + space.q / 2))


def _corner(k: int, size: float) -> Point:
    return Point(size * cos(pi / 3 * k), size * sin(pi / 3 * k))


def _at(point: Point) -> str:
    return f"{point.x:.1f} {point.y:.1f}"


def _hexagon(size: float) -> str:
    return f"M{'L'.join(_at(_corner(k, size)) for k in range(6))}Z"


def _coast(segment: Sequence[SpaceSeen]) -> str:
    """The outer sides of a segment as one path."""
    inside = {(space.q, space.r) for space in segment}
    found = []
    for space in segment:
        x, y = _middle(space)
        for k, (q, r) in enumerate(_SIDES):
            if (space.q + q, space.r + r) not in inside:
                a, b = _corner(k, RADIUS - 1.2), _corner(k + 1, RADIUS - 1.2)
                found.append(f"M{_at(Point(x + a.x, y + a.y))}L{_at(Point(x + b.x, y + b.y))}")
    return "".join(found)


def _brackets(size: float, part: float = 0.24) -> str:
    """The corners of a hex: somebody's home."""

    def towards(k: int, to: int) -> Point:
        a, b = _corner(k, size), _corner(to, size)
        return Point(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)

    return "".join(f"M{_at(towards(k, k - 1))}L{_at(_corner(k, size))}L{_at(towards(k, k + 1))}" for k in range(6))


def _pair(first: str, second: str) -> str:
    return group((first,), transform=moved(-11, -5)) + group((second,), transform=moved(11, 6))


# the end of a game


def ending(view: DeckersView, winners: Sequence[str], reason: str, words: Words) -> str:
    """Who won and how: the machine on one side, those who have met it on the other, and what lay on the network."""
    sheet = Sheet()
    ground(sheet)
    won = bool(winners)
    name = words(Message(f"smc-{view.smc}"))
    title = words(message("picture-together")) if won else words(message("picture-machine", name=name))
    colour = CAN if won else HOT
    sheet.add(
        path(f"M0 0H430L330 {HEIGHT}H0Z", "#1a0b06"),
        machine(view.smc, 180, 300, 1.62, opacity=0.45 if won else 1),
        path(f"M430 0L330 {HEIGHT}", stroke=colour, stroke_width=5),
        sheet.words(180, 560, name, 30, GLOW, face="display", anchor="middle", most=290),
        brand(sheet, WIDTH - 140, 48, 22),
        sheet.words(470, 112, words(message("picture-over")), 24, SOFT, face="display"),
        sheet.words(470, 178, title, 54, colour, face="display", most=700),
        sheet.lines(470, 226, wrapped(reason, 28, 690, lines=2), 28, TEXT),
    )
    for place, decker in enumerate(view.deckers):
        sheet.add(_member(sheet, decker, words, 470 + place * 128))
    sheet.add(_numbers(sheet, view, words))
    return sheet.svg(f"{title}. {reason} {words(Message(f'objective-{view.objective.id}'))}")


def _member(sheet: Sheet, decker: DeckerSeen, words: Words, x: float) -> str:
    face = portrait(sheet, decker.id, x, 296, 112, 130)
    edge = rect(x, 296, 112, 130, rx=6, stroke=COLOURS[decker.colour], stroke_width=2.5)
    return (
        face
        + edge
        + sheet.words(x + 56, 450, words(Message(f"decker-{decker.id}")), 17, TEXT, anchor="middle", most=118)
    )


def _numbers(sheet: Sheet, view: DeckersView, words: Words) -> str:
    counted: Sequence[tuple[Message, Any]] = (
        (message("picture-cycles"), view.cycle),
        (message("picture-sparks"), sum(space.black + space.white + len(space.blocked) for space in view.spaces)),
        (message("picture-guardians"), sum(space.guardian is not None for space in view.spaces)),
        (message("picture-programs"), sum(sum(space.programs.values()) for space in view.spaces)),
    )
    return "".join(
        sheet.words(470 + place * 176, 560, words(label), 18, SOFT, most=166)
        + sheet.words(470 + place * 176, 534, str(value), 40, TEXT, face="display")
        for place, (label, value) in enumerate(counted)
    )
