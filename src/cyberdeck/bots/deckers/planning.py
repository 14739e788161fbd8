"""A plan for the rest of the turn: the best line that a beam of a few positions finds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from cyberdeck.bots.deckers.blue_deeds import legs, moves
from cyberdeck.bots.deckers.deed import Done, Open, Wants, doers
from cyberdeck.bots.deckers.gauge import Gauge
from cyberdeck.bots.deckers.goals import effort
from cyberdeck.bots.deckers.green_deeds import pushes, shifts
from cyberdeck.bots.deckers.odds import beats
from cyberdeck.bots.deckers.outlook import Outlook, Shape, Sight, shape_of
from cyberdeck.bots.deckers.paying import WORTHS, purse_of
from cyberdeck.bots.deckers.red_deeds import against_ghost, converts, infects
from cyberdeck.bots.deckers.standard_deeds import installs, texts, upgrades, uploads
from cyberdeck.bots.deckers.tryout import Answer
from cyberdeck.deckers.state import State
from cyberdeck.deckers.words import RED

WIDTH: Final = 3
DEPTH: Final = 8
ENOUGH: Final = 200
"""After so many positions nothing more is begun, so that nobody waits long for a plan."""
EFFORT: Final = 0.02
"""A deed must be worth at least this."""
PATIENCE: Final = 2
"""After so many deeds in a row without a better position the search ends."""
HELD: Final = 0.4
"""What a command still in hand counts on the way."""
PROMISE: Final = 0.6
"""How much of a coming infection counts on the way to it."""


class Node(NamedTuple):
    """A position in the plan. With chance on the way: what the other branches add, and how likely this one is."""

    value: float
    state: State
    answers: tuple[Answer, ...] = ()
    certain: int = 0
    """How many of the answers come before the first dice."""
    bias: float = 0.0
    weight: float = 1.0
    open: Open | None = None
    promise: float = 0.0
    """What can be done next from here, so that a step on the way is not given up too early."""
    shape: Shape = ()


class Plan(NamedTuple):
    answers: tuple[Answer, ...]
    value: float


def plan(state: State) -> Plan:
    """What to say in this turn, until dice have to be thrown; nothing if it is best to stop."""
    outlook = Outlook(state)
    wanted = wishes(state)
    sights = outlook.sights(state)
    root = Node(outlook.valued(state, sights), state, shape=shape_of(sights))
    # A beam search: of the positions one deed further only the most promising are gone on from, and each only once.
    best, beam, known = root, [root], {key(root)}
    since, seen = 0, 0
    for _ in range(DEPTH):
        found: dict[object, Node] = {}
        for node in beam if seen < ENOUGH else ():
            for child in children(node, outlook, wanted):
                seen += 1
                name = key(child)
                if name not in known and (name not in found or found[name].value < child.value):
                    found[name] = child
        known.update(found)
        if not found:
            break
        better = max(found.values(), key=_value)
        best, since = (better, 0) if better.value > best.value + EFFORT else (best, since + 1)
        if since == PATIENCE:
            break
        beam = sorted(found.values(), key=lambda node: -node.value - node.promise)[:WIDTH]
    return Plan(best.answers[: best.certain or None], best.value)


def wishes(state: State) -> Wants:
    """Programs and places that the current and the last goal ask for."""
    now, later = Gauge(state), Gauge(state, 1)
    effort(now, state.objectives[0])
    effort(later, state.objectives[-1])
    return Wants(frozenset(now.wanted | later.wanted), frozenset(now.places))


def children(node: Node, outlook: Outlook, wants: Wants) -> Iterator[Node]:
    if node.state.result is not None:
        return
    for done in deeds(node.state, wants):
        yield _child(node, done, outlook)
    if node.open is not None:
        for done in goes_on(node.open, wants):
            yield _child(node, done, outlook)


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


def _child(node: Node, done: Done, outlook: Outlook) -> Node:
    answers = (*node.answers, *done.answers)
    certain, bias, weight = node.certain, node.bias, node.weight
    if done.failed is not None:
        certain = certain or len(answers)
        bias += weight * (1 - done.chance) * outlook.worth(done.failed)
        weight *= done.chance
    sights = outlook.sights(done.state)
    value = bias + weight * outlook.valued(done.state, sights)
    hopes = promise(done.state, sights, outlook) + HELD * held(done.state)
    return Node(value, done.state, answers, certain, bias, weight, done.open, weight * hopes, shape_of(sights))


def _value(node: Node) -> float:
    return node.value


def held(state: State) -> float:
    """What is left to spend in this turn."""
    return sum([WORTHS[state.cards[id]] for id in state.deckers[state.active].hand])


def promise(state: State, sights: list[Sight], outlook: Outlook) -> float:
    """Red programs with the avatar beside them, against scouts, and commands to infect with."""
    if state.result is not None:
        return 0.0
    total, purse = 0.0, None
    for at in state.deckers[state.active].avatars:
        field = state.fields[at]
        if field.programs[RED] and field.smc:
            purse = purse or purse_of(state)
            commands = min(2, purse.most(RED))
            if commands:
                total += PROMISE * beats(commands + outlook.edge(state, sights, at)) * sights[at].menace
    return total


def key(node: Node) -> object:
    """The same for positions that come to the same."""
    state = node.state
    decker = state.deckers[state.active]
    hand = tuple(sorted(state.cards[id] for id in decker.hand))
    left = node.open.left if node.open is not None else 0
    return node.shape, tuple(decker.avatars), hand, tuple(state.row), left, round(node.weight, 6), state.laid
