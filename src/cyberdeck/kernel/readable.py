"""Plain data in a form that people can read and write in a file: classes by their names, fields by theirs."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Mapping
from enum import Enum
from typing import Any, Final, TypeAlias, TypeVar

from cyberdeck.kernel.effect import Frame
from cyberdeck.kernel.message import Complaint, message
from cyberdeck.kernel.plain import classes, saved_fields

T = TypeVar("T")
Told: TypeAlias = "bool | int | str | list[Told] | dict[str, Told] | None"

MAPPING: Final = "mapping"
SOURCE: Final = "by"
_SHARED: Final = ("cyberdeck.kernel.", "cyberdeck.locale.")
_SIMPLE: Final[dict[str, type]] = {"int": int, "Space": int, "str": str, "bool": bool}
_ABSENT: Final = object()


class Readable:
    """The classes of one game by their names, and the values that consist of them as data and back.

    `{Window: {step: run-3-1}}` is an instance with the fields that differ from their defaults, `{Side: CORP}` a member
    of an enum, a list a tuple.
    """

    def __init__(self, package: str) -> None:
        found = {name: cls for name, cls in classes().items() if name.startswith((f"{package}.", *_SHARED))}
        often = Counter(cls.__name__ for cls in found.values())
        self._classes = {_short(name, often): cls for name, cls in found.items()}
        self._names = {cls: name for name, cls in self._classes.items()}

    def told(self, value: Any) -> Told:
        if value is None or type(value) in (bool, int, str):
            return value  # type: ignore[no-any-return]
        if type(value) is tuple:
            return [self.told(part) for part in value]
        if type(value) is dict:
            return {MAPPING: {key: self.told(part) for key, part in value.items()}}
        name = self._names[type(value)]
        if isinstance(value, Enum):
            return {name: value.name}
        defaults = _defaults(type(value))
        parts = {field: getattr(value, field) for field in saved_fields(type(value))}
        said = {key: part for key, part in parts.items() if _differs(part, defaults.get(key, _ABSENT))}
        return {name: {key: self.told(part) for key, part in said.items()}}

    def taken(self, data: object) -> Any:
        """What `told` made of a value; a Complaint for anything else."""
        if data is None or isinstance(data, bool | int | str):
            return data
        if isinstance(data, list):
            return tuple(self.taken(part) for part in data)
        if not isinstance(data, Mapping) or len(data) != 1:
            raise _unknown(data)
        [(name, parts)] = data.items()
        if name == MAPPING and isinstance(parts, Mapping):
            return {str(key): self.taken(part) for key, part in parts.items()}
        cls = self._classes.get(name)
        if cls is None:
            raise _unknown(name)
        if issubclass(cls, Enum):
            return _member(cls, parts)
        return self._instance(cls, parts)

    def taken_all(self, data: object, kind: type[T]) -> tuple[T, ...]:
        """Several values of that class."""
        found = self.taken(data)
        if not isinstance(found, tuple) or not all(isinstance(one, kind) for one in found):
            raise _unknown(data)
        return found

    def _instance(self, cls: type, parts: object) -> Any:
        if not isinstance(parts, Mapping) or any(part not in saved_fields(cls) for part in parts):
            raise _unknown(cls.__name__)
        made = {key: self.taken(part) for key, part in parts.items()}
        for key, part in made.items():
            kind = _SIMPLE.get(_annotation(cls, key))
            if kind is not None and not isinstance(part, kind):
                raise _unknown(f"{cls.__name__}: {key}")
        try:
            return cls(**made)
        except TypeError:
            raise _unknown(cls.__name__) from None

    # what is still to happen, and from what it comes

    def frames_told(self, frames: tuple[Frame, ...]) -> list[Told]:
        return [self._frame_told(step, source) for step, source in frames]

    def _frame_told(self, step: object, source: int) -> Told:
        told = self.told(step)
        assert isinstance(told, dict)
        if source >= 0:
            return {**told, SOURCE: source}
        [(name, fields)] = told.items()
        return told if fields else name

    def frames_taken(self, data: object) -> tuple[Frame, ...]:
        if not isinstance(data, list):
            raise _unknown(data)
        return tuple(self._frame_taken(one) for one in data)

    def _frame_taken(self, data: object) -> Frame:
        if isinstance(data, str):
            data = {data: {}}
        if not isinstance(data, Mapping):
            raise _unknown(data)
        source = data.get(SOURCE, -1)
        step = self.taken({key: part for key, part in data.items() if key != SOURCE})
        if not callable(getattr(step, "resolve", None)) or not isinstance(source, int):
            raise _unknown(data)
        return step, source


def some(**parts: Told) -> dict[str, Told]:
    """What there is of these."""
    return {key: part for key, part in parts.items() if part}


def _short(name: str, often: Counter[str]) -> str:
    """The name of a class; with its module where another one has the same name."""
    *_, module, last = name.split(".")
    return last if often[last] == 1 else f"{module}.{last}"


def _defaults(cls: type) -> Mapping[str, Any]:
    if not dataclasses.is_dataclass(cls):
        return getattr(cls, "_field_defaults", {})
    return {field.name: field.default for field in dataclasses.fields(cls)}


def _differs(value: object, default: object) -> bool:
    return type(value) is not type(default) or value != default


def _annotation(cls: type, field: str) -> str:
    hint = cls.__annotations__.get(field, "")
    return hint if isinstance(hint, str) else getattr(hint, "__forward_arg__", getattr(hint, "__name__", ""))


def _member(cls: type[Enum], name: object) -> Enum:
    if name not in cls.__members__:
        raise _unknown(f"{cls.__name__}: {name}")
    return cls[str(name)]


def _unknown(data: object) -> Complaint:
    """What cannot be read, without the brackets of data."""
    words = ", ".join(map(str, data)) if isinstance(data, Mapping) else str(data)
    return Complaint(message("spec-unreadable", text=words[:60]))
