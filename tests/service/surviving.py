"""Games that go on while service processes are killed at random; then the journals are compared with what was seen.

Everything that a seat was shown must be what the journal says after that entry; what a seat has decided and seen taken
must stand in the journal exactly once; a seat that comes back must find the table no earlier than it left it.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from server import Server
from told import after
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cyberdeck.service.entries import Kind
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.serving import database_url
from cyberdeck.service.store import Store
from cyberdeck.service.wire import encode

TABLES = 8
POSITION = (Kind.DECIDE, Kind.BACK, Kind.CANCEL, Kind.RESIGN, Kind.TIME_OUT)
"""What changes a position and is not a consequence of such an entry."""
AWAY = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, httpx.HTTPError, EOFError)


@dataclass
class Record:
    """What one seat has seen and done at a table."""

    table: str
    seat: str
    shown: list[tuple[int, int, Any]] = field(default_factory=list)
    """Entry number, sequence number and view, as they came."""
    taken: list[tuple[int, str]] = field(default_factory=list)
    """Decisions that this seat has seen taken: the sequence number they answered, and their notation."""
    denied: set[tuple[int, str]] = field(default_factory=set)
    """Decisions of which this seat was told that nothing has changed; it does not try them again."""
    comebacks: int = 0
    too_late: int = 0
    """Decisions that were refused because the question had been answered, mostly by the same seat a moment before."""


@dataclass
class Chaos:
    """Running games on one or more nodes; `addresses` changes as nodes come and go."""

    addresses: list[str]
    seed: int
    games: list[dict[str, Any]]
    """What tables to open, one game each after the other."""
    records: list[Record] = field(default_factory=list)
    ended: int = 0
    stopping: bool = False

    def node(self, place: int) -> str:
        return self.addresses[place % len(self.addresses)]

    async def go_on(self, views: int) -> None:
        """Wait until so many more views have been seen."""
        before = sum(len(record.shown) for record in self.records)
        while sum(len(record.shown) for record in self.records) < before + views:
            await asyncio.sleep(0.003)

    async def run(self, tables: int) -> None:
        await asyncio.gather(*(self._one_after_the_other(place) for place in range(tables)))

    async def _one_after_the_other(self, place: int) -> None:
        game = place
        while not self.stopping:
            table, links = await self._open(place, self.games[game % len(self.games)])
            seats = [Record(table, seat) for seat in links]
            self.records += seats
            pairs = enumerate(zip(seats, links.values(), strict=True))
            await asyncio.gather(*(self._play(record, link, place + n) for n, (record, link) in pairs))
            game += 1

    async def _open(self, place: int, wish: dict[str, Any]) -> tuple[str, dict[str, str]]:
        async with httpx.AsyncClient() as browser:
            while True:
                try:
                    opened = (await browser.post(f"{self.node(place)}/api/tables", json=wish)).json()
                    return opened["table"], {s: link.rpartition("/")[2] for s, link in opened["links"].items()}
                except (*AWAY, json.JSONDecodeError, KeyError):
                    place += 1
                    await asyncio.sleep(0.05)

    async def _play(self, record: Record, token: str, place: int) -> None:
        """Play a seat to the end, coming back whenever the connection is lost, to whichever node is there."""
        chance = random.Random(f"{self.seed} {record.table} {record.seat}")
        while not self.stopping:
            try:
                async with connect(
                    f"{self.node(place).replace('http', 'ws')}/ws/{token}?protocol=2", max_size=None
                ) as socket:
                    if await self._sit(socket, record, chance):
                        self.ended += 1
                        return
            except AWAY:
                place += 1
                await asyncio.sleep(0.05)

    async def _sit(self, socket: ClientConnection, record: Record, chance: random.Random) -> bool:
        """One connection; whether the game has ended.

        Messages of a connection are dealt with in order. So each is followed by a question whose answer proves what
        became of it: refused if a refusal came before, otherwise taken. An update alone proves nothing, since the
        decision it shows may have been sent over an earlier connection, to a node that has died since.
        """
        record.comebacks += bool(record.shown)
        last: dict[str, Any] | None = None
        sent: tuple[int, str] | None = None
        refused = False
        while not self.stopping:
            try:
                told = json.loads(await asyncio.wait_for(socket.recv(), 1.0))
            except TimeoutError:
                continue
            if told["type"] == "refused":
                refused = True
                if sent is not None and sent[1] and told["reason"][0] == "store-away":
                    record.denied.add(sent)
            elif told["type"] == "because":
                if sent is not None and sent[1] and not refused:
                    record.taken.append(sent)
                record.too_late += bool(sent and sent[1] and refused and last and last["seq"] > sent[0])
                sent, refused = None, False
            else:
                last = after(last or {}, told)
                self._note(record, last)
            if last is not None and last["ending"] and sent is None:
                return True
            if last is not None and sent is None:
                sent = await self._act(socket, record, last, chance)
        return False

    async def _act(
        self, socket: ClientConnection, record: Record, told: dict[str, Any], chance: random.Random
    ) -> tuple[int, str] | None:
        """Say something if it is one's turn to; the decision, or no notation for anything else."""
        back = told["about"]["back"]
        if back and record.seat in back["waiting"]:
            said: dict[str, Any] = {"type": "answer", "agree": chance.random() < 0.7}
        elif not told["question"]:
            return None
        elif told["question"]["begun"] and chance.random() < 0.2:
            said = {"type": "cancel", "seq": told["seq"]}
        elif chance.random() < 0.03:
            said = {"type": "back"}
        else:
            await asyncio.sleep(chance.random() * 0.02)
            notation = self._chosen(record, told, chance)
            said = {"type": "decide", "seq": told["seq"], "notation": notation}
        await socket.send(json.dumps(said))
        await socket.send(json.dumps({"type": "why", "notation": "?"}))
        return told["seq"], said.get("notation", "")

    def _chosen(self, record: Record, told: dict[str, Any], chance: random.Random) -> str:
        """Any option; of one that was denied nothing could be told afterwards, so it is taken only if it must be."""
        notations = [option["notation"] for option in told["question"]["options"]]
        others = [notation for notation in notations if (told["seq"], notation) not in record.denied]
        if not others:
            record.denied -= {(told["seq"], notation) for notation in notations}
        return str(chance.choice(others or notations))

    def _note(self, record: Record, told: dict[str, Any]) -> None:
        if record.shown:
            assert told["number"] >= record.shown[-1][0], "the table stands earlier than it was seen"
        record.shown.append((told["number"], told["seq"], told["view"]))


