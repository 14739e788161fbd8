"""What things are worth to the house Corporation, in credits."""

from __future__ import annotations

from typing import Final

from cyberdeck.bots.netrunner.breaking import best_plan, breakers
from cyberdeck.bots.netrunner.facts import Facts, facts
from cyberdeck.bots.netrunner.house import DEATH, Laid, known
from cyberdeck.netrunner.view import CardSeen, ServerSeen, Timing
from cyberdeck.netrunner.words import Type

NEVER: Final = -9.0
CENTRAL_NEED: Final = {"rd": (5.0, 2.6, 1.0, 0.2), "hq": (4.6, 2.4, 0.9, 0.2), "archives": (0.2, 0.0, 0.0, 0.0)}
"""What one more piece of ice is worth before a central server that has so many already."""
REMOTE_NEED: Final = (3.4, 2.8, 2.2, 1.2, 0.2)
MOST_ASSETS: Final = 4
BEFORE_A_TURN: Final = (Timing.CORP_BEGINS, Timing.CORP_BEFORE_ACTIONS, Timing.RUNNER_AFTER_DISCARD)
"""The windows before the Corporation can earn something again."""
MAY_ACT: Final = (*BEFORE_A_TURN, Timing.APPROACH_REZ, Timing.SERVER, Timing.SERVER_REZ)
"""The windows in which something but scoring may be worth it."""


def in_hand(laid: Laid) -> list[Facts]:
    return [facts(card.id) for card in laid.me.hand if card.id is not None]


def credit(laid: Laid) -> float:
    credits = laid.me.credits
    return 1.7 if credits < 4 else 1.2 if credits < 8 else 0.9 if credits < 14 else 0.5


def draw(laid: Laid) -> float:
    """Cards are wanted while there is no ice at hand for a bare central; an empty R&D loses."""
    if laid.me.deck < 8:
        return NEVER
    hand = in_hand(laid)
    bare = any(not laid.servers[name].ice for name in ("hq", "rd"))
    if bare and not any(of.type is Type.ICE for of in hand):
        return 2.4
    return 1.6 if len(hand) < 3 else 1.0 if len(hand) < 5 else 0.3


def play(laid: Laid, of: Facts) -> float:
    if of.gain:
        return of.gain + 1.5
    if of.damage:
        return hit(laid, of.damage)
    return 0.6


def use(laid: Laid, of: Facts) -> float:
    if of.income:
        return of.income * 1.2
    return hit(laid, of.damage) if of.damage else 0.2


def hit(laid: Laid, damage: int) -> float:
    """Damage: the fewer cards the Runner has left, the better."""
    grip = laid.view.runner.cards_in_hand
    return DEATH if damage > grip else 4.0 if laid.me.clicks * damage > grip else 1.3 * damage


def home(laid: Laid, of: Facts, name: str) -> float:
    """What it is worth to install a card in or before a server."""
    server = laid.servers.get(name)
    match of.type:
        case Type.ICE:
            return ice_worth(laid, name, server)
        case Type.UPGRADE:
            unrezzed = 0 if server is None else sum(not ice.faceup for ice in server.ice)
            return 0.7 * unrezzed if name != "archives" else NEVER
    if name in CENTRAL_NEED:
        return NEVER
    if of.type is Type.AGENDA:
        return agenda(laid, of, server)
    return bait_worth(laid, of, server) if of.bait else asset(laid, of, server)


def ice_worth(laid: Laid, name: str, server: ServerSeen | None) -> float:
    already = 0 if server is None else len(server.ice)
    if name in CENTRAL_NEED:
        need = CENTRAL_NEED[name][min(already, 3)]
    elif server is None:
        need = REMOTE_NEED[0] if fortress(laid) is None else NEVER
    else:
        best = server is fortress(laid) or any(is_of(card, Type.AGENDA) for card in server.root)
        need = REMOTE_NEED[min(already, 4)] if best else NEVER
    return need - already * 0.7 - (1.0 if laid.me.credits < 2 else 0.0)


def agenda(laid: Laid, of: Facts, server: ServerSeen | None) -> float:
    """An agenda wants ice before it that is rezzed or can be, and credits to advance it."""
    flood = sum(other.type is Type.AGENDA for other in in_hand(laid)) >= 3
    if server is None:
        return 1.8 if flood else NEVER
    if any(is_of(card, Type.AGENDA) for card in server.root):
        return NEVER
    occupied = any(not is_of(card, Type.UPGRADE) for card in server.root)
    if not server.ice:
        return 1.5 if flood and not occupied else NEVER
    return iced_agenda(laid, server, flood) - occupied


