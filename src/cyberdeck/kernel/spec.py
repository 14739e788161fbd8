"""What people write by hand, such as a position as a file: read part by part, and refused with a sentence."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeAlias

from cyberdeck.kernel.message import Arg, Complaint, message
from cyberdeck.kernel.position import Script, Scripted

Spec: TypeAlias = Mapping[str, object]
"""A part of such a file: keys, and values of which nothing is known yet."""


def refused(id: str, /, **args: Arg) -> Complaint:
    return Complaint(message(id, **args))


def mapping(value: object, name: str) -> Spec:
    """Keys of any name with their values; nothing at all is an empty one."""
    if value is None:
        return {}
    if isinstance(value, Mapping):
        return {str(key): part for key, part in value.items()}
    raise refused("spec-mapping", name=name)


def keyed(value: object, name: str, keys: Collection[str]) -> Spec:
    """Values under some of these keys."""
    found = mapping(value, name)
    for key in found:
        if key not in keys:
            raise refused("spec-key", key=key, near=near(key, keys), known=", ".join(sorted(keys)))
    return found


def number(spec: Spec, key: str, default: int, most: int = 999) -> int:
    value = spec.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise refused("spec-number", key=key, most=most)
    return value


def names(spec: Spec, key: str, default: object = ()) -> list[str]:
    """A list of names."""
    value = spec.get(key, default)
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise refused("spec-names", key=key)
    return [str(item) for item in value]


def words(spec: Spec, key: str, default: object = ()) -> list[str]:
    """Names as a list, or as one string parted by spaces or commas."""
    value = spec.get(key, default)
    return value.replace(",", " ").split() if isinstance(value, str) else names(spec, key, default)


def script(value: object, named: Callable[[str], str] = str) -> Script:
    """Coming outcomes of chance by stream: numbers, names, or orders as lists of old places."""
    found: dict[str, tuple[Scripted, ...]] = {}
    for stream, coming in mapping(value, "coming").items():
        if not isinstance(coming, Sequence) or isinstance(coming, str):
            raise refused("spec-coming", stream=stream)
        found[stream] = tuple(_outcome(one, stream, named) for one in coming)
    return found


def _outcome(value: object, stream: str, named: Callable[[str], str]) -> Scripted:
    if isinstance(value, str):
        return named(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, Sequence) and all(isinstance(place, int) for place in value):
        return tuple(value)
    raise refused("spec-coming", stream=stream)


def near(word: str, known: Collection[str]) -> Arg:
    """The words most like one that is misspelt, for a sentence that refuses it."""
    return ", ".join(difflib.get_close_matches(word, known, 3, 0.5)) or message("none")
