"""The lobby over the network: the endpoints of seeks, and the socket on which one hears of them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import Row
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from cyberdeck.kernel import Complaint
from cyberdeck.service import metrics, seeking
from cyberdeck.service.accounts import clean
from cyberdeck.service.answers import answer, body_of, hall_of
from cyberdeck.service.founding import hashed
from cyberdeck.service.hall import logged
from cyberdeck.service.openapi import Endpoint
from cyberdeck.service.seekforms import Expired, NewSeek, Seated, SeekListed, SeekMade, Seeks, Taking
from cyberdeck.service.seeking import Seeker
from cyberdeck.service.signing import opener_of, owner_of, session_of
from cyberdeck.service.sockets import COME_BACK
from cyberdeck.service.standing import Owner
from cyberdeck.service.store import Store
from cyberdeck.service.wire import encode

LOOKING = 1.0
"""Seconds between two looks at the seeks, at least: one look serves all who listen."""
ELSEWHERE = 5.0
"""Seconds after which it is looked again though nothing was heard: seeks run out, and other nodes have their own."""
SECRET = 64
"""The longest secret that is heard."""

log = logging.getLogger("cyberdeck.lobby")


class Lobby:
    """The seeks as they were a moment ago, for all who listen in this process.

    However many listen and wait, it is looked once for all of them: when somebody here has changed something, and now
    and then for what happens elsewhere.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.own: dict[str, Row[Any]] = {}
        """The seeks of those who listen, by the hashes of their secrets."""
        self.news = asyncio.Event()
        """Set when it has been looked again; then there is another."""
        self._listening: Counter[str] = Counter()
        self._changed = asyncio.Event()
        self._found: list[tuple[SeekListed, str]] = []
        self._looked = -LOOKING
        self._looking = asyncio.Lock()

    async def found(self, anew: bool = False) -> Sequence[tuple[SeekListed, str]]:
        async with self._looking:
            if anew or time.monotonic() - self._looked >= LOOKING:
                self._found = await seeking.listed(self.store)
                self._looked = time.monotonic()
            return self._found

    def wake(self) -> None:
        """Somebody has changed the seeks."""
        self._changed.set()

    @asynccontextmanager
    async def listening(self, secret: str) -> AsyncIterator[None]:
        """While somebody listens, his own seek is looked after; without a secret he has none."""
        mine = hashed(secret) if secret else ""
        self._listening[mine] += 1
        try:
            if secret:
                self.own |= await seeking.heard_of(self.store, [mine])
            yield
        finally:
            self._listening[mine] -= 1
            if not self._listening[mine]:
                del self._listening[mine]
                self.own.pop(mine, None)

    async def work(self) -> None:
        """Look when something is new; who comes again and again with wishes makes nobody look more often."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), ELSEWHERE)
            self._changed.clear()
            if self._listening:
                with logged("lobby"):
                    await self._look()
            await asyncio.sleep(LOOKING)

    async def _look(self) -> None:
        asked = [mine for mine in self._listening if mine]
        own = await seeking.heard_of(self.store, asked)
        for gone in set(asked) - set(own):  # and whoever has come meanwhile has looked for himself
            self.own.pop(gone, None)
        self.own |= {mine: row for mine, row in own.items() if mine in self._listening}
        await self.found(anew=True)
        news, self.news = self.news, asyncio.Event()
        news.set()


async def _seeker(request: Request, name: str) -> Seeker:
    """Who asks: an account if somebody is signed in, otherwise a guest by the name that he gives himself."""
    client = opener_of(request)
    try:
        await session_of(request)
    except Complaint:
        return Seeker(client, Owner("", clean(name)))
    return Seeker(client, await owner_of(request))


async def _name_of(socket: WebSocket | Request) -> str:
    try:
        session = await session_of(socket)
    except Complaint:
        return ""
    account = await socket.app.state.accounts.account(session)
    return str(account.name)


async def list_seeks(request: Request) -> Response:
    lobby: Lobby = request.app.state.lobby
    return answer(seeking.seen_by(await lobby.found(), await _name_of(request)))


async def make_seek(request: Request) -> Response:
    wish = await body_of(request, NewSeek)
    made = await seeking.seek(hall_of(request), wish, await _seeker(request, wish.name))
    request.app.state.lobby.wake()
    return answer(made, 201)


async def take_seek(request: Request) -> Response:
    wish = await body_of(request, Taking)
    seeker = await _seeker(request, wish.name)
    taken = await seeking.take(hall_of(request), request.path_params["seek"], wish, seeker)
    request.app.state.lobby.wake()
    return answer(taken, 201)


async def decline_seek(request: Request) -> Response:
    await seeking.decline(hall_of(request).store, request.path_params["seek"], await owner_of(request))
    request.app.state.lobby.wake()
    return Response(status_code=204)


async def withdraw_seek(request: Request) -> Response:
    """Whoever has the secret may."""
    await seeking.withdraw(hall_of(request).store, request.path_params["secret"])
    request.app.state.lobby.wake()
    return Response(status_code=204)


async def listen(socket: WebSocket) -> None:
    """`?seek=` is the secret of one's own: while somebody listens, it holds."""
    await socket.accept()
    telling = asyncio.create_task(_tell(socket, socket.query_params.get("seek", "")[:SECRET]))
    try:
        while True:
            await socket.receive_text()  # nothing that is said here means anything
    except (WebSocketDisconnect, RuntimeError, KeyError):
        pass
    finally:
        telling.cancel()


async def _tell(socket: WebSocket, secret: str) -> None:
    lobby: Lobby = socket.app.state.lobby
    try:
        name = await _name_of(socket)
        async with lobby.listening(secret):
            await _tell_on(socket, lobby, secret, name)
    except (WebSocketDisconnect, RuntimeError):
        pass
    except Exception:
        metrics.FAULTS.labels("lobby").inc()
        log.exception("somebody cannot be told of the lobby")
        await socket.close(COME_BACK)


async def _tell_on(socket: WebSocket, lobby: Lobby, secret: str, name: str) -> None:
    told = b""
    while True:
        news = lobby.news
        if secret and not await _tell_own(socket, lobby, secret):
            secret = ""
        text = encode(Seeks(seeking.seen_by(await lobby.found(), name)))
        if text != told:
            told = text
            await socket.send_text(text.decode())
        await news.wait()


async def _tell_own(socket: WebSocket, lobby: Lobby, secret: str) -> bool:
    """Whether one's own seek is still open; if not, what became of it is told."""
    row = lobby.own.get(hashed(secret))
    if row is not None and row.table_id is None:
        return True
    gone = Expired("") if row is None else Seated(row.id, await seeking.place_of(lobby.store, row, secret))
    await socket.send_text(encode(gone).decode())
    return False


SEEKING = [
    Endpoint("GET", "/api/seeks", list_seeks, "Who looks for a game", gives=list[SeekListed]),
    Endpoint(
        "POST",
        "/api/seeks",
        make_seek,
        "Look for a game, or be seated at once",
        takes=NewSeek,
        gives=SeekMade,
        status=201,
        refusals=(401, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/seeks/{seek}/seat",
        take_seek,
        "Sit down with somebody who looks for a game",
        takes=Taking,
        gives=SeekMade,
        status=201,
        refusals=(401, 404, 409),
    ),
    Endpoint("DELETE", "/api/challenges/{seek}", decline_seek, "Decline a challenge", status=204, signed_in=True),
    Endpoint("DELETE", "/api/seeks/{secret}", withdraw_seek, "Look no longer", status=204),
]
