"""The signs for markers: letters, so that nobody depends on colours, and colours for everybody else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from cyberdeck.deckers.view import SpaceSeen
from cyberdeck.deckers.words import ColourWord

LETTERS: Final = {"blue": "B", "green": "G", "yellow": "Y", "red": "R", "purple": "P"}
LIGHT: Final = {"blue": "#6fb7ff", "green": "#6fdc8c", "yellow": "#ffd75f", "red": "#ff7b72", "purple": "#d2a8ff"}
DARK: Final = {"blue": "#1f4f9e", "green": "#1c6b3a", "yellow": "#80620a", "red": "#96221f", "purple": "#6b3fa0"}
_BLACK: Final = "bold white on grey30"
_WHITE: Final = "bold black on white"
_GUARDIANS: Final = {
    "black": ("X", _BLACK),
    "white": ("O", _WHITE),
    "hackman": ("H", _BLACK),
    "mothers-ghost": ("M", _BLACK),
}
_OF_CODE: Final = {letter: colour for colour, letter in LETTERS.items()}


def named(space: str) -> str:
    """`yellow4` as it stands on the map: Y4."""
    return LETTERS[space[:-1]] + space[-1]


def avatars(colours: Sequence[str], ghost: str | None = None) -> Text:
    """Who stands on a space: @R for the red avatar, @RB for red and blue, ~R for a ghost."""
    text = Text()
    for sign, colour in zip("@" + " " * len(colours), colours, strict=False):
        text.append(f"{sign}{LETTERS[colour]}".strip(), f"bold black on {LIGHT[colour]}")
    if ghost is not None:
        text.append(f"~{LETTERS[ghost]}", f"bold black on {LIGHT[ghost]}")
    return text


def smc_markers(space: SpaceSeen) -> Text:
    """`x` and `o` are black and white scouts, `ø` with a letter a white one on a program, `X` and `O` guardians."""
    text = Text()
    if space.guardian is not None:
        text.append(*_GUARDIANS[space.guardian])
    text.append("x" * space.black, _BLACK).append("o" * space.white, _WHITE)
    for colour in space.blocked:
        text.append("ø", _WHITE).append(LETTERS[colour].lower(), f"strike {LIGHT[colour]}")
    return text


def installation(colour: str | None) -> Text:
    return Text() if colour is None else Text(LETTERS[colour], f"bold white on {DARK[colour]}")


def programs(counts: Mapping[ColourWord, int]) -> Text:
    """`2b` are two blue programs, `r` is a red one."""
    text = Text()
    for colour, count in counts.items():
        text.append(f"{count if count > 1 else ''}{LETTERS[colour].lower()}", f"bold {LIGHT[colour]}")
    return text


def symbols(codes: list[str]) -> Text:
    """The commands of a card."""
    text = Text()
    for code in codes:
        text.append(code, f"bold {LIGHT[_OF_CODE[code]]}")
    return text
