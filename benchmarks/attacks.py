"""`python benchmarks/attacks.py [SECONDS] [ATTACK ...]`: what an honest player feels while one guest does his worst.

Two honest players decide on sockets of their own. Each attack comes from another address of this machine, within the
service's own limits, and is measured against the quiet before and after it. The goal: the median at most twice, the
99th percentile at most three times as long.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from load import Pair, decode

ELSEWHERE = "127.0.0.2"
"""Where the guest comes from."""
PACE = 0.05
MEDIAN, WORST = 2.0, 3.0
LIMITS: dict[str, Any] = {"messages": 50, "requests": 20, "tables": 200, "sockets": 60}
"""As they are when nobody sets them."""
AGAINST_HOUSE = {"game": "netrunner", "seats": {"corp": "house", "runner": "person"}}
AWAY = (OSError, httpx.HTTPError, TimeoutError, EOFError, WebSocketException)


class Guest:
    """One address, and all it may do."""

    def __init__(self, address: str, table: str) -> None:
        self.address, self.table = address, table
        self.host, port = address.removeprefix("http://").split(":")
        self.port = int(port)
        transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
        self.browser = httpx.AsyncClient(transport=transport, timeout=30, base_url=address)

    async def sit(self, path: str) -> ClientConnection:
        place = self.address.replace("http", "ws") + path + "?protocol=2"
        return await connect(place, max_size=None, compression=None, local_addr=(ELSEWHERE, 0))

    async def open(self, wish: dict[str, Any]) -> dict[str, Any]:
        """A table, as soon as he may open one."""
        while (answer := await self.browser.post("/api/tables", json=wish)).status_code != 201:
            await asyncio.sleep(0.1)
        opened: dict[str, Any] = answer.json()
        return opened

    async def finished(self, decisions: int = 300) -> str:
        """A long game that is over."""
        wish = {"game": "netrunner", "seats": {"corp": "person", "runner": "person"}}
        while True:
            opened = await self.open(wish)
            sockets = [await self.sit(link.replace("/t/", "/ws/")) for link in opened["links"].values()]
            pair = Pair(sockets, random.Random(5))
            await pair.sit()
            for _ in range(decisions):
                if pair.over:
                    break
                await pair.decide()
                await asyncio.sleep(0.025)
            if not pair.over:
                await sockets[0].send('{"type":"resign"}')
                while (await told(sockets[0])).ending is None:
                    pass
            for socket in sockets:
                await socket.close()
            return str(opened["table"])

    async def abandoned(self) -> None:
        """A table where the house plays on both sides, and nobody is there."""
        opened = await self.open(AGAINST_HOUSE)
        socket = await self.sit(opened["links"]["runner"].replace("/t/", "/ws/"))
        while (await told(socket)).question is None:
            pass
        await socket.send('{"type":"stand-in","seat":"runner"}')
        await told(socket)
        await socket.close()


async def told(socket: ClientConnection) -> Any:
    while (found := decode(await socket.recv())).type not in ("whole", "news"):
        pass
    return found


async def asking(guest: Guest, path: Callable[[], str]) -> None:
    """As many requests as are answered."""
    while True:
        with suppress(*AWAY):
            answer = await guest.browser.get(path())
            if answer.status_code == 429:
                await asyncio.sleep(0.02)


async def many(work: Iterable[Awaitable[None]]) -> None:
    await asyncio.gather(*work)


async def replays(guest: Guest, ready: Callable[[], None]) -> None:
    table, chance = await guest.finished(), random.Random(1)

    def path() -> str:
        seat = chance.choice(["", "&seat=corp", "&seat=runner"])
        return f"/api/tables/{table}/replay?at={chance.randrange(200)}{seat}"

    await guest.browser.get(path())
    ready()
    await many(asking(guest, path) for _ in range(10))


async def series(guest: Guest, ready: Callable[[], None]) -> None:
    table = await guest.finished()
    ready()
    await many(asking(guest, lambda: f"/api/tables/{table}/series") for _ in range(10))


async def journals(guest: Guest, ready: Callable[[], None]) -> None:
    table = await guest.finished()
    ready()
    await many(asking(guest, lambda: f"/api/tables/{table}/journal") for _ in range(10))


async def spectators(guest: Guest, ready: Callable[[], None]) -> None:
    """Seven hundred of them at the honest players' table, as far as they get in."""

    async def look() -> None:
        while True:
            with suppress(Exception):
                async with await guest.sit(f"/ws/watch/{guest.table}") as socket:
                    async for _ in socket:
                        pass
            await asyncio.sleep(5)

    looking = [asyncio.create_task(look()) for _ in range(700)]
    await asyncio.sleep(8)
    ready()
    await asyncio.gather(*looking)


async def abandoned(guest: Guest, ready: Callable[[], None]) -> None:
    for _ in range(50):
        with suppress(*AWAY):
            await guest.abandoned()
    ready()
    await asyncio.sleep(3600)


async def half_open(guest: Guest, ready: Callable[[], None]) -> None:
    async def hold() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(guest.host, guest.port, local_addr=(ELSEWHERE, 0))
                writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 999\r\nX")
                await reader.read()
                writer.close()
            await asyncio.sleep(5)

    holding = [asyncio.create_task(hold()) for _ in range(900)]
    await asyncio.sleep(4)
    ready()
    await asyncio.gather(*holding)


