"""The clauses of the rules reference, and which of them speak of a card."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

_CLAUSE: Final = re.compile(r"(?:- (?:\*\*)?|## )(NR-(?:[A-Z]+-)?\d+(?:\.\d+)?)\b(.*)")
_NAMED: Final = re.compile(r"(NR-(?:[A-Z]+-|\d+\.)?)(\d+)((?:, -\d+)*)(?: to (?:\d+\.)?(\d+))?")
_SOURCES: Final = re.compile(r"(?:\s*\[[^\[\]]*\])+$")
_SHIPPED: Final = files("cyberdeck.netrunner") / "data" / "rules.md"
_HERE: Final = Path(__file__).parents[3] / "docs" / "rules" / "netrunner.md"


@cache
def clauses() -> dict[str, str]:
    """From the number of each clause or chapter to its words; a wheel carries them, a checkout has them in `docs`."""
    text = (_SHIPPED if _SHIPPED.is_file() else _HERE).read_text(encoding="utf-8")
    found = (_CLAUSE.match(line) for line in text.splitlines())
    return {match[1]: match[2].replace("**", "").strip() for match in found if match}


def about_card(number: int) -> dict[str, str]:
    """The ruling on a card, and the clauses that it names; the ruling comes first."""
    known, ruling = clauses(), f"NR-CARD-{number}"
    if ruling not in known:
        return {}
    return {id: _SOURCES.sub("", known[id]) for id in (ruling, *named_in(known[ruling])) if id in known}


def named_in(text: str) -> list[str]:
    """The clauses that a text names; `NR-FAQ-8, -14` are two of them, `NR-15.2 to 15.4` are three."""
    found: list[str] = []
    for family, first, more, last in _NAMED.findall(text):
        numbers = range(int(first), int(last or first) + 1)
        found += [f"{family}{number}" for number in (*numbers, *re.findall(r"\d+", more))]
    return list(dict.fromkeys(found))
