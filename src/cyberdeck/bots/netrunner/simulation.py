"""Many games between the house's Corporation and its Runner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import NamedTuple

from cyberdeck.bots import bot_for, play_out
from cyberdeck.bots.rungs import HOUSE
from cyberdeck.bots.simulation import Share, seed_of, share, spread
from cyberdeck.kernel import frozen
from cyberdeck.netrunner import CORP, RULES, RUNNER, Deck


@frozen
class Match:
    """What all games have in common."""

    corp: Deck
    runner: Deck
    seed: int
    players: tuple[str, str] = (HOUSE, HOUSE)
    """Who plays the Corporation and the Runner."""

    def data(self) -> dict[str, object]:
        decks = {"corp": self.corp.data(), "runner": self.runner.data()}
        players = {} if self.players == (HOUSE, HOUSE) else {"players": list(self.players)}
        return {"engine": RULES.version, **decks, **players, "seed": self.seed}

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
    play_out(game, [bot_for(RULES.name, side, seed, match.players[side]) for side in (CORP, RUNNER)])
    result = game.result
    assert result is not None
    winner = game.seats[result.winners[0]] if result.winners else ""
    return Played(number, seed, winner, result.reason.id, game.state.turns, len(game.journal.decisions))


@frozen
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
