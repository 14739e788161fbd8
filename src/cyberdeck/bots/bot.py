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
    imagined: AnyGame | None = None
    """For who searches: a full game that the seat could be in, drawn from what it knows and from nothing else.

    It may be copied and played; `imagined.determinise(seat, rng)` draws further ones, as the real game would."""


AnySeen: TypeAlias = Seen[Any]
"""For code that knows no game."""


class Glance(NamedTuple):
    """A question without the table, for bots that would answer the same whatever lies there."""

    prompt: str
    at: tuple[str, ...]
    """What it points at."""
    verbs: list[str]
    """What each offer begins with."""


class Plan(NamedTuple):
    """Something that a player thinks of doing, as it would explain it."""

    offer: int
    """The index of the offer that it begins with."""
    chance: float | None = None
    """How likely the game is won this way, as far as the player can tell."""
    after: tuple[Message, ...] = ()
    """What is to come after it, in words."""
    verdict: Message | None = None
    """How good it is, in words."""


class Bot(Protocol):
    """`reads_prices = True`: it looks at what offers cost; `searches = True`: it needs an imagined game.

    What a seat has seen is part of the position (who knows which card), so a bot needs no memory for it: an imagined
    game keeps it, also what was seen where the bot was not asked.

    Who has `glance(glance: Glance) -> int | None` is asked that first, and shown the table only where the answer is
    None: it must be what `choose` would answer.

    Who has `explain(seen)` tells what it thinks of, and who has `intends(seen)` what it is about to do; `advising` of
    its game puts that into words.
    """

    def choose(self, seen: AnySeen) -> int:
        """The index of the offer it takes."""


class RandomBot:
    """Takes any offer, each as likely as the others."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, seen: AnySeen) -> int:
        return self.rng.below(len(seen.offers))

    def glance(self, glance: Glance) -> int:
        """It need not look at the table."""
        return self.rng.below(len(glance.verbs))


def seen_by(game: Game[S, V], priced: bool = False, imagining: bool = False) -> Seen[V]:
    """What the seat that has to decide is given; prices and an imagined game only for a bot that uses them."""
    decision = game.decision
    assert decision is not None, "the game is over"
    seat, offers = int(decision.seat), tuple(decision.options if priced else decision.unpriced)
    imagined = game.determinise(seat, Rng(0)) if imagining else None
    return Seen(seat, game.view(seat), decision.prompt, decision.at, offers, imagined)


def shown_to(bot: Bot, game: Game[S, V]) -> Seen[V]:
    """What this bot is given, by what it says that it uses."""
    return seen_by(game, getattr(bot, "reads_prices", False), getattr(bot, "searches", False))


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
    return bot.choose(shown_to(bot, game))


def play_out(game: AnyGame, bots: Sequence[Bot]) -> None:
    """Play to the end; `bots` are in the order of the seats."""
    while game.ask is not None:
        game.decide(answer(game, bots))
