"""What a computer player is given, and what it gives back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from cyberdeck.kernel import AnyGame, Message, Offer, Rng


@dataclass(frozen=True, slots=True)
class Seen:
    """A decision as its seat sees it: immutable, with no way back to the game."""

    seat: int
    view: Any
    """Plain data, of the type that the game's view has."""
    asked: Message
    at: tuple[str, ...]
    """What the question points at."""
    offers: tuple[Offer, ...]


class Bot(Protocol):
    def choose(self, seen: Seen) -> int:
        """The index of the offer it takes."""


class RandomBot:
    """Takes any offer, each as likely as the others."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> int:
        return self.rng.below(len(seen.offers))


def seen_by(game: AnyGame) -> Seen:
    """What the seat that has to decide is given."""
    decision = game.decision
    assert decision is not None, "the game is over"
    seat = int(decision.seat)
    return Seen(seat, game.view(seat), decision.prompt, decision.at, tuple(decision.options))


def answer(game: AnyGame, bots: Sequence[Bot]) -> int:
    """What the bot of that seat decides; a question with one answer is not put to it."""
    decision = game.decision
    assert decision is not None, "the game is over"
    return 0 if len(decision.options) == 1 else bots[decision.seat].choose(seen_by(game))


def play_out(game: AnyGame, bots: Sequence[Bot]) -> None:
    """Play to the end; `bots` are in the order of the seats."""
    while game.decision is not None:
        game.decide(answer(game, bots))
