"""What the active decker can do next in an imagined position, each with the answers that bring it about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from cyberdeck.bots.deckers.acting import Answer, finished, outcome, outcomes
from cyberdeck.bots.deckers.odds import beats
from cyberdeck.bots.deckers.paying import Purse, purse_of, worth_of
from cyberdeck.bots.deckers.routes import routes
from cyberdeck.deckers.abilities import has_ability
from cyberdeck.deckers.actions import FREE, ActionOver, Actor, Declare, declared, ghosts
from cyberdeck.deckers.content import CONTENT, Vector
from cyberdeck.deckers.converting import RemoveProgramAndScout, can_convert, convert_cost
from cyberdeck.deckers.field import MOTHERS_GHOST, NONE, Field
from cyberdeck.deckers.infecting import Compare, RemoveProgram, infection_bonus, resistance_bonus
from cyberdeck.deckers.markers import can_create
from cyberdeck.deckers.mothers_ghost import GHOST, Crashed, beside_ghost, resistance, surrounded
from cyberdeck.deckers.moving import NOTHING as NO_LOAD
from cyberdeck.deckers.moving import GoTo, Load, may_enter, step_price
from cyberdeck.deckers.payment import NOTHING, Payment, of
from cyberdeck.deckers.shifting import MORE_PUSHES, Push, sources
from cyberdeck.deckers.state import PROGRAM_POOL, Action, State, installation_pool, piece_at
from cyberdeck.deckers.texts import TEXTS, ShowCard, UseUp, usable
from cyberdeck.deckers.upgrading import Buy, GiveUp
from cyberdeck.deckers.uploading import (
    PlaceInstallation,
    PlacePrograms,
    RemovePrograms,
    creates_purple,
    improved,
    programs_needed,
    upload_cost,
)
from cyberdeck.deckers.words import (
    BASIC,
    BLUE,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    Colour,
    Marker,
    Program,
    Scout,
    Space,
    space_name,
)

MOST_COMMANDS: Final = 5
UNUSED: Final = ("cache-swap", "fence", "handshake")
"""Card texts that the house does not use: they change cards only."""


class Wants(NamedTuple):
    """Programs and avatars that goals ask for, and where."""

    programs: frozenset[tuple[Colour, Space]]
    places: frozenset[Space]

    def __call__(self, colour: Colour, at: Space) -> bool:
        return (colour, at) in self.programs


class Open(NamedTuple):
    """An action that is not over yet: points or pushes are left."""

    state: State
    left: int
    name: str


class Done(NamedTuple):
    """A deed and what comes of it; where dice decide, also how likely that is and what comes otherwise."""

    answers: tuple[Answer, ...]
    state: State
    chance: float = 1.0
    failed: State | None = None
    open: Open | None = None


class Doer(NamedTuple):
    """Who acts, and what has to be said to act with it."""

    actor: Actor
    opening: tuple[Answer, ...]

    def says(self, notation: str) -> tuple[Answer, ...]:
        return (*self.opening, Answer("ask-action-there" if self.opening else "ask-deckers-action", notation))

    @property
    def is_ghost(self) -> bool:
        return self.actor.ghost != NONE


def deeds(state: State, wants: Wants) -> Iterator[Done]:
    purse = purse_of(state)
    for doer in doers(state):
        yield from uploads(state, doer, purse, wants)
        yield from installs(state, doer, purse)
        yield from infects(state, doer, purse)
        yield from against_ghost(state, doer, purse)
        yield from converts(state, doer, purse)
        yield from moves(state, doer, purse, wants)
        yield from shifts(state, doer, purse, wants)
        yield from texts(state, doer)
    yield from upgrades(state, doers(state)[0], purse)


def goes_on(action: Open, wants: Wants) -> Iterator[Done]:
    """What else can be done with the points or pushes that are left."""
    yield from legs(action, wants) if action.name == "move" else pushes(action, (), wants)


def doers(state: State) -> list[Doer]:
    actors = [Actor(index, NONE, at) for index, at in enumerate(state.deckers[state.active].avatars)]
    found = [Doer(actors[0], ())]
    found += [Doer(actor, (_menu(f"twin {space_name(actor.at)}"),)) for actor in actors[1:]]
    for ghost in ghosts(state, actors):
        if ghost.at != actors[ghost.avatar].at:
            origin = "" if len(actors) == 1 else f" {space_name(actors[ghost.avatar].at)}"
            found.append(Doer(ghost, (_menu(f"project {space_name(ghost.at)}{origin}"),)))
    return found


def _menu(notation: str) -> Answer:
    return Answer("ask-deckers-action", notation)


def begun(state: State, name: str, actor: Actor, payment: Payment) -> State:
    """A copy of the position in which the action is declared and paid for."""
    twin = state.copy()
    Declare(Action(name, actor.avatar, actor.ghost, payment.cards), payment).resolve(twin, twin.active)
    return twin


def paid(state: State, payment: Payment) -> Answer:
    keys = [*(state.cards[id] for id in payment.cards), *payment.packets]
    return Answer("ask-pay", f"{'pay-with-joker' if payment.joker else 'pay'} {'+'.join(sorted(keys))}")


def _number(number: int, prompt: str = "ask-how-many-commands") -> Answer:
    return Answer(prompt, f"number {number}")


# standard actions


def uploads(state: State, doer: Doer, purse: Purse, wants: Wants) -> Iterator[Done]:
    at = doer.actor.at
    field = state.fields[at]
    for colour in Colour:
        room = (1 if colour is PURPLE else 3) - field.programs[colour]
        if room <= 0 or not can_create(state, colour) or (colour is PURPLE and not creates_purple(state, state.active)):
            continue
        if doer.is_ghost and not wants(colour, at):
            continue
        if improved(field, colour):
            room = min(room, purse.most(colour), state.supply[PROGRAM_POOL[colour]])
            for count in range(1, room + 1):
                number = (_number(count, "ask-how-many-programs"),)
                yield from _placing(state, doer, purse, of(colour, count), colour, count, number)
        elif field.free_of_smc:
            yield from _placing(state, doer, purse, upload_cost(state, colour), colour, 1, ())


def _placing(
    state: State, doer: Doer, purse: Purse, need: Vector, colour: Colour, count: int, number: tuple[Answer, ...]
) -> Iterator[Done]:
    payment = purse.pay(need)
    if payment is not None:
        said = (*doer.says(f"upload {colour.word}"), *number, paid(state, payment))
        effect = PlacePrograms(doer.actor.at, colour, count)
        yield Done(said, finished(outcome(begun(state, "upload", doer.actor, payment), effect)))


def installs(state: State, doer: Doer, purse: Purse) -> Iterator[Done]:
    at = doer.actor.at
    field, count = state.fields[at], programs_needed(state)
    if not field.free_of_smc or field.installation != NONE:
        return
    for colour in BASIC:
        payment = purse.pay(of(colour))
        if field.programs[colour] >= count and state.supply[installation_pool(colour)] and payment is not None:
            said = (*doer.says(f"installation {colour.word}"), paid(state, payment))
            effects = (RemovePrograms(at, colour, count), PlaceInstallation(at, colour))
            yield Done(said, finished(outcome(begun(state, "install", doer.actor, payment), *effects)))


def upgrades(state: State, doer: Doer, purse: Purse) -> Iterator[Done]:
    for key, id in {state.cards[id]: id for id in state.row}.items():
        cost = CONTENT.costs[key]
        payment = purse.pay(cost)
        if payment is None or not payment.cards:
            continue
        given = min(payment.cards, key=lambda card: worth_of(CONTENT.symbols[state.cards[card]]))
        said = (*doer.says(f"upgrade {key}"), paid(state, payment), _sacrifice(state, given))
        bought = outcome(begun(state, "upgrade", doer.actor, payment), Buy(id), GiveUp(given))
        for found in outcomes(bought, ActionOver()):
            yield Done((*said, *found.answers), found.state)


def _sacrifice(state: State, card: int) -> Answer:
    return Answer("ask-sacrifice", f"sacrifice {state.cards[card]}")


# red and yellow


def infects(state: State, doer: Doer, purse: Purse) -> Iterator[Done]:
    at = doer.actor.at
    field = state.fields[at]
    if not field.counting(RED) or not (field.scouts or field.guardian not in (NONE, MOTHERS_GHOST)):
        return
    tried: set[tuple[int, ...]] = set()
    for number in range(1, min(MOST_COMMANDS, purse.most(RED)) + 1):
        payment = purse.pay(of(RED, number))
        if payment is None or payment.cards in tried:
            continue
        tried.add(payment.cards)
        count = purse.number(payment, RED)
        said = (*doer.says("infect"), _number(count), paid(state, payment))
        yield _infection(state, doer.actor, payment, count, said)


def _infection(
    state: State, actor: Actor, payment: Payment, count: int, said: tuple[Answer, ...], against: str = ""
) -> Done:
    action = begun(state, "infect", actor, payment)
    resists = resistance(action) if against else resistance_bonus(action, actor.at)
    edge = count + infection_bonus(action, actor.at) - resists
    won = finished(outcome(action.copy(), Compare(actor.at, max(1, min(3, edge)), 0, against)))
    lost = finished(outcome(action, Compare(actor.at, 0, 1, against)))
    return Done(said, won, beats(edge), lost)


def against_ghost(state: State, doer: Doer, purse: Purse) -> Iterator[Done]:
    """Mother's Ghost is infected from beside her, or crashed where programs of one colour surround her."""
    if "mothers-ghost" not in state.specials or not beside_ghost(state, doer.actor.at):
        return
    if "infect-mothers-ghost" in state.specials and state.fields[doer.actor.at].counting(RED):
        for number in range(1, min(MOST_COMMANDS + 3, purse.most(RED)) + 1):
            if (payment := purse.pay(of(RED, number))) is not None:
                said = (*doer.says("infect-mothers-ghost"), _number(number), paid(state, payment))
                yield _infection(state, doer.actor, payment, number, said, GHOST)
    if "system-crash" in state.specials:
        yield from crashing(state, doer, purse)


