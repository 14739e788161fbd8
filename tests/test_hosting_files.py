"""The files for those who host: they name settings that there are, and the pages name all of them."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
import yaml

from cyberdeck.cli.hosting import HOSTING
from cyberdeck.cli.line import Group
from cyberdeck.service.settings import FILE, Settings

ROOT = Path(__file__).parents[1]
HOSTED = ROOT / "hosting"
NAMES = {field.name for field in fields(Settings)}


def test_the_sample_of_settings_is_taken() -> None:
    found = Settings.found({}, settings=str(HOSTED / "cyberdeck.toml"))
    assert found.address.startswith("https://")


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "cyberdeck.service", "nginx.conf", "Caddyfile"])
def test_variables_in_the_files_are_settings(name: str) -> None:
    text = (HOSTED / name).read_text(encoding="utf-8")
    variables = set(re.findall(r"\bCYBERDECK_[A-Z_]+", text)) - {FILE}
    assert {variable.removeprefix("CYBERDECK_").lower() for variable in variables} <= NAMES


def test_the_containers_believe_their_own_proxy_only() -> None:
    compose = yaml.safe_load((HOSTED / "compose.yaml").read_text(encoding="utf-8"))
    service = compose["services"]["cyberdeck"]
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert Settings.found(service["environment"]).proxies == (subnet,)
    assert "ports" not in service
    assert (ROOT / service["build"]["dockerfile"]).exists()


def test_the_page_about_serving_names_every_setting() -> None:
    text = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)) == NAMES


def test_the_page_about_hosting_names_every_command() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for entry in HOSTING:
        inner = [f"{entry.name} {command.name}" for command in entry.commands] if isinstance(entry, Group) else []
        for words in inner or [entry.name]:
            assert f"cyberdeck {words}" in text
