"""What an answer would lead to: a question changes nothing, so it can be asked what it would return."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from cyberdeck.kernel.effect import Effects, Frame, Question
from cyberdeck.kernel.option import Ask, Asking
from cyberdeck.kernel.position import Position

Forks: TypeAlias = Callable[[Ask], Iterable[int]]
"""Which answers of a further question are looked at."""


def ways(state: Position, ask: Ask, index: int, forks: Forks) -> Iterator[tuple[Frame, ...]]:
    """What would happen next if the open question got this answer, once for each way through what it asks further."""
    step, source = state.stack[-1]
    deed = ask.options[index].value
    itself = hasattr(deed, "steps")
    assert isinstance(step, Question)

    def begun() -> Asking[Effects]:
        """A deed says itself what it does: it need not be found among all options again."""
        return deed.steps(state) if itself else step.resolve(state, source)

    def onwards(answers: tuple[int, ...]) -> Iterator[tuple[Frame, ...]]:
        asking = begun()
        try:
            following = next(asking)
            for answer in answers:
                following = asking.send(answer)
        except StopIteration as done:
            yield tuple(effect if isinstance(effect, tuple) else (effect, source) for effect in done.value)
        else:
            for fork in forks(following):
                yield from onwards((*answers, fork))

    yield from onwards(() if itself else (*state.answers, index))
