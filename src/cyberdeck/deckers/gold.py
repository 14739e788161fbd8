"""What gold objectives do beyond the verbs of steps.py: HackMan, the queue, the horse, and more (DK-33.25 to 33.36)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from cyberdeck.deckers.actions import AFTER_ACTION
from cyberdeck.deckers.converting import choose_scout
from cyberdeck.deckers.effects import Effect, Question
from cyberdeck.deckers.events import (
    AvatarRelocated,
    HackmanBuilt,
    HorseBuilt,
    HorseGone,
    HorsePushed,
    HorseUnloaded,
    ProgramsRemoved,
)
from cyberdeck.deckers.field import HACKMAN, NONE
from cyberdeck.deckers.infecting import RemoveProgram, RemoveScout
from cyberdeck.deckers.markers import (
    lay_scout,
    put_on_card,
    remove_guardian,
    remove_installation,
    return_programs,
    take_programs,
)
from cyberdeck.deckers.measures import SEQUENCE, number
from cyberdeck.deckers.scouts import PlaceGuardian, PlaceScouts, Send, enter_guardian
from cyberdeck.deckers.shifting import MORE_PUSHES, choose_neighbour
from cyberdeck.deckers.smc_phase import Attack
from cyberdeck.deckers.state import PROGRAM_POOL, Action, Horse, Pool, State, View, entry_of, piece_at, same_server
from cyberdeck.deckers.steps import Expr, choose_space, verb
from cyberdeck.deckers.words import (
    BLACK,
    BLUE,
    PURPLE,
    SPACES,
    YELLOW,
    At,
    Colour,
    Marker,
    Program,
    Scout,
    Shade,
    Space,
    decker_named,
    server_of,
    space,
)
from cyberdeck.kernel import Asking, Effects, Option, Step, choose

verb("attack")(Attack)


# Flash Flood


def flood(state: State, action: Action, at: Space) -> tuple[Step, ...]:
    """A move action over every entry space and Purple 6 brings a blue program onto the card."""
    wanted = {entry_of(PURPLE), *(decker.entry for decker in state.deckers)}
    return (FloodCard(),) if action.name == "move" and wanted <= set(action.visited) else ()


AFTER_ACTION["flood"] = flood


@dataclass(frozen=True, slots=True)
class FloodCard(Question):
    def resolve(self, view: View, source: int) -> Asking[Effects]:
        spaces = [at for at in SPACES if view.fields[at].programs[BLUE]]
        return (ToCard((yield from choose_space(view, spaces)), BLUE),) if spaces else ()


@dataclass(frozen=True, slots=True)
class ToCard(Effect):
    at: Space
    colour: Colour

    def resolve(self, state: State, source: int) -> Effects:
        take_programs(state, self.at, self.colour)
        put_on_card(state, self.colour)
        return ()


# HackMan

WAITING: Final = "hackman"
"""1 while HackMan stands beside the card, before he first enters the network."""


@verb("build_hackman")
@dataclass(frozen=True, slots=True)
class Hackman(Question):
    """A guardian on a yellow installation; what the supply lacks is taken from any space."""

    def resolve(self, view: View, source: int) -> Asking[Effects]:
        steps: list[Step] = []
        if not view.supply[Pool.GUARDIAN]:
            guarded = [at for at in SPACES if view.fields[at].guards]
            steps.append(TakeGuardian((yield from choose_space(view, guarded))))
        if not view.supply[Pool.YELLOW_INSTALLATION]:
            built = [at for at in SPACES if view.fields[at].installation == YELLOW]
            steps.append(TakeInstallation((yield from choose_space(view, built))))
        return (*steps, BuildHackman())


@dataclass(frozen=True, slots=True)
class TakeGuardian(Effect):
    at: Space

    def resolve(self, state: State, source: int) -> Effects:
        remove_guardian(state, self.at)
        return ()


@dataclass(frozen=True, slots=True)
class TakeInstallation(Effect):
    at: Space

    def resolve(self, state: State, source: int) -> Effects:
        remove_installation(state, self.at)
        return ()


@dataclass(frozen=True, slots=True)
class BuildHackman(Effect):
    def resolve(self, state: State, source: int) -> Effects:
        state.supply[Pool.GUARDIAN] -= 1
        state.supply[Pool.YELLOW_INSTALLATION] -= 1
        state.track = {**state.track, WAITING: 1}
        state.emit(HackmanBuilt())
        return ()


@verb("move_hackman")
@dataclass(frozen=True, slots=True)
class MoveHackman(Effect):
    """Unless he has been removed he comes to the active decker's space, as a white guardian would."""

    def resolve(self, state: State, source: int) -> Effects:
        if lift_hackman(state):
            enter_guardian(state, state.at_avatar, HACKMAN)
        return ()


