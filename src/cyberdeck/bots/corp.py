"""The house Corporation: ice on its centrals, one strong remote to score in, and a bluff now and then."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cyberdeck.bots import corp_worth as reckon
from cyberdeck.bots.facts import Facts, facts
from cyberdeck.bots.house import HouseBot, Table, Worth, agree, first, known, verb
from cyberdeck.kernel import Offer, Rng
from cyberdeck.netrunner.view import CardSeen
from cyberdeck.netrunner.words import Type


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
        hand = reckon.in_hand(table)
        ice = sum(of.type is Type.ICE for of in hand)
        agendas = sum(of.type is Type.AGENDA for of in hand)
        good = ice >= 1 and agendas <= 2 and (ice >= 2 or any(of.economy for of in hand))
        return lambda offer: good == (verb(offer) == "keep")

    def discard(self, table: Table) -> Worth:
        def worth(offer: Offer) -> float:
            of = known(table.card(offer))
            if of is None:
                return 0.0
            spare = sum(other is of for other in reckon.in_hand(table)) - 1
            return spare - {Type.AGENDA: 8.0, Type.ICE: 3.0}.get(of.type, 4.0 if of.economy else 2.0)

        return worth

    # actions

    def action(self, table: Table) -> Worth:
        def worth(offer: Offer) -> float:
            card, of = table.card(offer), known(table.card(offer))
            match verb(offer):
                case "credit":
                    return reckon.credit(table)
                case "draw":
                    return reckon.draw(table)
                case "purge":
                    return 0.4 * sum(c.virus for c in table.rig) - 1
                case "play" if of is not None:
                    return reckon.play(table, of)
                case "install" if of is not None:
                    return max(reckon.home(table, of, name) for name in (*table.servers, "new"))
                case "advance" if card is not None and of is not None:
                    return self._advance(table, card, of)
                case "trash":
                    return 3.0 if table.me.credits >= 4 else 0.5
                case "use" if of is not None:
                    return reckon.use(table, of)
            return 0.0

        return worth

    def _advance(self, table: Table, card: CardSeen, of: Facts) -> float:
        if of.type is not Type.AGENDA:
            bluff = Rng(self.seed * 7919 + table.view.turns).below(3) > 0
            return 2.1 if of.bait and bluff and card.advancement < 2 and table.me.credits >= 4 else reckon.NEVER
        missing = (card.requirement or 0) - card.advancement
        if missing <= min(table.me.clicks, table.me.credits):
            return 20.0
        server = table.servers[table.place(card)]
        if not server.ice:
            return 0.8
        return 4.5 if missing <= table.me.clicks + 3 else 2.0

    def install_where(self, table: Table) -> Worth:
        name = next((arg.id for _, arg in table.asked.args if not isinstance(arg, int | str)), "")
        of = facts(name.removeprefix("card-"))
        return lambda offer: reckon.home(table, of, offer.at[0])

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
                    return reckon.rez_ice(table, card, of) if of.type is Type.ICE else reckon.rez(table, card, of)
                case "use" if of.ends_run:
                    return reckon.end_run(table)
            return reckon.NEVER

        return worth

    def trace(self, table: Table) -> Worth:
        """Bid what the Runner cannot match, if that is cheap."""
        runner = table.view.runner
        needed = max(0, table.view.link + runner.credits + 1 - table.number())
        bid = needed if needed <= min(2, table.me.credits - 3) else 0
        return lambda offer: offer.at == (str(bid),)
