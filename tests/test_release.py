"""`make release VERSION=…`, on a small clone in a temporary folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = ("scripts/release.py", "src/cyberdeck/__init__.py", "CHANGELOG.md", "Makefile")
SOMETHING = "## Unreleased\n\n### Added\n- Something.\n"


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a release touches, committed, with something unreleased."""
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "somebody@example.org")
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src" / "cyberdeck" / "__init__.py").write_text('"""A deck."""\n\n__version__ = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n{SOMETHING}\n## 0.1.0 - 2026-11-15\n\n### Added\n- All.\n")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "All")
    return tmp_path


def git(folder: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, text=True).stdout


def release(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "scripts/release.py", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_a_release(clone: Path) -> None:
    done = release(clone, "0.2.0")
    assert (done.returncode, done.stderr) == (0, "")
    assert '__version__ = "0.2.0"' in (clone / "src" / "cyberdeck" / "__init__.py").read_text()
    changelog = (clone / "CHANGELOG.md").read_text()
    assert f"## Unreleased\n\n## 0.2.0 - {date.today()}\n\n### Added\n- Something.\n\n## 0.1.0" in changelog
    assert git(clone, "status", "--porcelain") == ""
    assert git(clone, "log", "-1", "--format=%s").strip() == "Release 0.2.0"
    assert git(clone, "tag", "--points-at", "HEAD").strip() == "v0.2.0"


def test_make_release_says_which_version(clone: Path) -> None:
    makefile = (clone / "Makefile").read_text()
    assert "release:" in makefile
    assert "scripts/release.py $(VERSION)" in makefile


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "Name the version"),
        (("next",), "is no version"),
        (("0.1.0",), "The version is 0.1.0 already"),
        (("0.0.9",), "name a higher one"),
    ],
)
def test_what_is_no_release_is_refused_in_a_line(clone: Path, words: tuple[str, ...], said: str) -> None:
    refused(clone, said, *words)


def test_an_unclean_tree_is_refused(clone: Path) -> None:
    (clone / "new").touch()
    refused(clone, "commit or stash", "0.2.0", left="?? new\n")


def test_a_tag_is_not_moved(clone: Path) -> None:
    git(clone, "tag", "v0.2.0")
    refused(clone, "There is a tag v0.2.0 already", "0.2.0")


def test_an_empty_release_is_refused(clone: Path) -> None:
    changelog = clone / "CHANGELOG.md"
    changelog.write_text(changelog.read_text().replace(SOMETHING, "## Unreleased\n"))
    git(clone, "commit", "--quiet", "--all", "--message", "Nothing")
    refused(clone, "nothing under Unreleased", "0.2.0")


def refused(clone: Path, said: str, *words: str, left: str = "") -> None:
    before = git(clone, "rev-parse", "HEAD")
    done = release(clone, *words)
    assert done.returncode == 1
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert (git(clone, "rev-parse", "HEAD"), git(clone, "status", "--porcelain")) == (before, left)