@verb("remove_hackman")
@dataclass(frozen=True, slots=True)
class RemoveHackman(Effect):
    """From the network; two black scouts take his place."""

    def resolve(self, state: State, source: int) -> Effects:
        at = piece_at(state, HACKMAN)
        if at == NONE:
            return ()
        remove_guardian(state, at)
        return (PlaceScouts((at, at)),)


def lift_hackman(state: State) -> bool:
    """Off his space, or from beside the card; whether there is a HackMan at all."""
    at = piece_at(state, HACKMAN)
    if at != NONE:
        state.fields[at] = state.fields[at]._replace(guardian=NONE)
        return True
    waiting = state.track.get(WAITING, 0)
    state.track = {**state.track, WAITING: 0}
    return waiting > 0


# Message Queue


def queueing(view: View, at: Space) -> Iterator[Option[Step]]:
    """The marker of a space that comes next in the endless sequence may go onto the card instead of being pushed."""
    wanted, field = SEQUENCE[len(view.laid.queue) % len(SEQUENCE)], view.fields[at]
    found: list[Marker] = list(field.kinds_of_scout)
    if wanted is not None:
        found = [Program(wanted)] if field.programs[wanted] else []
    for marker in found:
        yield Option("queue", Enqueue(at, marker), (marker,))


MORE_PUSHES["queue"] = queueing


@dataclass(frozen=True, slots=True)
class Enqueue(Effect):
    """To the end of the queue; the program below a white scout goes to the supply."""

    at: Space
    marker: Marker

    def resolve(self, state: State, source: int) -> Effects:
        marker, at = self.marker, self.at
        if isinstance(marker, Scout):
            state.fields[at] = state.fields[at].without_scout(marker)
            if marker.blocking != NONE:
                return_programs(state, marker.blocking)
                state.emit(ProgramsRemoved(Program(Colour(marker.blocking)), At(at)))
            lay_scout(state, marker)
        else:
            take_programs(state, at, marker.colour)
            put_on_card(state, marker.colour)
        state.laid = state.laid._replace(queue=(*state.laid.queue, _queued(marker)))
        return ()


def _queued(marker: Marker) -> int:
    return 5 + marker.shade if isinstance(marker, Scout) else int(marker.colour)


# DNI Web


@verb("avatars_home")
@dataclass(frozen=True, slots=True)
class AvatarsHome(Effect):
    """Every avatar onto its entry space; this is no move (DK-13.9)."""

    def resolve(self, state: State, source: int) -> Effects:
        for decker in state.deckers:
            for index, at in enumerate(decker.avatars):
                if at != decker.entry:
                    decker.avatars[index] = decker.entry
                    state.emit(AvatarRelocated(decker_named(decker.id), At(decker.entry)))
        return ()


# Insert Misinformation


@verb("build_horse")
@dataclass(frozen=True, slots=True)
class BuildHorse(Effect):
    """A program of each decker's start type and a scout, on the farthest space 1."""

    def resolve(self, state: State, source: int) -> Effects:
        seats = range(len(state.deckers))
        state.horse = Horse(NONE, (NONE,) * len(seats), scout=False)
        return (*(LoadProgram(seat) for seat in seats), LoadScout(), StandHorse())


@dataclass(frozen=True, slots=True)
class LoadProgram(Question):
    """From the supply; a token that the supply lacks is taken from any space, if there is one."""

    seat: int

    def resolve(self, view: View, source: int) -> Asking[Effects]:
        colour = Colour(view.deckers[self.seat].start)
        pool = PROGRAM_POOL[colour]
        if view.supply[pool]:
            return (Load(self.seat, colour),)
        options = [
            Option("take-from", RemoveProgram(at, same), (At(at), Program(same)))
            for at in SPACES
            for same in Colour
            if PROGRAM_POOL[same] == pool and view.fields[at].programs[same]
        ]
        if not options:
            return ()
        return ((yield from choose(view.active, "take-token", options)), Load(self.seat, colour))


