"""Plain data: what a position may consist of, and how it becomes bytes.

Plain are None, bool, int, str, bytes, tuple, list, dict, and instances, members or names of registered classes.
Anything else (a generator, a closure, a live object) is refused, so whatever can be played can also be saved.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from operator import attrgetter
from typing import Any, Final, TypeVar

import msgspec

from cyberdeck.kernel.message import Message

C = TypeVar("C", bound=type)

_CLASSES: dict[str, type] = {}
NAMES: Final[dict[type, str]] = {}
REGULAR: Final[set[type]] = set()
_FIELDS: dict[type, tuple[str, ...]] = {}
ATOMS: Final = frozenset((int, str, bool, type(None)))
LONGEST: Final = (1 << 64) - 1
"""The largest integer that the format has."""


class NotPlain(TypeError):
    """An object that cannot be saved has got into a position: a defect of the game, not of the input."""


def plain(cls: C) -> C:
    """Register a dataclass, named tuple or enum, so that its instances can be saved."""
    name = f"{cls.__module__}.{cls.__qualname__}"
    _CLASSES[name], NAMES[cls] = cls, name
    return cls


def regular(cls: C) -> C:
    """Register a named tuple of words and numbers that holds exactly what the types of its fields say.

    The format itself can write and read many of them at once, which is far quicker.
    """
    REGULAR.add(cls)
    return plain(cls)


plain(Message)


def classes() -> Mapping[str, type]:
    """All that are registered, by module and name."""
    return _CLASSES


def saved_fields(cls: type) -> tuple[str, ...]:
    """The fields that make an instance; those with `init=False` are working memory."""
    if cls not in _FIELDS:
        if dataclasses.is_dataclass(cls):
            _FIELDS[cls] = tuple(f.name for f in dataclasses.fields(cls) if f.init)
        else:
            _FIELDS[cls] = tuple(getattr(cls, "_fields", ()))
    return _FIELDS[cls]


class Packers(dict[type, Callable[[Any], Any]]):
    """For each type what turns its values into lists, strings and integers; made when the first one comes along."""

    def __init__(self, pack: Callable[[Any], Any], packers: Mapping[type, Callable[[Any], Any]]) -> None:
        super().__init__(packers)
        self._pack = pack

    def __missing__(self, kind: type) -> Callable[[Any], Any]:
        if kind not in NAMES:
            return _pack_class
        packer = self[kind] = self._made(kind, NAMES[kind])
        return packer

    def _made(self, kind: type, name: str) -> Callable[[Any], Any]:
        if issubclass(kind, Enum):
            return lambda member: ["enum", name, member.name]
        pack, values = self._pack, _values_of(kind)
        return lambda value: [name, *map(pack, values(value))]


def _values_of(cls: type) -> Callable[[Any], Iterable[Any]]:
    """What takes an instance apart, into the values of its saved fields."""
    fields = saved_fields(cls)
    if issubclass(cls, tuple):
        return iter
    if len(fields) > 1:
        return attrgetter(*fields)
    return lambda value: (getattr(value, field) for field in fields)


def _pack_class(value: Any) -> list[str]:
    kind = type(value)
    if isinstance(value, type) and value in NAMES:
        return ["class", NAMES[value]]
    if kind is frozenset:
        raise NotPlain("a set has no order: keep a sorted tuple")
    raise NotPlain(f"{kind.__module__}.{kind.__qualname__} is not plain data: {value!r:.80}")


def pack(value: Any) -> Any:
    """`value` as lists, strings and integers only."""
    kind = type(value)
    if kind in ATOMS:
        return ["int", str(value)] if kind is int and value > LONGEST else value
    return _PACKERS[kind](value)


_PACKERS: Final = Packers(
    pack,
    {
        tuple: lambda value: ["()", *map(pack, value)],
        list: lambda value: ["[]", *map(pack, value)],
        dict: lambda value: ["{}", *([pack(k), pack(v)] for k, v in value.items())],
        bytes: lambda value: value,
    },
)


def encode(value: Any) -> bytes:
    """The one form that equal values have, whichever way they came about."""
    return msgspec.msgpack.encode(pack(value))
