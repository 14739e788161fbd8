"""Shortcuts of Netrunner: breaking, strength, accessing the rest, rezzing on the way, all clicks, letting it be."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from cyberdeck.kernel import Answer, Ask, Option, Shortcut
from cyberdeck.kernel.shortcuts import FIRST, ONLY, rehearse, shortcut, total
from cyberdeck.netrunner.abilities import BoostWith, BreakForClick, BreakWith, Use, encountered, unbroken
from cyberdeck.netrunner.actions import ADVANCE_COST, AdvanceCard
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.counters import Place
from cyberdeck.netrunner.credits import Gain, LoseClick, TakeFromCard
from cyberdeck.netrunner.events import Damaged, Rezzed, RunBegan, Scored, Tagged, Trashed
from cyberdeck.netrunner.state import Reading, State
from cyberdeck.netrunner.targets import trash_program
from cyberdeck.netrunner.text import Cost, Paid, Steps, text_of
from cyberdeck.netrunner.values import has_subtype, programs, rez_cost, strength
from cyberdeck.netrunner.windows import RezCard
from cyberdeck.netrunner.words import CORP, RUNNER, Server, Side, Zone

PAYING: Final = ("pay-from-card", "pay-from-run")
"""Which credits are spent; the most restricted are offered first."""
RUN_WINDOWS: Final = ("run-2-1", "run-2-3", "run-3-1", "run-4-1", "run-4-3")
OF_TURN: Final[Mapping[Side, tuple[str, ...]]] = {
    CORP: ("corp-1-1", "corp-2-1", "corp-2-2", "corp-3-2"),
    RUNNER: ("runner-1-1", "runner-1-3", "runner-2-2"),
}
"""The windows of a side's own turn (NR-12), those of runs apart."""
LAST_WINDOWS: Final = {CORP: ("corp-2-2", "corp-3-2"), RUNNER: ("runner-1-3", "runner-2-2")}
"""Those after the last click."""
PASS: Final = 0


def shortcuts(state: State, ask: Ask) -> list[Shortcut]:
    """What the asked side may say at once."""
    make = AT_PROMPT.get(ask.prompt)
    return [] if make is None else list(make(state, ask))


# breaking


def in_window(state: State, ask: Ask) -> Iterator[Shortcut]:
    side = Side(ask.seat)
    if side is RUNNER and encountered(state) is not None:
        yield from breaking(state, ask)
    if side is CORP:
        yield from rezzing(state, ask)
    yield from waiting(state, side)


def breaking(state: State, ask: Ask) -> Iterator[Shortcut]:
    """All subroutines, or only those that hurt, with each icebreaker and for clicks; then the encounter goes on."""
    ice, left = encountered(state), unbroken(state)
    assert ice is not None
    if not left:
        return
    hurting = [n for n in left if hurts(state, text_of(ice).subroutines[n - 1])]
    aims = [("break-all", "break-all-for-clicks", left)]
    if hurting and len(hurting) < len(left) and not (state.run and state.run.unless_broken):
        aims.append(("break-hurting", "break-hurting-for-clicks", hurting))
    breakers = [me for id in state.index.get("paid") if text_of(me := state.cards[id]).breaks]
    for verb, for_clicks, aim in aims:
        for me in breakers:
            yield from _broken(state, verb, me, aim)
        if text_of(ice).break_for_click:
            yield from _broken(state, for_clicks, ice, aim)
    for me in breakers:
        yield from _matched(state, me, ice)


def hurts(reading: Reading, subroutine: Steps) -> bool:
    """Credits for the Corp, a click that is not there, or a program where none is installed are no harm now."""
    for step in subroutine:
        if isinstance(step, Gain):
            continue
        if isinstance(step, LoseClick) and not reading.runner.clicks:
            continue
        if step is trash_program and not programs(reading):
            continue
        return True
    return False


def _broken(state: State, verb: str, me: Card, aim: list[int]) -> Iterator[Shortcut]:
    """Rehearsed with what is offered, so that every rule of breaker and ice counts; only where it comes off."""
    ice = encountered(state)
    assert ice is not None

    def pick(reading: State, ask: Ask) -> int | None:
        there = encountered(reading)
        if ask.prompt == "crypsis" or ask.prompt in PAYING:
            return 0
        if there is None or there.id != ice.id:
            return None
        return _breaking_answer(reading, ask, me, aim)

    made = rehearse(state, RUNNER, pick, _passing)
    passed = any(answer.notation == "pass" for answer in made.answers)
    if passed or made.state.cards[ice.id].zone is not Zone.ICE:
        innermost = state.run is not None and state.run.position == 0
        onwards, stops = (TO_THE_SERVER, SURPRISES) if innermost else ((), ())
        yield shortcut(RUNNER, verb, (me,), (*made.answers, *onwards), made.price, stops)


