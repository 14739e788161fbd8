"""A real service in a process of its own, and scripted clients that speak the protocol."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

Choice = Callable[[dict[str, Any]], str]


class Server:
    """`cyberdeck serve` on a free port of this machine; `kill` ends it as a power cut would."""

    def __init__(self, database: Path, port: int = 0) -> None:
        self.database = database
        command = [sys.executable, "-m", "cyberdeck", "serve", "--port", str(port), "--database", str(database)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        assert self.address.startswith("http://"), "the service did not start"

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._over()

    def _over(self) -> None:
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.process.terminate()
        try:
            self._over()
        except subprocess.TimeoutExpired:
            self.kill()

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.address + path) as answer:
            return json.load(answer)

    def open_table(self, **seats: str) -> dict[str, str]:
        """The secret tokens of the people's seats."""
        wish = json.dumps({"game": "netrunner", "seats": seats}).encode()
        with urllib.request.urlopen(urllib.request.Request(f"{self.address}/api/tables", wish)) as answer:
            links: dict[str, str] = json.load(answer)["links"]
        return {seat: link.rpartition("/")[2] for seat, link in links.items()}

    def sit_down(self, token: str) -> Seat:
        return Seat(f"{self.address.replace('http', 'ws')}/ws/{token}")


class Seat:
    """One connection of a seat; keeps every byte it has been sent."""

    def __init__(self, address: str) -> None:
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(connect(address, max_size=None))
        self.received: list[str] = []
        self.log: list[Any] = []
        self.last: dict[str, Any] = {}

    def next(self, timeout: float = 30) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        found: dict[str, Any] = json.loads(text)
        if found["type"] == "update":
            self.last = found
            self.log += found["log"]
        return found

    def decide(self, notation: str, seq: int | None = None) -> None:
        number = self.last["seq"] if seq is None else seq
        self.socket.send(json.dumps({"type": "decide", "seq": number, "notation": notation}))

    def notations(self) -> list[str]:
        return [option["notation"] for option in self.last["question"]["options"]]

    def close(self) -> None:
        self._open.close()


def random_choice(seed: int) -> Choice:
    chance = random.Random(seed)
    return lambda update: str(chance.choice(update["question"]["options"])["notation"])


def play_to_the_end(seat: Seat, choice: Choice) -> dict[str, Any]:
    """Answer every question until the game is over; the last update."""
    while True:
        update = seat.next()
        assert update["type"] == "update", update
        if update["ending"]:
            return update
        if update["question"]:
            seat.decide(choice(update))
