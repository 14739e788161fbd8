"""A release as one verb: `python scripts/release.py VERSION`, or `make release VERSION=0.2.0`.

From a clean tree it sets the version in src/cyberdeck/__init__.py, gives what the changelog holds under Unreleased that
version and today's date, commits both and tags the commit. It pushes nothing: `git push --follow-tags` does.
"""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSION = re.compile(r'(?m)^__version__ = "(.*)"$')
UNRELEASED = re.compile(r"(?ms)^## Unreleased\n(.*?)(?=^## |\Z)")


def release(root: Path, version: str, today: date) -> str:
    """Make the release; the name of its tag."""
    package, changelog = root / "src" / "cyberdeck" / "__init__.py", root / "CHANGELOG.md"
    code, changes = package.read_text(encoding="utf-8"), changelog.read_text(encoding="utf-8")
    _check(root, version, code, changes)
    tag = f"v{version}"
    package.write_text(VERSION.sub(f'__version__ = "{version}"', code), encoding="utf-8")
    headed = UNRELEASED.sub(lambda found: f"## Unreleased\n\n## {version} - {today}\n{found[1]}", changes)
    changelog.write_text(headed, encoding="utf-8")
    _git(root, "commit", "--quiet", "--all", "--message", f"Release {version}")
    _git(root, "tag", "--annotate", tag, "--message", f"Cyberdeck {version}")
    return tag


def _check(root: Path, version: str, code: str, changes: str) -> None:
    """Refuse, before anything is changed, what would not be a release."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise SystemExit(f"“{version}” is no version; write it as in make release VERSION=0.2.0.")
    ours = VERSION.search(code)
    unreleased = UNRELEASED.search(changes)
    if ours is None or unreleased is None:
        raise SystemExit("There must be a __version__ in src/cyberdeck/__init__.py and an Unreleased in CHANGELOG.md.")
    if _numbers(version) <= _numbers(ours[1]):
        raise SystemExit(f"The version is {ours[1]} already; name a higher one than that.")
    if not unreleased[1].strip():
        raise SystemExit("The changelog has nothing under Unreleased; say there what the release brings.")
    if _git(root, "status", "--porcelain"):
        raise SystemExit("There are changes that are not committed; commit or stash them first.")
    if _git(root, "tag", "--list", f"v{version}"):
        raise SystemExit(f"There is a tag v{version} already; name another version.")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _git(root: Path, *words: str) -> str:
    ran = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise SystemExit(f"git {words[0]} says: {(ran.stderr or ran.stdout).strip()}")
    return ran.stdout


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1]:
        sys.exit("Name the version: make release VERSION=0.2.0")
    print(f"{release(ROOT, sys.argv[1], date.today())} is made; git push --follow-tags publishes it")
