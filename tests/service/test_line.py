"""The line to a client: what comes whole takes the short way, and what does not is understood all the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from struct import pack
from typing import Any

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn import Config
from uvicorn.server import ServerState

from cyberdeck.service.line import Line, line_of, lines

HELLO = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
KEY = bytes([7, 130, 66, 255])
TEXT, BYTES, REST, CLOSE, PING, FINAL = 1, 2, 0, 8, 9, 0x80
MOST = 70_000


def masked(kind: int, words: bytes, final: bool = True) -> bytes:
    size = len(words)
    head = pack(">BB", kind | FINAL * final, 0x80 | min(size, 126)) + (pack(">H", size) if size > 125 else b"")
    return head + KEY + bytes(each ^ KEY[n % 4] for n, each in enumerate(words))


class Client:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def send(self, *packets: bytes) -> None:
        """Each by itself on the wire."""
        for packet in packets:
            self._writer.write(packet)
            await self._writer.drain()
            await asyncio.sleep(0.01)

    async def frame(self) -> tuple[int, bytes]:
        kind, size = await self._reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self._reader.readexactly(2))
        elif size == 127:
            size = int.from_bytes(await self._reader.readexactly(8))
        return kind & 0x0F, await self._reader.readexactly(size)


async def shout(scope: Any, receive: Any, send: Any) -> None:
    """Says what it hears three times."""
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    line = line_of(socket)
    try:
        while True:
            heard = await line.hear()
            await line.say(b"bytes" if heard is None else 3 * heard.encode())
    except WebSocketDisconnect:
        pass


def talk(script: Callable[[Client], Coroutine[Any, Any, None]], line: type[Line] = Line) -> None:
    async def run() -> None:
        loop, state = asyncio.get_running_loop(), ServerState()
        config = Config(shout, ws_max_size=MOST, ws_per_message_deflate=False, lifespan="off", log_level="critical")
        config.load()
        server = await loop.create_server(lambda: line(config, state, {}, loop), "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(HELLO)
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        await asyncio.wait_for(script(Client(reader, writer)), 60)
        writer.close()
        server.close()

    asyncio.run(run())


@pytest.mark.parametrize("words", ["", "ab", "ä" * 60, "c" * 126, "d" * 30_000])
def test_texts_of_every_length_come_and_go(words: str) -> None:
    async def script(client: Client) -> None:
        for _ in range(2):
            await client.send(masked(TEXT, words.encode()))
            assert await client.frame() == (TEXT, 3 * words.encode())

    talk(script)


def test_what_does_not_come_whole_is_understood() -> None:
    first, second = masked(TEXT, b"one"), masked(TEXT, b"two")

    async def script(client: Client) -> None:
        await client.send(first, first[:1], first[1:4], first[4:] + second, second)
        told = [await client.frame() for _ in range(4)]
        assert told == [(TEXT, 3 * words) for words in (b"one", b"one", b"two", b"two")]

    talk(script)


def test_a_long_count_of_few_bytes_is_understood() -> None:
    """The first packet is as long as if its second byte said how long the words are, and they are not whole."""
    words = b"e" * 130
    whole = b"\x81\xff" + pack(">Q", len(words)) + masked(TEXT, words)[4:]

    async def script(client: Client) -> None:
        await client.send(whole[:133], whole[133:], masked(TEXT, b"two"))
        assert [await client.frame() for _ in range(2)] == [(TEXT, 3 * words), (TEXT, b"twotwotwo")]

    talk(script)


@pytest.mark.parametrize(
    ("first", "frame"),
    [
        (b"", masked(PING, b"?" * 100)),
        (b"", masked(TEXT, b"a")),
        (b"", masked(BYTES, b"")),
        (masked(TEXT, b"a", final=False), masked(REST, b"", final=False)),
    ],
    ids=["pings", "texts", "bytes", "empty parts"],
)
def test_who_sends_frames_without_end_is_cut_off(first: bytes, frame: bytes) -> None:
    async def script(client: Client) -> None:
        await client.send(first, *[20 * frame] * 50)
        while (told := await client.frame())[0] != CLOSE:
            pass
        assert int.from_bytes(told[1]) == 4429
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await client.frame()

    talk(script, lines(10))


def test_frames_that_are_few_enough_are_all_heard() -> None:
    async def script(client: Client) -> None:
        await client.send(30 * masked(PING, b"?") + 30 * masked(TEXT, b"a"))
        told = [await client.frame() for _ in range(60)]
        assert sorted(told) == 30 * [(TEXT, b"aaa")] + 30 * [(10, b"?")]

    talk(script, lines(10))


def test_parts_of_a_message_are_put_together() -> None:
    async def script(client: Client) -> None:
        await client.send(
            masked(TEXT, b"on", final=False), masked(PING, b"?"), masked(REST, b"e"), masked(TEXT, b"two")
        )
        told = [await client.frame() for _ in range(3)]
        assert told == [(10, b"?"), (TEXT, b"oneoneone"), (TEXT, b"twotwotwo")]

    talk(script)


def test_bytes_are_told_from_texts() -> None:
    async def script(client: Client) -> None:
        await client.send(masked(BYTES, b"\xff"), masked(TEXT, b"a"))
        assert [await client.frame() for _ in range(2)] == [(TEXT, b"bytes"), (TEXT, b"aaa")]

    talk(script)


@pytest.mark.parametrize(
    ("packet", "code"),
    [
        (masked(TEXT, b"\xff\xfe"), 1007),
        (b"\x81\x02ab", 1002),
        (b"\xc1" + masked(TEXT, b"a")[1:], 1002),
        (b"\x81\xff" + pack(">Q", MOST + 1) + KEY, 1009),
        (masked(CLOSE, pack(">H", 1000)), 1000),
    ],
    ids=["no text", "not masked", "reserved bits", "too long", "goodbye"],
)
def test_what_breaks_the_protocol_ends_the_connection(packet: bytes, code: int) -> None:
    async def script(client: Client) -> None:
        await client.send(masked(TEXT, b"a"))
        assert await client.frame() == (TEXT, b"aaa")
        await client.send(packet)
        kind, words = await client.frame()
        assert (kind, int.from_bytes(words[:2])) == (CLOSE, code)

    talk(script)
