"""The house Corporation: ice on its centrals, one strong remote to score in, and a bluff now and then."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cyberdeck.bots.netrunner import corp_worth as reckon
from cyberdeck.bots.netrunner.facts import Facts, facts
from cyberdeck.bots.netrunner.house import HouseBot, Laid, Worth, agree, first, known, verb
from cyberdeck.kernel import Offer, Rng
from cyberdeck.netrunner.view import CardSeen
from cyberdeck.netrunner.words import Type


class HouseCorp(HouseBot):
    left_to_chance = frozenset(
        (
            "choose-program",
            "forfeit",
            "install-free",
            "name-x",
            "pay-from-run",
            "rez-or-trash",
            "search",
            "take-back",
        )
    )

    def judges(self) -> Mapping[str, Callable[[Laid], Worth]]:
        return {
            "mulligan": self.mulligan,
            "action": self.action,
            "window": self.window,
            "install-where": self.install_where,
            "install-trash": self.install_trash,
            "discard": self.discard,
            "choose-advance": self.choose_advance,
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

    def mulligan(self, laid: Laid) -> Worth:
        hand = reckon.in_hand(laid)
        ice = sum(of.type is Type.ICE for of in hand)
        agendas = sum(of.type is Type.AGENDA for of in hand)
        good = ice >= 1 and agendas <= 2 and (ice >= 2 or any(of.economy for of in hand))
        return lambda offer: good == (verb(offer) == "keep")

    def discard(self, laid: Laid) -> Worth:
        def worth(offer: Offer) -> float:
            of = known(laid.card(offer))
            if of is None:
                return 0.0
            spare = sum(other is of for other in reckon.in_hand(laid)) - 1
            return spare - {Type.AGENDA: 8.0, Type.ICE: 3.0}.get(of.type, 4.0 if of.economy else 2.0)

        return worth

    # actions

    def action(self, laid: Laid) -> Worth:
        def worth(offer: Offer) -> float:
            card = laid.card(offer)
            of = known(card)
            match verb(offer):
                case "credit":
                    return reckon.credit(laid)
                case "draw":
                    return reckon.draw(laid)
                case "purge":
                    return 0.4 * sum(c.virus for c in laid.rig) - 1
                case "play" if of is not None:
                    return reckon.play(laid, of)
                case "install" if of is not None:
                    return max(reckon.home(laid, of, name) for name in (*laid.servers, "new"))
                case "advance" if card is not None and of is not None:
                    return self._advance(laid, card, of)
                case "trash":
                    return 3.0 if laid.me.credits >= 4 else 0.5
                case "use" if of is not None:
                    return reckon.use(laid, of)
            return 0.0

        return worth

    def _advance(self, laid: Laid, card: CardSeen, of: Facts) -> float:
        if of.type is not Type.AGENDA:
            bluff = Rng(self.seed * 7919 + laid.view.turns).below(3) > 0
            return 2.1 if of.bait and bluff and card.advancement < 2 and laid.me.credits >= 4 else reckon.NEVER
        missing = (card.requirement or 0) - card.advancement
        if missing <= min(laid.me.clicks, laid.me.credits):
            return 20.0
        server = laid.servers[laid.place(card)]
        if not server.ice:
            return 0.8
        return 4.5 if missing <= laid.me.clicks + 3 else 2.0

    def choose_advance(self, laid: Laid) -> Worth:
        """Agendas first, then what is there to be accessed, then ice: a token costs nothing here."""

        def worth(offer: Offer) -> float:
            if verb(offer) == "done":
                return 0.0
            of = known(laid.card(offer))
            return 1.0 if of is None else 3.0 if of.type is Type.AGENDA else 2.0 if of.bait else 1.0

        return worth

    def install_where(self, laid: Laid) -> Worth:
        of = facts(laid.key(laid.at[0]))
        return lambda offer: reckon.home(laid, of, offer.at[0])

    def install_trash(self, laid: Laid) -> Worth:
        def worth(offer: Offer) -> float:
            of = known(laid.card(offer))
            return 2.0 if of is None else {Type.UPGRADE: 0.0, Type.AGENDA: -1.0}.get(of.type, 1.0)

        return worth

    def put_on_top(self, laid: Laid) -> Worth:
        """Money and ice first, agendas as deep as possible."""

        def worth(offer: Offer) -> float:
            of = known(laid.card(offer))
            return 0.0 if of is None else -2.0 if of.type is Type.AGENDA else 2.0 if of.economy else 1.0

        return worth

    def rez_free(self, laid: Laid) -> Worth:
        def worth(offer: Offer) -> float:
            card = laid.card(offer)
            return 0.0 if card is None else (card.rez_cost or 0) - 0.5

        return worth

    # windows

    def passes(self, step: str, verbs: Sequence[str]) -> bool:
        """Before a turn, and when the Runner comes, it may rez; at the server it may end the run."""
        return step not in reckon.MAY_ACT and "score" not in verbs

    def window(self, laid: Laid) -> Worth:
        def worth(offer: Offer) -> float:
            card = laid.card(offer)
            of = known(card)
            if card is None or of is None:
                return 0.0
            match verb(offer):
                case "score":
                    return 50.0
                case "rez":
                    return reckon.rez_ice(laid, card, of) if of.type is Type.ICE else reckon.rez(laid, card, of)
                case "use" if of.ends_run:
                    return reckon.end_run(laid)
            return reckon.NEVER

        return worth

    def trace(self, laid: Laid) -> Worth:
        """Bid what the Runner cannot match, if that is cheap."""
        runner = laid.view.runner
        needed = max(0, laid.view.link + runner.credits + 1 - laid.number())
        bid = needed if needed <= min(2, laid.me.credits - 3) else 0
        return lambda offer: offer.at == (str(bid),)
