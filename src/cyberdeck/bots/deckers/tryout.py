"""Trying something out in an imagined position: what comes of it, and which answers lead there."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from cyberdeck.deckers.actions import action_over, end
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.scouts import Blocks
from cyberdeck.deckers.state import State
from cyberdeck.deckers.words import Space
from cyberdeck.kernel import Ask, Asking, Effect, Effects, Frame, Offer, Question, Step

LEAVES: Final = 16
"""So many outcomes of one deed are looked at."""
WIDTHS: Final = (8, 3, 2)
"""So many options of the first, second and third question; after that only the last one, which ends most rows."""
LONGEST: Final = 10
"""What needs more answers is not thought through."""


class Answer(NamedTuple):
    """What to say when asked: the prompt, and the notation of the option."""

    prompt: str
    notation: str
    cards: tuple[str, ...] = ()
    """What a payment consists of, sorted; its notation is the verb alone."""

    def says(self, offer: Offer) -> bool:
        if self.cards:
            return verb(offer) == self.notation and tuple(sorted(offer.at)) == self.cards
        return offer.notation == self.notation


class Outcome(NamedTuple):
    state: State
    said: tuple[tuple[Ask, int], ...]
    """The active decker's own answers."""

    def answers(self) -> tuple[Answer, ...]:
        """In words; few are asked for them."""
        return tuple([Answer(f"ask-{ask.prompt}", ask.options[index].notation(ask.seat)) for ask, index in self.said])


def verb(offer: Offer) -> str:
    return offer.message.id.removeprefix("option-")


def outcome(state: State, *steps: Step | Frame) -> State:
    """What comes of these steps, where every question on the way gets a plain answer. Changes the position given."""
    for place, step in enumerate(steps):
        if not isinstance(step, Effect):
            return _played(state, steps[place:])
        following = step.resolve(state, state.active)
        if following and not (set(map(type, following)) == QUIET and settled(state)):
            return _played(state, (*following, *steps[place + 1 :]))
    return state


QUIET: Final = {Blocks}
"""What follows most effects and does nothing where no white scout blocks a program."""


def settled(state: State) -> bool:
    """Whether no white scout blocks anything now, and nobody looks whether the game is won meanwhile."""
    free = white(state)
    return not free or not (_won_at_once(state.objectives[0]) or any(any(state.fields[at].programs) for at in free))


def white(state: State) -> list[Space]:
    """Where white scouts are that block nothing yet."""
    return [at for at, field in enumerate(state.fields) if field.white]


def finished(state: State) -> State:
    """The action is over: the cards are discarded, and what special rules and packets make of it happens."""
    if _stirs(state):
        return _played(state, (action_over(),))
    end(state)
    return state


def endings(state: State) -> Iterator[Outcome]:
    """The same with the active decker's own choices."""
    if _stirs(state):
        return outcomes(state, action_over())
    return iter((Outcome(finished(state), ()),))


def _stirs(state: State) -> bool:
    """Whether something may follow from the end of an action."""
    if state.tiles:
        here = state.here
        if any(at == here for at, _ in state.tiles):
            return True
    return _follows(state.specials, state.objectives[0])


@cache
def _follows(specials: tuple[str, ...], objective: str) -> bool:
    """Whether something may follow from any action under these special rules, packets apart."""
    rules = [State.rules.specials[name] for name in specials if name in State.rules.specials]
    return _won_at_once(objective) or any(rule.after_action is not None for rule in rules)


def _won_at_once(objective: str) -> bool:
    return CONTENT.objectives[objective].goal.immediate


def _played(state: State, steps: tuple[Step | Frame, ...]) -> State:
    state.push(steps, state.active)
    open_ = _asked(state)
    while open_ is not None:
        open_ = _answered(state, open_, plain_answer(open_.ask))
    return state


class Pending(NamedTuple):
    """A question that waits for its answer, and what it has been answered before."""

    ask: Ask
    asking: Asking[Effects]
    given: tuple[int, ...] = ()


def _asked(state: State) -> Pending | None:
    """Plays on to the next question; unlike a `Game`, nothing of it is remembered."""
    stack = state.stack
    while stack and state.result is None:
        step, source = stack[-1]
        if not isinstance(step, Question):
            state.act()
            continue
        asking = step.resolve(state, source)
        try:
            return Pending(next(asking), asking)
        except StopIteration as over:
            stack.pop()
            state.push(over.value, source)
    stack.clear()
    return None


def _answered(state: State, pending: Pending, index: int) -> Pending | None:
    _, asking, given = pending
    try:
        return Pending(asking.send(index), asking, (*given, index))
    except StopIteration as over:
        _, source = state.stack.pop()
        state.push(over.value, source)
        return _asked(state)


def _asked_again(state: State, pending: Pending) -> Pending:
    """The same question in a copy of the position."""
    step, source = state.stack[-1]
    assert isinstance(step, Question)
    asking = step.resolve(state, source)
    ask = next(asking)
    for index in pending.given:
        ask = asking.send(index)
    return Pending(ask, asking, pending.given)


def outcomes(state: State, *steps: Step | Frame) -> Iterator[Outcome]:
    """The same with the active decker's own choices, as far as there are not too many."""
    active, leaves = state.active, 0
    state.push(steps, active)
    todo = deque([Choice(state, _asked(state))])
    while todo and leaves < LEAVES:
        state, pending, said = todo.popleft().taken()
        if pending is None:
            leaves += 1
            yield Outcome(state, said)
            continue
        if len(said) == LONGEST:
            continue
        ask = pending.ask
        own = ask.seat == active and ask.prompt not in FOREIGN
        picks = _picks(len(ask.options), len(said)) if own else (plain_answer(ask),)
        for place, index in enumerate(picks, 1):
            told = (*said, (ask, index)) if own else said
            todo.append(Choice(state, pending, told, index, place == len(picks)))


class Choice(NamedTuple):
    """An answer that has not been given yet: the turn of most never comes."""

    state: State
    pending: Pending | None
    said: tuple[tuple[Ask, int], ...] = ()
    answer: int = NONE
    last: bool = True
    """Whether nobody needs the position afterwards."""

    def taken(self) -> tuple[State, Pending | None, tuple[tuple[Ask, int], ...]]:
        state, pending, said, answer, last = self
        if pending is None or answer == NONE:
            return state, pending, said
        if not last:
            state = state.copy()
            pending = _asked_again(state, pending)
        return state, _answered(state, pending, answer), said


def _picks(options: int, answered: int) -> Sequence[int]:
    """Which options of a question are looked at, after so many answers."""
    if answered >= len(WIDTHS):
        return (options - 1,)
    return range(min(options, WIDTHS[answered]))


FOREIGN: Final = frozenset(("interrupt", "accomplice", "scout-next", "angel", "fight-next"))
"""Questions that come up on the way and are no part of a deed."""


def plain_answer(ask: Ask) -> int:
    """The first option, but nothing is wasted on an interrupt."""
    return len(ask.options) - 1 if ask.prompt in FOREIGN and ask.prompt != "scout-next" else 0