def _breaking_answer(reading: State, ask: Ask, me: Card, aim: list[int]) -> int | None:
    """What to say next so that these subroutines are broken with that card; the window is passed when they are."""
    if ask.prompt == "break-more":
        return next((i for i, option in enumerate(ask.options) if option.verb == "break"), None)
    if ask.prompt != "window":
        return None
    left = [n for n in unbroken(reading) if n in aim]
    return _index(ask, _wanted(reading, me, left[0])) if left else PASS


def _wanted(reading: State, me: Card, subroutine: int) -> Iterator[object]:
    """In this order: break it; be strong enough; weaken the ice until the breaker works on it."""
    text, ice = text_of(me), encountered(reading)
    if text.break_for_click:
        yield BreakForClick(subroutine)
    yield from (BreakWith(me.id, number, subroutine) for number in range(len(text.breaks)))
    if text.breaks and ice is not None and strength(reading, me) >= strength(reading, ice):
        yield from (Use(me.id, number) for number, ability in enumerate(text.paid) if not ability.cost.clicks)
    else:
        yield from (BoostWith(me.id, number) for number in range(len(text.boosts)))


def _index(ask: Ask, wanted: Iterable[object]) -> int | None:
    """The first of these deeds that is offered."""
    for deed in wanted:
        for index, option in enumerate(ask.options):
            if type(option.value) is type(deed) and option.value == deed:
                return index
    return None


def _passing(reading: State, ask: Ask) -> int | None:
    """What the other side is taken to say: nothing, as far as windows go."""
    return PASS if ask.prompt == "window" else None


def _matched(state: State, me: Card, ice: Card) -> Iterator[Shortcut]:
    """As much strength as the ice has, for a breaker that can break it (NR-26.2)."""
    fitting = any(not ability.subtype or has_subtype(state, ice, ability.subtype) for ability in text_of(me).breaks)
    if not fitting or not text_of(me).boosts or strength(state, me) >= strength(state, ice):
        return

    def pick(reading: State, ask: Ask) -> int | None:
        if ask.prompt in PAYING:
            return 0
        enough = strength(reading, reading.cards[me.id]) >= strength(reading, reading.cards[ice.id])
        return None if enough or ask.prompt != "window" else _index(ask, (BoostWith(me.id, 0),))

    made = rehearse(state, RUNNER, pick)
    if strength(made.state, made.state.cards[me.id]) >= strength(made.state, made.state.cards[ice.id]):
        yield shortcut(RUNNER, "match-strength", (me,), made.answers, made.price)


# rezzing


def rezzing(state: State, ask: Ask) -> Iterator[Shortcut]:
    """Each piece of ice as it is met, then as `waiting`: whoever sees neither asked again cannot tell them apart."""
    run = state.run
    if run is None or state.turn is CORP or run.position < 0:
        return
    ahead = [state.cards[id] for id in state.servers[run.server].ice[: run.position + 1]]
    facedown = [ice for ice in ahead if not ice.faceup]
    if facedown:
        most = sum(rez_cost(state, ice) for ice in facedown)
        rez = Answer("window", "rez", ("run-2-3",), repeats=True, found=_rezzed)
        rest = (_window(step) for step in (*RUN_WINDOWS, *OF_TURN[RUNNER]) if step != "run-2-3")
        answers, stops = (rez, *rest), (RunBegan.id,)
        yield shortcut(CORP, "rez-as-met", (Server(run.server), most), answers, stops=stops)


def _rezzed(state: State, ask: Ask) -> int:
    """The ice that is approached, if it can be paid."""
    approached = state.run.ice if state.run else -1
    return next((n for n, it in enumerate(ask.options) if it.value == RezCard(approached)), PASS)


# waiting and letting be


