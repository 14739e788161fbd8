"""Where the Corporation's policy puts its cards, and what it rezzes when, in credits."""

from __future__ import annotations

from typing import Final, NamedTuple

from cyberdeck.bots.netrunner.corp_worth import MOST_ASSETS, NEVER, REMOTE_NEED
from cyberdeck.bots.netrunner.crossing import purse_of, subs
from cyberdeck.bots.netrunner.facts import Facts, facts
from cyberdeck.bots.netrunner.house import DEATH
from cyberdeck.bots.netrunner.line import BEFORE_A_TURN
from cyberdeck.bots.netrunner.ways import met, way
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.text import TEXTS
from cyberdeck.netrunner.values import link, requirement, rez_cost
from cyberdeck.netrunner.words import ARCHIVES, CENTRALS, CORP, HQ, RD, Type

NEED: Final = {RD: (5.0, 2.6, 1.0, 0.2), HQ: (4.6, 2.4, 0.9, 0.2), ARCHIVES: (0.2, 0.0, 0.0, 0.0)}
"""What one more piece of ice is worth before a central server that has so many already."""
LYING: Final = 2.5
"""What the first piece before Archives is worth for each agenda point that lies there."""

RICH: Final = 12
STAKE: Final = 10
"""What a run that is stopped is worth."""
AT_ONCE: Final = 19.0
"""An agenda that can be installed and scored in one turn: nobody gets at it."""
REZ_LASTS: Final = 2.0
"""How often rezzed ice is met."""


def in_hand(state: State) -> list[Facts]:
    return [facts(state.cards[id].key) for id in state.corp.hand]


def roots(state: State) -> list[Card]:
    return [state.cards[id] for column in state.servers.values() for id in column.root]


def credit(state: State) -> float:
    credits = state.corp.credits
    return 1.7 if credits < 4 else 1.2 if credits < 8 else 0.9 if credits < 14 else 0.5


def draw(state: State) -> float:
    """Cards are wanted while there is no ice at hand for a bare central; an empty R&D loses."""
    if len(state.corp.deck) < 8:
        return NEVER
    hand = in_hand(state)
    bare = not state.servers[HQ].ice or not state.servers[RD].ice
    if bare and not any(of.type is Type.ICE for of in hand):
        return 2.4
    rich = 0.5 if state.corp.credits >= RICH else 0.0
    return 1.6 if len(hand) < 3 else 1.0 + rich if len(hand) < 5 else 0.3


def home(state: State, key: str, of: Facts, server: int) -> float:
    """What it is worth to install a card in or before a server; -1 is a new one."""
    if of.type is Type.ICE:
        return _ice(state, server) + _fits(state, key, server)
    if of.type is Type.UPGRADE:
        return _upgrade(state, key, server)
    if server in CENTRALS:
        return NEVER
    if spoils(state, of, server):
        return 2 * NEVER
    if of.type is Type.AGENDA:
        free = server < 0 or not state.servers[server].root
        return AT_ONCE if free and at_once(state, key) else _agenda(state, server)
    return _bait(state, of, server) if of.bait else _asset(state, of, server)


class Ice(NamedTuple):
    """What one more piece of ice is worth where it is wanted most, whichever it is."""

    central: float
    remote: float

    @classmethod
    def of(cls, state: State) -> Ice:
        remotes = [server for server in state.servers if server not in CENTRALS]
        return cls(
            max([_ice(state, server) for server in CENTRALS]),
            max([_ice(state, server) for server in (*remotes, -1)]),
        )


def best_home(state: State, key: str, of: Facts, ice: Ice) -> float:
    """What it is worth to install a card where it is worth most."""
    if of.type is not Type.ICE:
        return max([home(state, key, of, server) for server in (*state.servers, -1)])
    return max(ice.central + _fits(state, key, HQ), ice.remote + _fits(state, key, -1))


def _ice(state: State, server: int) -> float:
    already = 0 if server < 0 else len(state.servers[server].ice)
    if server in CENTRALS:
        need = NEED[server][min(already, 3)]
        if server == ARCHIVES:
            need += LYING * lying_points(state) / (1 + already)
    elif server < 0:
        need = REMOTE_NEED[0] if fortress(state) < 0 else NEVER
    else:
        best = server == fortress(state) or _holds_agenda(state, server)
        need = REMOTE_NEED[min(already, 4)] if best else NEVER
    return need - already * 0.7 - (1.0 if state.corp.credits < 2 else 0.0)


