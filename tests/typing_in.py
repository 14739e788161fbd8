"""A command line with what is typed into it."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

import pytest

from cyberdeck import cli

Play = Callable[..., tuple[int, str, str]]


def player(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """Runs one command line with these lines typed; gives its exit code, output and errors."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def command(line: str, *typed: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{text}\n" for text in typed)))
        code = cli.main(line.split())
        return code, *capsys.readouterr()

    return command


def complaint(result: tuple[int, str, str]) -> str:
    code, out, err = result
    assert (code, out, err.count("\n")) == (2, "", 1)
    return err.strip()
