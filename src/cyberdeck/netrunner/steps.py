"""Effects and questions of Netrunner, and two decorators for card texts that need words of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from cyberdeck import kernel
from cyberdeck.kernel import Asking, Effects
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import Reading, State

Deed: TypeAlias = kernel.Deed[Reading]
"""What an option may stand for."""


class Effect(kernel.Effect[State]):
    __slots__ = ()


class Question(kernel.Question[Reading]):
    __slots__ = ()


def acts(text: Callable[[State, Card], Effects]) -> Effect:
    """The effect that a function of the state and its own card describes."""

    def resolve(self: Effect, state: State, source: int) -> Effects:
        return text(state, state.cards[source])

    return _step(Effect, text, resolve)  # type: ignore[no-any-return]


def asks(text: Callable[[Reading, Card], Asking[Effects]]) -> Question:
    """The question that a generator function of the position and its own card describes."""

    def resolve(self: Question, reading: Reading, source: int) -> Asking[Effects]:
        return text(reading, reading.cards[source])

    return _step(Question, text, resolve)  # type: ignore[no-any-return]


def _step(base: Any, text: Callable[..., Any], resolve: Callable[..., Any]) -> Any:
    names = {"__slots__": (), "__module__": text.__module__, "__qualname__": text.__qualname__, "__doc__": text.__doc__}
    return type(text.__name__, (base,), {**names, "resolve": resolve})()
