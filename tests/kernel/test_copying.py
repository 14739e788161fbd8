"""Copies are made from the types of the fields: what can change is the twin's own, the rest is shared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cyberdeck.kernel import Copied


@dataclass(slots=True)
class Part(Copied):
    marks: list[int]


@dataclass(slots=True)
class Base(Copied):
    numbers: list[int]
    working: list[int] = field(init=False, default_factory=list)


@dataclass(slots=True)
class Whole(Base):
    part: Part
    parts: list[Part]
    named: dict[str, Part]
    rows: list[list[int]]
    perhaps: Part | None = None
    later: list[int] | None = None
    fixed: tuple[int, ...] = ()
    read_only: Mapping[str, int] = field(default_factory=dict)
    cached: list[int] | None = field(init=False, default=None)


def whole() -> Whole:
    made = Whole([1], Part([2]), [Part([3])], {"a": Part([4])}, [[5]], Part([6]), [], (8,), {"b": 9})
    made.working.append(7)
    return made


def test_a_copy_is_equal_but_for_the_working_memory() -> None:
    first = whole()
    twin = first.copy()
    assert (type(twin), twin.working, first.working) == (Whole, [], [7])
    first.working.clear()
    assert twin == first


def test_what_can_change_is_the_twins_own() -> None:
    first = whole()
    twin = first.copy()
    assert twin.perhaps is not None
    assert twin.later is not None
    twin.numbers.append(0)
    twin.part.marks.append(0)
    twin.parts[0].marks.append(0)
    twin.named["a"].marks.append(0)
    twin.rows[0].append(0)
    twin.perhaps.marks.append(0)
    twin.later.append(0)
    first.working.clear()
    assert first == whole_without_working_memory()


def whole_without_working_memory() -> Whole:
    made = whole()
    made.working.clear()
    return made


def test_what_cannot_change_is_shared() -> None:
    first = whole()
    twin = first.copy()
    assert twin.fixed is first.fixed
    assert twin.read_only is first.read_only


def test_nothing_stays_nothing() -> None:
    first = whole()
    first.perhaps = first.later = None
    twin = first.copy()
    assert (twin.perhaps, twin.later) == (None, None)
