"""Steps played out by all that the dice may bring: what comes of them, and how likely, if nobody steps in."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from itertools import product
from typing import Final, NamedTuple

from cyberdeck.deckers.dice import FACES
from cyberdeck.deckers.events import Exploded, ScoutPlaced, Transformed
from cyberdeck.deckers.guardians import Relocate, RelocateTo
from cyberdeck.deckers.state import SMC, State
from cyberdeck.deckers.words import Space
from cyberdeck.kernel import About, Event, Frame, Question, Step
from cyberdeck.kernel.position import Script, Scripted

NUMBERS: Final = tuple(range(1, 7))
DICE: Final[Mapping[str, tuple[Scripted, ...]]] = {"server": FACES, "black": NUMBERS, "red": NUMBERS}
FIRST: Final[Script] = {stream: faces[:1] for stream, faces in DICE.items()}
"""Every die lies there with its first face: one that is taken up is missed."""
REFUSING: Final = ("angel",)
"""Prompts whose last answer lets things take their course; elsewhere the first one does."""
LAST: Final = (Relocate, RelocateTo)
NEVER: Final = 1e-12
"""An avatar may be relocated onto white guardians again and again (DK-13.7)."""

Mark = tuple[type[Event], Space]
MARKED: Final = (ScoutPlaced, Transformed, Exploded)


class Way(NamedTuple):
    """One end, or a stage on the way there: how likely it is, the position, and what has happened on which spaces."""

    chance: float
    state: State
    marks: frozenset[Mark] = frozenset()

    @property
    def key(self) -> Hashable:
        """Ways that are equal in this go on alike."""
        state = self.state
        avatars = tuple(at for decker in state.deckers for at in decker.avatars)
        return (
            tuple(state.stack),
            tuple(state.fields),
            tuple(state.supply),
            avatars,
            state.palace,
            tuple(state.track.items()),
            state.result,
            self.marks,
        )


def played_out(state: State, steps: Iterable[Step | Frame], source: int = SMC) -> list[Way]:
    """All ends of these steps, each with its chance; nothing else that lies on the stack is looked at."""
    begun = state.copy()
    begun.stack, begun.answers, begun.script = [], (), FIRST
    begun.push(tuple(steps), source)
    ways, ended = [Way(1.0, begun)], list[Way]()
    while ways:
        reached = [way for before in ways for way in _to_the_next_roll(before)]
        ended += (way for way in reached if _is_over(way.state))
        ways = _merged(way for way in reached if not _is_over(way.state) and way.chance > NEVER)
    return _merged(ended)


def _is_over(state: State) -> bool:
    """Where an avatar is put in the end brings nothing more on the network."""
    return state.result is not None or all(isinstance(step, LAST) for step, _ in state.stack)


def _merged(ways: Iterable[Way]) -> list[Way]:
    found: dict[Hashable, Way] = {}
    for way in ways:
        key = way.key
        known = found.get(key)
        found[key] = way if known is None else known._replace(chance=known.chance + way.chance)
    return list(found.values())


def _to_the_next_roll(way: Way) -> Iterator[Way]:
    """The end if no die is rolled before it, or what each roll leads to, just after it."""
    chance, state, marks = way
    while not _is_over(state):
        step, source = state.stack[-1]
        if isinstance(step, Question):
            state.stack.pop()
            state.push(_let_pass(step, state, source), source)
            continue
        before = state.copy()
        state.act()
        if state.script is not FIRST:
            yield from _rolled(Way(chance, before, marks), state.script)
            return
        marks = _marked(marks, state)
    yield Way(chance, state, marks)


def _let_pass(step: Step, state: State, source: int) -> tuple[Step | Frame, ...]:
    """What a question leads to if nobody uses anything and everything takes its course."""
    if isinstance(step, About):
        return (step.effect,)
    assert isinstance(step, Question)
    asking = step.resolve(state, source)
    try:
        ask = next(asking)
        while True:
            ask = asking.send(len(ask.options) - 1 if ask.prompt in REFUSING else 0)
    except StopIteration as done:
        return tuple(done.value)


def _rolled(way: Way, script: Script) -> Iterator[Way]:
    """The next effect once for every outcome of the dice that it takes up."""
    streams = [stream for stream in DICE if script[stream] != FIRST[stream]]
    outcomes = list(product(*(DICE[stream] for stream in streams)))
    for outcome in outcomes:
        after = way.state.copy()
        after.script = {**FIRST, **{stream: (face,) for stream, face in zip(streams, outcome, strict=True)}}
        after.act()
        after.script = FIRST
        yield Way(way.chance / len(outcomes), after, _marked(way.marks, after))


def _marked(marks: frozenset[Mark], state: State) -> frozenset[Mark]:
    if not state.news:
        return marks
    new = [(type(event), event.at.space) for event in state.news if isinstance(event, MARKED)]
    state.news = []
    return marks.union(new) if new else marks
