"""A finished game looked at again: how the chances stood, and where something better was to be done.

Everything is judged from what the seat knew when it decided; only the second curve sees all cards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final, NamedTuple, Protocol

from cyberdeck.bots.bot import AnySeen, seen_by
from cyberdeck.kernel import AnyGame, AnyRules, Complaint, Journal, Message, message
from cyberdeck.kernel.journal import replaying

GAIN: Final = 0.10
"""How much better something must have been to be worth a word."""


class Way(NamedTuple):
    """An answer with what was to follow, and the chance to win with it."""

    offer: int
    steps: tuple[str, ...]
    """In notation; the first is the answer itself, with where it leads if that is asked later."""
    chance: float


class Weighed(NamedTuple):
    """What was answered, and what would have been best."""

    taken: Way
    best: Way
    doubt: float
    """The standard error of how much better that was."""

    @property
    def gain(self) -> float:
        return self.best.chance - self.taken.chance

    @property
    def is_moment(self) -> bool:
        return self.gain >= GAIN and self.gain > 2 * self.doubt


class Judge(Protocol):
    """Who can say of a game how good an answer was."""

    def weigh(self, seen: AnySeen, taken: int) -> Weighed | None:
        """The answer next to the best one; None where there was nothing to think about."""

    def compared(self, seen: AnySeen, weighed: Weighed) -> tuple[float, float]:
        """The chances of the best and of the taken answer once more, in other imagined games."""

    def turn(self, seen: AnySeen) -> int:
        """In which turn it was asked."""

    def open(self, game: AnyGame) -> tuple[float, ...]:
        """The chances of all seats, if everybody could see everything."""


class Point(NamedTuple):
    """How it stood at a decision that mattered."""

    at: int
    """After how many decisions."""
    turn: int
    seat: int
    known: float
    """The chance of that seat with what it did, from what it knew."""
    open: tuple[float, ...]
    asked: Message
    weighed: Weighed
    words: tuple[Message, Message]
    """What was taken, and what was best, in words."""


def reviewed(
    journal: Journal,
    rules: AnyRules,
    judge: Judge,
    seats: Collection[int],
    watch: Callable[[int], None] = lambda done: None,
) -> Iterator[Point]:
    """The decisions of these seats that mattered, one after the other."""
    moves = [notation for _, notation in journal.decisions]
    for at, game in enumerate(replaying(journal, rules)):
        watch(at)
        decision = game.decision
        if decision is None or at >= len(moves) or decision.seat not in seats or len(decision.options) < 2:
            continue
        taken, seen = decision.notations.index(moves[at]), seen_by(game, imagining=True)
        weighed = judge.weigh(seen, taken)
        if weighed is not None:
            words = seen.offers[taken].message, seen.offers[weighed.best.offer].message
            yield Point(
                at, judge.turn(seen), seen.seat, weighed.taken.chance, judge.open(game), seen.asked, weighed, words
            )


def judge_of(game: str, most: int | None = None) -> Judge:
    """Who judges a game; a Complaint if nobody can. What looks like a mistake is played out `most` times at most."""
    if game == "netrunner":
        from cyberdeck.bots.netrunner.reviewing import NetrunnerJudge

        return NetrunnerJudge(certain=most)
    if game == "deckers":
        from cyberdeck.bots.deckers.reviewing import DeckersJudge

        return DeckersJudge(certain=most)
    raise Complaint(message("review-none", game=game))
