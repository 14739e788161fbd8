"""A decker that plans on an imagined game, with the deadlines of the cycle in mind, and says what it intends."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import mean
from typing import Final, NamedTuple

from cyberdeck.bots.deckers.deadlines import HOMING
from cyberdeck.bots.deckers.house import DETAILS, MENU, HouseDecker
from cyberdeck.bots.deckers.imagining import Seen, complete
from cyberdeck.bots.deckers.insight import Insight
from cyberdeck.bots.deckers.judging import JUDGES, Judge, Worth, saying
from cyberdeck.bots.deckers.mind import BEST, Mind
from cyberdeck.bots.deckers.outlook import Outlook
from cyberdeck.bots.deckers.paying import WORTHS, worth_of
from cyberdeck.bots.deckers.piece_goals import HACKMAN, SLAYERS, kept_for_guardians
from cyberdeck.bots.deckers.planning import Node, Search, said
from cyberdeck.bots.deckers.rolling import played_on, turns_of
from cyberdeck.bots.deckers.teamwork import parts, told
from cyberdeck.bots.deckers.tryout import Answer, verb
from cyberdeck.bots.deckers.wording import Deed, deeds, intention
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.field import NONE, Guardian
from cyberdeck.deckers.names import Track
from cyberdeck.deckers.payment import NOTHING
from cyberdeck.deckers.state import State, piece_at
from cyberdeck.deckers.words import BLUE, PURPLE
from cyberdeck.kernel import Message, Offer, Rng

PARTS: Final = 1000
"""Blunders are counted in these."""
APART: Final = 3
"""So many plans are told of."""
MOST_ROLLED: Final = 2
"""So many plans of one turn are played on."""
SLAYER: Final = 20.0
"""What a card that removes guardians is worth while HackMan is at large."""
FIRST: Final = 1.2
"""So many turns ahead is who has one."""
KEEPS_OUT: Final = "kill-switch"
"""A card that leaves scouts in the supply."""
PRIOR: Final = 0.25
"""How much the first look at a plan counts beside what came of it."""


def hold_back(state: State, seen: Seen, insight: Insight) -> Worth:
    """The best card; one that HackMan fears; before the last turn of a goal that ends at home, one to go home with."""
    hunting = piece_at(state, Guardian.HACKMAN) != NONE
    homing = state.objective.id in HOMING and state.deckers[state.active].turns == TURNS - 1

    def worth(offer: Offer) -> float:
        commands = CONTENT.symbols[offer.at[0]] if offer.at else NOTHING
        more = SLAYER if hunting and offer.at and offer.at[0] in SLAYERS else 0.0
        return more + worth_of(commands) + (1.5 * (commands[BLUE] + commands[PURPLE]) if homing else 0.0)

    return worth


def renew_row(state: State, seen: Seen, insight: Insight) -> Worth:
    """Four cards that nobody knows are better than a row in which what nobody wants has been left."""
    keys = [state.cards[id] for id in state.row]
    if state.objectives[-1] == "gold-hackman" and any(key in SLAYERS for key in keys):
        return saying("keep-row")(state, seen, insight)
    keeps = sum(map(_bargain, keys)) >= len(keys) * USUAL_BARGAIN
    return lambda offer: float((verb(offer) == "keep-row") == keeps)


def interrupt(state: State, seen: Seen, insight: Insight) -> Worth:
    """A scout that does not enter stays in the supply, which is worth the card where few are left."""
    judged, outlook = JUDGES["interrupt"](state, seen, insight), Outlook(state, insight)
    return lambda offer: judged(offer) + (outlook.spared(state) if offer.at[:1] == (KEEPS_OUT,) else 0.0)


def hand_tile(state: State, seen: Seen, insight: Insight) -> Worth:
    """Who has a card against HackMan goes first, so that the others get home after him."""
    judged, at_large = JUDGES["hand-tile"](state, seen, insight), state.tracked(Track.HACKMAN)
    hunting = state.objective.id == HACKMAN and (at_large or piece_at(state, Guardian.HACKMAN) != NONE)
    ready = {decker.id for seat, decker in enumerate(state.deckers) if hunting and kept_for_guardians(state, seat)}
    return lambda offer: judged(offer) + FIRST * (offer.at[0] in ready)


def _bargain(key: str) -> float:
    """What a card gives beyond what it costs."""
    return max(0.0, WORTHS[key] - sum(CONTENT.costs[key]))


USUAL_BARGAIN: Final = mean(_bargain(key) for key, cost in CONTENT.costs.items() if any(cost))
ABLER: Final[Mapping[str, Judge]] = {
    **JUDGES,
    "hand-tile": hand_tile,
    "hold-back": hold_back,
    "interrupt": interrupt,
    "renew-row": renew_row,
}


class Choice(NamedTuple):
    """A plan that was thought of, and what it is worth; the best of them comes to 0, a lost game to about -100."""

    deeds: tuple[Deed, ...]
    worth: float
    said: Message


class SearchingDecker(HouseDecker):
    """The same mind and seed play the same game; all it knows is what `Seen` says."""

    searches = True

    def __init__(self, seed: int = 0, mind: Mind = BEST) -> None:
        super().__init__(seed)
        self.mind = mind

    def imagine(self, seen: Seen) -> State:
        """The position of the imagined game; nothing is under way in it."""
        assert seen.imagined is not None, "it needs an imagined game"
        state: State = seen.imagined.state.copy()
        state.stack, state.answers = [], ()
        return state

    def judged(self, seen: Seen) -> int:
        judge = ABLER.get(seen.asked.id.removeprefix("ask-"))
        if judge is None or not complete(seen.view):
            return self.chance(seen).below(len(seen.offers))
        return max(seen.offers, key=judge(self.imagine(seen), seen, self.mind.insight)).index

    def planned(self, seen: Seen) -> list[Answer]:
        search = self._search(seen, keep=self.mind.compares)
        return list(said(self._slip(seen, search) or self._surest(seen, search)))

    def _goes_on(self, seen: Seen) -> bool:
        """What was not asked, since there was but one answer, is passed over: the plan is none the worse for it."""
        begins = (place for place, answer in enumerate(self._plan) if answer.prompt == MENU)
        del self._plan[: next(begins, len(self._plan))]
        return super()._goes_on(seen)

    def _search(self, seen: Seen, *, keep: bool = True) -> Search:
        state = self.imagine(seen)
        return Search(state, self.mind.pains_for(state), self.mind.insight, keep=keep)

    def _surest(self, seen: Seen, search: Search) -> Node:
        """Near the end of the last cycle: of the best plans the one that wins most often when it is played on."""
        state, mind = search.root.state, self.mind
        left = TURNS * len(state.deckers) - turns_of(state)
        if len(state.objectives) > 1 or not 0 < left <= mind.horizon or self._plans > MOST_ROLLED:
            return search.nodes[0]
        assert seen.imagined is not None
        nodes, chance = search.apart(mind.lines), self.chance(seen)
        worlds = [seen.imagined.determinise(seen.seat, Rng(chance.below(1 << 60))) for _ in range(mind.worlds)]

        def wins(node: Node) -> float:
            came = [played_on(world.copy(), said(node), left, mind.insight, ABLER) for world in worlds]
            return sum(came) / len(came) + PRIOR * node.value

        return max(nodes, key=wins)

    def _slip(self, seen: Seen, search: Search) -> Node | None:
        """A worse plan, in so many cases as the mind says."""
        chance = self.chance(seen)
        if chance.below(PARTS) >= self.mind.blunders * PARTS:
            return None
        worse = search.apart(1 + 2 * APART)[1:]
        return worse[chance.below(len(worse))] if worse else None

    def explain(self, seen: Seen) -> tuple[Choice, ...]:
        """The best plans for what is asked now, the best first."""
        if seen.asked.id not in (MENU, *DETAILS) or not complete(seen.view):
            return ()
        search = self._search(seen)
        nodes = search.apart(APART)
        plans = [deeds(said(node), search.root.state.at_avatar) for node in nodes]
        return tuple(
            Choice(plan, node.value - nodes[0].value, intention(plan)) for plan, node in zip(plans, nodes, strict=True)
        )

    def team(self, seen: Seen) -> tuple[Message, ...]:
        """Who does what to the end of the cycle, as every searching partner sees it too."""
        if not complete(seen.view):
            return ()
        state = self.imagine(seen)
        return tuple(told(state, part) for part in parts(state))

    def intends(self, seen: Seen) -> Message:
        """What it is about to do, in words; asked of it in its own turn."""
        choices = self.explain(seen)
        return choices[0].said if choices else intention(())
