"""The texts that a client needs, in parts, so that a page need not wait for those of others."""

from __future__ import annotations

import re
from typing import Final

from cyberdeck.locale.texts import files_of

PAGE: Final = "page"
"""What every page may say, with the names that the pages beside the tables show."""
PARTS: Final = (PAGE, "netrunner", "deckers", "learn", "lobby", "cups", "puzzles", "account", "around")
_TERMINAL: Final = frozenset(
    {
        "cli",
        "play",
        "deckers-play",
        "deck-commands",
        "hosting",
        "pictures",
        "arena",
        "review",
        "train",
        "mail",
        "puzzle-commands",
    }
)
"""Files of which only the command line, pictures and mail say anything."""
_NAMES: Final = frozenset({"netrunner-words"})
_IN_SEVERAL: Final = {"deckers-people": ("deckers", "around")}
"""Who the deckers are is said at their tables and on the pages around, not at the tables of others."""
_AROUND: Final = frozenset({"web-start", "web-decks", "web-account", "decks"})
"""Files of the pages around the tables, for which no table waits."""


def served(language: str, part: str = "") -> str:
    """The texts of a part, or all that a client may need."""
    found = [path for path in files_of(language) if path.stem not in _TERMINAL]
    wanted = (path for path in found if not part or part in _parts(path.stem))
    return "\n".join(_short(path.read_text(encoding="utf-8")) for path in wanted)


def _short(text: str) -> str:
    """Without remarks, empty lines between entries, and more than a space before a line that goes on."""
    text = re.sub(r"(?m)^#.*\n?", "", text)
    return re.sub(r"(?m)^ {2,}", " ", re.sub(r"\n{2,}(?=\S)", "\n", text))


def _parts(stem: str) -> tuple[str, ...]:
    return _IN_SEVERAL.get(stem) or (_part(stem),)


def _part(stem: str) -> str:
    if stem in _NAMES:
        return PAGE
    if stem in _AROUND:
        return "around"
    return next((part for part in PARTS if stem.startswith(part)), PAGE)
