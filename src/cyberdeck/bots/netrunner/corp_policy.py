"""The Corporation's policy: the house's, with rez money kept, traces bid for, and a judge for every question."""

from __future__ import annotations

from collections.abc import Mapping

from cyberdeck.bots.netrunner import corp_homes as homes
from cyberdeck.bots.netrunner.corp_worth import NEVER
from cyberdeck.bots.netrunner.facts import Facts, facts
from cyberdeck.bots.netrunner.house import DEATH
from cyberdeck.bots.netrunner.line import AT_THE_SERVER, MAY_USE
from cyberdeck.bots.netrunner.policy import (
    NOWHERE,
    Choice,
    Judge,
    Policy,
    asked_number,
    best,
    card_of,
    first,
    number,
    taking,
)
from cyberdeck.kernel import Ask
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.traces import CorpBid
from cyberdeck.netrunner.values import link, points, requirement, rez_cost
from cyberdeck.netrunner.windows import Window
from cyberdeck.netrunner.words import ARCHIVES, CORP, HQ, RD, RUNNER, Type

TURN = 3
"""The clicks of a turn: what can be finished in the next one is not shown to the Runner before."""
OWN_TURN = frozenset(("corp-2-1", "corp-2-2"))


class CorpPolicy(Policy):
    """`where`: the server of a planned install."""

    def __init__(self) -> None:
        self.where = NOWHERE

    def judges(self) -> Mapping[str, Judge]:
        return {
            "mulligan": self.mulligan,
            "action": self.action,
            "window": self.window,
            "install-where": self.install_where,
            "install-trash": self.install_trash,
            "discard": self.discard,
            "choose-advance": self.choose_advance,
            "choose-ice": self.choose_ice,
            "choose-install": self.choose_install,
            "choose-program": self.choose_program,
            "forfeit": self.forfeit,
            "install-free": self.install_free,
            "interrupt": self.interrupt,
            "may": self.may,
            "may-pay": taking("yes"),
            "name-x": self.name_x,
            "put-on-top": self.put_on_top,
            "rez-free": self.rez_free,
            "rez-or-trash": taking("rez"),
            "search": self.search,
            "take-back": self.take_back,
            "trace-strength": self.trace,
            "pay-from-card": first,
            "resolve-next": first,
        }

    # the beginning and the end of a turn

    def mulligan(self, state: State, ask: Ask) -> int:
        hand = homes.in_hand(state)
        ice = sum(of.type is Type.ICE for of in hand)
        agendas = sum(of.type is Type.AGENDA for of in hand)
        good = ice >= 1 and agendas <= 2 and (ice >= 2 or any(of.economy for of in hand))
        return taking("keep" if good else "mulligan")(state, ask)

    def discard(self, state: State, ask: Ask) -> int:
        hand = homes.in_hand(state)

        def worth(option: Choice) -> float:
            card = card_of(option)
            if card is None:
                return 0.0
            of = facts(card.key)
            spare = sum(other is of for other in hand) - 1
            return spare - {Type.AGENDA: 8.0, Type.ICE: 3.0}.get(of.type, 4.0 if of.economy else 2.0)

        return best(ask, worth)

    # actions

    def action(self, state: State, ask: Ask) -> int:
        worth = self.worths(state, ask)
        return max(range(len(worth)), key=worth.__getitem__)

    def worths(self, state: State, ask: Ask) -> list[float]:
        ice = homes.Ice.of(state)
        return [self._action(state, option, ice) for option in ask.options]

    def _action(self, state: State, option: Choice, ice: homes.Ice) -> float:
        match option.verb:
            case "credit":
                return homes.credit(state)
            case "draw":
                return homes.draw(state)
            case "purge":
                return 0.4 * sum(state.cards[id].virus for id in state.rig) - 1
            case "trash":
                return 3.0 if state.corp.credits >= 4 else 0.5
        card = card_of(option)
        if card is None:
            return 0.0
        of = facts(card.key)
        if option.verb == "play":
            return self._play(state, card, of)
        if option.verb == "install":
            return homes.best_home(state, card.key, of, ice)
        if option.verb == "advance":
            return self._advance(state, card, of)
        return self._use(state, card, of)

    def _play(self, state: State, card: Card, of: Facts) -> float:
        if of.gain:
            return of.gain + 1.5
        if of.damage:
            return hit(state, of.damage)
        match card.key:
            case "biotic-labor":
                return 21.0 if self._labor(state) else NEVER
            case "closed-accounts":
                return 0.5 * state.runner.credits - 1
            case "psychographics":
                tags = min(state.runner.tags, state.corp.credits)
                return 22.0 if homes.scorable(state, state.corp.clicks - 1 + tags, state.corp.credits) else NEVER
            case "anonymous-tip":
                return homes.draw(state) * 2 if len(state.corp.hand) < 4 else 0.2
            case "shipment-from-kaguya":
                return 4.0 if any(PRINTED[c.key].type is Type.AGENDA for c in homes.roots(state)) else 0.3
            case "sea-source":
                return homes.trace_chance(state, 3) * 4.0 - 1
        return 0.6

    def _labor(self, state: State) -> bool:
        """Whether something can be scored with a click more than there is, and not without."""
        hand = [state.cards[id].key for id in state.corp.hand if state.cards[id].type is Type.AGENDA]
        fresh = any(homes.at_once(state, key, 1, -4) and not homes.at_once(state, key) for key in hand)
        return fresh or homes.scorable(state, state.corp.clicks + 1, state.corp.credits - 4)

    def _use(self, state: State, card: Card, of: Facts) -> float:
        if of.income:
            return of.income * 1.2
        if card.key == "private-security-force":
            return hit(state, 1) + 0.5
        return 0.2

    def _advance(self, state: State, card: Card, of: Facts) -> float:
        corp = state.corp
        if of.type is not Type.AGENDA:
            bluff = (state.turns + card.server) % 3 > 0 and of.type is not Type.ICE
            return 2.1 if of.bait and bluff and card.advancement < 2 and corp.credits >= 4 else NEVER
        missing = requirement(state, card) - card.advancement
        if missing <= min(corp.clicks, corp.credits):
            return 20.0
        if not state.servers[card.server].ice:
            return 0.8
        if not homes.holds(state, card.server, corp.credits - 1) and homes.holds(state, card.server, corp.credits):
            return 0.7
        if missing <= TURN:
            return 0.6
        return 4.5 if missing <= corp.clicks + TURN else 2.0

    def choose_advance(self, state: State, ask: Ask) -> int:
        """Agendas first, then what is there to be accessed, then ice: a token costs nothing here."""

        def worth(option: Choice) -> float:
            card = card_of(option)
            if card is None:
                return 0.0
            of = facts(card.key)
            if of.type is Type.AGENDA:
                return 4.0 + of.points - 0.1 * (requirement(state, card) - card.advancement)
            return 2.0 if of.bait else 1.0

        return best(ask, worth)

    def install_where(self, state: State, ask: Ask) -> int:
        card, where = _asked_about(ask), self.where
        if where != NOWHERE:
            self.where = NOWHERE
            for place, option in enumerate(ask.options):
                if option.at[0].number == where:  # type: ignore[union-attr]
                    return place
        of = facts(card.key)
        return best(ask, lambda option: homes.home(state, card.key, of, option.at[0].number))  # type: ignore[union-attr]

    def install_trash(self, state: State, ask: Ask) -> int:
        """Make room only where it must be made."""

        def worth(option: Choice) -> float:
            card = card_of(option)
            if card is None:
                return 2.0
            of = facts(card.key)
            return {Type.UPGRADE: 0.0, Type.AGENDA: -1.0}.get(of.type, 1.0) - 0.1 * of.cost

        return best(ask, worth)

    def choose_install(self, state: State, ask: Ask) -> int:
        """The shipment of ice and of what earns."""
        ice = homes.Ice.of(state)

        def worth(option: Choice) -> float:
            card = card_of(option)
            if card is None:
                return 0.5
            return homes.best_home(state, card.key, facts(card.key), ice)

        return best(ask, worth)

    def install_free(self, state: State, ask: Ask) -> int:
        return best(ask, lambda option: 0.0 if (card := card_of(option)) is None else 1.0 + facts(card.key).cost)

    def put_on_top(self, state: State, ask: Ask) -> int:
        """Money and ice first, agendas as deep as possible."""

        def worth(option: Choice) -> float:
            card = card_of(option)
            if card is None:
                return 0.0
            of = facts(card.key)
            return -2.0 if of.type is Type.AGENDA else 2.0 if of.economy else 1.0

        return best(ask, worth)

    def rez_free(self, state: State, ask: Ask) -> int:
        return best(ask, lambda option: 0.5 if (card := card_of(option)) is None else float(rez_cost(state, card)))

    # windows

    def window(self, state: State, ask: Ask) -> int:
        window = state.stack[-1][0]
        assert isinstance(window, Window)
        step, index, most = window.step, 0, 0.0
        for place, option in enumerate(ask.options):
            if place:
                worth = self._window(state, option, step)
                if worth > most:
                    index, most = place, worth
        return index

    def _window(self, state: State, option: Choice, step: str) -> float:
        card = card_of(option)
        if card is None:
            return NEVER
        if option.verb == "score":
            return 50.0
        of = facts(card.key)
        if option.verb == "rez":
            return homes.rez_ice(state, card, of) if of.type is Type.ICE else homes.rez(state, card, of, step)
        return self._ability(state, card, step) if step in MAY_USE else NEVER

    def _ability(self, state: State, card: Card, step: str) -> float:
        run = state.run
        match card.key:
            case "nisei-mk-ii" if run is not None and step in AT_THE_SERVER:
                agenda = any(PRINTED[state.cards[id].key].type is Type.AGENDA for id in state.servers[run.server].root)
                return 3.0 if agenda or (run.server in (HQ, RD) and points(state, RUNNER) >= 5) else NEVER
            case "astroscript-pilot-program" if step in OWN_TURN:
                return 5.0 if homes.needs_one(state) else NEVER
            case "corporate-troubleshooter" if run is not None and run.encounter >= 0:
                return NEVER
            case "data-raven" if step == "runner-2-2":
                return 3.0
        return NEVER

    # questions of cards

    def interrupt(self, state: State, ask: Ask) -> int:
        return taking("prevent")(state, ask)

    def may(self, state: State, ask: Ask) -> int:
        """Yes, but for a bounty that nobody collects, and a test whose agendas would lie in open Archives."""
        card = _asked_about(ask)
        if card.key == "posted-bounty":
            deadly = any(state.cards[id].key == "scorched-earth" for id in state.corp.hand)
            return taking("yes" if deadly and len(state.runner.hand) < 5 else "no")(state, ask)
        if card.key == "accelerated-beta-test":
            return taking("yes" if state.servers[ARCHIVES].ice else "no")(state, ask)
        return taking("yes")(state, ask)

    def choose_program(self, state: State, ask: Ask) -> int:
        """An icebreaker, the only one of its kind first, the dearest."""

        def worth(option: Choice) -> float:
            card = card_of(option)
            of = facts("crypsis" if card is None else card.key)
            return of.cost + 4.0 * bool(of.breaks)

        return best(ask, worth)

    def choose_ice(self, state: State, ask: Ask) -> int:
        """What is given up is the cheapest; what is strengthened is what the Runner meets."""
        run = state.run

        def worth(option: Choice) -> float:
            card = card_of(option)
            if card is None:
                return 0.0
            met = run is not None and run.encounter == card.id
            return 10.0 * met - facts(card.key).cost

        return best(ask, worth)

    def forfeit(self, state: State, ask: Ask) -> int:
        return best(ask, lambda option: 0.0 if (card := card_of(option)) is None else -float(facts(card.key).points))

    def name_x(self, state: State, ask: Ask) -> int:
        """As much as the agenda that is nearest to its end still needs."""
        missing = [requirement(state, c) - c.advancement for c in homes.roots(state) if c.type is Type.AGENDA]
        fitting = [m for m in missing if 0 < m <= len(ask.options) + state.corp.clicks]
        return number(ask, max(fitting, default=1))

    def search(self, state: State, ask: Ask) -> int:
        """What kills, or the agenda that can be scored, or money."""

        def worth(option: Choice) -> float:
            card = card_of(option)
            if card is None:
                return 0.0
            of = facts(card.key)
            deadly = card.key == "scorched-earth" and state.runner.tags and len(state.runner.hand) < 4
            return 20.0 if deadly else 4.0 + of.gain if of.gain else 3.0 if of.type is Type.ICE else 1.0

        return best(ask, worth)

    def take_back(self, state: State, ask: Ask) -> int:
        """From Archives: an agenda is safer in HQ, then money."""

        def worth(option: Choice) -> float:
            card = card_of(option)
            if card is None:
                return 0.0
            of = facts(card.key)
            return 6.0 + of.points if of.type is Type.AGENDA else 2.0 + of.gain if of.gain else 1.0 + 0.2 * of.cost

        return best(ask, worth)

    def trace(self, state: State, ask: Ask) -> int:
        """Bid what the Runner cannot match, if the stake is worth it; otherwise what he would have to pay dearly."""
        base = asked_number(ask)
        reach = link(state) + state.runner.credits
        needed = max(0, reach + 1 - base)
        step = state.stack[-1][0]
        dear = 3 if isinstance(step, CorpBid) and len(step.success) > 1 else 2
        deadly = any(
            state.cards[id].key in ("scorched-earth", "psychographics", "closed-accounts") for id in state.corp.hand
        )
        limit = min(dear + 4 * deadly, state.corp.credits - (0 if deadly else 3))
        recurring = sum(
            state.cards[id].recurring for id in state.index.get("recurring") if state.cards[id].owner is CORP
        )
        return number(ask, needed if needed <= limit + recurring else recurring)


def hit(state: State, damage: int) -> float:
    """Damage: the fewer cards the Runner has left, the better."""
    grip = len(state.runner.hand)
    return DEATH if damage > grip else 4.0 if state.corp.clicks * damage > grip else 1.3 * damage


def _asked_about(ask: Ask) -> Card:
    return next(thing for thing in ask.about if isinstance(thing, Card))
