"""What whoever runs a service needs: copies that can be put back, a schema brought up to date, an admin's tools."""

from __future__ import annotations

import gzip
import io
import random
import sqlite3
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import httpx
import pytest
from postgres import Database, postgresql
from server import LONG, Server, play_some

from cyberdeck.cli import main

PEOPLE = {"corp": "person", "runner": "person"}
ANN = {"name": "Ann", "password": "correct horse"}


@pytest.fixture(scope="module")
def shared() -> Iterator[Database]:
    with postgresql() as database:
        yield database


class Done(NamedTuple):
    code: int
    said: str
    complained: list[str]


def run(*words: object, database: object, answers: str = "") -> Done:
    """`cyberdeck` with these words."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), patch("sys.stdin", io.StringIO(answers)):
        code = main([*map(str, words), "--database", str(database), "--lang", "en"])
    return Done(code, out.getvalue(), err.getvalue().splitlines())


def some_of_everything(server: Server) -> tuple[str, dict[str, str], str]:
    """A table in the middle of a game with chat, its links, and a session of an account that owns a seat."""
    table, tokens = server.open(seats=PEOPLE, setup=LONG)
    seats = [server.sit_down(token) for token in tokens.values()]
    play_some(seats, 6, random.Random(1))
    seats[0].say("chat", text="hello there")
    seats[0].until(lambda update: seats[0].chat)
    for seat in seats:
        seat.close()
    with httpx.Client(base_url=server.address) as browser:
        account = browser.post("/api/accounts", json=ANN).json()
        browser.headers["X-CSRF-Token"] = account["csrf"]
        browser.put("/api/account/decks/Rig", json={"game": "netrunner", "deck": {"identity": "Kate", "cards": {}}})
        browser.post("/api/account/games", json={"token": tokens["corp"]})
        return table, tokens, browser.cookies["cyberdeck_session"]


def stands(server: Server, token: str) -> object:
    seat = server.sit_down(token)
    update = seat.next()
    seat.close()
    return update["seq"], update["view"], seat.chat


def everything_is_there(server: Server, tokens: dict[str, str], session: str, before: object) -> None:
    assert stands(server, tokens["corp"]) == before
    with httpx.Client(base_url=server.address, cookies={"cyberdeck_session": session}) as browser:
        assert list(browser.get("/api/account").json()["decks"]) == ["Rig"]
        assert len(browser.get("/api/account/games").json()) == 1
    seats = [server.sit_down(token) for token in tokens.values()]
    play_some(seats, 2, random.Random(2))
    seats[0].say("chat", text="again")
    seats[0].until(lambda update: "again" in seats[0].chat)
    for seat in seats:
        seat.close()


def test_a_copy_is_made_while_it_runs_and_put_back_into_either_database(tmp_path: Path, shared: Database) -> None:
    """From a file to PostgreSQL, and from there to another file."""
    first, second, copies = tmp_path / "first.sqlite", tmp_path / "second.sqlite", [tmp_path / "1", tmp_path / "2"]
    with Server(first) as server:
        _, tokens, session = some_of_everything(server)
        before = stands(server, tokens["corp"])
        assert run("backup", copies[0], database=first).code == 0
    address = shared.get_uri()
    done = run("restore", copies[0], database=address)
    assert done.code == 0, done.complained
    with Server(address) as server:
        everything_is_there(server, tokens, session, before)
        before = stands(server, tokens["corp"])
        assert run("backup", copies[1], database=address).code == 0
    assert run("restore", copies[1], database=second).code == 0
    with Server(second) as server:
        everything_is_there(server, tokens, session, before)
    full = run("restore", copies[1], database=address)
    assert (full.code, len(full.complained)) == (2, 1)
    assert copies[0].stat().st_mode & 0o077 == 0


def test_copies_that_cannot_be_used_are_refused_in_a_sentence(tmp_path: Path) -> None:
    database, good = tmp_path / "tables.sqlite", tmp_path / "good"
    assert run("migrate", database=database).code == 0
    assert run("backup", good, database=database).code == 0
    lines = gzip.decompress(good.read_bytes()).splitlines(keepends=True)
    newer = lines[0].replace(b'"schema":"', b'"schema":"9')
    bad = {
        "text": b"hello",
        "cut": good.read_bytes()[:-20],
        "short": gzip.compress(b"".join(lines[:-1])),
        "newer": gzip.compress(b"".join([newer, *lines[1:]])),
    }
    for name, content in bad.items():
        (tmp_path / name).write_bytes(content)
        done = run("restore", tmp_path / name, database=tmp_path / "new.sqlite")
        assert (done.code, len(done.complained)) == (2, 1), (name, done.complained)
    assert not [path for path in tmp_path.iterdir() if path.name in ("new.sqlite", "new.sqlite.unfinished")]
    for words in (("restore", tmp_path / "missing"), ("restore", good), ("backup", good)):
        done = run(*words, database=database)
        assert (done.code, len(done.complained)) == (2, 1), (words, done.complained)
    done = run("backup", tmp_path / "other", database=tmp_path / "nowhere.sqlite")
    assert (done.code, len(done.complained)) == (2, 1)


def test_an_admin_lists_ends_and_deletes(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with Server(database) as server:
        table, tokens, _ = some_of_everything(server)
        other, _ = server.open(seats=PEOPLE)
        busy = run("admin", "end", table, database=database)
        assert (busy.code, len(busy.complained)) == (2, 1)
    listed = run("admin", "tables", database=database).said
    assert table in listed
    assert other in listed
    assert "Ann" in run("admin", "accounts", database=database).said
    assert run("admin", "end", table, database=database).code == 0
    with Server(database) as server:
        corp = server.sit_down(tokens["corp"])
        assert corp.next()["ending"] == {"winners": [], "reason": ["ended-closed", []]}
        corp.close()
        assert server.text(f"/api/tables/{table}/journal")
    assert run("admin", "delete", other, database=database, answers="no\n").code == 1
    assert run("admin", "delete", other, database=database, answers="yes\n").code == 0
    assert run("admin", "delete-account", "ann", "--yes", database=database).code == 0
    for words in (("delete", "nothing", "--yes"), ("end", "nothing"), ("delete-account", "Ann", "--yes")):
        done = run("admin", *words, database=database)
        assert (done.code, len(done.complained)) == (2, 1), words
    with sqlite3.connect(database) as left:
        dump = "\n".join(left.iterdump())
    assert other not in dump
    assert table in dump
    assert not [word for word in ("Ann", "hello there", "Rig") if word in dump]
