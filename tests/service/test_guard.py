"""What protects the service: origins, headers, limits, malformed input; what it says of itself."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import jsonschema
import pytest
from fuzzing import fuzz_http, fuzz_socket
from server import Server, play_to_the_end, random_choice, until_closed
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

PEOPLE = {"corp": "person", "runner": "person"}


def socket_of(server: Server, token: str) -> str:
    return f"{server.address.replace('http', 'ws')}/ws/{token}?protocol=2"


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "http://[x"])
def test_pages_of_another_origin_get_no_socket(server: Server, origin: str) -> None:
    _, tokens = server.open(seats=PEOPLE)
    with (
        pytest.raises(InvalidStatus),
        connect(socket_of(server, tokens["corp"]), additional_headers={"Origin": origin}),
    ):
        pass
    with connect(socket_of(server, tokens["corp"]), additional_headers={"Origin": server.address}) as own:
        assert own.recv()


def test_pages_of_another_origin_change_nothing(server: Server) -> None:
    wish = {"game": "netrunner", "seats": PEOPLE}
    answer = httpx.post(f"{server.address}/api/tables", json=wish, headers={"Origin": "https://elsewhere.example"})
    assert answer.status_code == 403


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/nowhere", "/static/nothing"])
def test_security_headers_are_on_every_answer(server: Server, path: str) -> None:
    headers = httpx.get(server.address + path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers


def test_long_bodies_are_refused(server: Server) -> None:
    assert httpx.post(f"{server.address}/api/tables", content=b"x" * 70_000).status_code == 413

    def unannounced() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    assert httpx.post(f"{server.address}/api/tables", content=unannounced()).status_code == 413


def test_deeply_nested_json_is_refused(server: Server) -> None:
    for nested in ("[" * 20_000, '{"game": "netrunner", "seats": {}, "setup": ' + '{"a":' * 5000 + "1" + "}" * 5001):
        assert httpx.post(f"{server.address}/api/tables", content=nested).status_code == 400


def test_limits_on_messages_and_tables(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite", messages=5, tables=2) as server:
        _, tokens = server.open(seats=PEOPLE)
        server.open(seats=PEOPLE)
        answer = httpx.post(f"{server.address}/api/tables", json={"game": "netrunner", "seats": PEOPLE})
        assert (answer.status_code, answer.json()["error"][0]) == (429, "too-many-tables")
        corp = server.sit_down(tokens["corp"])
        corp.next()
        for _ in range(30):
            corp.decide("nonsense")
        assert {corp.refusal() for _ in range(30)} == {"illegal-decision", "too-fast"}
        assert "4429" in until_closed(corp, *["nonsense"] * 400)


def test_chat_is_limited(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite", messages=50) as server:
        _, tokens = server.open(seats=PEOPLE)
        corp = server.sit_down(tokens["corp"])
        for n in range(8):
            corp.say("chat", text=f"line {n}")
        assert corp.refusal() == "too-fast"


@pytest.mark.parametrize("path", ["/api/games", "/replay/0123456789abcdef?at=5", "/ready"])
def test_requests_are_limited(tmp_path: Path, path: str) -> None:
    """Pages too: each is made for who asks for it."""
    with Server(tmp_path / "tables.sqlite", requests=0.5) as server:
        statuses = [httpx.get(f"{server.address}{path}").status_code for _ in range(15)]
    assert statuses[0] == 200
    assert 429 in statuses


def test_made_up_requests_get_documented_answers(server: Server) -> None:
    """benchmarks/fuzz_service.py makes up many more."""
    cases, found = fuzz_http(server, 4, "--phases", "fuzzing", "--seed", "1")
    assert not found, found
    assert cases > 50


def test_malformed_messages_change_nothing(server: Server) -> None:
    """benchmarks/fuzz_service.py sends the ten thousand."""
    assert fuzz_socket(server, 400, random.Random(1)) == 400


def test_metrics(server: Server) -> None:
    text = server.text("/metrics")
    for name in ("cyberdeck_requests_total", "cyberdeck_entries_total", "cyberdeck_act_seconds_bucket"):
        assert name in text


def test_the_interface_describes_itself(server: Server) -> None:
    document = server.get("/api/openapi.json")
    assert "/api/tables/{table}/seats" in document["paths"]
    schema = server.get("/api/messages.json")
    assert {"Decide", "Whole", "News", "Refused"} <= schema["$defs"].keys()


def test_every_message_of_a_game_fits_the_schema(server: Server) -> None:
    _, tokens = server.open(seats={"corp": "house", "runner": "person"})
    runner = server.sit_down(tokens["runner"])
    play_to_the_end(runner, random_choice(4))
    schema = server.get("/api/messages.json")
    fits = jsonschema.Draft202012Validator({**schema, "$ref": "#/$defs/FromServer"})
    for text in runner.received[::20]:
        fits.validate(json.loads(text))


def test_logs_are_structured_and_hold_no_secret(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cyberdeck", "serve", "--port", "0", "--database", str(tmp_path / "t.sqlite")]
    environment = {**os.environ, "CYBERDECK_LOG": "debug"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout
        assert process.stderr
        address = process.stdout.readline().strip()
        links = httpx.post(f"{address}api/tables", json={"game": "netrunner", "seats": PEOPLE}).json()["links"]
        httpx.get(f"{address.rstrip('/')}{links['corp']}")
        with connect(f"{address.replace('http', 'ws')}ws/{links['corp'][3:]}?protocol=2") as corp:
            corp.recv()
        process.terminate()
        lines = process.stderr.read().splitlines()
    logged = [json.loads(line) for line in lines if line.startswith("{")]
    assert any(line["what"] == "request" and line["route"] == "open_table" for line in logged)
    assert links["corp"][3:] not in "\n".join(lines)