def crashing(state: State, doer: Doer, purse: Purse) -> Iterator[Done]:
    for colour in BASIC:
        payment = purse.pay(of(colour, 3))
        if payment is not None and surrounded(state, colour) and not state.track.get(f"crashed-{colour.word}"):
            near = state.board.neighbours[piece_at(state, MOTHERS_GHOST)]
            used = [(at, colour if state.fields[at].programs[colour] else PURPLE) for at in near]
            said = (*doer.says(f"system-crash {colour.word}"), paid(state, payment))
            effects = (*(RemoveProgram(at, program) for at, program in used), Crashed(colour))
            yield Done(said, finished(outcome(begun(state, "system-crash", doer.actor, payment), *effects)))


def converts(state: State, doer: Doer, purse: Purse) -> Iterator[Done]:
    at = doer.actor.at
    if not can_convert(state, at) or not state.fields[at].programs[YELLOW]:
        return
    scout = min(state.fields[at].kinds_of_scout, key=lambda kind: (kind.blocking != NONE, -kind.shade))
    for colour in BASIC:
        payment = purse.pay(convert_cost(colour)) if can_create(state, colour) else None
        if payment is not None:
            which = Answer("ask-which-scout", f"scout {scout.notation(0)}")
            programs = Answer("ask-which-programs", "remove yellow")
            said = (*doer.says(f"convert {colour.word}"), paid(state, payment), which, programs)
            effects = (RemoveProgramAndScout(at, YELLOW, scout), PlacePrograms(at, colour))
            yield Done(said, finished(outcome(begun(state, "convert", doer.actor, payment), *effects)))


