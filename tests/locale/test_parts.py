"""The texts of a client come in parts: a page gets what it may say, and nothing of the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import cyberdeck
from cyberdeck.locale.parts import PAGE, PARTS, served
from cyberdeck.locale.texts import LANGUAGES
from cyberdeck.locale.used import client_ids, used_ids

PACKAGE = Path(cyberdeck.__file__).parent
GAMES = ("kernel", "netrunner", "deckers")


class References(Visitor):
    def __init__(self, resource: ftl.Resource) -> None:
        self.found: set[str] = set()
        self.visit(resource)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


def parsed(text: str) -> ftl.Resource:
    return FluentParser().parse(text)


def ids(text: str) -> set[str]:
    entries = parsed(text).body
    messages = {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}
    return messages | {f"-{entry.id.name}" for entry in entries if isinstance(entry, ftl.Term)}


def roots(used: set[str]) -> set[str]:
    return {id.partition(".")[0] for id in used if not id.endswith("*")}


def test_a_client_gets_all_that_it_and_the_games_may_say() -> None:
    wanted = client_ids(PACKAGE.parents[1] / "web" / "src").union(*(used_ids(PACKAGE / name) for name in GAMES))
    letters = {id for id in wanted if id.startswith(("file-", "play-", "deckers-play-", "picture-", "preview-"))}
    """Files and pictures in letters are for terminals; pictures of positions are drawn by the engine."""
    assert roots(wanted - letters) <= ids(served("en"))


def test_a_client_gets_nothing_that_only_the_command_line_says() -> None:
    others = used_ids(PACKAGE) - used_ids(PACKAGE / "cli")
    for folder in PACKAGE.iterdir():
        others |= used_ids(folder) if folder.is_dir() and folder.name != "cli" else set()
    others |= client_ids(PACKAGE.parents[1] / "web" / "src")
    families = tuple(id[:-1] for id in others if id.endswith("*"))
    own = {id for id in roots(used_ids(PACKAGE / "cli")) - roots(others) if not id.startswith(families)}
    assert len(own) > 100
    assert not own & ids(served("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_are_parts(language: str) -> None:
    parts = [ids(served(language, part)) for part in PARTS]
    assert set().union(*parts) == ids(served(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_a_part_refers_to_nothing_that_is_not_there(language: str, part: str) -> None:
    """Every page has the first part; a lesson is at a table, which has the words of its game."""
    there = {PAGE, part, *(("netrunner", "deckers") if part == "learn" else ())}
    known = set().union(*(ids(served(language, other)) for other in there))
    assert References(parsed(served(language, part))).found <= known
