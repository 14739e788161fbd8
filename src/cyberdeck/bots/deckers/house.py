"""The house's decker: plans its turns on an imagined position, and judges other questions by what they lead to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cyberdeck.bots.bot import Seen
from cyberdeck.bots.deckers.acting import Answer, verb
from cyberdeck.bots.deckers.imagining import SPACE, complete, imagined
from cyberdeck.bots.deckers.outlook import Outlook
from cyberdeck.bots.deckers.paying import worth_of
from cyberdeck.bots.deckers.planning import plan
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.state import State
from cyberdeck.kernel import Offer, Rng

Worth = Callable[[Offer], float]


class HouseDecker:
    """The same seed plays the same game."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._plan: list[Answer] = []

    def choose(self, seen: Seen) -> int:
        prompt = seen.asked.id
        if prompt == "ask-deckers-action":
            if not self._next(seen):
                self._plan = list(plan(self.imagine(seen)).answers)
            found = self._follow(seen)
            return _named(seen, "end-actions") if found is None else found
        if (found := self._follow(seen)) is not None:
            return found
        judge = JUDGES.get(prompt.removeprefix("ask-"))
        if judge is None or not complete(seen.view):
            return self.chance(seen).below(len(seen.offers))
        worth = judge(self.imagine(seen), seen)
        return max(seen.offers, key=worth).index

    # the plan

    def _next(self, seen: Seen) -> bool:
        """Whether the plan goes on with something that is offered."""
        return bool(self._plan) and self._plan[0].prompt == seen.asked.id and self._index(seen, self._plan[0]) is not None

    def _follow(self, seen: Seen) -> int | None:
        """The next answer of the plan to this question, if it has one; what was not asked is passed over."""
        for place, answer in enumerate(self._plan):
            if answer.prompt == seen.asked.id and (index := self._index(seen, answer)) is not None:
                del self._plan[: place + 1]
                return index
            if answer.prompt == "ask-deckers-action":
                break
        return None

    def _index(self, seen: Seen, answer: Answer) -> int | None:
        wanted = _sorted_cards(answer.notation)
        return next((offer.index for offer in seen.offers if _sorted_cards(offer.notation) == wanted), None)

    # what else is asked

    def imagine(self, seen: Seen) -> State:
        return imagined(seen.view, self.chance(seen))

    def chance(self, seen: Seen) -> Rng:
        """The same for the same decision."""
        view = seen.view
        turns = sum(decker["turns"] for decker in view["deckers"])
        return Rng(self.seed * 1_000_003 + view["cycle"] * 1009 + turns * 101 + len(seen.offers))


def _sorted_cards(notation: str) -> str:
    """A payment names its cards in any order."""
    if not notation.startswith("pay"):
        return notation
    name, _, cards = notation.partition(" ")
    return f"{name} {'+'.join(sorted(cards.split('+')))}"


def _named(seen: Seen, notation: str) -> int:
    return next(offer.index for offer in seen.offers if offer.notation == notation)


# judges


def scouts_go_where(state: State, seen: Seen) -> Worth:
    """A scout on the space where it does the least harm."""
    outlook = Outlook(state)
    return lambda offer: -outlook.enters(state, SPACE[offer.at[0]]) if offer.at and offer.at[0] in SPACE else 0.0


def hold_back(state: State, seen: Seen) -> Worth:
    return lambda offer: worth_of(CONTENT.symbols[offer.at[0]]) if offer.at else 0.0


def sacrifice(state: State, seen: Seen) -> Worth:
    return lambda offer: -worth_of(CONTENT.symbols[offer.at[0]])


def hand_tile(state: State, seen: Seen) -> Worth:
    """Who has the most turns left."""
    turns = {decker.id: decker.turns for decker in state.deckers}
    return lambda offer: -turns[offer.at[0]] + 0.1 * (offer.at[0] != state.deckers[state.active].id)


def done(state: State, seen: Seen) -> Worth:
    return lambda offer: float(verb(offer) == "done")


def first(state: State, seen: Seen) -> Worth:
    return lambda offer: -float(offer.index)


def decline(state: State, seen: Seen) -> Worth:
    return lambda offer: float(verb(offer) == "decline")


def objective_last(state: State, seen: Seen) -> Worth:
    return lambda offer: float(offer.at != ("objective",))


Judge = Callable[[State, Seen], Worth]
JUDGES: Final[Mapping[str, Judge]] = {
    "scout-next": scouts_go_where,
    "choose-space": scouts_go_where,
    "angel": scouts_go_where,
    "which-redirect": scouts_go_where,
    "hold-back": hold_back,
    "sacrifice": sacrifice,
    "hand-tile": hand_tile,
    "move-to": done,
    "push-from": done,
    "pay": first,
    "pay-more": done,
    "how-many-commands": first,
    "how-many-programs": first,
    "take-along": first,
    "take-more": first,
    "interrupt": decline,
    "accomplice": first,
    "effect-next": objective_last,
    "renew-row": first,
    "block": first,
}
