"""What a computer player is given, and what it gives back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from cyberdeck.kernel import AnyGame, Game, Message, Offer, Position, Rng
from cyberdeck.kernel.option import names

S = TypeVar("S", bound=Position)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Seen(Generic[V]):
    """A decision as its seat sees it: immutable, with no way back to the game."""

    seat: int
    view: V
    asked: Message
    at: tuple[str, ...]
    """What the question points at."""
    offers: tuple[Offer, ...]


AnySeen: TypeAlias = Seen[Any]
"""For code that knows no game."""


class Glance(NamedTuple):
    """A question without the table, for bots that would answer the same whatever lies there."""

    prompt: str
    at: tuple[str, ...]
    """What it points at."""
    verbs: list[str]
    """What each offer begins with."""


class Bot(Protocol):
    """Who looks at what offers cost says so with `reads_prices = True`.

    Who has `glance(glance: Glance) -> int | None` is asked that first, and shown the table only where the answer is
    None: it must be what `choose` would answer.
    """

    def choose(self, seen: AnySeen) -> int:
        """The index of the offer it takes."""


class RandomBot:
    """Takes any offer, each as likely as the others."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, seen: AnySeen) -> int:
        return self.rng.below(len(seen.offers))


def seen_by(game: Game[S, V], priced: bool = False) -> Seen[V]:
    """What the seat that has to decide is given; prices and outcomes only for a bot that reads them."""
    decision = game.decision
    assert decision is not None, "the game is over"
    seat, offers = int(decision.seat), tuple(decision.options if priced else decision.unpriced)
    return Seen(seat, game.view(seat), decision.prompt, decision.at, offers)


def glance_of(game: AnyGame) -> Glance:
    ask = game.ask
    assert ask is not None, "the game is over"
    return Glance(ask.prompt, names(ask.about, ask.seat), [option.verb for option in ask.options])


def answer(game: AnyGame, bots: Sequence[Bot]) -> int:
    """What the bot of that seat decides; a question with one answer is not put to it."""
    ask = game.ask
    assert ask is not None, "the game is over"
    if len(ask.options) == 1:
        return 0
    bot = bots[ask.seat]
    if glance := getattr(bot, "glance", None):
        index: int | None = glance(glance_of(game))
        if index is not None:
            return index
    return bot.choose(seen_by(game, getattr(bot, "reads_prices", False)))


def play_out(game: AnyGame, bots: Sequence[Bot]) -> None:
    """Play to the end; `bots` are in the order of the seats."""
    while game.ask is not None:
        game.decide(answer(game, bots))
