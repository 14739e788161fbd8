"""Plain data: what a position may consist of, and how it becomes bytes and comes back.

Plain are None, bool, int, str, tuple, list, dict, and instances, members or names of registered classes. Anything else
(a generator, a closure, a live object) is refused, so whatever can be played can also be saved.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, TypeVar

import msgspec

from cyberdeck.kernel.message import Complaint, Message, message

C = TypeVar("C", bound=type)

_CLASSES: dict[str, type] = {}
_NAMES: dict[type, str] = {}
_FIELDS: dict[type, tuple[str, ...]] = {}
_ATOMS = frozenset((int, str, bool, type(None)))
_LONGEST = (1 << 64) - 1
"""The largest integer that the format has."""


class NotPlain(TypeError):
    """An object that cannot be saved has got into a position: a defect of the game, not of the input."""


def plain(cls: C) -> C:
    """Register a dataclass, named tuple or enum, so that its instances can be saved."""
    name = f"{cls.__module__}.{cls.__qualname__}"
    _CLASSES[name], _NAMES[cls] = cls, name
    return cls


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


def pack(value: Any) -> Any:
    """`value` as lists, strings and integers only."""
    kind = type(value)
    if kind in _ATOMS:
        return ["int", str(value)] if kind is int and value > _LONGEST else value
    if kind is tuple:
        return ["()", *map(pack, value)]
    if kind is list:
        return ["[]", *map(pack, value)]
    if kind is dict:
        return ["{}", *([pack(k), pack(v)] for k, v in value.items())]
    name = _NAMES.get(kind)
    if name is None:
        return _pack_class(value)
    if issubclass(kind, Enum):
        return ["enum", name, value.name]
    return [name, *(pack(getattr(value, field)) for field in saved_fields(kind))]


def _pack_class(value: Any) -> list[str]:
    kind = type(value)
    if isinstance(value, type) and value in _NAMES:
        return ["class", _NAMES[value]]
    if kind is frozenset:
        raise NotPlain("a set has no order: keep a sorted tuple")
    raise NotPlain(f"{kind.__module__}.{kind.__qualname__} is not plain data: {value!r:.80}")


def unpack(data: Any) -> Any:
    if type(data) is not list:
        return data
    tag, *rest = data
    if (rebuild := _REBUILD.get(tag)) is not None:
        return rebuild(rest)
    cls = _CLASSES[tag]
    return cls(**dict(zip(saved_fields(cls), map(unpack, rest), strict=True)))


_REBUILD: dict[str, Callable[[list[Any]], Any]] = {
    "()": lambda rest: tuple(map(unpack, rest)),
    "[]": lambda rest: list(map(unpack, rest)),
    "{}": lambda rest: {unpack(k): unpack(v) for k, v in rest},
    "int": lambda rest: int(rest[0]),
    "enum": lambda rest: getattr(_CLASSES[rest[0]], rest[1]),
    "class": lambda rest: _CLASSES[rest[0]],
}


def encode(value: Any) -> bytes:
    return msgspec.msgpack.encode(pack(value))


def decode(data: bytes, reshaped: Callable[[Any], Any] = lambda packed: packed) -> Any:
    """What was encoded; a Complaint if these bytes are not ours. `reshaped` may bring an older form up to date."""
    try:
        return unpack(reshaped(msgspec.msgpack.decode(data)))
    except (msgspec.DecodeError, KeyError, TypeError, ValueError, AttributeError, IndexError):
        raise Complaint(message("save-unreadable")) from None
