"""Trying something out in an imagined position: what comes of it, and which answers lead there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from cyberdeck.deckers.state import State
from cyberdeck.kernel import Game, Offer, Step

LEAVES: Final = 16
"""So many outcomes of one deed are looked at."""
WIDTH: Final = 8
"""So many options of one question."""


class Answer(NamedTuple):
    """What to say when asked: the prompt, and the notation of the option."""

    prompt: str
    notation: str


class Outcome(NamedTuple):
    state: State
    answers: tuple[Answer, ...]


def verb(offer: Offer) -> str:
    return offer.message.id.removeprefix("option-")


def outcome(state: State, *steps: Step) -> State:
    """What comes of these steps, where every question on the way gets a plain answer."""
    game = _begun(state, steps)
    while (decision := game.decision) is not None:
        game.decide(plain_answer(decision.prompt.id, decision.notations))
    return game.state


def outcomes(state: State, *steps: Step) -> Iterator[Outcome]:
    """The same with the active decker's own choices, as far as there are not too many."""
    todo = [(_begun(state, steps), tuple[Answer, ...]())]
    leaves = 0
    while todo and leaves < LEAVES:
        game, answers = todo.pop(0)
        decision = game.decision
        if decision is None:
            leaves += 1
            yield Outcome(game.state, answers)
            continue
        prompt, notations = decision.prompt.id, decision.notations
        own = decision.seat == state.active and prompt not in FOREIGN
        picks = notations[:WIDTH] if own else [notations[plain_answer(prompt, notations)]]
        for notation in picks:
            twin = game.copy()
            twin.decide(notation)
            todo.append((twin, (*answers, Answer(prompt, notation)) if own else answers))


FOREIGN: Final = frozenset(("ask-interrupt", "ask-accomplice", "ask-scout-next", "ask-angel", "ask-fight-next"))
"""Questions that come up on the way and are no part of a deed."""


def plain_answer(prompt: str, notations: list[str]) -> int:
    """The first option, but nothing is wasted on an interrupt."""
    return len(notations) - 1 if prompt in FOREIGN and prompt != "ask-scout-next" else 0


def _begun(state: State, steps: tuple[Step, ...]) -> Game[State]:
    state.push(steps, state.active)
    return Game(state, {}, 0)
