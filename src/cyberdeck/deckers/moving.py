"""The move action: steps, carrying, paths, teleport (DK-19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final, Literal, NamedTuple

from cyberdeck.deckers.abilities import has_ability
from cyberdeck.deckers.actions import ALONE, ActionKind, Actor, declared, spend_packet
from cyberdeck.deckers.content import Vector
from cyberdeck.deckers.events import AvatarMoved
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.infecting import how_many
from cyberdeck.deckers.markers import move_programs
from cyberdeck.deckers.names import Ability, Lasting, Special
from cyberdeck.deckers.payment import of, paying
from cyberdeck.deckers.scouts import Blocks, Send
from cyberdeck.deckers.state import Action, Reading, State, same_server
from cyberdeck.deckers.steps import Question, acts, choose_one
from cyberdeck.deckers.words import (
    AT,
    BASIC,
    BLUE,
    COLOURS,
    GREEN,
    PURPLE,
    SPACES,
    Colour,
    Program,
    Scout,
    Space,
    decker_named,
    number_of,
)
from cyberdeck.kernel import Asking, Effects, Option, Reason, Step, choose, frozen, message, plain

BACKDOOR = "pkt-backdoor"
DENIED: Final = Reason(message("why-denied"), "DK-13.5")
NOT_ADJACENT: Final = Reason(message("why-not-adjacent"), "DK-19.2")
NO_POINTS: Final = Reason(message("why-no-points"), "DK-19.2")
NO_ODD_SPACES: Final = Reason(message("why-no-odd-spaces"), "DK-33.25")
STAY_ON_SERVER: Final = Reason(message("why-stay-on-server"), "DK-33.30")
NO_PACKET: Final = Reason(message("why-no-packet"), "DK-30.5")
NO_JUMP: Final = Reason(message("why-no-jump"), "DK-19.12")
NOWHERE: Final = Reason(message("why-nowhere"), "DK-14.4")
LOAD: Final = Reason(message("why-load"), "DK-19.4")
NO_SCOUTS_ALONG: Final = Reason(message("why-no-scouts-along"), "DK-19.6")


def move_cost(reading: Reading, actor: Actor) -> Vector:
    return of(BLUE)


class Move(NamedTuple):
    actor: Actor

    def steps(self, reading: Reading) -> Asking[Effects]:
        points = yield from how_many(reading, BLUE)
        need = of(BLUE, points)
        payment = yield from paying(reading, need)
        return declared(reading, "move", self.actor, need, payment, Moving(points))


def move_obstacle(reading: Reading, actor: Actor) -> Reason | None:
    """Why no step can be taken: guardians and objectives may keep an avatar where it is (DK-14.4)."""
    here, jumps = actor.at, BACKDOOR in reading.deckers[reading.active].packets
    for at in SPACES if jumps else in_reach(reading, here):
        if at != here and (actor.ghost != NONE or barred(reading, here, at) is None):
            return None
    return NOWHERE


MOVE: Final = ActionKind("move", ALONE, move_obstacle, move_cost, Move)


@plain
class Load(NamedTuple):
    """What is taken along on one step: programs of one colour, and what Hettie may add."""

    colour: int = NONE
    number: int = 0
    extra: int = NONE
    """The colour of one more program."""
    scout: Scout | None = None

    def carries(self, colour: Colour) -> int:
        return (self.number if self.colour == colour else 0) + (self.extra == colour)


NOTHING = Load()


@frozen
class Moving(Question):
    """The points that are left; each step asks for the space and then for what is taken along."""

    points: int

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        here = reading.here
        options: list[Option[tuple[str, Space] | None]] = [
            _go(at)
            for at in sorted(in_reach(reading, here))
            if at != here
            and entry_obstacle(reading, here, at) is None
            and self.suffice(reading, here, at, NOTHING, "go")
        ]
        options += [
            Option("backdoor", ("backdoor", at), (AT[at],))
            for at in (SPACES if BACKDOOR in reading.deckers[reading.active].packets else ())
            if backdoor_obstacle(reading, here, at) is None and self.suffice(reading, here, at, NOTHING, "backdoor")
        ]
        chosen = yield from choose(reading.active, "move-to", [*options, Option("done", None)], self.points)
        if chosen is None:
            return ()
        way, to = chosen
        load = yield from self.loading(reading, here, to, way)
        left = self.points - price(reading, here, to, load, jump=way == "backdoor")
        return (go_to(to, load, way), replace(self, points=left))

    def suffice(self, reading: Reading, here: Space, to: Space, load: Load, way: str) -> bool:
        """A step costs one point at most."""
        return self.points > 0 or not price(reading, here, to, load, jump=way == "backdoor")

    def loading(self, reading: Reading, here: Space, to: Space, way: str) -> Asking[Load]:
        """What is taken along, as far as the points reach with it (DK-19.4, DK-19.11)."""
        field = reading.fields[here]
        loads = usual_loads(field.programs)
        fitting = [load for load in loads if self.suffice(reading, here, to, load, way)]
        load = yield from choose_load(reading, fitting, to)
        if more_obstacle(reading) is None:
            return (yield from self.loading_more(reading, here, to, way, load))
        return load

    def loading_more(self, reading: Reading, here: Space, to: Space, way: str, load: Load) -> Asking[Load]:
        """Hettie: one more program of any colour, or a scout (DK-32.1)."""
        field = reading.fields[here]
        more = [load]
        more += [load._replace(extra=colour) for colour in Colour if field.programs[colour] > load.carries(colour)]
        more += [load._replace(scout=scout) for scout in field.kinds_of_scout]
        fitting = [load for load in more if self.suffice(reading, here, to, load, way)]
        return (yield from choose_one(reading, "take-more", [_take_more(load) for load in fitting], AT[to]))


@cache
def _go(at: Space) -> Option[tuple[str, Space] | None]:
    return Option("go", ("go", at), (AT[at],))


@cache
def usual_loads(programs: tuple[int, ...]) -> list[Load]:
    """Nothing, up to three programs of one basic colour, or a purple one (DK-19.4)."""
    loads = [Load(colour, count) for colour in BASIC for count in range(1, min(3, programs[colour]) + 1)]
    return [NOTHING, *loads, *([Load(PURPLE, 1)] if programs[PURPLE] else [])]


def choose_load(reading: Reading, loads: list[Load], to: Space) -> Asking[Load]:
    """One of these; asked where there is a choice."""
    return (yield from choose_one(reading, "take-along", [_take(load) for load in loads], AT[to]))


def _take(load: Load) -> Option[Load]:
    if load is NOTHING:
        return Option("take-nothing", load)
    return Option("take-programs", load, (Program(Colour(load.colour), load.number),))


def _take_more(load: Load) -> Option[Load]:
    if load.scout is not None:
        return Option("take-scout", load, (load.scout,))
    if load.extra == NONE:
        return Option("take-nothing", load)
    return Option("take-programs", load, (Program(Colour(load.extra)),))


# what stands in the way, points apart


def in_reach(reading: Reading, here: Space) -> Sequence[Space]:
    """On foot the adjacent spaces; from a blue installation all of them (DK-19.12)."""
    return SPACES if reading.fields[here].installation == BLUE else reading.board.neighbours[here]


def go_obstacle(reading: Reading, here: Space, to: Space) -> Reason | None:
    if to == here or to not in in_reach(reading, here):
        return NOT_ADJACENT
    return entry_obstacle(reading, here, to)


def backdoor_obstacle(reading: Reading, here: Space, to: Space) -> Reason | None:
    """The packet takes its owner anywhere, as a blue installation does."""
    if BACKDOOR not in reading.deckers[reading.active].packets:
        return NO_PACKET
    if to == here or reading.fields[here].installation == BLUE:
        return NO_JUMP
    return entry_obstacle(reading, here, to)


def entry_obstacle(reading: Reading, here: Space, to: Space) -> Reason | None:
    """Guardians and some objectives bind avatars, not ghosts (DK-19.13, DK-21.6)."""
    projected = reading.action is not None and reading.action.ghost != NONE
    return None if projected else barred(reading, here, to)


def barred(reading: Reading, here: Space, to: Space) -> Reason | None:
    """Why an avatar may not go from one space to another."""
    if reading.denies(to):
        return DENIED
    if reading.special(Special.NO_ODD_SPACES) and number_of(to) % 2:
        return NO_ODD_SPACES
    return STAY_ON_SERVER if reading.special(Special.STAY_ON_SERVER) and not same_server(here, to) else None


def more_obstacle(reading: Reading) -> Reason | None:
    """Why nothing can be taken along beside the usual load."""
    return None if has_ability(reading, reading.active, Ability.CARRIES_MORE) else NO_SCOUTS_ALONG


def load_obstacle(reading: Reading, load: Load) -> Reason | None:
    return None if load in usual_loads(reading.fields[reading.here].programs) else LOAD


# prices


def price(reading: Reading, here: Space, to: Space, load: Load, *, jump: bool) -> int:
    """The least points: on foot where the spaces touch, by teleport where that is possible."""
    prices = []
    if to in reading.board.neighbours[here] and not jump:
        prices.append(step_price(reading, here, to, load))
    if jump or reading.fields[here].installation == BLUE:
        prices.append(jump_price(reading, to, here, load))
    return min(prices)


def step_price(reading: Reading, here: Space, to: Space, load: Load) -> int:
    """Nothing along a path; programs that are carried make none (DK-19.9, DK-19.11)."""
    return 0 if on_path(reading, here, load) and on_path(reading, to, NOTHING) else 1


def jump_price(reading: Reading, to: Space, here: Space, load: Load) -> int:
    return 0 if on_path(reading, to, NOTHING) else 1


def on_path(reading: Reading, at: Space, load: Load) -> bool:
    """A blue mark that is not being carried; purple may stand in, and green with Tunnel (DK-24.8)."""
    field = reading.fields[at]
    if field.installation == BLUE:
        return True
    programs = field.programs
    if any(programs) and (programs[BLUE] > load.carries(BLUE) or programs[PURPLE] > load.carries(PURPLE)):
        return True
    return Lasting.TUNNEL in reading.lasting and programs[GREEN] > load.carries(GREEN)


# the step


@acts
def go_to(state: State, to: Space, load: Load, way: str = "go") -> Effects:
    """The avatar or ghost goes to a space with what it carries."""
    here = state.here
    if way == "backdoor":
        spend_packet(state, state.active, BACKDOOR)
    walk(state, to)
    if load.number:
        move_programs(state, here, to, COLOURS[load.colour], load.number)
    if load.extra != NONE:
        move_programs(state, here, to, COLOURS[load.extra])
    effects: list[Step] = [Send(load.scout, to, here)] if load.scout is not None else []
    return (*effects, Blocks())


def walk(state: State, *way: Space) -> None:
    """The avatar or ghost goes over these spaces one after the other, with empty hands."""
    here, action = state.here, state.action
    assert action is not None
    name = decker_named(state.deckers[state.active].id)
    piece: Literal["avatar", "ghost"] = "avatar" if action.ghost == NONE else "ghost"
    for to in way:
        state.emit(AvatarMoved(name, AT[to], AT[here], action.avatar, piece))
        here = to
    come(state, way)


def come(state: State, way: tuple[Space, ...]) -> None:
    """The avatar or ghost has gone over these spaces; nobody is told."""
    assert state.action is not None
    name, avatar, ghost, cards, visited = state.action
    if ghost == NONE:
        state.deckers[state.active].avatars[avatar] = way[-1]
    else:
        ghost = way[-1]
    state.action = Action(name, avatar, ghost, cards, (*visited, *way))
