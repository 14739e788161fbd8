"""What it costs the Runner to get past ice with every ability of the rig, and what comes of not breaking it.

Everything is reckoned from plain numbers, so that what was worked out in one imagined game is known in the next.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from cyberdeck.bots.netrunner.breaking import CARD, SACRIFICE, TAG, hurt
from cyberdeck.bots.netrunner.facts import deeds, facts
from cyberdeck.netrunner.credits import Gain, LoseClick
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.targets import trash_program
from cyberdeck.netrunner.text import TEXTS
from cyberdeck.netrunner.values import strength
from cyberdeck.netrunner.words import RUNNER

PROGRAM: Final = 5.0
"""A program that is trashed, in credits."""
CLICK: Final = 1.4
COUNTER: Final = 0.4
"""A virus counter of Datasucker."""
TOLL: Final = 3
_MEMORY: Final = 1 << 17


class Sub(NamedTuple):
    """One subroutine; what a trace decides is counted by its number."""

    ends: bool
    damage: int
    traced: bool
    tags: int
    programs: int
    later: bool
    trifle: float


@cache
def subs(key: str) -> tuple[Sub, ...]:
    """The subroutines of a piece of ice."""
    found = []
    for text, simple in zip(TEXTS[key].subroutines, facts(key).subroutines, strict=True):
        steps = list(deeds(text))
        traced = any(type(step).__name__ == "Trace" for step in steps)
        lost = sum(isinstance(step, LoseClick) for step in steps)
        gained = sum(step.credits for step in steps if isinstance(step, Gain))
        programs = sum(step is trash_program for step in steps)
        trifle = CLICK * lost + 0.6 * gained + (1.5 if traced and not simple.tags else 0.0)
        found.append(Sub(simple.ends, simple.damage, traced, simple.tags, programs, simple.later, trifle))
    return tuple(found)


class Tool(NamedTuple):
    """One way to break, of one icebreaker."""

    id: int
    key: str
    strength: int
    credits: int
    subtype: str
    most: int
    boost: int
    """Credits for a boost, 0 where there is none."""
    step: int
    """The strength that a boost gives."""
    lost: bool
    """It is trashed by breaking."""


class Purse(NamedTuple):
    """What the Runner has to get past ice with."""

    tools: tuple[Tool, ...]
    credits: int
    """For icebreakers, those on cards included."""
    clicks: int
    counters: int
    """Of Datasucker."""
    grip: int
    programs: bool
    weaker: int
    """By so much ice is weaker while it is encountered."""
    seduced: tuple[int, ...]
    """The ice that Femme Fatale may pass."""

    def after(self, cost: int, clicks: int, counters: int, damage: int) -> Purse:
        return self._replace(
            credits=max(0, self.credits - cost),
            clicks=self.clicks - clicks,
            counters=self.counters - counters,
            grip=max(0, self.grip - damage),
        )


class Crossing(NamedTuple):
    """The best way past one piece of ice."""

    tool: Tool | None
    by_click: bool
    broken: tuple[int, ...]
    cost: int
    clicks: int
    counters: int
    loss: float
    damage: int
    through: bool

    @property
    def total(self) -> float:
        return self.cost + CLICK * self.clicks + COUNTER * self.counters + self.loss


def tools_of(state: State) -> tuple[Tool, ...]:
    """The icebreakers of the rig."""
    found = []
    for id in state.index.get("paid"):
        card = state.cards[id]
        if card.owner is not RUNNER:
            continue
        of = facts(card.key)
        if of.breaks:
            boost, step = (of.boosts[0].credits, of.boosts[0].strength) if of.boosts else (0, 0)
            now, lost = strength(state, card), of.charges and not card.virus
            found += [Tool(id, card.key, now, b.credits, b.subtype, b.most, boost, step, lost) for b in of.breaks]
    return tuple(found)


def purse_of(state: State, more: int = 0, clicks: int | None = None) -> Purse:
    """`more`: credits that the Runner will have besides."""
    runner, cards, run = state.runner, state.cards, state.run
    credits, counters, weaker, programs = runner.credits + more, 0, 0, False
    for id in state.index.get("recurring"):
        card = cards[id]
        if card.owner is RUNNER and card.key != "crash-space":
            credits += card.recurring
    seduced = []
    for id in state.rig:
        card = cards[id]
        if card.key == "datasucker":
            counters += card.virus
        elif card.key == "ice-carver":
            weaker += 1
        elif card.chosen >= 0:
            seduced.append(card.chosen)
        programs = programs or PRINTED[card.key].memory > 0
    if run is not None:
        credits += run.credits
    left = runner.clicks if clicks is None else clicks
    return Purse(tools_of(state), credits, left, counters, len(runner.hand), programs, weaker, tuple(seduced))


@lru_cache(_MEMORY)
def crossing(
    key: str, ice: int, strong: int, left: tuple[int, ...], purse: Purse, prize: int, bent: bool, riding: bool
) -> Crossing:
    """The cheapest way to deal with rezzed ice, when getting past it is worth `prize`.

    `ice`: its number; `bent`: it has every subtype; `riding`: it hurts unless all of it is broken.
    """
    texts = {number: subs(key)[number - 1] for number in left}
    free = _left(None, False, (), (0, 0, 0), texts, purse, prize, riding)
    ways = [free]
    if ice in purse.seduced and len(texts) <= purse.credits:
        ways.append(Crossing(None, False, (), len(texts), 0, 0, 0.0, 0, True))
    kinds = PRINTED[key].subtypes
    for tool in purse.tools:
        if tool.subtype and not bent and tool.subtype not in kinds:
            continue
        for count in range(1, len(left) + 1):
            for price in _prices(tool, strong, count, purse):
                if price[0] <= purse.credits:
                    ways += [
                        _left(tool, False, some, price, texts, purse, prize, riding)
                        for some in combinations(left, count)
                    ]
    if TEXTS[key].break_for_click:
        for count in range(1, min(len(left), purse.clicks) + 1):
            ways += [
                _left(None, True, some, (0, count, 0), texts, purse, prize, riding)
                for some in combinations(left, count)
            ]
    return min(ways, key=_total)


def _total(way: Crossing) -> float:
    return way.total


def _prices(tool: Tool, strong: int, count: int, purse: Purse) -> list[tuple[int, int, int]]:
    """Credits, clicks and counters for breaking so many subroutines."""
    breaking = -(-count // tool.most) * tool.credits
    if tool.key == "wyrm":
        return [(max(0, strong - tool.strength) + max(0, strong) + breaking, 0, 0)]
    lacking = max(0, strong - tool.strength)
    found = []
    for counters in range(min(lacking, purse.counters) + 1):
        short = lacking - counters
        if not short:
            found.append((breaking, 0, counters))
        elif tool.boost:
            found.append((breaking + -(-short // tool.step) * tool.boost, 0, counters))
    return found


def _left(
    tool: Tool | None,
    by_click: bool,
    broken: tuple[int, ...],
    price: tuple[int, int, int],
    texts: dict[int, Sub],
    purse: Purse,
    prize: int,
    riding: bool,
) -> Crossing:
    """What becomes of breaking these."""
    left = [text for number, text in texts.items() if number not in broken]
    damage, ends, loss = 3 if riding and left else 0, False, 0.0
    for text in left:
        if text.ends:
            ends = True
        if text.later:
            loss += CARD * text.damage * 0.7
        elif text.traced:
            loss += 0.6 * (CARD * text.damage + TAG * text.tags)
        else:
            damage += text.damage
            loss += TAG * text.tags
        loss += text.trifle + (PROGRAM * text.programs if purse.programs else 0.0)
    loss += hurt(damage, purse.grip) + (prize if ends else 0)
    if tool is not None and tool.lost:
        loss += SACRIFICE
    through = not ends and damage <= purse.grip
    return Crossing(tool, by_click, broken, *price, loss, damage, through)
