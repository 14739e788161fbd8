"""What the HTTP endpoints do."""

from __future__ import annotations

import hmac
from dataclasses import asdict
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from cyberdeck import games
from cyberdeck.bots import rungs
from cyberdeck.kernel import Complaint, message
from cyberdeck.service import metrics, profiles, rating, standing
from cyberdeck.service.accounts import clean
from cyberdeck.service.answers import Link, answer, body_of, hall_of, number_of
from cyberdeck.service.befriending import BEFRIENDED
from cyberdeck.service.crews import GATHERED
from cyberdeck.service.forms import (
    BotListed,
    Branch,
    Explained,
    FirstListed,
    GameListed,
    Invitation,
    Invite,
    Join,
    NewTable,
    Opened,
    PlayerShown,
    RatingListed,
    Reel,
    Replayed,
    ReviewShown,
    RungListed,
    Series,
    StageListed,
    TableListed,
)
from cyberdeck.service.guard import client_of
from cyberdeck.service.listing import listed, listed_by_id, named, seat_names
from cyberdeck.service.lobby import SEEKING
from cyberdeck.service.manual import manual
from cyberdeck.service.noticing import NOTICED
from cyberdeck.service.openapi import Endpoint, messages, openapi
from cyberdeck.service.page import page_version
from cyberdeck.service.pictures import PICTURES
from cyberdeck.service.published import PUBLISHED
from cyberdeck.service.puzzling import PUZZLES
from cyberdeck.service.signing import SIGNED_IN, opener_of, owner_of
from cyberdeck.service.solved import REMEMBERED
from cyberdeck.service.tournaments import TOURNAMENTS
from cyberdeck.service.wire import encode

LISTED = 100


class Health(msgspec.Struct):
    status: str
    version: str
    """The version of the page; a tab that has another one is older than the service."""


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


async def api_manual(request: Request) -> Response:
    """The same for people."""
    return HTMLResponse(manual(openapi(ENDPOINTS)))


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
        rungs=tuple(_rung(name, rung) for rung in rungs.NAMES) if name in rungs.PLAYED else (),
        campaign=tuple(msgspec.convert(asdict(stage), StageListed) for stage in rules.campaign()),
    )


def _rung(game: str, rung: str) -> RungListed:
    ladders, seats = rungs.PLAYED[game].ladders, seat_names(game, "{}")
    names = seats if len(ladders) > 1 else ("",)
    about = {name: rungs.character(rung, game, seat) for seat, name in enumerate(names)}
    ratings = {name: its.rated[rung] for name, its in zip(names, ladders, strict=True) if rung in its.rated}
    return RungListed(rung, rungs.title(rung), about, ratings)


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
    owner = await owner_of(request) if wish.rated else None
    return answer(await hall_of(request).open(wish, opener_of(request), owner), 201)


async def list_tables(request: Request) -> Response:
    """Those that are public, or those that are asked for by name, without what is unknown."""
    store, asked = hall_of(request).store, request.query_params.get("of")
    rows = await store.listed(LISTED) if asked is None else await named(store, asked.split(",")[:LISTED])
    return answer(await listed(store, rows))


async def ratings(request: Request) -> Response:
    """The strongest of each side."""
    return answer(await rating.strongest(hall_of(request).store, request.path_params["game"]))


async def show_player(request: Request) -> Response:
    return answer(await profiles.player(hall_of(request).store, request.path_params["name"]))


async def list_bots(request: Request) -> Response:
    return answer(await standing.bots(hall_of(request).store))


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
    owner = await owner_of(request) if table.charter.terms.rated else None
    token = await hall.join(table, wish.seat, clean(wish.name), owner)
    return answer(Link(f"/t/{token}"), 201)


async def journal(request: Request) -> Response:
    """A finished game as text."""
    async with hall_of(request).looking_up(client_of(request.scope)):
        return PlainTextResponse(await hall_of(request).reels.journal(request.path_params["table"]))


async def replay(request: Request) -> Response:
    """A finished game after so many decisions, as a seat or a spectator saw it."""
    seat, at = request.query_params.get("seat"), request.query_params.get("at")
    number = None if at is None else number_of(at)
    async with hall_of(request).looking_up(client_of(request.scope)):
        return answer(await hall_of(request).reels.shown(request.path_params["table"], number, seat))


