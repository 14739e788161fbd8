"""The games there are. A game is imported only when someone plays it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from typing import Final

from cyberdeck.kernel import AnyRules, Complaint, Journal, message

_MODULES: Final[dict[str, str]] = {
    "deckers": "cyberdeck.deckers.rules:RULES",
    "netrunner": "cyberdeck.netrunner.rules:RULES",
}
"""Where the rules of each game are: its name, and "module:attribute"."""

_registered: Final[dict[str, AnyRules]] = {}


def register(rules: AnyRules) -> None:
    """Add a game that does not ship with Cyberdeck."""
    _registered[rules.name] = rules


def all_games() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted(_MODULES.keys() | _registered.keys())


def find(name: str) -> AnyRules:
    """The rules of a game; a Complaint if there is none of that name."""
    if name in _MODULES and name not in _registered:
        module, _, attribute = _MODULES[name].partition(":")
        register(getattr(import_module(module), attribute))
    if name not in _registered:
        raise Complaint(message("unknown-game", name=name, known=", ".join(all_games()) or message("none")))
    return _registered[name]


def journals(text: str) -> Iterator[Journal]:
    """The games of a file, each with its rules: a notebook shows how it ended."""
    for journal in Journal.parse_all(text):
        yield replace(journal, rules=find(journal.game))
