"""Prevention and replacement: what is about to happen lies on the stack and can be edited before it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from cyberdeck.kernel.effect import Deed, Effect, Effects, Question, Step
from cyberdeck.kernel.frozen import frozen
from cyberdeck.kernel.option import Asking, Option, choose
from cyberdeck.kernel.position import Position, Reading

E = TypeVar("E", bound=Effect[Any])


@frozen
class About(Question[Reading]):
    """`effect` is about to happen: the seats in order may interrupt it, until all have declined in a row."""

    effect: Effect[Any]
    turn: int = 0
    declined: int = 0

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        order = reading.rules.order(reading)
        if self.declined == len(order):
            return (self.effect,)
        seat = order[self.turn % len(order)]
        next_seat = replace(self, turn=self.turn + 1, declined=self.declined + 1)
        offered = reading.rules.interrupts(reading, seat, self.effect, source)
        if offered is None:
            return (next_seat,)
        options: list[Option[Deed[Reading] | None]] = [*offered, Option("decline", None)]
        used = yield from choose(seat, "interrupt", options, *reading.rules.described(reading, self.effect))
        if used is None:
            return (next_seat,)
        return (*(yield from used.steps(reading)), replace(self, declined=0))


def amend_about(state: Position, kind: type[E], change: Callable[[E], E | None]) -> bool:
    """Change what the nearest pending `kind` will do; None means that it will not happen at all."""

    def edit(step: Step) -> Step | None:
        if not isinstance(step, About) or not isinstance(step.effect, kind):
            return step
        changed = change(step.effect)
        return None if changed is None else replace(step, effect=changed)

    return state.amend(edit)
