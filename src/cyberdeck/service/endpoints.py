"""What the HTTP endpoints do."""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from cyberdeck import games
from cyberdeck.kernel import Complaint, message
from cyberdeck.service import metrics
from cyberdeck.service.accounts import clean
from cyberdeck.service.answers import Link, answer, body_of, hall_of
from cyberdeck.service.forms import (
    Branch,
    FirstListed,
    GameListed,
    Invitation,
    Invite,
    Join,
    NewTable,
    Opened,
    Reel,
    Replayed,
    Series,
    TableListed,
)
from cyberdeck.service.guard import client_of
from cyberdeck.service.listing import listed, listed_by_id, seat_names
from cyberdeck.service.openapi import Endpoint, messages, openapi
from cyberdeck.service.page import page_version
from cyberdeck.service.published import PUBLISHED
from cyberdeck.service.signing import SIGNED_IN
from cyberdeck.service.wire import encode

LISTED = 100


class Health(msgspec.Struct):
    status: str
    version: str
    """The version of the page; a tab that has another one is older than the service."""


def _opener(request: Request) -> str:
    return hashlib.sha256(client_of(request.scope).encode()).hexdigest()


# about the service


async def health(request: Request) -> Response:
    """Whether it is alive; nothing else is asked."""
    return answer(Health("ok", page_version()))


async def ready(request: Request) -> Response:
    """Whether it can serve: something can be written."""
    await hall_of(request).store.probe()
    return answer(Health("ok", page_version()))


async def metrics_text(request: Request) -> Response:
    """For those who know the secret only."""
    secret: str = request.app.state.settings.metrics_token
    if not secret or not hmac.compare_digest(
        request.headers.get("authorization", "").encode(), f"Bearer {secret}".encode()
    ):
        raise Complaint(message("not-found"))
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def openapi_document(request: Request) -> Response:
    return answer(openapi(ENDPOINTS))


async def message_schema(request: Request) -> Response:
    return answer(messages())


async def list_games(request: Request) -> Response:
    return answer([_game(name) for name in games.all_games()])


@lru_cache(100)
def _game(name: str) -> GameListed:
    rules = games.find(name)
    first = rules.first_game()
    setup = dict(first.setup)
    return GameListed(
        name=name,
        seats=seat_names(name, "{}"),
        names={seat: rules.seat_message(seat) for seat in rules.all_seats()},
        together=rules.together,
        choosings=tuple(rules.choosings()),
        first=FirstListed(setup, seat_names(name, encode(setup).decode()), first.seat),
    )


async def tool(request: Request) -> Response:
    """A helper of a game beside the table, such as checking a deck."""
    tools = games.find(request.path_params["game"]).tools()
    name = request.path_params["tool"]
    if name not in tools:
        raise Complaint(message("tool-unknown", name=name[:40], known=", ".join(tools) or message("none")))
    return answer(tools[name](await body_of(request, Any)))


# tables


async def open_table(request: Request) -> Response:
    wish = await body_of(request, NewTable)
    wish.name = clean(wish.name)
    return answer(await hall_of(request).open(wish, _opener(request)), 201)


async def list_tables(request: Request) -> Response:
    store = hall_of(request).store
    return answer(await listed(store, await store.listed(LISTED)))


async def show_table(request: Request) -> Response:
    found = await listed_by_id(hall_of(request).store, [request.path_params["table"]])
    if not found:
        raise Complaint(message("table-unreadable"))
    return answer(found[0])


async def invite(request: Request) -> Response:
    """A link as a friend can open it: where the service says it is, or else where this browser has found it."""
    import segno

    wish, settings = await body_of(request, Invite), request.app.state.settings
    here = f"{request.url.scheme}://{request.headers.get('host', '')}"
    address = f"{settings.address.rstrip('/') or here}{wish.link}"
    return answer(Invitation(address, segno.make(address, micro=False).svg_data_uri(scale=4, border=2, light="white")))


async def join_table(request: Request) -> Response:
    hall, wish = hall_of(request), await body_of(request, Join)
    table = await hall.get(request.path_params["table"])
    if table is None:
        raise Complaint(message("table-unknown"))
    token = await hall.join(table, wish.seat, clean(wish.name))
    return answer(Link(f"/t/{token}"), 201)


