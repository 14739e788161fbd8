"""The rules reference: the clauses of each game in readable chapters, in every language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from cyberdeck.locale.texts import LANGUAGES

REFERENCES: Final = ("deckers", "netrunner")
_HEADING: Final = re.compile(r"## (?:(NR-(?:[A-Z]+|\d+))|(\d+))\b[ .:]*(.*)")
_CLAUSE: Final = re.compile(r"- (?:\*\*)?((?:NR|DK)-(?:[A-Z]+-)?\d+(?:\.\d+)?|A\d+)\b(?:\*\*)?[ :.]*(.*)")


class Clause(NamedTuple):
    """A numbered rule; without a number a remark, a subheading or a line of a table."""

    id: str
    text: str


class Chapter(NamedTuple):
    id: str
    title: str
    clauses: tuple[Clause, ...]


@cache
def reference(game: str, language: str) -> tuple[Chapter, ...]:
    """The chapters of a game's rules in a language."""
    if game not in REFERENCES or language not in LANGUAGES:
        raise KeyError(f"{game} {language}")
    chapters: list[Chapter] = []
    for line in _text(game, language).splitlines():
        if heading := _HEADING.match(line):
            id = heading[1] or f"DK-{heading[2]}"
            chapters.append(Chapter(id, heading[3].strip() or id, ()))
        elif chapters and line.strip() and line.strip() != "---":
            last = chapters[-1]
            chapters[-1] = last._replace(clauses=(*last.clauses, _clause(line)))
    return tuple(chapters)


@cache
def clauses(game: str, language: str = "en") -> dict[str, str]:
    """From the number of each clause or chapter to its words."""
    found = reference(game, language)
    named = {clause.id: clause.text for chapter in found for clause in chapter.clauses if clause.id}
    return {chapter.id: chapter.title for chapter in found} | named


def _clause(line: str) -> Clause:
    match = _CLAUSE.match(line)
    return Clause(match[1], match[2].strip()) if match else Clause("", line.strip())


def _text(game: str, language: str) -> str:
    return (files("cyberdeck.locale") / language / "rules" / f"{game}.md").read_text(encoding="utf-8")
