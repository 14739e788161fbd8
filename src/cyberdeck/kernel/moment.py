"""The part of a position file that every game has: how chance goes on, and what a moment is in the middle of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Any, Final, TypeVar

from cyberdeck.kernel.effect import Question
from cyberdeck.kernel.index import Index
from cyberdeck.kernel.message import Complaint, message
from cyberdeck.kernel.plain import encode
from cyberdeck.kernel.position import Position, Result, Trigger
from cyberdeck.kernel.readable import Readable, Told
from cyberdeck.kernel.spec import Spec, names

MIDST: Final = ("still", "answered", "waiting", "result")
KEYS: Final = frozenset(("chance", "coming", *MIDST))
_CHANCES: Final = 1 << 256

readable: Final = cache(Readable)
"""The classes of a game, by the name of its package."""


def in_the_midst(position: object) -> bool:
    """Whether a file tells what the steps of the rules are about to do, which only the engine can know to be sound."""
    return isinstance(position, Mapping) and any(key in position for key in MIDST)


def same(one: Position, other: Position) -> bool:
    """Whether two positions differ in nothing; that nobody listens for an event any more is nothing."""
    return _settled(one) == _settled(other)


def _settled(state: Position) -> bytes:
    listened = sorted((str(key), key, sources) for key, sources in state.index.table.items() if sources)
    return encode(replace(state, index=Index({key: sources for _, key, sources in listened})))


# writing

S = TypeVar("S", bound=Position)


def in_words(state: S, spec: Mapping[str, Told], build: Callable[[object], S]) -> bool:
    """Whether a file gives this very position back."""
    from cyberdeck.kernel.game import Game

    try:
        return same(Game(build(spec), {}, 0).state, state)
    except Complaint:
        return False


def write_moment(state: Position, package: str, still: bool) -> dict[str, Told]:
    """Chance and whatever is pending; what is still to happen only where words do not say it."""
    told, spec = readable(package), dict[str, Told]()
    spec["chance"] = state.rng
    if state.script:
        spec["coming"] = {stream: _coming(told, coming) for stream, coming in state.script.items()}
    if still:
        spec["still"] = told.frames_told(tuple(reversed(state.stack)))
    if state.answers:
        spec["answered"] = list(_notations(state))
    if state.waiting:
        spec["waiting"] = told.told(state.waiting)
    if state.result is not None:
        spec["result"] = told.told(state.result)
    return spec


def _coming(told: Readable, coming: tuple[Any, ...]) -> Told:
    return [told.told(outcome) for outcome in coming]


def _notations(state: Position) -> list[str]:
    """The answers that the open question has had."""
    step, source = state.stack[-1]
    assert isinstance(step, Question)
    asking, found = step.resolve(state, source), list[str]()
    ask = next(asking)
    for answer in state.answers:
        found.append(ask.options[answer].notation(ask.seat))
        ask = asking.send(answer)
    return found


# reading


def read_moment(state: Position, spec: Spec, package: str) -> None:
    """To be read last: a question is asked again, to hear the answers it has had."""
    taken = readable(package)
    if "chance" in spec:
        state.rng = _chance(spec["chance"])
    if "waiting" in spec:
        state.waiting = taken.taken_all(spec["waiting"], Trigger)
    if "result" in spec:
        [state.result] = taken.taken_all([spec["result"]], Result)
    if "still" in spec:
        state.stack = list(reversed(taken.frames_taken(spec["still"])))
    for notation in names(spec, "answered"):
        state.answers += (_answer(state, notation),)


def _chance(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < _CHANCES:
        raise Complaint(message("spec-chance"))
    return value


def _answer(state: Position, notation: str) -> int:
    """The number of one more answer to the open question."""
    step, source = state.stack[-1] if state.stack else (None, -1)
    if isinstance(step, Question):
        with suppress(StopIteration):
            asking = step.resolve(state, source)
            ask = next(asking)
            for answer in state.answers:
                ask = asking.send(answer)
            for index, option in enumerate(ask.options):
                if option.notation(ask.seat) == notation:
                    return index
    raise Complaint(message("spec-answered", notation=notation))