@dataclass(frozen=True, slots=True)
class LoadScout(Question):
    def resolve(self, view: View, source: int) -> Asking[Effects]:
        if view.supply[Pool.SCOUT]:
            return (Load(NONE, NONE),)
        options = [
            Option("take-from", RemoveScout(at, scout), (At(at), scout))
            for at in SPACES
            for scout in view.fields[at].kinds_of_scout
        ]
        if not options:
            return ()
        return ((yield from choose(view.active, "take-token", options)), Load(NONE, NONE))


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class StandHorse(Question):
    """On the space 1 that is farthest from the active decker's entry space; the players choose among equals."""

    def resolve(self, view: View, source: int) -> Asking[Effects]:
        entry = view.deckers[view.active].entry
        steps = {at: view.board.distance(entry, at) for at in (space(server, 1) for server in Colour)}
        farthest = [at for at, distance in steps.items() if distance == max(steps.values())]
        return (PutHorse((yield from choose_space(view, farthest))),)


@dataclass(frozen=True, slots=True)
class PutHorse(Effect):
    at: Space

    def resolve(self, state: State, source: int) -> Effects:
        assert state.horse is not None
        state.horse = state.horse._replace(space=self.at)
        state.emit(HorseBuilt(At(self.at)))
        return ()


def pushing_horse(view: View, at: Space) -> Iterator[Option[Step]]:
    if view.horse is not None and view.horse.space == at:
        yield Option("push-horse", PushHorse(at))


MORE_PUSHES["horse"] = pushing_horse


@dataclass(frozen=True, slots=True)
class PushHorse(Question):
    """Like a program, also onto a guardian's space."""

    at: Space

    def resolve(self, view: View, source: int) -> Asking[Effects]:
        return (HorseTo((yield from choose_neighbour(view, self.at))),)


@dataclass(frozen=True, slots=True)
class HorseTo(Effect):
    """On a decker's entry space it loses that decker's program; with the last one it is gone."""

    to: Space

    def resolve(self, state: State, source: int) -> Effects:
        assert state.horse is not None
        state.emit(HorsePushed(At(state.horse.space), At(self.to)))
        state.horse = state.horse._replace(space=self.to)
        for seat, decker in enumerate(state.deckers):
            colour = state.horse.programs[seat]
            if decker.entry == self.to and colour != NONE:
                return_programs(state, colour)
                state.horse = with_program(state.horse, seat, NONE)
                state.emit(HorseUnloaded(decker_named(decker.id), Program(Colour(colour))))
        if all(colour == NONE for colour in state.horse.programs):
            dismantle(state)
        return ()


def dismantle(state: State) -> None:
    """The tokens of the horse return to the supply."""
    horse = state.horse
    assert horse is not None
    for colour in horse.programs:
        if colour != NONE:
            return_programs(state, colour)
    state.supply[Pool.SCOUT] += horse.scout
    state.horse = None
    state.emit(HorseGone())


@verb("horse_to_guardian")
@dataclass(frozen=True, slots=True)
class HorseToGuardian(Effect):
    """The horse comes apart, and a black guardian stands in its place."""

    def resolve(self, state: State, source: int) -> Effects:
        if state.horse is None:
            return ()
        at = state.horse.space
        dismantle(state)
        return (PlaceGuardian(at),)


# Distributed Defense


def crowding(state: State, action: Action, at: Space) -> tuple[Step, ...]:
    """An avatar that ends its move beside another decker's on one server, purple aside, draws a scout."""
    if action.name != "move" or action.ghost != NONE or server_of(at) is PURPLE:
        return ()
    others = [other for seat, decker in enumerate(state.deckers) if seat != state.active for other in decker.avatars]
    return (Send(Scout(BLACK), at),) if any(same_server(at, other) for other in others) else ()


AFTER_ACTION["crowding"] = crowding


# Waterfall


@verb("waterfall")
@dataclass(frozen=True, slots=True)
class Waterfall(Effect):
    """On a server all scouts above the lowest space without guardian go one number down, the lower ones first."""

    server: Expr

    def resolve(self, state: State, source: int) -> Effects:
        server = Colour(number(state, self.server))
        free = [k for k in range(1, 7) if not state.fields[space(server, k)].guards]
        return tuple(FallFrom(space(server, k)) for k in range(min(free, default=6) + 1, 7))


@dataclass(frozen=True, slots=True)
class FallFrom(Effect):
    at: Space

    def resolve(self, state: State, source: int) -> Effects:
        return (Fall(self.at, state.fields[self.at].scouts),)


@dataclass(frozen=True, slots=True)
class Fall(Question):
    """One scout after another, to the next lower number without guardian at that moment; without one it stays."""

    at: Space
    left: int

    def resolve(self, view: View, source: int) -> Asking[Effects]:
        below = [at for at in range(space(server_of(self.at), 1), self.at) if not view.fields[at].guards]
        if not self.left or not below or not view.fields[self.at].scouts:
            return ()
        scout = yield from choose_scout(view, view.active, self.at)
        return (Send(scout, below[-1], self.at), replace(self, left=self.left - 1))
