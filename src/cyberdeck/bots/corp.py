"""The house Corporation: ice on its centrals, one strong remote to score in, and a bluff now and then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cyberdeck.bots.breaking import best_plan, breakers
from cyberdeck.bots.facts import Facts, facts
from cyberdeck.bots.house import DEATH, HouseBot, Table, Worth, agree, first, known, verb
from cyberdeck.kernel import Offer, Rng
from cyberdeck.netrunner.view import CardSeen, ServerSeen
from cyberdeck.netrunner.words import Type

NEVER: Final = -9.0
CENTRAL_NEED: Final = {"rd": (5.0, 2.6, 1.0, 0.2), "hq": (4.6, 2.4, 0.9, 0.2), "archives": (0.2, 0.0, 0.0, 0.0)}
"""What one more piece of ice is worth before a central server that has so many already."""
REMOTE_NEED: Final = (3.4, 2.8, 2.2, 1.2, 0.2)
MOST_ASSETS: Final = 4


class HouseCorp(HouseBot):
    def judges(self) -> Mapping[str, Callable[[Table], Worth]]:
        return {
            "mulligan": self.mulligan,
            "action": self.action,
            "window": self.window,
            "install-where": self.install_where,
            "install-trash": self.install_trash,
            "discard": self.discard,
            "interrupt": agree,
            "may": agree,
            "may-pay": agree,
            "put-on-top": self.put_on_top,
            "rez-free": self.rez_free,
            "trace-strength": self.trace,
            "pay-from-card": first,
            "resolve-next": first,
        }

    # the beginning and the end of a turn

    def mulligan(self, table: Table) -> Worth:
        hand = _hand(table)
        ice = sum(of.type is Type.ICE for of in hand)
        agendas = sum(of.type is Type.AGENDA for of in hand)
        good = ice >= 1 and agendas <= 2 and (ice >= 2 or any(of.economy for of in hand))
        return lambda offer: good == (verb(offer) == "keep")

    def discard(self, table: Table) -> Worth:
        def worth(offer: Offer) -> float:
            of = known(table.card(offer))
            if of is None:
                return 0.0
            spare = sum(other is of for other in _hand(table)) - 1
            return spare - {Type.AGENDA: 8.0, Type.ICE: 3.0}.get(of.type, 4.0 if of.economy else 2.0)

        return worth

    # actions

    def action(self, table: Table) -> Worth:
        def worth(offer: Offer) -> float:
            card, of = table.card(offer), known(table.card(offer))
            match verb(offer):
                case "credit":
                    return _credit(table)
                case "draw":
                    return _draw(table)
                case "purge":
                    return 0.4 * sum(c.virus for c in table.rig) - 1
                case "play" if of is not None:
                    return _play(table, of)
                case "install" if of is not None:
                    return max(_home(table, of, name) for name in (*table.servers, "new"))
                case "advance" if card is not None and of is not None:
                    return self._advance(table, card, of)
                case "trash":
                    return 3.0 if table.me.credits >= 4 else 0.5
                case "use" if of is not None:
                    return _use(table, of)
            return 0.0

        return worth

    def _advance(self, table: Table, card: CardSeen, of: Facts) -> float:
        if of.type is not Type.AGENDA:
            bluff = Rng(self.seed * 7919 + table.view.turns).below(3) > 0
            return 2.1 if of.bait and bluff and card.advancement < 2 and table.me.credits >= 4 else NEVER
        missing = (card.requirement or 0) - card.advancement
        if missing <= min(table.me.clicks, table.me.credits):
            return 20.0
        server = table.servers[table.place(card)]
        if not server.ice:
            return 0.8
        poor = table.me.credits - 1 < _reserve(server)
        return 0.9 if poor else 4.5 if missing <= table.me.clicks + 3 else 2.0

    def install_where(self, table: Table) -> Worth:
        name = next((arg.id for _, arg in table.asked.args if not isinstance(arg, int | str)), "")
        of = facts(name.removeprefix("card-"))
        return lambda offer: _home(table, of, offer.at[0])

    def install_trash(self, table: Table) -> Worth:
        def worth(offer: Offer) -> float:
            of = known(table.card(offer))
            return 2.0 if of is None else {Type.UPGRADE: 0.0, Type.AGENDA: -1.0}.get(of.type, 1.0)

        return worth

    def put_on_top(self, table: Table) -> Worth:
        """Money and ice first, agendas as deep as possible."""

        def worth(offer: Offer) -> float:
            of = known(table.card(offer))
            return 0.0 if of is None else -2.0 if of.type is Type.AGENDA else 2.0 if of.economy else 1.0

        return worth

    def rez_free(self, table: Table) -> Worth:
        def worth(offer: Offer) -> float:
            card = table.card(offer)
            return 0.0 if card is None else (card.rez_cost or 0) - 0.5

        return worth

    # windows

    def window(self, table: Table) -> Worth:
        def worth(offer: Offer) -> float:
            card, of = table.card(offer), known(table.card(offer))
            if card is None or of is None:
                return 0.0
            match verb(offer):
                case "score":
                    return 50.0
                case "rez":
                    return _rez_ice(table, card, of) if of.type is Type.ICE else _rez(table, card, of)
                case "use" if of.ends_run:
                    return _end_run(table)
            return NEVER

        return worth

    def trace(self, table: Table) -> Worth:
        """Bid what the Runner cannot match, if that is cheap."""
        runner = table.view.runner
        needed = max(0, table.view.link + runner.credits + 1 - table.number())
        bid = needed if needed <= min(2, table.me.credits - 3) else 0
        return lambda offer: offer.at == (str(bid),)


# what things are worth


def _hand(table: Table) -> list[Facts]:
    return [facts(card.id) for card in table.me.hand if card.id is not None]


def _credit(table: Table) -> float:
    credits = table.me.credits
    return 1.7 if credits < 4 else 1.2 if credits < 8 else 0.9 if credits < 14 else 0.5


def _draw(table: Table) -> float:
    """Cards are wanted while there is no ice at hand for a bare central; an empty R&D loses."""
    if table.me.deck < 8:
        return NEVER
    hand = _hand(table)
    bare = any(not table.servers[name].ice for name in ("hq", "rd"))
    if bare and not any(of.type is Type.ICE for of in hand):
        return 2.4
    return 1.6 if len(hand) < 3 else 1.0 if len(hand) < 5 else 0.3


def _play(table: Table, of: Facts) -> float:
    if of.gain:
        return of.gain + 1.5
    if of.damage:
        return _hit(table, of.damage)
    return 0.6


def _use(table: Table, of: Facts) -> float:
    if of.income:
        return of.income * 1.2
    return _hit(table, of.damage) if of.damage else 0.2


def _hit(table: Table, damage: int) -> float:
    """Damage: the fewer cards the Runner has left, the better."""
    grip = table.view.runner.cards_in_hand
    return DEATH if damage > grip else 4.0 if table.me.clicks * damage > grip else 1.3 * damage


def _home(table: Table, of: Facts, name: str) -> float:
    """What it is worth to install a card in or before a server."""
    server = table.servers.get(name)
    match of.type:
        case Type.ICE:
            return _ice(table, name, server)
        case Type.UPGRADE:
            unrezzed = 0 if server is None else sum(not ice.faceup for ice in server.ice)
            return 0.7 * unrezzed if name != "archives" else NEVER
    if name in CENTRAL_NEED:
        return NEVER
    if of.type is Type.AGENDA:
        return _agenda(table, of, server)
    return _bait(table, of, server) if of.bait else _asset(table, of, server)


def _ice(table: Table, name: str, server: ServerSeen | None) -> float:
    already = 0 if server is None else len(server.ice)
    if name in CENTRAL_NEED:
        need = CENTRAL_NEED[name][min(already, 3)]
    elif server is None:
        need = REMOTE_NEED[0] if _fortress(table) is None else NEVER
    else:
        best = server is _fortress(table) or any(_is(card, Type.AGENDA) for card in server.root)
        need = REMOTE_NEED[min(already, 4)] if best else NEVER
    return need - already * 0.7 - (1.0 if table.me.credits < 2 else 0.0)


def _agenda(table: Table, of: Facts, server: ServerSeen | None) -> float:
    """An agenda wants ice before it that is rezzed or can be, and credits to advance it."""
    flood = sum(other.type is Type.AGENDA for other in _hand(table)) >= 3
    if server is None:
        return 1.8 if flood else NEVER
    if any(_is(card, Type.AGENDA) for card in server.root):
        return NEVER
    occupied = any(not _is(card, Type.UPGRADE) for card in server.root)
    if not server.ice:
        return 1.5 if flood and not occupied else NEVER
    if _holds(table, server, table.me.credits - 2):
        worth = 5.0 if table.me.clicks == 3 else 2.8
    else:
        worth = 1.6 if flood else 0.5
    return worth + 0.3 * len(server.ice) - (1.0 if occupied else 0.0)


def _asset(table: Table, of: Facts, server: ServerSeen | None) -> float:
    """Assets that earn go into a server of their own."""
    running = sum(_is(card, Type.ASSET) for other in table.view.servers for card in other.root)
    if server is not None and (server.root or server is _fortress(table)):
        return NEVER
    return 3.0 if of.economy and running < MOST_ASSETS else 0.1


def _bait(table: Table, of: Facts, server: ServerSeen | None) -> float:
    """An ambush that can be advanced looks like an agenda; the others do their work from HQ and R&D as well."""
    if server is None or server.root or any(other.type is Type.AGENDA for other in _hand(table)):
        return NEVER if server is None or server.root else 0.4
    return 2.3 if of.can_advance else 1.0


def _fortress(table: Table) -> ServerSeen | None:
    """The remote with the most ice."""
    remotes = [server for server in table.view.servers if server.name not in CENTRAL_NEED and server.ice]
    return max(remotes, key=lambda server: len(server.ice), default=None)


def _reserve(server: ServerSeen) -> int:
    """Credits to keep for rezzing ice before a server: none once some of it is rezzed."""
    if any(ice.faceup for ice in server.ice):
        return 0
    return min((ice.rez_cost or 0 for ice in server.ice), default=0)


def _holds(table: Table, server: ServerSeen, credits: int) -> bool:
    """Whether the ice before a server would stop the Runner next turn, rezzed with so many credits."""
    tools = breakers(table.rig)
    income = max((facts(card.id).income for card in table.rig if card.id is not None), default=0)
    funds = table.view.runner.credits + sum(card.recurring for card in table.rig) + int(3 * max(1, income))
    grip = table.view.runner.cards_in_hand
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


def _is(card: CardSeen, type: Type) -> bool:
    of = known(card)
    return of is not None and of.type is type


def _rez_ice(table: Table, card: CardSeen, of: Facts) -> float:
    """Rez what the Runner comes to, unless he is welcome or there is nothing to guard."""
    server = table.servers[table.place(card)]
    if not _guarded(table, server):
        return -1.0
    innermost = server.ice[-1].name == card.name
    if innermost and all(text.later for text in of.subroutines):
        return -1.0
    return 5.0


def _guarded(table: Table, server: ServerSeen) -> bool:
    match server.name:
        case "hq":
            return table.me.cards_in_hand > 0
        case "rd":
            return True
        case "archives":
            return any(_is(card, Type.AGENDA) for card in table.view.corp.discard)
    return any((of := known(card)) is not None and not of.bait for card in server.root)


def _rez(table: Table, card: CardSeen, of: Facts) -> float:
    """What earns is rezzed before a turn of one's own; an upgrade when it pays at once."""
    cost, step = card.rez_cost or 0, table.view.step
    if of.economy:
        return 2.0 if step in ("corp-1-1", "corp-2-1", "runner-2-2") and table.me.credits >= cost + 1 else -1.0
    run = table.view.run
    if "rez cost" in of.values and run is not None and run.server == table.place(card) and step == "run-2-3":
        ice = table.board.get(run.ice or "")
        return 6.0 if ice is not None and not ice.faceup and (ice.rez_cost or 0) >= 3 else -1.0
    return -1.0


def _end_run(table: Table) -> float:
    """An ability that ends the run is kept for a Runner who stands before something that counts."""
    run = table.view.run
    if run is None or not table.view.step.startswith("run-4"):
        return -1.0
    agenda = any(_is(card, Type.AGENDA) for card in table.servers[run.server].root)
    return 3.0 if agenda or (run.server in ("hq", "rd") and table.view.runner.points >= 5) else -1.0
