"""What the service says and does when the database or the clock of the machine fails."""

from __future__ import annotations

import json
import os
import random
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from server import LONG, Server, play_some
from test_harm import wait_until

from cyberdeck.service import timeline
from cyberdeck.service.serving import database_url

JUMPS = Path(__file__).parent / "with_jumps.py"
PEOPLE = {"corp": "person", "runner": "person"}


def start(database: str) -> tuple[int, str]:
    """What comes of starting the service with a database that it cannot use: the exit code, and what is said."""
    environment = {**os.environ, "CYBERDECK_LOG": "debug", "LANG": "en_US.UTF-8", "COLUMNS": "300"}
    ended = subprocess.run(
        [sys.executable, "-m", "cyberdeck", "serve", "--port", "0", "--database", database],
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
        check=False,
    )
    return ended.returncode, ended.stdout + ended.stderr


def assert_one_sentence(database: str, *words: str) -> None:
    code, said = start(database)
    assert code != 0
    assert len(said.strip().splitlines()) == 1, said
    assert all(word in said for word in words), said


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    path.write_bytes(b"a letter to a friend\n" * 500)
    assert_one_sentence(str(path), str(path), "damaged", "not a database")


def test_an_address_of_no_database_that_is_known() -> None:
    assert_one_sentence("mysql://somebody@localhost/tables", "mysql", "postgresql://")


def test_an_sqlite_file_may_be_given_as_an_address(tmp_path: Path) -> None:
    assert database_url(f"sqlite:///{tmp_path}/t.sqlite") == database_url(str(tmp_path / "t.sqlite"))


