"""`python benchmarks/load.py [TABLES] [SECONDS]`: many tables at once; how long from a decision until both seats know.

Each table has two scripted seats on sockets of their own and one decision about every second. The same number of
sockets and the same pace against a bare echo server, in the same run on the same machine, is the measure to compare
with; while tables are played, others wait in the lobby. At last the memory of tables that nobody looks at.

In between all as fast as they can: each of 20 pairs of sockets goes on as soon as both have heard what they wait for.

- bare echo: 57 bytes in on each of the two sockets, the same 57 bytes back on each;
- echo to both: 57 bytes in on one of them, 1,000 bytes out on both;
- decision, lean: a random answer in on the socket of who is asked. The service checks it, plays it on a draft with all
  that follows without a choice, commits it to SQLite, and tells both seats what has changed in their views and one of
  them the next question with its options;
- decision, full: the same with events and log, and with price, outcomes and shortcuts of the question, as the page and
  the terminal are told.

Then what the engine alone takes: its decisions, and its decisions with the looks that both seats are told.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from itertools import chain
from pathlib import Path
from socket import create_connection
from statistics import mean, median, quantiles
from typing import Any, NamedTuple

import httpx
import msgspec
import psutil
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from cyberdeck.games import find
from cyberdeck.kernel import Follower
from cyberdeck.service.putting import frame, lean_frame, lean_question, question

PACE = 1.0
WAITING = 100
"""How many wait in the lobby meanwhile."""
PEOPLE = {"game": "netrunner", "seats": {"corp": "person", "runner": "person"}}
ECHO = """
import sys, uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

pairs = {}

async def echo(socket):
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)

async def both(socket):
    await socket.accept()
    pair = pairs.setdefault(socket.query_params["pair"], [])
    pair.append(socket)
    async for text in socket.iter_text():
        for each in pair:
            await each.send_text("x" * 1000)

routes = [WebSocketRoute("/", echo), WebSocketRoute("/both", both)]
config = uvicorn.Config(Starlette(routes=routes), port=int(sys.argv[1]), log_level="warning",
                        ws_per_message_deflate=False)
