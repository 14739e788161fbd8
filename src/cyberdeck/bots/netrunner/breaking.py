"""What it costs the Runner to get past ice, and what comes of not breaking it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from cyberdeck.bots.netrunner.facts import Subroutine, facts
from cyberdeck.bots.netrunner.house import DEATH
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.text import Boost, Break
from cyberdeck.netrunner.view import CardSeen

CARD = 1.5
"""A card in the grip, in credits."""
TAG = 2.5
TRIFLE = 0.8
SACRIFICE = 6.0
"""An icebreaker that is lost by using it."""


class Breaker(NamedTuple):
    """One way to break, of one icebreaker."""

    name: str
    strength: int
    ability: Break
    boost: Boost | None
    lost: bool

    def fits(self, ice: CardSeen, bent: bool) -> bool:
        """Whether it breaks that kind of ice; `bent` ice has every kind for now."""
        kind = self.ability.subtype
        return not kind or bent or (ice.id is not None and kind in PRINTED[ice.id].subtypes)

    def boosts(self, strength: int) -> int | None:
        """How often it must be boosted; None if it never is strong enough."""
        lacking = max(0, strength - self.strength)
        if self.boost is None:
            return None if lacking else 0
        return -(-lacking // self.boost.strength)

    def price(self, strength: int, subroutines: int) -> int | None:
        times = self.boosts(strength)
        if times is None:
            return None
        boosting = times * self.boost.credits if self.boost is not None else 0
        return boosting + -(-subroutines // self.ability.most) * self.ability.credits


class Plan(NamedTuple):
    """Which subroutines to break with what; `loss` is what the others do."""

    breaker: Breaker | None
    subroutines: tuple[int, ...]
    cost: int
    loss: float
    damage: int
    through: bool


def breakers(rig: Iterable[CardSeen]) -> list[Breaker]:
    found = []
    for card in rig:
        of = None if card.id is None else facts(card.id)
        if of is not None and card.strength is not None:
            boost = of.boosts[0] if of.boosts else None
            lost = of.charges and not card.virus
            found += [Breaker(card.name, card.strength, ability, boost, lost) for ability in of.breaks]
    return found


def best_plan(
    ice: CardSeen, left: Sequence[int], tools: Iterable[Breaker], funds: int, grip: int, prize: float, bent: bool
) -> Plan:
    """The cheapest way to deal with rezzed ice, when getting past it is worth `prize`."""
    assert ice.id is not None
    texts = {number: facts(ice.id).subroutines[number - 1] for number in left}
    riding = (ice.strength or 0) > PRINTED[ice.id].strength
    unbroken = _plan(None, (), 0, texts, grip, prize, riding)
    plans = [unbroken]
    for tool in tools:
        if tool.fits(ice, bent):
            for count in range(1, len(left) + 1):
                cost = tool.price(ice.strength or 0, count)
                if cost is not None and cost <= funds:
                    plans += [_plan(tool, some, cost, texts, grip, prize, riding) for some in combinations(left, count)]
    return min(plans, key=_total)


def _total(plan: Plan) -> float:
    return plan.cost + plan.loss


def _plan(
    tool: Breaker | None,
    broken: tuple[int, ...],
    cost: int,
    texts: dict[int, Subroutine],
    grip: int,
    prize: float,
    riding: bool,
) -> Plan:
    """`riding`: the ice is stronger than printed, so something may hang on breaking all of it."""
    left = [text for number, text in texts.items() if number not in broken]
    damage = sum(text.damage for text in left if not text.later) + (3 if riding and left else 0)
    ends = any(text.ends for text in left)
    loss = ends * prize + hurt(damage, grip) + sum(map(_nuisance, left))
    if tool is not None and tool.lost:
        loss += SACRIFICE
    return Plan(tool, broken, cost, loss, damage, not ends and damage <= grip)


def hurt(damage: int, grip: int) -> float:
    """What damage costs a Runner with so many cards; the last ones are worth the most."""
    if damage > grip:
        return DEATH
    return CARD * damage + (CARD * max(0, 2 - grip + damage) if damage else 0.0)


def _nuisance(text: Subroutine) -> float:
    if text.tags:
        return TAG * text.tags
    if text.later:
        return CARD * text.damage * 0.7
    return 0.0 if text.ends or text.damage else TRIFLE
