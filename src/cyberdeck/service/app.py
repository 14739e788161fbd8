"""The service as a Starlette application: pages, a small HTTP interface, and the socket of a seat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from cyberdeck import games
from cyberdeck.kernel import Complaint, Message, message
from cyberdeck.locale.texts import LANGUAGES, source
from cyberdeck.service.store import Store
from cyberdeck.service.tables import Table, Tables
from cyberdeck.service.wire import Opened, Refused, decode_decision, decode_table, encode

STATIC = Path(str(files("cyberdeck.service"))) / "static"
UNKNOWN_LINK = 4404
TOO_LONG = 2000


def create_app(database: str) -> Starlette:
    """`database` is an SQLAlchemy URL of an asynchronous driver."""
    store = Store(database)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.prepare()
        app.state.tables = Tables(store)
        yield
        await store.close()

    routes = [
        Route("/", page),
        Route("/t/{token}", page),
        Route("/health", health),
        Route("/api/games", list_games),
        Route("/api/cards/{game}", cards),
        Route("/api/tables", open_table, methods=["POST"]),
        Route("/locale/{language}.ftl", texts),
        WebSocketRoute("/ws/{token}", seat),
        Mount("/static", StaticFiles(directory=STATIC, check_dir=False)),
    ]
    return Starlette(routes=routes, lifespan=lifespan)


def _json(content: Any, status: int = 200) -> Response:
    return Response(encode(content), status, media_type="application/json")


def _error(what: Message, status: int) -> Response:
    return _json({"error": what}, status)


async def page(request: Request) -> Response:
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


async def health(request: Request) -> Response:
    return _json({"status": "ok"})


async def list_games(request: Request) -> Response:
    found = [games.find(name) for name in games.all_games()]
    return _json([{"name": rules.name, "seats": rules.new_game({}, 0).seats} for rules in found])


async def cards(request: Request) -> Response:
    """Facts of the cards, the same for everybody."""
    try:
        facts = games.find(request.path_params["game"]).facts()
    except Complaint as complaint:
        return _error(complaint.message, 404)
    return _json(facts)


async def texts(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return _error(message("unknown-language", language=language, known=", ".join(LANGUAGES)), 404)
    return Response(source(language), media_type="text/plain; charset=utf-8")


async def open_table(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    try:
        wish = decode_table(await request.body())
        tokens = await tables.open(wish.game, wish.seats, wish.setup)
    except msgspec.DecodeError:
        return _error(message("bad-request"), 400)
    except Complaint as complaint:
        return _error(complaint.message, 400)
    return _json(Opened({name: f"/t/{token}" for name, token in tokens.items()}), 201)


async def seat(socket: WebSocket) -> None:
    """A seat's connection: updates out, decisions in."""
    tables: Tables = socket.app.state.tables
    found = await tables.find(socket.path_params["token"])
    await socket.accept()
    if found is None:
        await socket.close(UNKNOWN_LINK)
        return
    table, number = found
    telling = asyncio.create_task(_tell(socket, table, number))
    try:
        while True:
            await _hear(socket, table, number)
    except WebSocketDisconnect:
        pass
    finally:
        telling.cancel()


async def _tell(socket: WebSocket, table: Table, seat: int) -> None:
    """Each time something has changed, all that the seat may know now."""
    told = 0
    while True:
        update, told = table.update(seat, told)
        await socket.send_text(encode(update).decode())
        await table.changed(update.seq)


async def _hear(socket: WebSocket, table: Table, seat: int) -> None:
    text = await socket.receive_text()
    try:
        if len(text) > TOO_LONG:
            raise Complaint(message("bad-request"))
        wish = decode_decision(text)
        await table.decide(seat, wish.seq, wish.notation)
    except msgspec.DecodeError:
        await _refuse(socket, table.seq, message("bad-request"))
    except Complaint as complaint:
        await _refuse(socket, table.seq, complaint.message)


async def _refuse(socket: WebSocket, seq: int, reason: Message) -> None:
    await socket.send_text(encode(Refused(seq, reason)).decode())
