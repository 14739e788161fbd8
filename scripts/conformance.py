"""The conformance matrix: each clause of the rules, and the tests that cite it.

A test cites a clause by its full id, such as `NR-41.1`, in the test function, in its decorators or in a comment right
above it. A clause that no test cites stands with its reason in `docs/rules/*-unobservable.yaml`, or it is open.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from textwrap import shorten
from typing import Annotated, Final

import typer
import yaml
from rich.console import Console
from rich.markup import escape
from rich.table import Table

ROOT: Final = Path(__file__).parents[1]

_ID: Final = r"\b(?:NR|DK)-(?:[A-Z]+-)?\d+(?:\.\d+)?\b"
_CLAUSE: Final = re.compile(rf"- (?:\*\*)?({_ID})(.*)")
_OWN_TEST: Final = "test_conformance.py"
_STYLES: Final = {"cited": "green", "unobservable": "dim", "later": "yellow", "open": "bold red"}


@dataclass(frozen=True)
class Clause:
    """A clause of the rules, under the heading it stands under."""

    chapter: str
    id: str
    text: str


@dataclass
class Matrix:
    """What is known of each clause: the tests that cite it, or the reason why none does."""

    clauses: list[Clause]
    tests: dict[str, list[str]]
    unobservable: dict[str, str]
    later: dict[str, str]

    def status(self, clause: Clause) -> str:
        """A citation outweighs a reason for having none."""
        if clause.id in self.tests:
            return "cited"
        if clause.id in self.unobservable:
            return "unobservable"
        return "later" if clause.id in self.later else "open"

    def note(self, clause: Clause) -> str:
        """The tests of a clause, or its reason, or that it is open."""
        status = self.status(clause)
        if status == "cited":
            return ", ".join(self.tests[clause.id])
        reason = self.unobservable.get(clause.id) or self.later.get(clause.id)
        return f"{status}: {reason}" if reason else status

    def open(self) -> list[Clause]:
        return [clause for clause in self.clauses if self.status(clause) == "open"]

    def faults(self) -> list[str]:
        """What is wrong apart from open clauses: ids that name no clause, or more than one."""
        counts = Counter(clause.id for clause in self.clauses)
        chapters = {id.rpartition(".")[0] for id in counts}
        cited = self.tests.keys() - counts.keys() - chapters
        excused = (self.unobservable.keys() | self.later.keys()) - counts.keys()
        return [
            *sorted(f"{id} is there {count} times" for id, count in counts.items() if count > 1),
            *sorted(f"{test} cites {id}, which is no clause" for id in cited for test in self.tests[id]),
            *sorted(f"{id} has a reason, but is no clause" for id in excused),
        ]

    def summary(self) -> str:
        counts = Counter(map(self.status, self.clauses))
        return f"{len(self.clauses)} clauses: " + ", ".join(f"{counts[status]} {status}" for status in _STYLES)


def read_matrix(root: Path) -> Matrix:
    """The matrix of a project: its rules among the texts, more and reasons in `docs/rules`, its tests in `tests`."""
    folders = (root / "src" / "cyberdeck" / "locale" / "en" / "rules", root / "docs" / "rules")
    reasons = [yaml.safe_load(_text(path)) for path in sorted((root / "docs" / "rules").glob("*-unobservable.yaml"))]
    return Matrix(
        clauses=[
            clause for folder in folders for path in sorted(folder.glob("*.md")) for clause in clauses(_text(path))
        ],
        tests=_read_tests(root / "tests"),
        unobservable={id: reason for part in reasons for id, reason in (part.get("unobservable") or {}).items()},
        later={id: reason for part in reasons for id, reason in (part.get("later") or {}).items()},
    )


def _read_tests(folder: Path) -> dict[str, list[str]]:
    tests: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        if path.name != _OWN_TEST:
            for id, name in citations(_text(path)):
                tests.setdefault(id, []).append(f"{path.stem}.{name}")
    return tests


def clauses(text: str) -> Iterator[Clause]:
    """The clauses of a rules document: `- **NR-1.1** text` or `- DK-1.1 text`."""
    chapter = ""
    for line in text.splitlines():
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
        elif found := _CLAUSE.match(line):
            yield Clause(chapter, found[1], found[2].replace("**", "").strip())


def citations(source: str) -> Iterator[tuple[str, str]]:
    """The clauses that the test functions of a module cite, each with the name of the function."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for id in sorted(set(re.findall(_ID, "\n".join(_lines_of(node, lines))))):
                yield id, node.name


def _lines_of(node: ast.FunctionDef | ast.AsyncFunctionDef, lines: list[str]) -> list[str]:
    """A function from the comment right above it to the last comment in it."""
    first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) - 1
    last = node.end_lineno or node.lineno
    while first and lines[first - 1].lstrip().startswith("#"):
        first -= 1
    while last < len(lines) and lines[last].startswith(" " * (node.col_offset + 1)):
        last += 1
    return lines[first:last]


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _words(clause: Clause) -> str:
    return shorten(clause.text, 60, placeholder=" …")


def show(matrix: Matrix, shown: list[Clause], console: Console) -> None:
    """One table for each chapter."""
    for chapter, part in groupby(shown, key=lambda clause: clause.chapter):
        table = Table("clause", "words", "tests or reason", title=escape(chapter), title_justify="left", expand=True)
        table.columns[0].no_wrap = True
        for clause in part:
            table.add_row(
                clause.id, escape(_words(clause)), escape(matrix.note(clause)), style=_STYLES[matrix.status(clause)]
            )
        console.print(table)


def markdown(matrix: Matrix) -> str:
    """The whole matrix as a Markdown document."""
    parts = ["# Conformance", "", matrix.summary() + "."]
    for chapter, part in groupby(matrix.clauses, key=lambda clause: clause.chapter):
        parts += ["", f"## {chapter}", "", "| clause | words | tests or reason |", "|---|---|---|"]
        parts += [f"| {clause.id} | {_cell(_words(clause))} | {_cell(matrix.note(clause))} |" for clause in part]
    return "\n".join(parts) + "\n"


def _cell(text: str) -> str:
    return text.replace("|", r"\|")


def main(
    open_only: Annotated[bool, typer.Option("--open", help="List the open clauses only.")] = False,
    file: Annotated[Path | None, typer.Option("--markdown", help="Write the matrix to this file.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Fail if a clause is open or an id names no clause.")] = False,
) -> None:
    """Which test cites which clause of the rules."""
    matrix, console = read_matrix(ROOT), Console(highlight=False)
    if file:
        file.write_text(markdown(matrix), encoding="utf-8")
    elif not check:
        show(matrix, matrix.open() if open_only else matrix.clauses, console)
    missing = [f"{clause.id} is open" for clause in matrix.open() if check]
    for line in [*missing, *matrix.faults(), matrix.summary()]:
        console.print(line, soft_wrap=True, markup=False)
    if check and (matrix.open() or matrix.faults()):
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
