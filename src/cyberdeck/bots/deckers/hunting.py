"""HackMan, as who means to catch him sees it: where to send a ghost from, with what, and how to get home."""

from __future__ import annotations

from math import exp
from typing import Final

from cyberdeck.bots.deckers.gauge import Gauge
from cyberdeck.bots.deckers.odds import beats, outlasts
from cyberdeck.bots.deckers.paying import Purse, purse_of
from cyberdeck.bots.deckers.piece_goals import SLAYERS, avatars_of, best_trap, kept_for_guardians, trap
from cyberdeck.deckers.abilities import has_ability
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.field import NONE, Guardian
from cyberdeck.deckers.infecting import infection_bonus, resistance_bonus
from cyberdeck.deckers.names import Ability, Lasting, Track
from cyberdeck.deckers.state import piece_at, servers_spaces
from cyberdeck.deckers.words import BLUE, GREEN, RED, SPACES, Space, server_of

STUCK: Final = 0.03
"""The chance that is left to a goal after a decker has ended the last turn away from home."""
SOON: Final = 2
"""With more goals to come than this it is too early to build for the last one."""
PROMISED: Final = 0.7
"""How much of an ambush comes true."""
SHUT: Final = 0.55
"""What is left of the chances when a guardian stands on an entry space before he comes."""
SLAIN: Final = 0.45
"""How likely a card that removes guardians finds him, if its owner has turns left."""
MET_AT_HOME: Final = 0.4
"""What is left of the chances if he comes home first."""
THROWN_OUT: Final = 0.15
"""What is left of them if he comes to the home of somebody who has no turn left,"""
CROSSED: Final = 0.8
"""and of somebody who has."""
YET: Final = 0.8
"""How much of what can be done in a last turn counts before it is done."""
LOST: Final = 12
"""From here nobody gets anywhere in one turn."""
SPENT: Final = 0.6
"""How much of what is in hand can be turned into commands of one colour."""


def hackman(gauge: Gauge) -> float:
    """He must fall and everybody be at home; who has turns left is thrown elsewhere first, so need not be there yet."""
    state, at = gauge.state, piece_at(gauge.state, Guardian.HACKMAN)
    if gauge.now and at == NONE and not state.tracked(Track.HACKMAN):
        gauge.odds = at_home(gauge) * unbarred(gauge)
        gauge.hope = gauge.odds
        return gauge.going_home()
    waiting = [seat for seat, decker in enumerate(state.deckers) if decker.turns < TURNS]
    if gauge.now or not waiting:
        gauge.doomed = avatars_of(state, waiting or range(gauge.n))
    if not gauge.now:
        ready = sum(len(kept_for_guardians(state, seat)) for seat in range(gauge.n))
        shut = sum(gauge.fields[decker.entry].guards for decker in state.deckers)
        gauge.odds = min(0.9, best_trap(gauge) + outpost(gauge) + 0.3 * ready) * SHUT**shut
        return 0.0
    later = 0.95 ** sum(TURNS - state.deckers[seat].turns for seat in waiting) * coming(gauge, waiting)
    if at != NONE:
        gauge.wanted.add((RED, at))
        gauge.places |= {*gauge.near[at], *(x for x, field in enumerate(gauge.fields) if field.installation == GREEN)}
    caught = done_now(gauge, at, later) * abroad(gauge, waiting) * apart(gauge, waiting)
    gauge.odds = gauge.hope = min(0.95, caught) * unbarred(gauge)
    return sum(
        gauge.going(x, decker.entry) for decker in state.deckers if decker.turns >= TURNS for x in decker.avatars
    )


def done_now(gauge: Gauge, at: int, later: float) -> float:
    """With the active decker's turn as it is, if he still stands after the others' turns so likely.

    Whose last turn it is either goes home and leaves him to others, or strikes first and then goes home.
    """
    state = gauge.state
    active = state.deckers[state.active]
    if at == NONE or active.turns < TURNS:
        return (1 - later * (1 - (falls(gauge, at) if at != NONE else 0.0))) * at_home(gauge)
    fought = 0.0
    if gauge.last_turn:
        edge = infection_bonus(state, at) - resistance_bonus(state, at)
        fought = outlasts(gauge.fields[at].programs[RED], edge)
    struck_first = YET * falls(gauge, at) * _back(gauge, at) * at_home(gauge, away=True)
    return max((1 - later * (1 - fought)) * at_home(gauge), struck_first)


def outpost(gauge: Gauge) -> float:
    """Who stands on a green installation reaches him with a ghost; half of one built is better than none."""
    built = sum(field.installation == GREEN for field in gauge.fields)
    if built:
        return 0.1 * min(2, built)
    if len(gauge.state.objectives) > SOON:
        return 0.0
    gauge.stacking(SPACES, (GREEN,))
    return 0.07 * max((min(3, field.programs[GREEN]) for field in gauge.fields if field.free_of_smc), default=0)


# the turns to come


def coming(gauge: Gauge, waiting: list[int]) -> float:
    """How likely he still stands after the turns of those who wait for him."""
    state, stands = gauge.state, 1.0
    for seat in waiting:
        stands *= (1 - SLAIN) ** len(kept_for_guardians(state, seat))
    chances = sorted((awaited(gauge, seat) for seat in waiting), reverse=True)
    for weight, chance in zip((PROMISED, 0.5, 0.3, 0.2), chances, strict=False):
        stands *= 1 - weight * chance
    return stands


