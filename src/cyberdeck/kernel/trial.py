"""What surely comes of an answer: it is played on a copy, up to the first thing that nobody can know beforehand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from cyberdeck.kernel.effect import Effects, Question
from cyberdeck.kernel.event import Event
from cyberdeck.kernel.option import Ask, Asking
from cyberdeck.kernel.position import Position

S = TypeVar("S", bound=Position)

Reply: TypeAlias = Callable[[Ask], int | None]
"""How a question that comes up is taken to be answered; None where that is open."""


class Trial(NamedTuple, Generic[S]):
    """How far an answer leads before something is asked, rolled or turned up."""

    state: S
    """The position as far as it is certain; what comes next lies on its stack."""
    events: tuple[Event, ...]
    ask: Ask | None
    """The question that comes next, if nothing else is in the way."""
    said: tuple[Said, ...]
    """What was asked up to there, and answered."""


class Said(NamedTuple):
    """A question and the index of its answer."""

    ask: Ask
    answer: int


def unanswered(ask: Ask) -> None:
    """For a trial that ends with the first question."""


def tried(
    state: S,
    answer: int,
    turned_up: Callable[[S, S], bool],
    reply: Reply = unanswered,
    ends: tuple[type[Question[Any]], ...] = (),
) -> Trial[S]:
    """The open question gets an answer, on a copy; `turned_up` says whether a step has shown something hidden.

    A question of a kind that is in `ends` comes next without being put: what it offers takes time to find.
    """
    twin, given = state.copy(), [*state.answers, answer]
    events: list[Event] = []
    said: list[Said] = []
    twin.answers = ()
    while twin.stack and twin.result is None:
        step, source = twin.stack[-1]
        if isinstance(step, Question):
            if said and isinstance(step, ends):
                break
            heard = _answered(step.resolve(twin, source), given, reply, said)
            if isinstance(heard, Ask):
                return Trial(twin, tuple(events), heard, tuple(said))
            twin.stack.pop()
            twin.push(heard, source)
        else:
            after = twin.copy()
            after.act()
            if (after.rng, after.script) != (twin.rng, twin.script) or turned_up(twin, after):
                break
            events += after.news
            twin = after
    return Trial(twin, tuple(events), None, tuple(said))


def asked(state: Position, answer: int, reply: Reply) -> tuple[Said, ...]:
    """What the open question asks further after an answer, as far as it is replied to; nothing is done."""
    step, source = state.stack[-1]
    assert isinstance(step, Question)
    said: list[Said] = []
    _answered(step.resolve(state, source), [*state.answers, answer], reply, said)
    return tuple(said)


def _answered(asking: Asking[Effects], given: list[int], reply: Reply, said: list[Said]) -> Any:
    """What a question leads to with these answers and replies, or the one that is left open."""
    try:
        ask = next(asking)
        while (answer := given.pop(0) if given else reply(ask)) is not None:
            said.append(Said(ask, answer))
            ask = asking.send(answer)
    except StopIteration as done:
        return done.value
    return ask
