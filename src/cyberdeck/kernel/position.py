"""A position: plain data, all that is needed to go on from here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol, TypeVar

from cyberdeck.kernel.copying import Copied
from cyberdeck.kernel.effect import Effects, Frame, Step
from cyberdeck.kernel.event import Event
from cyberdeck.kernel.index import EMPTY, Index
from cyberdeck.kernel.message import Complaint, Message, message
from cyberdeck.kernel.plain import plain
from cyberdeck.kernel.rng import Chance

if TYPE_CHECKING:
    from cyberdeck.kernel.rules import AnyRules

T = TypeVar("T")

Scripted = int | str | tuple[int, ...]
Script = Mapping[str, tuple[Scripted, ...]]


@plain
class Result(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]
    reason: Message


@plain
class Trigger(NamedTuple):
    """A conditional ability whose condition has been met: the `number`th of its source, by that event."""

    source: int
    number: int
    event: Event


class Reading(Protocol):
    """What a question may know of any position: nothing that can be changed, and not the coming chances."""

    rules: ClassVar[AnyRules]

    @property
    def result(self) -> Result | None: ...
    @property
    def index(self) -> Index: ...
    def value(self, name: str, target: int, base: int) -> int: ...


@dataclass(slots=True, kw_only=True)
class Position(Chance, Copied):
    """The part of a game's state that the kernel looks after; the game's own state derives from it."""

    rules: ClassVar[AnyRules]

    stack: list[Frame] = field(default_factory=list)
    answers: tuple[int, ...] = ()
    rng: int = 0
    script: Script = field(default_factory=dict)
    index: Index = EMPTY
    waiting: tuple[Trigger, ...] = ()
    result: Result | None = None
    news: list[Event] = field(init=False, default_factory=list, compare=False)
    memo: dict[tuple[str, int, int], int] = field(init=False, default_factory=dict, compare=False)

    def __init_subclass__(cls) -> None:
        plain(cls)

    # what has happened

    def emit(self, event: Event) -> None:
        """Tell the log, and note every conditional ability that this event triggers."""
        self.news.append(event)
        listeners = self.index.table
        for source in listeners.get(type(event), ()) if listeners else ():
            for number in self.rules.triggered(self, event, source):
                self.waiting += (Trigger(source, number, event),)

    # constant abilities

    def value(self, name: str, target: int, base: int) -> int:
        """`base` as modified by every active source that registered for this value; remembered until a change."""
        sources = self.index.table.get(name)
        if not sources:
            return base
        key = (name, target, base)
        if (known := self.memo.get(key)) is not None:
            return known
        for source in sources:
            base = self.rules.modified(self, name, source, target, base)
        self.memo[key] = base
        return base

    # edits of what lies on the stack

    def push(self, effects: Effects, source: int) -> None:
        append = self.stack.append
        for effect in effects[::-1] if len(effects) > 1 else effects:
            append(effect if type(effect) is tuple else (effect, source))  # type: ignore[arg-type]

    def act(self) -> None:
        """Carry out the effect on top of the stack, and put there what must come next."""
        step, source = self.stack.pop()
        if effects := step.resolve(self, source):
            self.push(effects, source)  # type: ignore[arg-type]
        if self.memo:
            self.memo.clear()
        if urgent := self.rules.check(self):
            self.push(urgent, source)

    def unwind(self, until: type[Step]) -> None:
        """Drop what was still to happen, down to the nearest `until`, which stays."""
        while self.stack and not isinstance(self.stack[-1][0], until):
            self.stack.pop()

    def amend(self, change: Callable[[Step], Step | None]) -> bool:
        """Offer each step to `change`, the nearest first, until one comes back changed; None removes it."""
        for i in range(len(self.stack) - 1, -1, -1):
            step, source = self.stack[i]
            changed = change(step)
            if changed is not step:
                self.stack[i : i + 1] = [] if changed is None else [(changed, source)]
                return True
        return False

    # chance, which a script of coming outcomes may replace

    def roll(self, stream: str, sides: int) -> int:
        """An integer in [0, sides) from the named stream of chance."""
        if not self.script:
            return self.below(sides)
        outcome = self._scripted(stream)
        if outcome is None:
            return self.below(sides)
        if not isinstance(outcome, int) or not 0 <= outcome < sides:
            raise _unfit(stream, outcome)
        return outcome

    def die(self, stream: str, sides: int = 6) -> int:
        """A roll of a die, 1 to `sides`; scripted by the number on its face."""
        outcome = self._scripted(stream) if self.script else None
        if outcome is None:
            return self.below(sides) + 1
        if not isinstance(outcome, int) or not 1 <= outcome <= sides:
            raise _unfit(stream, outcome)
        return outcome

    def pick(self, stream: str, items: Sequence[T], name: Callable[[T], str]) -> T:
        """One of `items`; scripted by its name, or by its place in the sequence."""
        outcome = self._scripted(stream) if self.script else None
        if outcome is None:
            return items[self.below(len(items))]
        for i, item in enumerate(items):
            if outcome in (i, name(item)):
                return item
        raise _unfit(stream, outcome)

    def shuffle(self, stream: str, items: Sequence[T]) -> list[T]:
        """`items` in a new order; scripted by a tuple of their old places."""
        outcome = self._scripted(stream) if self.script else None
        if outcome is None:
            return self.shuffled(items)
        if not isinstance(outcome, tuple) or sorted(outcome) != list(range(len(items))):
            raise _unfit(stream, outcome)
        return [items[i] for i in outcome]

    def _scripted(self, stream: str) -> Scripted | None:
        coming = self.script.get(stream)
        if not coming:
            return None
        self.script = {**self.script, stream: coming[1:]}
        return coming[0]


def _unfit(stream: str, outcome: Scripted) -> Complaint:
    return Complaint(message("script-unknown", stream=stream, outcome=str(outcome)))