async def journal(request: Request) -> Response:
    """A finished game as text."""
    async with hall_of(request).looking_up(client_of(request.scope)):
        return PlainTextResponse(await hall_of(request).reels.journal(request.path_params["table"]))


async def replay(request: Request) -> Response:
    """A finished game after so many decisions, as a seat or a spectator saw it."""
    seat, at = request.query_params.get("seat"), request.query_params.get("at")
    number = None if at is None else _number(at)
    async with hall_of(request).looking_up(client_of(request.scope)):
        return answer(await hall_of(request).reels.shown(request.path_params["table"], number, seat))


async def reel(request: Request) -> Response:
    """A part of a finished game, decision by decision, as a seat or a spectator saw it."""
    seat, at = request.query_params.get("seat"), request.query_params.get("from")
    number = None if at is None else _number(at)
    async with hall_of(request).looking_up(client_of(request.scope)):
        return answer(await hall_of(request).reels.reel(request.path_params["table"], number, seat))


async def series(request: Request) -> Response:
    """The numbers of a finished game over its decisions."""
    async with hall_of(request).looking_up(client_of(request.scope)):
        return answer(await hall_of(request).reels.series(request.path_params["table"]))


async def branch(request: Request) -> Response:
    wish = await body_of(request, Branch)
    wish.name = clean(wish.name)
    async with hall_of(request).looking_up(client_of(request.scope)):
        opened = await hall_of(request).branch(request.path_params["table"], wish, _opener(request))
    return answer(opened, 201)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Complaint(message("bad-request"))
    return int(text)


_TEXT: dict[str, object] = {"type": "string", "maxLength": 40}
_COUNT: dict[str, object] = {"type": "integer", "minimum": 0, "maximum": 999_999_999}

ENDPOINTS = [
    Endpoint("GET", "/health", health, "Whether the service is alive", gives=Health),
    Endpoint("GET", "/ready", ready, "Whether it can serve: the journal can be written", gives=Health, refusals=(503,)),
    Endpoint("GET", "/metrics", metrics_text, "Prometheus metrics", gives=str, media="text/plain", refusals=(404,)),
    Endpoint("GET", "/api/openapi.json", openapi_document, "This document", gives=dict),
    Endpoint("GET", "/api/messages.json", message_schema, "The JSON schema of the socket's messages", gives=dict),
    Endpoint("GET", "/api/games", list_games, "The games, and what is chosen before one", gives=list[GameListed]),
    *PUBLISHED,
    Endpoint(
        "POST",
        "/api/games/{game}/tools/{tool}",
        tool,
        "A helper beside the table",
        takes=dict,
        gives=dict,
        refusals=(404,),
    ),
    Endpoint("GET", "/api/tables", list_tables, "Public tables that are not over", gives=list[TableListed]),
    Endpoint("POST", "/api/tables", open_table, "Open a table", takes=NewTable, gives=Opened, status=201),
    Endpoint("GET", "/api/tables/{table}", show_table, "One table", gives=TableListed, refusals=(404, 409)),
    Endpoint("POST", "/api/invitations", invite, "A link for a friend", takes=Invite, gives=Invitation),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats",
        join_table,
        "Take an open seat",
        takes=Join,
        gives=Link,
        status=201,
        refusals=(404, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/journal",
        journal,
        "A finished game as a journal",
        gives=str,
        refusals=(404, 409),
        media="text/plain",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        replay,
        "A finished game after so many decisions",
        gives=Replayed,
        refusals=(400, 404, 409),
        queries=(("at", _COUNT), ("seat", _TEXT)),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/reel",
        reel,
        "A part of a finished game, decision by decision",
        gives=Reel,
        refusals=(400, 404, 409),
        queries=(("from", _COUNT), ("seat", _TEXT)),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/series",
        series,
        "Public numbers of a finished game over its decisions",
        gives=Series,
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/branches",
        branch,
        "Play a finished game on from one of its decisions",
        takes=Branch,
        gives=Opened,
        status=201,
        refusals=(404, 409),
    ),
    *SIGNED_IN,
]
