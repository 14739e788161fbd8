"""What an answer costs: commands, the cards and packets that make them, programs, movement points, pushes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Any, Final

from cyberdeck.deckers.content import Vector
from cyberdeck.deckers.events import ActionDeclared, ProgramsRemoved
from cyberdeck.deckers.foreseeing import HOW_MANY, drawing, foreseen, payments, unladen
from cyberdeck.deckers.lifting import COST
from cyberdeck.deckers.moving import NOTHING, Moving
from cyberdeck.deckers.moving import price as step_price
from cyberdeck.deckers.payment import Payment, of
from cyberdeck.deckers.state import State
from cyberdeck.deckers.words import Colour, Named, space_name
from cyberdeck.kernel import POOL, Ask, Charge, Message, Option, Price, Trial, due, message
from cyberdeck.kernel.price import Bill

CACHE_SWAP: Final = "cache-swap"
MENU: Final = ("deckers-action", "action-there")
"""The questions for an action."""


class Coin(StrEnum):
    """What can be paid with."""

    BLUE_COMMAND = "blue-command"
    GREEN_COMMAND = "green-command"
    YELLOW_COMMAND = "yellow-command"
    RED_COMMAND = "red-command"
    PURPLE_COMMAND = "purple-command"
    BLUE_PROGRAM = "blue-program"
    GREEN_PROGRAM = "green-program"
    YELLOW_PROGRAM = "yellow-program"
    RED_PROGRAM = "red-program"
    PURPLE_PROGRAM = "purple-program"
    CARD = "card"
    """Of the hand; it is played, discarded or given away."""
    PLAYED_CARD = "played-card"
    """One that has just been played leaves the deck for good."""
    PACKET = "packet"
    JOKER = "joker"
    """The one use of a start type as a joker in a turn."""
    POINT = "point"
    PUSH = "push"


def price(state: State, ask: Ask, index: int) -> Price:
    """What an answer to the open question costs, as far as that is settled with it."""
    option = ask.options[index]
    found = _CHARGED.get(option.verb)
    if found is None and ask.prompt in MENU:
        found = _action
    return () if found is None else tuple(found(state, ask, index, option))


Charged = Callable[[State, Ask, int, Option[Any]], Iterator[Charge]]


def _action(state: State, ask: Ask, index: int, option: Option[Any]) -> Iterator[Charge]:
    """The least that an action takes; more where it asks how many commands are used."""
    trial = foreseen(state, index)
    more = trial.ask is not None and trial.ask.prompt in HOW_MANY
    for kind in state.rules.menu:
        if kind.verb == option.verb:
            yield from _commands(kind.cost(state, option.value), more=more)
    others = range(1, payments(state, index)) if option.verb == "installation" else ()
    yield from programs(option, [trial, *(foreseen(state, index, payment=i) for i in others)])


def _number(state: State, ask: Ask, index: int, option: Option[Any]) -> Iterator[Charge]:
    """So many commands, of the colour that the question is about."""
    if ask.prompt in HOW_MANY:
        (colour,) = ask.about
        assert isinstance(colour, Colour)
        yield from _commands(of(colour, option.value))


def _lay(state: State, ask: Ask, index: int, option: Option[Any]) -> Iterator[Charge]:
    """A segment that is lifted; those of the setup cost nothing."""
    if ask.prompt == "lift-where":
        yield from _commands(COST)


def _commands(need: Vector, *, more: bool = False) -> Iterator[Charge]:
    for colour, count in zip(Colour, need, strict=True):
        if count:
            told = message("commands", colour=colour.word, number=count)
            told = message("charge-or-more", charge=told) if more else told
            yield Charge(Coin(f"{colour.word}-command"), count, told, more=more)


# paying


def _pay(state: State, ask: Ask, index: int, option: Option[Any]) -> Iterator[Charge]:
    """A whole payment, or what has been put together of one card by card."""
    payment = option.value[0] if isinstance(option.value, tuple) and ask.prompt == "pay-more" else option.value
    if isinstance(payment, Payment):
        yield from paid(payment)
        yield from programs(option, [foreseen(state, index)])


def paid(payment: Payment) -> Iterator[Charge]:
    """What a payment consists of."""
    if payment.cards:
        yield _charge(Coin.CARD, len(payment.cards))
    if payment.packets:
        yield _charge(Coin.PACKET, len(payment.packets))
    if payment.joker:
        yield _charge(Coin.JOKER)


def _pointed(state: State, ask: Ask, index: int, option: Option[Any]) -> Iterator[Charge]:
    """The card or packet that an option names."""
    thing = option.at[0]
    assert isinstance(thing, Named)
    yield _charge(Coin.PACKET if thing.kind == "packet" else Coin.CARD, source=thing.id)


def _swapped(state: State, ask: Ask, index: int, option: Option[Any]) -> Iterator[Charge]:
    """Cards of the hand go under the deck; those of the upgrade row are nobody's."""
    if ask.prompt == CACHE_SWAP:
        hand = drawing(state, index).state.deckers[ask.seat].hand
        gone = sum(id not in hand for id in state.deckers[ask.seat].hand)
        yield _charge(Coin.CARD, gone or 1)


