"""The service behind a proxy, under its own name, for pages of other origins, by https; and what it measures."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server import SECRET, Server
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

PEOPLE = {"corp": "person", "runner": "person"}
FRIEND = "https://friend.example"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("hosted") / "tables.sqlite"
    with Server(database, hosts="play.example.org", origins=FRIEND, requests=2) as running:
        yield running


def test_names_that_are_not_the_services_are_refused(server: Server) -> None:
    """A page of another site that has its name point here gets nothing."""
    rebound = httpx.get(f"{server.address}/api/games", headers={"Host": f"evil.example:{server.port}"})
    assert (rebound.status_code, rebound.json()["error"][0]) == (421, "unknown-host")
    _, tokens = server.open(seats=PEOPLE)
    address = f"{server.address.replace('http', 'ws')}/ws/{tokens['corp']}?protocol=2"
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    with pytest.raises(InvalidStatus), connect(address, additional_headers=evil):
        pass


@pytest.mark.parametrize("host", ["localhost:8737", "127.0.0.1", "[::1]:8737", "192.168.1.5:80", socket.gethostname()])
def test_numbers_and_names_of_this_machine_are_known(server: Server, host: str) -> None:
    assert httpx.get(f"{server.address}/health", headers={"Host": host}).status_code == 200


def test_names_can_be_added(hosted: Server) -> None:
    assert httpx.get(f"{hosted.address}/health", headers={"Host": "play.example.org"}).status_code == 200


def test_a_proxy_that_hides_the_name_does_not_make_the_own_page_foreign(hosted: Server) -> None:
    wish = {"game": "netrunner", "seats": PEOPLE}
    own = httpx.post(f"{hosted.address}/api/tables", json=wish, headers={"Origin": "https://play.example.org"})
    assert own.status_code == 201


def asked_by(server: Server, client: str) -> int:
    return httpx.get(f"{server.address}/api/games", headers={"X-Forwarded-For": client}).status_code


def test_each_client_behind_a_trusted_proxy_has_limits_of_his_own(hosted: Server) -> None:
    statuses = [asked_by(hosted, "203.0.113.1") for _ in range(30)]
    assert 429 in statuses
    assert asked_by(hosted, "203.0.113.2") == 200


def test_others_are_not_believed(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite", requests=0.5, proxies="10.0.0.0/8") as server:
        statuses = [asked_by(server, f"203.0.113.{n}") for n in range(15)]
        secure = httpx.get(f"{server.address}/", headers={"X-Forwarded-Proto": "https"}).headers
    assert 429 in statuses
    assert "strict-transport-security" not in secure


def test_who_came_by_https_is_to_come_so_again(hosted: Server) -> None:
    headers = httpx.get(f"{hosted.address}/", headers={"X-Forwarded-Proto": "https"}).headers
    assert headers["strict-transport-security"].startswith("max-age=")
    assert "strict-transport-security" not in httpx.get(f"{hosted.address}/").headers
    who = {"name": "Ann", "password": "correct horse"}
    made = httpx.post(f"{hosted.address}/api/accounts", json=who, headers={"X-Forwarded-Proto": "https"})
    assert "; secure" in made.headers["set-cookie"].lower()


def test_pages_of_further_origins_may_read_and_send(hosted: Server) -> None:
    asking = {
        "Origin": FRIEND,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
    }
    asked = httpx.options(f"{hosted.address}/api/tables", headers=asking)
    assert asked.status_code == 200
    assert asked.headers["access-control-allow-origin"] == FRIEND
    done = httpx.post(
        f"{hosted.address}/api/tables", json={"game": "netrunner", "seats": PEOPLE}, headers={"Origin": FRIEND}
    )
    assert (done.status_code, done.headers["access-control-allow-origin"]) == (201, FRIEND)
    foreign = httpx.get(f"{hosted.address}/health", headers={"Origin": "https://elsewhere.example"})
    assert "access-control-allow-origin" not in foreign.headers


def test_metrics_are_for_those_who_know_the_secret(server: Server) -> None:
    assert httpx.get(f"{server.address}/metrics").status_code == 404
    wrong = httpx.get(f"{server.address}/metrics", headers={"Authorization": "Bearer guess"})
    assert wrong.status_code == 404
    right = httpx.get(f"{server.address}/metrics", headers={"Authorization": f"Bearer {SECRET}"})
    assert "cyberdeck_requests_total" in right.text


def test_metrics_on_a_listener_of_their_own(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with Server(tmp_path / "tables.sqlite", metrics=port, metrics_token="") as server:
        assert httpx.get(f"{server.address}/metrics").status_code == 404
        assert "cyberdeck_requests_total" in httpx.get(f"http://127.0.0.1:{port}/metrics").text


def test_friends_in_the_network_get_an_address_and_a_code(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite", lan=1) as server:
        assert server.process.stdout is not None
        assert server.address.startswith("http://127.0.0.1:")
        server.process.stdout.readline()
        told = server.process.stdout.readline()
        code = [server.process.stdout.readline() for _ in range(10)]
        friends = next(word.rstrip("/,") for word in told.split() if word.startswith("http://"))
        assert httpx.get(f"{friends}/health").status_code == 200
    assert not friends.startswith(("http://127.", "http://0."))
    assert all(set(line) & set("█▀▄") for line in code[1:])


def test_an_invitation_is_an_address_that_others_can_open(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite", address="https://play.example.org") as server:
        invited = httpx.post(f"{server.address}/api/invitations", json={"link": "/t/secret"}).json()
        assert invited["address"] == "https://play.example.org/t/secret"
        assert invited["code"].startswith("data:image/svg+xml")
        for bad in ("//evil.example", "https://evil.example", "", "/" + "x" * 300):
            assert httpx.post(f"{server.address}/api/invitations", json={"link": bad}).status_code == 400


def test_without_a_public_address_an_invitation_is_where_the_page_is(server: Server) -> None:
    invited = httpx.post(f"{server.address}/api/invitations", json={"link": "/t/secret"}).json()
    assert invited["address"] == f"{server.address}/t/secret"
