"""What the HTTP endpoints do."""

from __future__ import annotations

import hashlib
import hmac
import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row, select
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from cyberdeck import games
from cyberdeck.kernel import Complaint, Message, message
from cyberdeck.service import metrics
from cyberdeck.service.accounts import SESSION, Accounts, Session, clean, known_as
from cyberdeck.service.entries import Sitting, Terms
from cyberdeck.service.guard import client_of
from cyberdeck.service.hall import Hall
from cyberdeck.service.ledger import origin_of
from cyberdeck.service.limits import Buckets, Guesses
from cyberdeck.service.openapi import Endpoint, messages, openapi
from cyberdeck.service.page import page_version
from cyberdeck.service.published import PUBLISHED
from cyberdeck.service.schema import TABLES
from cyberdeck.service.store import Store
from cyberdeck.service.wire import (
    Account,
    Branch,
    Claim,
    Credentials,
    DeckKept,
    Ending,
    FirstListed,
    GameListed,
    Join,
    NewTable,
    Opened,
    Replayed,
    SeatListed,
    Series,
    TableListed,
    encode,
)

COOKIE = "cyberdeck_session"
LISTED = 100
T = TypeVar("T")
log = logging.getLogger("cyberdeck.endpoints")


class Health(msgspec.Struct):
    status: str
    version: str
    """The version of the page; a tab that has another one is older than the service."""


class Link(msgspec.Struct):
    link: str


def answer(content: object, status: int = 200) -> Response:
    return Response(encode(content), status, media_type="application/json")


async def _body(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except RecursionError:
        raise Complaint(message("bad-request")) from None


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _opener(request: Request) -> str:
    return hashlib.sha256(client_of(request.scope).encode()).hexdigest()


# about the service


async def health(request: Request) -> Response:
    """Whether it is alive; nothing else is asked."""
    return answer(Health("ok", page_version()))


async def ready(request: Request) -> Response:
    """Whether it can serve: something can be written."""
    await _hall(request).store.probe()
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
        seats=_seat_names(name, "{}"),
        names={seat: rules.seat_message(seat) for seat in rules.all_seats()},
        together=rules.together,
        choosings=tuple(rules.choosings()),
        first=FirstListed(setup, _seat_names(name, encode(setup).decode()), first.seat),
    )


@lru_cache(1000)
def _seat_names(game: str, setup: str) -> tuple[str, ...]:
    """The seats of a game with a setup, as the database keeps it."""
    return games.find(game).new_game(msgspec.json.decode(setup), 0).seats


async def tool(request: Request) -> Response:
    """A helper of a game beside the table, such as checking a deck."""
    tools = games.find(request.path_params["game"]).tools()
    name = request.path_params["tool"]
    if name not in tools:
        raise Complaint(message("tool-unknown", name=name[:40], known=", ".join(tools) or message("none")))
    return answer(tools[name](await _body(request, Any)))


# tables


async def open_table(request: Request) -> Response:
    wish = await _body(request, NewTable)
    wish.name = clean(wish.name)
    return answer(await _hall(request).open(wish, _opener(request)), 201)


async def list_tables(request: Request) -> Response:
    store = _hall(request).store
    return answer(await listed(store, await store.listed(LISTED)))


async def show_table(request: Request) -> Response:
    found = await _listed_by_id(_hall(request).store, [request.path_params["table"]])
    if not found:
        raise Complaint(message("table-unreadable"))
    return answer(found[0])


async def join_table(request: Request) -> Response:
    hall, wish = _hall(request), await _body(request, Join)
    table = await hall.get(request.path_params["table"])
    if table is None:
        raise Complaint(message("table-unknown"))
    token = await hall.join(table, wish.seat, clean(wish.name))
    return answer(Link(f"/t/{token}"), 201)


async def journal(request: Request) -> Response:
    """A finished game as text."""
    async with _hall(request).looking_up(client_of(request.scope)):
        return PlainTextResponse(await _hall(request).reels.journal(request.path_params["table"]))


async def replay(request: Request) -> Response:
    """A finished game after so many decisions, as a seat or a spectator saw it."""
    seat, at = request.query_params.get("seat"), request.query_params.get("at")
    number = None if at is None else _number(at)
    async with _hall(request).looking_up(client_of(request.scope)):
        return answer(await _hall(request).reels.shown(request.path_params["table"], number, seat))


async def series(request: Request) -> Response:
    """The numbers of a finished game over its decisions."""
    async with _hall(request).looking_up(client_of(request.scope)):
        return answer(await _hall(request).reels.series(request.path_params["table"]))


async def branch(request: Request) -> Response:
    wish = await _body(request, Branch)
    wish.name = clean(wish.name)
    async with _hall(request).looking_up(client_of(request.scope)):
        opened = await _hall(request).branch(request.path_params["table"], wish, _opener(request))
    return answer(opened, 201)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Complaint(message("bad-request"))
    return int(text)


async def _listed_by_id(store: Store, ids: Sequence[str]) -> list[TableListed]:
    rows = {row.id: row for row in await store.rows(select(TABLES).where(TABLES.c.id.in_(ids)))}
    if any(id not in rows for id in ids):
        raise Complaint(message("table-unknown"))
    return await listed(store, [rows[id] for id in ids])


async def listed(store: Store, rows: Sequence[Row[Any]]) -> list[TableListed]:
    """Those that can be read; one that cannot is missing from the list, and keeps nobody from the others."""
    sitting = await store.sitting([row.id for row in rows])
    found = []
    for row in rows:
        try:
            found.append(_table_listed(row, sitting[row.id]))
        except Exception:
            metrics.FAULTS.labels("listing").inc()
            log.exception("a table cannot be listed", extra={"table": row.id})
    return found


