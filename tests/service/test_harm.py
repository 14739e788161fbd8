"""What one guest does, and one row that cannot be read, harms nobody else."""

from __future__ import annotations

import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

from server import Server

PEOPLE = {"corp": "person", "runner": "person"}
PATIENCE = 60.0


def wait_until(true: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def faults(server: Server, where: str) -> float:
    name = f'cyberdeck_faults_total{{where="{where}"}} '
    return sum(float(line.removeprefix(name)) for line in server.text("/metrics").splitlines() if line.startswith(name))


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
        columns = [row[1] for row in rows.execute("pragma table_info(tables)")]
        others = ", ".join(name for name in columns if name != "id")
        for n in range(150):
            rows.execute(f"insert into tables select 'old{n}', {others} from tables where id = ?", bad[:1])
            rows.execute(
                f"insert into players select 'old{n}', seat, kind, name, account_id, 0 from players where table_id = ?",
                bad[:1],
            )
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