def lying_points(state: State) -> int:
    """The agenda points in Archives."""
    return sum([PRINTED[state.cards[id].key].points for id in state.corp.discard])


def _fits(state: State, key: str, server: int) -> float:
    """Ice that ends the run belongs before what is to be scored; what cannot be paid for soon can wait."""
    ends = any(text.ends for text in subs(key))
    dear = max(0, PRINTED[key].cost - state.corp.credits - 3)
    worth = -0.15 * dear
    if server not in CENTRALS:
        return worth + (0.8 if ends else -1.2)
    return worth + (0.3 if ends else 0.0)


def _upgrade(state: State, key: str, server: int) -> float:
    if server == ARCHIVES or (TEXTS[key].only_in is not None and server != TEXTS[key].only_in):
        return NEVER
    if key == "research-station":
        return 1.2 if len(state.corp.hand) >= 4 else 0.1
    if server < 0:
        return NEVER
    unrezzed = sum(not state.cards[id].faceup for id in state.servers[server].ice)
    if key == "sansan-city-grid":
        return 3.0 if server == fortress(state) else NEVER
    return 0.7 * unrezzed + (0.8 if server == fortress(state) else 0.0)


def _agenda(state: State, server: int) -> float:
    """An agenda wants ice before it that is rezzed or can be, and credits to advance it."""
    flood = sum(of.type is Type.AGENDA for of in in_hand(state)) >= 3
    if server < 0:
        return 1.8 if flood else NEVER
    column = state.servers[server]
    occupied = any(PRINTED[state.cards[id].key].type is not Type.UPGRADE for id in column.root)
    if not column.ice:
        return 1.5 if flood and not occupied else NEVER
    more = 0.3 * len(column.ice) - occupied
    if holds(state, server, state.corp.credits - 2):
        return more + (5.0 if state.corp.clicks == 3 else 2.8)
    return more + (1.5 if flood else 0.2)


def _asset(state: State, of: Facts, server: int) -> float:
    """Assets that earn go into a server of their own."""
    running = sum(PRINTED[card.key].type is Type.ASSET for card in roots(state))
    if server >= 0 and (state.servers[server].root or server == fortress(state)):
        return NEVER
    return 3.0 if of.economy and running < MOST_ASSETS else 0.1


def _bait(state: State, of: Facts, server: int) -> float:
    """An ambush that can be advanced looks like an agenda; the others do their work from HQ and R&D as well."""
    if server < 0 or state.servers[server].root:
        return NEVER
    if any(other.type is Type.AGENDA for other in in_hand(state)):
        return 0.4
    return 2.3 if of.can_advance else 1.0


def _holds_agenda(state: State, server: int) -> bool:
    return any(PRINTED[state.cards[id].key].type is Type.AGENDA for id in state.servers[server].root)


def spoils(state: State, of: Facts, server: int) -> bool:
    """Whether an agenda would have to be trashed to install a card there."""
    return of.type in (Type.AGENDA, Type.ASSET) and server in state.servers and _holds_agenda(state, server)


def fortress(state: State) -> int:
    """The remote with the most ice, or -1."""
    server, most = -1, 0
    for number, column in state.servers.items():
        if number not in CENTRALS and len(column.ice) > most:
            server, most = number, len(column.ice)
    return server


def holds(state: State, server: int, credits: int) -> bool:
    """Whether the ice before a server would stop the Runner next turn, rezzed with so many credits.

    Remembered with the position, like the values of its cards, until something happens.
    """
    key = ("bot holds", server, credits)
    known = state.memo.get(key)
    if known is None:
        known = state.memo[key] = int(_holds(state, server, credits))
    return bool(known)


def _holds(state: State, server: int, credits: int) -> bool:
    income = max((facts(state.cards[id].key).income for id in state.rig), default=0)
    purse = purse_of(state, more=int(3 * max(1, income)), clicks=3)
    return way(state, CORP, state.servers[server].ice, purse, DEATH, credits).chance == 0.0


