"""The README's code runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_code_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(blocks) == 2
    names: dict[str, Any] = {}
    for block in blocks:
        exec(block, names)
    assert names["game"].seats == ("corp", "runner")
    assert names["twin"].digest == names["game"].digest


def test_the_two_commands_stand_in_the_readme() -> None:
    makefile = (Path(__file__).parents[1] / "Makefile").read_text(encoding="utf-8")
    for verb in ("play", "test"):
        assert f"make {verb} " in README
        assert f"\n{verb}:" in makefile
