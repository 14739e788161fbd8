"""Shortcuts of Deckers: going somewhere with a load, paying as suggested, ending the turn with these cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from heapq import heappop, heappush
from itertools import combinations, zip_longest
from typing import Any, Final, NamedTuple

from cyberdeck.deckers.actions import own_actors
from cyberdeck.deckers.cycle import most_kept
from cyberdeck.deckers.field import PROGRAM_LIMIT
from cyberdeck.deckers.foreseeing import foreseen, paying
from cyberdeck.deckers.infecting import Infect
from cyberdeck.deckers.layouts import by_chance, compact
from cyberdeck.deckers.moving import NOTHING, Load, barred, in_reach, price, usual_loads
from cyberdeck.deckers.payment import open_purse
from cyberdeck.deckers.prices import paid, programs
from cyberdeck.deckers.shifting import pushable, sources
from cyberdeck.deckers.state import PROGRAM_POOL, Reading, State
from cyberdeck.deckers.uploading import improved
from cyberdeck.deckers.words import AT, BLUE, GREEN, RED, Colour, Program, Space, card_named, space_name
from cyberdeck.kernel import Answer, Ask, Charge, Option, Outcome, Price, Shortcut, Trial, message
from cyberdeck.kernel.option import names
from cyberdeck.kernel.shortcuts import FIRST, shortcut
from cyberdeck.kernel.trial import Said

ACTION: Final = "deckers-action"
QUICK: Final = ("upload", "installation", "convert", "upgrade")
"""Actions that are paid for as soon as they are declared."""
MOST_KEPT: Final = 12
"""So many sets of cards to keep are named."""
MOST_PUSHES: Final = 3
"""So many pushes are paid for at once."""


def shortcuts(state: State, ask: Ask) -> list[Shortcut]:
    """What the asked decker may say at once."""
    make = AT_PROMPT.get(ask.prompt)
    return [] if make is None else list(make(state, ask))


def acting(state: State, ask: Ask) -> Iterator[Shortcut]:
    yield from suggested(state, ask)
    yield from infections(state, ask)
    yield from ending(state, ask)
    yield from moves(state, ask)
    yield from pushes(state, ask)


class Paid(NamedTuple):
    """An action that has been declared and paid for: what was said for it, what that cost, and with which cards."""

    answers: tuple[Answer, ...] = ()
    price: Price = ()
    outcomes: tuple[Outcome, ...] = ()


STOP: Final = Answer("move-to", "done")
NOT_PAID: Final = Paid()


# moving


class Route(NamedTuple):
    """The cheapest way to a space, and what it costs in points."""

    points: int
    spaces: tuple[Space, ...]


def routes(reading: Reading, start: Space, points: int, load: Load, ghost: bool = False) -> dict[Space, Route]:
    """Where one can go from here with a load that stays the same, and how."""
    found: dict[Space, Route] = {}
    waiting: list[tuple[int, int, tuple[Space, ...]]] = [(0, 0, ())]
    while waiting:
        cost, _, path = heappop(waiting)
        here = path[-1] if path else start
        if here in found or (path and here == start):
            continue
        if path:
            found[here] = Route(cost, path)
        for to in in_reach(reading, here):
            if to == here or to in found or not (ghost or barred(reading, here, to) is None):
                continue
            # What is carried makes no path; further on it does not lie there to be counted.
            more = cost + price(reading, here, to, NOTHING if path else load, jump=False)
            if more <= points and _takes(reading, to, load):
                heappush(waiting, (more, len(path), (*path, to)))
    return found


def _takes(reading: Reading, at: Space, load: Load) -> bool:
    """Whether all that is carried can enter a space and be taken on from there (DK-3.11, DK-12.18)."""
    field = reading.fields[at]
    return not load.number or (
        not field.white and field.programs[load.colour] + load.number <= PROGRAM_LIMIT[load.colour]
    )


def loads(reading: Reading, at: Space) -> list[Load]:
    """Nothing, or as much as can be carried of one colour."""
    largest = {load.colour: load for load in usual_loads(reading.fields[at].programs)}
    return list(largest.values())


def moves(state: State, ask: Ask) -> Iterator[Shortcut]:
    """Declare a move, pay for just the points that it takes, and go."""
    index = _offered(ask, "move")
    if index is None:
        return
    most, start = open_purse(state).most(BLUE), own_actors(state)[0].at
    declared = cache(partial(_numbered, state, index, most))
    for load in loads(state, start):
        for to, route in routes(state, start, most, load).items():
            if (way := declared(max(1, route.points))) is not None:
                yield _going(ask.seat, to, route, load, way)
    if any(state.fields[start].programs):
        yield from _stepwise(ask.seat, filter(None, map(declared, range(1, most + 1))))


def _stepwise(seat: int, ways: Iterable[Paid]) -> Iterator[Shortcut]:
    """So many points, and at each step one chooses what to carry."""
    for points, way in enumerate(ways, start=1):
        yield shortcut(seat, "walk", (points,), way.answers, way.price, outcomes=way.outcomes)


def pushes(state: State, ask: Ask) -> Iterator[Shortcut]:
    """Declare a shift for something on this space, and pay for so many pushes; the first of them is of it."""
    index = _offered(ask, "shift")
    if index is None:
        return
    most, here = open_purse(state).most(GREEN), own_actors(state)[0].at
    declared = cache(partial(_numbered, state, index, most))
    for at in sources(state, here):
        if not pushable(state, at):
            continue
        for number in range(1, min(most, MOST_PUSHES) + 1):
            if (way := declared(number)) is not None:
                answers = *way.answers, Answer("push-from", f"push-from {space_name(at)}")
                yield shortcut(ask.seat, "push-off", (AT[at], number), answers, way.price, outcomes=way.outcomes)


def _offered(ask: Ask, verb: str) -> int | None:
    return next((i for i, option in enumerate(ask.options) if option.verb == verb), None)


def _numbered(state: State, index: int, most: int, number: int) -> Paid | None:
    """An action for which so many commands are paid; nobody is asked how many where there can be but one."""
    return _declared(paying(state, index, number - 1 if most > 1 else None))


def moving(state: State, ask: Ask) -> Iterator[Shortcut]:
    """Go on with the points that are left."""
    (points,) = ask.about
    assert isinstance(points, int)
    ghost = state.action is not None and state.action.ghost >= 0
    for load in loads(state, state.here):
        for to, route in routes(state, state.here, points, load, ghost).items():
            if load.number or len(route.spaces) > 1:
                yield _going(ask.seat, to, route, load, NOT_PAID)


def _going(seat: int, to: Space, route: Route, load: Load, paid: Paid) -> Shortcut:
    carried = Program(Colour(load.colour), load.number) if load.number else None
    legs = [answer for at in route.spaces for answer in _leg(at, carried)]
    answers = (*paid.answers, *legs, STOP)
    if carried is None:
        return shortcut(seat, "move-to", (AT[to],), answers, paid.price, outcomes=paid.outcomes)
    return shortcut(seat, "carry-to", (AT[to], carried), answers, paid.price, outcomes=paid.outcomes)


@cache
def _leg(at: Space, carried: Program | None) -> tuple[Answer, ...]:
    take = "take-nothing" if carried is None else f"take-programs {carried.notation(-1)}"
    asides = Answer("take-along", take, repeats=True), Answer("take-more", "take-nothing", repeats=True)
    return Answer("move-to", f"go {space_name(at)}"), *asides


# paying


def _declared(said: Sequence[Said], more: Callable[[Option[Any]], Iterable[Charge]] = lambda option: ()) -> Paid | None:
    """An action, paid as is suggested first, with what it costs more; None where that takes the help of others."""
    ask, payment = said[-1]
    if ask.prompt != "pay":
        return None
    option = ask.options[payment]
    price = *paid(option.value), *more(option)
    return Paid(tuple(map(_answered, said)), price, (Outcome(option.message(ask.seat)),))


def _answered(said: Said) -> Answer:
    ask, index = said
    return Answer(ask.prompt, ask.options[index].notation(ask.seat), names(ask.about, ask.seat))


def suggested(state: State, ask: Ask) -> Iterator[Shortcut]:
    """An action with the first payment that the rules suggest; with an improved upload as many programs as fit."""
    at, seat = own_actors(state)[0].at, ask.seat
    for index, option in enumerate(ask.options):
        if option.verb not in QUICK:
            continue
        colour = option.at[0]
        number = _programs(state, at, colour) if isinstance(colour, Colour) and option.verb == "upload" else 0
        trial = foreseen(state, index, number - 1 if number else None)
        made = _declared(trial.said, partial(_taken, trial))
        if made is None:
            continue
        if isinstance(colour, Colour) and number:
            yield shortcut(seat, "upload-all", (Program(colour, number),), *made[:2], outcomes=made.outcomes)
        else:
            found = shortcut(seat, "paying", option.at, *made[:2], outcomes=made.outcomes)
            told = message("shortcut-paying", option=option.message(seat))
            yield replace(found, notation=f"paying {option.notation(seat)}", message=told)


def infections(state: State, ask: Ask) -> Iterator[Shortcut]:
    """Infections that cost something else each: of those for the same cards only the likeliest."""
    ways = list(_infections(state, ask))
    for (found, cards), after in zip_longest(ways, ways[1:]):
        if after is None or after[1] != cards:
            yield found


def _infections(state: State, ask: Ask) -> Iterator[tuple[Shortcut, tuple[Outcome, ...]]]:
    """With so many commands, paid as is suggested first, and how likely it succeeds; more than is sure is waste."""
    index = _offered(ask, "infect")
    if index is None:
        return
    most = open_purse(state).most(RED)
    for commands in range(1, most + 1):
        trial = foreseen(state, index, commands - 1 if most > 1 else None)
        made, step = _declared(trial.said), trial.state.stack[-1][0] if trial.state.stack else None
        if made is None or not isinstance(step, Infect):
            return
        won = Outcome(message("outcome-infection-won"), step.chance(trial.state))
        found = shortcut(ask.seat, "infect-with", (commands,), *made[:2], outcomes=(*made.outcomes, won))
        yield found, made.outcomes
        if won.chance == 1:
            return


def _taken(trial: Trial[State], option: Option[Any]) -> Iterator[Charge]:
    """The programs that an action makes something of."""
    return programs(option, [trial])


def _programs(reading: Reading, at: Space, colour: Colour) -> int:
    """How many programs an improved upload can bring that stay; 0 where it brings just one (DK-17.4)."""
    field = reading.fields[at]
    if not improved(field, colour):
        return 0
    room = min(PROGRAM_LIMIT[colour] - field.programs[colour], reading.supply[PROGRAM_POOL[colour]])
    return max(1, min(open_purse(reading).most(colour), room))


# the end of a turn


def ending(state: State, ask: Ask) -> Iterator[Shortcut]:
    """End the actions and keep these cards (DK-10.5)."""
    most = most_kept(state)
    if not most:
        return
    hand = sorted(state.cards[id] for id in state.deckers[state.active].hand)
    end = Answer(ACTION, "end-actions")
    yield shortcut(ask.seat, "end-keeping-nothing", (), (end, Answer("hold-back", "done")))
    for kept in sorted(set(combinations(hand, most)))[:MOST_KEPT]:
        holds = (Answer("hold-back", f"hold {key}") for key in kept)
        yield shortcut(ask.seat, "end-keeping", tuple(map(card_named, kept)), (end, *holds))


# laying out the network


def laying(state: State, ask: Ask) -> Iterator[Shortcut]:
    """Lay this segment and those that one draws later: close together, or by chance (DK-7.8)."""
    yield shortcut(ask.seat, "lay-compact", (), (Answer(ask.prompt, FIRST, repeats=True, found=compact),))
    yield shortcut(ask.seat, "lay-random", (), (Answer(ask.prompt, FIRST, repeats=True, found=by_chance),))


AT_PROMPT: Final[Mapping[str, Callable[[State, Ask], Iterator[Shortcut]]]] = {
    ACTION: acting,
    "move-to": moving,
    "lay-segment": laying,
}
