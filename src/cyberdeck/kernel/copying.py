"""Copies of mutable data: the twin has lists, dicts and parts of its own; whatever cannot change is shared."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, fields
from inspect import get_annotations
from types import NoneType, UnionType
from typing import Any, Self, TypeVar, Union, get_args, get_origin

T = TypeVar("T")


class Copied:
    """A mutable dataclass that can be copied. `copy` is written from the types of the fields when it is first needed.

    A field of a read-only type, such as `Mapping`, is shared; one that is no part of what makes an instance
    (`init=False`) begins anew where it has a factory, and is shared otherwise.
    """

    __slots__ = ()

    def copy(self) -> Self:
        made = copier(type(self))
        type(self).copy = made  # type: ignore[method-assign, assignment]
        return made(self)


def copier(cls: type[T]) -> Callable[[T], T]:
    """As fast as a function written by hand, since it is one: a line for each field."""
    types = dict(_types(cls))
    lines = [f"    twin.{field.name} = {_twin(field, types)}" for field in fields(cls)]  # type: ignore[arg-type]
    source = "\n".join(["def copy(self):", "    twin = new(cls)", *lines, "    return twin"])
    names: dict[str, Any] = {"cls": cls, "new": object.__new__}
    exec(source, names)
    made: Callable[[T], T] = names["copy"]
    return made


def _types(cls: type) -> Iterator[tuple[str, object]]:
    """The type of each field that makes an instance, read where its class was written."""
    for base in reversed(cls.__mro__):
        names = {field.name for field in fields(base) if field.init} if hasattr(base, "__dataclass_fields__") else ()
        for name, hint in get_annotations(base).items():
            if name in names:
                yield name, eval(hint, vars(sys.modules[base.__module__])) if isinstance(hint, str) else hint


def _twin(field: Field[Any], types: Mapping[str, object]) -> str:
    if field.init:
        return _copy_of(f"self.{field.name}", types[field.name])
    return f"self.{field.name}" if field.default_factory is MISSING else repr(field.default_factory())


def _copy_of(value: str, hint: object) -> str:
    """The expression that copies a value of that type; the value itself where it cannot change."""
    kind, parts = get_origin(hint), get_args(hint)
    if kind in (list, dict):
        part = _copy_of("part", parts[-1])
        if part == "part":
            return f"{value}.copy()"
        return f"[{part} for part in {value}]" if kind is list else f"{{k: {part} for k, part in {value}.items()}}"
    if kind in (Union, UnionType) and NoneType in parts and len(parts) == 2:
        part = _copy_of(value, next(part for part in parts if part is not NoneType))
        return part if part == value else f"None if {value} is None else {part}"
    return f"{value}.copy()" if isinstance(hint, type) and issubclass(hint, Copied) else value