def waiting(state: State, side: Side) -> Iterator[Shortcut]:
    """Pass until one's own turn, unless a run begins, or the Corp rezzes or scores."""
    own = state.turn is side
    if own and (state.players[side].clicks or state.run is not None):
        return
    windows = (*OF_TURN[side.other], *(RUN_WINDOWS if side is CORP else ()), *(LAST_WINDOWS[side] if own else ()))
    stops = (RunBegan.id,) if side is CORP else (Rezzed.id, Scored.id)
    yield shortcut(side, "pass-until-turn", (), [_window(step) for step in windows], stops=stops)


def _window(step: str) -> Answer:
    return Answer("window", "pass", (step,), repeats=True)


LETTING_BE: Final = (
    *map(_window, RUN_WINDOWS),
    Answer("jack-out", "continue", repeats=True),
    Answer("access", ONLY, repeats=True),
    Answer("accessing", ONLY, repeats=True),
)
"""Use nothing in a run, and take what is the only answer."""
TO_THE_SERVER: Final = (Answer("jack-out", "continue"),)
"""Who has dealt with the innermost ice goes on."""
SURPRISES: Final = (Rezzed.id, Tagged.id, Damaged.id, Trashed.id)


def going_on(state: State, ask: Ask) -> Iterator[Shortcut]:
    """Past all ice that is still ahead; where there is none, to go on is all there is."""
    assert state.run is not None
    if state.run.position >= 0:
        yield shortcut(RUNNER, "let-be", (Server(state.run.server),), LETTING_BE, stops=SURPRISES)


# actions


def acting(state: State, ask: Ask) -> Iterator[Shortcut]:
    side = Side(ask.seat)
    for index, option in enumerate(ask.options):
        answer, times = Answer(ask.prompt, option.notation(side)), _times(state, side, option)
        if option.verb == "run":
            price = state.rules.price(state, ask, index)
            yield shortcut(side, "run-and-let-be", option.at, (answer, *LETTING_BE), price, SURPRISES)
        elif times > 1:
            again, at = (answer, _window(LAST_WINDOWS[side][0])) * times, (times, *option.at)
            price = total([state.rules.price(state, ask, index)] * times)
            yield shortcut(side, REPEATED[option.verb], at, again[:-1], price, (Rezzed.id,))


def _times(state: State, side: Side, option: Option[object]) -> int:
    """How often it can be done in a row with the clicks that are left; only for what asks nothing."""
    clicks = state.players[side].clicks
    match option.value:
        case AdvanceCard():
            return min(clicks, state.corp.credits // ADVANCE_COST)
        case Use(id, number):
            return min(clicks, _uses(state.cards[id], text_of(state.cards[id]).paid[number]))
    return clicks if option.verb == "credit" else 0


def _uses(me: Card, ability: Paid) -> int:
    """How often an ability that costs just a click can be used, as far as its card is concerned."""
    if ability.cost != Cost(clicks=1) or ability.details is not None:
        return 0
    match ability.effects:
        case (TakeFromCard(credits),):
            return -(-me.credits // credits)
        case (Gain() | Place(),):
            return ENDLESS
    return 0


REPEATED: Final = {"credit": "repeat-credit", "use": "repeat-use", "advance": "repeat-advance"}
"""Actions that people take several times in a row."""
MESSAGE_IDS: Final = ("shortcut-break-*", "shortcut-repeat-*")
ENDLESS: Final = 99


# access


def accessing(state: State, ask: Ask) -> Iterator[Shortcut]:
    """All that is left, in the order in which it lies; what asks more than one thing is left to the Runner."""
    run = state.run
    assert run is not None
    if len(ask.options) + max(0, run.picks - 1) > 1:
        rest = (Answer("access", FIRST, repeats=True), Answer("accessing", ONLY, repeats=True))
        yield shortcut(RUNNER, "access-rest", (Server(run.server),), rest)


def taking(state: State, ask: Ask) -> Iterator[Shortcut]:
    """All credits from a card instead of access."""
    for option in ask.options:
        if option.verb == "instead" and any(getattr(thing, "credits", 0) for thing in option.at):
            take = (Answer(ask.prompt, option.notation(RUNNER)), Answer("take-credits", FIRST))
            yield shortcut(RUNNER, "take-all", option.at, take)


AT_PROMPT: Final[Mapping[str, Callable[[State, Ask], Iterator[Shortcut]]]] = {
    "action": acting,
    "window": in_window,
    "jack-out": going_on,
    "access": accessing,
    "access-or-instead": taking,
}
