"""The arena: players against each other, on the same seeds, in both seats and with all decks.

A game is a number: its seed, its decks and who plays follow from that. Where the seats win together every player plays
the same games, and of two the one is better who wins what the other loses.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Any, Final, NamedTuple

from cyberdeck.bots.bot import AnySeen, Bot, Glance, answer
from cyberdeck.bots.ratings import Rating, Verdict, ratings, sprt
from cyberdeck.bots.rungs import HOUSE, NAMES, USUAL, bot_for, ladder
from cyberdeck.bots.simulation import Share, seed_of, share
from cyberdeck.deckers import RULES as DECKERS
from cyberdeck.kernel import AnyGame, frozen
from cyberdeck.netrunner import CORP, RUNNER
from cyberdeck.netrunner import RULES as NETRUNNER
from cyberdeck.netrunner.decks import starter_names

MOST: Final = 10_000
"""Decisions after which a game counts as lost for everybody."""
THOUGHT: Final = 0.005
"""Seconds from which on an answer was thought about."""
BEGINNING: Final = 1500
"""The rating of somebody of whom nothing is known."""
PAIRINGS: Final = tuple((corp, runner) for corp in starter_names(CORP) for runner in starter_names(RUNNER))


class Bout(NamedTuple):
    """How one game went."""

    number: int
    seed: int
    players: tuple[str, ...]
    """Who played each seat; where all win together, who played them all."""
    decks: tuple[str, ...]
    won: tuple[bool, ...]
    decisions: int
    thinking: tuple[tuple[int, ...], ...]
    """The milliseconds of processor time that each of them thought about his decisions."""


class Timed:
    """A bot and a clock, which runs only while it thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.seconds = bot, list[float]()
        self.searches: bool = getattr(bot, "searches", False)
        self.reads_prices: bool = getattr(bot, "reads_prices", False)

    def glance(self, seen: Glance) -> int | None:
        glance = getattr(self.bot, "glance", None)
        index: int | None = None if glance is None else glance(seen)
        return index

    def choose(self, seen: AnySeen) -> int:
        start = time.process_time()
        index = self.bot.choose(seen)
        self.seconds.append(time.process_time() - start)
        return index

    @property
    def thinking(self) -> tuple[int, ...]:
        return tuple(sorted(round(1000 * spent) for spent in self.seconds if spent >= THOUGHT))


def _play(game: AnyGame, bots: Sequence[Timed]) -> int:
    decisions = 0
    while game.ask is not None and decisions < MOST:
        game.decide(answer(game, bots))
        decisions += 1
    return decisions


