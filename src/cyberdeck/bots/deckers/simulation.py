"""Many games of Deckers by computer players: the same seed gives the same games, however many play at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import NamedTuple

from cyberdeck.bots import bot_for, play_out
from cyberdeck.bots.simulation import Share, seed_of, share, spread
from cyberdeck.deckers import RULES
from cyberdeck.kernel import frozen


@frozen
class Campaign:
    """What all games have in common: the setup, and who plays all deckers."""

    setup: Mapping[str, object]
    bot: str
    seed: int

    def data(self) -> dict[str, object]:
        return {
            "game": RULES.name,
            "engine": RULES.version,
            "setup": dict(self.setup),
            "bot": self.bot,
            "seed": self.seed,
        }

    def play(self, number: int) -> Played:
        seed = seed_of(self.seed, number)
        game = RULES.new_game(self.setup, seed)
        play_out(game, [bot_for(RULES.name, seat, seed + seat, self.bot) for seat in range(len(game.seats))])
        result = game.result
        assert result is not None
        decisions = len(game.journal.decisions)
        return Played(number, seed, bool(result.winners), result.reason.id, game.state.cycle, decisions)


class Played(NamedTuple):
    """How one game went."""

    number: int
    seed: int
    won: bool
    reason: str
    cycle: int
    """The last one."""
    decisions: int


@frozen
class Summary:
    """What a number of games come to."""

    games: int
    won: Share
    reasons: tuple[tuple[str, int], ...]
    """How the games ended and how often, the most frequent first."""
    cycles: tuple[int, ...]
    decisions: tuple[int, ...]

    def data(self) -> dict[str, object]:
        return {
            "games": self.games,
            "won": self.won._asdict(),
            "reasons": [{"reason": reason, "games": games} for reason, games in self.reasons],
            "cycles": spread(self.cycles),
            "decisions": spread(self.decisions),
        }


def summary(games: Collection[Played]) -> Summary:
    ends = Counter(game.reason for game in games)
    return Summary(
        len(games),
        share(sum(game.won for game in games), len(games)),
        tuple(sorted(ends.items(), key=lambda end: (-end[1], end[0]))),
        tuple(sorted(game.cycle for game in games)),
        tuple(sorted(game.decisions for game in games)),
    )
