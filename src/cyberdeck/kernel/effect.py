"""What happens is data: an effect acts, a question asks, and neither does both.

An `Effect` gets the state itself, changes it and returns the effects it turned into. A `Question` gets the state's
read-only type, may ask one seat as often as it likes, and returns effects. Since a question cannot change anything, a
copied or loaded game may run it again with the answers it has had so far; the type checker keeps it so.
"""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from cyberdeck.kernel.option import Asking
from cyberdeck.kernel.plain import plain

S = TypeVar("S", contravariant=True)
V = TypeVar("V", contravariant=True)

Step: TypeAlias = "Effect[Any] | Question[Any]"
Frame = tuple[Step, int]
Effects: TypeAlias = "tuple[Step | Frame, ...]"


class Effect(Generic[S]):
    """Something that happens: frozen data. `source` is the number of what it comes from, such as a card."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        plain(cls)

    def resolve(self, state: S, source: int) -> Effects:
        raise NotImplementedError


class Question(Generic[V]):
    """Something a seat must decide before anything happens."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        plain(cls)

    def resolve(self, reading: V, source: int) -> Asking[Effects]:
        raise NotImplementedError


class Deed(Protocol[V]):
    """What an option may stand for: `steps` asks for the details, then says what happens."""

    def steps(self, reading: V) -> Asking[Effects]: ...


class Do(NamedTuple):
    """A deed without details."""

    effects: Effects

    def steps(self, reading: object) -> Asking[Effects]:
        yield from ()
        return self.effects


def by(source: int, *effects: Step) -> tuple[Frame, ...]:
    """`effects` as coming from `source`."""
    return tuple((effect, source) for effect in effects)
