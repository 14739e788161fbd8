"""Data that nobody changes, cheap to make: effects, events, views."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[T]) -> type[T]:
    """A dataclass with slots that is frozen for the type checker alone.

    A guard at run time would make each one cost several times as much, and they are made all the time.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
