"""Which clauses of the rules reference speak of a card."""

from __future__ import annotations

import re
from typing import Final

from cyberdeck.locale.reference import clauses

_NAMED: Final = re.compile(r"(NR-(?:[A-Z]+-|\d+\.)?)(\d+)((?:, -\d+)*)(?: to (?:\d+\.)?(\d+))?")
_SOURCES: Final = re.compile(r"(?:\s*\[[^\[\]]*\])+$")


def about_card(number: int, language: str = "en") -> dict[str, str]:
    """The ruling on a card, and the clauses that it names; the ruling comes first."""
    known, ruling = clauses("netrunner"), f"NR-CARD-{number}"
    if ruling not in known:
        return {}
    told = clauses("netrunner", language)
    named = (ruling, *named_in(known[ruling]))
    return {id: without_sources(told[id]) for id in named if id in told}


def without_sources(text: str) -> str:
    """The words of a clause as a terminal shows them."""
    return _SOURCES.sub("", text).replace("**", "")


def named_in(text: str) -> list[str]:
    """The clauses that an English text names; `NR-FAQ-8, -14` are two of them, `NR-15.2 to 15.4` are three."""
    found: list[str] = []
    for family, first, more, last in _NAMED.findall(text):
        numbers = range(int(first), int(last or first) + 1)
        found += [f"{family}{number}" for number in (*numbers, *re.findall(r"\d+", more))]
    return list(dict.fromkeys(found))
