"""Using cards: paid abilities, breaking subroutines, boosting strength, preventing (NR-26, NR-39, NR-42)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from cyberdeck import kernel
from cyberdeck.kernel import Asking, Effects, Option, Reason, Step, by, choose, choose_some, frozen, message
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.counters import Place
from cyberdeck.netrunner.credits import SpendClicks, available, can_pay, payment
from cyberdeck.netrunner.events import Strengthened, SubroutineBroken, Used, Weakened
from cyberdeck.netrunner.state import Lasting, Reading, State, Until
from cyberdeck.netrunner.steps import Deed, Effect, Question
from cyberdeck.netrunner.text import Boost, Break, Cost, Paid, Prevents, Purpose, Steps, prevents, text_of
from cyberdeck.netrunner.trashing import Forfeit, TrashSelf
from cyberdeck.netrunner.values import has_subtype, strength
from cyberdeck.netrunner.words import RUNNER, Side, Spending

NO_SUCH_CARD: Final = Reason(message("why-no-such-card"), "NR-39.9")
USE_COST: Final = Reason(message("why-use-cost"), "NR-39.3")
USE_CONDITION: Final = Reason(message("why-use-condition"), "NR-38.5")
NO_ENCOUNTER: Final = Reason(message("why-no-encounter"), "NR-25.4")
TOO_WEAK: Final = Reason(message("why-too-weak"), "NR-26.2")
WRONG_SUBTYPE: Final = Reason(message("why-subtype"), "NR-26.3")
OTHER_ICE: Final = Reason(message("why-other-ice"), "NR-38.5")
NO_CLICK: Final = Reason(message("why-no-click"), "NR-39.8")
BROKEN: Final = Reason(message("why-broken"), "NR-25.7")


def paying(reading: Reading, side: Side, cost: Cost, me: Card, *said: Step) -> Asking[tuple[Any, ...]]:
    """The steps that pay a cost of a card's ability; what it is for is said as soon as the credits are paid."""
    credits = yield from payment(reading, side, cost.credits, Purpose(Spending.USE, me.id))
    forfeited = yield from forfeiting(reading, side, cost.forfeit)
    counters = (Place(-cost.virus, -cost.power, -cost.agenda),) if cost.virus or cost.power or cost.agenda else ()
    clicks = (SpendClicks(side, cost.clicks),) if cost.clicks else ()
    trashed = (TrashSelf(),) if cost.trash else ()
    return (*clicks, *credits, *by(me.id, *said), *forfeited, *by(me.id, *counters, *trashed))


def forfeiting(reading: Reading, side: Side, agendas: int) -> Asking[tuple[Any, ...]]:
    """NR-48.1: which agendas of one's own score area leave the game."""
    if not agendas:
        return ()
    scored = [reading.cards[id] for id in reading.players[side].score]
    given = yield from choose(side, "forfeit", [Option("forfeit", card.id, (card,)) for card in scored])
    return (Forfeit(given),)


@frozen
class Announce(Effect):
    """An ability of this card is being used."""

    def resolve(self, state: State, source: int) -> Effects:
        state.emit(Used(state.cards[source].controller, state.cards[source]))
        return ()


# paid abilities


class Use(NamedTuple):
    card: int
    number: int

    def steps(self, reading: Reading) -> Asking[Effects]:
        me = reading.cards[self.card]
        ability = text_of(me).paid[self.number]
        named = () if ability.details is None else (yield from ability.details(reading, me))
        paid = yield from paying(reading, me.controller, ability.cost, me, Announce())
        return (*paid, *named, *by(me.id, *ability.effects))


def use_obstacle(reading: Reading, me: Card, ability: Paid) -> Reason | None:
    """Why a paid ability of an active card cannot be used, the moment apart."""
    if not can_pay(reading, me.controller, ability.cost, me):
        return USE_COST
    return None if ability.usable(reading, me) else USE_CONDITION


