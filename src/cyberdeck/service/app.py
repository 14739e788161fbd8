"""The service as a Starlette application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from cyberdeck.kernel import Complaint, Message, message
from cyberdeck.service import calling, friends, lobby, metrics, noticing, puzzling, sockets, umpire
from cyberdeck.service.accounts import Accounts
from cyberdeck.service.along import sent_along
from cyberdeck.service.answers import answer
from cyberdeck.service.assets import QUICK, Assets, Packing, give, prepared
from cyberdeck.service.endpoints import ENDPOINTS
from cyberdeck.service.forms import Error
from cyberdeck.service.guard import Guard, TooLarge
from cyberdeck.service.hall import Hall
from cyberdeck.service.installing import INSTALLED
from cyberdeck.service.limits import AtOnce, Buckets, Guesses
from cyberdeck.service.openapi import routes
from cyberdeck.service.page import page_folder
from cyberdeck.service.pictures import Painter
from cyberdeck.service.previews import preview_of
from cyberdeck.service.settings import Settings
from cyberdeck.service.store import Store

PAGES = (
    "/",
    "/t/{token}",
    "/table/{table}",
    "/watch",
    "/watch/{table}",
    "/replay/{table}",
    "/embed/replay/{table}",
    "/games",
    "/lobby",
    "/players",
    "/players/{name}",
    "/review/{table}",
    "/cards",
    "/cards/{game}",
    "/play/{game}",
    "/decks",
    "/rules/{game}",
    "/learn/{game}",
    "/tournaments",
    "/tournaments/{id}",
    "/campaign/{game}",
    "/weekly/{game}",
    "/puzzles",
    "/puzzles/{puzzle}",
)
"""The addresses of the client's pages; it finds out itself which one it is."""

NEWCOMERS = 0.2
"""Accounts a second that a client may create in the long run."""

STATUS = {
    "account-none": 401,
    "account-wrong": 401,
    "csrf": 403,
    "password-wrong": 403,
    "not-found": 404,
    "unknown-game": 404,
    "unknown-language": 404,
    "table-unknown": 404,
    "tool-unknown": 404,
    "bot-unknown": 404,
    "player-unknown": 404,
    "seek-gone": 404,
    "puzzle-unknown": 404,
    "seek-oneself": 409,
    "token-enough": 403,
    "account-taken": 409,
    "friend-oneself": 409,
    "too-many-friends": 429,
    "cup-unknown": 404,
    "week-unknown": 404,
    "cup-maker": 403,
    "cup-entered": 409,
    "cup-closed": 409,
    "cup-not-in": 409,
    "cup-cannot-begin": 409,
    "too-many-cups": 429,
    "week-enough": 429,
    "rated-owner": 409,
    "rated-pause": 429,
    "bot-away": 409,
    "bot-busy": 409,
    "journal-engine": 409,
    "table-unreadable": 409,
    "replay-early": 409,
    "seat-claimed": 409,
    "seat-taken": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-seeks": 429,
    "review-busy": 429,
    "store-away": 503,
    "store-unsure": 503,
}
"""What a refusal is in HTTP; otherwise the request was bad."""

log = logging.getLogger("cyberdeck.app")


