"""A plan for the rest of the turn: the best line that a beam of a few positions finds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from cyberdeck.bots.deckers.blue_deeds import legs, moves
from cyberdeck.bots.deckers.deed import Done, Open, Wants, doers
from cyberdeck.bots.deckers.forecast import guardians_avoided
from cyberdeck.bots.deckers.goals import effort
from cyberdeck.bots.deckers.green_deeds import pushes, shifts
from cyberdeck.bots.deckers.insight import HOUSE, Insight
from cyberdeck.bots.deckers.network import Scene, Sight
from cyberdeck.bots.deckers.odds import beats
from cyberdeck.bots.deckers.outlook import Outlook
from cyberdeck.bots.deckers.paying import WORTHS, purse_of
from cyberdeck.bots.deckers.piece_goals import SLAYERS
from cyberdeck.bots.deckers.red_deeds import against_ghost, converts, infects
from cyberdeck.bots.deckers.standard_deeds import installs, texts, upgrades, uploads
from cyberdeck.bots.deckers.tryout import Answer
from cyberdeck.deckers.markers import clear_scouts, remove_guardian
from cyberdeck.deckers.state import State
from cyberdeck.deckers.words import RED, Space

EFFORT: Final = 0.02
"""A deed must be worth at least this."""
HELD: Final = 0.4
"""What a command still in hand counts on the way."""
PROMISE: Final = 0.6
"""How much of a coming infection counts on the way to it."""


class Node(NamedTuple):
    """A position in the plan. With chance on the way: what the other branches add, and how likely this one is."""

    value: float
    state: State
    parent: Node | None = None
    done: Done | None = None
    """What leads here from there."""
    certain: bool = True
    """Whether no dice have been thrown on the way."""
    bias: float = 0.0
    weight: float = 1.0
    open: Open | None = None
    worth: float = 0.0
    """Of the position itself."""

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All that is said on the way."""
        if self.parent is None or self.done is None:
            return ()
        return (*self.parent.answers, *self.done.answers)


class Plan(NamedTuple):
    answers: tuple[Answer, ...]
    value: float


@dataclass(frozen=True)
class Pains:
    """How hard to search."""

    width: int = 3
    """How many positions are gone on from after each deed."""
    depth: int = 8
    """How many deeds."""
    positions: int = 200
    """After so many nothing more is begun, so that nobody waits long for a plan."""
    patience: int = 2
    """After so many deeds in a row without a better position the search ends."""


USUAL: Final = Pains()
DEEDS: Final = ("ask-deckers-action", "ask-action-there")
"""The questions what to do."""


def plan(state: State) -> Plan:
    """What to say in this turn, until dice have to be thrown; nothing if it is best to stop."""
    best = Search(state, keep=False).nodes[0]
    return Plan(said(best), best.value)


def said(node: Node) -> tuple[Answer, ...]:
    """What can be said before dice are thrown."""
    while node.parent is not None and not node.parent.certain:
        node = node.parent
    return node.answers


class Search:
    """A beam search: of the positions one deed further only the most promising are gone on from, and each only once."""

    def __init__(self, state: State, pains: Pains = USUAL, insight: Insight = HOUSE, *, keep: bool = True) -> None:
        self.keep = keep
        self.outlook = outlook = Outlook(state, insight)
        self.wants = wishes(state, insight)
        scene = outlook.scene(state)
        self.root = Node(outlook.valued(state, scene), state)
        self.found: dict[object, Node | None] = {key(state, scene): self.root}
        """All positions that were met, the better of two that come to the same; only their names where nobody asks."""
        self.nodes = [self._best(pains)]
        """The best one first; `apart` adds others."""

    def _best(self, pains: Pains) -> Node:
        best, beam = self.root, [self.root]
        since, seen = 0, 0
        for _ in range(pains.depth):
            found: dict[object, Node] = {}
            for node in beam:
                for done in children(node, self.wants):
                    seen += 1
                    scene = self.outlook.scene(done.state)
                    weight = node.weight if done.failed is None else node.weight * done.chance
                    name = key(done.state, scene, done.open, weight)
                    if name in self.found:
                        continue
                    child = _judged(node, done, weight, scene, self.outlook)
                    known = found.setdefault(name, child)
                    if known.value < child.value:
                        found[name] = child
            self.found.update(found if self.keep else dict.fromkeys(found))
            if not found:
                break
            better = max(found.values(), key=_value)
            best, since = (better, 0) if better.value > best.value + EFFORT else (best, since + 1)
            if since == pains.patience or seen >= pains.positions:
                break
            beam = sorted(found.values(), key=lambda node: -node.value - promised(node, self.outlook))[: pains.width]
        return best

    def apart(self, most: int) -> list[Node]:
        """The best line, then the next best ones that begin otherwise."""
        best = self.nodes[0]
        lines = {_beginning(best): best}
        for node in sorted(filter(None, self.found.values()), key=lambda node: -node.value):
            if len(lines) == most:
                break
            lines.setdefault(_beginning(node), node)
        return list(lines.values())


