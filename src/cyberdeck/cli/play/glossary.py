"""The glossary: things and rule words by what a reader calls them."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from cyberdeck.locale import Message
from cyberdeck.locale.texts import render, source


class Found(NamedTuple):
    """The message that names what was looked for, or the names of what is like it."""

    id: str | None
    near: tuple[str, ...] = ()


def find(words: str, names: Mapping[str, str], title: Callable[[str], str], text: Callable[[str], str]) -> Found:
    """What goes by a name: by that name or slug, by the beginning or any part of one, or else by its text.

    `names` leads from every folded name to the id of a message; `title` and `text` render what it is called and says.
    """
    wanted = folded(words)
    if wanted in names:
        return Found(names[wanted])
    for found in _by_likeness(wanted, names, text):
        if len(found) == 1:
            return Found(found[0])
        if found:
            return Found(None, tuple(title(id) for id in found[:6]))
    near = dict.fromkeys(names[name] for name in difflib.get_close_matches(wanted, names, 6, 0.6))
    return Found(None, tuple(title(id) for id in near))


def _by_likeness(wanted: str, names: Mapping[str, str], text: Callable[[str], str]) -> Iterator[list[str]]:
    """What begins so, what contains it, what speaks of it."""
    for fits in (str.startswith, str.__contains__):
        yield sorted({id for name, id in names.items() if fits(name, wanted)})
    yield [id for id in dict.fromkeys(names.values()) if wanted in folded(text(id))]


def ids_of(family: str) -> list[str]:
    """All messages of a family, such as `term-`, whatever game they belong to."""
    entries = FluentResource(source("en")).body
    return [entry.id.name for entry in entries if isinstance(entry, ftl.Message) and entry.id.name.startswith(family)]


def titled(id: str, language: str) -> str:
    return render(Message(id), language)


def folded(words: str) -> str:
    """Only letters and digits count."""
    return "".join(char for char in words.casefold() if char.isalnum())
