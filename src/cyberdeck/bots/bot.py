"""What a computer player is given, and what it gives back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from cyberdeck.kernel import AnyGame, Game, Message, Offer, Position, Rng

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


class Bot(Protocol):
    """Who looks at what offers cost says so with `reads_prices = True`."""

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


def answer(game: AnyGame, bots: Sequence[Bot]) -> int:
    """What the bot of that seat decides; a question with one answer is not put to it."""
    decision = game.decision
    assert decision is not None, "the game is over"
    if len(decision.options) == 1:
        return 0
    bot = bots[decision.seat]
    return bot.choose(seen_by(game, getattr(bot, "reads_prices", False)))


def play_out(game: AnyGame, bots: Sequence[Bot]) -> None:
    """Play to the end; `bots` are in the order of the seats."""
    while game.decision is not None:
        game.decide(answer(game, bots))
