"""Malformed input, over HTTP and on a seat's socket: it is refused, and nothing changes."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from server import Seat, Server, play_to_the_end, random_choice

KINDS = (
    *("decide", "back", "answer", "chat", "mute", "stand-in", "give-back", "resign", "consent", "rematch"),
    *("why", "consider", "foresee", "glance"),
)
FOREIGN_KINDS = ("whole", "news", "refused", "Decide", "DECIDE", "ping", "close", "subscribe", "", "\0")
VALUES: list[Any] = [None, True, False, 0, -1, 1 << 70, 1.5, "", "x", "keep\0", "\ud800", [], {}, [[]], "corp" * 200]


def fuzz_socket(server: Server, count: int, chance: random.Random) -> int:
    """How many were refused; between them the table stays exactly as it was."""
    _, tokens = server.open(seats={"corp": "person", "runner": "person"})
    seat = server.sit_down(tokens["corp"])
    before = seat.asked()
    refused = 0
    for n in range(count):
        seat.socket.send(malformed(chance))
        assert seat.refusal() in REASONS
        refused += 1
        if n % 500 == 0:
            _unchanged(server, tokens["corp"], before)
    _unchanged(server, tokens["corp"], before)
    seat.decide("keep")
    seat.until(lambda update: update["seq"] == 1)
    return refused


REASONS = ("bad-request", "decision-late", "illegal-decision", "seat-unknown", "back-nothing", "back-nobody-asks")


def _unchanged(server: Server, token: str, before: dict[str, Any]) -> None:
    again: Seat = server.sit_down(token)
    now = again.next()
    again.close()
    assert [now[key] for key in ("seq", "number", "view", "question")] == [
        before[key] for key in ("seq", "number", "view", "question")
    ]


def malformed(chance: random.Random) -> str | bytes:
    return chance.choice(_MAKERS)(chance)


def _noise(chance: random.Random) -> str:
    return "".join(chr(chance.randrange(1, 0x2FF)) for _ in range(chance.randrange(60)))


def _wrong_value(chance: random.Random) -> str:
    wrong = {"type": "decide", "seq": chance.choice(VALUES), "notation": chance.choice(VALUES)}
    if wrong["seq"] == 0 and wrong["notation"] == "keep":
        wrong["seq"] = 1
    return json.dumps(wrong)


def _wrong_kind(chance: random.Random) -> str:
    """A message of any kind with a field too much."""
    return json.dumps(
        {"type": chance.choice(KINDS + FOREIGN_KINDS), "nonsense": chance.choice(VALUES), "seq": chance.choice(VALUES)}
    )


def _broken(chance: random.Random) -> str:
    text = json.dumps({"type": "decide", "seq": 0, "notation": "keep"})
    place = chance.randrange(1, len(text) - 1)
    return text[:place] + chance.choice(['"', "{", "\\", "\x01", ""]) * chance.randrange(1, 4) + text[place + 1 :] + "x"


def _nested(chance: random.Random) -> str:
    return chance.choice("[{") * chance.randrange(1, 1900)


def _long(chance: random.Random) -> str:
    return json.dumps({"type": "chat", "text": "x" * chance.randrange(501, 5000)})


def _foreign(chance: random.Random) -> str:
    wish = chance.choice([{"type": "mute", "seat": "dog"}, {"type": "stand-in", "seat": "cat"}, {"type": "back"}])
    return json.dumps(wish)


def _late(chance: random.Random) -> str:
    return json.dumps({"type": "decide", "seq": chance.choice([-5, 1, 17, 10**9]), "notation": "keep"})


def _illegal(chance: random.Random) -> str:
    return json.dumps({"type": "decide", "seq": 0, "notation": _noise(chance) + "!"})


_MAKERS: list[Callable[[random.Random], str | bytes]] = [
    _noise,
    _wrong_value,
    _wrong_kind,
    _broken,
    _nested,
    _long,
    _foreign,
    _late,
    _illegal,
]


def fuzz_http(server: Server, examples: int, *more: str) -> tuple[int, str]:
    """How many requests schemathesis made up, and what it found wrong; nothing is an empty text."""
    folder = Path(__file__).parent
    with httpx.Client(base_url=server.address) as browser:
        account = browser.post("/api/accounts", json={"name": f"fuzz {examples}", "password": "correct horse"}).json()
        cookie = browser.cookies["cyberdeck_session"]
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "run", f"{server.address}/api/openapi.json"),
        *("--max-examples", str(examples), "--exclude-operation-id", "log_out"),
        *(
            "--checks",
            "not_a_server_error,response_schema_conformance,content_type_conformance,status_code_conformance",
        ),
        *("-H", f"X-CSRF-Token: {account['csrf']}", "-H", f"Cookie: cyberdeck_session={cookie}"),
        *more,
    ]
    tables = " ".join([_finished(server), server.open(seats={"corp": "person", "runner": "open"})[0]])
    environment = {**os.environ, "SCHEMATHESIS_HOOKS": "fuzz_hooks", "FUZZ_TABLES": tables}
    environment["PYTHONPATH"] = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    with tempfile.TemporaryDirectory() as place:
        ran = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)
    faults = re.findall(r"^cyberdeck_faults_total\{.*$", server.text("/metrics"), re.MULTILINE)
    cases = re.search(r"(\d+) generated", ran.stdout)
    return int(cases[1]) if cases else 0, "\n".join(faults) if ran.returncode == 0 else ran.stdout + ran.stderr


def _finished(server: Server) -> str:
    table, tokens = server.open(seats={"corp": "house", "runner": "person"})
    play_to_the_end(server.sit_down(tokens["runner"]), random_choice(1))
    return table
