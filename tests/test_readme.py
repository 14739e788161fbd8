"""The README's code runs as it stands there, and the guides name what there is."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from cyberdeck import cli
from cyberdeck.cli.app import LINE
from cyberdeck.cli.line import built
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import message

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_code_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(blocks) == 2
    names: dict[str, Any] = {}
    for block in blocks:
        exec(block, names)
    assert names["game"].seats == ("corp", "runner")
    assert names["twin"].journal.game == "netrunner"
    assert names["game"].result is not None


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


# commands

GUIDES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
JOURNAL = ROOT / "tests" / "golden" / "netrunner-house-jinteki-shaper-1.journal"
STANDS_FOR = {"FILE": str(JOURNAL), "FILE|LINE": str(JOURNAL), "NAME": "Sure Gamble", "GAME": "deckers", "WORDS": "run"}
"""What is put where a guide names a thing to be chosen."""
READING = {"deck", "cards", "card", "rules", "games", "replay", "positions", "convert", "picture"}
"""Commands that only read and print, and end by themselves."""


def commands() -> list[str]:
    """Every command line of the guides, alternatives one by one, what may be left out left out."""
    found: dict[str, None] = {}
    for guide in GUIDES:
        text = guide.read_text(encoding="utf-8").replace("\\|", "|")
        lines = re.findall(r"`(cyberdeck [^`]+)`|^ *(cyberdeck [a-z].*)$", text, re.MULTILINE)
        for line in ((one or other).split("  ")[0].strip() for one, other in lines):
            found |= dict.fromkeys(_alternatives(re.sub(r" \[[^\]]*\]|…", "", line)))
    return [line for line in found if not line.startswith("cyberdeck journal")]


def _alternatives(line: str) -> list[str]:
    """`deck check|show FILE` is two commands; what is written in capitals is one thing."""
    choice = next((word for word in line.split() if "|" in word and word.islower()), None)
    return [line] if choice is None else [line.replace(choice, one) for one in choice.split("|")]


def _tree() -> Any:
    terminal = Terminal("en")
    return typer.main.get_command(built(terminal, message("cli-about"), lambda terminal: None, LINE))


@pytest.mark.parametrize("line", commands())
def test_every_command_of_the_guides_is_understood(line: str) -> None:
    """Each command is there, and each option that it is given."""
    command, [_, *words] = _tree(), shlex.split(line)
    while words and words[0] in getattr(command, "commands", {}):
        command = command.commands[words.pop(0)]
    given = [word.partition("=")[0] for word in words if word.startswith("-")]
    known = {name for parameter in command.params for name in parameter.opts} | {"--lang"}
    assert set(given) <= known
    assert not getattr(command, "commands", {}) or not words


NOT_YET = ("cyberdeck card night shift", "cyberdeck replay")
"""A card that its guide has just made (tests/netrunner/test_adding_a_card.py), and a command that is only named."""


@pytest.mark.parametrize("line", [line for line in commands() if line.split()[1] in READING and line not in NOT_YET])
def test_every_command_that_only_reads_runs_as_written(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = [STANDS_FOR.get(word, word) for word in shlex.split(line)[1:]]
    if words[0] == "deck":
        words = ["anarch" if word == str(JOURNAL) else word.replace("TO", "new.md") for word in words]
    assert cli.main(words) == 0, capsys.readouterr().err
    assert capsys.readouterr().out


def test_there_are_many_commands() -> None:
    assert len(commands()) > 25
