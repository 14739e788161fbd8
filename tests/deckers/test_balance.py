"""The report on the balance of Deckers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

REPORT = Path(__file__).parents[2] / "benchmarks" / "deckers_balance.py"


def report(folder: Path, smc: str, games: int) -> list[list[str]]:
    """The rows of the table, after so many games of random deckers against one computer."""
    words = [str(games), "--bot", "random", "--smc", smc, "--jobs", "1", "--to", str(folder)]
    subprocess.run([sys.executable, str(REPORT), *words], check=True, capture_output=True, timeout=300)
    lines = (folder / "deckers-balance-random.md").read_text(encoding="utf-8").splitlines()
    return [[word.strip() for word in line.split("|")[1:-1]] for line in lines if line.startswith("| ")][1:]


@pytest.mark.slow
def test_one_computer_is_played_again_and_the_others_are_kept(tmp_path: Path) -> None:
    report(tmp_path, "spider", 2)
    rows = report(tmp_path, "logi", 1)
    assert (tmp_path / "deckers-balance-random.md").read_text(encoding="utf-8").startswith("1 or 2 games for each")
    assert [row[:3] for row in rows[:4]] == [
        ["all", "★★", "all"],
        ["all", "★★★", "all"],
        ["spider", "★★", "all"],
        ["logi", "★★★", "all"],
    ]
    assert [row[0] + row[2] for row in rows[4:]] == [f"{smc}{count}" for smc in ("spider", "logi") for count in "1234"]
    assert [sum(int(end.split()[-1]) for end in row[6].split(",")) for row in rows] == [8, 4, 8, 4, *[2] * 4, *[1] * 4]


@pytest.mark.slow
def test_the_plot_has_a_bar_for_each_number_of_deckers(tmp_path: Path) -> None:
    report(tmp_path, "spider", 1)
    plot = ElementTree.parse(tmp_path / "deckers-balance-random.svg")
    bars = [each for each in plot.iter() if each.tag.endswith("rect") and each.get("width") == "20"]
    assert len(bars) == 4


def test_a_broken_file_of_an_earlier_run_is_named(tmp_path: Path) -> None:
    (tmp_path / "deckers-balance-random.json").write_text("[[1]]", encoding="utf-8")
    words = ["1", "--bot", "random", "--smc", "spider", "--to", str(tmp_path)]
    ran = subprocess.run(
        [sys.executable, str(REPORT), *words], check=False, capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 1
    assert ran.stderr.count("\n") == 1
    assert "deckers-balance-random.json is not the file of an earlier run" in ran.stderr
