"""What one guest does, and one row that cannot be read, harms nobody else."""

from __future__ import annotations

import asyncio
import random
import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from server import LONG, Server, play_some
from websockets.exceptions import InvalidStatus

from cyberdeck.service.turns import Turns

PEOPLE = {"corp": "person", "runner": "person"}
PATIENCE = 180.0


def wait_until(true: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def faults(server: Server, where: str) -> float:
    name = f'cyberdeck_faults_total{{where="{where}"}} '
    return sum(float(line.removeprefix(name)) for line in server.text("/metrics").splitlines() if line.startswith(name))


def copied(rows: sqlite3.Connection, name: str, key: str, old: str, new: str) -> None:
    """Copy the rows of a table of the service."""
    columns = [row[1] for row in rows.execute(f"pragma table_info({name})")]
    others = ", ".join(f"'{new}'" if column == key else column for column in columns)
    rows.execute(f"insert into {name} select {others} from {name} where {key} = ?", [old])


def test_rows_that_cannot_be_read_stop_no_clock(tmp_path: Path) -> None:
    """More of them than are looked at in one go, all overdue for longer than the honest table."""
    path = tmp_path / "t.sqlite"
    with Server(path) as server:
        bad = [server.open(seats=PEOPLE, clock={"kind": "game", "seconds": 3600})[0] for _ in range(3)]
        honest, tokens = server.open(seats=PEOPLE, clock={"kind": "game", "seconds": 1})
        seats = [server.sit_down(tokens[name]) for name in PEOPLE]
        seats[0].until(lambda u: u["begun"])
        server.kill()
    with closing(sqlite3.connect(path)) as rows:
        rows.execute("update tables set due_at = 1, engine = 999 where id = ?", bad[:1])
        rows.execute("update tables set due_at = 1, terms = 'nonsense' where id = ?", bad[1:2])
        rows.execute("update tables set due_at = 1 where id = ?", bad[2:])
        rows.execute("insert into entries values (?, 1, 'unheard-of', 0, '', 0)", bad[2:])
        for n in range(150):
            copied(rows, "tables", "id", bad[0], f"old{n}")
            copied(rows, "players", "table_id", bad[0], f"old{n}")
        rows.commit()
    with Server(path) as server:
        wait_until(lambda: server.get(f"/api/tables/{honest}")["ending"] is not None, "the honest clock stands still")
        assert server.get(f"/api/tables/{honest}")["ending"]["reason"][0] == "ended-time-out"
        assert faults(server, "aside") >= 3


def test_a_setup_that_is_refused_now_spoils_no_list(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with Server(path) as server:
        good, bad = (server.open(seats=PEOPLE, public=True)[0] for _ in range(2))
        with closing(sqlite3.connect(path)) as rows:
            rows.execute(
                'update tables set setup = \'{"position": {"corp": {"deck": "No Such Card"}}}\' where id = ?', [bad]
            )
            rows.commit()
        assert [table["table"] for table in server.get("/api/tables")] == [good]


def test_bytes_instead_of_text_are_an_ordinary_mistake(server: Server) -> None:
    _, tokens = server.open(seats=PEOPLE)
    before = faults(server, "acting")
    corp = server.sit_down(tokens["corp"])
    corp.asked()
    corp.socket.send(b"\x00\xff")
    assert corp.refusal() == "bad-request"
    corp.say("why", notation="?")
    assert corp.next()["type"] == "because"
    assert faults(server, "acting") == before


def test_a_body_that_breaks_off_is_no_fault(server: Server) -> None:
    before = faults(server, "request")
    place = urlsplit(server.address)
    for _ in range(3):
        with socket.create_connection((str(place.hostname), place.port or 0)) as half:
            half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
    requests = 'cyberdeck_requests_total{route="open_table",status="400"} '
    wait_until(lambda: requests in server.text("/metrics"), "the broken bodies were not noticed")
    assert faults(server, "request") == before


def place_of(server: Server) -> tuple[str, int]:
    place = urlsplit(server.address)
    return str(place.hostname), place.port or 0


def closed(connection: socket.socket) -> bool:
    """Whether the other side has hung up."""
    connection.setblocking(False)
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def test_half_open_requests_are_closed(tmp_path: Path) -> None:
    """A head that never ends, a body that never comes, and nothing at all."""
    beginnings = (b"GET /health HTTP/1.1\r\nHost: 127.", b"", b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n")
    with Server(tmp_path / "t.sqlite", patience=0.5) as server:
        half = [socket.create_connection(place_of(server)) for _ in beginnings * 3]
        for connection, beginning in zip(half, beginnings * 3, strict=True):
            connection.sendall(beginning)
        _, tokens = server.open(seats=PEOPLE)
        corp = server.sit_down(tokens["corp"])
        corp.asked()
        wait_until(lambda: all(map(closed, half)), "a half-open request is held")
        corp.say("why", notation="?")
        assert corp.next()["type"] == "because"
        for connection in half:
            connection.close()


ENDLESS = {
    "one header": (b"GET /health HTTP/1.1\r\nX: ", b"a"),
    "many headers": (b"GET /health HTTP/1.1\r\n", b"a: b\r\n"),
    "an address": (b"GET /", b"a"),
    "what follows a body": (b"POST /health HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", b"a: b\r\n"),
    "one request after the other": (b"", b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
}


@pytest.mark.parametrize("beginning", ENDLESS)
def test_a_request_without_end_is_refused_at_once(tmp_path: Path, beginning: str) -> None:
    """However patient the service is: what has come would have to be kept, and takes ever longer to read."""
    first, more = ENDLESS[beginning]
    with Server(tmp_path / "t.sqlite", patience=0) as server, socket.create_connection(place_of(server)) as connection:
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            connection.sendall(first + more * (60_000_000 // len(more)))
        assert server.get("/health")["status"] == "ok"


def test_a_few_requests_at_once_are_answered(server: Server) -> None:
    with socket.create_connection(place_of(server), timeout=PATIENCE) as connection:
        request = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"a" * 20_000 + b"\r\n\r\n"
        connection.sendall(5 * request)
        told = b""
        while told.count(b'"status":"ok"') < 5:
            told += connection.recv(1 << 16)


def test_connections_of_one_address_are_limited(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite", connections_each=20) as server:
        greedy = [socket.create_connection(place_of(server), source_address=("127.0.0.2", 0)) for _ in range(50)]
        wait_until(lambda: sum(map(closed, greedy)) >= 30, "one address may have any number of connections")
        assert server.get("/health")["status"] == "ok"
        for connection in greedy:
            connection.close()


def test_sockets_of_a_client_are_limited(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite", sockets=5) as server:
        table, _ = server.open(seats=PEOPLE)
        watching = [server.watch(table) for _ in range(5)]
        with pytest.raises(InvalidStatus):
            server.watch(table)
        watching.pop().close()
        wait_until(lambda: sits(server, table), "a socket that has ended is still counted")


def sits(server: Server, table: str) -> bool:
    try:
        return bool(server.watch(table).next())
    except InvalidStatus:
        return False


def test_tables_that_are_over_count_too(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite", tables=3) as server:
        for _ in range(3):
            _, tokens = server.open(seats=PEOPLE)
            corp = server.sit_down(tokens["corp"])
            corp.asked()
            corp.say("resign")
            corp.until(lambda u: u["ending"])
        answer = httpx.post(f"{server.address}/api/tables", json={"game": "netrunner", "seats": PEOPLE})
        assert (answer.status_code, answer.json()["error"][0]) == (429, "too-many-tables")


def test_asking_for_a_rematch_again_makes_nothing_new(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with Server(path) as server:
        _, tokens = server.open(seats=PEOPLE)
        corp = server.sit_down(tokens["corp"])
        corp.asked()
        corp.say("resign")
        corp.until(lambda u: u["ending"])
        links = set()
        for _ in range(20):
            corp.say("rematch")
            while (told := corp.next())["type"] != "rematch":
                pass
            links.add(told["link"])
        again = server.sit_down(links.pop().rpartition("/")[2])
        assert again.next()["held"] == ["corp"]
        assert not links
    with closing(sqlite3.connect(path)) as rows:
        assert rows.execute("select count(*) from links").fetchone() == (3,)


def test_consent_is_not_given_and_taken_for_ever(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite", messages=1000) as server:
        _, tokens = server.open(seats=PEOPLE)
        for _ in range(3):  # coming back does not help
            corp = server.sit_down(tokens["corp"])
            corp.asked()
            for n in range(30):
                corp.say("consent", on=n % 2 == 0)
            assert corp.refusal() == "too-fast"
            number = corp.last["number"]
        assert number < 40


@pytest.mark.parametrize("network", ["10.0.{n}.7", "2001:db8::{n}", "10.0.0.{n}"])
def test_passwords_are_not_guessed_from_many_addresses(tmp_path: Path, network: str) -> None:
    """Forty addresses, or one subscriber of IPv6; also where requests are not limited at all."""
    with Server(tmp_path / "t.sqlite", requests=0) as server:
        wish = {"name": "Ada", "password": "correct horse"}
        assert httpx.post(f"{server.address}/api/accounts", json=wish).status_code == 201
        statuses = []
        for n in range(1, 41):
            from_there = {"X-Forwarded-For": network.format(n=n)}
            guess = {"name": " ADA", "password": f"battery {n:03}"}
            statuses.append(httpx.post(f"{server.address}/api/session", json=guess, headers=from_there).status_code)
        assert set(statuses) == {401, 429}
        assert statuses.count(401) <= 25


def test_who_knows_his_password_is_not_counted(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite", requests=0) as server:
        wish = {"name": "Ada", "password": "correct horse"}
        assert httpx.post(f"{server.address}/api/accounts", json=wish).status_code == 201
        assert {httpx.post(f"{server.address}/api/session", json=wish).status_code for _ in range(25)} == {200}


def thought(server: Server) -> float:
    name = "cyberdeck_think_seconds_count "
    return sum(float(line.removeprefix(name)) for line in server.text("/metrics").splitlines() if line.startswith(name))


def test_the_house_does_not_play_itself_for_nobody(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite") as server:
        table, tokens = server.open(seats={"corp": "house", "runner": "person"}, setup=LONG)
        runner = server.sit_down(tokens["runner"])
        runner.asked()
        runner.say("stand-in", seat="runner")
        runner.until(lambda u: u["players"][1]["stand_in"])
        runner.close()
        wait_until(lambda: pauses(server), "the house plays on for nobody")
        number = server.watch(table).next()["number"]
        spectator = server.watch(table)
        spectator.until(lambda u: u["number"] > number)


def pauses(server: Server) -> bool:
    before = thought(server)
    time.sleep(1.5)
    return thought(server) == before


def test_those_who_wait_take_turns() -> None:
    """Who has asked ten times waits for whoever has asked once."""

    async def run() -> list[str]:
        turns, order = Turns(2, 1), []

        async def work(who: str) -> None:
            async with turns.of(who):
                order.append(who)
                await asyncio.sleep(0)

        greedy = [asyncio.create_task(work("greedy")) for _ in range(10)]
        await asyncio.sleep(0)
        greedy[3].cancel()
        await asyncio.gather(*greedy, *(work(who) for who in ("a", "b", "c")), return_exceptions=True)
        return order

    order = asyncio.run(run())
    assert sorted(order) == sorted(["greedy"] * 9 + ["a", "b", "c"])
    assert {"a", "b", "c"} <= set(order[:7])


def test_all_who_look_on_are_told_the_same(server: Server) -> None:
    table, tokens = server.open(seats=PEOPLE, setup=LONG)
    seats = [server.sit_down(tokens[name]) for name in PEOPLE]
    early = [server.watch(table) for _ in range(12)]
    for watching in early:
        watching.next()
    play_some(seats, 20, random.Random(1))
    late = [server.watch(table) for _ in range(3)]
    for watching in (*early, *late):
        watching.until(lambda u: u["number"] == seats[0].last["number"])
        assert watching.last["view"] == early[0].last["view"]
        assert watching.log == early[0].log
        assert not watching.last["held"]


def test_a_game_that_is_on_is_not_looked_up(server: Server) -> None:
    table, _ = server.open(seats=PEOPLE, setup=LONG)
    for what in ("journal", "replay", "series"):
        answer = httpx.get(f"{server.address}/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["error"][0]) == (409, "replay-early")


def test_a_setup_is_no_burden(server: Server) -> None:
    """What takes long to set up is refused before it is."""
    deck = ", ".join(["PAD Campaign"] * 4000)
    wish = {"game": "netrunner", "seats": PEOPLE, "setup": {"position": {"corp": {"deck": deck}}}}
    answer = httpx.post(f"{server.address}/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"][0]) == (413, "too-large")


def test_who_knocks_all_the_time_is_not_let_in(tmp_path: Path) -> None:
    """Connections beyond what requests may come are closed before anything is read from them."""
    with Server(tmp_path / "t.sqlite", requests=1) as server:
        turned_away: list[socket.socket] = []
        for _ in range(160):
            connection = socket.create_connection(place_of(server))
            turned_away.append(connection)
        wait_until(lambda: sum(map(closed, turned_away)) >= 40, "everybody was let in")
        for connection in turned_away:
            connection.close()
        wait_until(lambda: _answers(server), "nobody is let in any more")


def _answers(server: Server) -> bool:
    try:
        return server.text("/health") != ""
    except httpx.TransportError:
        return False
