"""How good a decision was: plans raced as the searching player does, and what looks like a mistake played out often."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from cyberdeck.bots.bot import Seen
from cyberdeck.bots.netrunner.evaluator import corp_wins
from cyberdeck.bots.netrunner.plans import step_of
from cyberdeck.bots.netrunner.playouts import Playout, imagine
from cyberdeck.bots.netrunner.searching import SearchingBot, Way
from cyberdeck.bots.netrunner.sight import Sight
from cyberdeck.bots.reviewing import Way as Judged
from cyberdeck.bots.reviewing import Weighed
from cyberdeck.kernel import AnyGame, Rng
from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.view import NetrunnerView

QUICK: Final = Sight(worlds=8, plans=20, horizon=2)
CERTAIN: Final = 200
"""In how many imagined games an answer is played out before it is called a mistake."""
SUSPECT: Final = 0.04
"""How much worse an answer must look at first sight to be looked at closely."""


class NetrunnerJudge:
    def __init__(self, seed: int = 0, certain: int | None = None) -> None:
        self._seed, self._certain = seed, CERTAIN if certain is None else certain

    def weigh(self, seen: Seen[NetrunnerView], taken: int) -> Weighed | None:
        """The answer next to the best one, both from the eyes of its seat."""
        bot = SearchingBot(seen.seat, self._seed, QUICK)
        game = bot.imagined(seen)
        ways = list(_apart(seen, _with(bot.ways(game), game, taken)).values())
        if len(ways) < 2:
            return None
        rng = Rng(self._seed)
        standings = bot.race(game, ways, rng)
        if standings is None:
            return None
        notations = [seen.offers[way.first].notation for way in ways]
        best = standings[0].place
        mine = next(row.place for row in standings if notations[row.place] == seen.offers[taken].notation)
        chances = {row.place: row.chance for row in standings}
        doubt = 0.0
        if mine != best and chances[best] - chances[mine] >= SUSPECT:
            chances[best], chances[mine], doubt = self._certainly(game, seen.seat, ways[best], ways[mine], rng)
            if chances[best] < chances[mine]:
                best = mine
        return Weighed(_told(seen, ways[mine], chances[mine]), _told(seen, ways[best], chances[best]), doubt)

    def compared(self, seen: Seen[NetrunnerView], weighed: Weighed) -> tuple[float, float]:
        """The chances of the best and of the taken answer once more, in other imagined games."""
        bot = SearchingBot(seen.seat, self._seed, QUICK)
        game = bot.imagined(seen)
        ways = _apart(seen, _with(bot.ways(game), game, weighed.taken.offer))
        best, taken = ways[weighed.best.steps], ways[weighed.taken.steps]
        return self._certainly(game, seen.seat, best, taken, Rng(self._seed))[:2]

    def turn(self, seen: Seen[NetrunnerView]) -> int:
        return seen.view.turns

    def open(self, game: AnyGame) -> tuple[float, ...]:
        corp = corp_wins(game.state)
        return corp, 1 - corp

    def _certainly(self, game: NetrunnerGame, side: int, best: Way, mine: Way, rng: Rng) -> tuple[float, float, float]:
        """The chances of both in the same imagined games, and the standard error of their difference."""
        pairs = []
        for _ in range(self._certain):
            world, chance = imagine(game, side, rng), rng.below(1 << 60)
            pairs.append([_played(world, chance, side, way) for way in (best, mine)])
        good, bad = zip(*pairs, strict=True)
        gains = [a - b for a, b in pairs]
        return fmean(good), fmean(bad), stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 1.0


def _played(world: NetrunnerGame, chance: int, side: int, way: Way) -> float:
    return Playout(world, chance, side, QUICK.horizon).play(way.plan, None if way.plan else way.first)


def _with(ways: Sequence[Way], game: NetrunnerGame, taken: int) -> list[Way]:
    """The ways that the player thinks of, and the one that was taken."""
    if not ways or any(way.first == taken for way in ways):
        return list(ways)
    ask = game.ask
    assert ask is not None
    return [*ways, Way(taken, (step_of(ask.options[taken]),) if ask.prompt == "action" else ())]


def _apart(seen: Seen[NetrunnerView], ways: Sequence[Way]) -> dict[tuple[str, ...], Way]:
    """By their words: a reader could not tell apart what is told alike, such as a token on one of two copies."""
    found: dict[tuple[str, ...], Way] = {}
    for way in ways:
        found.setdefault(_steps(seen, way), way)
    return found


def _steps(seen: Seen[NetrunnerView], way: Way) -> tuple[str, ...]:
    """The answer as it is offered, with where it leads if that is asked later; then the plan."""
    first = seen.offers[way.first].notation
    if not way.plan:
        return (first,)
    return (way.plan[0].told(first), *(step.notation for step in way.plan[1:]))


def _told(seen: Seen[NetrunnerView], way: Way, chance: float) -> Judged:
    return Judged(way.first, _steps(seen, way), chance)
