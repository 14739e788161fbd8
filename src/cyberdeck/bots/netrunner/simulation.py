"""Many games between the house's Corporation and its Runner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from cyberdeck.bots import play_out
from cyberdeck.bots.netrunner import house_bot
from cyberdeck.bots.simulation import Share, seed_of, share, spread
from cyberdeck.netrunner import CORP, RULES, RUNNER, Deck


@dataclass(frozen=True, slots=True)
class Match:
    """What all games have in common."""

    corp: Deck
    runner: Deck
    seed: int

    def data(self) -> dict[str, object]:
        return {"engine": RULES.version, "corp": self.corp.data(), "runner": self.runner.data(), "seed": self.seed}

    def seed_of(self, number: int) -> int:
        return seed_of(self.seed, number)

    def play(self, number: int) -> Played:
        return play_game(self, number)


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

    def data(self) -> dict[str, object]:
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
