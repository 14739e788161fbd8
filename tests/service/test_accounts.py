"""Accounts: decks, games and settings in one place; sessions that another site cannot use."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from server import Server, until_closed

WHO = {"name": "Ann", "password": "correct horse"}


@pytest.fixture
def ann(server: Server) -> Iterator[httpx.Client]:
    """A browser of somebody who has signed in."""
    with httpx.Client(base_url=server.address) as browser:
        answer = browser.post("/api/session", json=WHO)
        if answer.status_code != 200:
            answer = browser.post("/api/accounts", json=WHO)
        browser.headers["X-CSRF-Token"] = answer.json()["csrf"]
        yield browser


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"][0]


def test_a_name_is_taken_once_however_it_is_written(server: Server, ann: httpx.Client) -> None:
    for name in ("Ann", "ANN", " ann "):
        answer = httpx.post(f"{server.address}/api/accounts", json={**WHO, "name": name})
        assert error(answer) == (409, "account-taken")


@pytest.mark.parametrize("wish", [{**WHO, "password": "wrong horse"}, {**WHO, "name": "Nobody"}])
def test_a_wrong_name_or_password_is_the_same_refusal(server: Server, ann: httpx.Client, wish: dict[str, str]) -> None:
    assert error(httpx.post(f"{server.address}/api/session", json=wish)) == (401, "account-wrong")


def test_the_cookie_cannot_be_read_by_scripts_nor_sent_by_other_sites(server: Server, ann: httpx.Client) -> None:
    cookie = httpx.post(f"{server.address}/api/session", json=WHO).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_what_changes_anything_needs_the_secret_of_the_session(ann: httpx.Client) -> None:
    for headers in ({"X-CSRF-Token": ""}, {"X-CSRF-Token": "ä".encode().hex()}):
        assert error(ann.put("/api/account/settings", json={}, headers=headers)) == (403, "csrf")
        assert error(ann.delete("/api/session", headers=headers)) == (403, "csrf")
    foreign = {"Origin": "https://elsewhere.example"}
    assert error(ann.put("/api/account/settings", json={}, headers=foreign)) == (403, "foreign-origin")


def test_settings_and_decks_are_kept(ann: httpx.Client) -> None:
    deck = {"game": "netrunner", "deck": {"identity": "Kate", "cards": {"Sure Gamble": 3}}}
    assert ann.put("/api/account/settings", json={"language": "de"}).status_code == 204
    assert ann.put("/api/account/decks/Big rig", json=deck).status_code == 204
    assert ann.put("/api/account/decks/Big rig", json={**deck, "public": True}).status_code == 204
    assert list(ann.get("/api/players/Ann").json()["decks"]) == ["Big rig"]
    assert ann.put("/api/account/decks/Big rig", json=deck).status_code == 204
    assert list(ann.get("/api/players/Ann").json()["decks"]) == ["Big rig"], "who says nothing changes nothing"
    assert ann.put("/api/account/decks/Big rig", json={**deck, "public": False}).status_code == 204
    account = ann.get("/api/account").json()
    assert (account["settings"], account["decks"]) == ({"language": "de"}, {"Big rig": {**deck, "public": False}})
    assert error(ann.put("/api/account/decks/x", json={"game": "whist", "deck": 1})) == (400, "unknown-game")
    assert ann.delete("/api/account/decks/Big rig").status_code == 204
    assert ann.get("/api/account").json()["decks"] == {}


def test_own_games_are_listed_and_opened_on_another_device(server: Server, ann: httpx.Client) -> None:
    table, tokens = server.open(seats={"corp": "house", "runner": "person"})
    assert ann.post("/api/account/games", json={"token": tokens["runner"]}).status_code == 204
    assert error(ann.post("/api/account/games", json={"token": "nobody"})) == (404, "table-unknown")
    assert [game["table"] for game in ann.get("/api/account/games").json()] == [table]
    link = ann.post(f"/api/account/games/{table}/links").json()["link"]
    assert link.rpartition("/")[2] != tokens["runner"]
    assert server.sit_down(link.rpartition("/")[2]).next()["held"] == ["runner"]
    foreign, _ = server.open(seats={"corp": "house", "runner": "person"})
    assert error(ann.post(f"/api/account/games/{foreign}/links")) == (404, "table-unknown")


def test_a_claimed_seat_stays_with_its_claimer(server: Server, ann: httpx.Client) -> None:
    """The link may be known to others: none of them takes the seat, and the owner makes the link void."""
    table, tokens = server.open(seats={"corp": "house", "runner": "person"})
    claim = {"token": tokens["runner"]}
    for _ in range(2):
        assert ann.post("/api/account/games", json=claim).status_code == 204
    with httpx.Client(base_url=server.address) as other:
        other.headers["X-CSRF-Token"] = other.post("/api/accounts", json={**WHO, "name": "Mallory"}).json()["csrf"]
        assert error(other.post("/api/account/games", json=claim)) == (409, "seat-claimed")
        assert error(other.delete(f"/api/account/games/{table}/links")) == (404, "table-unknown")
    known = server.sit_down(tokens["runner"])
    known.next()
    known.say("renew")
    assert known.refusal() == "seat-claimed"
    assert ann.delete(f"/api/account/games/{table}/links").status_code == 204
    assert "4404" in until_closed(known)
    link = ann.post(f"/api/account/games/{table}/links").json()["link"]
    assert server.sit_down(link.rpartition("/")[2]).next()["held"] == ["runner"]


def test_signing_out_ends_the_session(server: Server, ann: httpx.Client) -> None:
    token = ann.cookies["cyberdeck_session"]
    assert ann.delete("/api/session").status_code == 204
    answer = httpx.get(f"{server.address}/api/account", cookies={"cyberdeck_session": token})
    assert error(answer) == (401, "account-none")


def test_no_secret_is_in_the_database(server: Server, ann: httpx.Client) -> None:
    """Neither passwords nor links nor sessions: only their hashes."""
    _, tokens = server.open(seats={"corp": "house", "runner": "person"})
    secrets = [WHO["password"], tokens["runner"], ann.cookies["cyberdeck_session"]]
    with sqlite3.connect(server.database) as database:
        dump = "\n".join(database.iterdump())
    assert not [secret for secret in secrets if secret in dump]
    assert "$argon2id$" in dump


@pytest.mark.parametrize(
    "wish", [{}, {"name": "x"}, {**WHO, "password": "short"}, {**WHO, "name": ""}, [], "x" * 70_000]
)
def test_bad_credentials_are_refused(server: Server, wish: Any) -> None:
    answer = httpx.post(f"{server.address}/api/accounts", content=json.dumps(wish))
    assert answer.status_code in (400, 413)


def test_passwords_cannot_be_guessed_quickly(tmp_path: Any) -> None:
    with Server(tmp_path / "tables.sqlite", requests=100) as server:
        guesses = [
            httpx.post(f"{server.address}/api/session", json={"name": "Ann", "password": f"guess number {n}"})
            for n in range(25)
        ]
    assert [guess.status_code for guess in guesses][:10] == [401] * 10
    assert 429 in [guess.status_code for guess in guesses[10:]]


@contextmanager
def signed_in(server: Server, name: str) -> Iterator[httpx.Client]:
    """A browser of a new account."""
    with httpx.Client(base_url=server.address) as browser:
        made = browser.post("/api/accounts", json={**WHO, "name": name})
        browser.headers["X-CSRF-Token"] = made.json()["csrf"]
        yield browser


def test_a_new_password_ends_other_sessions(server: Server) -> None:
    with signed_in(server, "Bob") as bob, httpx.Client(base_url=server.address) as elsewhere:
        elsewhere.post("/api/session", json={**WHO, "name": "Bob"})
        wrong = {"password": "wrong horse", "new": "battery staple"}
        assert error(bob.put("/api/account/password", json=wrong)) == (403, "password-wrong")
        assert error(bob.put("/api/account/password", json=wrong, headers={"X-CSRF-Token": ""})) == (403, "csrf")
        right = {"password": WHO["password"], "new": "battery staple"}
        assert bob.put("/api/account/password", json=right).status_code == 204
        assert bob.get("/api/account").status_code == 200
        assert error(elsewhere.get("/api/account")) == (401, "account-none")
    assert error(httpx.post(f"{server.address}/api/session", json={**WHO, "name": "Bob"})) == (401, "account-wrong")
    again = httpx.post(f"{server.address}/api/session", json={"name": "Bob", "password": "battery staple"})
    assert again.status_code == 200


def test_the_password_cannot_be_guessed_by_changing_it(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite") as server, signed_in(server, "Guessed") as browser:
        tries = [{"password": f"guess number {n}", "new": "battery staple"} for n in range(25)]
        assert 429 in [browser.put("/api/account/password", json=one).status_code for one in tries]


def test_all_that_is_kept_of_an_account_can_be_downloaded_and_deleted(server: Server) -> None:
    table, tokens = server.open(seats={"corp": "house", "runner": "person"}, name="Carol")
    runner = server.sit_down(tokens["runner"])
    with signed_in(server, "Carol") as carol:
        carol.put("/api/account/settings", json={"language": "de"})
        carol.put("/api/account/decks/Big rig", json={"game": "netrunner", "deck": {"identity": "Kate", "cards": {}}})
        carol.post("/api/account/games", json={"token": tokens["runner"]})
        runner.say("chat", text="Carol was here")
        runner.until(lambda update: runner.chat)
        answer = carol.get("/api/account/export")
        assert "attachment" in answer.headers["content-disposition"]
        found = answer.json()
        assert (found["name"], found["settings"], list(found["decks"])) == ("Carol", {"language": "de"}, ["Big rig"])
        assert [game["table"] for game in found["games"]] == [table]
        assert [line["text"] for line in found["chat"]] == ["Carol was here"]
        assert "argon2" not in answer.text
        assert error(carol.post("/api/account/deletion", json={"password": "wrong horse"})) == (403, "password-wrong")
        assert carol.post("/api/account/deletion", json={"password": WHO["password"]}).status_code == 204
        assert error(carol.get("/api/account")) == (401, "account-none")
    with sqlite3.connect(server.database) as database:
        dump = "\n".join(database.iterdump())
    assert not [word for word in ("Carol", "Big rig") if word in dump]
    assert table in dump
    runner.decide("keep")
    assert runner.after(0)
    again = {**WHO, "name": "Carol"}
    assert httpx.post(f"{server.address}/api/accounts", json=again).status_code == 201
