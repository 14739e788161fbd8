"""What the active decker can do next in an imagined position, each with the answers that bring it about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from cyberdeck.bots.deckers.acting import Answer, outcome, outcomes
from cyberdeck.bots.deckers.odds import beats
from cyberdeck.bots.deckers.paying import Purse, purse_of, worth_of
from cyberdeck.bots.deckers.routes import Route, routes
from cyberdeck.deckers.actions import FREE, ActionOver, Actor, Declare, declared, ghosts
from cyberdeck.deckers.content import CONTENT, Vector
from cyberdeck.deckers.converting import RemoveProgramAndScout, can_convert, convert_cost
from cyberdeck.deckers.field import MOTHERS_GHOST, NONE, Field
from cyberdeck.deckers.infecting import Compare, infection_bonus, resistance_bonus
from cyberdeck.deckers.markers import can_create
from cyberdeck.deckers.moving import NOTHING as NO_LOAD
from cyberdeck.deckers.moving import GoTo, Load
from cyberdeck.deckers.payment import NOTHING, Payment, of
from cyberdeck.deckers.shifting import Push, sources
from cyberdeck.deckers.state import PROGRAM_POOL, Action, State, installation_pool
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
    SPACES,
    YELLOW,
    Colour,
    Program,
    Scout,
    Space,
    space_name,
)

MOST_COMMANDS: Final = 5
UNUSED: Final = ("cache-swap", "fence", "handshake")
"""Card texts that the house does not use: they change cards only."""
Wants = Callable[[Colour, Space], bool]
"""Whether a program of that colour is wanted on a space."""


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
        yield from converts(state, doer, purse)
        yield from moves(state, doer, purse, wants)
        yield from shifts(state, doer, purse, wants)
        yield from texts(state, doer)
    yield from upgrades(state, doers(state)[0], purse)


def goes_on(action: Open, wants: Wants) -> Iterator[Done]:
    """What else can be done with the points or pushes that are left."""
    yield from legs(action, (), wants) if action.name == "move" else pushes(action, (), wants)


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
        steps = declared(state, "upload", doer.actor, need, payment, effect)
        yield Done(said, outcome(state.copy(), *steps))  # type: ignore[arg-type]


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
            steps = declared(state, "install", doer.actor, of(colour), payment, *effects)
            yield Done(said, outcome(state.copy(), *steps))  # type: ignore[arg-type]


def upgrades(state: State, doer: Doer, purse: Purse) -> Iterator[Done]:
    for key, id in {state.cards[id]: id for id in state.row}.items():
        cost = CONTENT.costs[key]
        payment = purse.pay(cost)
        if payment is None or not payment.cards:
            continue
        given = min(payment.cards, key=lambda card: worth_of(CONTENT.symbols[state.cards[card]]))
        said = (*doer.says(f"upgrade {key}"), paid(state, payment), _sacrifice(state, given))
        steps = declared(state, "upgrade", doer.actor, cost, payment, Buy(id), GiveUp(given))
        for found in outcomes(state.copy(), *steps):  # type: ignore[arg-type]
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


def _infection(state: State, actor: Actor, payment: Payment, count: int, said: tuple[Answer, ...]) -> Done:
    action = Action("infect", actor.avatar, actor.ghost, payment.cards)
    begun = outcome(state.copy(), Declare(action, payment))
    edge = count + infection_bonus(begun, actor.at) - resistance_bonus(begun, actor.at)
    won = outcome(begun.copy(), Compare(actor.at, 1, 0), ActionOver())
    lost = outcome(begun, Compare(actor.at, 0, 1), ActionOver())
    return Done(said, won, beats(edge), lost)


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
            steps = declared(state, "convert", doer.actor, convert_cost(colour), payment, *effects)
            yield Done(said, outcome(state.copy(), *steps))  # type: ignore[arg-type]


# blue


def moves(state: State, doer: Doer, purse: Purse, wants: Wants) -> Iterator[Done]:
    most = min(purse.most(BLUE), MOST_COMMANDS)
    if not most or (doer.is_ghost and not any(state.fields[doer.actor.at].programs)):
        return
    begun = state.copy()
    begun.action = Action("move", doer.actor.avatar, doer.actor.ghost)
    opened: dict[tuple[int, ...], Open] = {}
    for load, to, route in trips(begun, most, wants):
        payment = purse.pay(of(BLUE, max(1, route[0])))
        if payment is None:
            continue
        if payment.cards not in opened:
            action = Action("move", doer.actor.avatar, doer.actor.ghost, payment.cards)
            opened[payment.cards] = Open(
                outcome(state.copy(), Declare(action, payment)), purse.number(payment, BLUE), "move"
            )
        open_ = opened[payment.cards]
        said = (*doer.says("move"), _number(open_.left), paid(state, payment))
        yield _leg(open_, load, route, said)


def legs(action: Open, said: tuple[Answer, ...], wants: Wants) -> Iterator[Done]:
    for load, _, route in trips(action.state, action.left, wants):
        yield _leg(action, load, route, said)


def _leg(action: Open, load: Load, route: Route, said: tuple[Answer, ...]) -> Done:
    cost, way = route
    taken = "take-nothing" if load is NO_LOAD else f"take-programs {Program(Colour(load.colour), load.number).notation(0)}"
    steps = [step for at in way for step in (Answer("ask-move-to", f"go {space_name(at)}"), Answer("ask-take-along", taken))]
    gone = outcome(action.state.copy(), *(GoTo(at, load) for at in way))
    return _closing(gone, action.left - cost, "move", (*said, *steps))


def _closing(state: State, left: int, name: str, said: tuple[Answer, ...]) -> Done:
    if not left or state.result is not None or state.action is None:
        return Done(said, outcome(state, ActionOver()) if state.action is not None else state)
    return Done(said, outcome(state.copy(), ActionOver()), open=Open(state, left, name))


def trips(state: State, points: int, wants: Wants) -> Iterator[tuple[Load, Space, Route]]:
    """With which programs it may be worth going where."""
    here = state.here
    field = state.fields[here]
    empty = routes(state, points, NO_LOAD)
    if state.action is not None and state.action.ghost == NONE:
        for at, route in empty.items():
            if of_interest(state, at, wants):
                yield NO_LOAD, at, route
    for colour in Colour:
        count = min(3, field.programs[colour])
        if not count:
            continue
        for number in {1, count} if colour is not RED else range(1, count + 1):
            load = Load(colour, number)
            reach = routes(state, points, load) if colour in (BLUE, PURPLE) else empty
            for at, route in reach.items():
                if goes_well(state, colour, at, wants):
                    yield load, at, route


def of_interest(state: State, at: Space, wants: Wants) -> bool:
    """Whether a decker may want to be there with empty hands."""
    field = state.fields[at]
    if field.smc or field.installation != NONE or any(field.programs):
        return True
    if at == state.deckers[state.active].entry:
        return True
    return any(wants(colour, at) for colour in BASIC)


def goes_well(state: State, colour: Colour, at: Space, wants: Wants) -> bool:
    """Whether a program of that colour may be of use there."""
    field = state.fields[at]
    if colour is RED and (field.smc or at == state.deckers[state.active].entry):
        return True
    if colour is YELLOW and field.scouts:
        return True
    return wants(colour, at) or 0 < field.programs[colour] < 3


# green


def shifts(state: State, doer: Doer, purse: Purse, wants: Wants) -> Iterator[Done]:
    payment = purse.pay(of(GREEN))
    if payment is None:
        return
    action = Action("shift", doer.actor.avatar, doer.actor.ghost, payment.cards)
    begun = Open(outcome(state.copy(), Declare(action, payment)), purse.number(payment, GREEN), "shift")
    said = (*doer.says("shift"), _number(begun.left), paid(state, payment))
    yield from pushes(begun, said, wants)


def pushes(action: Open, said: tuple[Answer, ...], wants: Wants) -> Iterator[Done]:
    state = action.state
    assert state.action is not None
    ghost = state.action.ghost != NONE
    for origin in [state.here] if ghost else sources(state, state.here):
        field = state.fields[origin]
        for marker in (*_worth_pushing(field), *field.kinds_of_scout):
            for to in state.board.neighbours[origin]:
                if pushes_well(state, marker, to, wants):
                    names = (f"push-from {space_name(origin)}", f"push {marker.notation(0)}", f"push-to {space_name(to)}")
                    asks = ("ask-push-from", "ask-push-what", "ask-push-to")
                    steps = (Answer(ask, name) for ask, name in zip(asks, names, strict=True))
                    pushed = outcome(state.copy(), Push(marker, origin, to))
                    yield _closing(pushed, action.left - 1, "shift", (*said, *steps))


def _worth_pushing(field: Field) -> Iterable[Program]:
    return (Program(colour) for colour in Colour if field.programs[colour])


def pushes_well(state: State, marker: Program | Scout, to: Space, wants: Wants) -> bool:
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
            for found in outcomes(state.copy(), *steps):  # type: ignore[arg-type]
                yield Done((*doer.says(f"{keyword} {key}"), *found.answers), found.state)


def final(done: Done) -> Done:
    """Without the points that were left."""
    return done._replace(open=None)


__all__ = ["Done", "Open", "deeds", "final", "goes_on", "replace"]
