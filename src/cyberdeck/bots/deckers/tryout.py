"""Trying something out in an imagined position: what comes of it, and which answers lead there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from cyberdeck.deckers.actions import action_over
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.scouts import Blocks
from cyberdeck.deckers.specials import special_rules
from cyberdeck.deckers.state import State
from cyberdeck.kernel import Ask, Effect, Frame, Game, Offer, Step

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
    answers: tuple[Answer, ...]


def verb(offer: Offer) -> str:
    return offer.message.id.removeprefix("option-")


def outcome(state: State, *steps: Step | Frame) -> State:
    """What comes of these steps, where every question on the way gets a plain answer. Changes the position given."""
    for place, step in enumerate(steps):
        if not isinstance(step, Effect):
            return _played(state, steps[place:])
        following = step.resolve(state, state.active)
        if following and not (set(map(type, following)) == QUIET and calm(state)):
            return _played(state, (*following, *steps[place + 1 :]))
    return state


QUIET: Final = {Blocks}
"""What follows most effects and does nothing without white scouts."""


def calm(state: State) -> bool:
    """Whether no white scout can block anything."""
    return not sum([field.white for field in state.fields])


def finished(state: State) -> State:
    """The action is over: the cards are discarded, and what special rules and packets make of it happens."""
    follows = any(rule.after_action is not None for rule in special_rules(state))
    if state.tiles or state.objective.goal.immediate or follows:
        return _played(state, (action_over(),))
    action_over().resolve(state, state.active)
    return state


def _played(state: State, steps: tuple[Step | Frame, ...]) -> State:
    game = _begun(state, steps)
    while (ask := game.ask) is not None:
        game.decide(plain_answer(ask))
    return game.state


def outcomes(state: State, *steps: Step | Frame) -> Iterator[Outcome]:
    """The same with the active decker's own choices, as far as there are not too many."""
    todo: list[tuple[DeckersGame, tuple[Answer, ...]]] = [(_begun(state, steps), ())]
    active, leaves = state.active, 0
    while todo and leaves < LEAVES:
        game, answers = todo.pop(0)
        ask = game.ask
        if ask is None:
            leaves += 1
            yield Outcome(game.state, answers)
            continue
        own = ask.seat == active and ask.prompt not in FOREIGN
        if len(answers) == LONGEST:
            continue
        picks = _picks(len(ask.options), len(answers)) if own else (plain_answer(ask),)
        for place, index in enumerate(picks, 1):
            said = Answer(f"ask-{ask.prompt}", ask.options[index].notation(ask.seat)) if own else None
            twin = game.copy() if place < len(picks) else game
            twin.decide(index)
            todo.append((twin, answers if said is None else (*answers, said)))


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


def _begun(state: State, steps: tuple[Step | Frame, ...]) -> DeckersGame:
    state.push(steps, state.active)
    return Game(state, {}, 0)