# blue


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
    opened: dict[tuple[int, ...], Open] = {}
    fetched = () if doer.is_ghost else fetching(idle, most)
    for trip in (*trips(idle, most, wants), *fetched):
        payment = purse.pay(of(BLUE, max(1, trip.cost)))
        if payment is None:
            continue
        if payment.cards not in opened:
            paid_for = begun(state, "move", doer.actor, payment)
            opened[payment.cards] = Open(paid_for, purse.number(payment, BLUE), "move")
        action = opened[payment.cards]
        said = (*doer.says("move"), _number(action.left), paid(state, payment))
        yield travelled(action, trip, said)


def legs(action: Open, wants: Wants) -> Iterator[Done]:
    for trip in trips(action.state, action.left, wants):
        yield travelled(action, trip, ())


def travelled(action: Open, trip: Trip, said: tuple[Answer, ...]) -> Done:
    steps = [
        answer
        for load, way in trip.stages
        for at in way
        for answer in (Answer("ask-move-to", f"go {space_name(at)}"), *_taking(load))
    ]
    gone = outcome(action.state.copy(), *(GoTo(at, load) for load, way in trip.stages for at in way))
    return _closing(gone, action.left - trip.cost, "move", (*said, *steps))


def _taking(load: Load) -> tuple[Answer, ...]:
    taken = "take-nothing"
    if load.number:
        taken = f"take-programs {Program(Colour(load.colour), load.number).notation(0)}"
    more = "take-nothing" if load.scout is None else f"take-scout {load.scout.notation(0)}"
    return Answer("ask-take-along", taken), Answer("ask-take-more", more)


def _closing(state: State, left: int, name: str, said: tuple[Answer, ...]) -> Done:
    if not left or state.result is not None or state.action is None:
        return Done(said, finished(state) if state.action is not None else state)
    return Done(said, finished(state.copy()), open=Open(state, left, name))


def trips(state: State, points: int, wants: Wants) -> Iterator[Trip]:
    """With which programs of the own space it may be worth going where."""
    field = state.fields[state.here]
    empty = routes(state, points, NO_LOAD)
    if state.action is not None and state.action.ghost == NONE:
        for at, (cost, way) in empty.items():
            if of_interest(state, at, wants):
                yield Trip(cost, ((NO_LOAD, way),))
    for colour in Colour:
        for number in _numbers(colour, field.programs[colour]):
            load = Load(colour, number)
            reach = routes(state, points, load) if colour in (BLUE, PURPLE) else empty
            for at, (cost, way) in reach.items():
                if goes_well(state, colour, at, wants):
                    yield Trip(cost, ((load, way),))
    yield from with_scouts(state, points)


