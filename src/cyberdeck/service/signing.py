"""The endpoints of accounts: signing in and out, and what an account keeps."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from cyberdeck.kernel import Complaint, message
from cyberdeck.service import standing, tokens
from cyberdeck.service.accounts import SESSION, Accounts, Session, known_as
from cyberdeck.service.answers import Link, answer, body_of, hall_of
from cyberdeck.service.forms import (
    Account,
    Claim,
    Credentials,
    DeckKept,
    Exported,
    NewPassword,
    NewToken,
    Password,
    Standing,
    TableListed,
    TokenListed,
    TokenMade,
)
from cyberdeck.service.guard import client_of
from cyberdeck.service.limits import Buckets, Guesses
from cyberdeck.service.listing import listed_by_id
from cyberdeck.service.openapi import Endpoint
from cyberdeck.service.standing import Owner

COOKIE = "cyberdeck_session"


def _accounts(request: HTTPConnection) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


def _guesses(request: Request) -> Guesses:
    guesses: Guesses = request.app.state.guesses
    return guesses


async def session_of(request: HTTPConnection) -> Session:
    """Whose request it is: a program shows a token, a browser its cookie."""
    program = await tokens.session_of(request.app.state.store, request.headers.get("authorization", ""))
    return program or await _accounts(request).session(request.cookies.get(COOKIE))


async def changing(request: Request) -> Session:
    """The session of the request; what changes anything must carry its secret in a header too."""
    session = await session_of(request)
    if session.program:
        return session
    given = request.headers.get("x-csrf-token", "")
    if request.method != "GET" and not hmac.compare_digest(given.encode(), session.csrf.encode()):
        raise Complaint(message("csrf"))
    return session


async def owner_of(request: Request) -> Owner:
    """Who asks, by name: whose a seat is to be."""
    session = await changing(request)
    return Owner(session.account, (await _accounts(request).account(session)).name)


def opener_of(request: Request) -> str:
    """Whoever asks, as the database counts him."""
    return hashlib.sha256(client_of(request.scope).encode()).hexdigest()


async def _signed_in(request: Request, session: Session, status: int) -> Response:
    response = answer(await _accounts(request).account(session), status)
    secure: bool = request.app.state.settings.secure or request.url.scheme == "https"
    response.set_cookie(COOKIE, session.token, SESSION, httponly=True, samesite="lax", secure=secure)
    return response


async def create_account(request: Request) -> Response:
    wish = await body_of(request, Credentials)
    newcomers: Buckets = request.app.state.newcomers
    if not newcomers.take(client_of(request.scope)):
        raise Complaint(message("too-fast"))
    return await _signed_in(request, await _accounts(request).create(wish.name, wish.password), 201)


async def log_in(request: Request) -> Response:
    wish = await body_of(request, Credentials)
    guesses = _guesses(request)
    whose, address = known_as(wish.name), client_of(request.scope)
    if not guesses.take(whose, address):
        raise Complaint(message("too-fast"))
    session = await _accounts(request).log_in(wish.name, wish.password)
    guesses.right(whose, address)
    return await _signed_in(request, session, 200)


async def log_out(request: Request) -> Response:
    await _accounts(request).log_out(await changing(request))
    return _signed_out()


def _signed_out() -> Response:
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


async def show_account(request: Request) -> Response:
    return answer(await _accounts(request).account(await changing(request)))


async def _confirmed(request: Request, session: Session, password: str) -> None:
    """Who has found a browser that is signed in may not guess the password either."""
    accounts, guesses = _accounts(request), _guesses(request)
    whose, address = known_as((await accounts.account(session)).name), client_of(request.scope)
    if not guesses.take(whose, address):
        raise Complaint(message("too-fast"))
    await accounts.confirm(session, password)
    guesses.right(whose, address)


async def set_password(request: Request) -> Response:
    session, wish = await changing(request), await body_of(request, NewPassword)
    await _confirmed(request, session, wish.password)
    await _accounts(request).set_password(session, wish.new)
    return Response(status_code=204)


async def delete_account(request: Request) -> Response:
    """Its games stay, without its name and its chat."""
    session, wish = await changing(request), await body_of(request, Password)
    await _confirmed(request, session, wish.password)
    tables = await _accounts(request).games(session)
    await _accounts(request).delete(session)
    for table in tables:
        await hall_of(request).refresh(table)
    return _signed_out()


async def export_account(request: Request) -> Response:
    """A file with all that is known of the account."""
    session = await changing(request)
    games = await listed_by_id(hall_of(request).store, await _accounts(request).games(session))
    response = answer(await _accounts(request).export(session, games))
    response.headers["Content-Disposition"] = 'attachment; filename="cyberdeck-account.json"'
    return response


async def set_settings(request: Request) -> Response:
    session = await changing(request)
    await _accounts(request).set_settings(session, await body_of(request, dict[str, Any]))
    return Response(status_code=204)


async def keep_deck(request: Request) -> Response:
    session = await changing(request)
    await _accounts(request).keep_deck(session, request.path_params["name"], await body_of(request, DeckKept))
    return Response(status_code=204)


async def drop_deck(request: Request) -> Response:
    await _accounts(request).drop_deck(await changing(request), request.path_params["name"])
    return Response(status_code=204)


async def own_games(request: Request) -> Response:
    ids = await _accounts(request).games(await changing(request))
    return answer(await listed_by_id(hall_of(request).store, ids))


async def claim_game(request: Request) -> Response:
    session = await changing(request)
    await _accounts(request).claim(session, (await body_of(request, Claim)).token)
    return Response(status_code=204)


async def own_link(request: Request) -> Response:
    token = await _accounts(request).link(await changing(request), request.path_params["table"])
    return answer(Link(f"/t/{token}"), 201)


async def revoke_links(request: Request) -> Response:
    hall, table = hall_of(request), request.path_params["table"]
    await _accounts(request).revoke(await changing(request), table)
    await hall.refresh(table)
    return Response(status_code=204)


async def make_token(request: Request) -> Response:
    """Only who has signed in himself: a token makes no tokens."""
    session, wish = await changing(request), await body_of(request, NewToken)
    if session.program:
        raise Complaint(message("token-enough"))
    return answer(await tokens.make(hall_of(request).store, session.account, wish.name), 201)


async def list_tokens(request: Request) -> Response:
    return answer(await tokens.listed(hall_of(request).store, (await changing(request)).account))


async def drop_token(request: Request) -> Response:
    session = await changing(request)
    await tokens.drop(hall_of(request).store, session.account, request.path_params["name"])
    return Response(status_code=204)


async def stand(request: Request) -> Response:
    session, wish = await changing(request), await body_of(request, Standing)
    await standing.stand(hall_of(request).store, session.account, wish)
    return Response(status_code=204)


async def step_down(request: Request) -> Response:
    await standing.step_down(hall_of(request).store, (await changing(request)).account)
    return Response(status_code=204)


SIGNED_IN = [
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
    Endpoint(
        "PUT",
        "/api/account/password",
        set_password,
        "Change the password; other sessions end",
        takes=NewPassword,
        status=204,
        signed_in=True,
    ),
    Endpoint(
        "POST",
        "/api/account/deletion",
        delete_account,
        "Delete the account for good",
        takes=Password,
        status=204,
        signed_in=True,
    ),
    Endpoint("GET", "/api/account/export", export_account, "All that is known of it", gives=Exported, signed_in=True),
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
    Endpoint("GET", "/api/account/tokens", list_tokens, "One's tokens", gives=list[TokenListed], signed_in=True),
    Endpoint(
        "POST",
        "/api/account/tokens",
        make_token,
        "A token for a program",
        takes=NewToken,
        gives=TokenMade,
        status=201,
        signed_in=True,
    ),
    Endpoint("DELETE", "/api/account/tokens/{name}", drop_token, "Drop a token", status=204, signed_in=True),
    Endpoint(
        "PUT",
        "/api/account/bot",
        stand,
        "Be a bot that can be challenged",
        takes=Standing,
        status=204,
        refusals=(404,),
        signed_in=True,
    ),
    Endpoint("DELETE", "/api/account/bot", step_down, "Be none any more", status=204, signed_in=True),
]