def _table_listed(row: Row[Any], sitting: Sequence[Row[Any]]) -> TableListed:
    names = _seat_names(row.game, row.setup)
    terms = msgspec.json.decode(row.terms, type=Terms)
    ending: tuple[list[str], Message] | None = None
    if row.ending:
        ending = msgspec.json.decode(row.ending, type=tuple[list[str], Message])
    return TableListed(
        table=row.id,
        game=row.game,
        seats=[SeatListed(names[player.seat], player.kind, player.name) for player in sitting],
        clock=terms.clock,
        public=row.public,
        opened_at=row.opened_at,
        begun=all(player.kind != Sitting.OPEN for player in sitting),
        deciding=None if row.deciding is None else names[row.deciding],
        ending=None if ending is None else Ending(*ending),
        branch_of=terms.branch_of,
        branch_at=terms.branch_at,
        origin=origin_of(games.find(row.game), msgspec.json.decode(row.setup), terms),
    )


# accounts


def _accounts(request: Request) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


async def _session(request: Request) -> Session:
    """The session of the request; what changes anything must carry its secret in a header too."""
    session = await _accounts(request).session(request.cookies.get(COOKIE))
    given = request.headers.get("x-csrf-token", "")
    if request.method != "GET" and not hmac.compare_digest(given.encode(), session.csrf.encode()):
        raise Complaint(message("csrf"))
    return session


async def _signed_in(request: Request, session: Session, status: int) -> Response:
    response = answer(await _accounts(request).account(session), status)
    secure: bool = request.app.state.settings.secure or request.url.scheme == "https"
    response.set_cookie(COOKIE, session.token, SESSION, httponly=True, samesite="lax", secure=secure)
    return response


async def create_account(request: Request) -> Response:
    wish = await _body(request, Credentials)
    newcomers: Buckets = request.app.state.newcomers
    if not newcomers.take(client_of(request.scope)):
        raise Complaint(message("too-fast"))
    return await _signed_in(request, await _accounts(request).create(wish.name, wish.password), 201)


async def log_in(request: Request) -> Response:
    wish = await _body(request, Credentials)
    guesses: Guesses = request.app.state.guesses
    whose, address = known_as(wish.name), request.client.host if request.client else ""
    if not guesses.take(whose, address):
        raise Complaint(message("too-fast"))
    session = await _accounts(request).log_in(wish.name, wish.password)
    guesses.right(whose, address)
    return await _signed_in(request, session, 200)


async def log_out(request: Request) -> Response:
    await _accounts(request).log_out(await _session(request))
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


async def show_account(request: Request) -> Response:
    return answer(await _accounts(request).account(await _session(request)))


async def set_settings(request: Request) -> Response:
    session = await _session(request)
    await _accounts(request).set_settings(session, await _body(request, dict[str, Any]))
    return Response(status_code=204)


async def keep_deck(request: Request) -> Response:
    session = await _session(request)
    await _accounts(request).keep_deck(session, request.path_params["name"], await _body(request, DeckKept))
    return Response(status_code=204)


async def drop_deck(request: Request) -> Response:
    await _accounts(request).drop_deck(await _session(request), request.path_params["name"])
    return Response(status_code=204)


async def own_games(request: Request) -> Response:
    ids = await _accounts(request).games(await _session(request))
    return answer(await _listed_by_id(_hall(request).store, ids))


async def claim_game(request: Request) -> Response:
    session = await _session(request)
    await _accounts(request).claim(session, (await _body(request, Claim)).token)
    return Response(status_code=204)


async def own_link(request: Request) -> Response:
    token = await _accounts(request).link(await _session(request), request.path_params["table"])
    return answer(Link(f"/t/{token}"), 201)


async def revoke_links(request: Request) -> Response:
    hall, table = _hall(request), request.path_params["table"]
    await _accounts(request).revoke(await _session(request), table)
    await hall.refresh(table)
    return Response(status_code=204)


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
    Endpoint(
        "POST",
        "/api/accounts",
        create_account,
        "Create an account",
        takes=Credentials,
        gives=Account,
        status=201,
        refusals=(409,),
    ),
    Endpoint("POST", "/api/session", log_in, "Sign in", takes=Credentials, gives=Account, refusals=(401,)),
    Endpoint("DELETE", "/api/session", log_out, "Sign out", status=204, signed_in=True),
    Endpoint("GET", "/api/account", show_account, "Settings and decks", gives=Account, signed_in=True),
    Endpoint(
        "PUT",
        "/api/account/settings",
        set_settings,
        "Keep settings",
        takes=dict[str, Any],
        status=204,
        signed_in=True,
    ),
    Endpoint(
        "PUT",
        "/api/account/decks/{name}",
        keep_deck,
        "Keep a deck",
        takes=DeckKept,
        status=204,
        refusals=(404,),
        signed_in=True,
    ),
    Endpoint("DELETE", "/api/account/decks/{name}", drop_deck, "Drop a deck", status=204, signed_in=True),
    Endpoint("GET", "/api/account/games", own_games, "One's own games", gives=list[TableListed], signed_in=True),
    Endpoint(
        "POST",
        "/api/account/games",
        claim_game,
        "Count a seat among one's own",
        takes=Claim,
        status=204,
        refusals=(404, 409),
        signed_in=True,
    ),
    Endpoint(
        "POST",
        "/api/account/games/{table}/links",
        own_link,
        "A new link to one's seats",
        gives=Link,
        status=201,
        refusals=(404,),
        signed_in=True,
    ),
    Endpoint(
        "DELETE",
        "/api/account/games/{table}/links",
        revoke_links,
        "No link to one's seats opens them any more",
        status=204,
        refusals=(404,),
        signed_in=True,
    ),
]
