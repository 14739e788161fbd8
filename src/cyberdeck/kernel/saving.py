"""Saves: plain data as sealed bytes, and whatever was saved before as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from functools import cache, partial
from itertools import islice, repeat
from typing import Any, Final
from zlib import crc32

import msgspec

from cyberdeck.kernel.condensed import condensed
from cyberdeck.kernel.message import Complaint, message
from cyberdeck.kernel.plain import classes, encode, saved_fields

_SEAL: Final = b"\xc1"
"""No bytes of the format begin with it; a checksum follows. The first releases wrote neither."""
_HEAD: Final = 5


def written(value: Any) -> bytes:
    try:
        body = msgspec.msgpack.encode(condensed(value))
    except OverflowError:  # a very large number in the middle of small ones
        body = encode(value)
    return b"".join((_SEAL, crc32(body).to_bytes(4), body))


def decode(data: bytes, reshaped: Callable[[Any], Any] = lambda packed: packed) -> Any:
    """What was written or encoded; a Complaint if these bytes are not ours.

    `reshaped` may bring an older form up to date.
    """
    try:
        return unpack(reshaped(msgspec.msgpack.decode(_opened(data))))
    except _STUMBLES:
        raise Complaint(message("save-unreadable")) from None


_STUMBLES: Final = (
    msgspec.DecodeError,
    KeyError,
    TypeError,
    ValueError,
    AttributeError,
    IndexError,
    OverflowError,
    RecursionError,
    MemoryError,
)


def _opened(data: bytes) -> bytes | memoryview:
    if data[:1] != _SEAL:
        return data
    body = memoryview(data)[_HEAD:]
    if crc32(body) != int.from_bytes(data[1:_HEAD]):
        raise ValueError("the seal is broken")
    return body


def unpack(data: Any) -> Any:
    if type(data) is not list:
        return data
    return _REBUILD[data[0]](data)


class _Rebuild(dict[str, Callable[[list[Any]], Any]]):
    """By the first word of packed data what makes the value of it; for a class it is made when the first one comes."""

    def __missing__(self, name: str) -> Callable[[list[Any]], Any]:
        made = self[name] = _instance(classes()[name])
        return made


def _instance(cls: type) -> Callable[[list[Any]], Any]:
    fields = saved_fields(cls)
    width = len(fields) + 1
    if issubclass(cls, tuple):

        def taken(data: list[Any]) -> Any:
            if len(data) != width:
                raise ValueError("another number of fields")
            return cls(*map(unpack, islice(data, 1, None)))
    else:

        def taken(data: list[Any]) -> Any:
            return cls(**dict(zip(fields, map(unpack, islice(data, 1, None)), strict=True)))

    return taken


_REBUILD: Final = _Rebuild(
    {
        "()": lambda data: tuple(map(unpack, islice(data, 1, None))),
        "[]": lambda data: [*map(unpack, islice(data, 1, None))],
        "{}": lambda data: {unpack(k): unpack(v) for k, v in islice(data, 1, None)},
        "(": lambda data: tuple(data[1:]),
        "[": lambda data: data[1:],
        "(|": lambda data: tuple(_column(data[1])),
        "[|": lambda data: [*_column(data[1])],
        "{|": lambda data: dict(zip(_column(data[1]), _column(data[2]), strict=True)),
        "int": lambda data: int(data[1]),
        "enum": lambda data: _members(data[1])[data[2]],
        "class": lambda data: classes()[data[1]],
    }
)


def _members(name: str) -> dict[str, Enum]:
    members: dict[str, Enum] = classes()[name]._member_map_  # type: ignore[attr-defined]
    return members


def _column(data: list[Any]) -> Iterable[Any]:
    return _COLUMNS[data[0]](data)


class _Columns(dict[str, Callable[[list[Any]], Iterable[Any]]]):
    """The same for columns."""

    def __missing__(self, name: str) -> Callable[[list[Any]], Iterable[Any]]:
        made = self[name] = _instances(classes()[name])
        return made


def _instances(cls: type) -> Callable[[list[Any]], Iterable[Any]]:
    width = len(saved_fields(cls)) + 1
    make = partial(tuple.__new__, cls)

    def taken(data: list[Any]) -> Iterable[Any]:
        if len(data) != width:
            raise ValueError("another number of fields")
        return map(make, _rows(data))

    return taken


def _rows(data: list[Any]) -> Iterator[tuple[Any, ...]]:
    first = [*_column(data[1])]
    count = len(first)
    others = [repeat(unpack(c[1]), count) if c[0] == "=" else _column(c) for c in islice(data, 2, None)]
    return zip(first, *others, strict=True)


def _ragged(data: list[Any]) -> list[tuple[Any, ...]]:
    _, widths, column = data
    items = [*_column(column)]
    if sum(widths) != len(items):
        raise ValueError("other widths")
    rest = iter(items)
    return [tuple(islice(rest, width)) if width else () for width in widths]


def _regular(data: list[Any]) -> list[Any]:
    _, name, _, text = data
    return _decoder(name).decode(text)


@cache
def _decoder(name: str) -> msgspec.msgpack.Decoder[list[Any]]:
    return msgspec.msgpack.Decoder(list[classes()[name]])  # type: ignore[misc]


def _enums(data: list[Any]) -> Iterable[Enum | None]:
    _, name, names, *places = data
    return map([*map(_members(name).__getitem__, names), None].__getitem__, places)


_COLUMNS: Final = _Columns(
    {
        "|": lambda data: data[1:],
        "*": lambda data: map(unpack, islice(data, 1, None)),
        "()": _rows,
        "!": _regular,
        "": _ragged,
        "enum": _enums,
    }
)
