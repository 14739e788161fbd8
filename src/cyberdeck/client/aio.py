"""Services and seats for asyncio: the same words as in `cyberdeck.client`, to be awaited."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, suppress
from types import TracebackType
from typing import Literal, Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cyberdeck.client import wishes
from cyberdeck.client.asked import Asked
from cyberdeck.client.seat import HASTE
from cyberdeck.client.talk import HASTY, Choice, Chooser, Talk, calling, headers_of, said, socket_of
from cyberdeck.client.wishes import Wish
from cyberdeck.service.forms import Called, Reel
from cyberdeck.service.wire import Ending, Expect, Halt, LeavePlan, Question, Refused, Told

T = TypeVar("T")


class Seat(Talk):
    """As `cyberdeck.client.Seat`."""

    def __init__(self, link: str, service: str = "", agrees: bool = True, lean: bool = False) -> None:
        super().__init__(socket_of(link, service, lean), agrees, lean)
        self._socket: ClientConnection | None = None
        self._open = AsyncExitStack()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: type[BaseException] | BaseException | TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        self._socket = None
        await self._open.aclose()

    async def told(self) -> AsyncIterator[Told]:
        while True:
            code = 0
            try:
                self._socket = self._socket or await self._connected()
                yield await self._next(self._socket)
                continue
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
            except (OSError, InvalidHandshake):
                pass
            await self.close()
            await asyncio.sleep(self.lost(code))

    async def _connected(self) -> ClientConnection:
        self.began()
        return await self._open.enter_async_context(connect(self.address, max_size=None))

    async def _next(self, socket: ClientConnection) -> Told:
        told, asides = self.heard(await socket.recv())
        for aside in asides:
            await socket.send(aside.decode())
        return told

    async def questions(self) -> AsyncIterator[Question]:
        async for told in self.told():
            if isinstance(told, Refused) and told.reason.id in HASTY:
                await asyncio.sleep(HASTE)
            if self.whole is not None and self.ending is not None:
                return
            if question := self.due:
                yield question

    async def decide(self, choice: Choice) -> None:
        await self.send(self.answer(choice))

    async def price(self) -> None:
        await self.send(self.pricing())

    async def expect(self, *steps: str) -> None:
        await self.send(Expect(steps))

    async def leave(self, *steps: str, asked: str = "") -> None:
        await self.send(LeavePlan(steps, asked))

    async def halt(self) -> None:
        await self.send(Halt())

    async def send(self, what: msgspec.Struct | bytes) -> None:
        text = what if isinstance(what, bytes) else said(what)
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text.decode())

    async def play(self, chooser: Chooser) -> Ending:
        """A bot thinks in a thread of its own, so that other seats go on meanwhile."""
        async for _ in self.questions():
            await self.decide(await asyncio.to_thread(self.choice, chooser))
        assert self.ending is not None
        return self.ending


class Service(Asked):
    """As `cyberdeck.client.Service`."""

    awaited: Literal[True] = True

    def __init__(self, address: str, token: str = "") -> None:
        self.address, self.token = address.rstrip("/"), token
        self._http = httpx.AsyncClient(base_url=self.address, headers=headers_of(token), timeout=30)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: type[BaseException] | BaseException | TracebackType | None) -> None:
        await self._http.aclose()

    async def ask(self, wish: Wish[T]) -> T:
        try:
            return wishes.read(wish, await self._http.request(wish.method, wish.path, content=wish.body))
        except httpx.TransportError as error:
            raise wishes.unreachable(self.address) from error

    async def join(self, table: str, seat: str, name: str = "") -> Seat:
        return self.sit((await self.ask(wishes.join(table, seat, name))).link)

    def sit(self, link: str, lean: bool = False) -> Seat:
        return Seat(link, self.address, lean=lean)

    def watch(self, table: str) -> Seat:
        return self.sit(f"/watch/{table}")

    async def reel(self, table: str, seat: str | None = None) -> AsyncIterator[Reel]:
        start = 0
        while True:
            part = await self.ask(wishes.reel(table, start, seat))
            yield part
            start = wishes.after(part)
            if wishes.last(part):
                return

    async def own_seat(self, table: str) -> Seat:
        return self.sit((await self.ask(wishes.own_link(table))).link)

    async def calls(self) -> AsyncIterator[Called]:
        tries, address = Talk(calling(self.address)), calling(self.address)
        while True:
            code = 0
            try:
                async with connect(address, additional_headers=headers_of(self.token)) as socket:
                    async for text in socket:
                        tries.reached()
                        yield msgspec.json.decode(text, type=Called)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
            except (OSError, InvalidHandshake):
                pass
            await asyncio.sleep(tries.lost(code))

    async def answer_challenges(self, bot: Callable[[Called], Chooser]) -> None:
        """Sit down wherever one is challenged, at all tables at once, each with a bot of its own; for ever."""
        sitting: dict[str, asyncio.Task[Ending]] = {}
        try:
            async for call in self.calls():
                if not call.over and (call.table not in sitting or sitting[call.table].done()):
                    sitting[call.table] = asyncio.create_task(self._played(call.table, bot(call)))
        finally:
            for task in sitting.values():
                task.cancel()
            await asyncio.gather(*sitting.values(), return_exceptions=True)

    async def _played(self, table: str, bot: Chooser) -> Ending:
        async with await self.own_seat(table) as seat:
            return await seat.play(bot)
