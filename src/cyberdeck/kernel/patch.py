"""Changes: what turns one view into the next, so that only what has changed need be sent.

A change is a list: `[path, value]`, what lies there is now this; `[path]`, that key is gone; `[path, at, gone, new]`,
in the list there, from index `at` on, so many items gave way to the new ones. A path is a list of keys and indices, and
changes are applied one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any, Final, TypeAlias

from cyberdeck.kernel.plain import ATOMS

Key: TypeAlias = str | int
Change: TypeAlias = tuple[tuple[Key, ...]] | tuple[tuple[Key, ...], Any] | tuple[tuple[Key, ...], int, int, Any]


def changes(old: Any, new: Any) -> list[Change]:
    """What turns `old` into `new`: views of dataclasses, tuples, mappings and plain values."""
    found: list[Change] = []
    _compare(old, new, (), found)
    return found


def _compare(old: Any, new: Any, path: tuple[Key, ...], found: list[Change]) -> None:
    if old is new:
        return
    kind = type(new)
    if kind is not type(old):
        found.append((path, new))
    elif kind is tuple:
        _compare_lists(old, new, path, found)
    elif kind is dict:
        _compare_mappings(old, new, path, found)
    elif names := _fields(kind):
        values = _VALUES[kind]
        for name, before, after in zip(names, values(old), values(new), strict=True):
            if before is after:
                continue
            if type(after) not in ATOMS:
                _compare(before, after, (*path, name), found)
            elif type(before) is not type(after) or before != after:
                found.append(((*path, name), after))
    elif old != new:
        found.append((path, new))


def _compare_mappings(
    old: Mapping[str, Any], new: Mapping[str, Any], path: tuple[Key, ...], found: list[Change]
) -> None:
    found.extend(((*path, key),) for key in old if key not in new)
    for key, value in new.items():
        if key in old:
            _compare(old[key], value, (*path, key), found)
        else:
            found.append(((*path, key), value))


def _compare_lists(old: Sequence[Any], new: Sequence[Any], path: tuple[Key, ...], found: list[Change]) -> None:
    """Equal beginnings and ends stay; between them the same things have changed, or things came and went."""
    start, most = 0, min(len(old), len(new))
    while start < most and (old[start] is new[start] or old[start] == new[start]):
        start += 1
    end = 0
    while end < most - start and (old[-1 - end] is new[-1 - end] or old[-1 - end] == new[-1 - end]):
        end += 1
    gone, come = old[start : len(old) - end], new[start : len(new) - end]
    if len(gone) == len(come) and all(map(_same, gone, come)):
        for place, (before, after) in enumerate(zip(gone, come, strict=True), start):
            _compare(before, after, (*path, place), found)
    elif gone or come:
        found.append((path, start, len(gone), come))


def _same(old: Any, new: Any) -> bool:
    """Whether they are one thing that looks different now."""
    if type(old) is not type(new):
        return False
    kind: type = type(old)
    name = _name(kind)
    return name is not None and bool(getattr(old, name) == getattr(new, name))


_FIELDS: Final[dict[type, tuple[str, ...]]] = {}
_VALUES: Final[dict[type, Callable[[Any], tuple[Any, ...]]]] = {}
"""What takes all fields at once."""


def _fields(kind: type) -> tuple[str, ...]:
    names = _FIELDS.get(kind)
    if names is None:
        names = _FIELDS[kind] = tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()
        _VALUES[kind] = attrgetter(*names) if len(names) > 1 else lambda value: tuple(getattr(value, n) for n in names)
    return names


@cache
def _name(kind: type) -> str | None:
    """The field by which a thing is known."""
    return next((name for name in ("handle", "name", "id") if name in _fields(kind)), None)


def applied(view: Any, changes: Iterable[Sequence[Any]]) -> Any:
    """A view of plain data, as JSON gives it, after these changes; the one before stays as it is."""
    for path, *rest in changes:
        view = _put(view, list(path), rest)
    return view


def _put(there: Any, path: list[Key], rest: Sequence[Any]) -> Any:
    if not path:
        return _put_here(there, rest)
    first, further = path[0], path[1:]
    copy = there.copy()
    if not further and not rest:
        del copy[first]
    elif not further and len(rest) == 1:
        copy[first] = rest[0]
    else:
        copy[first] = _put(copy[first], further, rest)
    return copy


def _put_here(there: Any, rest: Sequence[Any]) -> Any:
    if len(rest) == 1:
        return rest[0]
    at, gone, come = rest
    return [*there[:at], *come, *there[at + gone :]]
