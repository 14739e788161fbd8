"""What effects and questions of Deckers derive from."""

from __future__ import annotations

from cyberdeck import kernel
from cyberdeck.deckers.state import Reading, State


class Effect(kernel.Effect[State]):
    """It gets the position and changes it."""

    __slots__ = ()


class Question(kernel.Question[Reading]):
    """It reads the position and asks."""

    __slots__ = ()
