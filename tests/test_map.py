"""The map of the modules names every module and nothing else."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
MAP = (ROOT / "docs" / "map.md").read_text(encoding="utf-8")


def named(section: str) -> list[str]:
    """The first cells of a section's table."""
    _, _, rest = MAP.partition(f"\n## {section}\n")
    return re.findall(r"^\| `([^`]+)` \|", rest.partition("\n## ")[0], re.MULTILINE)


def test_every_module_of_the_engine_is_on_the_map() -> None:
    source = ROOT / "src" / "cyberdeck"
    for package in (path for path in source.iterdir() if (path / "__init__.py").exists()):
        files = [file.relative_to(package) for file in package.rglob("*.py") if "versions" not in file.parts]
        names = [".".join(file.with_suffix("").parts).removesuffix("__init__").removesuffix(".") for file in files]
        assert sorted(named(f"cyberdeck.{package.name}")) == sorted(
            name or f"cyberdeck.{package.name}" for name in names
        )
    assert named("cyberdeck") == sorted(file.stem for file in source.glob("*.py") if file.stem != "__init__")


def test_every_module_of_the_client_is_on_the_map() -> None:
    client = ROOT / "web" / "src"
    files = [file.relative_to(client).as_posix() for file in client.rglob("*.ts*") if not file.name.endswith(".d.ts")]
    assert sorted(named("web/src")) == sorted(files)


def test_every_module_is_told_in_a_sentence() -> None:
    assert re.findall(r"^\| `([^`]+)` \| +\|$", MAP, re.MULTILINE) == []


def test_the_map_is_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "map.py"), "--check"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.stdout == ""
    assert checked.returncode == 0