def iced_agenda(laid: Laid, server: ServerSeen, flood: bool) -> float:
    more = 0.3 * len(server.ice)
    if holds(laid, server, laid.me.credits - 2):
        return more + (5.0 if laid.me.clicks == 3 else 2.8)
    return more + (1.6 if flood else 0.5)


def asset(laid: Laid, of: Facts, server: ServerSeen | None) -> float:
    """Assets that earn go into a server of their own."""
    running = sum(is_of(card, Type.ASSET) for other in laid.view.servers for card in other.root)
    if server is not None and (server.root or server is fortress(laid)):
        return NEVER
    return 3.0 if of.economy and running < MOST_ASSETS else 0.1


def bait_worth(laid: Laid, of: Facts, server: ServerSeen | None) -> float:
    """An ambush that can be advanced looks like an agenda; the others do their work from HQ and R&D as well."""
    if server is None or server.root or any(other.type is Type.AGENDA for other in in_hand(laid)):
        return NEVER if server is None or server.root else 0.4
    return 2.3 if of.can_advance else 1.0


def fortress(laid: Laid) -> ServerSeen | None:
    """The remote with the most ice."""
    remotes = [server for server in laid.view.servers if server.name not in CENTRAL_NEED and server.ice]
    return max(remotes, key=lambda server: len(server.ice), default=None)


def holds(laid: Laid, server: ServerSeen, credits: int) -> bool:
    """Whether the ice before a server would stop the Runner next turn, rezzed with so many credits."""
    tools = breakers(laid.rig)
    income = max((facts(card.id).income for card in laid.rig if card.id is not None), default=0)
    funds = laid.view.runner.credits + sum(card.recurring for card in laid.rig) + int(3 * max(1, income))
    grip = laid.view.runner.cards_in_hand
    for ice in server.ice:
        if not ice.faceup:
            cost = ice.rez_cost or 0
            if cost > credits:
                continue
            credits -= cost
        plan = best_plan(ice, range(1, ice.subroutines + 1), tools, funds, grip, DEATH, bent=False)
        if not plan.through:
            return True
        funds, grip = funds - plan.cost, grip - plan.damage
    return False


def is_of(card: CardSeen, type: Type) -> bool:
    of = known(card)
    return of is not None and of.type is type


def rez_ice(laid: Laid, card: CardSeen, of: Facts) -> float:
    """Rez what the Runner comes to, unless he is welcome or there is nothing to guard."""
    server = laid.servers[laid.place(card)]
    if not guarded(laid, server):
        return -1.0
    if needed_elsewhere(laid, server, card.rez_cost or 0):
        return -1.0
    innermost = server.ice[-1].name == card.name
    if innermost and all(text.later for text in of.subroutines):
        return -1.0
    return 5.0


def needed_elsewhere(laid: Laid, server: ServerSeen, cost: int) -> bool:
    """Whether an agenda in another server could be guarded with these credits, and no more without them."""
    return any(
        other is not server
        and any(is_of(card, Type.AGENDA) for card in other.root)
        and holds(laid, other, laid.me.credits)
        and not holds(laid, other, laid.me.credits - cost)
        for other in laid.view.servers
    )


def guarded(laid: Laid, server: ServerSeen) -> bool:
    match server.name:
        case "hq":
            return laid.me.cards_in_hand > 0
        case "rd":
            return True
        case "archives":
            return any(is_of(card, Type.AGENDA) for card in laid.view.corp.discard)
    return any((of := known(card)) is not None and not of.bait for card in server.root)


def rez(laid: Laid, card: CardSeen, of: Facts) -> float:
    """What earns is rezzed before a turn of one's own; an upgrade when it pays at once."""
    cost, step = card.rez_cost or 0, laid.view.step
    if of.economy:
        return 2.0 if step in BEFORE_A_TURN and laid.me.credits >= cost + 1 else -1.0
    cheaper = "rez cost" in of.values and step is Timing.APPROACH_REZ
    return 6.0 if cheaper and approached_cost(laid, laid.place(card)) >= 3 else -1.0


def approached_cost(laid: Laid, place: str) -> int:
    """What it costs to rez the ice that the Runner approaches at a server."""
    run = laid.view.run
    ice = laid.board.get(run.ice or "") if run is not None and run.server == place else None
    return 0 if ice is None or ice.faceup else ice.rez_cost or 0


def end_run(laid: Laid) -> float:
    """An ability that ends the run is kept for a Runner who stands before something that counts."""
    run = laid.view.run
    if run is None or laid.view.step not in (Timing.SERVER, Timing.SERVER_REZ):
        return -1.0
    agenda = any(is_of(card, Type.AGENDA) for card in laid.servers[run.server].root)
    return 3.0 if agenda or (run.server in ("hq", "rd") and laid.view.runner.points >= 5) else -1.0
