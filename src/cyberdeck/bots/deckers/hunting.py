"""HackMan, as who means to catch him sees it: who strikes when and with what, and how all get home (DK-33.28)."""

from __future__ import annotations

from math import prod
from typing import Final

from cyberdeck.bots.deckers.forecast import follows
from cyberdeck.bots.deckers.gauge import Gauge
from cyberdeck.bots.deckers.odds import outlasts
from cyberdeck.bots.deckers.paying import purse_of
from cyberdeck.bots.deckers.piece_goals import avatars_of, best_trap, owned_for_guardians
from cyberdeck.bots.deckers.striking import DRAWN, awaited, besieged, falls, slayers
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.field import NONE, Guardian
from cyberdeck.deckers.infecting import infection_bonus, resistance_bonus
from cyberdeck.deckers.names import Track
from cyberdeck.deckers.state import piece_at, servers_spaces
from cyberdeck.deckers.words import BLUE, GREEN, RED, SPACES, Space, server_of

STUCK: Final = 0.03
"""The chance that is left to a goal after a decker has ended the last turn away from home."""
SOON: Final = 2
"""With more goals to come than this it is too early to build for the last one."""
OWNED: Final = 0.55
"""How likely a card that removes guardians will do so in the last cycle."""
SHUT: Final = 0.55
"""What is left of the chances when a guardian stands on an entry space before he comes,"""
PRESSED: Final = 0.9
"""and when two scouts do: one more is a guardian;"""
STORMED: Final = 0.5
"""where the computer places one for who waits there, it comes for certain."""
BARRED: Final = 0.05
"""The least that is left where one stands there in his cycle."""
PROMISED: Final = (0.6, 0.4, 0.3, 0.2)
"""How much of an ambush comes true, the best one first."""
MET_AT_HOME: Final = 0.4
"""What is left of the chances if he comes home first."""
THROWN_OUT: Final = 0.15
"""What is left of them if he comes to the home of somebody who has no turn left,"""
CROSSED: Final = 0.8
"""and of somebody who has."""
FLANKED: Final = 0.94
"""and of a guardian beside whom he comes."""
FROM_ANYWHERE: Final = 0.93
"""How likely somebody gets home who will be thrown anywhere,"""
RETURNS: Final = 0.98
"""and somebody who will not,"""
EACH: Final = 0.015
"""for each step so much less."""


def hackman(gauge: Gauge) -> float:
    """He must fall and everybody be at home; who has turns left is thrown elsewhere first, so need not be there yet."""
    state, at = gauge.state, piece_at(gauge.state, Guardian.HACKMAN)
    waiting = [seat for seat, decker in enumerate(state.deckers) if decker.turns < TURNS]
    if not gauge.now:
        gauge.doomed = set() if waiting else avatars_of(state, range(gauge.n))
        gauge.odds = prepared(gauge)
        return 0.0
    at_large = at != NONE or bool(state.tracked(Track.HACKMAN))
    cards = slayers(gauge, waiting)
    if at_large:
        gauge.doomed = avatars_of(state, waiting or range(gauge.n))
        _aim(gauge, at)
        gauge.odds = _shared(gauge, at, waiting, cards) * abroad(gauge, waiting) * apart(gauge, waiting)
        gauge.odds *= flanked(gauge, waiting)
    else:
        gauge.odds = at_home(gauge) * unbarred(gauge, waiting, len(cards))
    gauge.odds *= homeward(gauge, waiting, at_large) * pressed(gauge)
    gauge.hope = gauge.odds
    return sum(
        gauge.going(x, decker.entry) for decker in state.deckers if decker.turns >= TURNS for x in decker.avatars
    )


def _aim(gauge: Gauge, at: int) -> None:
    """Who is after him goes beside him or to a green installation, and red programs are needed where he stands."""
    gauge.stacking(SPACES, (GREEN,))
    gauge.places |= {x for x, field in enumerate(gauge.fields) if field.installation == GREEN}
    if at != NONE:
        gauge.wanted.add((RED, at))
        gauge.wanted.update((RED, x) for x in gauge.near[at])
        gauge.places.update(gauge.near[at])


def _shared(gauge: Gauge, at: int, waiting: list[int], cards: list[float]) -> float:
    """The cards that remove guardians are for him; or one is for a guardian who shuts somebody out."""
    best = caught(gauge, at, waiting, cards) * unbarred(gauge, waiting, len(cards) - 1)
    if cards and any(_shut(gauge, decker.entry) for decker in gauge.state.deckers):
        best = max(best, caught(gauge, at, waiting, cards[1:]) * unbarred(gauge, waiting, len(cards)))
    return best


def caught(gauge: Gauge, at: int, waiting: list[int], cards: list[float]) -> float:
    """How likely he falls in this turn or in those to come, and nobody who has none is away from home.

    Whose last turn it is either goes home and leaves him to others, or strikes first and then goes home.
    """
    state = gauge.state
    active = state.deckers[state.active]
    standing = stands(gauge, waiting)
    later = 1 - prod(1 - chance for chance in cards) * standing
    if at == NONE:
        return later * at_home(gauge)
    if active.turns < TURNS:
        others = prod(1 - chance for chance in slayers(gauge, waiting, spared=False))
        return max(later, 1 - others * standing * (1 - falls(gauge, at))) * at_home(gauge)
    fought = 0.0
    if gauge.last_turn:
        edge = infection_bonus(state, at) - resistance_bonus(state, at)
        fought = outlasts(gauge.fields[at].programs[RED], edge)
    struck_first = falls(gauge, at, active.entry) * at_home(gauge, away=True)
    return max((1 - (1 - later) * (1 - fought)) * at_home(gauge), struck_first)


