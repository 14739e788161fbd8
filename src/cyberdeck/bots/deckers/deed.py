"""A deed of the active decker in an imagined position: who does it, what is said for it, what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Final, NamedTuple

from cyberdeck.bots.deckers.tryout import Answer, finished, outcome, settled, white
from cyberdeck.deckers.actions import Actor, begin, ghosts, own_actors
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.payment import Payment
from cyberdeck.deckers.state import Action, ActionName, State
from cyberdeck.deckers.words import SPACES, Colour, Space, space_name
from cyberdeck.kernel import Step

MOST_COMMANDS: Final = 5
"""More are not spent on one action."""


class Wants(NamedTuple):
    """Programs and avatars that goals ask for, and where."""

    programs: frozenset[tuple[Colour, Space]]
    places: frozenset[Space]
    approaching: bool = False
    """Whether it may be worth stopping on the way there."""
    gathering: bool = False
    """Whether a guardian may be better than three scouts."""

    def __call__(self, colour: Colour, at: Space) -> bool:
        return (colour, at) in self.programs


ANYWHERE: Final = frozenset(SPACES)


class Open:
    """An action that is not over yet: points or pushes are left."""

    __slots__ = ("_begun", "_white", "left", "name")

    def __init__(self, begun: State | Callable[[], State], left: int, name: str) -> None:
        self._begun, self.left, self.name = begun, left, name
        self._white: Collection[Space] | None = None

    @property
    def state(self) -> State:
        """In the middle of the action; few are gone on with, so it is made when somebody looks."""
        if not isinstance(self._begun, State):
            self._begun = self._begun()
        return self._begun

    @property
    def white(self) -> Collection[Space]:
        """Where a white scout blocks the next program that comes; anywhere, if nothing can be said of that."""
        if self._white is None:
            self._white = white(self.state) if settled(self.state) else ANYWHERE
        return self._white

    def undisturbed(self, programs: int, way: Iterable[Space]) -> bool:
        """Whether no white scout blocks one of so many programs that come there."""
        white = self.white
        return not white or (white is not ANYWHERE and not (programs and any(at in white for at in way)))


Further = Callable[[], Iterable[Answer]]


class Done(NamedTuple):
    """A deed and what comes of it; where dice decide, also how likely that is and what comes otherwise."""

    said: tuple[Answer, ...]
    state: State
    chance: float = 1.0
    failed: State | None = None
    open: Open | None = None
    further: Further = tuple
    """What is said after that: few are asked for it, so it is put together when somebody does."""

    @property
    def answers(self) -> tuple[Answer, ...]:
        return (*self.said, *self.further())


class Doer(NamedTuple):
    """Who acts, and what has to be said to act with it."""

    actor: Actor
    opening: tuple[Answer, ...]

    def says(self, notation: str) -> tuple[Answer, ...]:
        return (*self.opening, Answer("ask-action-there" if self.opening else "ask-deckers-action", notation))

    @property
    def is_ghost(self) -> bool:
        return self.actor.ghost != NONE


def doers(state: State) -> list[Doer]:
    actors = own_actors(state)
    found = [Doer(actors[0], ())]
    found += [Doer(actor, (_menu(f"twin {space_name(actor.at)}"),)) for actor in actors[1:]]
    for ghost in ghosts(state, actors):
        if ghost.at != actors[ghost.avatar].at:
            origin = "" if len(actors) == 1 else f" {space_name(actors[ghost.avatar].at)}"
            found.append(Doer(ghost, (_menu(f"project {space_name(ghost.at)}{origin}"),)))
    return found


def _menu(notation: str) -> Answer:
    return Answer("ask-deckers-action", notation)


def begun(state: State, name: ActionName, actor: Actor, payment: Payment) -> State:
    """A copy of the position in which the action is declared and paid for."""
    twin = state.copy()
    begin(twin, Action(name, actor.avatar, actor.ghost, payment.cards), payment)
    return twin


def paid(state: State, payment: Payment) -> Answer:
    keys = [*(state.cards[id] for id in payment.cards), *payment.packets]
    return Answer("ask-pay", "pay-with-joker" if payment.joker else "pay", tuple(sorted(keys)))


def number_of_commands(number: int, prompt: str = "ask-how-many-commands") -> Answer:
    return Answer(prompt, f"number {number}")


def done(
    state: State,
    doer: Doer,
    name: ActionName,
    notation: str,
    payment: Payment,
    *effects: Step,
    number: tuple[Answer, ...] = (),
    details: tuple[Answer, ...] = (),
) -> Done:
    """An action that is declared, paid for, carried out and over at once."""
    said = (*doer.says(notation), *number, paid(state, payment), *details)
    return Done(said, finished(outcome(begun(state, name, doer.actor, payment), *effects)))


def closed(
    state: State, left: int, name: str, said: tuple[Answer, ...], further: Further, again: Callable[[], State]
) -> Done:
    """What comes of an action that ends here, with what is left of it; `again` makes the same position anew."""
    if state.action is None:
        return Done(said, state, further=further)
    going_on = Open(again, left, name) if left and state.result is None else None
    return Done(said, finished(state), 1.0, None, going_on, further)