def test_a_file_with_a_damaged_page(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with Server(path) as server:
        for _ in range(30):
            server.open(seats=PEOPLE, setup=LONG)
    with closing(sqlite3.connect(path)) as database:
        page = database.execute("select rootpage from sqlite_master where name = 'tables'").fetchone()[0]
        size = database.execute("pragma page_size").fetchone()[0]
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xee" * size)
    assert_one_sentence(str(path), str(path), "damaged")


def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.execute("create table recipes (name)")
    assert_one_sentence(str(path), str(path), "another program")


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with Server(path):
        pass
    with closing(sqlite3.connect(path)) as database:
        database.execute("update alembic_version set version_num = '9999'")
        database.commit()
    assert_one_sentence(str(path), str(path), "newer version")


def test_a_database_that_another_program_has_locked(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with Server(path):
        pass
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("pragma locking_mode = exclusive")
        database.execute("begin exclusive")
        assert_one_sentence(str(path), str(path), "locked")


def test_a_database_that_can_only_be_read(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with Server(path):
        pass
    assert_one_sentence(f"sqlite+aiosqlite:///file:{path}?mode=ro&uri=true", "only be read")


def test_a_database_server_that_is_not_there() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
    assert_one_sentence(f"postgresql://me:hush@127.0.0.1:{port}/cyberdeck", "cannot be used")
    assert "hush" not in start(f"postgresql://me:hush@127.0.0.1:{port}/cyberdeck")[1]


def test_two_processes_on_one_file(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with Server(path) as server:
        assert_one_sentence(str(path), str(path), "already serves")
        server.kill()
    with Server(path) as server:
        assert server.get("/health")["status"] == "ok"


def test_lost_pages_of_the_write_ahead_log_are_noticed(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with Server(path) as server:
        _, tokens = server.open(seats=PEOPLE, setup=LONG)
        play_some([server.sit_down(tokens[name]) for name in PEOPLE], 20, random.Random(1))
        server.kill()
    whole, damaged = tmp_path / "whole.sqlite", tmp_path / "damaged.sqlite"
    for copy in (whole, damaged):
        for ending in ("", "-wal"):
            shutil.copy(f"{path}{ending}", f"{copy}{ending}")
    with Path(f"{damaged}-wal").open("r+b") as file:
        late = file.seek(0, os.SEEK_END) * 9 // 10  # after the tables were made
        file.seek(late)
        file.write(b"\xee" * 64)
    for copy, lost in ((whole, False), (damaged, True)):
        with tempfile.TemporaryFile("w+") as errors, Server(copy, errors=errors) as server:
            server.process.terminate()
            server.process.wait(60)
            errors.seek(0)
            assert ("write-ahead log is damaged" in errors.read()) is lost


def test_a_write_that_fails_is_logged_and_ready_says_so(tmp_path: Path) -> None:
    """Somebody else holds the file; play goes on when he has gone."""
    path = tmp_path / "t.sqlite"
    with tempfile.TemporaryFile("w+") as errors, Server(path, errors=errors) as server:
        _, tokens = server.open(seats=PEOPLE, setup=LONG)
        seats = [server.sit_down(tokens[name]) for name in PEOPLE]
        play_some(seats, 5, random.Random(1))
        assert httpx.get(f"{server.address}/ready").status_code == 200
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("begin exclusive")
            asked = next(seat for seat in seats if seat.last["question"])
            asked.decide(asked.notations()[0])
            assert asked.refusal() == "store-away"
            time.sleep(1.1)  # what was known a moment ago holds for a second
            assert httpx.get(f"{server.address}/ready").status_code == 503
            assert httpx.get(f"{server.address}/health").status_code == 200
            other.execute("rollback")
        play_some(seats, 5, random.Random(2))
        assert httpx.get(f"{server.address}/ready").status_code == 200
        errors.seek(0)
        logged = [json.loads(line) for line in errors.read().splitlines()]
    assert any(line.get("words") == "database is locked" and "journal" in line["what"] for line in logged), logged


def test_setting_the_clock_of_the_machine_ends_no_game(tmp_path: Path) -> None:
    """An hour forwards and back, while the service runs and while it does not."""
    path, jumps = tmp_path / "t.sqlite", tmp_path / "jumps"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUMPS", str(jumps))
        jumps.write_text("0")
        with Server(path, program=JUMPS) as server:
            _, tokens = server.open(seats=PEOPLE, clock={"kind": "game", "seconds": 600})
            seats = [server.sit_down(tokens[name]) for name in PEOPLE]
            for seat in seats:
                seat.until(lambda u: u["begun"])
            for hours in (1, -1):
                jumps.write_text(str(3600 * hours))
                time.sleep(1.5)  # the clocks are looked at every half second
                play_some(seats, 2, random.Random(1))
                assert seats[0].last["ending"] is None
                assert 0 < seats[0].last["clock"]["left"] <= 600_000
        for hours in (1, -1):
            jumps.write_text(str(3600 * hours))
            with Server(path, program=JUMPS) as server:
                time.sleep(1.5)
                update = server.sit_down(tokens["corp"]).next()
                assert update["ending"] is None
                assert 0 < update["clock"]["left"] <= 600_000


def test_time_goes_on_by_what_has_passed_elsewhere() -> None:
    """After a new start of the machine, or on another one, by the clock of the wall; never backwards."""
    before = timeline.now()
    try:
        timeline.go_on_from(timeline.Noted(5_000_000, 1000, "another", 77), 61_000)
        assert 5_060_000 <= timeline.now() < 5_070_000
        timeline.go_on_from(timeline.Noted(5_000_000, 1000, "another", 77), 0)
        assert 5_000_000 <= timeline.now() < 5_010_000
        timeline.go_on_from(timeline.Noted(5_000_000, 1000, timeline.boot(), timeline.steady() - 500), 9)
        assert 5_000_500 <= timeline.now() < 5_010_000
    finally:
        timeline.go_on_from(None, before)


def test_what_is_old_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with Server(path) as server:
        old, young, over = (server.open(seats=PEOPLE)[0] for _ in range(3))
    with closing(sqlite3.connect(path)) as rows:
        rows.execute("update tables set acted_at = acted_at - 40 * 86400000 where id in (?, ?)", (old, over))
        rows.execute("update tables set finished_at = acted_at, ending = null where id = ?", (over,))
        rows.execute(
            "insert into chats (table_id, seat, text, at) values (?, 0, 'gg', 1), (?, 0, 'hi', 1)", (over, young)
        )
        rows.commit()
    with Server(path, keep_unfinished=30, keep_chat=30, keep_finished=0) as server:
        wait_until(lambda: httpx.get(f"{server.address}/api/tables/{old}").status_code == 404, "nothing is forgotten")
        assert [httpx.get(f"{server.address}/api/tables/{id}").status_code for id in (young, over)] == [200, 200]
    with closing(sqlite3.connect(path)) as rows:
        assert rows.execute("select text from chats").fetchall() == [("hi",)]
        assert rows.execute("select count(*) from links").fetchone() == (4,)
    with Server(path, keep_finished=30) as server:
        wait_until(lambda: httpx.get(f"{server.address}/api/tables/{over}").status_code == 404, "nothing is forgotten")
