"""Many games between the house's players: the same seed gives the same games, however many play at once."""

from __future__ import annotations

import hashlib
import signal
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from statistics import mean, median
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from cyberdeck.bots import house_bot, play_out
from cyberdeck.netrunner import CORP, RULES, RUNNER, Deck

G = TypeVar("G", covariant=True)

CONFIDENT: Final = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Match:
    """What all games have in common."""

    corp: Deck
    runner: Deck
    seed: int

    def data(self) -> dict[str, Any]:
        return {"engine": RULES.version, "corp": self.corp.data(), "runner": self.runner.data(), "seed": self.seed}

    def seed_of(self, number: int) -> int:
        return seed_of(self.seed, number)

    def play(self, number: int) -> Played:
        return play_game(self, number)


class Playing(Protocol[G]):
    """Any number of games that can be played apart from each other."""

    def play(self, number: int) -> G:
        """The game of that number, to its end."""


def seed_of(seed: int, number: int) -> int:
    """Each game's own seed, which tells nothing of its neighbours."""
    return int.from_bytes(hashlib.sha256(f"{seed} {number}".encode()).digest()[:6])


class Played(NamedTuple):
    """How one game went."""

    number: int
    seed: int
    winner: str
    reason: str
    turns: int
    decisions: int


def play_game(match: Match, number: int) -> Played:
    """The game of that number, to its end."""
    seed = match.seed_of(number)
    game = RULES.new_game({"corp": match.corp.data(), "runner": match.runner.data()}, seed)
    play_out(game, [house_bot(CORP, seed), house_bot(RUNNER, seed)])
    result = game.result
    assert result is not None
    winner = game.seats[result.winners[0]] if result.winners else ""
    return Played(number, seed, winner, result.reason.id, game.state.turns, len(game.journal.decisions))


def play_games(match: Playing[G], numbers: Sequence[int], jobs: int) -> Iterator[G]:
    """These games in any order, `jobs` of them at a time."""
    if jobs < 2 or len(numbers) < 2:
        for number in numbers:
            yield match.play(number)
        return
    with get_context("spawn").Pool(min(jobs, len(numbers)), _take, (match,)) as pool:
        yield from pool.imap_unordered(_play, numbers)


_match: list[Playing[Any]] = []


def _take(match: Playing[Any]) -> None:
    """What each worker needs; an interrupt is the business of the one who waits for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _match[:] = [match]


def _play(number: int) -> Any:
    return _match[0].play(number)


# what came of it


class Share(NamedTuple):
    """How many of all, and between which shares the truth lies with 95 % confidence, after Wilson."""

    games: int
    share: float
    low: float
    high: float


def share(count: int, total: int) -> Share:
    if not total:
        return Share(0, 0.0, 0.0, 1.0)
    p, z = count / total, CONFIDENT
    middle = (p + z * z / (2 * total)) / (1 + z * z / total)
    reach = z / (1 + z * z / total) * sqrt(p * (1 - p) / total + z * z / (4 * total * total))
    return Share(count, p, max(0.0, middle - reach), min(1.0, middle + reach))


@dataclass(frozen=True, slots=True)
class Summary:
    """What a number of games come to."""

    games: int
    corp: Share
    runner: Share
    reasons: tuple[tuple[str, str, int], ...]
    """Who won how and how often, the most frequent first."""
    turns: tuple[int, ...]
    decisions: tuple[int, ...]

    def data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": {"corp": self.corp._asdict(), "runner": self.runner._asdict()},
            "reasons": [{"winner": w, "reason": r.removeprefix("won-by-"), "games": n} for w, r, n in self.reasons],
            "turns": spread(self.turns),
            "decisions": spread(self.decisions),
        }


def summary(games: Collection[Played]) -> Summary:
    wins = Counter(game.winner for game in games)
    ends = Counter((game.winner, game.reason) for game in games)
    reasons = sorted(((winner, reason, n) for (winner, reason), n in ends.items()), key=lambda end: (-end[2], end))
    return Summary(
        len(games),
        share(wins["corp"], len(games)),
        share(wins["runner"], len(games)),
        tuple(reasons),
        tuple(sorted(game.turns for game in games)),
        tuple(sorted(game.decisions for game in games)),
    )


def spread(numbers: Sequence[int]) -> dict[str, float]:
    if not numbers:
        return {}
    return {"least": numbers[0], "median": median(numbers), "mean": mean(numbers), "most": numbers[-1]}
