"""The check of the texts: each message that the code uses stands in each language, well formed, and no other does.

How the code names its messages says `cyberdeck.locale.used`.

A text that is the same as in English is untranslated, unless `same.yaml` gives a reason: names stay, and some words are
the same in both languages. The clauses of the rules reference are the same, in the same order, in each language, and
without notes of an editor.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from cyberdeck.locale.reference import REFERENCES, Clause, clauses, reference
from cyberdeck.locale.texts import LANGUAGES, SHIPPED
from cyberdeck.locale.used import client_ids, used_ids

_LETTERS: Final = re.compile(r"[^\W\d_]{2}")
_PLACEABLE: Final = re.compile(r"\{[^{}]*\}")


def problems(folder: Path, required: Set[str]) -> list[str]:
    """What is wrong with the texts in `<folder>/<language>/*.ftl`, when exactly the `required` ids are used."""
    catalogues = {language: _read(folder / language) for language in LANGUAGES}
    exact, families = _parted(required)
    used = _used(catalogues.values(), exact, families)
    expected = exact | set(filter(_public, used))
    found: list[str] = []
    for language, catalogue in catalogues.items():
        lines = [
            *catalogue.faults,
            *_gaps(catalogue, expected, used),
            *_differences(catalogue, catalogues[LANGUAGES[0]]),
        ]
        found += [f"{language}: {line}" for line in lines]
    return found


def _parted(ids: Iterable[str]) -> tuple[set[str], tuple[str, ...]]:
    """Ids, and the beginnings of those that are named as a family, such as `step-*`."""
    ids = list(ids)
    return {id for id in ids if not id.endswith("*")}, tuple(id[:-1] for id in ids if id.endswith("*"))


@dataclass
class _Catalogue:
    """The texts of one language: the variables of each text, what texts refer to, and what is malformed."""

    variables: dict[str, set[str]] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    referred: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)


class _Mentions(Visitor):
    """The variables, messages and terms that a pattern mentions."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.referred: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.referred.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.referred.add(f"-{node.id.name}")
        self.generic_visit(node)


def _read(folder: Path) -> _Catalogue:
    catalogue = _Catalogue()
    seen: Counter[str] = Counter()
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                catalogue.faults.append(f"{path.name}: malformed: {(entry.content or '').strip().splitlines()[0]}")
            elif isinstance(entry, ftl.Message | ftl.Term):
                seen[_name(entry)] += 1
                _add(catalogue, entry)
    catalogue.faults += [f"{id} is there {count} times" for id, count in seen.items() if count > 1]
    return catalogue


