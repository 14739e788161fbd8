"""What can be set, and what is said to those who misspell it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cyberdeck.kernel import Complaint
from cyberdeck.service.settings import Settings


def refusal(environment: dict[str, str], **given: str) -> str:
    with pytest.raises(Complaint) as refused:
        Settings.found(environment, **given)
    return str(refused.value.message)


def test_the_environment_sets() -> None:
    found = Settings.found(
        {"CYBERDECK_PORT": "9000", "CYBERDECK_HOSTS": "a.example b.example", "CYBERDECK_SECURE": "yes", "HOME": "/"}
    )
    assert (found.port, found.hosts, found.secure) == (9000, ("a.example", "b.example"), True)


def test_a_file_sets_and_the_environment_and_the_command_line_go_before(tmp_path: Path) -> None:
    file = tmp_path / "cyberdeck.toml"
    file.write_text('port = 1\nbudget = 2\nhosts = ["a.example"]\norigins = "https://b.example"\nlog = "info"\n')
    found = Settings.found({"CYBERDECK_SETTINGS": str(file), "CYBERDECK_BUDGET": "3"}, port=4)
    assert (found.port, found.budget, found.log) == (4, 3.0, "info")
    assert (found.hosts, found.origins) == (("a.example",), ("https://b.example",))


def test_an_unknown_setting_is_refused_with_the_nearest_name(tmp_path: Path) -> None:
    assert "“CYBERDECK_ORIGINS”" in refusal({"CYBERDECK_ORIGIN": "https://a.example"})
    file = tmp_path / "cyberdeck.toml"
    file.write_text("metric_token = 'x'\n")
    assert "“metrics_token”" in refusal({}, settings=str(file))


@pytest.mark.parametrize(
    "variable",
    [
        {"CYBERDECK_PORT": "70000"},
        {"CYBERDECK_PORT": "http"},
        {"CYBERDECK_BUDGET": "-1"},
        {"CYBERDECK_IDLE": "nan"},
        {"CYBERDECK_LOG": "loud"},
        {"CYBERDECK_ADDRESS": "play.example.org"},
        {"CYBERDECK_ORIGINS": "friend.example"},
        {"CYBERDECK_PROXIES": "proxy"},
        {"CYBERDECK_PROXIES": "10.0.0.0/99"},
    ],
)
def test_impossible_values_are_refused(variable: dict[str, str]) -> None:
    [value] = variable.values()
    assert value in refusal(variable)


def test_files_that_are_none_are_refused_by_name(tmp_path: Path) -> None:
    missing, broken, typed = tmp_path / "missing.toml", tmp_path / "broken.toml", tmp_path / "typed.toml"
    broken.write_text("port = = 1")
    typed.write_text("port = 'http'")
    assert str(missing) in refusal({}, settings=str(missing))
    assert str(broken) in refusal({}, settings=str(broken))
    assert "http" in refusal({}, settings=str(typed))


def test_a_mistake_at_start_is_one_sentence() -> None:
    environment = {**os.environ, "CYBERDECK_PROT": "1", "LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-m", "cyberdeck", "serve"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.strip() == "There is no setting “CYBERDECK_PROT”; did you mean “CYBERDECK_PORT”?"
