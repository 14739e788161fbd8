"""Who listens for what: from an event type or the name of a value to the active sources that care about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cyberdeck.kernel.plain import plain

Key = str | type
"""The type of an event, or the name of a value."""


@plain
class Index(NamedTuple):
    """Changed only when a source becomes active or inactive, so copies of a position share it."""

    table: dict[Key, tuple[int, ...]]

    def get(self, key: Key) -> tuple[int, ...]:
        return self.table.get(key, ())

    def adding(self, source: int, keys: Iterable[Key]) -> Index:
        table = self.table.copy()
        for key in keys:
            table[key] = (*table.get(key, ()), source)
        return Index(table)

    def removing(self, source: int, keys: Iterable[Key]) -> Index:
        table = self.table.copy()
        for key in keys:
            table[key] = tuple(s for s in table.get(key, ()) if s != source)
        return Index(table)


EMPTY = Index({})
