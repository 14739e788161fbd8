"""The form of saves: as `plain` packs, but like things are written column by column, which is far quicker both ways.

A row of cards becomes all their numbers, all their names, all their zones. A column is one of

    ["|", atom, ...]                      numbers, strings, None
    ["=", value]                          the same all the way down, never the first of its columns
    ["enum", class, [name, ...], n, ...]  members of one enum by the place of their names; -1 is None
    [class, column, ...]                  instances of one named tuple, by its fields
    ["!", class, enums, bytes]            instances of a regular one, as rows in the same format; enums by their values,
                                          and for each field [class, [name, ...], [value, ...]] if it has members
    ["()", column, ...]                   tuples of one width
    ["", [width, ...], column]            tuples of many widths, laid end to end
    ["*", value, ...]                     anything else, each packed by itself

"(|", "[|" and "{|" before columns make a tuple, a list, a dict of them; "(" and "[" stand before atoms only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import cache
from itertools import chain, islice, repeat
from operator import attrgetter
from types import NoneType
from typing import Any, Final, get_args, get_type_hints

import msgspec

from cyberdeck.kernel.plain import ATOMS, LONGEST, NAMES, REGULAR, Packers, saved_fields

_FEW: Final = 4
"""So many are not worth a column."""
_place = attrgetter("_sort_order_")
"""Of a member among the members of its enum."""


def condensed(value: Any) -> Any:
    """`value` as lists, strings and integers only."""
    kind = type(value)
    if kind in ATOMS:
        return ["int", str(value)] if kind is int and value > LONGEST else value
    return _PACKERS[kind](value)


def _row(flat: str, tag: str, columned: str) -> Callable[[Any], Any]:
    def packer(values: Sequence[Any]) -> list[Any]:
        kinds = set(map(type, values))
        if kinds <= ATOMS:
            return [flat, *values]
        if len(kinds) > 1 or len(values) < _FEW:
            return [tag, *map(condensed, values)]
        return [columned, _column(values)]

    return packer


def _table(table: dict[Any, Any]) -> list[Any]:
    if len(table) < _FEW:
        return ["{}", *([condensed(k), condensed(v)] for k, v in table.items())]
    return ["{|", _column([*table]), _column([*table.values()])]


def _column(values: Sequence[Any], constant: bool = False) -> list[Any]:
    """`constant`: whether a column may be written as one value if there is no other in it."""
    kinds = [*map(type, values)]
    kind = kinds[0] if kinds else NoneType
    if kinds.count(kind) < len(kinds):
        return _mixed(values, set(kinds))
    if kind in ATOMS:
        same = constant and values.count(values[0]) == len(values)
        return ["=", condensed(values[0])] if same else ["|", *values]
    if kind is tuple:
        return ["=", ["("]] if constant and not any(values) else _tuples(values)
    name = NAMES.get(kind)
    if name is not None and issubclass(kind, Enum):
        return ["enum", name, kind._member_names_, *map(_place, values)]
    if kind in REGULAR:
        return ["!", name, _enums(kind), msgspec.msgpack.encode(values)]
    if name is not None and issubclass(kind, tuple):
        return [name, *_columns(values)]
    return ["*", *map(condensed, values)]


def _mixed(values: Sequence[Any], kinds: set[type]) -> list[Any]:
    if kinds <= ATOMS:
        return ["|", *values]
    kind, *others = kinds - {NoneType}
    if not others and kind in NAMES and issubclass(kind, Enum):
        return ["enum", NAMES[kind], kind._member_names_, *[-1 if v is None else _place(v) for v in values]]
    return ["*", *map(condensed, values)]


@cache
def _enums(kind: type) -> list[Any]:
    """The enum of each field that has one."""
    hints = get_type_hints(kind)
    return [_members((hints[field], *get_args(hints[field]))) for field in saved_fields(kind)]


def _members(hints: tuple[Any, ...]) -> list[Any] | None:
    for hint in hints:
        if isinstance(hint, type) and issubclass(hint, Enum):
            return [NAMES[hint], hint._member_names_, [member.value for member in hint]]
    return None


def _columns(rows: Sequence[tuple[Any, ...]]) -> Iterator[list[Any]]:
    columns = zip(*rows, strict=True)
    yield from map(_column, islice(columns, 1))
    yield from map(_column, columns, repeat(True))


def _tuples(values: Sequence[tuple[Any, ...]]) -> list[Any]:
    widths = [*map(len, values)]
    if widths[0] and widths.count(widths[0]) == len(widths):
        return ["()", *_columns(values)]
    return ["", widths, _column([*chain.from_iterable(values)])]


_PACKERS: Final = Packers(
    condensed,
    {tuple: _row("(", "()", "(|"), list: _row("[", "[]", "[|"), dict: _table, bytes: lambda text: text},
)


def spread(data: Any) -> Any:
    """Condensed data as `plain.pack` would have packed it, without knowing any class."""
    if type(data) is not list:
        return data
    tag, *rest = data
    if tag in ("(", "["):
        return ["()" if tag == "(" else "[]", *rest]
    if tag in ("(|", "[|"):
        return ["()" if tag == "(|" else "[]", *_cells(rest[0])]
    if tag == "{|":
        return ["{}", *map(list, zip(*map(_cells, rest), strict=True))]
    if tag == "{}":
        return ["{}", *([spread(k), spread(v)] for k, v in rest)]
    return [tag, *map(spread, rest)]


def _cells(column: list[Any]) -> list[Any]:
    """Each value of a column, packed by itself."""
    tag, *rest = column
    if tag in ("|", "*"):
        return [*map(spread, rest)]
    if tag == "enum":
        cls, names, *places = rest
        return [None if place < 0 else ["enum", cls, names[place]] for place in places]
    if tag == "!":
        cls, enums, text = rest
        return [[cls, *map(_cell, row, enums)] for row in msgspec.msgpack.decode(text)]
    if tag == "":
        widths, items = rest[0], iter(_cells(rest[1]))
        return [["()", *islice(items, width)] for width in widths]
    first = _cells(rest[0])
    others = [[spread(c[1])] * len(first) if c[0] == "=" else _cells(c) for c in rest[1:]]
    return [[tag, *row] for row in zip(first, *others, strict=True)]


def _cell(value: Any, enum: list[Any] | None) -> Any:
    """A value of a regular row, packed by itself."""
    if type(value) is list:
        return ["()", *(_cell(part, enum) for part in value)]
    if enum is None or value is None:
        return value
    cls, names, values = enum
    return ["enum", cls, names[values.index(value)]]