async def take_backs(guest: Guest, ready: Callable[[], None]) -> None:
    """Decide and take back, on a table of his own, as fast as messages are heard."""
    opened = await guest.open(AGAINST_HOUSE)
    socket = await guest.sit(opened["links"]["runner"].replace("/t/", "/ws/"))
    ready()
    while True:
        await socket.send('{"type":"back"}')
        with suppress(TimeoutError):
            last = await asyncio.wait_for(told(socket), 0.02)
            if last.question:
                option = last.question.options[0].notation
                wish = {"type": "decide", "seq": last.seq, "notation": option}
                await socket.send(msgspec.json.encode(wish).decode())


async def opening(guest: Guest, ready: Callable[[], None]) -> None:
    """Open a table, resign, and again."""
    ready()
    while True:
        with suppress(*AWAY):
            opened = await guest.open(AGAINST_HOUSE)
            async with await guest.sit(opened["links"]["runner"].replace("/t/", "/ws/")) as socket:
                await socket.send('{"type":"resign"}')
                while (await told(socket)).ending is None:
                    pass
        await asyncio.sleep(0.02)


ATTACKS = {
    "replays": replays,
    "series": series,
    "journals": journals,
    "spectators": spectators,
    "abandoned": abandoned,
    "half-open": half_open,
    "take-backs": take_backs,
    "opening": opening,
}


@asynccontextmanager
async def attacked(name: str, address: str, table: str) -> AsyncIterator[None]:
    """A guest in a process of his own, ready to harm. He lives elsewhere: what he computes is not the service's."""
    command = ["nice", "-n", "15", sys.executable, __file__, "--guest", name, address, table]
    guest = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        assert guest.stdout is not None
        assert await guest.stdout.readline() == b"ready\n", "the guest could not begin"
        yield
    finally:
        guest.kill()
        await guest.wait()


async def honest(address: str) -> tuple[Pair, str]:
    """Two people at a table that cannot end soon."""
    from server import LONG

    wish = {"game": "netrunner", "seats": {"corp": "person", "runner": "person"}, "setup": LONG}
    async with httpx.AsyncClient(timeout=60) as browser:
        opened = (await browser.post(f"{address}/api/tables", json=wish)).json()
    links = [link.replace("/t/", "/ws/") + "?protocol=2" for link in opened["links"].values()]
    sockets = [await connect(address.replace("http", "ws") + link, max_size=None, compression=None) for link in links]
    pair = Pair(sockets, random.Random(1))
    await pair.sit()
    return pair, str(opened["table"])


async def decide_for(pair: Pair, seconds: float) -> list[float]:
    """How long each decision took until both had seen its effect."""
    took, until = [], time.monotonic() + seconds
    while time.monotonic() < until:
        took.append(await pair.decide())
        await asyncio.sleep(PACE)
    return took


def measures(took: list[float]) -> tuple[float, float]:
    return 1000 * median(took), 1000 * quantiles(took, n=100)[98]


def shown(took: dict[str, tuple[list[float], list[float]]]) -> bool:
    table = Table(title="From a decision to both views, in milliseconds: in quiet, and under attack")
    for column in ("", "decisions", "median", "p99", "median", "p99", "median ×", "p99 ×", ""):
        table.add_column(column, justify="left" if column == "" else "right")
    good = True
    for name, (quiet, loud) in took.items():
        before, after = measures(quiet), measures(loud)
        ratios = after[0] / before[0], after[1] / before[1]
        held = ratios[0] <= MEDIAN and ratios[1] <= WORST
        good &= held
        words = [f"{number:.1f}" for number in (*before, *after, *ratios)]
        table.add_row(name, f"{len(quiet)} + {len(loud)}", *words, "" if held else "beyond the goal")
    Console(width=120).print(table)
    return good


async def measure(name: str, address: str, seconds: float) -> tuple[list[float], list[float]]:
    """Decisions in quiet, before and after, and while that attack is on."""
    pair, table = await honest(address)
    await decide_for(pair, 2)  # what is slow only the first time
    quiet = await decide_for(pair, seconds / 2)
    async with attacked(name, address, table):
        loud = await decide_for(pair, seconds)
    await asyncio.sleep(1)
    quiet += await decide_for(pair, seconds / 2)
    for socket in pair.sockets:
        await socket.close()
    return quiet, loud


def main(seconds: float, names: list[str]) -> bool:
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "service"))
    from server import Server

    print(f"load average before the run: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    took = {}
    for name in names:
        with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "t.sqlite", **LIMITS) as server:
            took[name] = asyncio.run(measure(name, server.address, seconds))
    return shown(took)


def guest(name: str, address: str, table: str) -> None:
    async def harm() -> None:
        await ATTACKS[name](Guest(address, table), lambda: print("ready", flush=True))

    asyncio.run(harm())


if __name__ == "__main__":
    if sys.argv[1:2] == ["--guest"]:
        guest(*sys.argv[2:5])
    else:
        words = sys.argv[1:]
        seconds = float(words.pop(0)) if words and words[0].replace(".", "").isdigit() else 10.0
        sys.exit(0 if main(seconds, words or list(ATTACKS)) else 1)