uvicorn.Server(config).run()
"""


class Option(msgspec.Struct):
    notation: str


class Asked(msgspec.Struct):
    options: list[Option]


class Told(msgspec.Struct):
    """What the load needs of what a seat is told."""

    type: str
    seq: int
    question: Asked | None = None
    ending: Any = None


decode = msgspec.json.Decoder(Told).decode


class Pair:
    """Both seats of a table."""

    def __init__(self, sockets: list[ClientConnection], chance: random.Random) -> None:
        self.sockets, self.chance = sockets, chance
        self.last: list[Told] = []
        self.bytes: list[int] = []
        """How much each seat was told of each decision."""
        self.over = False

    async def sit(self) -> None:
        self.last = [decode(await socket.recv()) for socket in self.sockets]

    async def decide(self) -> float:
        """One random decision; the seconds until both seats have seen its effect."""
        asked = next(n for n, told in enumerate(self.last) if told.question)
        question = self.last[asked].question
        assert question is not None
        seq, option = self.last[asked].seq, self.chance.choice(question.options).notation
        started = time.perf_counter()
        wish = {"type": "decide", "seq": seq, "notation": option}
        await self.sockets[asked].send(msgspec.json.encode(wish).decode())
        await asyncio.gather(*(self._await(n, seq) for n in range(len(self.sockets))))
        took = time.perf_counter() - started
        self.over = self.last[0].ending is not None
        return took

    async def _await(self, n: int, seq: int) -> None:
        size = 0
        while self.last[n].seq <= seq:
            text = await self.sockets[n].recv(decode=False)
            told = decode(text)
            assert told.type in ("whole", "news")
            self.last[n] = told
            size += len(text)
        self.bytes.append(size)


async def open_pair(browser: httpx.AsyncClient, address: str, seed: int, lean: bool = False) -> Pair:
    opened = (await browser.post(f"{address}/api/tables", json=PEOPLE)).json()
    links = [f"{link.replace('/t/', '/ws/')}?protocol=2&lean={int(lean)}" for link in opened["links"].values()]
    sockets = [await connect(address.replace("http", "ws") + link, max_size=None, compression=None) for link in links]
    pair = Pair(sockets, random.Random(seed))
    await pair.sit()
    return pair


async def keep_deciding(
    pair: Pair, pause: float, until: float, renew: Callable[[], Awaitable[Pair]]
) -> list[tuple[float, list[int]]]:
    """How long each decision took, and how many bytes each seat was told of it."""
    took = []
    await asyncio.sleep(pair.chance.random() * pause)
    while time.monotonic() < until:
        started = time.monotonic()
        took.append((await pair.decide(), pair.bytes))
        pair.bytes = []
        if pair.over:
            for socket in pair.sockets:
                await socket.close()
            pair = await renew()
        if pause:
            await asyncio.sleep(max(0.0, pair.chance.uniform(0.5, 1.5) * pause - (time.monotonic() - started)))
    for socket in pair.sockets:
        await socket.close()
    return took


async def load_tables(address: str, tables: int, pause: float, seconds: float) -> list[tuple[float, list[int]]]:
    async with httpx.AsyncClient(timeout=60) as browser, AsyncExitStack() as lobby:
        for socket in await wait_in_lobby(browser, address):
            await lobby.enter_async_context(socket)
        pairs = [await open_pair(browser, address, seed) for seed in range(tables)]
        until = time.monotonic() + seconds

        def renew() -> Awaitable[Pair]:
            return open_pair(browser, address, random.randrange(1 << 30))

        took = await asyncio.gather(*(keep_deciding(pair, pause, until, renew) for pair in pairs))
        return list(chain.from_iterable(took))


async def wait_in_lobby(browser: httpx.AsyncClient, address: str) -> list[connect]:
    """People who look for a game while others play."""
    wish = {"game": "netrunner", "decks": {"corp": "jinteki"}, "name": "Ann"}
    made = [(await browser.post(f"{address}/api/seeks", json=wish)).json() for _ in range(3)]
    secrets = [seek.get("secret", "") for seek in made]
    lobby = address.replace("http", "ws") + "/ws/lobby?seek="
    return [connect(lobby + secrets[n % len(secrets)], compression=None) for n in range(WAITING)]


async def load_echo(port: int, tables: int, pause: float, seconds: float, alike: bool = False) -> list[float]:
    """For each table one message to each of two sockets, echoed; the seconds until both are back.

    `alike` to a table, only one of the two says something, and both are told.
    """
    address = f"ws://127.0.0.1:{port}/"
    names = [random.randrange(1 << 60) for _ in range(tables)]
    addresses = [f"{address}both?pair={name}" if alike else address for name in names]
    pairs = [[await connect(each, compression=None) for _ in range(2)] for each in addresses]
    until = time.monotonic() + seconds
    text = msgspec.json.encode({"type": "decide", "seq": 17, "notation": "run rd"}).decode()

    async def keep_echoing(sockets: list[ClientConnection], chance: random.Random) -> list[float]:
        took = []
        await asyncio.sleep(chance.random() * pause)
        while time.monotonic() < until:
            started = time.perf_counter()
            for socket in sockets[:1] if alike else sockets:
                await socket.send(text)
            for socket in sockets:
                await socket.recv()
            took.append(time.perf_counter() - started)
            if pause:
                await asyncio.sleep(chance.uniform(0.5, 1.5) * pause)
        for socket in sockets:
            await socket.close()
        return took

    took = await asyncio.gather(*(keep_echoing(sockets, random.Random(n)) for n, sockets in enumerate(pairs)))
    return list(chain.from_iterable(took))


def engine_alone(lean: bool | None, games: int = 4) -> float:
    """Decisions a second of the engine, with the answers that are none; unless `lean` is None, seen and asked too."""
    rules, made, began = find("netrunner"), 0, time.process_time()
    for seed in range(games):
        game, chance = rules.new_game({}, seed), random.Random(seed)
        eyes = [Follower(game, seat) for seat in range(2)] if lean is not None else []
        while game.decision is not None and made < 150 * (seed + 1):
            made += 1
            answer: int | None = chance.randrange(len(game.decision.options))
            while answer is not None:
                game.decide(answer)
                seen = [each.frame(game, made) for each in eyes if game.last.events]
                frames = [msgspec.json.encode(lean_frame(each) if lean else frame(each)) for each in seen]
                answer = game.foregone
                assert all(frames)
            if lean is not None and (asked := game.decision) is not None:
                msgspec.json.encode(lean_question(asked) if lean else question(asked, 0, game.shortcuts))
    return made / (time.process_time() - began)


def told(name: str, took: list[float], seconds: float) -> tuple[float, float]:
    """Print a line; p99 in milliseconds and decisions a second."""
    cuts = quantiles(took, n=1000)
    p50, p99, worst = (1000 * x for x in (cuts[499], cuts[989], max(took)))
    rate = len(took) / seconds
    print(f"{name:34} {rate:8.0f}/s   p50 {p50:7.1f} ms   p99 {p99:7.1f} ms   worst {worst:7.1f} ms")
    return p99, rate


def memory_of_idle_tables(server: Any, tables: int) -> None:
    process = psutil.Process(server.process.pid)

    async def visit(first: int) -> None:
        """Open tables, play a while at each, and leave."""
        async with httpx.AsyncClient(timeout=60) as browser:
            for seed in range(first, first + tables):
                pair = await open_pair(browser, server.address, seed)
                for _ in range(40):
                    if not pair.over:
                        await pair.decide()
                for socket in pair.sockets:
                    await socket.close()

    asyncio.run(visit(0))
    before = process.memory_info().rss
    asyncio.run(visit(tables))
    grown = process.memory_info().rss - before
    print(f"memory of a table in memory that nobody looks at: {grown / tables / 1024:.0f} kB")


def main(tables: int, seconds: float) -> None:
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "service"))
    from server import Server

    gc.disable()  # the pauses of this process are not the service's
    port = 8799
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "t.sqlite", idle=600) as server,
        echoing(port) as echo,
        Progress(transient=True) as progress,
    ):
        task = progress.add_task("Measuring", total=3)
        print(f"load average before the run: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        paced = f"{tables} tables with two seats each, one decision about every {PACE:.0f} s, {seconds:.0f} s"
        print(f"{paced}; {WAITING} wait in the lobby")
        echoed, _ = told("bare echo", asyncio.run(load_echo(port, tables, PACE, seconds)), seconds)
        progress.advance(task)
        before = used_by(server.process.pid)
        took = asyncio.run(load_tables(server.address, tables, PACE, seconds))
        used = used_by(server.process.pid) - before
        decided, _ = told("decision to both seats", [each for each, _ in took], seconds)
        sizes = sorted(size for _, told_of in took for size in told_of)
        print(f"bytes a decision and seat: median {median(sizes):.0f}, mean {mean(sizes):.0f}, most {sizes[-1]}")
        print(
            f"processor time of the service: {1000 * used / len(took):.2f} ms a decision, opening the tables included"
        )
        progress.advance(task)
        print(f"ratio of the p99: {decided / echoed:.1f}")
        flat_out(server, echo, port, min(seconds, 15))
        progress.advance(task)
        memory_of_idle_tables(server, 100)


def answers(port: int) -> bool:
    try:
        create_connection(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


@contextmanager
def echoing(port: int) -> Iterator[subprocess.Popen[bytes]]:
    """The echo server, once it answers, and for as long as it is needed."""
    with subprocess.Popen([sys.executable, "-c", ECHO, str(port)]) as echo:
        try:
            while not answers(port):
                assert echo.poll() is None, "the echo server did not start"
                time.sleep(0.1)
            yield echo
        finally:
            echo.terminate()


class Flat(NamedTuple):
    """One of the loads that run as fast as they can, and what came of it so far."""

    name: str
    pid: int
    run: Callable[[], Coroutine[Any, Any, tuple[list[float], float]]]
    """How long each took, and the processor time that was used beforehand."""
    took: list[float]
    costs: list[float]
    """Seconds of processor time of the serving process, round by round."""
    aside: list[float]
    """The same of its processes that think and film."""

    @property
    def cost(self) -> float:
        return sum(self.costs) / len(self.took)


ROUNDS = 3


def flat_out(server: Any, echo: subprocess.Popen[bytes], port: int, brief: float, few: int = 20) -> None:
    """As fast as they can, in turns, so that whatever else the machine does meets all of them alike.

    Rates, and what the serving processes themselves have used.
    """
    print(f"{few} tables as fast as they can, {ROUNDS} times {brief:.0f} s each, in turns")
    pid = server.process.pid
    loads = [
        Flat("bare echo", echo.pid, lambda: flat_echo(port, few, brief, False), [], [], []),
        Flat("echo of one message to both", echo.pid, lambda: flat_echo(port, few, brief, True), [], [], []),
        Flat("decision to both seats, lean", pid, lambda: flat_tables(server, few, brief, True), [], [], []),
        Flat("decision to both seats, full", pid, lambda: flat_tables(server, few, brief, False), [], [], []),
    ]
    for _ in range(ROUNDS):
        for load in loads:
            before, aside = used_by(load.pid), used_aside(load.pid)
            took, opening = asyncio.run(load.run())
            load.costs.append(used_by(load.pid) - before - opening)
            load.aside.append(used_aside(load.pid) - aside)
            load.took.extend(took)
    seconds = ROUNDS * brief
    rates = {load.name: told(load.name, load.took, seconds)[1] for load in loads}
    for load in loads[2:]:
        for echoed in loads[:2]:
            slower, dearer = rates[echoed.name] / rates[load.name], load.cost / echoed.cost
            print(f"{load.name} against {echoed.name}: rate 1/{slower:.1f}, processor time {dearer:.1f} times")
    for name, looks in (("engine alone", None), ("engine, seen and asked, lean", True), ("the same, full", False)):
        least = 1 / engine_alone(looks)
        print(f"{name}: {1e6 * least:.0f} us a decision, {least / loads[0].cost:.1f} bare echoes")
    print(", ".join(f"{load.name} {1e6 * load.cost:.0f} us" for load in loads))
    filmed = [f"{1e6 * sum(load.aside) / len(load.took):.0f} us" for load in loads[2:]]
    print(f"films of games that ended, in a process of their own: {' and '.join(filmed)} a decision")


async def flat_echo(port: int, few: int, brief: float, alike: bool) -> tuple[list[float], float]:
    return await load_echo(port, few, 0, brief, alike), 0.0


async def flat_tables(server: Any, few: int, brief: float, lean: bool) -> tuple[list[float], float]:
    """Tables that were opened before, enough for all games that end: to open one costs as much as 30 decisions."""
    before = used_by(server.process.pid)
    async with httpx.AsyncClient(timeout=60) as browser:
        ready = [await open_pair(browser, server.address, seed, lean) for seed in range(int(max(3, brief) * few))]
        opening = used_by(server.process.pid) - before
        until = time.monotonic() + brief

        async def renew() -> Pair:
            return ready.pop() if ready else await open_pair(browser, server.address, random.randrange(1 << 30), lean)

        playing = [keep_deciding(await renew(), 0, until, renew) for _ in range(few)]
        took = await asyncio.gather(*playing)
        for pair in ready:
            for socket in pair.sockets:
                await socket.close()
    return [each for each, _ in chain.from_iterable(took)], opening


def used_by(pid: int) -> float:
    """Seconds of processor time."""
    return float(sum(psutil.Process(pid).cpu_times()[:2]))


def used_aside(pid: int) -> float:
    """The same of the processes that this one has started."""
    return sum(used_by(child.pid) for child in psutil.Process(pid).children())


if __name__ == "__main__":
    numbers = [float(word) for word in sys.argv[1:]]
    main(int(numbers[0]) if numbers else 200, numbers[1] if len(numbers) > 1 else 60)