@frozen
class Arena:
    """Netrunner: for each seed and its decks all pairs of players, each of them on either side."""

    players: tuple[str, ...]
    seed: int
    neighbours: bool = False
    """Only those who stand next to each other, and each against itself."""

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Corp and Runner."""
        if self.neighbours:
            next_to = [*zip(self.players, self.players[1:], strict=False)]
            both = [pair for one, other in next_to for pair in ((one, other), (other, one))]
            return [*both, *((name, name) for name in self.players)]
        return [pair for one, other in combinations(self.players, 2) for pair in ((one, other), (other, one))]

    def games(self, rounds: int) -> int:
        return rounds * len(self.pairs)

    def data(self) -> dict[str, object]:
        told = {"players": list(self.players), "neighbours": self.neighbours, "seed": self.seed}
        return {"game": NETRUNNER.name, "engine": NETRUNNER.version, **told}

    def play(self, number: int) -> Bout:
        rounds, place = divmod(number, len(self.pairs))
        seed, decks, players = seed_of(self.seed, rounds), PAIRINGS[rounds % len(PAIRINGS)], self.pairs[place]
        game = NETRUNNER.new_game({"corp": decks[0], "runner": decks[1]}, seed)
        bots = [Timed(bot_for(NETRUNNER.name, seat, seed, players[seat])) for seat in (CORP, RUNNER)]
        decisions = _play(game, bots)
        winners = game.result.winners if game.result else ()
        won = tuple(seat in winners for seat in (CORP, RUNNER))
        return Bout(number, seed, players, decks, won, decisions, tuple(bot.thinking for bot in bots))


@frozen
class Raids:
    """Deckers: for each seed all players, each with all deckers in its hands."""

    players: tuple[str, ...]
    seed: int
    setup: Mapping[str, object]

    def games(self, rounds: int) -> int:
        return rounds * len(self.players)

    def data(self) -> dict[str, object]:
        told = {"players": list(self.players), "setup": dict(self.setup), "seed": self.seed}
        return {"game": DECKERS.name, "engine": DECKERS.version, **told}

    def play(self, number: int) -> Bout:
        rounds, place = divmod(number, len(self.players))
        seed, player = seed_of(self.seed, rounds), self.players[place]
        game = DECKERS.new_game(self.setup, seed)
        bots = [Timed(bot_for(DECKERS.name, seat, seed + seat, player)) for seat in range(len(game.seats))]
        decisions = _play(game, bots)
        won = bool(game.result and game.result.winners)
        thinking = tuple(sorted(spent for bot in bots for spent in bot.thinking))
        return Bout(number, seed, (player,), (), (won,), decisions, (thinking,))


# what came of it


class Cell(NamedTuple):
    """One player against another, in all games that they have in common."""

    one: str
    other: str
    won: float
    lost: float
    drawn: int

    @property
    def share(self) -> Share:
        return share(round(self.won), round(self.won + self.lost))

    @property
    def verdict(self) -> Verdict:
        return sprt(self.won, self.lost)


class Thinking(NamedTuple):
    """How long a player thinks about a decision, in milliseconds of one processor."""

    median: int
    p99: int
    most: int


@frozen
class Report:
    """What a number of games come to."""

    games: int
    players: tuple[str, ...]
    cells: tuple[Cell, ...]
    ratings: Mapping[str, Rating]
    """By player; in a game with opponents also by player and side: `agent@corp`."""
    wins: Mapping[str, Share]
    """Of all games of a player; with opponents also on each side."""
    thinking: Mapping[str, Thinking]

    def data(self) -> dict[str, Any]:
        cells = [
            {**cell._asdict(), "share": cell.share._asdict(), "verdict": cell.verdict._asdict()} for cell in self.cells
        ]
        return {
            "games": self.games,
            "ratings": {name: rating._asdict() for name, rating in self.ratings.items()},
            "wins": {name: won._asdict() for name, won in self.wins.items()},
            "matches": cells,
            "thinking": {name: spent._asdict() for name, spent in self.thinking.items()},
        }

    def against(self, one: str, other: str) -> Cell | None:
        return next((cell for cell in self.cells if (cell.one, cell.other) == (one, other)), None)


def report(players: Sequence[str], bouts: Collection[Bout]) -> Report:
    together = any(len(bout.players) == 1 for bout in bouts)
    won = _together(bouts) if together else _against(bouts)
    cells = [
        Cell(one, other, won.get((one, other), 0), won.get((other, one), 0), _drawn(bouts, one, other))
        for one in players
        for other in players
        if won.get((one, other), 0) + won.get((other, one), 0) > 0
    ]
    return Report(
        len(bouts), tuple(players), tuple(cells), _rated(players, bouts, won), _shares(bouts), _thinking(bouts)
    )


def _against(bouts: Collection[Bout]) -> dict[tuple[str, str], float]:
    won: dict[tuple[str, str], float] = defaultdict(float)
    for bout in bouts:
        corp, runner = bout.players
        if corp != runner and any(bout.won):
            won[(corp, runner) if bout.won[0] else (runner, corp)] += 1
    return won


def _together(bouts: Collection[Bout]) -> dict[tuple[str, str], float]:
    """Of two who have played the same game, who won it alone."""
    by_seed: dict[int, list[Bout]] = defaultdict(list)
    for bout in bouts:
        by_seed[bout.seed].append(bout)
    won: dict[tuple[str, str], float] = defaultdict(float)
    for same in by_seed.values():
        for one in same:
            for other in same:
                if one.won[0] and not other.won[0]:
                    won[one.players[0], other.players[0]] += 1
    return won


def _drawn(bouts: Collection[Bout], one: str, other: str) -> int:
    """Games that both have won or both have lost."""
    mine = {bout.seed: bout.won[0] for bout in bouts if bout.players == (one,)}
    return sum(bout.players == (other,) and mine.get(bout.seed) == bout.won[0] for bout in bouts)


def _rated(players: Sequence[str], bouts: Collection[Bout], won: Mapping[tuple[str, str], float]) -> dict[str, Rating]:
    if not won:
        return {}
    anchor = HOUSE if HOUSE in players else players[0]
    found = ratings(won, anchor)
    sides: dict[tuple[str, str], float] = defaultdict(float)
    for bout in bouts:
        if len(bout.players) == 2 and any(bout.won):
            corp, runner = f"{bout.players[0]}@corp", f"{bout.players[1]}@runner"
            sides[(corp, runner) if bout.won[0] else (runner, corp)] += 1
    return found | (ratings(sides, f"{anchor}@corp") if sides else {})


def _shares(bouts: Collection[Bout]) -> dict[str, Share]:
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for bout in bouts:
        for seat, (player, won) in enumerate(zip(bout.players, bout.won, strict=True)):
            names = [player, *([f"{player}@{('corp', 'runner')[seat]}"] if len(bout.players) == 2 else [])]
            for name in names:
                counts[name][0] += won
                counts[name][1] += 1
    return {name: share(won, games) for name, (won, games) in counts.items()}


def _thinking(bouts: Collection[Bout]) -> dict[str, Thinking]:
    spent: dict[str, list[int]] = defaultdict(list)
    for bout in bouts:
        for player, times in zip(bout.players, bout.thinking, strict=True):
            spent[player].extend(times)
    return {
        player: Thinking(times[len(times) // 2], times[int(0.99 * (len(times) - 1))], times[-1])
        for player, times in ((player, sorted(times)) for player, times in spent.items())
        if times
    }


# even steps


class Proposal(NamedTuple):
    """What a rung has come to, and a share of blunders that would make the steps of its ladder even."""

    ladder: str
    rung: str
    rating: int
    """On the scale on which people are rated: the usual rung stands where a newcomer begins."""
    blunders: float
    proposed: float


def proposals(game: str, told: Report) -> list[Proposal]:
    """For each ladder: between its weakest and its strongest rung, even steps by what the shares have come to."""
    seats = (0, 1) if game == NETRUNNER.name else (0,)
    zero, found = BEGINNING - _usual(told), []
    for seat in seats:
        of = ladder(game, seat)
        name = f"@{of.name}" if len(seats) > 1 else ""
        known = [(rung, told.ratings[rung + name].elo) for rung in NAMES if rung + name in told.ratings]
        if len(known) < 3:
            continue
        curve = sorted((elo, of.rungs[rung].blunders) for rung, elo in known)
        low, high = known[0][1], known[-1][1]
        for place, (rung, elo) in enumerate(known):
            wanted = low + (high - low) * place / (len(known) - 1)
            found.append(Proposal(of.name, rung, round(zero + elo), of.rungs[rung].blunders, _between(curve, wanted)))
    return found


def _usual(told: Report) -> float:
    """The Elo of the usual rung, in the middle of its sides."""
    sides = [told.ratings[name].elo for name in (f"{USUAL}@corp", f"{USUAL}@runner") if name in told.ratings]
    alone = told.ratings.get(USUAL, Rating(0.0, 0.0)).elo
    return sum(sides) / len(sides) if sides else alone


def _between(curve: Sequence[tuple[float, float]], wanted: float) -> float:
    """The share that is wanted, on the line between the two neighbours that have been measured."""
    for (low, less), (high, more) in pairwise(curve):
        if low <= wanted <= high and high > low:
            return round(less + (more - less) * (wanted - low) / (high - low), 3)
    return curve[0][1] if wanted < curve[0][0] else curve[-1][1]