def _numbers(colour: Colour, there: int) -> Iterable[int]:
    """How many programs may be worth taking along."""
    most = min(3, there)
    return range(1, most + 1) if colour is RED else sorted({1, most}) if most else ()


def fetching(state: State, points: int) -> Iterator[Trip]:
    """Red programs from elsewhere, led against scouts and guardians."""
    assert state.action is not None
    for at, (cost, way) in routes(state, points, NO_LOAD).items():
        reds = min(3, state.fields[at].programs[RED])
        if not reds or cost >= points:
            continue
        there = state.copy()
        there.deckers[there.active].avatars[state.action.avatar] = at
        for to, (more, further) in routes(there, points - cost, NO_LOAD).items():
            if state.fields[to].smc:
                yield Trip(cost + more, ((NO_LOAD, way), (Load(RED, reds), further)))


def with_scouts(state: State, points: int) -> Iterator[Trip]:
    """Hettie may take a scout along, to red programs or away from other scouts (DK-32.1)."""
    if not has_ability(state, state.active, "carries-more"):
        return
    field = state.fields[state.here]
    loads = [NO_LOAD] + ([Load(RED, min(3, field.programs[RED]))] if field.programs[RED] else [])
    for to in state.board.neighbours[state.here]:
        there = state.fields[to]
        for load in loads if there.guardian == NONE and there.scouts < 2 else ():
            cost = step_price(state, state.here, to, load)
            if cost <= points and may_enter(state, state.here, to):
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


# green


def shifts(state: State, doer: Doer, purse: Purse, wants: Wants) -> Iterator[Done]:
    payment = purse.pay(of(GREEN))
    if payment is None:
        return
    action = Open(begun(state, "shift", doer.actor, payment), purse.number(payment, GREEN), "shift")
    said = (*doer.says("shift"), _number(action.left), paid(state, payment))
    yield from pushes(action, said, wants)


def pushes(action: Open, said: tuple[Answer, ...], wants: Wants) -> Iterator[Done]:
    state = action.state
    assert state.action is not None
    ghost = state.action.ghost != NONE
    for origin in [state.here] if ghost else sources(state, state.here):
        field = state.fields[origin]
        markers: list[Marker] = [*_worth_pushing(field), *field.kinds_of_scout]
        for marker in markers:
            for to in state.board.neighbours[origin]:
                if pushes_well(state, marker, to, wants):
                    steps = _pushing(origin, marker, to)
                    pushed = outcome(state.copy(), Push(marker, origin, to))
                    yield _closing(pushed, action.left - 1, "shift", (*said, *steps))
        yield from special_pushes(action, origin, said)


def _pushing(origin: Space, marker: Marker, to: Space) -> tuple[Answer, ...]:
    return (
        Answer("ask-push-from", f"push-from {space_name(origin)}"),
        Answer("ask-push-what", f"push {marker.notation(0)}"),
        Answer("ask-push-to", f"push-to {space_name(to)}"),
    )


def special_pushes(action: Open, origin: Space, said: tuple[Answer, ...]) -> Iterator[Done]:
    """The horse, and markers for the queue: what special rules let one choose instead of a push."""
    state = action.state
    begin = Answer("ask-push-from", f"push-from {space_name(origin)}")
    for special, more in MORE_PUSHES.items():
        if special in state.specials:
            for option in more(state, origin):
                chosen = Answer("ask-push-what", option.notation(0))
                for found in outcomes(state.copy(), option.value):
                    answers = (*said, begin, chosen, *found.answers)
                    yield _closing(found.state, action.left - 1, "shift", answers)


def _worth_pushing(field: Field) -> Iterable[Program]:
    return (Program(colour) for colour in Colour if field.programs[colour])


def pushes_well(state: State, marker: Marker, to: Space, wants: Wants) -> bool:
    """No scout onto a guardian or as a third one; programs only where they may be of use."""
    field = state.fields[to]
    if isinstance(marker, Scout):
        return field.guardian == NONE and field.scouts < 2
    if field.programs[marker.colour] >= 3:
        return False
    return (marker.colour is RED and field.smc > 0) or wants(marker.colour, to)


# cards


def texts(state: State, doer: Doer) -> Iterator[Done]:
    for keyword, use in (("execute", UseUp), ("show", ShowCard)):
        for key, id in usable(state, doer.actor, keyword).items():
            if key in UNUSED or doer.is_ghost:
                continue
            steps = declared(state, keyword, doer.actor, NOTHING, FREE, use(id), *TEXTS[key].steps)
            for found in outcomes(state.copy(), *steps):
                yield Done((*doer.says(f"{keyword} {key}"), *found.answers), found.state)
