"""One encoding for all who have been told the same: of many spectators the first costs, and the others nothing."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from cyberdeck.service.seeing import told_to
from cyberdeck.service.tables import Table
from cyberdeck.service.timeline import now
from cyberdeck.service.watching import Watcher
from cyberdeck.service.wire import encode

ALONE = 2
"""Up to so many connections nothing is kept: they hardly ever have the same to be told."""
MOMENT = 250
"""Milliseconds for which what is said of clocks and of who is here may be said again."""
_KNOWN = [field.name for field in fields(Watcher) if field.name != "news"]


def text_for(table: Table, watcher: Watcher) -> bytes:
    """What is new for a watcher, as it is sent; it counts as told."""
    if len(table.watchers) + len(table.spectators) <= ALONE:
        return _text(table, watcher)
    key = (now() // MOMENT, *_known(watcher))
    if key not in table.told:
        text = _text(table, watcher)
        table.told[key] = (text, _known(watcher))
    text, known = table.told[key]
    for name, value in zip(_KNOWN, known, strict=True):
        setattr(watcher, name, value)
    return text


def _text(table: Table, watcher: Watcher) -> bytes:
    return encode(told_to(table, watcher))


def _known(watcher: Watcher) -> tuple[Any, ...]:
    return tuple(getattr(watcher, name) for name in _KNOWN)