def paid_options(reading: Reading, side: Side, with_clicks: bool) -> list[Option[Deed]]:
    """Abilities with a click in their cost are actions; the others belong into windows (NR-39.5, NR-39.6)."""
    options: list[Option[Deed]] = []
    for id in reading.index.get("paid"):
        me = reading.cards[id]
        if me.controller is not side:
            continue
        for number, ability in enumerate(text_of(me).paid):
            if (ability.cost.clicks > 0) is with_clicks and use_obstacle(reading, me, ability) is None:
                at = (me,) if len(text_of(me).paid) == 1 else (me, number + 1)
                options.append(Option("use", Use(id, number), at))
    return options


# icebreakers


class BreakWith(NamedTuple):
    card: int
    number: int
    subroutine: int

    def steps(self, reading: Reading) -> Asking[Effects]:
        me = reading.cards[self.card]
        ability = text_of(me).breaks[self.number]
        paid = yield from paying(reading, RUNNER, Cost(credits=ability.credits), me)
        broken = [self.subroutine]
        others = [n for n in unbroken(reading) if n != self.subroutine]
        if ability.most > 1 and others:
            options = [Option("break", n, (n,)) for n in others]
            broken += yield from choose_some(RUNNER, "break-more", options, ability.most - 1, me)
        return (*paid, *by(me.id, BreakSubroutines(tuple(broken))))


class BreakForClick(NamedTuple):
    """By a text of the ice itself: no action, no icebreaker, no strength needed (NR-39.8, NR-26.10)."""

    subroutine: int

    def steps(self, reading: Reading) -> Asking[Effects]:
        yield from ()
        ice = encountered(reading)
        assert ice is not None
        return (SpendClicks(RUNNER), *by(ice.id, BreakSubroutines((self.subroutine,))))


class BoostWith(NamedTuple):
    card: int
    number: int

    def steps(self, reading: Reading) -> Asking[Effects]:
        me = reading.cards[self.card]
        boost = text_of(me).boosts[self.number]
        paid = yield from paying(reading, RUNNER, Cost(credits=boost.credits), me)
        return (*paid, *by(me.id, Strengthen(boost.strength, boost.until)))


@frozen
class BreakSubroutines(Effect):
    subroutines: tuple[int, ...]

    def resolve(self, state: State, source: int) -> Effects:
        run = state.run
        assert run is not None
        for number in self.subroutines:
            state.emit(SubroutineBroken(number, state.cards[run.encounter], state.cause(source)))
        run.broken += self.subroutines
        if source not in run.breakers:
            run.breakers += (source,)
        return ()


@frozen
class Strengthen(Effect):
    """More or less strength for the card itself, or for `card`."""

    strength: int
    until: Until
    card: int = -1

    def resolve(self, state: State, source: int) -> Effects:
        target = source if self.card < 0 else self.card
        event = Strengthened if self.strength > 0 else Weakened
        state.emit(event(state.cards[target], abs(self.strength), state.cause(source)))
        if lasts(state, self.until):
            state.lasting += (Lasting("strength", target, self.strength, self.until),)
        return ()


def lasts(reading: Reading, until: Until) -> bool:
    """Whether what lasts that long lasts at all now: NR-26.12, outside its time a boost is gone at once."""
    match until:
        case Until.ENCOUNTER:
            return encountered(reading) is not None
        case Until.RUN:
            return reading.run is not None
    return True


def encountered(reading: Reading) -> Card | None:
    run = reading.run
    return reading.cards[run.encounter] if run is not None and run.encounter >= 0 else None


def unbroken(reading: Reading) -> list[int]:
    """The numbers of the subroutines that still have to be dealt with, from 1, top to bottom."""
    ice, run = encountered(reading), reading.run
    if ice is None or run is None:
        return []
    return [n for n in range(1, len(text_of(ice).subroutines) + 1) if n not in run.broken]


def break_obstacle(reading: Reading, me: Card, ability: Break) -> Reason | None:
    """NR-26.2, NR-26.3: it takes enough strength of its own, and the subtype if it names one."""
    ice = encountered(reading)
    if ice is None:
        return NO_ENCOUNTER
    if ability.subtype and not has_subtype(reading, ice, ability.subtype):
        return WRONG_SUBTYPE
    if not ability.only(reading, ice):
        return OTHER_ICE
    if strength(reading, me) < strength(reading, ice):
        return TOO_WEAK
    return None if can_pay(reading, RUNNER, Cost(credits=ability.credits), me) else USE_COST


