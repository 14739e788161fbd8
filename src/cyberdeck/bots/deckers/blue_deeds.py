"""Moving: where it may be worth going, and with what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from itertools import pairwise, permutations
from typing import Final, NamedTuple

from cyberdeck.bots.deckers.deed import (
    ANYWHERE,
    MOST_COMMANDS,
    Doer,
    Done,
    Open,
    Wants,
    begun,
    closed,
    number_of_commands,
    paid,
)
from cyberdeck.bots.deckers.gauge import distances
from cyberdeck.bots.deckers.odds import beats
from cyberdeck.bots.deckers.paying import Purse
from cyberdeck.bots.deckers.routes import Route, routes
from cyberdeck.bots.deckers.tryout import Answer, outcome
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.markers import enter_programs, take_programs
from cyberdeck.deckers.moving import NOTHING as NO_LOAD
from cyberdeck.deckers.moving import Load, come, entry_obstacle, go_to, more_obstacle, step_price, usual_loads
from cyberdeck.deckers.names import Special
from cyberdeck.deckers.payment import of
from cyberdeck.deckers.scouts import put_under_scout
from cyberdeck.deckers.state import Action, State, entry_of
from cyberdeck.deckers.words import BASIC, BLUE, COLOURS, PURPLE, RED, YELLOW, Colour, Program, Space, space_name

MOST_TRIPS: Final = 16
"""So many are looked at more closely."""
MOST_APPROACHES: Final = 2
"""Towards so many places out of reach."""


class Trip(NamedTuple):
    """Where to go with what: what it costs, and for each stage what is taken along over which spaces."""

    cost: int
    stages: tuple[tuple[Load, tuple[Space, ...]], ...]


def moves(state: State, doer: Doer, purse: Purse, wants: Wants) -> Iterator[Done]:
    most = min(purse.most(BLUE), MOST_COMMANDS)
    if not most or (doer.is_ghost and not any(state.fields[doer.actor.at].programs)):
        return
    idle = state.copy()
    idle.action = Action("move", doer.actor.avatar, doer.actor.ghost)
    empty = routes(idle, most, NO_LOAD)
    fetched = () if doer.is_ghost else fetching(idle, most, empty)
    best = best_trips(idle, (*trips(idle, most, wants, empty), *fetched), wants)
    opened: dict[tuple[int, ...], Open] = {}
    by_cost: dict[int, tuple[Open, tuple[Answer, ...]]] = {}
    for trip in (*best, *touring(idle, purse.most(BLUE))):
        cost = max(1, trip.cost)
        if cost not in by_cost:
            payment = purse.pay(of(BLUE, cost))
            if payment is None:
                continue
            if payment.cards not in opened:
                paid_for = begun(state, "move", doer.actor, payment)
                opened[payment.cards] = Open(paid_for, purse.number(payment, BLUE), "move")
            action = opened[payment.cards]
            by_cost[cost] = action, (*doer.says("move"), number_of_commands(action.left), paid(state, payment))
        action, said = by_cost[cost]
        yield travelled(action, trip, said)


def legs(action: Open, wants: Wants) -> Iterator[Done]:
    empty = routes(action.state, action.left, NO_LOAD)
    for trip in best_trips(action.state, trips(action.state, action.left, wants, empty), wants):
        yield travelled(action, trip, ())


def travelled(action: Open, trip: Trip, said: tuple[Answer, ...]) -> Done:
    white = action.white
    if white is not ANYWHERE and all(load.scout is None for load, _ in trip.stages):
        left, going = action.left - trip.cost, partial(_going, action, trip)
        return closed(_arrived(action, trip), left, "move", said, going, partial(_arrived, action, trip))
    state, steps, arrived = _trod(action, trip)
    left = action.left - trip.cost if arrived else 0
    return closed(state, left, "move", said, lambda: steps, lambda: _trod(action, trip)[0])


def _arrived(action: Open, trip: Trip) -> State:
    """What comes of it if nothing but blocks can come in between."""
    state = action.state.copy()
    for load, way in trip.stages:
        if load.number:
            _carry(state, COLOURS[load.colour], load.number, way)
        come(state, way)
    return state


def _carry(state: State, colour: Colour, number: int, way: Iterable[Space]) -> None:
    """Programs go along, as many of them as no white scout blocks on the way."""
    here = state.here
    for at in way:
        take_programs(state, here, colour, number)
        enter_programs(state, at, colour, number)
        while number and state.fields[at].white:
            put_under_scout(state, at, colour)
            number -= 1
        if not number:
            return
        here = at


def _going(action: Open, trip: Trip) -> list[Answer]:
    if action.white:
        return _trod(action, trip)[1]
    return [answer for load, way in trip.stages for at in way for answer in (_going_to(at), *_taking(load))]


def _trod(action: Open, trip: Trip) -> tuple[State, list[Answer], bool]:
    """What is said on the way, what comes of it, and whether nothing came in between."""
    steps: list[Answer] = []
    state = action.state.copy()
    for load, way in trip.stages:
        for at in way:
            taken = _still_there(state, load)
            steps += (_going_to(at), *_taking(taken))
            state = outcome(state, go_to(at, taken))
            if state.action is None or state.here != at:
                return state, steps, False
    return state, steps, True


@cache
def _going_to(at: Space) -> Answer:
    return Answer("ask-move-to", f"go {space_name(at)}")


def _still_there(state: State, load: Load) -> Load:
    """On the way a white scout may have blocked a program."""
    if not load.number:
        return load
    number = min(load.number, state.fields[state.here].programs[load.colour])
    return load._replace(number=number) if number else NO_LOAD._replace(scout=load.scout)


@cache
def _taking(load: Load) -> tuple[Answer, ...]:
    taken = "take-nothing"
    if load.number:
        taken = f"take-programs {Program(COLOURS[load.colour], load.number).notation(0)}"
    more = "take-nothing" if load.scout is None else f"take-scout {load.scout.notation(0)}"
    return Answer("ask-take-along", taken), Answer("ask-take-more", more)


def trips(state: State, points: int, wants: Wants, empty: Mapping[Space, Route]) -> Iterator[Trip]:
    """With which programs of the own space it may be worth going where; `empty` are the ways with empty hands."""
    field = state.fields[state.here]
    if state.action is not None and state.action.ghost == NONE:
        for at, (cost, way) in empty.items():
            if of_interest(state, at, wants):
                yield Trip(cost, ((NO_LOAD, way),))
    for load in usual_loads(field.programs)[1:]:
        colour = COLOURS[load.colour]
        if colour is not RED and 1 < load.number < min(3, field.programs[colour]):
            continue
        reach = routes(state, points, load) if colour in (BLUE, PURPLE) else empty
        for at, (cost, way) in reach.items():
            if goes_well(state, colour, at, wants):
                yield Trip(cost, ((load, way),))
        if wants.approaching:
            yield from approaches(state, load, reach, [at for wanted, at in wants.programs if wanted is colour])
    if wants.approaching and state.action is not None and state.action.ghost == NONE:
        yield from approaches(state, NO_LOAD, empty, [at for _, at in wants.programs])
        yield from approaches(state, NO_LOAD, empty, wants.places)
    yield from with_scouts(state, points)


def approaches(state: State, load: Load, reach: Mapping[Space, Route], goals: Iterable[Space]) -> Iterator[Trip]:
    """As near as one can get to the nearest places out of reach."""
    far, here = distances(state.board), state.here
    missed = sorted({at for at in goals if at not in reach and at != here}, key=lambda at: far[at][here])
    for goal in missed[:MOST_APPROACHES]:
        steps = far[goal]
        at = min(reach, key=lambda x: (steps[x], reach[x][0]), default=here)
        if steps[at] < steps[here]:
            yield Trip(reach[at][0], ((load, reach[at][1]),))


def best_trips(state: State, found: Iterable[Trip], wants: Wants) -> list[Trip]:
    """The most appealing ones, at a glance."""
    return sorted(found, key=lambda trip: -_appeal(state, trip, wants))[:MOST_TRIPS]


def _appeal(state: State, trip: Trip, wants: Wants) -> float:
    load, way = trip.stages[-1]
    field = state.fields[way[-1]]
    reds = field.programs[RED] + (load.number if load.colour == RED else 0)
    total = -0.4 * trip.cost
    if reds and field.smc:
        total += (1 + field.scouts + 3 * field.guards) * beats(reds + 1 - field.scouts - 4 * field.guards)
    if load.number and wants(COLOURS[load.colour], way[-1]):
        total += 2.0
    if way[-1] in wants.places:
        total += 1.0
    return total + (0.5 if field.free_of_smc else 0.0) + (0.5 if field.installation != NONE else 0.0)


def fetching(state: State, points: int, empty: Mapping[Space, Route]) -> Iterator[Trip]:
    """Red programs from elsewhere, led against scouts and guardians."""
    for at, (cost, way) in empty.items():
        reds = min(3, state.fields[at].programs[RED])
        if not reds or cost >= points:
            continue
        for to, (more, further) in routes(_standing(state, at), points - cost, NO_LOAD).items():
            if state.fields[to].smc:
                yield Trip(cost + more, ((NO_LOAD, way), (Load(RED, reds), further)))


def touring(state: State, points: int) -> Iterator[Trip]:
    """Over every entry space and Purple 6 in one action, for a flood."""
    if Special.FLOOD not in state.specials or state.laid.programs[BLUE]:
        return
    stops = {entry_of(PURPLE), *(decker.entry for decker in state.deckers)} - {state.here}
    ways = {at: routes(_standing(state, at), points, NO_LOAD) for at in (state.here, *stops)}
    tours = (_tour(ways, (state.here, *order)) for order in permutations(stops))
    yield from sorted(trip for trip in tours if trip is not None and trip.cost <= points)[:1]


def _standing(state: State, at: Space) -> State:
    """The same with the acting avatar or ghost elsewhere."""
    assert state.action is not None
    there = state.copy()
    if state.action.ghost == NONE:
        there.deckers[there.active].avatars[state.action.avatar] = at
    else:
        there.action = state.action._replace(ghost=at)
    return there


def _tour(ways: Mapping[Space, Mapping[Space, Route]], stops: Iterable[Space]) -> Trip | None:
    legs = [ways[at].get(to) for at, to in pairwise(stops)]
    if None in legs:
        return None
    return Trip(sum(leg[0] for leg in legs if leg), tuple((NO_LOAD, leg[1]) for leg in legs if leg))


def with_scouts(state: State, points: int) -> Iterator[Trip]:
    """Hettie may take a scout along, to red programs or away from other scouts (DK-32.1)."""
    if more_obstacle(state) is not None:
        return
    field = state.fields[state.here]
    loads = [NO_LOAD] + ([Load(RED, min(3, field.programs[RED]))] if field.programs[RED] else [])
    for to in state.board.neighbours[state.here]:
        there = state.fields[to]
        for load in loads if there.guardian == NONE and there.scouts < 2 else ():
            cost = step_price(state, state.here, to, load)
            if cost <= points and entry_obstacle(state, state.here, to) is None:
                yield from (Trip(cost, ((load._replace(scout=scout), (to,)),)) for scout in field.kinds_of_scout)


def of_interest(state: State, at: Space, wants: Wants) -> bool:
    """Whether a decker may want to be there with empty hands."""
    field = state.fields[at]
    if field.smc or field.installation != NONE or any(field.programs):
        return True
    return at in wants.places or any(wants(colour, at) for colour in BASIC)


def goes_well(state: State, colour: Colour, at: Space, wants: Wants) -> bool:
    """Whether a program of that colour may be of use there."""
    field = state.fields[at]
    if colour is RED and (field.smc or at in wants.places):
        return True
    if colour is YELLOW and field.scouts:
        return True
    return wants(colour, at) or 0 < field.programs[colour] < 3