def at_once(state: State, key: str, clicks: int = 0, credits: int = 0) -> bool:
    """Whether an agenda in HQ can be installed, advanced and scored this turn, with so many clicks and credits more."""
    needed = PRINTED[key].advancement
    corp = state.corp
    return needed <= corp.clicks + clicks - 1 and needed <= corp.credits + credits


def scorable(state: State, tokens: int, credits: int) -> bool:
    """Whether an installed agenda could be scored with so many tokens more this turn, and not without."""
    clicks = state.corp.clicks
    for card in roots(state):
        if PRINTED[card.key].type is Type.AGENDA:
            missing = requirement(state, card) - card.advancement
            if clicks < missing <= tokens and credits >= missing:
                return True
    return False


def needs_one(state: State) -> bool:
    """Whether one more token makes an agenda ripe this turn."""
    clicks, credits = state.corp.clicks, state.corp.credits
    for card in roots(state):
        if PRINTED[card.key].type is Type.AGENDA:
            missing = requirement(state, card) - card.advancement
            if 0 < missing <= 1 + min(clicks, credits):
                return True
    return False


def trace_chance(state: State, base: int) -> float:
    """How likely a trace succeeds, roughly."""
    return 1.0 if base + state.corp.credits > link(state) + state.runner.credits else 0.3


# rezzing


def rez_ice(state: State, card: Card, of: Facts) -> float:
    """Rez what the Runner comes to, unless he is welcome or there is nothing to guard."""
    server = card.server
    if not _guarded(state, server) or TEXTS[card.key].rez_forfeit:
        return -1.0
    if _needed_elsewhere(state, server, rez_cost(state, card)):
        return -1.0
    if state.servers[server].ice[0] == card.id and all(text.later for text in subs(card.key)):
        return -1.0
    plan = met(state, card, purse_of(state), STAKE)
    stopped = not plan.through
    worth = STAKE if stopped else REZ_LASTS * plan.total
    return worth - 0.7 * rez_cost(state, card) + (4.0 if _holds_agenda(state, server) else 0.0)


def _needed_elsewhere(state: State, server: int, cost: int) -> bool:
    """Whether an agenda in another server could be guarded with these credits, and no more without them."""
    credits = state.corp.credits
    for other in state.servers:
        guarding = other != server and other not in CENTRALS and _holds_agenda(state, other)
        if guarding and holds(state, other, credits) and not holds(state, other, credits - cost):
            return True
    return False


def _guarded(state: State, server: int) -> bool:
    if server == HQ:
        return bool(state.corp.hand)
    if server == RD:
        return True
    if server == ARCHIVES:
        return any(PRINTED[state.cards[id].key].type is Type.AGENDA for id in state.corp.discard)
    return any(not facts(state.cards[id].key).bait for id in state.servers[server].root)


def rez(state: State, card: Card, of: Facts, step: str) -> float:
    """What earns is rezzed before a turn of one's own; an upgrade when it pays at once."""
    cost, credits = rez_cost(state, card), state.corp.credits
    if of.economy or card.key == "research-station":
        return 2.0 if step in BEFORE_A_TURN and credits >= cost + 1 else -1.0
    run = state.run
    match card.key:
        case "akitaro-watanabe" if run is not None and run.server == card.server and run.ice >= 0:
            ice = state.cards[run.ice]
            return 6.0 if step == "run-2-3" and not ice.faceup and rez_cost(state, ice) >= 3 else -1.0
        case "sansan-city-grid":
            here = [state.cards[id] for id in state.servers[card.server].root]
            missing = [requirement(state, c) - c.advancement for c in here if c.type is Type.AGENDA]
            clicks = state.corp.clicks
            return (
                4.0 if step == "corp-2-1" and any(m <= clicks + 1 and credits > cost + m - 2 for m in missing) else -1.0
            )
        case "red-herrings" if run is not None and run.server == card.server and step in ("run-4-1", "run-4-3"):
            return 3.0 if _holds_agenda(state, card.server) or card.server in (HQ, RD) else -1.0
        case "experiential-data" if run is not None and run.server == card.server and step == "run-2-3":
            return 2.0 if credits >= 4 and _guarded(state, card.server) else -1.0
    return -1.0
