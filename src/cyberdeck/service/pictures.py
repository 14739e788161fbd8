"""Pictures of tables and of what games share by link: what a spectator sees, and nothing else.

PNG is made in a process of its own, one at a time: it takes most of a second, and nobody else is to wait for it.
"""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from cyberdeck import games
from cyberdeck.kernel import SPECTATOR, AnyRules, Complaint, Shared, message
from cyberdeck.locale.texts import LANGUAGES
from cyberdeck.service.answers import hall_of, number_of
from cyberdeck.service.chronicle import ending_of
from cyberdeck.service.guard import client_of
from cyberdeck.service.hall import Hall
from cyberdeck.service.openapi import Endpoint, Handler
from cyberdeck.service.opening import begun

KEPT: Final = 100
"""So many pictures are remembered."""
LARGE: Final = 1 << 18
"""One of more bytes is not."""
LONGEST: Final = 4000
"""Characters of a position that is drawn: twice what a large one takes."""
SECONDS: Final = 20
"""So long PNG may take."""
SOON: Final = "public, max-age=20"
LONG: Final = "public, max-age=86400"
MEDIA: Final = {"svg": "image/svg+xml", "png": "image/png"}


class Painter:
    """What has been drawn, and the one who turns drawings into pixels."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._one = asyncio.Semaphore(1)

    async def picture(self, key: tuple[object, ...], form: str, draw: Callable[[], str]) -> bytes:
        """A picture that was asked for before is not drawn again."""
        if (form, *key) in self._kept:
            self._kept.move_to_end((form, *key))
            return self._kept[form, *key]
        data = (await asyncio.to_thread(draw)).encode()
        if form == "png":
            async with self._one:
                data = await _pixels(data)
        if len(data) <= LARGE:
            self._kept[form, *key] = data
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return data


async def _pixels(svg: bytes) -> bytes:
    if not has_pixels():
        raise Complaint(message("extra-missing", extra="pictures"))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "cyberdeck.kernel.png", stdin=PIPE, stdout=PIPE, stderr=DEVNULL
    )
    try:
        async with asyncio.timeout(SECONDS):
            data, _ = await process.communicate(svg)
    except TimeoutError:
        process.kill()
        await process.wait()
        raise Complaint(message("service-fault")) from None
    return data


def has_pixels() -> bool:
    """Whether this service can make PNG."""
    return find_spec("resvg_py") is not None


def language_of(request: Request) -> str:
    """The one that is asked for, or that the reader's program prefers."""
    wishes = [request.query_params.get("lang", "")]
    wishes += [wish.partition(";")[0].strip()[:2] for wish in request.headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


async def table_picture(request: Request, form: str) -> Response:
    """A table as a spectator sees it; a finished one as it ended, or with `at` after so many decisions.

    With `seat` such a moment is drawn as that seat saw it.
    """
    language, hall = language_of(request), hall_of(request)
    id, at, seat = request.path_params["table"], request.query_params.get("at"), request.query_params.get("seat")
    async with hall.looking_up(client_of(request.scope)):
        key, draw, lasting = await _table(hall, id, None if at is None else number_of(at), seat, language)
        data = await request.app.state.painter.picture(key, form, draw)
    return Response(data, media_type=MEDIA[form], headers={"Cache-Control": LONG if lasting else SOON})


async def _table(
    hall: Hall, id: str, at: int | None, seat: str | None, language: str
) -> tuple[tuple[object, ...], Callable[[], str], bool]:
    """What to remember the picture by, how to draw it, and whether it stays as it is."""
    table = await hall.watch(id)
    if table is None:
        raise Complaint(message("table-unknown"))
    rules, game = table.ledger.rules, table.ledger.game
    ending = ending_of(table.ledger)
    if at is None and ending is None:
        return (id, table.ledger.seq, language), lambda: rules.svg(game.view(SPECTATOR), language), False
    if at is None and ending is not None:
        return (id, "end", language), lambda: rules.ending_svg(game.view(SPECTATOR), *ending, language), True
    shown = await hall.reels.shown(id, at, seat)
    return (id, at, seat, language), lambda: _of_film(rules, shown.view, language), True


def _of_film(rules: AnyRules, view: object, language: str) -> str:
    return rules.svg(rules.view_of(view), language)


async def shared_picture(request: Request, form: str) -> Response:
    """What a game shares by link, such as a deck."""
    language = language_of(request)
    asked = dict(request.query_params)
    name = request.path_params["game"]
    shared = _shared(name, request.path_params["picture"], asked, language)
    key = (name, request.path_params["picture"], tuple(sorted(asked.items())), language)
    return await drawn_once(request, key, form, shared.draw)


async def drawn_once(request: Request, key: tuple[object, ...], form: str, draw: Callable[[], str]) -> Response:
    """A picture that stays as it is."""
    async with hall_of(request).looking_up(client_of(request.scope)):
        data = await request.app.state.painter.picture(key, form, draw)
    return Response(data, media_type=MEDIA[form], headers={"Cache-Control": LONG})


async def position_picture(request: Request, form: str) -> Response:
    """A position that somebody has written, as one of its seats sees it."""
    language, asked = language_of(request), request.query_params
    rules, file, seat = games.find(request.path_params["game"]), asked.get("position", ""), asked.get("seat", "")
    if len(file) > LONGEST:
        raise Complaint(message("too-large"))
    key = (rules.name, "position", file, seat, language)
    return await drawn_once(request, key, form, lambda: _position(rules, file, seat, language))


def _position(rules: AnyRules, file: str, seat: str, language: str) -> str:
    try:
        position = json.loads(file)
    except (ValueError, RecursionError):
        raise Complaint(message("spec-mapping", name="position")) from None
    game = begun(rules.name, {"position": position}, seed=0)
    return game.svg(game.seats.index(seat) if seat in game.seats else SPECTATOR, language)


def _shared(game: str, picture: str, asked: dict[str, str], language: str) -> Shared:
    found = games.find(game).shared()
    if picture not in found:
        raise Complaint(message("not-found"))
    return found[picture](asked, language)


_LANGUAGE: Final[dict[str, object]] = {"type": "string", "enum": list(LANGUAGES)}
_COUNT: Final[dict[str, object]] = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
_TEXT: Final[dict[str, object]] = {"type": "string", "maxLength": 400}
_LONG_TEXT: Final[dict[str, object]] = {"type": "string", "maxLength": LONGEST}


def _endpoints(form: str, media: str) -> list[Endpoint]:
    return [
        Endpoint(
            "GET",
            f"/api/tables/{{table}}/picture.{form}",
            pictured(form, table_picture),
            "A table as a spectator sees it, or how its game ended",
            gives=bytes,
            refusals=(400, 404, 409),
            queries=(("at", _COUNT), ("seat", _TEXT), ("lang", _LANGUAGE)),
            media=media,
        ),
        Endpoint(
            "GET",
            f"/api/games/{{game}}/pictures/position.{form}",
            pictured(form, position_picture),
            "A position, given as JSON as its file says it, as one of its seats sees it",
            gives=bytes,
            refusals=(400, 404, 413),
            queries=(("position", _LONG_TEXT), ("seat", _TEXT), ("lang", _LANGUAGE)),
            media=media,
        ),
        Endpoint(
            "GET",
            f"/api/games/{{game}}/pictures/{{picture}}.{form}",
            pictured(form, shared_picture),
            "What a game shares by link, such as a deck",
            gives=bytes,
            refusals=(400, 404),
            queries=(("list", _TEXT), ("name", _TEXT), ("lang", _LANGUAGE)),
            media=media,
        ),
    ]


def pictured(form: str, show: Callable[[Request, str], Awaitable[Response]]) -> Handler:
    async def shown(request: Request) -> Response:
        return await show(request, form)

    shown.__name__ = f"{show.__name__}_{form}"
    return shown


PICTURES = [endpoint for form, media in MEDIA.items() for endpoint in _endpoints(form, media)]