def create_app(settings: Settings) -> Starlette:
    """`settings.database` is an SQLAlchemy URL of an asynchronous driver."""

    store = Store(settings.database)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.prepare()
        hall = app.state.hall = Hall(store, settings)
        app.state.accounts, app.state.callers = Accounts(store), AtOnce(calling.MOST)
        app.state.settings, app.state.lobby = settings, lobby.Lobby(store)
        app.state.letters = Buckets(settings.requests and noticing.LETTERS[0], noticing.LETTERS[1])
        app.state.befriending = Buckets(settings.requests and friends.ASKING[0], friends.ASKING[1])
        app.state.painter, app.state.puzzlers = Painter(), Buckets(settings.requests and puzzling.RATE, puzzling.BURST)
        app.state.guesses, app.state.newcomers = Guesses(), Buckets(settings.requests and NEWCOMERS, 10)
        await hall.begin()
        working = [asyncio.create_task(umpire.work(hall)), asyncio.create_task(app.state.lobby.work())]
        yield
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        await hall.end()
        await store.close()

    app = Starlette(
        routes=[
            *(Route(path, page) for path in PAGES),
            *INSTALLED,
            *routes(ENDPOINTS),
            WebSocketRoute("/ws/watch/{table}", sockets.watch),
            WebSocketRoute("/ws/account", calling.account),
            WebSocketRoute("/ws/lobby", lobby.listen),
            WebSocketRoute("/ws/{token}", sockets.seat),
            Mount("/static", Assets(directory=page_folder(), check_dir=False)),
        ],
        middleware=[*_shared_with(settings.origins), Middleware(Guard, settings=settings), Middleware(Packing)],
        exception_handlers={
            Complaint: complained,
            msgspec.DecodeError: misunderstood,
            TooLarge: too_large,
            ClientDisconnect: gone,
            HTTPException: refused,
            DBAPIError: store_away,
            OSError: store_away,
            Exception: failed,
        },
        lifespan=lifespan,
    )
    app.state.store = store
    return app


def _shared_with(origins: Sequence[str]) -> list[Middleware]:
    """Pages of those origins may read the answers too."""
    if not origins:
        return []
    return [
        Middleware(
            CORSMiddleware,
            allow_origins=[origin.rstrip("/") for origin in origins],
            allow_methods=["GET", "POST", "PUT", "DELETE"],
            allow_headers=["Authorization", "Content-Type", "X-CSRF-Token"],
            allow_credentials=True,
        )
    ]


async def page(request: Request) -> Response:
    """The client's page, with what a link to it shows before it is opened.

    Where the build made a page for such addresses, or for such addresses and this game, which sends for more of its
    parts at once, it is that one.
    """
    head, game, needed = await preview_of(request)
    kind = request.url.path.removeprefix("/embed").split("/")[1]
    wished = [page_folder() / f"{name}.html" for name in (f"{kind}-{game}", kind, "index")]
    content = next(path for path in wished if path.exists()).read_bytes()
    more = head.encode() + await sent_along(request, needed)
    return give(request, prepared(content.replace(b"</head>", more + b"</head>", 1), "text/html", QUICK))


def _error(what: Message, status: int) -> Response:
    return answer(Error(what), status)


async def complained(request: Request, error: Exception) -> Response:
    assert isinstance(error, Complaint)
    status = STATUS.get(error.message.id, 400)
    # A game that does not exist is a missing page, but a bad wish.
    if status == 404 and error.message.id == "unknown-game" and "game" not in request.path_params:
        status = 400
    return _error(error.message, status)


async def misunderstood(request: Request, error: Exception) -> Response:
    return _error(message("bad-request"), 400)


async def too_large(request: Request, error: Exception) -> Response:
    return _error(message("too-large"), 413)


async def store_away(request: Request, error: Exception) -> Response:
    metrics.FAULTS.labels("store").inc()
    log.error("the database did not answer", exc_info=error)
    return _error(message("store-away"), 503)


async def gone(request: Request, error: Exception) -> Response:
    """Nobody is there to read it any more."""
    return _error(message("bad-request"), 400)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and _is_reader(request):
        return HTMLResponse((page_folder() / "index.html").read_bytes(), 404)
    return answer(Error(message("not-found")), error.status_code)


def _is_reader(request: Request) -> bool:
    """Somebody with a browser who has come to an address that leads nowhere: the page tells him the ways out."""
    wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    machines = request.url.path.startswith(("/api/", "/static/", "/locale/"))
    return wants_page and not machines and (page_folder() / "index.html").exists()


async def failed(request: Request, error: Exception) -> Response:
    metrics.FAULTS.labels("request").inc()
    log.error("a request failed", exc_info=error)
    return _error(message("service-fault"), 500)