async def verify(records: list[Record], database: str) -> tuple[int, int]:
    """Compare everything with the journals; how many views and decisions were compared."""
    store = Store(database_url(database))
    views = decisions = 0
    for table in dict.fromkeys(record.table for record in records):
        stored = await store.whole(table)
        assert stored is not None
        mine = [record for record in records if record.table == table]
        ledger, after = Ledger(stored.charter), {0: 0}
        entries = {entry.number: entry for entry in stored.entries}
        assert list(entries) == list(range(1, len(entries) + 1)), "a number is missing"
        seen = [(number, seq, view, record) for record in mine for number, seq, view in record.shown]
        for number, seq, view, record in sorted(seen, key=lambda shown: shown[0]):
            while ledger.number < number:
                ledger.apply(entries[ledger.number + 1])
                after[ledger.number] = ledger.seq
            assert ledger.seq == seq
            assert json.loads(encode(ledger.game.view(ledger.seats.index(record.seat)))) == view
            views += 1
        for record in mine:
            seat = ledger.seats.index(record.seat)
            for seq, notation in record.taken:
                own = next(entry for entry in stored.entries if entry.number > seq and entry.kind in POSITION)
                assert (own.kind, own.seat, own.text) == (Kind.DECIDE, seat, notation), "a decision was lost or changed"
                decisions += 1
            for seq, notation in record.denied:
                later = [entry for entry in stored.entries if entry.number > seq and entry.kind in POSITION]
                taken = [(entry.kind, entry.seat, entry.text) for entry in later[:1]] == [(Kind.DECIDE, seat, notation)]
                assert not taken, "of a decision that was taken it was said that nothing has changed"
    await store.close()
    return views, decisions


GAMES = [
    {"game": "deckers", "seats": {"oshin-noro": "person", "monty-quantum": "person"}},
    {"game": "netrunner", "seats": {"corp": "person", "runner": "person"}},
    {"game": "netrunner", "seats": {"corp": "house", "runner": "person"}},
    {"game": "netrunner", "seats": {"corp": "person", "runner": "person"}, "clock": {"kind": "game", "seconds": 600}},
]


@dataclass(frozen=True)
class Kills:
    """How often a node is killed, and how often the database itself."""

    nodes: int
    databases: int = 0

    def shuffled(self, chance: random.Random) -> list[bool]:
        """In which order; true is a node."""
        order = [True] * self.nodes + [False] * self.databases
        chance.shuffle(order)
        return order


async def _play_and_kill(
    chaos: Chaos, running: list[Server], kills: Kills, crash: Callable[[], None], tell: Callable[[], None]
) -> None:
    async with asyncio.TaskGroup() as group:
        group.create_task(chaos.run(TABLES))
        chance = random.Random(chaos.seed)
        for node in kills.shuffled(chance):
            await chaos.go_on(chance.randrange(20, 200))
            if node:
                await asyncio.to_thread(_replace, running, chance.randrange(len(running)))
            else:
                await asyncio.to_thread(crash)
            tell()
        await chaos.go_on(200)
        chaos.stopping = True


def _replace(running: list[Server], place: int) -> None:
    """Kill a node, and start another at the same address."""
    running[place].kill()
    running[place] = Server(running[place].database, running[place].port, snapshot=25)


def survive(
    database: str,
    nodes: int,
    kills: Kills,
    seed: int,
    crash: Callable[[], None] = lambda: None,
    tell: Callable[[], None] = lambda: None,
) -> tuple[Chaos, int, int]:
    """Games on so many nodes, with so many kills; what was played, and how much of it was compared."""
    running = [Server(database, snapshot=25) for _ in range(nodes)]
    chaos = Chaos([server.address for server in running], seed, GAMES)
    try:
        with warnings.catch_warnings():
            # asyncio leaves a connection that was cut while it was being opened to the garbage collector.
            warnings.simplefilter("ignore", ResourceWarning)
            asyncio.run(_play_and_kill(chaos, running, kills, crash, tell))
            gc.collect()
    finally:
        for server in running:
            server.kill()
    views, decisions = asyncio.run(verify(chaos.records, database))
    return chaos, views, decisions