def click_obstacle(reading: Reading, ice: Card) -> Reason | None:
    """Why no subroutine of the ice can be broken for a click."""
    if not text_of(ice).break_for_click:
        return NO_SUCH_CARD
    if encountered(reading) != ice:
        return NO_ENCOUNTER
    return None if reading.runner.clicks else NO_CLICK


def boost_obstacle(reading: Reading, me: Card, boost: Boost) -> Reason | None:
    """NR-26.12: any paid ability window will do, though outside an encounter it is gone at once."""
    return None if can_pay(reading, RUNNER, Cost(credits=boost.credits), me) else USE_COST


def lost_boosts(reading: Reading) -> int:
    """How many boosts are offered that would be gone at once."""
    breakers = [reading.cards[id] for id in reading.index.get("paid")]
    lost = [(me, boost) for me in breakers for boost in text_of(me).boosts if not lasts(reading, boost.until)]
    return sum(boost_obstacle(reading, me, boost) is None for me, boost in lost)


def breaker_options(reading: Reading) -> list[Option[Deed]]:
    ice, left = encountered(reading), unbroken(reading)
    options: list[Option[Deed]] = []
    if ice is not None and click_obstacle(reading, ice) is None:
        options += [Option("break", BreakForClick(n), (n, ice)) for n in left]
    for id in reading.index.get("paid"):
        me, text = reading.cards[id], text_of(reading.cards[id])
        for number, ability in enumerate(text.breaks):
            if left and break_obstacle(reading, me, ability) is None:
                options += [Option("break", BreakWith(id, number, n), (n, me)) for n in left]
        for number, boost in enumerate(text.boosts):
            if boost_obstacle(reading, me, boost) is None:
                options.append(Option("boost", BoostWith(id, number), (me,)))
    return options


# prevention


def interrupt_options(reading: Reading, side: Side, effect: kernel.Effect[State]) -> list[Option[Deed]]:
    """Cards of this side that may be used against an effect about to resolve."""
    options: list[Option[Deed]] = []
    for id in reading.index.get(prevents(type(effect))):
        me = reading.cards[id]
        if me.controller is not side:
            continue
        fitting = [p for p in text_of(me).prevents if isinstance(effect, p.effect)]
        for number, ability in enumerate(fitting):
            if can_pay(reading, side, ability.cost, me):
                at = (me,) if len(fitting) == 1 else (me, number + 1)
                targets = ability.targets(reading, me, effect)
                options += [
                    Option("prevent", Prevent(id, ability, target), (*at, *_thing(reading, target)))
                    for target in targets
                ]
    return options


def _thing(reading: Reading, target: int) -> tuple[Card, ...]:
    return () if target < 0 else (reading.cards[target],)


class Prevent(NamedTuple):
    card: int
    ability: Prevents[Any]
    target: int

    def steps(self, reading: Reading) -> Asking[Effects]:
        me = reading.cards[self.card]
        paid = yield from paying(reading, me.controller, self.ability.cost, me)
        return (*paid, *by(me.id, *self.ability.effects(self.target)))


# optional parts of a text


@frozen
class May(Question):
    """The controller may do this, paying credits if it costs some; not asked where he could not."""

    then: Steps
    credits: int = 0

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        return (yield from may(reading, reading.cards[source], self.credits, *self.then))


def may(reading: Reading, me: Card, credits: int, *then: Step, able: bool = True) -> Asking[Effects]:
    """`able` is what only the controller can see: without it he is asked all the same, and has to say no (NR-6.26)."""
    purpose = Purpose(Spending.USE, me.id)
    if credits > available(reading, me.controller, purpose) or not (yield from wants(reading, me, credits, able)):
        return ()
    paid = yield from payment(reading, me.controller, credits, purpose)
    return (*paid, *by(me.id, Announce(), *then))


def wants(reading: Reading, me: Card, credits: int = 0, able: bool = True) -> Asking[bool]:
    options = [Option("yes", True), Option("no", False)] if able else [Option("no", False)]
    about = (me, credits) if credits else (me,)
    return (yield from choose(me.controller, "may-pay" if credits else "may", options, *about))
