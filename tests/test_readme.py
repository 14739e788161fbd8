"""The README's code runs as it stands there, and the guides name what there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_code_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(blocks) == 2
    names: dict[str, Any] = {}
    for block in blocks:
        exec(block, names)
    assert names["game"].seats == ("corp", "runner")
    assert names["twin"].digest == names["game"].digest


def test_the_two_commands_stand_in_the_readme() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for verb in ("play", "test", "quick"):
        assert f"make {verb} " in README
        assert f"\n{verb}:" in makefile


def test_github_runs_the_two_commands_on_every_python() -> None:
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))["jobs"]
    for verb in ("test", "play"):
        assert jobs[verb]["strategy"]["matrix"]["python"] == ["3.11", "3.12", "3.13", "3.14"]
        assert f"make {verb} PYTHON=" in jobs[verb]["steps"][-1]["run"]


def test_every_link_of_the_guides_leads_somewhere() -> None:
    guides = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").glob("*.md")]
    for guide in guides:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", guide.read_text(encoding="utf-8")):
            assert (guide.parent / target).exists(), f"{guide.name}: {target}"


def test_every_script_that_the_guides_name_is_there() -> None:
    guides = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    named = {
        name for guide in guides for name in re.findall(r"\b(?:scripts|benchmarks|examples)/\w+\.py", guide.read_text())
    }
    assert named
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []
