"""How a guardian falls whom nobody may come near: by a card from beside him, or by a ghost (DK-13.5, DK-21.7)."""

from __future__ import annotations

from math import exp
from typing import Final

from cyberdeck.bots.deckers.gauge import Gauge
from cyberdeck.bots.deckers.odds import beats
from cyberdeck.bots.deckers.paying import Purse, purse_of
from cyberdeck.bots.deckers.piece_goals import SLAYERS, to_come
from cyberdeck.deckers.abilities import has_ability
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.names import Ability, Lasting
from cyberdeck.deckers.state import servers_spaces
from cyberdeck.deckers.words import BLUE, GREEN, RED, SPACES, Space, server_of

SLAYS: Final = 0.8
"""How likely a card that removes guardians is used on him by who stands beside him,"""
COMES: Final = 0.6
"""by who can come there with what is in hand,"""
STEP: Final = 0.02
"""so much less for each step,"""
DRAWN: Final = 0.55
"""and in a turn to come. What is done must count for more than what could be done, or it is put off."""
FARTHER: Final = 0.07
"""In a last turn, for each step of the way home from where he is met."""
SPENT: Final = 0.6
"""How much of what is in hand can be turned into commands of one colour."""
GREENS: Final = 3
BUILDING: Final = 1
PROGRAM: Final = 3
"""What an installation takes, and a program (DK-17.1, DK-18.1)."""
STANDING: Final = 4
"""The resistance of a guardian."""
OSHIN: Final = 2
STAGES: Final = (0.35, 0.5, 0.65)
"""How much of it counts: on the way, where a ghost can be sent from, and once red programs are there, too."""
SLIGHT: Final = 0.15
"""What is left of the chances where there is hardly enough to strike with,"""
SLIGHTER: Final = 3.0
"""and so many commands less are a third of it."""
SIEGE: Final = 0.5
"""How much of a strike comes true in a turn to come."""
LOST: Final = 12
"""From here nobody gets anywhere in one turn."""
TELEPRESENCE: Final = "telepresence"


# this turn


def falls(gauge: Gauge, at: Space, home: int = NONE) -> float:
    """How likely he falls in this turn with what is in hand; and who did it is at home afterwards, if he has to be."""
    purse = purse_of(gauge.state)
    return max(slain(gauge, at, purse, home), struck(gauge, at, purse, home))


def slain(gauge: Gauge, at: Space, purse: Purse, home: int = NONE) -> float:
    """By a card in hand, from beside him."""
    card = next((key for key in purse.keys if key in SLAYERS), None)
    if card is None:
        return 0.0
    beside = [(x, 0) for x in gauge.near[at] if not gauge.state.denies(x)]
    steps = _way(gauge, beside, home)
    if steps > without(purse, card).most(BLUE):
        return 0.0
    there = any(x in gauge.state.deckers[gauge.state.active].avatars for x, _ in beside)
    return (SLAYS if there else COMES) - STEP * steps


def struck(gauge: Gauge, at: Space, purse: Purse, home: int = NONE) -> float:
    """By a ghost: somebody goes where he can send one from, or makes such a place, brings red programs, and infects."""
    posts = _posts(gauge, gauge.state.active, at)
    if TELEPRESENCE in purse.keys:
        purse = without(purse, TELEPRESENCE)
        posts = [(x, 0) for x in servers_spaces(server_of(at)) if x != at and not gauge.state.denies(x)]
    way = _way(gauge, posts, home)
    if way > purse.most(BLUE):
        return 0.0
    spent = SPENT * sum(map(sum, purse.commands))
    avatars = gauge.state.deckers[gauge.state.active].avatars
    there = any(x in avatars and not price for x, price in posts)
    stage = there + (there and gauge.fields[at].programs[RED] > 0)
    return STAGES[stage] * _infected(gauge, gauge.state.active, at, min(spent - way, purse.most(RED)))


def without(purse: Purse, key: str) -> Purse:
    """What is left to pay with while a card is kept."""
    place = purse.keys.index(key)
    cards, keys, commands = ([*row[:place], *row[place + 1 :]] for row in (purse.cards, purse.keys, purse.commands))
    return purse._replace(cards=tuple(cards), keys=tuple(keys), commands=tuple(commands))


Post = tuple[Space, int]
"""A space to act from, and what it takes to make it one."""


