"""How good a decision of Deckers was: the cycle is played on in imagined games, and its goal is met or not."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from cyberdeck.bots.bot import Seen
from cyberdeck.bots.deckers.house import MENU
from cyberdeck.bots.deckers.imagining import complete
from cyberdeck.bots.deckers.mind import BEST
from cyberdeck.bots.deckers.planning import Node, Search, said
from cyberdeck.bots.deckers.rolling import Playout
from cyberdeck.bots.deckers.searching import ABLER, SearchingDecker
from cyberdeck.bots.deckers.tryout import Answer
from cyberdeck.bots.reviewing import GAIN, Way, Weighed
from cyberdeck.deckers.cycle import HAND, TURNS
from cyberdeck.deckers.events import GoalMet, GoalMissed
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.view import DeckersView
from cyberdeck.kernel import AnyGame, Rng

FEW: Final = 3
CLOSE: Final = 12
CERTAIN: Final = 60
"""In how many imagined games a turn is played on at first, on suspicion, and before it is called a mistake."""
SUSPECT: Final = 0.2
"""How much worse a turn must look at first to be looked at closely; then it is a matter of `GAIN`."""
NEAR: Final = 3
"""In so many last turns of a cycle it is judged whether it holds: before that too much is still to come."""
PLANS: Final = 6
"""Among so many plans the one is sought that was taken."""


class DeckersJudge:
    """The last turns of a cycle are judged, each by its first action; after it all go on as a quick player would."""

    def __init__(self, seed: int = 0, certain: int | None = None) -> None:
        self._seed, self._certain = seed, CERTAIN if certain is None else certain

    def weigh(self, seen: Seen[DeckersView], taken: int) -> Weighed | None:
        if seen.asked.id != MENU or not complete(seen.view) or not _decides(seen.view):
            return None
        best, mine = _lines(seen, taken)
        if not best:
            return None
        first = _first(seen, best[0])
        if first is None or first == taken:
            chance = fmean(self._held(seen, [mine], FEW)[0])
            way = Way(taken, _steps(mine), chance)
            return Weighed(way, way, 0.0)
        good, bad = self._compared(seen, best, mine)
        gains = [one - other for one, other in zip(good, bad, strict=True)]
        ways = Way(taken, _steps(mine), fmean(bad)), Way(first, _steps(best), fmean(good))
        doubt = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 1.0
        return Weighed(ways[0], ways[1] if ways[1].chance >= ways[0].chance else ways[0], doubt)

    def compared(self, seen: Seen[DeckersView], weighed: Weighed) -> tuple[float, float]:
        """How often it holds with the best and with the taken answer once more, in other imagined games."""
        good, bad = self._held(seen, _lines(seen, weighed.taken.offer), self._certain)
        return fmean(good), fmean(bad)

    def _compared(self, seen: Seen[DeckersView], *lines: Sequence[Answer]) -> list[list[float]]:
        """In more and more of the same imagined games, as long as the first line looks better."""
        held = self._held(seen, lines, FEW)
        for worlds, suspect in ((CLOSE, SUSPECT), (CERTAIN, GAIN)):
            if len(held[0]) < self._certain and fmean(held[0]) - fmean(held[1]) >= suspect:
                held = self._held(seen, lines, min(worlds, self._certain))
        return held

    def turn(self, seen: Seen[DeckersView]) -> int:
        return seen.view.cycle

    def open(self, game: AnyGame) -> tuple[float, ...]:
        """All cards and what is to come are as they are: it is held or not."""
        return (_holds(game.copy(), ()),) * len(game.seats)

    def _held(self, seen: Seen[DeckersView], lines: Sequence[Sequence[Answer]], worlds: int) -> list[list[float]]:
        """For each line, in which of the same imagined games the cycle is held."""
        assert seen.imagined is not None
        rng = Rng(self._seed)
        games = [seen.imagined.determinise(seen.seat, Rng(rng.below(1 << 60))) for _ in range(worlds)]
        return [[_holds(game.copy(), line) for game in games] for line in lines]


def _holds(game: DeckersGame, line: Sequence[Answer]) -> float:
    """Whether the computer finds the goal met at the end of the cycle. Changes the game given."""
    player = Playout(line, BEST.insight, ABLER)
    while (ask := game.ask) is not None:
        game.decide(0 if len(ask.options) == 1 else player.pick(game))
        for event in game.last.events:
            if isinstance(event, GoalMet | GoalMissed):
                return float(isinstance(event, GoalMet))
    return 0.0


def _decides(view: DeckersView) -> bool:
    """Whether it is the first action of a turn, the hand still full, and the end of the cycle is near."""
    left = sum(TURNS - decker.turns for decker in view.deckers)
    mine = next(decker for decker in view.deckers if decker.id == view.active)
    return mine.cards >= HAND and not mine.played and left < NEAR


def _lines(seen: Seen[DeckersView], taken: int) -> tuple[Sequence[Answer], Sequence[Answer]]:
    """The best plan, and what was taken."""
    search = Search(SearchingDecker().imagine(seen), BEST.pains, BEST.insight)
    return said(search.nodes[0]), _line(search.apart(PLANS), seen.offers[taken].notation)


def _line(nodes: Sequence[Node], notation: str) -> Sequence[Answer]:
    """What was taken, and what the player would have done after it, as far as he thought of that."""
    plans = [said(node) for node in nodes]
    return next((plan for plan in plans if plan and plan[0].notation == notation), [Answer(MENU, notation)])


def _first(seen: Seen[DeckersView], answer: Answer) -> int | None:
    return next((offer.index for offer in seen.offers if answer.says(offer)), None)


def _steps(line: Sequence[Answer]) -> tuple[str, ...]:
    return tuple(answer.notation for answer in line)
