"""The rules reference: the clauses of each game in readable chapters, in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import yaml

from cyberdeck.locale.messages import Message
from cyberdeck.locale.texts import LANGUAGES, render, source

REFERENCES: Final = ("deckers", "netrunner")
_HEADING: Final = re.compile(r"## (?:(NR-(?:[A-Z]+|\d+))|(\d+))\b[ .:]*(.*)")
_CLAUSE: Final = re.compile(r"- (\*\*)?((?:NR|DK)-(?:[A-Z]+-)?\d+(?:\.\d+)?|A\d+)\b(\*\*)?[ :.]*(.*)")
_TERM: Final = re.compile(r"^(term-[\w-]+) =", re.MULTILINE)


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


# searching


@cache
def synonyms(game: str, language: str) -> Mapping[str, tuple[str, ...]]:
    """What a reader may type, as the beginning of a word, and what the rules say instead.

    Where a game has terms, those of the English edition are understood in every language.
    """
    listed: Mapping[str, Mapping[str, list[str]]] = yaml.safe_load(_read(language, "words.yaml"))
    found = {word: tuple(meant) for word, meant in listed[game].items()}
    text = _text(game, language).lower()
    for term in _TERM.findall(source(LANGUAGES[0])) if game == "netrunner" else ():
        english, own = (render(Message(term), spoken).lower() for spoken in (LANGUAGES[0], language))
        if english != own and " " not in english and own in text:
            found.setdefault(english, (own,))
    return found


def search(game: str, language: str, words: Sequence[str]) -> tuple[Chapter, ...]:
    """The clauses in which all words occur, or what stands for them, by chapter; all of a chapter so titled."""
    known = synonyms(game, language)
    wanted = [_meanings(word.lower(), known) for word in words]

    def fits(text: str) -> bool:
        return all(any(meaning in text.lower() for meaning in meanings) for meanings in wanted)

    chapters = (
        chapter
        if fits(f"{chapter.id} {chapter.title}")
        else chapter._replace(clauses=tuple(clause for clause in chapter.clauses if fits(" ".join(clause))))
        for chapter in reference(game, language)
    )
    return tuple(chapter for chapter in chapters if chapter.clauses)


def _meanings(word: str, known: Mapping[str, tuple[str, ...]]) -> list[str]:
    return [word, *(meaning for typed, meant in known.items() if word.startswith(typed) for meaning in meant)]


def _clause(line: str) -> Clause:
    match = _CLAUSE.match(line)
    if match is None:
        return Clause("", line.strip())
    # Where the title of the clause is bold too, its words still begin bold.
    bold = "**" if match[1] and not match[3] else ""
    return Clause(match[2], bold + match[4].strip())


def _text(game: str, language: str) -> str:
    return _read(language, f"{game}.md")


def _read(language: str, name: str) -> str:
    return (files("cyberdeck.locale") / language / "rules" / name).read_text(encoding="utf-8")
