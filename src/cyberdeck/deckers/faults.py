"""Where in the content files something stands, and what is wrong with it there."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from msgspec import inspect

from cyberdeck.kernel import Complaint, message

_PATH: Final = re.compile(r"\.(\w+)|\[(\d+)\]")
_WORD: Final = re.compile(r"(?:unknown field `|enum value ')(.*)['`]")
"""What msgspec says about a word that it does not know."""


class Place(NamedTuple):
    file: str
    entry: str
    """The id of the row."""
    path: str

    def at(self, name: str) -> Place:
        return self._replace(path=f"{self.path}.{name}")

    def unknown(self, word: object, known: Iterable[object]) -> Complaint:
        """A word that nothing is called by here, and the one that is written most like it."""
        (near,) = difflib.get_close_matches(str(word), map(str, known), 1, 0.0)
        return Complaint(message("content-unknown", **self._asdict(), word=str(word), near=near))

    def missing(self, field: str) -> Complaint:
        return Complaint(message("content-missing", **self._asdict(), field=field))

    def no_expression(self, expression: str, problem: str) -> Complaint:
        return Complaint(message("content-expression", **self._asdict(), expression=expression, problem=problem))


def complaint(file: str, rows: Any, type: inspect.Type, error: str) -> Complaint:
    """What msgspec says about the rows of a file, with the entry and, for a misspelt word, the nearest right one."""
    problem, _, where = error.partition(" - at `")
    path = where.removeprefix("key` in `").strip("`").partition("[...]")[0]
    value, keys = rows, [name or int(number) for name, number in _PATH.findall(path)]
    place = Place(file, "?", _spelt(keys))
    for i, key in enumerate(keys):
        type = _inside(type, key)
        value = value[key]
        if isinstance(value, dict) and "id" in value:
            place = Place(file, str(value["id"]), _spelt(keys[i + 1 :]))
    known, word = list(_known(type)), _WORD.search(problem)
    if known and word:
        return place.unknown(word[1], known)
    return Complaint(message("content-misfit", **place._asdict(), problem=problem))


def ids(rows: Any) -> Iterator[str]:
    """The ids of all entries of a file."""
    if isinstance(rows, dict) and "id" in rows:
        yield str(rows["id"])
    elif isinstance(rows, dict | list):
        for row in rows.values() if isinstance(rows, dict) else rows:
            yield from ids(row)


def _spelt(keys: list[str | int]) -> str:
    return ".".join(map(str, keys)) or "?"


def _inside(type: inspect.Type, key: str | int) -> inspect.Type:
    """The type of a field or an item."""
    match type:
        case inspect.StructType(fields=fields):
            return next(field.type for field in fields if field.encode_name == key)
        case inspect.VarTupleType(item_type=item):
            return item
        case inspect.UnionType(types=types):
            return next(_inside(one, key) for one in types if isinstance(one, inspect.StructType))
    return inspect.AnyType()


def _known(type: inspect.Type) -> Iterator[str]:
    """The words that may stand there: of an enumeration, or the fields of a row."""
    match type:
        case inspect.EnumType(cls=cls):
            yield from (member.value for member in cls)
        case inspect.LiteralType(values=values):
            yield from map(str, values)
        case inspect.StructType(fields=fields):
            yield from (field.encode_name for field in fields)
        case inspect.DictType(key_type=key):
            yield from _known(key)
        case inspect.UnionType(types=types):
            for one in types:
                yield from _known(one)
