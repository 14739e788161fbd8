"""The house Runner: economy first, then icebreakers, then runs that it can afford to see through."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from cyberdeck.bots.netrunner import runner_worth as reckon
from cyberdeck.bots.netrunner.breaking import Plan, best_plan, breakers
from cyberdeck.bots.netrunner.facts import Facts, facts
from cyberdeck.bots.netrunner.house import HouseBot, Laid, Worth, agree, first, known, verb
from cyberdeck.kernel import Offer
from cyberdeck.netrunner.view import CardSeen, ServerSeen
from cyberdeck.netrunner.words import server_name

ENCOUNTER: Final = "run-3-"


class HouseRunner(HouseBot):
    left_to_chance = frozenset(
        (
            "access-more",
            "access-or-instead",
            "choose-expose",
            "forfeit",
            "may-pay",
            "run-where",
            "search",
            "tag-or-end",
            "take-back",
            "take-credits",
        )
    )

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.top = (-1, -1)
        """Turn and size of R&D when its top card was last seen there."""
        self.bent = (-1, "")
        """Turn, and the ice that has every subtype in it."""

    def judges(self) -> Mapping[str, Callable[[Laid], Worth]]:
        return {
            "mulligan": self.mulligan,
            "action": self.action,
            "window": self.window,
            "break-more": self.break_more,
            "jack-out": self.jack_out,
            "access": first,
            "accessing": self.accessing,
            "discard": self.discard,
            "interrupt": agree,
            "may": self.may,
            "choose-install": self.install,
            "install-host": first,
            "make-room": self.make_room,
            "memory-short": self.make_room,
            "choose-ice": self.choose_ice,
            "infiltration": first,
            "lose-credits": first,
            "prevent-damage": first,
            "crypsis": first,
            "pawn": self.pawn,
            "link-strength": self.link,
            "pay-from-card": first,
            "pay-from-run": first,
            "resolve-next": first,
        }

    # the beginning and the end of a turn

    def mulligan(self, laid: Laid) -> Worth:
        hand = [facts(card.id) for card in laid.me.hand if card.id is not None]
        good = sum(of.economy for of in hand) + 0.5 * sum(bool(of.breaks) or of.draws > 0 for of in hand)
        return lambda offer: (good >= 1) == (verb(offer) == "keep")

    def discard(self, laid: Laid) -> Worth:
        return lambda offer: -reckon.keep(laid, laid.card(offer))

    # actions

    def action(self, laid: Laid) -> Worth:
        def worth(offer: Offer) -> float:
            card = laid.card(offer)
            of = known(card)
            match verb(offer):
                case "credit":
                    return reckon.credit(laid)
                case "draw":
                    return reckon.draw(laid, 1)
                case "remove-tag":
                    return 3.0 if laid.me.credits >= 4 else 0.5
                case "run":
                    return self.run_worth(laid, offer.at[0])
                case "play" if of is not None:
                    return self.play_worth(laid, of)
                case "install" if of is not None and card is not None:
                    return reckon.install(laid, card, of)
                case "use" if of is not None and card is not None:
                    return reckon.use(laid, card, of)
            return 0.0

        return worth

    def play_worth(self, laid: Laid, of: Facts) -> float:
        if of.gain:
            return of.gain * max(0.6, reckon.credit(laid)) + 0.2
        if of.draws:
            return reckon.draw(laid, of.draws)
        if of.runs is not None:
            server = server_name(of.runs.server)
            return self.run_worth(laid, server, 1 + of.runs.extra) - of.cost * reckon.credit(laid)
        if "mod" in of.subtypes:
            return max(self._modding(laid), self._bending(laid))
        return 0.3

    def _modding(self, laid: Laid) -> float:
        """A text that installs more cheaply; worth as much as the best card it could install."""
        return max(
            (reckon.install(laid, card, facts(card.id)) for card in laid.me.hand if card.id), default=reckon.NEVER
        )

    def _bending(self, laid: Laid) -> float:
        return max((gain for gain, _ in self._bends(laid)), default=reckon.NEVER)

    def _bends(self, laid: Laid) -> list[tuple[float, str]]:
        """What a run would gain if one piece of rezzed ice had every subtype."""
        if laid.me.clicks < 2:
            return []
        return [
            (self.run_worth(laid, server.name, bent=ice.name) - self.run_worth(laid, server.name) - 1, ice.name)
            for server in laid.view.servers
            for ice in server.ice
            if ice.faceup
        ]

    def choose_ice(self, laid: Laid) -> Worth:
        gains = {name: gain for gain, name in self._bends(laid)}
        best = max(laid.offers, key=lambda offer: gains.get(offer.at[0], reckon.NEVER))
        self.bent = (laid.view.turns, best.at[0])
        return lambda offer: float(offer is best)

    def install(self, laid: Laid) -> Worth:
        def worth(offer: Offer) -> float:
            card = laid.card(offer)
            return reckon.NEVER if card is None or card.id is None else reckon.install(laid, card, facts(card.id))

        return worth

    def make_room(self, laid: Laid) -> Worth:
        return lambda offer: 100.0 if verb(offer) == "done" else -reckon.keep(laid, laid.card(offer))

    def may(self, laid: Laid) -> Worth:
        rich = laid.me.credits >= 6
        return lambda offer: float(rich == (verb(offer) == "yes"))

    def pawn(self, laid: Laid) -> Worth:
        """Sell what has no more use: a spare copy, or a card with the last credits on it."""
        keys = [card.id for card in laid.rig]

        def worth(offer: Offer) -> float:
            card = laid.card(offer)
            of = known(card)
            if card is None or of is None:
                return 0.0
            spare = keys.count(card.id) > 1 and not of.stock and not of.values
            return 1.0 if spare or 0 < card.credits <= 2 else -1.0

        return worth

    # runs

    def run_worth(self, laid: Laid, server: str, accesses: int = 1, bent: str = "") -> float:
        column = laid.servers[server]
        prize = self.prize(laid, column, accesses)
        outlook = self.outlook(laid, column, column.ice, prize, bent)
        credit = reckon.credit(laid)
        return (
            outlook.chance * (prize - reckon.traps(laid, column, outlook.grip)) - outlook.cost * credit - outlook.loss
        )

    def prize(self, laid: Laid, server: ServerSeen, accesses: int = 1) -> float:
        """What getting in is worth, in credits."""
        corp = laid.view.corp
        urgent = 1.5 if corp.points >= 4 else 1.0
        inside = sum(reckon.target(laid, card) for card in server.root)
        match server.name:
            case "rd":
                seen = self.top == (laid.view.turns, corp.deck) and accesses == 1
                inside += 0.0 if seen else reckon.POINT * reckon.UNSEEN * min(accesses, corp.deck)
            case "hq":
                inside += reckon.POINT * reckon.UNSEEN * min(accesses, corp.cards_in_hand)
            case "archives":
                inside += reckon.POINT * sum(
                    0.15 if card.id is None else facts(card.id).points for card in corp.discard
                )
        return inside * urgent

    def outlook(
        self, laid: Laid, server: ServerSeen, ice: tuple[CardSeen, ...], prize: float, bent: str = ""
    ) -> reckon.Outlook:
        """The way through these pieces of ice, from the outermost."""
        tools = breakers(laid.rig)
        funds, grip = reckon.funds(laid), laid.me.cards_in_hand
        cost, loss, chance = 0.0, 0.0, 1.0
        rezzable = laid.other.credits
        for piece in ice:
            if piece.faceup:
                is_bent = piece.name == bent or self.bent == (laid.view.turns, piece.name)
                numbers = range(1, piece.subroutines + 1)
                plan = best_plan(piece, numbers, tools, funds - int(cost), grip, prize + 4, is_bent)
                cost, loss, grip = cost + plan.cost, loss + plan.loss, max(0, grip - plan.damage)
                if not plan.through:
                    return reckon.Outlook(cost, loss + 1, 0.0, grip)
            elif rezzable >= 1:
                surprise = reckon.surprise(tools, funds - int(cost), grip, min(1.0, rezzable / 4))
                cost, loss, chance = cost + surprise.cost, loss + surprise.loss, chance * surprise.chance
                grip, rezzable = surprise.grip, rezzable - 4
        return reckon.Outlook(cost, loss, chance, grip)

    def jack_out(self, laid: Laid) -> Worth:
        """Go on while the rest of the way is worth it; what was paid so far is gone."""
        run = laid.view.run
        assert run is not None
        server = laid.servers[run.server]
        names = [piece.name for piece in server.ice]
        rest = server.ice[names.index(run.ice) :] if run.ice in names else ()
        prize = self.prize(laid, server) + 0.5
        outlook = self.outlook(laid, server, rest, prize)
        left = outlook.chance * (prize - reckon.traps(laid, server, outlook.grip))
        going = left - outlook.cost * reckon.credit(laid) * 0.7 - outlook.loss > 0
        return lambda offer: going == (verb(offer) == "continue")

    def passes(self, step: str, verbs: Sequence[str]) -> bool:
        """Nothing is done outside of an encounter."""
        return not step.startswith(ENCOUNTER)

    def window(self, laid: Laid) -> Worth:
        """Break and boost as the plan for the encountered ice says; otherwise pass."""
        plan = self._encounter(laid)
        if plan is None or plan.breaker is None:
            return lambda offer: verb(offer) == "pass"
        tool, number = plan.breaker, str(plan.subroutines[0])

        def worth(offer: Offer) -> float:
            if verb(offer) == "break" and offer.at == (number, tool.name):
                return 2.0
            if verb(offer) == "boost" and offer.at[0] == tool.name:
                return 1.0
            return 0.0

        return worth

    def _encounter(self, laid: Laid) -> Plan | None:
        run = laid.view.run
        if run is None or not run.encountered or run.ice is None or not run.unbroken:
            return None
        ice = laid.board[run.ice]
        prize = self.prize(laid, laid.servers[run.server]) + 4
        is_bent = self.bent == (laid.view.turns, ice.name)
        return best_plan(
            ice, run.unbroken, breakers(laid.rig), reckon.funds(laid), laid.me.cards_in_hand, prize, is_bent
        )

    def break_more(self, laid: Laid) -> Worth:
        return lambda offer: float(verb(offer) == "break")

    def accessing(self, laid: Laid) -> Worth:
        card = next(iter(laid.view.shown), None)
        of = known(card)
        run = laid.view.run
        if run is not None and run.server == "rd":
            self.top = (laid.view.turns, laid.view.corp.deck)
        trashing = of is not None and of.trash is not None and reckon.trash(laid, of) >= of.trash * reckon.credit(laid)

        def worth(offer: Offer) -> float:
            return {"steal": 2.0, "trash": 1.0 if trashing else -1.0}.get(verb(offer), 0.0)

        return worth

    def link(self, laid: Laid) -> Worth:
        """Pay for as much link as the trace needs, if that is cheap."""
        needed = max(0, laid.number() - laid.view.link)
        bid = needed if needed <= min(3, laid.me.credits - 2) else 0
        return lambda offer: offer.at == (str(bid),)
