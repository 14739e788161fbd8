"""The lobby: seeks that others see and take, pairing, challenges, and what spectators are shown later."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server import Server
from websockets.sync.client import ClientConnection, connect

from cyberdeck.client import new_token

CLOCK = {"kind": "game", "seconds": 900, "increment": 10}
CORP, RUNNER = {"corp": "jinteki"}, {"runner": "shaper"}
PATIENCE = 180.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("lobby") / "tables.sqlite") as found:
        yield found


class Somebody:
    """A client of the lobby: a guest, or an account with its token."""

    def __init__(self, server: Server, name: str, account: bool = True) -> None:
        token = new_token(server.address, name, "a long secret", new=True) if account else ""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.name, self.headers, self._server = name, headers, server

    def seek(self, decks: Any, **more: Any) -> dict[str, Any]:
        return self._post("/api/seeks", {"game": "netrunner", "decks": decks, "name": self.name, **more})

    def take(self, seek: str, decks: Any) -> dict[str, Any]:
        return self._post(f"/api/seeks/{seek}/seat", {"decks": decks, "name": self.name})

    def withdraw(self, secret: str) -> None:
        assert self._ask("DELETE", f"/api/seeks/{secret}").status_code == 204

    def seeks(self) -> list[dict[str, Any]]:
        """As they are now: what is told may be a second old."""
        time.sleep(1.1)
        found: list[dict[str, Any]] = self._ask("GET", "/api/seeks").json()
        return found

    def listen(self, secret: str = "") -> ClientConnection:
        address = self._server.address.replace("http", "ws")
        return connect(
            f"{address}/ws/lobby?seek={secret}",
            additional_headers=self.headers,
            open_timeout=PATIENCE,
            ping_interval=None,
        )

    def _ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return httpx.request(method, self._server.address + path, json=body, headers=self.headers, timeout=PATIENCE)

    def _post(self, path: str, body: Any) -> dict[str, Any]:
        answer = self._ask("POST", path, body)
        found: dict[str, Any] = answer.json()
        return found if answer.status_code == 201 else {"refused": found["error"][0]}


def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    deadline = time.monotonic() + PATIENCE
    while True:
        told: dict[str, Any] = json.loads(socket.recv(timeout=deadline - time.monotonic()))
        if told["type"] == kind:
            return told


@pytest.fixture(scope="module")
def ann(server: Server) -> Somebody:
    return Somebody(server, "Ann")


@pytest.fixture(scope="module")
def bob(server: Server) -> Somebody:
    return Somebody(server, "Bob")


def test_a_seek_is_seen_taken_and_told(server: Server, ann: Somebody, bob: Somebody) -> None:
    made = ann.seek(CORP, clock=CLOCK, rated=True)
    with ann.listen(made["secret"]) as socket:
        (seen,) = heard(socket, "seeks")["seeks"]
        assert (seen["name"], seen["sides"], seen["rated"], seen["known"]) == ("Ann", ["corp"], True, True)
        assert "jinteki" not in json.dumps(seen)
        assert Somebody(server, "Gast", account=False).take(seen["seek"], RUNNER) == {"refused": "account-none"}
        assert bob.take(seen["seek"], CORP) == {"refused": "seek-sides"}
        assert ann.take(seen["seek"], RUNNER) == {"refused": "seek-oneself"}
        link = bob.take(seen["seek"], RUNNER)["place"]["link"]
        own = heard(socket, "seated")["place"]["link"]
        assert bob.take(seen["seek"], RUNNER) == {"refused": "seek-gone"}
    about = [server.sit_down(where.rpartition("/")[2]).next() for where in (own, link)]
    assert [told["seat"] for told in about] == ["corp", "runner"]
    assert [[player["name"] for player in told["players"]] for told in about] == [["Ann", "Bob"]] * 2
    table = server.get(f"/api/tables/{about[0]['table']}")
    assert (table["rated"], table["public"], table["delay"]) == (True, True, 30)


def test_two_who_wait_for_the_same_are_put_at_one_table(server: Server, ann: Somebody, bob: Somebody) -> None:
    both = {**CORP, **RUNNER}
    waiting = ann.seek(both, clock=CLOCK)
    assert waiting["place"] is None
    assert ann.seek(both, clock=CLOCK)["place"] is None, "nobody plays himself"
    other = bob.seek(RUNNER)
    assert other["place"] is None, "without a clock it is another game"
    seated = bob.seek(RUNNER, clock=CLOCK)
    assert seated["place"]["seat"] == "runner"
    with ann.listen(waiting["secret"]) as socket:
        assert heard(socket, "seated")["seek"] == seated["seek"]
    bob.withdraw(other["secret"])
    assert other["seek"] not in [row["seek"] for row in ann.seeks()]


def test_who_listens_hears_what_others_do(server: Server, ann: Somebody) -> None:
    """Not of the first look at the seeks: somebody else waits, is seen, and is gone again."""
    guest = Somebody(server, "Gast", account=False)
    with ann.listen() as socket:
        heard(socket, "seeks")
        made = guest.seek(RUNNER)
        while made["seek"] not in [row["seek"] for row in heard(socket, "seeks")["seeks"]]:
            pass
        with guest.listen(made["secret"]) as waiting:
            heard(waiting, "seeks")
            guest.withdraw(made["secret"])
            heard(waiting, "expired")
        while made["seek"] in [row["seek"] for row in heard(socket, "seeks")["seeks"]]:
            pass


def test_a_challenge_is_for_one_account_alone(server: Server, ann: Somebody, bob: Somebody) -> None:
    assert ann.seek(CORP, to="Nobody at all") == {"refused": "player-unknown"}
    made = ann.seek(CORP, to="bob")
    cid = Somebody(server, "Cid")
    assert made["seek"] in [row["seek"] for row in bob.seeks()]
    assert made["seek"] not in [row["seek"] for row in cid.seeks()]
    assert cid.take(made["seek"], RUNNER) == {"refused": "seek-gone"}
    assert bob.take(made["seek"], RUNNER)["place"]


def test_what_a_guest_may_not_seek(server: Server) -> None:
    guest = Somebody(server, "Gast", account=False)
    assert guest.seek(CORP, clock=CLOCK, rated=True) == {"refused": "account-none"}
    assert guest.seek(CORP, to="Ann") == {"refused": "account-none"}
    assert guest.seek({"corp": {"identity": "noise", "cards": {}}})["refused"]
    assert guest.seek({"corp": "jinteki", "spectator": "x"}) == {"refused": "seek-sides"}
    made = [guest.seek(CORP) for _ in range(4)]
    assert made.pop() == {"refused": "too-many-seeks"}
    for row in made:
        guest.withdraw(row["secret"])


def test_a_seek_survives_the_service(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite") as before:
        ann = Somebody(before, "Ann")
        made, port = ann.seek(CORP, clock=CLOCK), before.port
        before.kill()
    with Server(tmp_path / "tables.sqlite", port), ann.listen(made["secret"]) as socket:
        assert [row["seek"] for row in heard(socket, "seeks")["seeks"]] == [made["seek"]]


def test_spectators_see_it_later(server: Server) -> None:
    """A decision is made at once; whoever looks on learns of it only after the delay."""
    table, tokens = server.open(seats={"corp": "person", "runner": "person"}, public=True, delay=6)
    corp, eye = server.sit_down(tokens["corp"]), server.watch(table)
    first = eye.next()
    assert (first["at"], first["late"]) == (0, 6)
    corp.asked()
    began = time.monotonic()
    corp.decide("keep")
    corp.after(0)
    late = server.watch(table).next()
    eye.until(lambda told: told["at"] > 0)
    waited = time.monotonic() - began
    assert waited >= 6
    assert late["at"] == 0
