"""Shortcuts: a named row of ordinary answers of one seat, and the one driver that gives them.

A game names its shortcuts from what the asked seat may know. Whoever drives the game gives their answers one by one and
stops as soon as another question comes than was expected; so a shortcut can do nothing that its answers could not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cyberdeck.kernel.frozen import frozen
from cyberdeck.kernel.message import Message, message
from cyberdeck.kernel.option import Ask, Pointer, names, spoken
from cyberdeck.kernel.price import Charge, Outcome, Price

if TYPE_CHECKING:
    from cyberdeck.kernel.game import AnyGame, Game

ONLY: Final = ""
"""Whatever is offered, if it is the only thing."""
FIRST: Final = "*"
"""Whatever is offered first."""
MOST: Final = 200
"""So many answers a shortcut gives at most."""

Pick = Callable[[Any, Ask], int | None]
"""The answer of a seat in a position to a question; None to leave it at that."""


@frozen
class Answer:
    """What to say to a question of the seat.

    One that repeats is given as often as the question comes, or never; several in a row in any order, until the one
    after them fits.
    """

    prompt: str
    notation: str
    at: tuple[str, ...] | None = None
    """What the question must point at, where that matters."""
    repeats: bool = False
    found: Pick | None = None
    """How it is found when its question comes, where it cannot be known before."""

    def fits(self, ask: Ask, state: Any) -> int | None:
        """The index of this answer to a question; None if it is another question, or it is not offered there."""
        if ask.prompt != self.prompt or (self.at is not None and names(ask.about, ask.seat) != self.at):
            return None
        if self.found is not None:
            return self.found(state, ask)
        if self.notation == FIRST:
            return 0
        if self.notation == ONLY:
            return 0 if len(ask.options) == 1 else None
        notations = (option.notation(ask.seat) for option in ask.options)
        return next((i for i, notation in enumerate(notations) if notation == self.notation), None)


@frozen
class Shortcut:
    """Several answers under one name."""

    notation: str
    message: Message
    at: tuple[str, ...]
    """The things it points at, by their names in the view."""
    answers: tuple[Answer, ...]
    price: Price = ()
    """All that its answers cost, as long as it is not stopped."""
    outcomes: tuple[Outcome, ...] = ()
    stops: tuple[str, ...] = ()
    """The messages of events after which it does not go on."""


@frozen
class Running:
    """A shortcut that is being played."""

    seat: int
    shortcut: Shortcut
    left: tuple[Answer, ...]
    more: int = MOST
    """How many answers it may still give."""

    def next(self, game: AnyGame) -> tuple[int, Running] | None:
        """The answer to the open question of its seat, and what is left then; None if the shortcut is over."""
        ask = game.ask
        if ask is None or ask.seat != self.seat or not self.left or not self.more:
            return None
        for place, answer in enumerate(self.left):
            if (index := answer.fits(ask, game.state)) is not None:
                left = self.left if answer.repeats else self.left[place + 1 :]
                return index, replace(self, left=left, more=self.more - 1)
            if not answer.repeats:
                break
        foregone = game.foregone
        return None if foregone is None else (foregone, replace(self, more=self.more - 1))

    def goes_on(self, game: AnyGame) -> bool:
        """Whether anything is left to be said after the last decision of the game, whoever took it."""
        if not self.left or not self.more or game.decision is None:
            return False
        return not self.shortcut.stops or not any(line.id in self.shortcut.stops for line in game.news(self.seat))


def begin(game: AnyGame, notation: str) -> Running:
    """The shortcut of that name, about to be played; an IllegalDecision if there is none now."""
    from cyberdeck.kernel.game import IllegalDecision

    decision = game.decision
    for shortcut in game.shortcuts:
        if decision is not None and shortcut.notation == notation:
            return Running(decision.seat, shortcut, shortcut.answers)
    raise IllegalDecision(message("illegal-decision", notation=notation[:80]))


def play(game: AnyGame, running: Running | None) -> Running | None:
    """Play on until the shortcut is over (None) or somebody else has to decide."""
    while running is not None and (decision := game.decision) is not None and decision.seat == running.seat:
        following = running.next(game)
        if following is None:
            return None
        answer, running = following
        game.decide(answer)
        if not running.goes_on(game):
            return None
    return running


# for the games


def shortcut(
    seat: int,
    verb: str,
    at: tuple[Pointer, ...],
    answers: Sequence[Answer],
    price: Price = (),
    stops: tuple[str, ...] = (),
    outcomes: tuple[Outcome, ...] = (),
) -> Shortcut:
    """A shortcut called by a verb and the things that it points at, as an option is."""
    return Shortcut(*_called(seat, verb, *at), tuple(answers), price, outcomes, stops)


@lru_cache(1 << 12, typed=True)
def _called(seat: int, verb: str, *at: Pointer) -> tuple[str, Message, tuple[str, ...]]:
    """The same things of the same types always read the same."""
    found = names(at, seat)
    return " ".join((verb, *found)), Message(f"shortcut-{verb}", spoken(at, seat)), found


def total(prices: Iterable[Price]) -> Price:
    """What several prices come to: of one kind from one source it is one charge."""
    found: dict[tuple[str, str], Charge] = {}
    for charge in (charge for price in prices for charge in price):
        key = charge.what, charge.source
        found[key] = _plus(found[key], charge) if key in found else charge
    return tuple(found.values())


def _plus(one: Charge, other: Charge) -> Charge:
    amount = one.amount + other.amount
    args = tuple((name, amount if name == "number" else arg) for name, arg in one.message.args)
    return replace(one, amount=amount, message=Message(one.message.id, args), more=one.more or other.more)


class Rehearsal(NamedTuple):
    """What was answered on a copy, what that cost, and how it stood after that."""

    answers: tuple[Answer, ...]
    said: tuple[Message, ...]
    """The same in words."""
    price: Price
    state: Any


def rehearse(state: Any, seat: int, pick: Pick, others: Pick = lambda reading, ask: None) -> Rehearsal:
    """Answer on a copy as `pick` says, up to where chance decides: what comes then the seat cannot know.

    `others` answers for other seats; it must not look at what is hidden from this one.
    """
    from cyberdeck.kernel.game import Game

    twin: Game[Any, Any] = Game(state.copy(), {}, 0)
    answers, said, prices = list[Answer](), list[Message](), list[Price]()
    while (ask := twin.ask) is not None and len(answers) < MOST and twin.state.rng == state.rng:
        mine = ask.seat == seat
        index = (pick if mine else others)(twin.state, ask)
        if index is None:
            break
        if twin.begun and prices:
            prices.pop()  # the last answer of a question has the whole price of it
        if mine:
            answers.append(Answer(ask.prompt, ask.options[index].notation(seat), names(ask.about, seat)))
            said.append(ask.options[index].message(seat))
        prices.append(twin.rules.price(twin.state, ask, index) if mine else ())
        twin.decide(index)
    return Rehearsal(tuple(answers), tuple(said), total(prices), twin.state)
