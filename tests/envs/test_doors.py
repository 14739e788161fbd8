"""The scripts that prove the doors, on a small scale: every door, and a real Ray cluster that loses a node."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def run(script: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(BENCHMARKS / script), *arguments], capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_every_door_leads_to_the_same_games() -> None:
    lines = run("doors.py", "2").splitlines()
    counted = [line.split()[-2:] for line in lines if line.split()[-1:] == ["2"]]
    assert counted == [["2", "2"]] * 10


@pytest.mark.slow
def test_a_cluster_may_lose_a_node() -> None:
    """Two nodes, processes of this machine; one is killed while it plays."""
    told = run("cluster.py", "150", "--untimed")
    assert "150 games" in told
    assert "all numbers once: True" in told
    assert "by one process: 150 of 150" in told
