"""What an answer would lead to: a question changes nothing, so it can be asked what it would return."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from cyberdeck.kernel.effect import Do, Effects, Frame, Question
from cyberdeck.kernel.option import Ask, Asking
from cyberdeck.kernel.position import Position

Forks: TypeAlias = Callable[[Ask, int], Iterable[int]]
"""Which answers of a further question are looked at; the number is the one before it, if the question is the same."""


def ways(state: Position, ask: Ask, index: int, forks: Forks) -> Iterator[tuple[Frame, ...]]:
    """What would happen next if the open question got this answer, once for each way through what it asks further."""
    step, source = state.stack[-1]
    deed = ask.options[index].value
    if type(deed) is Do:
        yield tuple([effect if isinstance(effect, tuple) else (effect, source) for effect in deed.effects])
        return
    itself = hasattr(deed, "steps")
    assert isinstance(step, Question)

    def begun() -> Asking[Effects]:
        """A deed says itself what it does: it need not be found among all options again."""
        return deed.steps(state) if itself else step.resolve(state, source)

    given = () if itself else (*state.answers, index)

    def follow(answers: tuple[int, ...]) -> Iterator[tuple[Frame, ...]]:
        """From these answers on always the first fork; the others are left for later."""
        asking, before, count = begun(), "", len(answers)
        try:
            following = next(asking)
            for answer in answers:
                before, following = following.prompt, asking.send(answer)
            while found := list(forks(following, answers[-1] if following.prompt == before and count > low else 0)):
                later.extend((*answers, fork) for fork in found[:0:-1])
                answers, count = (*answers, found[0]), count + 1
                before, following = following.prompt, asking.send(found[0])
        except StopIteration as done:
            yield tuple(effect if isinstance(effect, tuple) else (effect, source) for effect in done.value)

    low, later = len(given), [given]
    while later:
        yield from follow(later.pop())
