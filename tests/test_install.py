"""What `make play` installs with, and what it says meanwhile; uv and pip are stood for by small scripts."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]


def install(folder: Path, uv: str, pip: str) -> subprocess.CompletedProcess[str]:
    """Into an environment where uv and pip do as these lines of shell say."""
    bin = folder / "venv" / "bin"
    bin.mkdir(parents=True)
    for name, lines in {"uv": uv, "python": pip, "pip": "exit 0"}.items():
        (bin / name).write_text(f'#!/bin/sh\necho {name} "$@" >> {folder}/calls\n{lines}\n')
        (bin / name).chmod(0o755)
    system = {**os.environ, "UV": str(bin / "uv"), "PYTHON": "python3", "TMPDIR": str(folder)}
    return subprocess.run(
        [ROOT / ".ci" / "install", folder / "venv", "dev"],
        cwd=ROOT,
        env=system,
        capture_output=True,
        text=True,
        check=False,
    )


def calls(folder: Path) -> list[str]:
    return (folder / "calls").read_text().splitlines()


def test_uv_installs_and_each_step_is_said(tmp_path: Path) -> None:
    done = install(tmp_path, uv="exit 0", pip="exit 1")
    assert done.returncode == 0
    assert [line.partition("]")[0] for line in done.stdout.splitlines()] == ["cyberdeck: [1/2", "cyberdeck: [2/2"]
    assert all(call.startswith("uv pip install") and "constraints.txt" in call for call in calls(tmp_path))
    assert "--extra dev" in calls(tmp_path)[0]


def test_where_uv_fails_pip_does_it(tmp_path: Path) -> None:
    done = install(tmp_path, uv="exit 1", pip="exit 0")
    assert done.returncode == 0
    assert "pip does" in done.stdout
    assert calls(tmp_path)[-1].endswith("-c constraints.txt -e .[dev]")


def test_where_both_fail_their_words_are_shown(tmp_path: Path) -> None:
    done = install(tmp_path, uv="exit 1", pip="echo no such registry; exit 1")
    assert done.returncode == 1
    assert "no such registry" in done.stderr
    assert done.stderr.splitlines()[-1].startswith("cyberdeck: ")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["calls", "venv"]
