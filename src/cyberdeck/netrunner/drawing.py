"""The table of Netrunner as a picture: servers with their ice, the rig, both sides on the left, the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from cyberdeck.kernel.paper import Words
from cyberdeck.kernel.svg import (
    CAN,
    FAINT,
    GO,
    HEIGHT,
    INK,
    LINE,
    PANEL,
    SOFT,
    TEXT,
    WIDTH,
    Sheet,
    brand,
    circle,
    ground,
    group,
    path,
    polygon,
    rect,
    tag,
    wrapped,
)
from cyberdeck.locale import Message, message
from cyberdeck.netrunner.cardart import HIGH, WIDE, face, lying, palette, picture, sign, upright
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.values import WINNING_POINTS
from cyberdeck.netrunner.view import CardSeen, NetrunnerView, PlayerSeen, ServerSeen
from cyberdeck.netrunner.words import CENTRALS, server_number

CORP: Final = "#8fb4ea"
RUNNER: Final = "#ff9d63"
RUN: Final = "#ff7a45"
_LEFT: Final = 214
_ASIDE: Final = 188
_TOP: Final = 54
_RATIO: Final = HIGH / WIDE
_ICE: Final = 36.0


class Box(NamedTuple):
    x: float
    y: float
    wide: float
    high: float


def table(view: NetrunnerView, words: Words) -> str:
    """The whole table, as the seat of this view may see it."""
    return _Table(view, words).drawn()


class _Table:
    def __init__(self, view: NetrunnerView, words: Words) -> None:
        self.view, self.words, self.sheet = view, words, Sheet()
        self.root = 0.0
        """How high what is in the servers can be drawn, before the ice."""
        self.hand = (view.corp, view.runner)[view.seat].hand if view.seat >= 0 else ()

    def drawn(self) -> str:
        ground(self.sheet)
        below = 360 if self.hand else 402
        self.sheet.add(self._head())
        self.sheet.add(self._side(self.view.corp, CORP, True, Box(14, _TOP, _ASIDE, 278)))
        self.sheet.add(self._side(self.view.runner, RUNNER, False, Box(14, 340, _ASIDE, 278)))
        self.sheet.add(self._servers(Box(_LEFT, _TOP, WIDTH - _LEFT - 14, below - _TOP - 10)))
        self.sheet.add(self._rig(Box(_LEFT, below, WIDTH - _LEFT - 14, (496 if self.hand else HEIGHT - 12) - below)))
        if self.hand:
            self.sheet.add(self._hand(Box(_LEFT, 504, WIDTH - _LEFT - 14, 114)))
        return self.sheet.svg(self._title())

    def _title(self) -> str:
        names = (self._name(player) for player in (self.view.corp, self.view.runner))
        return f"Netrunner: {' – '.join(names)}, {self._moment()}"

    def _name(self, player: PlayerSeen) -> str:
        return self.words(Message(f"card-{player.identity.id}")).partition(":")[0]

    def _moment(self) -> str:
        return self.words(message("play-turn", number=self.view.turns, side=Message(f"side-{self.view.turn}")))

    def _head(self) -> str:
        view, sheet = self.view, self.sheet
        middle = self._news()
        return "".join(
            (
                rect(0, 0, WIDTH, 42, "#0b101a"),
                path(f"M0 42H{WIDTH}", stroke=LINE),
                brand(sheet, 16, 28),
                sheet.words(
                    _LEFT, 28, self._moment(), 18, RUNNER if view.turn == "runner" else CORP, face="display", most=300
                ),
                sheet.words(WIDTH - 16, 28, middle, 17, GO, anchor="end", most=620),
            )
        )

    def _news(self) -> str:
        """What is going on: the end, a run, a trace."""
        view = self.view
        if view.winners is not None:
            return self.words(message("picture-over"))
        if view.run is None:
            return ""
        return self.words(message("picture-run", server=self._server_message(view.run.server)))

    def _server_message(self, name: str) -> Message:
        number = server_number(name)
        return Message(f"server-{name}") if number in CENTRALS else message("server-remote", number=number - 2)

    # the sides

    def _side(self, player: PlayerSeen, colour: str, corp: bool, box: Box) -> str:
        sheet, id = self.sheet, player.identity.id or ""
        printed, dark = PRINTED[id], palette(PRINTED[id].faction)["K"]
        clip = sheet.define(
            f"side-{colour[1:]}", tag("clipPath", rect(box.x, box.y, box.wide, box.high, rx=8), id=f"side-{colour[1:]}")
        )
        shade = sheet.fade(
            f"shade-{printed.faction}", (0, dark, 0), (0.62, dark, 0.95), (1, PANEL, 1), x1=0, x2=0, y1=0, y2=1
        )
        turn = self.view.turn == ("corp" if corp else "runner") and self.view.winners is None
        inside = (
            rect(*box, PANEL),
            tag("use", href=f"#{picture(sheet, printed)}", x=box.x, y=box.y - 36, width=box.wide, height=box.wide),
            rect(box.x, box.y + 62, box.wide, 74, shade),
            rect(box.x, box.y + 136, box.wide, box.high, PANEL),
            sheet.words(box.x + 12, box.y + 112, self._name(player), 19, TEXT, face="display", most=box.wide - 24),
            self._points(player, box.x + 12, box.y + 130),
        )
        figures = self._figures(player, corp)
        rows = (self._figure(box, place, *figure) for place, figure in enumerate(figures))
        edge = rect(*box, rx=8, stroke=colour, stroke_width=3 if turn else 1.4, stroke_opacity=1 if turn else 0.6)
        return tag("g", *inside, clip_path=f"url(#{clip})") + "".join(rows) + edge

    def _points(self, player: PlayerSeen, x: float, y: float) -> str:
        """Seven diamonds, filled as far as the way to victory goes."""
        won = min(player.points, WINNING_POINTS)
        return "".join(
            path(
                f"M{x + 7 + k * 23} {y - 7}l7 7l-7 7l-7-7Z",
                "#ffe08a" if k < won else "none",
                stroke="#ffe08a",
                stroke_width=1.4,
            )
            for k in range(WINNING_POINTS)
        )

    def _figures(self, player: PlayerSeen, corp: bool) -> list[tuple[str, str, str]]:
        view = self.view
        shared = [("credit", str(player.credits), GO), ("click", str(player.clicks), "#8fe3ff")]
        hand = [("hand", f"{player.cards_in_hand}/{player.hand_size}", SOFT), ("draw", str(player.deck), SOFT)]
        if corp:
            more = [("bad-publicity", str(view.bad_publicity), "#ff7482")] if view.bad_publicity else []
            return [*shared, *hand, ("trash", str(len(player.discard)), SOFT), *more]
        more = [("tag", str(view.tags), "#ff7482")] if view.tags else []
        more += [("brain", str(view.brain_damage), "#ff7482")] if view.brain_damage else []
        figures = [("trash", str(len(player.discard)), SOFT), ("memory", f"{view.memory_used}/{view.memory}", SOFT)]
        return [*shared, *hand, *figures, ("link", str(view.link), SOFT), *more]

    def _figure(self, box: Box, place: int, name: str, value: str, colour: str) -> str:
        x, y = box.x + 14 + place % 2 * 90, box.y + 160 + place // 2 * 29
        return sign(name, x + 11, y, 20, colour) + self.sheet.words(
            x + 30, y + 6.5, value, 19, TEXT, face="display", most=54
        )

    # the servers

    def _servers(self, box: Box) -> str:
        servers = sorted(self.view.servers, key=lambda server: _ORDER.index(min(server_number(server.name), 3)))
        wide = min(172.0, box.wide / len(servers))
        left = box.x + (box.wide - wide * len(servers)) / 2
        ice = max(len(server.ice) for server in servers)
        self.root = min(148.0, max(96.0, box.high - 52 - (_ICE + 5) * ice))
        return "".join(
            self._server(server, Box(left + place * wide, box.y, wide, box.high))
            for place, server in enumerate(servers)
        )

    def _server(self, server: ServerSeen, box: Box) -> str:
        run = self.view.run
        attacked = run is not None and run.server == server.name
        inner = Box(box.x + 4, box.y, box.wide - 8, box.high)
        back = rect(
            *inner,
            "#2a1208" if attacked else "#0c1322",
            rx=8,
            stroke=RUN if attacked else "#1c2840",
            stroke_width=2 if attacked else 1,
        )
        central = server_number(server.name) in CENTRALS
        name = self.words(self._server_message(server.name))
        title = self.sheet.words(
            box.x + box.wide / 2,
            box.y + 22,
            name,
            15,
            RUN if attacked else CORP,
            face="display",
            anchor="middle",
            most=box.wide - 20,
        )
        root = self._central(server, inner) if central else self._cards(server.root, inner, box.y + 32, self.root, True)
        return back + title + root + self._ice(server, inner, box.y + self.root + 46)

    def _central(self, server: ServerSeen, box: Box) -> str:
        """A pile of cards with their number, what is installed there beside it."""
        corp = self.view.corp
        counts = {"hq": corp.cards_in_hand, "rd": corp.deck, "archives": len(corp.discard)}
        wide = (self.root - 14) / _RATIO if not server.root else 58.0
        low = box.y + 38 + wide * _RATIO
        x = box.x + (box.wide - wide) / 2 if not server.root else box.x + 8
        hidden = CardSeen(name="", id=None, handle=None)
        top = next((card for card in reversed(corp.discard)), hidden) if server.name == "archives" else hidden
        count = counts[server.name]
        pile = [
            upright(self.sheet, x + shift, box.y + 36 - shift, wide, top if shift == 0 else hidden, self.words, True)
            for shift in (6, 3, 0)
            if count > shift / 3
        ]
        badge = (
            rect(x + wide / 2 - 19, low - 20, 38, 26, INK, rx=13, stroke=CORP, stroke_width=1.6),
            self.sheet.words(x + wide / 2, low, str(count), 19, TEXT, face="display", anchor="middle"),
        )
        beside = Box(x + wide + 8, box.y, box.x + box.wide - x - wide - 12, box.high)
        return "".join((*pile, *badge)) + (
            self._cards(server.root, beside, box.y + 36, self.root - 8, True) if server.root else ""
        )

    def _ice(self, server: ServerSeen, box: Box, top: float) -> str:
        """From the server outwards, down to where the Runner comes from."""
        run, found = self.view.run, []
        here = run is not None and run.server == server.name
        room = box.y + box.high - top - 8
        high = min(_ICE, (room - 5 * len(server.ice)) / max(1, len(server.ice)))
        for place, card in enumerate(reversed(server.ice)):
            y = top + place * (high + 5)
            found.append(lying(self.sheet, box.x + 6, y, box.wide - 12, high, card, self.words))
            if here and run is not None and run.ice == card.name:
                found.append(_token(box.x + box.wide / 2, y + high + 4))
        if here and run is not None and run.ice is None:
            found.append(_token(box.x + box.wide / 2, top - 4))
        return "".join(found)

    # cards in rows

    def _cards(self, cards: Sequence[CardSeen], box: Box, top: float, high: float, corp: bool) -> str:
        """Cards side by side, in one row or in two, as large as there is room for them."""
        if not cards:
            return ""
        wide, across = max(_fitted(len(cards), rows, box.wide - 8, high) for rows in (1, 2))
        step, found = wide + 6, []
        for place, card in enumerate(cards):
            row, column = divmod(place, across)
            left = box.x + (box.wide - step * min(across, len(cards) - row * across) + 6) / 2
            y = top + row * (wide * _RATIO + 6)
            found.append(upright(self.sheet, left + column * step, y, wide, card, self.words, corp))
        return "".join(found)

    def _rig(self, box: Box) -> str:
        """What the Runner has installed, each card that lies on another beside it; what is just shown stands out."""
        shown = _once((*self.view.in_play, *self.view.shown))
        rig = [card for host in self.view.rig for card in (host, *host.hosted)]
        back = rect(*box, "#170d0a", rx=8, stroke="#4a2a1c")
        label = self.sheet.words(box.x + 12, box.y + 20, self.words(message("picture-rig")), 14, RUNNER, face="display")
        if not rig and not shown:
            empty = self.words(message("picture-nothing"))
            return (
                back
                + label
                + self.sheet.words(box.x + box.wide / 2, box.y + box.high / 2 + 6, empty, 17, FAINT, anchor="middle")
            )
        high = box.high - 34
        aside = len(shown) * (high / _RATIO + 14) + 14 if shown else 0
        place = Box(box.x, box.y, box.wide - aside, box.high)
        drawn = self._cards(rig, place, box.y + 26, high, False)
        return back + label + drawn + self._shown(shown, Box(box.x + box.wide - aside, box.y + 26, aside, high))

    def _shown(self, cards: Sequence[CardSeen], box: Box) -> str:
        wide = box.high / _RATIO
        found = []
        for place, card in enumerate(cards):
            x = box.x + 10 + place * (wide + 14)
            corp = card.id is None or PRINTED[card.id].side.word == "corp"
            found.append(rect(x - 5, box.y - 5, wide + 10, box.high + 10, "#0f3d38", rx=8, stroke=CAN, stroke_width=2))
            found.append(upright(self.sheet, x, box.y, wide, card, self.words, corp))
        return "".join(found)

    def _hand(self, box: Box) -> str:
        colour = (CORP, RUNNER)[self.view.seat]
        back = rect(*box, "#0d1526", rx=8, stroke=colour, stroke_opacity=0.6)
        return back + self._cards(self.hand, box, box.y + 6, box.high - 12, False)


_ORDER: Final = (2, 1, 0, 3)
"""Archives, R&D, HQ, then the remote servers."""


def _fitted(cards: int, rows: int, wide: float, high: float) -> tuple[float, int]:
    """How wide each of so many cards can be in so many rows, and how many are in a row."""
    across = -(-cards // rows)
    return min((high - 6 * (rows - 1)) / rows / _RATIO, wide / across - 6), across


def _once(cards: Iterable[CardSeen]) -> list[CardSeen]:
    return list({card.name: card for card in cards}.values())[:3]


def _token(x: float, y: float) -> str:
    """Where the Runner is."""
    return group(
        (
            circle(x, y, 13, INK, stroke=RUN, stroke_width=3),
            polygon(f"{x},{y - 8} {x + 7},{y + 5} {x - 7},{y + 5}", RUN),
        )
    )


# the end of a game


def ending(view: NetrunnerView, winners: Sequence[str], reason: str, words: Words) -> str:
    """Who won and how: both identities, the winner large, the score, and what it is made of."""
    sheet = Sheet()
    ground(sheet)
    first, colour = (view.runner, RUNNER) if "runner" in winners else (view.corp, CORP)
    name = words(Message(f"card-{first.identity.id}"))
    title = words(message("picture-wins", name=name.partition(":")[0]))
    clip = sheet.define("end-art", tag("clipPath", path(f"M0 0H430L330 {HEIGHT}H0Z"), id="end-art"))
    art = tag("use", href=f"#{picture(sheet, PRINTED[first.identity.id or ''])}", x=-185, y=5, width=745, height=745)
    sheet.add(
        tag("g", rect(0, 0, 430, HEIGHT, INK), art, clip_path=f"url(#{clip})"),
        path(f"M430 0L330 {HEIGHT}", stroke=colour, stroke_width=5),
        brand(sheet, WIDTH - 140, 48, 22),
        sheet.words(470, 120, words(message("picture-over")), 24, SOFT, face="display"),
        sheet.lines(470, 186, wrapped(title, 54, 690, "display", 2), 54, colour, face="display", leading=1.08),
    )
    below = 186 + 58 * (len(wrapped(title, 54, 690, "display", 2)) - 1)
    sheet.add(sheet.lines(470, below + 48, wrapped(reason, 28, 690, lines=2), 28, TEXT))
    sheet.add(_score(sheet, view, words, below + 128), _trophies(sheet, first, words, below + 168))
    sheet.add(_numbers(sheet, view, words))
    label = f"{title}. {reason} {view.corp.points} : {view.runner.points}"
    return sheet.svg(label)


def _score(sheet: Sheet, view: NetrunnerView, words: Words, y: float) -> str:
    runner, corp = (words(Message(f"side-{side}")) for side in ("runner", "corp"))
    return "".join(
        (
            sheet.words(470, y, runner, 26, RUNNER, face="display"),
            sheet.words(640, y + 4, str(view.runner.points), 48, TEXT, face="display", anchor="middle"),
            sheet.words(684, y, ":", 34, SOFT, face="display", anchor="middle"),
            sheet.words(728, y + 4, str(view.corp.points), 48, TEXT, face="display", anchor="middle"),
            sheet.words(768, y, corp, 26, CORP, face="display"),
        )
    )


def _trophies(sheet: Sheet, winner: PlayerSeen, words: Words, y: float) -> str:
    """The agendas of the winner; of one who has none the other way in which the game was won shows nothing."""
    cards = [card.id for card in winner.score if card.id is not None][-4:]
    return "".join(face(sheet, 470 + place * 122, max(392, y), 108, id, words) for place, id in enumerate(cards))


def _numbers(sheet: Sheet, view: NetrunnerView, words: Words) -> str:
    rows = [
        (words(message("picture-turns")), str(view.turns)),
        (words(message("picture-credits")), f"{view.runner.credits} : {view.corp.credits}"),
        (words(message("picture-cards-left")), f"{view.runner.deck} : {view.corp.deck}"),
    ]
    return "".join(
        sheet.words(970, 430 + place * 42, label, 21, SOFT, most=130)
        + sheet.words(1180, 430 + place * 42, value, 24, TEXT, face="display", anchor="end", most=84)
        for place, (label, value) in enumerate(rows)
    )
