"""The house's decker: plans its turns on an imagined position, and judges other questions by what they lead to."""

from __future__ import annotations

from typing import Final

from cyberdeck.bots.deckers.imagining import Seen, complete, imagined
from cyberdeck.bots.deckers.insight import HOUSE
from cyberdeck.bots.deckers.judging import JUDGES
from cyberdeck.bots.deckers.planning import plan
from cyberdeck.bots.deckers.tryout import Answer
from cyberdeck.deckers.state import State
from cyberdeck.kernel import Rng

MENU: Final = "ask-deckers-action"
DETAILS: Final = ("ask-action-there", "ask-how-many-commands", "ask-how-many-programs", "ask-pay")
"""Questions before an action is declared: who has forgotten the plan can make it again."""
MOST_PLANS: Final = 25
"""So many plans are made in one turn; a plan that never comes true must not go on for ever."""


class HouseDecker:
    """The same seed plays the same game. Between questions it remembers nothing but the rest of its plan."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._plan: list[Answer] = []
        self._turn, self._plans = (0, 0), 0
        self._given_up: set[str] = set()
        """In this turn: it is not bought back, or cards that are worth the same would be exchanged without end."""

    def choose(self, seen: Seen) -> int:
        if seen.asked.id == MENU and not self._goes_on(seen):
            self._plan = self._new_plan(seen)
        index = self._follow(seen)
        if index is None and seen.asked.id in DETAILS and seen.view.action is None:
            self._plan = self._new_plan(seen)[1:]
            index = self._follow(seen)
        if index is not None:
            return index
        if seen.asked.id == MENU:
            return next(offer.index for offer in seen.offers if offer.notation == "end-actions")
        return self.judged(seen)

    def judged(self, seen: Seen) -> int:
        """The answer to a question that no plan speaks of."""
        judge = JUDGES.get(seen.asked.id.removeprefix("ask-"))
        if judge is None or not complete(seen.view):
            return self.chance(seen).below(len(seen.offers))
        return max(seen.offers, key=judge(self.imagine(seen), seen, HOUSE)).index

    # the plan

    def _new_plan(self, seen: Seen) -> list[Answer]:
        turn = (seen.view.cycle, sum(decker.turns for decker in seen.view.deckers))
        if turn != self._turn:
            self._turn, self._plans, self._given_up = turn, 0, set()
        self._plans += 1
        made = self.planned(seen) if self._plans <= MOST_PLANS else []
        buys_back = bool(made) and made[0].notation.removeprefix("upgrade ") in self._given_up
        return [] if buys_back else made

    def planned(self, seen: Seen) -> list[Answer]:
        return list(plan(self.imagine(seen)).answers)

    def _goes_on(self, seen: Seen) -> bool:
        """Whether the plan has something to say now."""
        return bool(self._plan) and self._plan[0].prompt == MENU and _index(seen, self._plan[0]) is not None

    def _follow(self, seen: Seen) -> int | None:
        """The next answer of the plan to this question, if it has one; what was not asked is passed over."""
        for number, answer in enumerate(self._plan):
            if answer.prompt == seen.asked.id and (index := _index(seen, answer)) is not None:
                del self._plan[: number + 1]
                if answer.prompt == "ask-sacrifice":
                    self._given_up.add(answer.notation.removeprefix("sacrifice "))
                return index
            if answer.prompt == MENU:
                break
        return None

    # thinking

    def imagine(self, seen: Seen) -> State:
        return imagined(seen.view, self.chance(seen))

    def chance(self, seen: Seen) -> Rng:
        """The same for the same view."""
        view = seen.view
        turns = sum(decker.turns for decker in view.deckers)
        return Rng(self.seed * 1_000_003 + view.cycle * 1009 + turns * 101 + view.supply["scouts"])


def _index(seen: Seen, answer: Answer) -> int | None:
    return next((offer.index for offer in seen.offers if answer.says(offer)), None)
