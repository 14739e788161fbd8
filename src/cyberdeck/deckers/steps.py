"""What effects and questions of Deckers derive from, and how they ask."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias, TypeVar

from cyberdeck import kernel
from cyberdeck.deckers.state import Reading, State
from cyberdeck.deckers.words import At, Space
from cyberdeck.kernel import Asking, Option, Pointer, choose

T = TypeVar("T")


Deed: TypeAlias = kernel.Deed[Reading]
"""What an option may stand for."""


class Effect(kernel.Effect[State]):
    """It gets the position and changes it."""

    __slots__ = ()


class Question(kernel.Question[Reading]):
    """It reads the position and asks."""

    __slots__ = ()


def choose_one(reading: Reading, prompt: str, options: Sequence[Option[T]], *about: Pointer) -> Asking[T]:
    """The choice of the active decker; asked where there is one."""
    if len(options) == 1:
        return options[0].value
    return (yield from choose(reading.active, prompt, options, *about))


def choose_space(
    reading: Reading, among: Iterable[Space], *about: Pointer, prompt: str = "choose-space"
) -> Asking[Space]:
    """One of these spaces, asked of the active decker where there is more than one."""
    options = [Option("space", at, (At(at),)) for at in dict.fromkeys(among)]
    return (yield from choose_one(reading, prompt, options, *about))