async def reel(request: Request) -> Response:
    """A part of a finished game, decision by decision, as a seat or a spectator saw it."""
    seat, at = request.query_params.get("seat"), request.query_params.get("from")
    number = None if at is None else number_of(at)
    async with hall_of(request).looking_up(client_of(request.scope)):
        return answer(await hall_of(request).reels.reel(request.path_params["table"], number, seat))


async def explain(request: Request) -> Response:
    """Why the computer decided so in a finished game, or what it would have done in a person's place."""
    at, hall, client = number_of(request.query_params.get("at", "")), hall_of(request), client_of(request.scope)
    async with hall.looking_up(client):
        return answer(await hall.explained(request.path_params["table"], at, client))


async def show_review(request: Request) -> Response:
    """A finished game thought through, as far as somebody has asked for it and that has come."""
    id, hall = request.path_params["table"], hall_of(request)
    async with hall.looking_up(client_of(request.scope)):
        shown = await hall.reviews.shown(id)
        if not shown.begun:
            await listed_by_id(hall.store, [id])
        return answer(shown)


async def begin_review(request: Request) -> Response:
    """Have a finished game thought through; that is done once."""
    hall, client = hall_of(request), client_of(request.scope)
    async with hall.looking_up(client):
        ledger = await hall.finished(request.path_params["table"])
        return answer(await hall.reviews.begin(ledger, client), 202)


async def series(request: Request) -> Response:
    """The numbers of a finished game over its decisions."""
    async with hall_of(request).looking_up(client_of(request.scope)):
        return answer(await hall_of(request).reels.series(request.path_params["table"]))


async def branch(request: Request) -> Response:
    wish = await body_of(request, Branch)
    wish.name = clean(wish.name)
    async with hall_of(request).looking_up(client_of(request.scope)):
        opened = await hall_of(request).branch(request.path_params["table"], wish, opener_of(request))
    return answer(opened, 201)


_TEXT: dict[str, object] = {"type": "string", "maxLength": 40}
_COUNT: dict[str, object] = {"type": "integer", "minimum": 0, "maximum": 999_999_999}

ENDPOINTS = [
    Endpoint("GET", "/health", health, "Whether the service is alive", gives=Health),
    Endpoint("GET", "/ready", ready, "Whether it can serve: the journal can be written", gives=Health, refusals=(503,)),
    Endpoint("GET", "/metrics", metrics_text, "Prometheus metrics", gives=str, media="text/plain", refusals=(404,)),
    Endpoint("GET", "/api", api_manual, "This document as a page", gives=str, media="text/html"),
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
    Endpoint(
        "GET",
        "/api/tables",
        list_tables,
        "Public tables that are not over, or those that are named",
        gives=list[TableListed],
        queries=(("of", {"type": "string", "maxLength": 4000}),),
    ),
    Endpoint(
        "GET",
        "/api/ratings/{game}",
        ratings,
        "The strongest players of each side",
        gives=dict[str, list[RatingListed]],
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/players/{name}",
        show_player,
        "What everybody may know of a player",
        gives=PlayerShown,
        refusals=(404,),
    ),
    Endpoint("GET", "/api/bots", list_bots, "The bots that can be challenged now", gives=list[BotListed]),
    Endpoint(
        "POST",
        "/api/tables",
        open_table,
        "Open a table",
        takes=NewTable,
        gives=Opened,
        status=201,
        refusals=(401, 404, 409),
    ),
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
        refusals=(401, 404, 409),
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
        "/api/tables/{table}/why",
        explain,
        "What the computer thinks of a decision of a finished game",
        gives=Explained,
        refusals=(400, 404, 409),
        queries=(("at", _COUNT),),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/review",
        show_review,
        "A finished game thought through",
        gives=ReviewShown,
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/review",
        begin_review,
        "Have a finished game thought through",
        gives=ReviewShown,
        status=202,
        refusals=(404, 409),
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
    *SEEKING,
    *PUZZLES,
    *PICTURES,
    *SIGNED_IN,
    *TOURNAMENTS,
    *NOTICED,
    *BEFRIENDED,
    *GATHERED,
    *REMEMBERED,
]
