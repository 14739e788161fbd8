"""The Trojan Horse of Insert Misinformation: a piece built of markers that are none any more (DK-33.34)."""

from __future__ import annotations

from collections.abc import Iterator

from cyberdeck.deckers.events import HorseBuilt, HorseGone, HorsePushed, HorseUnloaded
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.guardians import place_guardian
from cyberdeck.deckers.infecting import take_scout
from cyberdeck.deckers.markers import return_programs
from cyberdeck.deckers.shifting import choose_neighbour
from cyberdeck.deckers.state import PROGRAM_POOL, Horse, Pool, Reading, State
from cyberdeck.deckers.steps import Effect, acts, asks, choose_space
from cyberdeck.deckers.uploading import lose_programs
from cyberdeck.deckers.words import AT, SPACES, Colour, Program, Space, decker_named, space
from cyberdeck.kernel import Asking, Effects, Option, Step, choose, frozen


@asks
def build_horse(reading: Reading) -> Asking[Effects]:
    """A program of each decker's start type and a scout, on the space 1 farthest from the active decker's entry space.

    The players choose among equals.
    """
    entry = reading.deckers[reading.active].entry
    steps = {at: reading.board.distance(entry, at) for at in (space(server, 1) for server in Colour)}
    farthest = [at for at, distance in steps.items() if distance == max(steps.values())]
    at = yield from choose_space(reading, farthest, prompt="horse-where")
    return (put_horse(at), *(load_program(seat) for seat in range(len(reading.deckers))), load_scout())


@acts
def put_horse(state: State, at: Space) -> None:
    """The empty horse; it is no marker, so nothing comes of its entering."""
    state.horse = Horse(at, (NONE,) * len(state.deckers), scout=False)
    state.emit(HorseBuilt(AT[at]))


@asks
def load_program(reading: Reading, seat: int) -> Asking[Effects]:
    """From the supply; a token that the supply lacks is taken from any space, if there is one."""
    colour = Colour(reading.deckers[seat].start)
    pool = PROGRAM_POOL[colour]
    if reading.supply[pool]:
        return (Load(seat, colour),)
    options = [
        Option("take-from", lose_programs(at, same), (AT[at], Program(same)))
        for at in SPACES
        for same in Colour
        if PROGRAM_POOL[same] == pool and reading.fields[at].programs[same]
    ]
    if not options:
        return ()
    return ((yield from choose(reading.active, "take-token", options)), Load(seat, colour))


@asks
def load_scout(reading: Reading) -> Asking[Effects]:
    if reading.supply[Pool.SCOUT]:
        return (Load(NONE, NONE),)
    options = [
        Option("take-from", take_scout(at, scout), (AT[at], scout))
        for at in SPACES
        for scout in reading.fields[at].kinds_of_scout
    ]
    if not options:
        return ()
    return ((yield from choose(reading.active, "take-token", options)), Load(NONE, NONE))


@frozen
class Load(Effect):
    """A token from the supply becomes part of the horse: a decker's program, or the scout."""

    seat: int
    colour: int

    def resolve(self, state: State, source: int) -> Effects:
        assert state.horse is not None
        if self.seat == NONE:
            state.supply[Pool.SCOUT] -= 1
            state.horse = state.horse._replace(scout=True)
            return ()
        state.supply[PROGRAM_POOL[self.colour]] -= 1
        state.horse = with_program(state.horse, self.seat, self.colour)
        return ()


def with_program(horse: Horse, seat: int, colour: int) -> Horse:
    programs = horse.programs
    return horse._replace(programs=(*programs[:seat], colour, *programs[seat + 1 :]))


def pushing_horse(reading: Reading, at: Space) -> Iterator[Option[Step]]:
    if reading.horse is not None and reading.horse.space == at:
        yield Option("push-horse", push_horse(at))


@asks
def push_horse(reading: Reading, at: Space) -> Asking[Effects]:
    """Like a program, also onto a guardian's space."""
    return (horse_to((yield from choose_neighbour(reading, at))),)


@acts
def horse_to(state: State, to: Space) -> None:
    """On a decker's entry space it loses that decker's program; with the last one it is gone."""
    assert state.horse is not None
    state.emit(HorsePushed(AT[state.horse.space], AT[to]))
    state.horse = state.horse._replace(space=to)
    for seat, decker in enumerate(state.deckers):
        colour = state.horse.programs[seat]
        if decker.entry == to and colour != NONE:
            return_programs(state, colour)
            state.horse = with_program(state.horse, seat, NONE)
            state.emit(HorseUnloaded(decker_named(decker.id), Program(Colour(colour)), AT[to]))
    if all(colour == NONE for colour in state.horse.programs):
        dismantle(state)


def dismantle(state: State) -> None:
    """The tokens of the horse return to the supply."""
    horse = state.horse
    assert horse is not None
    for colour in horse.programs:
        if colour != NONE:
            return_programs(state, colour)
    state.supply[Pool.SCOUT] += horse.scout
    state.horse = None
    state.emit(HorseGone(AT[horse.space]))


@acts
def horse_to_guardian(state: State) -> Effects:
    """The horse comes apart, and a black guardian stands in its place."""
    if state.horse is None:
        return ()
    at = state.horse.space
    dismantle(state)
    return (place_guardian(at),)