def stands(gauge: Gauge, waiting: list[int]) -> float:
    """How likely he still stands after the turns of those who wait for him where they are, cards apart."""
    chances = sorted([awaited(gauge, seat, gauge.state.deckers[seat].avatars[0]) for seat in waiting], reverse=True)
    return prod(1 - share * chance for share, chance in zip(PROMISED, chances, strict=False))


# before the last cycle


def prepared(gauge: Gauge) -> float:
    """How ready everybody is for him, whose cycle has not come yet."""
    state = gauge.state
    ready = sum(len(owned_for_guardians(state, seat)) for seat in range(gauge.n))
    shut = sum(gauge.fields[decker.entry].guards for decker in state.deckers)
    pressed = sum(gauge.fields[decker.entry].scouts > 1 for decker in state.deckers)
    trapped = min(0.8, best_trap(gauge) + outpost(gauge))
    return (1 - (1 - OWNED) ** ready * (1 - trapped)) * SHUT**shut * PRESSED**pressed


def outpost(gauge: Gauge) -> float:
    """Who stands on a green installation reaches him with a ghost; half of one built is better than none."""
    built = sum(field.installation == GREEN for field in gauge.fields)
    if built:
        return 0.1 * min(2, built)
    if len(gauge.state.objectives) > SOON:
        return 0.0
    gauge.stacking(SPACES, (GREEN,))
    return 0.07 * max((min(3, field.programs[GREEN]) for field in gauge.fields if field.free_of_smc), default=0)


# at home


def at_home(gauge: Gauge, *, away: bool = False) -> float:
    """How likely those without another turn are at home in the end; `away`: the active decker aside."""
    state, odds = gauge.state, 1.0
    for seat, decker in enumerate(state.deckers if gauge.now else ()):
        abroad = [at for at in decker.avatars if at != decker.entry]
        if decker.turns < TURNS or not abroad or (away and seat == state.active):
            continue
        odds *= _returns(gauge, abroad, decker.entry) if seat == state.active else STUCK
    return odds


def _returns(gauge: Gauge, away: list[Space], entry: Space) -> float:
    """Whether the hand is enough to go home with; where HackMan is, nobody goes."""
    steps = sum(gauge.walks(entry)[at] for at in away)
    if purse_of(gauge.state).most(BLUE) < steps or gauge.fields[entry].guardian == Guardian.HACKMAN:
        return STUCK + 0.1 / (2 + steps)
    return max(0.5, 0.95 - 0.03 * steps)


def homeward(gauge: Gauge, waiting: list[int], at_large: bool) -> float:
    """How likely those who have turns left get home in them."""
    if at_large:
        return FROM_ANYWHERE ** len(waiting)
    deckers = [gauge.state.deckers[seat] for seat in waiting]
    steps = [sum(gauge.walks(decker.entry)[at] for at in decker.avatars) for decker in deckers]
    return prod(RETURNS - EACH * far / (TURNS - decker.turns) for far, decker in zip(steps, deckers, strict=True))


def abroad(gauge: Gauge, waiting: list[int]) -> float:
    """Who waits at home for the last turn has HackMan there, and has to catch him in that very turn."""
    odds = 1.0
    for seat in waiting:
        decker = gauge.state.deckers[seat]
        if decker.turns == TURNS - 1 and decker.entry in decker.avatars:
            ready = DRAWN if slayers(gauge, [seat]) else awaited(gauge, seat, decker.entry)
            odds *= MET_AT_HOME + (1 - MET_AT_HOME) * ready
    return odds


def apart(gauge: Gauge, waiting: list[int]) -> float:
    """Who waits where another is at home brings HackMan there, who throws both out (DK-13.6); one of them for good."""
    deckers, odds = gauge.state.deckers, 1.0
    for seat in waiting:
        for decker in (*deckers[:seat], *deckers[seat + 1 :]):
            if decker.entry in deckers[seat].avatars:
                odds *= THROWN_OUT if decker.turns >= TURNS else CROSSED
    return odds


def flanked(gauge: Gauge, waiting: list[int]) -> float:
    """How likely no scout sets off two guardians, where he comes beside another (DK-12.12)."""
    near = [x for seat in waiting for at in gauge.state.deckers[seat].avatars for x in gauge.near[at]]
    return FLANKED ** sum(_shut(gauge, x) for x in near)


def pressed(gauge: Gauge) -> float:
    """How likely no guardian comes onto an entry space any more."""
    state, odds = gauge.state, 1.0
    turns = sum(TURNS - decker.turns for decker in state.deckers)
    for decker in state.deckers if turns else ():
        if gauge.fields[decker.entry].scouts > 1:
            storm = decker.turns < TURNS and decker.entry in decker.avatars and follows(state)
            odds *= STORMED if storm else PRESSED
    return odds


def unbarred(gauge: Gauge, waiting: list[int], cards: int) -> float:
    """How likely the guardians on entry spaces are gone in time; nobody gets past them (DK-13.5)."""
    state, odds = gauge.state, 1.0
    for decker in state.deckers:
        if not _shut(gauge, decker.entry):
            continue
        gauge.wanted.add((RED, decker.entry))
        server = servers_spaces(server_of(decker.entry))
        gauge.places |= {*gauge.near[decker.entry], *(x for x in server if gauge.fields[x].installation == GREEN)}
        card, cards = DRAWN if cards > 0 and waiting else 0.0, cards - 1
        now = falls(gauge, decker.entry)
        odds *= max(BARRED, 1 - (1 - card) * (1 - now) * besieged(gauge, waiting, decker.entry))
    return odds


def _shut(gauge: Gauge, at: Space) -> bool:
    """Whether another guardian than he stands there."""
    return gauge.fields[at].guardian not in (NONE, Guardian.HACKMAN)
