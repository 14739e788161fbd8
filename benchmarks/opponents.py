"""`python benchmarks/opponents.py [TABLES] [SECONDS] [RUNG]`: many people against the computer at once.

At each table a scripted Runner plays against that rung and takes some seconds for each decision of his own. It tells
how long he waits until he is asked again, how many answers of the house came, and how many of them came too late.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path

import httpx
from rich.progress import Progress
from websockets.asyncio.client import connect

PACE = 5.0
"""Seconds that a person takes for a decision, on average."""


async def play(address: str, link: str, number: int, until: float, waits: list[float]) -> None:
    chance = random.Random(number)
    await asyncio.sleep(chance.uniform(0, PACE))
    socket_address = f"{address.replace('http', 'ws')}/ws/{link.rpartition('/')[2]}?protocol=2"
    async with connect(socket_address, max_size=None) as socket:
        asked = time.monotonic()
        while time.monotonic() < until:
            try:
                told = json.loads(await asyncio.wait_for(socket.recv(), max(0.1, until - time.monotonic())))
            except TimeoutError:
                return
            if told.get("ending"):
                return
            question = told.get("question")
            if question is None:
                continue
            waits.append(time.monotonic() - asked)
            await asyncio.sleep(chance.expovariate(1 / PACE))
            notation = chance.choice(question["options"])["notation"]
            asked = time.monotonic()
            await socket.send(json.dumps({"type": "decide", "seq": told["seq"], "notation": notation}))


async def measure(address: str, tables: int, seconds: float, rung: str) -> list[float]:
    waits: list[float] = []
    wish = {"game": "netrunner", "seats": {"corp": "house", "runner": "person"}, "rungs": {"corp": rung}}
    async with httpx.AsyncClient(timeout=60) as client:
        links = []
        with Progress() as progress:
            for _ in progress.track(range(tables), description="Opening tables"):
                links.append((await client.post(f"{address}/api/tables", json=wish)).json()["links"]["runner"])
    until = time.monotonic() + seconds
    await asyncio.gather(*(play(address, link, number, until, waits) for number, link in enumerate(links)))
    return sorted(waits)


def main(tables: int, seconds: float, rung: str) -> None:
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "service"))
    from server import Server

    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "tables.sqlite") as server:
        waits = asyncio.run(measure(server.address, tables, seconds, rung))
        metrics = server.text("/metrics").splitlines()
    print(f"{tables} tables against {rung} for {seconds:.0f} s: {len(waits)} questions")
    for share in (0.5, 0.9, 0.99):
        print(f"  asked again after {waits[int(share * (len(waits) - 1))]:.2f} s ({share:.0%})")
    print(f"  at most {waits[-1]:.2f} s")
    for line in metrics:
        if line.startswith(("cyberdeck_think_too_slow_total", "cyberdeck_think_seconds_count")):
            print(f"  {line}")


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 200,
        float(sys.argv[2]) if len(sys.argv) > 2 else 60.0,
        sys.argv[3] if len(sys.argv) > 3 else "oracle",
    )
