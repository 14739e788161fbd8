"""What surely comes of an answer, as far as its seat can know: tried on a copy, up to dice and cards from a deck."""

from __future__ import annotations

from typing import Final

from cyberdeck.deckers.actions import ActionStep
from cyberdeck.deckers.moving import Moving
from cyberdeck.deckers.payment import Payment
from cyberdeck.deckers.state import State
from cyberdeck.deckers.steps import Question
from cyberdeck.kernel import Ask, Trial, frozen, tried
from cyberdeck.kernel.trial import Reply, Said, asked, unanswered

HOW_MANY: Final = ("how-many-commands", "how-many-programs")
Ends = tuple[type[Question], ...]
LOADING: Final = ("take-along", "take-more")


@frozen
class Paying:
    """Replies with one of the payments that are suggested, and of the numbers asked for with the one in that place."""

    number: int | None
    payment: int

    def __call__(self, ask: Ask) -> int | None:
        return self.number if ask.prompt in HOW_MANY else _paid(ask, self.payment)


def foreseen(state: State, index: int, number: int | None = None, payment: int = 0) -> Trial[State]:
    """With the first payment that is suggested, or another one."""
    return _once(state, index, Paying(number, payment), (ActionStep, Moving))


def paying(state: State, index: int, number: int | None = None) -> tuple[Said, ...]:
    """What is asked on the way to the first payment that is suggested."""
    return asked(state, index, Paying(number, 0))


def drawing(state: State, index: int) -> Trial[State]:
    """With cards that come from a deck: whoever looks at it may tell what leaves a hand, and nothing else."""
    return tried(state, index, lambda before, after: False, ends=(ActionStep,))


def payments(state: State, index: int) -> int:
    """How many payments would be suggested."""
    ask = _once(state, index, unanswered).ask
    return sum(_paid(ask, i) is not None for i in range(len(ask.options))) if ask is not None else 0


def unladen(state: State, index: int) -> Trial[State]:
    """A step of a move action with nothing taken along."""
    return _once(state, index, _taking_nothing)


def stopping(state: State, index: int) -> Trial[State]:
    """The same, as if it were the last step."""
    return _once(state, index, _stopped)


def _once(state: State, index: int, reply: Reply, ends: Ends = (ActionStep,)) -> Trial[State]:
    """Tried once for a position, however often it is looked at; what `ends` it comes next unasked."""
    trials, key = state.notes.trials, (state.stack[-1], state.answers, index, reply)
    found = trials.get(key)
    if found is None:
        found = trials[key] = tried(state, index, drawn, reply, ends)
    return found


def drawn(before: State, after: State) -> bool:
    """Whether a card has come from a deck, whose order nobody knows."""
    if before.upgrades != after.upgrades:
        return True
    return any(old.deck != new.deck for old, new in zip(before.deckers, after.deckers, strict=True))


def _paid(ask: Ask, payment: int) -> int | None:
    suggested = ask.options[payment].value if ask.prompt == "pay" else None
    return payment if isinstance(suggested, Payment) and not suggested.help else None


def _taking_nothing(ask: Ask) -> int | None:
    return 0 if ask.prompt in LOADING else None


def _stopped(ask: Ask) -> int | None:
    if ask.prompt in LOADING:
        return 0
    return len(ask.options) - 1 if ask.prompt == "move-to" else None