def _beginning(node: Node) -> tuple[str, ...]:
    """What is done before dice are thrown, in any order."""
    return tuple(sorted(answer.notation for answer in said(node) if answer.prompt in DEEDS))


def wishes(state: State, insight: Insight = HOUSE) -> Wants:
    """Programs and places that the current and the last goal ask for."""
    now, later = insight.gauge(state, 0), insight.gauge(state, 1)
    effort(now, state.objectives[0], insight.efforts)
    effort(later, state.objectives[-1], insight.efforts)
    gathering = insight.foresees and guardians_avoided(state)
    return Wants(frozenset(now.wanted | later.wanted), frozenset(now.places), insight.approaching, gathering)


def children(node: Node, wants: Wants) -> Iterator[Done]:
    if node.state.result is not None:
        return
    yield from deeds(node.state, wants)
    if node.open is not None:
        yield from goes_on(node.open, wants)


def deeds(state: State, wants: Wants) -> Iterator[Done]:
    purse, found = purse_of(state), doers(state)
    for doer in found:
        yield from uploads(state, doer, purse, wants)
        yield from installs(state, doer, purse)
        yield from infects(state, doer, purse)
        yield from against_ghost(state, doer, purse)
        yield from converts(state, doer, purse)
        yield from moves(state, doer, purse, wants)
        yield from shifts(state, doer, purse, wants)
        yield from texts(state, doer)
    yield from upgrades(state, found[0], purse)


def goes_on(action: Open, wants: Wants) -> Iterator[Done]:
    """What else can be done with the points or pushes that are left."""
    yield from legs(action, wants) if action.name == "move" else pushes(action, (), wants)


def _judged(node: Node, done: Done, weight: float, scene: Scene, outlook: Outlook) -> Node:
    """The position one deed further."""
    state, bias = done.state, node.bias
    if done.failed is not None:
        bias += node.weight * (1 - done.chance) * outlook.worth(done.failed)
    worth = outlook.valued(state, scene)
    certain = node.certain and done.failed is None
    return Node(bias + weight * worth, state, node, done, certain, bias, weight, done.open, worth)


def _value(node: Node) -> float:
    return node.value


def promised(node: Node, outlook: Outlook) -> float:
    """What can be done next from a position, so that a step on the way is not given up too early."""
    state = node.state
    return node.weight * (promise(state, outlook.sights(state), outlook, node.worth) + HELD * held(state))


def held(state: State) -> float:
    """What is left to spend in this turn."""
    return sum([WORTHS[state.cards[id]] for id in state.deckers[state.active].hand])


def promise(state: State, sights: list[Sight], outlook: Outlook, worth: float) -> float:
    """Red programs with the avatar beside them, against scouts, and commands to infect with; or a card for it."""
    if state.result is not None:
        return 0.0
    total, purse = 0.0, None
    for at in state.deckers[state.active].avatars:
        field = state.fields[at]
        if field.programs[RED] and field.smc:
            purse = purse or purse_of(state)
            commands = min(2, purse.most(RED))
            if commands:
                gain = cleared(state, at, outlook, worth) if outlook.foresees else sights[at].menace
                total += PROMISE * beats(commands + outlook.edge(state, sights, at)) * gain
    return total + PROMISE * removal(state, outlook, worth) if outlook.foresees else total


def cleared(state: State, at: Space, outlook: Outlook, worth: float) -> float:
    """What it is worth to be rid of all that the computer has on a space."""
    twin = state.copy()
    clear_scouts(twin, at)
    if twin.fields[at].guardian_can_fall:
        remove_guardian(twin, at)
    return max(0.0, outlook.worth(twin) - worth)


def removal(state: State, outlook: Outlook, worth: float) -> float:
    """What a card in hand that removes guardians is good for where the active decker stands."""
    decker = state.deckers[state.active]
    if not any(state.cards[id] in SLAYERS for id in decker.hand):
        return 0.0
    reach = {
        x for at in decker.avatars for x in (at, *outlook.network.neighbours[at]) if state.fields[x].guardian_can_fall
    }
    return max((cleared(state, x, outlook, worth) for x in reach), default=0.0)


def key(state: State, scene: Scene, open_: Open | None = None, weight: float = 1.0) -> object:
    """The same for positions that come to the same."""
    decker = state.deckers[state.active]
    hand = tuple(sorted(map(state.cards.__getitem__, decker.hand)))
    left = open_.left if open_ is not None else 0
    return scene, tuple(decker.avatars), hand, tuple(state.row), left, round(weight, 6), state.laid
