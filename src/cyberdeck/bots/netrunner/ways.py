"""The way of a run through the ice before a server, as far as a seat knows it."""

from __future__ import annotations

from typing import Final, NamedTuple

from cyberdeck.bots.netrunner.breaking import TAG, hurt
from cyberdeck.bots.netrunner.crossing import CLICK, COUNTER, TOLL, Crossing, Purse, crossing
from cyberdeck.bots.netrunner.dangers import danger
from cyberdeck.netrunner.card import BITS, Card
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.text import TEXTS
from cyberdeck.netrunner.values import has_subtype, rez_cost, strength

KINDS: Final = ("barrier", "code-gate", "sentry")
TRAP_DAMAGE: Final = 3
SURPRISE: Final = 3.5
"""What unknown ice costs who can break every kind."""


class Way(NamedTuple):
    """What a run may cost and how likely it gets in."""

    cost: float
    loss: float
    chance: float
    purse: Purse


def met(state: State, ice: Card, purse: Purse, prize: int, left: tuple[int, ...] | None = None) -> Crossing:
    """How a piece of ice is best dealt with when it is encountered now, or would be."""
    run = state.run
    here = run is not None and run.encounter == ice.id
    strong = strength(state, ice) - (0 if here else purse.weaker)
    bent = bool(state.lasting) and all(has_subtype(state, ice, kind) for kind in KINDS)
    numbers = tuple(range(1, len(TEXTS[ice.key].subroutines) + 1)) if left is None else left
    riding = here and run is not None and bool(run.unless_broken)
    return crossing(ice.key, ice.id, strong, numbers, purse, prize, bent, riding)


def way(
    state: State, seat: int, ice: tuple[int, ...], purse: Purse, prize: float, credits: int, bypass: bool = False
) -> Way:
    """Through these pieces of ice, innermost first, when the Corp has so many credits to rez them with."""
    cost, loss, chance, who, cards, worth = 0.0, 0.0, 1.0, BITS[seat], state.cards, int(prize) + 4
    for id in reversed(ice):
        card = cards[id]
        if not card.known & who:
            if credits >= 1 and not bypass:
                more, pain, odds = surprise(purse, min(1.0, credits / 4), danger(state).ice)
                cost, loss, chance = cost + more, loss + pain, chance * odds
                purse, credits = purse.after(round(more), 0, 0, 0), credits - 4
            bypass = bypass and credits < 1
            continue
        if not card.faceup:
            price = rez_cost(state, card)
            if price > credits or TEXTS[card.key].rez_forfeit:
                continue
            credits -= price
        if bypass:
            bypass = False
            continue
        plan = met(state, card, purse, worth)
        purse = purse.after(plan.cost, plan.clicks, plan.counters, plan.damage)
        cost += plan.cost + CLICK * plan.clicks + COUNTER * plan.counters
        loss += plan.loss
        if card.key == "tollbooth":
            if state.runner.credits < TOLL + cost:
                return Way(cost, loss + 1, 0.0, purse)
            cost, purse = cost + TOLL, purse.after(TOLL, 0, 0, 0)
        elif card.key == "data-raven":
            loss += TAG
        if not plan.through:
            return Way(cost, loss + 1, 0.0, purse)
    return Way(cost, loss, chance, purse)


def surprise(purse: Purse, rezzed: float, hurting: float) -> tuple[float, float, float]:
    """A piece of ice that the seat does not know: it may cost four credits, end the run, or hurt."""
    kinds: set[str] = set()
    for tool in purse.tools:
        kinds.update((tool.subtype,) if tool.subtype else () if tool.key == "wyrm" or tool.lost else KINDS)
    ready = len(kinds & set(KINDS)) / len(KINDS) if purse.credits >= 4 else 0.0
    open_share = 1 - ready
    loss = rezzed * open_share * hurting * hurt(TRAP_DAMAGE, purse.grip)
    return SURPRISE * rezzed * ready, loss, 1 - rezzed * open_share * 0.6


def covered(purse: Purse) -> set[str]:
    """The kinds of ice that the rig can break again and again."""
    kinds: set[str] = set()
    for tool in purse.tools:
        kinds.update((tool.subtype,) if tool.subtype else () if tool.lost or tool.key == "wyrm" else KINDS)
    return kinds
