"""Cards under other numbers: wherever a step, a run, a trigger or an event names a card by its number."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Set
from dataclasses import is_dataclass, replace
from enum import Enum
from inspect import get_annotations
from operator import attrgetter
from typing import Any, Final, TypeVar

from cyberdeck.kernel import Effect, Frame, Question
from cyberdeck.kernel.plain import saved_fields
from cyberdeck.netrunner.card import Card

T = TypeVar("T")
ONE: Final = frozenset(("card", "ice", "host", "source", "target", "encounter"))
"""Fields that name a card by its number."""
MANY: Final = frozenset(("cards", "trashed", "breakers", "accessible", "accessed"))
"""Fields that name several."""
COUNTED: Final = frozenset(("others",))
"""Fields that name cards, each with a number of something."""
_WORDS: Final = frozenset(
    ("ForwardRef", "int", "str", "bool", "None", "tuple", "Side", "Until", "Kind", "Spending", "Word", "Server")
)
"""The types of words and numbers."""
_ATOMS: Final = (int, str, bool, type(None))
_NAMELESS: Final = (Enum, type)
_STEPS: Final = (Effect, Question)


_NAMING: Final[dict[type, tuple[str, ...]]] = {}
_NUMBER: Final[dict[type, Callable[[Any], int]]] = {}
"""The number of the only card that something of a class names, where it names no more than one."""


def naming(kind: type) -> tuple[str, ...]:
    """The fields of a class that may name a card: by their names, or because more than words and numbers lie there."""
    if kind not in _NAMING:
        types = {name: str(hint) for base in kind.__mro__ for name, hint in get_annotations(base).items()}
        _NAMING[kind] = names = tuple(
            name
            for name in saved_fields(kind)
            if name in ONE | MANY | COUNTED or not set(re.findall(r"\w+", types[name])) <= _WORDS
        )
        if len(names) == 1 and names[0] in ONE and types[names[0]] == "int":
            _NUMBER[kind] = attrgetter(names[0])
    return _NAMING[kind]


class Renumbering:
    """What names a hidden card names it by its new number from now on; `look` gives a whole card anew."""

    def __init__(self, hidden: Set[int], number: Callable[[int], int], look: Callable[[Card], Card]) -> None:
        self._hidden, self._number, self._look = hidden, number, look

    def __call__(self, value: T) -> T:
        found: Any = self._again(value)
        return found  # type: ignore[no-any-return]

    def renew(self, value: object) -> None:
        """What may be changed where it is."""
        for name in naming(type(value)):
            if (new := self._part(value, name)) is not None:
                setattr(value, name, new)

    def card(self, card: Card) -> Card:
        """A card that names others."""
        hosted = tuple(map(self._new, card.hosted))
        return card._replace(host=self._new(card.host), hosted=hosted, chosen=self._new(card.chosen))

    def frames(self, frames: Iterable[Frame]) -> list[Frame]:
        """Most of them name no hidden card."""
        hidden, found = self._hidden, []
        for frame in frames:
            step, source = frame
            named = source in hidden
            if not named and _NAMING.get(kind := type(step)) != ():
                number = _NUMBER.get(kind)
                named = number is None or number(step) in hidden
            found.append(self.frame(frame) if named else frame)
        return found

    def frame(self, frame: Frame) -> Frame:
        """A step of the stack, with the number of its source."""
        step, source = frame
        names, number = _NAMING.get(type(step)), self._new(source)
        again = step if names == () else self._again(step)
        return frame if again is step and number == source else (again, number)

    def _new(self, id: int) -> int:
        return self._number(id) if id in self._hidden else id

    def _again(self, value: Any) -> Any:
        kind: type = type(value)
        names = _NAMING.get(kind)
        if names is None:
            if kind is tuple:
                return self._tuple(value)
            if kind is Card:
                return self._look(value)
            if kind in _ATOMS or isinstance(value, _NAMELESS):
                return value
            names = naming(kind)
        changed = {}
        for name in names:
            if (new := self._part(value, name)) is not None:
                changed[name] = new
        if not changed:
            return value
        return replace(value, **changed) if is_dataclass(kind) else value._replace(**changed)

    def _tuple(self, value: tuple[Any, ...]) -> tuple[Any, ...]:
        if len(value) == 2 and isinstance(value[0], _STEPS) and type(value[1]) is int:
            return self.frame((value[0], value[1]))
        return tuple(map(self._again, value)) if value else value

    def _part(self, value: Any, name: str) -> Any:
        """The field under new numbers; None where it stays."""
        part = getattr(value, name)
        kind = type(part)
        if kind is int:
            return self._number(part) if part in self._hidden and name in ONE else None
        if not part:
            return None
        if kind is not tuple:
            return None if kind in _ATOMS else self._again(part)
        if name in MANY:
            return None if self._hidden.isdisjoint(part) else tuple(map(self._new, part))
        if name in COUNTED:
            return tuple((self._new(id), count) for id, count in part)
        return self._tuple(part)