def _posts(gauge: Gauge, seat: int, at: Space) -> list[Post]:
    """Where a decker has to stand to send a ghost to a space."""
    state, fields = gauge.state, gauge.fields
    spaces = [x for x in servers_spaces(server_of(at)) if x != at and not state.denies(x)]
    if Lasting.TELEPRESENCE in state.lasting and seat == state.active:
        return [(x, 0) for x in spaces]
    built = [x for x in spaces if fields[x].installation == GREEN]
    if built and has_ability(state, seat, Ability.PROJECTS_TO_INSTALLATIONS):
        return [(x, 0) for x in SPACES if x != at and fields[x].has(GREEN) and not state.denies(x)]
    if built:
        return [(x, 0) for x in built]
    open_ = [x for x in spaces if fields[x].free_of_smc and fields[x].installation == NONE]
    return [(x, BUILDING + PROGRAM * max(0, GREENS - fields[x].programs[GREEN])) for x in open_]


def _way(gauge: Gauge, posts: list[Post], home: int) -> int:
    """To the best of them and, if need be, home from there; one more command where it is gone in two pieces."""
    avatars = gauge.state.deckers[gauge.state.active].avatars
    back = (0,) * len(SPACES) if home == NONE else gauge.walks(home)
    return min(
        (price + gauge.walks(x)[avatar] + back[x] + (back[x] > 0) for x, price in posts for avatar in avatars),
        default=LOST,
    )


def _infected(gauge: Gauge, seat: int, at: Space, commands: float) -> float:
    """With so many commands, from which red programs have to be brought first."""
    reds, carried = _reinforcements(gauge, at)
    left = commands - carried
    if left < 1:
        return SLIGHT * exp((left - 1) / SLIGHTER)
    near = gauge.near[at]
    edge = reds + sum(gauge.fields[x].installation == RED for x in near) - STANDING
    edge -= sum(gauge.fields[x].guardian != NONE for x in near)
    edge += OSHIN * has_ability(gauge.state, seat, Ability.INFECTS_BETTER)
    return max(SLIGHT, beats(edge + min(5, int(left))))


def _reinforcements(gauge: Gauge, at: Space) -> tuple[int, int]:
    """Red programs that are there or can be brought, and for how many commands."""
    if there := gauge.fields[at].programs[RED]:
        return there, 0
    beside = max(gauge.fields[x].programs[RED] for x in gauge.near[at])
    if beside:
        return min(3, beside), 1
    near = max(gauge.fields[x].programs[RED] for x in servers_spaces(server_of(at)))
    return (min(3, near), 2) if near else (1, 1 + PROGRAM)


# turns to come


def drawn(gauge: Gauge, seat: int) -> float:
    """How likely a card that a decker holds or will draw removes him; who has one turn left must get home, too."""
    decker = gauge.state.deckers[seat]
    if decker.turns < TURNS - 1:
        return DRAWN
    steps = min(gauge.walks(decker.entry)[at] for at in decker.avatars)
    return DRAWN * max(0.3, 1 - FARTHER * abs(steps - 1))


def besieged(gauge: Gauge, seats: list[int], at: Space) -> float:
    """How likely a guardian who stays where he is still stands after the turns of these deckers, cards apart."""
    stands = 1.0
    for seat in seats:
        stands *= (1 - SIEGE * awaited(gauge, seat, at)) ** (TURNS - gauge.state.deckers[seat].turns)
    return stands


def awaited(gauge: Gauge, seat: int, at: Space) -> float:
    """How well a decker stands for HackMan to come to that space, and for himself to be thrown anywhere."""
    turns = max(1, TURNS - gauge.state.deckers[seat].turns)
    posts = _posts(gauge, seat, at)
    if not posts:
        return 0.0
    walks = [gauge.walks(x) for x, _ in posts]
    way = sum([min(row) for row in zip(*walks, strict=True)]) / len(SPACES) + min(price for _, price in posts)
    return _infected(gauge, seat, at, SPENT * to_come(gauge.state, seat) / turns - way)


def slayers(gauge: Gauge, seats: list[int], *, spared: bool = True) -> list[float]:
    """How likely each card that they will have in a turn to come removes him, the likeliest first.

    `spared`: those in the active decker's hand are kept for it."""
    state, found = gauge.state, list[float]()
    for seat in seats:
        decker = state.deckers[seat]
        cards = (*decker.hand, *decker.deck) if spared or seat != state.active else decker.deck
        found += [drawn(gauge, seat)] * sum(state.cards[id] in SLAYERS for id in cards)
    return sorted(found, reverse=True)