def awaited(gauge: Gauge, seat: int) -> float:
    """How well a decker stands for HackMan to come to him, and for himself to be thrown anywhere."""
    at = gauge.state.deckers[seat].avatars[0]
    ghost = has_ability(gauge.state, seat, Ability.PROJECTS_TO_INSTALLATIONS)
    return trap(gauge, at, ghost)


# this turn


def falls(gauge: Gauge, at: Space) -> float:
    """How likely he falls where he stands, with what is in hand."""
    purse = purse_of(gauge.state)
    return max(slain(gauge, at, purse), struck(gauge, at, purse))


def slain(gauge: Gauge, at: Space, purse: Purse) -> float:
    """By a card, from beside him; a card that is not reached with can be kept for the next turn."""
    if not any(key in SLAYERS for key in purse.keys):
        return 0.0
    open_ = [x for x in gauge.near[at] if not gauge.state.denies(x)]
    walk = _walk(gauge, open_)
    if walk <= purse.most(BLUE) - 2 or not walk:
        return 0.97 if not walk else 0.9
    return 0.0 if gauge.last_turn else SLAIN


def struck(gauge: Gauge, at: Space, purse: Purse) -> float:
    """By a ghost: somebody goes where he can send one from, brings red programs, and infects."""
    posts = _posts(gauge, at)
    walk = _walk(gauge, posts)
    if walk > purse.most(BLUE) or walk >= LOST:
        return 0.0
    have = gauge.fields[at].programs[RED]
    reds, carried = (have, 0) if have else _reinforcements(gauge, at)
    left = SPENT * (sum(map(sum, purse.commands)) - walk - carried)
    commands = min(5, purse.most(RED), int(left))
    if commands <= 0:
        return 0.02 * have
    edge = infection_bonus(gauge.state, at) - resistance_bonus(gauge.state, at)
    return 0.9 * beats(edge + reds - have + commands)


def _reinforcements(gauge: Gauge, at: Space) -> tuple[int, int]:
    """Red programs that can be brought, and for how many commands."""
    beside = max(gauge.fields[x].programs[RED] for x in gauge.near[at])
    if beside:
        return min(3, beside), 1
    there = max(gauge.fields[x].programs[RED] for x in servers_spaces(server_of(at)))
    return (min(3, there), 2) if there else (1, 4)


def _posts(gauge: Gauge, at: Space) -> list[Space]:
    """Where the active decker has to stand to send a ghost to a space."""
    state, fields = gauge.state, gauge.fields
    server = servers_spaces(server_of(at))
    found = [x for x in server if fields[x].installation == GREEN or Lasting.TELEPRESENCE in state.lasting]
    built = any(fields[x].installation == GREEN for x in server)
    if built and has_ability(state, state.active, Ability.PROJECTS_TO_INSTALLATIONS):
        found = [x for x in SPACES if fields[x].has(GREEN)]
    return [x for x in found if x != at and not state.denies(x)]


def _walk(gauge: Gauge, to: list[Space]) -> int:
    avatars = gauge.state.deckers[gauge.state.active].avatars
    return min((gauge.walks(x)[avatar] for x in to for avatar in avatars), default=LOST)


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


def _back(gauge: Gauge, at: Space) -> float:
    """Whether it is enough to go where he is, and then home."""
    decker = gauge.state.deckers[gauge.state.active]
    steps = min(gauge.walks(at)[x] for x in decker.avatars) + gauge.walks(decker.entry)[at]
    return 0.85 if purse_of(gauge.state).most(BLUE) >= steps - 1 else 0.2


def abroad(gauge: Gauge, waiting: list[int]) -> float:
    """Who waits at home for the last turn has HackMan there, and has to catch him in that very turn."""
    odds = 1.0
    for seat in waiting:
        decker = gauge.state.deckers[seat]
        if decker.turns == TURNS - 1 and decker.entry in decker.avatars:
            odds *= MET_AT_HOME + (1 - MET_AT_HOME) * awaited(gauge, seat)
    return odds


def apart(gauge: Gauge, waiting: list[int]) -> float:
    """Who waits where another is at home brings HackMan there, who throws both out (DK-13.6); one of them for good."""
    deckers, odds = gauge.state.deckers, 1.0
    for seat in waiting:
        for decker in (*deckers[:seat], *deckers[seat + 1 :]):
            if decker.entry in deckers[seat].avatars:
                odds *= THROWN_OUT if decker.turns >= TURNS else CROSSED
    return odds


def unbarred(gauge: Gauge) -> float:
    """How likely the guardians on entry spaces are gone in time; nobody gets past them (DK-13.5)."""
    state, odds = gauge.state, 1.0
    turns = sum(TURNS - decker.turns for decker in state.deckers)
    for decker in state.deckers:
        field = gauge.fields[decker.entry]
        if field.guardian in (NONE, Guardian.HACKMAN):
            continue
        gauge.wanted.add((RED, decker.entry))
        server = servers_spaces(server_of(decker.entry))
        post = any(gauge.fields[x].installation == GREEN for x in server)
        gauge.places |= {x for x in server if gauge.fields[x].installation == GREEN}
        each = 0.08 + 0.06 * min(3, field.programs[RED]) + 0.12 * post
        odds *= 1 - exp(-each * (turns + 0.5))
    return odds
