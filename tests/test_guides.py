"""What the guides show runs as they show it: their Python, and the commands that play."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from server import Server

from cyberdeck import cli
from cyberdeck.client import Service
from test_readme import READING, commands

ROOT = Path(__file__).parents[1]
ADDRESS = "http://127.0.0.1:8737"
"""Where the guides have their service."""


def samples(guide: str) -> list[str]:
    text = (ROOT / "docs" / guide).read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with Server(tmp_path_factory.mktemp("guides") / "tables.db") as server, Service(server.address) as found:
        yield found


@pytest.mark.slow
def test_the_samples_of_the_client(service: Service, capsys: pytest.CaptureFixture[str]) -> None:
    """A game by a bot and one by a function, the questions one by one, and a bot that waits and is challenged."""
    whole, function, loop, seeking, _ahead, waits, challenge = (  # tests/service/test_client.py decides ahead
        sample.replace(ADDRESS, service.address) for sample in samples("client.md")
    )
    names: dict[str, Any] = {}
    exec(whole, names)
    assert names["ending"].winners
    assert "cyberdeck journal 1" in capsys.readouterr().out
    exec(function, names)
    for sample in ("service.sit(link).play(choose)", loop):
        seats = {"corp": "house", "runner": "bot"}
        names |= {"service": service, "link": service.open("netrunner", seats, seed=7).links["runner"]}
        exec(sample, names)
        with service.sit(names["link"]) as seat:
            next(iter(seat.told()))
            assert seat.ending is not None
    exec(seeking, names)
    assert names["place"].link
    names["service"] = service
    with subprocess.Popen([sys.executable, "-c", waits]) as bot:
        try:
            deadline = time.monotonic() + 180
            while not service.bots():
                assert time.monotonic() < deadline
                time.sleep(0.1)
            exec(challenge, names)
        finally:
            bot.terminate()


@pytest.mark.slow
def test_the_sample_for_language_models() -> None:
    (sample,) = samples("language-models.md")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    run = [sys.executable, "-c", sample]
    told = subprocess.run(run, capture_output=True, text=True, env={**os.environ, "PATH": path}, check=False)
    assert told.returncode == 0, told.stderr
    assert "Won by: " in told.stdout


def test_the_sample_of_the_players() -> None:
    (sample,) = samples("players.md")
    names: dict[str, Any] = {}
    exec(sample, names)
    assert names["game"].result is not None


PLAYING = {"simulate", "arena", "play", "netrunner", "deckers"}
FEWER = {"--games": "1", "--rounds": "1"}
WEAKER = dict.fromkeys(("oracle", "agent", "house"), "random") | {
    "script,daemon,house": "random,house",
    "script,daemon,agent": "random,house",
}
"""Strong players think long."""
ELSEWHERE = {
    "train": "tests/test_train.py",
    "review": "tests/test_review.py",
    "bench": "tests/test_cli.py",
    "mcp": "tests/test_mcp.py",
    **dict.fromkeys(("backup", "restore", "migrate", "admin"), "tests/service/test_running.py"),
    "serve": "tests/service/server.py",
    "puzzle": "tests/test_puzzle.py",
}
"""Which tests run the other commands."""


def test_every_command_of_the_guides_is_run_by_some_test() -> None:
    for command in {line.split()[1] for line in commands()} - READING - PLAYING:
        assert re.search(rf'"{command}\b', (ROOT / ELSEWHERE[command]).read_text(encoding="utf-8"))


def played() -> list[str]:
    """Those that are more than the name of a command."""
    found = [line for line in commands() if line.split()[1] in PLAYING and "HOST" not in line]
    return [line for line in found if line.split()[-1] not in ("position", "play", "simulate")]


@pytest.mark.parametrize("line", played())
def test_every_command_that_plays_runs_as_written(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With fewer games and weaker players; who plays himself leaves at once."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", StringIO())
    position = {"netrunner": "runner-wins", "deckers": "deckers-hackman"}.get(line.split()[1], "")
    stands = {"FILE": str(ROOT / "examples" / "positions" / f"{position}.yaml")} | WEAKER
    words = [stands.get(word, word) for word in shlex.split(line)[1:]]
    words = [FEWER.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    many = words[0] in ("simulate", "arena")
    if many and not {"--games", "--rounds"} & set(words):
        words += ["--games", "1"]
    assert cli.main(words + ["--jobs", "1"] * many) == 0, capsys.readouterr().err
    assert capsys.readouterr().out