def _done(state: State, ask: Ask, index: int, option: Option[Any]) -> Iterator[Charge]:
    yield from (_swapped if ask.prompt == CACHE_SWAP else _pay)(state, ask, index, option)


def _given_up(state: State, ask: Ask, index: int, option: Option[Any]) -> Iterator[Charge]:
    (card,) = option.at
    assert isinstance(card, Named)
    yield _charge(Coin.PLAYED_CARD, source=card.id)


def _charge(coin: Coin, amount: int = 1, source: str = "") -> Charge:
    return Charge(coin, amount, Message(f"charge-{coin}", (("number", amount),)), source)


# what else is spent


def _remove(state: State, ask: Ask, index: int, option: Option[Any]) -> Iterator[Charge]:
    yield from programs(option, [foreseen(state, index)])


def given_up(option: Option[Any], trial: Trial[State]) -> list[ProgramsRemoved]:
    """Programs that make way for what is created from them, as an option says or the action that it declares."""
    actions = [event.action.id for event in trial.events if isinstance(event, ActionDeclared)]
    if option.verb != "remove" and _BUILDING.isdisjoint(actions):
        return []
    return [event for event in trial.events if isinstance(event, ProgramsRemoved)]


def programs(option: Option[Any], trials: list[Trial[State]]) -> Iterator[Charge]:
    """Those that go on each of these ways."""
    bills: list[Bill] = [
        {(event.program.colour.word, event.at.space): event.program.number for event in given_up(option, trial)}
        for trial in trials
    ]
    for item in due(bills):
        if item.amount:
            told = message("programs", colour=item.what, number=item.amount)
            told = message("charge-or-more", charge=told) if item.more else told
            source = "" if item.source == POOL else space_name(item.source)
            yield Charge(Coin(f"{item.what}-program"), item.amount, told, source, item.more)


def _steps(state: State, ask: Ask, index: int, option: Option[Any]) -> Iterator[Charge]:
    """The movement points of a step, with nothing taken along or with what is."""
    if ask.prompt == "move-to":
        way, to = option.value
        points = step_price(state, state.here, to, NOTHING, jump=way == "backdoor")
    else:
        points = _points(state) - _points(unladen(state, index).state)
    if option.verb == "backdoor":
        yield _charge(Coin.PACKET)
    if points > 0:
        yield _charge(Coin.POINT, points)


def _points(state: State) -> int:
    return next((step.points for step, _ in reversed(state.stack) if isinstance(step, Moving)), 0)


def _push(state: State, ask: Ask, index: int, option: Option[Any]) -> Iterator[Charge]:
    if ask.prompt == "push-from":
        yield _charge(Coin.PUSH)


_BUILDING: Final = frozenset(("install", "convert", "system-crash"))
_CHARGED: Final[dict[str, Charged]] = {
    "number": _number,
    "lay": _lay,
    **dict.fromkeys(("pay", "pay-with-joker", "pay-with-help", "pay-with-joker-and-help"), _pay),
    "done": _done,
    **dict.fromkeys(("done-with-joker", "done-with-help", "done-with-joker-and-help"), _pay),
    "add": _pay,
    **dict.fromkeys(("execute", "interrupt", "spend-packet", "give", "swap"), _pointed),
    **dict.fromkeys(("reroll-server", "reroll-number", "reroll-both"), _pointed),
    "put-under": _swapped,
    "sacrifice": _given_up,
    **dict.fromkeys(("remove", "scout"), _remove),
    **dict.fromkeys(("go", "backdoor", "take-nothing", "take-programs", "take-scout"), _steps),
    "push-from": _push,
}

MESSAGE_IDS: Final = ("charge-*",)
