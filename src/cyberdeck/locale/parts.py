"""The texts that a client needs, in parts, so that a page need not wait for those of others."""

from __future__ import annotations

from typing import Final

from cyberdeck.locale.texts import files_of

PAGE: Final = "page"
"""What every page may say, with the names that the pages beside the tables show."""
PARTS: Final = (PAGE, "netrunner", "deckers", "learn")
_TERMINAL: Final = frozenset({"cli", "play", "deckers-play", "deck-commands", "hosting"})
"""Files that only the command line says anything of."""
_NAMES: Final = frozenset({"netrunner-words", "deckers-people"})


def served(language: str, part: str = "") -> str:
    """The texts of a part, or all that a client may need."""
    found = [path for path in files_of(language) if path.stem not in _TERMINAL]
    return "\n".join(path.read_text(encoding="utf-8") for path in found if part in ("", _part(path.stem)))


def _part(stem: str) -> str:
    if stem in _NAMES:
        return PAGE
    if stem == "decks":
        return "netrunner"
    return next((part for part in PARTS if stem.startswith(part)), PAGE)
