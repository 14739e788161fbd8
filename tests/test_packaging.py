"""What is installed with what: the engine alone, the extras, and what is said where one is missing."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cyberdeck import __version__, cli
from cyberdeck.cli.extras import EXTRAS
from cyberdeck.kernel import message
from cyberdeck.locale.texts import LANGUAGES, render

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

ENGINE = """
import sys
for module in {missing}:
    sys.modules[module] = None
from cyberdeck import deckers, netrunner
from cyberdeck.bots import RandomBot, bot_for, play_out
game = netrunner.new_game(seed=3)
play_out(game, [bot_for("netrunner", 0), bot_for("netrunner", 1)])
print(game.result.reason, game.ending_svg("de")[:4], len(game.text(0, "ru")) > 100)
print(deckers.new_game(smc="alpha-moby", deckers=["oshin-noro"], seed=1).svg(0)[:4])
"""


def python(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout


def test_the_engine_needs_no_extra() -> None:
    missing = [module for modules in EXTRAS.values() for module in modules]
    told = python(ENGINE.format(missing=missing)).splitlines()
    assert told[0].endswith("<svg True")
    assert told[1] == "<svg"


def test_the_version_is_told_before_any_game_is_read() -> None:
    code = "import sys; from cyberdeck.cli import main; main(['--version']); print(*sorted(sys.modules))"
    said, modules = python(code).splitlines()
    assert said == f"Cyberdeck {__version__}"
    read = [name for name in modules.split() if name.startswith("cyberdeck")]
    assert read == ["cyberdeck", "cyberdeck.cli"]
    assert not {"rich", "typer", "fluent", "yaml", "msgspec"} & set(modules.split())
    assert {render(message("cli-version", version=__version__), language) for language in LANGUAGES} == {said}


@pytest.mark.parametrize(("command", "module", "extra"), [("games", "typer", "cli"), ("serve", "uvicorn", "serve")])
def test_a_missing_extra_is_named(
    command: str, module: str, extra: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith(("cyberdeck.cli.", "cyberdeck.service.serving"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setenv("LC_ALL", "en")
    assert cli.main([command]) == 2
    assert capsys.readouterr().err.strip() == render(message("extra-missing", extra=extra), "en")


def test_every_dependency_has_a_lower_bound() -> None:
    """`python scripts/lowest.py` installs just these."""
    ours = {name: PROJECT["optional-dependencies"][name] for name in ("cli", "serve", "mcp", "client", "pictures")}
    wanted = [*PROJECT["dependencies"], *(line for lines in ours.values() for line in lines)]
    assert [line for line in wanted if ">=" not in line and not line.startswith("cyberdeck[")] == []
