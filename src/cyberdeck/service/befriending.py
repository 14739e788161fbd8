"""The endpoints of friends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from cyberdeck.kernel import Complaint, message
from cyberdeck.service import friends
from cyberdeck.service.answers import answer, hall_of
from cyberdeck.service.friendforms import Friends
from cyberdeck.service.openapi import Endpoint
from cyberdeck.service.signing import changing
from cyberdeck.service.store import Store


async def show(request: Request) -> Response:
    return answer(await friends.of(hall_of(request).store, (await changing(request)).account))


def _doing(deed: Callable[[Store, str, str], Awaitable[None]]) -> Callable[[Request], Awaitable[Response]]:
    async def do(request: Request) -> Response:
        session, store = await changing(request), hall_of(request).store
        if not request.app.state.befriending.take(session.account):
            raise Complaint(message("too-fast"))
        await deed(store, session.account, request.path_params["name"])
        return answer(await friends.of(store, session.account))

    return do


_PATH, _BLOCKS = "/api/account/friends", "/api/account/blocks"


def _deed(method: str, path: str, deed: Callable[[Store, str, str], Awaitable[None]], about: str) -> Endpoint:
    return Endpoint(method, path, _doing(deed), about, gives=Friends, refusals=(404,), signed_in=True)


BEFRIENDED: Final = [
    Endpoint("GET", _PATH, show, "Friends, and whether they are here", gives=Friends, signed_in=True),
    _deed("PUT", f"{_PATH}/{{name}}", friends.ask, "Ask somebody, or agree with who has asked"),
    _deed("DELETE", f"{_PATH}/{{name}}", friends.part, "Be friends no longer, ask no longer, or do not agree"),
    _deed("PUT", f"{_BLOCKS}/{{name}}", friends.block, "Hear of somebody no more"),
    _deed("DELETE", f"{_BLOCKS}/{{name}}", friends.unblock, "Hear of him again"),
]
