"""What effects and questions of Deckers derive from, how functions become such steps, and how they ask."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field, make_dataclass
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from cyberdeck import kernel
from cyberdeck.deckers.state import Reading, State
from cyberdeck.deckers.words import AT, Space
from cyberdeck.kernel import Asking, Effects, Option, Pointer, choose

P = ParamSpec("P")
T = TypeVar("T")


Deed: TypeAlias = kernel.Deed[Reading]
"""What an option may stand for."""


class Effect(kernel.Effect[State]):
    """It gets the position and changes it."""

    __slots__ = ()


class Question(kernel.Question[Reading]):
    """It reads the position and asks."""

    __slots__ = ()


def acts(text: Callable[Concatenate[State, P], Effects | None]) -> Callable[P, Effect]:
    """The effect that a function of the state describes; its other parameters are the fields of the effect."""
    return _step(Effect, text)  # type: ignore[no-any-return]


def asks(text: Callable[Concatenate[Reading, P], Asking[Effects]]) -> Callable[P, Question]:
    """The question that a generator function of the position describes, with fields as an effect has them."""
    return _step(Question, text)  # type: ignore[no-any-return]


def _step(base: type, text: Callable[..., Any]) -> Any:
    """A dataclass, since the kernel saves what is on the stack."""
    _, *parameters = inspect.signature(text).parameters.values()
    fields = [(p.name, p.annotation, field() if p.default is p.empty else field(default=p.default)) for p in parameters]
    names = [parameter.name for parameter in parameters]
    space = {"__module__": text.__module__, "__qualname__": text.__qualname__, "__doc__": text.__doc__}
    made = {**space, "resolve": _resolving(text, names)}
    return make_dataclass(text.__name__, fields, bases=(base,), namespace=made, unsafe_hash=True, slots=True)


def _resolving(text: Callable[..., Any], names: Sequence[str]) -> Callable[[Any, Any, int], Any]:
    """Calls the function with the fields of the step, as if that were written by hand."""
    given = ", ".join(("state", *(f"self.{name}" for name in names)))
    made: Callable[[Any, Any, int], Any] = eval(f"lambda self, state, source: text({given}) or ()", {"text": text})
    return made


def choose_one(reading: Reading, prompt: str, options: Sequence[Option[T]], *about: Pointer) -> Asking[T]:
    """The choice of the active decker; asked where there is one."""
    if len(options) == 1:
        return options[0].value
    return (yield from choose(reading.active, prompt, options, *about))


def choose_space(
    reading: Reading, among: Iterable[Space], *about: Pointer, prompt: str = "choose-space"
) -> Asking[Space]:
    """One of these spaces, asked of the active decker where there is more than one."""
    options = [Option("space", at, (AT[at],)) for at in dict.fromkeys(among)]
    return (yield from choose_one(reading, prompt, options, *about))
