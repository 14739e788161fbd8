"""A real service in a process of its own, and scripted clients that speak the protocol."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from postgres import another
from told import after
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

SECRET = "for tests only"
ON_POSTGRESQL = bool(os.environ.get("ON_POSTGRESQL"))
"""`ON_POSTGRESQL=1 pytest tests/service/test_lobby.py`: the same tests with a database of PostgreSQL for each file."""
OPEN: list[Seat] = []
"""Connections of the running test. Each has threads, which must not outlive it: also a test that fails leaves none."""

Choice = Callable[[dict[str, Any]], str]

LONG = {
    "position": {
        "corp": {
            "deck": ", ".join(["PAD Campaign, Enigma, Hedge Fund, Hunter, Wall of Static, Melange Mining Corp."] * 10)
        },
        "runner": {
            "deck": ", ".join(["Sure Gamble, Diesel, Armitage Codebusting, Crypsis, Infiltration, Modded"] * 10)
        },
    }
}
"""A game that cannot end soon, whatever the players do: nothing to score, no damage, and cards for a hundred turns."""


class Server:
    """`cyberdeck serve` on a free port of this machine; `kill` ends it as a power cut would.

    Settings are those of the environment, by name; scripted clients are faster than people, so nothing is limited.
    """

    def __init__(
        self,
        database: Path | str,
        port: int = 0,
        program: Path | None = None,
        errors: IO[str] | None = None,
        **settings: object,
    ) -> None:
        self.database = database = another(database) if ON_POSTGRESQL and isinstance(database, Path) else database
        run = [str(program)] if program else ["-m", "cyberdeck"]
        command = [sys.executable, *run, "serve", "--port", str(port), "--database", str(database)]
        chosen = {"messages": 0, "requests": 0, "tables": 0, "sockets": 0, "metrics_token": SECRET, **settings}
        environment = {**os.environ, **{f"CYBERDECK_{name.upper()}": str(value) for name, value in chosen.items()}}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
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
        self.process.wait(60)
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

    def text(self, path: str) -> str:
        asked = urllib.request.Request(self.address + path, headers={"Authorization": f"Bearer {SECRET}"})
        with urllib.request.urlopen(asked) as answer:
            return str(answer.read().decode())

    def post(self, path: str, wish: Any) -> Any:
        request = urllib.request.Request(self.address + path, json.dumps(wish).encode())
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def open(self, game: str = "netrunner", **wish: Any) -> tuple[str, dict[str, str]]:
        """A new table, and the secret tokens of its seats."""
        opened = self.post("/api/tables", {"game": game, **wish})
        return opened["table"], {seat: link.rpartition("/")[2] for seat, link in opened["links"].items()}

    def open_table(self, **seats: str) -> dict[str, str]:
        """The secret tokens of the people's seats at a table of Netrunner."""
        return self.open(seats=seats)[1]

    def sit_down(self, token: str) -> Seat:
        path, _, query = token.partition("?")
        return Seat(f"{self.address.replace('http', 'ws')}/ws/{path}?protocol=2&{query}")

    def watch(self, table: str, seat: str = "") -> Seat:
        return self.sit_down(f"watch/{table}?seat={seat}")


class Seat:
    """One connection of a seat; keeps every byte it has been sent."""

    def __init__(self, address: str) -> None:
        self._open = ExitStack()
        OPEN.append(self)
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, max_size=None, open_timeout=180, ping_interval=None, close_timeout=2)
        )
        self.received: list[str] = []
        self.log: list[Any] = []
        self.chat: list[str] = []
        self.last: dict[str, Any] = {}
        self.known: dict[str, Any] = {}

    def next(self, timeout: float = 180) -> dict[str, Any]:
        try:
            text = self.socket.recv(timeout)
        except TimeoutError:
            raise AssertionError(f"nothing came after {self.received[-1:]}") from None
        assert isinstance(text, str)
        self.received.append(text)
        found: dict[str, Any] = json.loads(text)
        if found["type"] in ("whole", "news"):
            found = self.last = self._update(found)
        return found

    def _update(self, told: dict[str, Any]) -> dict[str, Any]:
        """All that is known now, with the lines of the log that are new."""
        whole = told["type"] == "whole"
        before = [] if whole else self.log
        self.known = after(self.known, told)
        self.log, self.chat = self.known["log"], [line["text"] for line in self.known["chat"]]
        return {**self.known, **self.known["about"], "log": self.log[len(before) :], "whole": whole}

    def until(self, true: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The first update from here on of which something is true, perhaps the last one that came."""
        while not (self.last and true(self.last)):
            self.next()
        return self.last

    def after(self, seq: int) -> dict[str, Any]:
        """The first update of a later position."""
        return self.until(lambda update: update["seq"] > seq)

    def after_entry(self, number: int) -> dict[str, Any]:
        """The first update with a later entry of the journal."""
        return self.until(lambda update: update["number"] > number)

    def asked(self) -> dict[str, Any]:
        return self.until(lambda update: update["question"] or update["ending"])

    def refusal(self) -> str:
        """The id of the reason of the next refusal."""
        while (found := self.next())["type"] != "refused":
            pass
        return str(found["reason"][0])

    def say(self, kind: str, **more: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **more}))

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


def play_some(seats: list[Seat], decisions: int, chance: random.Random) -> None:
    """So many random decisions, or up to the end, each seen by all; the seats are all those of a table."""
    for seat in seats:
        if not seat.last:
            seat.next()
    for _ in range(decisions):
        if seats[0].last["ending"]:
            return
        asked = next(seat for seat in seats if seat.last["question"])
        seq = asked.last["seq"]
        asked.decide(chance.choice(asked.notations()))
        for seat in seats:
            seat.after(seq)


def until_closed(seat: Seat, *messages: str) -> str:
    """Send these, and listen until the other side closes; what it said."""
    try:
        for text in messages:
            seat.socket.send(text)
        while True:
            seat.next(60)
    except ConnectionClosed as closed:
        return str(closed)


def play_to_the_end(seat: Seat, choice: Choice) -> dict[str, Any]:
    """Answer every question until the game is over; the last update."""
    answered = -1
    while True:
        update = seat.next()
        assert "view" in update, update
        if update["ending"]:
            return update
        if update["question"] and update["seq"] > answered:
            answered = update["seq"]
            seat.decide(choice(update))
