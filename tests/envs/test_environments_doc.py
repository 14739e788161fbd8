"""docs/environments.md: what it says of the layouts is so, and its samples run as written."""

from __future__ import annotations

import re
from pathlib import Path

import gymnasium
import pytest

from cyberdeck.envs.__main__ import GAMES, described

TEXT = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
SAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("game", GAMES)
def test_the_layouts(game: str) -> None:
    """`python -m cyberdeck.envs` writes them."""
    assert "\n".join(described(game)) in TEXT


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_samples(sample: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gymnasium.logger, "warn", lambda *told: None)
    exec(compile(sample, "docs/environments.md", "exec"), {"__name__": "sample"})


def test_all_samples_were_found() -> None:
    assert SAMPLES
    assert len(SAMPLES) == TEXT.count("```python")
