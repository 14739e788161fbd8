"""The examples for the engine run as their first lines say; the one for the socket is tried in tests/service."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(monkeypatch, capsys)


class Run:
    """`python examples/NAME WORDS`, and what it prints."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, name: str, *words: str) -> list[str]:
        self.monkeypatch.setattr(sys, "argv", [name, *words])
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
        return self.capsys.readouterr().out.splitlines()


def test_a_bot_plays_against_the_house(run: Run) -> None:
    (line,) = run("engine_bot.py", "7")
    assert line.split()[:3] in (["corp", "wins", "after"], ["runner", "wins", "after"])


def test_a_search_plays_deckers(run: Run) -> None:
    (line,) = run("search.py", "7", "1")
    assert line.split(" in cycle ")[0] in ("won", "lost")


@pytest.mark.slow
def test_a_player_learns(run: Run, tmp_path: Path) -> None:
    """One round: enough to see that it runs, and the same again."""
    words = ("train.py", "--rounds", "1", "--judge", "16", "--plot", str(tmp_path / "curve.svg"))
    lines = run(*words)
    assert lines[0].startswith("round   1 of 1:")
    assert lines[-1].startswith("runner against chance, 16 fresh games:")
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


def test_a_journal_is_told_again(run: Run) -> None:
    lines = run("replay.py", str(ROOT / "tests" / "golden" / "deckers-random-spider-4-packets-18.journal"), "de")
    assert lines[0] == "at the beginning"
    assert any(line.startswith("tilda-sweet: ") for line in lines)
    assert "    Server-Würfel: rot" in lines
    assert lines[-1].startswith("at the end: {'cycle': 1")


def test_replay_says_what_it_needs(run: Run) -> None:
    with pytest.raises(SystemExit, match=r"usage: python examples/replay\.py FILE"):
        run("replay.py")


def test_every_example_is_tried() -> None:
    tried = Path(__file__).read_text(encoding="utf-8") + "".join(
        (ROOT / "tests" / "service" / name).read_text(encoding="utf-8")
        for name in ("test_durability.py", "test_client.py")
    )
    assert [file.name for file in EXAMPLES.glob("*.py") if f'"{file.name}"' not in tried] == []
