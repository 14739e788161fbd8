"""The Runner's policy: the house's, which remembers what it has seen, counts points, and judges every question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cyberdeck.bots.netrunner.crossing import Purse, purse_of
from cyberdeck.bots.netrunner.dangers import danger, exposed, tag_worth, traps
from cyberdeck.bots.netrunner.facts import Facts, facts
from cyberdeck.bots.netrunner.policy import (
    NEVER,
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
from cyberdeck.bots.netrunner.runner_prizes import Prizes, credit
from cyberdeck.bots.netrunner.runner_rig import install_worth, keep, missing_tool, new_kinds
from cyberdeck.bots.netrunner.runner_runs import (
    RUN_EVENTS,
    SIPHON,
    around,
    bends,
    best_event,
    event_worth,
    run_worth,
    through,
)
from cyberdeck.bots.netrunner.ways import covered, met, way
from cyberdeck.kernel import Ask
from cyberdeck.netrunner.abilities import unbroken
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.values import link
from cyberdeck.netrunner.words import ARCHIVES, CENTRALS, HQ, RUNNER, Type

ENCOUNTER: Final = "run-3-"


class RunnerPolicy(Policy):
    """`commit`: the server of a planned run, which is seen through; `curious`: it looks at whatever lies open."""

    def __init__(self, curious: bool = False) -> None:
        self.commit, self.curious = NOWHERE, curious

    def judges(self) -> Mapping[str, Judge]:
        return {
            "mulligan": self.mulligan,
            "action": self.action,
            "window": self.window,
            "break-more": taking("break"),
            "jack-out": self.jack_out,
            "access": first,
            "access-more": first,
            "access-or-instead": self.instead,
            "accessing": self.accessing,
            "discard": self.discard,
            "interrupt": self.interrupt,
            "may": self.may,
            "may-pay": taking("yes"),
            "choose-install": self.choose_install,
            "choose-expose": self.choose_expose,
            "install-host": self.install_host,
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
            "run-where": self.run_where,
            "search": self.search,
            "tag-or-end": self.tag_or_end,
            "take-back": self.take_back,
            "take-credits": first,
            "forfeit": self.forfeit,
        }

    def prizes(self, state: State) -> Prizes:
        return Prizes(state, self.curious)

    # the beginning and the end of a turn

    def mulligan(self, state: State, ask: Ask) -> int:
        hand = [facts(state.cards[id].key) for id in state.runner.hand]
        good = sum(of.economy for of in hand) + 0.5 * sum(bool(of.breaks) or of.draws > 0 for of in hand)
        return taking("keep" if good >= 1 else "mulligan")(state, ask)

    def discard(self, state: State, ask: Ask) -> int:
        return best(ask, lambda option: -keep(state, card_of(option)))

    # actions

    def action(self, state: State, ask: Ask) -> int:
        worth = self.worths(state, ask)
        return max(range(len(worth)), key=worth.__getitem__)

    def worths(self, state: State, ask: Ask) -> list[float]:
        """What each action is worth, in credits."""
        purse, prizes = purse_of(state, clicks=state.runner.clicks - 1), self.prizes(state)
        return [self._action(state, option, purse, prizes) for option in ask.options]

    def _action(self, state: State, option: Choice, purse: Purse, prizes: Prizes) -> float:
        match option.verb:
            case "credit":
                return credit(state)
            case "draw":
                return draw(state, 1, purse)
            case "remove-tag":
                return tag_worth(state)
            case "run":
                return run_worth(state, option.at[0].number, purse, prizes)  # type: ignore[union-attr]
        card = card_of(option)
        if card is None:
            return 0.0
        of = facts(card.key)
        if option.verb == "use":
            return self._use(state, card, of, purse, prizes)
        grip = purse.grip
        bare = exposed(state, grip - 1) - exposed(state, grip)
        if option.verb == "play":
            return self._play(state, card, of, purse, prizes) - (0.0 if of.draws else bare)
        if option.verb == "install":
            return install_worth(state, card, of, purse) - bare
        return 0.0

    def _play(self, state: State, card: Card, of: Facts, purse: Purse, prizes: Prizes) -> float:
        if of.gain:
            return of.gain * max(0.6, credit(state)) + 0.2
        if of.draws:
            return draw(state, of.draws, purse)
        if card.key in RUN_EVENTS:
            return best_event(state, card.key, of, purse, prizes)
        match card.key:
            case "modded":
                return max((install_worth(state, c, facts(c.key), purse, 3) for c in self._hand(state)), default=NEVER)
            case "tinkering":
                return max((gain for gain, _ in bends(state, purse, prizes)), default=NEVER)
            case "special-order":
                return 3.0 if len(covered(purse)) < 3 and state.runner.credits >= 4 else 0.1
            case "forged-activation-orders":
                hidden = sum(not state.cards[id].faceup for column in state.servers.values() for id in column.ice)
                return 1.6 if hidden and state.corp.credits < 5 else 0.4
            case "deja-vu":
                return 0.8 + 0.4 * min(4, len(state.runner.discard)) if state.runner.credits >= 4 else 0.1
        return 0.3

    def _use(self, state: State, card: Card, of: Facts, purse: Purse, prizes: Prizes) -> float:
        match card.key:
            case "sneakdoor-beta":
                into = through(state, ARCHIVES, purse, prizes.of(HQ, 1) + around(state, HQ))
                return into - traps(state, HQ, purse.grip) - 0.3
            case "crypsis":
                return 2.1 if not card.virus and state.runner.credits >= 4 else 0.4 if card.virus < 2 else 0.0
            case "data-dealer":
                return NEVER
            case "djinn":
                return 0.6 if state.runner.credits >= 6 else 0.0
            case "lemuria-codecracker":
                return 0.3
        return of.income * credit(state) if of.income else 0.2

    def _hand(self, state: State) -> list[Card]:
        return [state.cards[id] for id in state.runner.hand]

    # runs

    def jack_out(self, state: State, ask: Ask) -> int:
        """Go on while the rest of the way is worth it; what was paid so far is gone."""
        run = state.run
        assert run is not None
        server = run.becomes if run.becomes >= 0 else run.server
        rest = state.servers[run.server].ice[: run.position + 1] if run.ice >= 0 else ()
        prize = self.prizes(state).of(server, 1 + run.extra) + around(state, server) + 0.5 + 5.0 * bool(run.instead)
        if run.server == self.commit:
            prize = 2 * prize + 4
        purse = purse_of(state)
        outlook = way(state, RUNNER, rest, purse, prize, state.corp.credits)
        left = outlook.chance * (prize - traps(state, server, outlook.purse.grip, 1 + run.extra))
        going = left - outlook.cost * credit(state) * 0.7 - outlook.loss > 0
        return taking("continue" if going else "jack-out")(state, ask)

    def window(self, state: State, ask: Ask) -> int:
        """Break and boost as the plan for the encountered ice says; otherwise pass."""
        run = state.run
        if run is None or run.encounter < 0:
            return 0
        left = tuple(unbroken(state))
        if not left:
            return 0
        server = run.becomes if run.becomes >= 0 else run.server
        prize = self.prizes(state).of(server, 1 + run.extra) + around(state, server) + 5.0 * bool(run.instead)
        if run.server == self.commit:
            prize = 2 * prize + 4
        ice = state.cards[run.encounter]
        plan = met(state, ice, purse_of(state), int(prize) + 4, left)
        if not plan.broken:
            return 0
        wanted = plan.broken[0]
        if plan.by_click:
            return _find(ask, "break", wanted, ice.id)
        assert plan.tool is not None
        broken = _find(ask, "break", wanted, plan.tool.id)
        if broken:
            return broken
        if plan.counters and (sucking := _find_use(ask, state, "datasucker")):
            return sucking
        if plan.tool.key == "wyrm" and (lowering := _find_use(ask, state, "wyrm")):
            return lowering
        return _find(ask, "boost", None, plan.tool.id)

    # access

    def instead(self, state: State, ask: Ask) -> int:
        """The first replacement, unless what lies there is known to be worth more."""
        run = state.run
        assert run is not None
        prize = self.prizes(state).of(run.server, 1)
        for place, option in enumerate(ask.options):
            card = card_of(option)
            if card is not None:
                worth = SIPHON * min(5, state.corp.credits) / 5 if card.key == "account-siphon" else 0.9 * card.credits
                if worth > prize:
                    return place
        return 0

    def accessing(self, state: State, ask: Ask) -> int:
        def worth(option: Choice) -> float:
            card = card_of(option)
            match option.verb:
                case "steal":
                    return 20.0
                case "trash" if card is not None:
                    return trash_worth(state, card)
            return 0.0

        return best(ask, worth)

    def tag_or_end(self, state: State, ask: Ask) -> int:
        run = state.run
        assert run is not None
        prize = self.prizes(state).of(run.server, 1 + run.extra) + 5.0 * bool(run.instead)
        dear = 2.5 + 2.0 * (state.runner.tags > 1) + 0.5 * danger(state).burning
        return taking("take-tag" if prize > dear or run.server == self.commit else "end-run")(state, ask)

    # questions of cards

    def interrupt(self, state: State, ask: Ask) -> int:
        return taking("prevent")(state, ask)

    def may(self, state: State, ask: Ask) -> int:
        return taking("yes" if state.runner.credits >= 2 else "no")(state, ask)

    def choose_install(self, state: State, ask: Ask) -> int:
        purse = purse_of(state)

        def worth(option: Choice) -> float:
            card = card_of(option)
            return NEVER if card is None else install_worth(state, card, facts(card.key), purse, 3)

        return best(ask, worth)

    def choose_expose(self, state: State, ask: Ask) -> int:
        """What lies in a remote, behind the most ice."""

        def worth(option: Choice) -> float:
            card = card_of(option)
            if card is None or card.known_to(RUNNER):
                return -1.0
            remote = card.server not in CENTRALS
            return 2.0 * remote + len(state.servers[card.server].ice) + (Type.ICE is not None) * 0.0

        return best(ask, worth)

    def install_host(self, state: State, ask: Ask) -> int:
        """A parasite on the dearest ice that it soon eats; a mod on the breaker used most; Djinn for what it takes."""
        card = next((thing for thing in ask.about if isinstance(thing, Card)), None)

        def worth(option: Choice) -> float:
            host = card_of(option)
            if host is None:
                return 0.0
            if card is not None and card.key == "parasite":
                of = facts(host.key)
                return of.cost + 2.0 * (host.server < 2) - 1.5 * max(0, _strength(host) - 3)
            return 1.0 + facts(host.key).cost

        return best(ask, worth)

    def make_room(self, state: State, ask: Ask) -> int:
        return best(ask, lambda option: 100.0 if option.verb == "done" else -keep(state, card_of(option)))

    def choose_ice(self, state: State, ask: Ask) -> int:
        """Tinkering: where it opens the best way; Femme Fatale and forged orders: the ice that is in the way most."""
        about = next((thing for thing in ask.about if isinstance(thing, Card)), None)
        if about is not None and about.key == "tinkering":
            gains = {id: gain for gain, id in bends(state, purse_of(state), self.prizes(state))}
            return best(ask, lambda option: gains.get(_id(option), NEVER))
        prizes, purse = self.prizes(state), purse_of(state, more=4)

        def worth(option: Choice) -> float:
            card = card_of(option)
            if card is None:
                return 0.0
            need = prizes.of(card.server, 1) + 0.5 * facts(card.key).cost * card.known_to(RUNNER)
            if card.faceup:
                need += met(state, card, purse, 12).total
            return need

        return best(ask, worth)

    def pawn(self, state: State, ask: Ask) -> int:
        """Sell what has no more use: a spare copy, or a card with the last credits on it."""
        keys = [state.cards[id].key for id in state.rig]

        def worth(option: Choice) -> float:
            card = card_of(option)
            if card is None:
                return 0.0
            of = facts(card.key)
            spare = keys.count(card.key) > 1 and not of.stock and not of.values
            return 1.0 if spare or 0 < card.credits <= 2 or card.key == "sacrificial-construct" else -1.0

        return best(ask, worth)

    def link(self, state: State, ask: Ask) -> int:
        """Pay for as much link as the trace needs, if that is not dear."""
        needed = max(0, asked_number(ask) - link(state))
        dear = 3 + (state.runner.credits > 8) + 2 * (state.runner.tags == 0 and len(state.runner.hand) < 5)
        return number(ask, needed if needed <= min(dear, state.runner.credits) else 0)

    def run_where(self, state: State, ask: Ask) -> int:
        card = next((thing for thing in ask.about if isinstance(thing, Card)), None)
        purse, prizes = purse_of(state), self.prizes(state)

        def worth(option: Choice) -> float:
            server: int = option.at[0].number  # type: ignore[union-attr]
            if server == self.commit:
                return 100.0
            key = "" if card is None else card.key
            return event_worth(state, key, server, facts(key), purse, prizes) if key in RUN_EVENTS else 0.0

        return best(ask, worth)

    def search(self, state: State, ask: Ask) -> int:
        """An icebreaker of a kind that is missing, the cheaper the better."""
        have = covered(purse_of(state))

        def worth(option: Choice) -> float:
            card = card_of(option)
            if card is None:
                return 0.0
            of = facts(card.key)
            return (3.0 if new_kinds(of, have) else 1.0) - 0.15 * of.cost + {"medium": 1.0}.get(card.key, 0.0)

        return best(ask, worth)

    def take_back(self, state: State, ask: Ask) -> int:
        """From the heap: a tool that is missing, then money."""
        purse = purse_of(state)

        def worth(option: Choice) -> float:
            card = card_of(option)
            if card is None:
                return 0.5
            of = facts(card.key)
            return 4.0 if missing_tool(of, covered(purse)) else of.gain if of.gain > 0 else 1.0

        return best(ask, worth)

    def forfeit(self, state: State, ask: Ask) -> int:
        def worth(option: Choice) -> float:
            card = card_of(option)
            return 0.0 if card is None else -facts(card.key).points

        return best(ask, worth)


def draw(state: State, cards: int, purse: Purse) -> float:
    """Cards are protection against damage first, and tools second."""
    hand, total = len(state.runner.hand), 0.0
    total += exposed(state, hand) - exposed(state, hand + cards)
    for place in range(hand, hand + min(cards, len(state.runner.deck))):
        total += 2.4 if place < 3 else 1.4 if place < 5 else 0.4
    return total + (0.5 if len(covered(purse)) < 3 and state.runner.credits >= 4 else 0.0)


def trash_worth(state: State, card: Card) -> float:
    """What it is worth to be rid of an accessed card, less its price."""
    of, run = facts(card.key), state.run
    price = 0 if run is not None and run.free_trash else (of.trash or 0)
    value = 1.0 if of.bait else 5.5 if of.economy and card.server >= 0 else 3.5 if of.economy else 2.5
    if card.key == "sansan-city-grid":
        value = 7.0
    if of.type in (Type.ICE, Type.OPERATION):
        value = 1.5
    if of.type is Type.AGENDA:
        value = 3.0
    return value - price * credit(state)


def _strength(card: Card) -> int:
    return card.printed.strength + card.advancement


def _id(option: Choice) -> int:
    card = card_of(option)
    return -1 if card is None else card.id


def _find(ask: Ask, verb: str, wanted: int | None, id: int) -> int:
    """The option to break that subroutine with that card, or to boost it; 0 is to pass."""
    for place, option in enumerate(ask.options):
        if option.verb == verb and option.at[-1].id == id and (wanted is None or option.at[0] == wanted):  # type: ignore[union-attr]
            return place
    return 0


def _find_use(ask: Ask, state: State, key: str) -> int:
    for place, option in enumerate(ask.options):
        card = card_of(option) if option.verb == "use" else None
        if card is not None and card.key == key:
            return place
    return 0