def _add(catalogue: _Catalogue, entry: ftl.Message | ftl.Term) -> None:
    name = _name(entry)
    patterns = {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    if entry.value:
        patterns[name] = entry.value
    for id, pattern in patterns.items():
        mentions = _Mentions(pattern)
        catalogue.variables[id] = mentions.variables
        catalogue.words[id] = serialize_pattern(pattern).strip()
        catalogue.referred |= mentions.referred


def _used(catalogues: Iterable[_Catalogue], exact: Set[str], families: tuple[str, ...]) -> set[str]:
    """The ids that the code or another text uses."""
    catalogues = list(catalogues)
    roots = {_root(id) for id in (*exact, *(id for catalogue in catalogues for id in catalogue.referred))}
    ids = {id for catalogue in catalogues for id in catalogue.variables}
    return {id for id in ids if _root(id) in roots or id.startswith(families)}


def _gaps(catalogue: _Catalogue, expected: Set[str], used: Set[str]) -> Iterator[str]:
    there = catalogue.variables.keys()
    yield from (f"{id} is missing" for id in sorted((expected | catalogue.referred) - there))
    yield from (f"{id} is not used" for id in sorted(there - used))


def _differences(catalogue: _Catalogue, reference: _Catalogue) -> Iterator[str]:
    for id in sorted(filter(_public, catalogue.variables.keys() & reference.variables.keys())):
        ours, theirs = catalogue.variables[id], reference.variables[id]
        if ours != theirs:
            yield f"{id} has the variables {_names(ours)}, but {LANGUAGES[0]} has {_names(theirs)}"


def untranslated(folder: Path) -> list[str]:
    """Texts that are the same as in English without a reason, and reasons that nothing needs."""
    english = _read(folder / LANGUAGES[0]).words
    reasons: dict[str, dict[str, str]] = yaml.safe_load((folder / "same.yaml").read_text(encoding="utf-8"))
    found: list[str] = []
    for language in LANGUAGES[1:]:
        words = _read(folder / language).words
        same = [id for id, text in words.items() if text == english.get(id) and _LETTERS.search(_bare(text))]
        found += [f"{language}: {line}" for line in _unexcused(same, reasons.get("all", {}), reasons.get(language, {}))]
    return found


def _unexcused(same: list[str], all: Mapping[str, str], own: Mapping[str, str]) -> Iterator[str]:
    exact, families = _parted([*all, *own])
    yield from (f"{id} is the same as in English" for id in same if _open(id, exact, families))
    unneeded = own.keys() - {_root(id) for id in same} - set(same)
    yield from (f"{id} has a reason in same.yaml, but differs" for id in sorted(unneeded) if id in exact)


def _open(id: str, exact: set[str], families: tuple[str, ...]) -> bool:
    return id not in exact and _root(id) not in exact and not id.startswith(families)


def _bare(text: str) -> str:
    """A text without what is put into it."""
    return _PLACEABLE.sub("", text)


def rules_differences() -> list[str]:
    """Where the rules reference of a language does not have the clauses of the English one in their order."""
    found: list[str] = []
    for game in REFERENCES:
        english = list(clauses(game))
        for language in LANGUAGES[1:]:
            ours = list(clauses(game, language))
            if ours != english:
                odd = next((pair for pair in zip(english, ours, strict=False) if pair[0] != pair[1]), ("the end",))
                found.append(f"{language}: the rules of {game} differ from {odd[0]} on")
    return found


_NOTES: Final = (
    r"\?\]|\bTODO\b|\b(?:copper|silver|gold|ghost)-[a-z0-9-]+\b|`(?:smcs|objectives|check|meta)",
    r"implementers|\b[Ee]ngine\b|\b(?:lost|missing) icon|icons? (?:lost|missing)|content file|[Pp]roposed",
    r"our design|\(inferred|unser Entwurf|\(erschlossen|nasz projekt|\(wywnioskowan|наша разработка|\(выведено",
    r"für die Umsetzung|Symbole? verloren|verlorene[ns]? Symbol|Inhaltsdatei|[Vv]orgeschlagen",
    r"programist|[Ss]ilnik|ikon\w* zagin|zaginion\w+ ikon|pliku zawartości|[Pp]roponowan",
    r"разработчик|[Дд]виж(?:ок|ка)\b|утрачен|файле содержания|[Пп]редлагаем",
)
"""Remarks of those who wrote the rules down to those who build on them; players are not to read them."""


def rules_notes() -> list[str]:
    """Editor's notes among the rules."""
    return [
        f"{language}: {chapter.id} {clause.id} has an editor's note: {note}"
        for language in LANGUAGES
        for game in REFERENCES
        for chapter in reference(game, language)
        for clause in (*chapter.clauses, Clause("", chapter.title))
        for note in notes_in(clause.text)
    ]


def notes_in(text: str) -> list[str]:
    return re.findall("|".join(_NOTES), text)


def _name(entry: ftl.Message | ftl.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name


def _root(id: str) -> str:
    return id.partition(".")[0]


def _public(id: str) -> bool:
    """Terms are the private business of each language."""
    return not id.startswith("-")


def _names(variables: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "none"


def main(languages: Sequence[str] = ()) -> int:
    """What is wrong, in all languages or in those that are named."""
    client = SHIPPED.parents[2] / "web" / "src"
    used = used_ids(SHIPPED.parent) | client_ids(client)
    found = [*problems(SHIPPED, used), *untranslated(SHIPPED), *rules_differences(), *rules_notes()]
    if languages:
        found = [line for line in found if line.startswith(tuple(f"{language}:" for language in languages))]
    print("\n".join(found) or f"texts: complete in {', '.join(LANGUAGES)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
