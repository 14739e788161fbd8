"""The components for programs: what is printed on each, with title and texts in a language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import partial
from typing import Any, Final

from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.facts import facts
from cyberdeck.deckers.picture import parts_of
from cyberdeck.locale import Message
from cyberdeck.locale.texts import render

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "command": ("text",),
    "decker": ("text",),
    "objective": ("goal", "preparation", "rules"),
    "packet": ("text",),
    "smc": ("setup", "rules"),
    "upgrade": ("rules",),
}
"""The texts of each kind of thing that may be read; the back of an objective stays hidden (DK-9.3)."""
ROWS: Final[Mapping[str, Mapping[str, object]]] = {
    "command": CONTENT.cards,
    "decker": CONTENT.deckers,
    "objective": CONTENT.objectives,
    "packet": CONTENT.packets,
    "smc": CONTENT.smcs,
    "upgrade": CONTENT.upgrades,
}
_TOLD: Final = frozenset(("id", "name", "title", "source", "sources"))
"""Facts that the list tells otherwise, or not at all."""


def message_id(kind: str, key: str) -> str:
    return f"{kind}-{key.replace('.', '-')}"


def everything() -> Iterator[tuple[str, str]]:
    """All that has a name, by its kind and its key."""
    for kind, rows in ROWS.items():
        yield from ((kind, key) for key in rows)


def card_list(language: str) -> list[dict[str, object]]:
    return [thing_data(kind, key, language) for kind, key in everything()]


def thing_data(kind: str, key: str, language: str) -> dict[str, object]:
    """One component: its kind, what is printed on it, and its texts as far as everybody may read them."""
    words, id = partial(render, language=language), message_id(kind, key)
    printed = _printed(kind, key)
    named = {"id": id, "kind": kind, "key": key, "title": words(Message(id))}
    return {**named, **printed, **dict(parts_of(id, PARTS[kind], words))}


def _printed(kind: str, key: str) -> dict[str, Any]:
    row = getattr(facts(), f"{kind}s")[key]
    return {field.name: getattr(row, field.name) for field in fields(row) if field.name not in _TOLD}
