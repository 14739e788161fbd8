"""Mother's Ghost: she counts as a white guardian; each of her objectives says how to beat her (DK-29, DK-33.37)."""

from __future__ import annotations

from typing import Final, NamedTuple

from cyberdeck.deckers.actions import A_COLOUR, ALONE, ActionKind, Actor, declared, unhindered
from cyberdeck.deckers.content import Vector
from cyberdeck.deckers.dice import roll_number, rolled_space, rolling_server
from cyberdeck.deckers.events import GhostBeaten, GhostRecovered, GhostWounded, SystemCrashed
from cyberdeck.deckers.field import NONE, Guardian
from cyberdeck.deckers.guardians import enter_guardian
from cyberdeck.deckers.infecting import (
    NO_RED_PROGRAM,
    OVERKILL,
    SHOCKWAVE,
    Infect,
    a_red_command,
    how_many,
)
from cyberdeck.deckers.names import Special, Track
from cyberdeck.deckers.payment import of, paying
from cyberdeck.deckers.rows import Number
from cyberdeck.deckers.scouts import PlaceScouts
from cyberdeck.deckers.specials import Foe
from cyberdeck.deckers.state import Reading, State, piece_at
from cyberdeck.deckers.steps import acts, choose_one
from cyberdeck.deckers.uploading import lose_programs
from cyberdeck.deckers.words import AT, PURPLE, RED, Colour, Program, Space, decker_named, server_of, space
from cyberdeck.kernel import Asking, Effects, Option, Reason, Step, message

MOST_WOUNDS: Final = 3
NOT_BESIDE_GHOST: Final = Reason(message("why-not-beside-ghost"), "DK-33.37")
NOT_SURROUNDED: Final = Reason(message("why-not-surrounded"), "DK-33.38")
CRASHED: Final = Reason(message("why-crashed"), "DK-33.38")


def beside_ghost(reading: Reading, at: Space) -> bool:
    """On her space, where only ghost tiles can be, or on an adjacent one."""
    ghost = piece_at(reading, Guardian.MOTHERS_GHOST)
    return ghost != NONE and (at == ghost or at in reading.board.neighbours[ghost])


# where she is


@acts
def haunt(state: State, number: Number = 6) -> Effects:
    """Put her on a space of a random server that is not a home server."""
    return (*rolling_server(state), haunt_rolled(number))


@acts
def haunt_rolled(state: State, number: int) -> Effects:
    server = Colour(state.tracked(Track.ROLLED))
    if server in state.home:
        return (haunt(number),)
    enter_guardian(state, space(server, number), Guardian.MOTHERS_GHOST)
    return ()


@acts
def flee(state: State) -> Effects:
    """She goes to another random space of the network."""
    return (*rolling_server(state), flee_to())


@acts
def flee_to(state: State) -> Effects:
    ghost, to = piece_at(state, Guardian.MOTHERS_GHOST), rolled_space(state)
    if to == ghost:
        return (flee(),)
    state.fields[ghost] = state.fields[ghost]._replace(guardian=NONE)
    enter_guardian(state, to, Guardian.MOTHERS_GHOST)
    return ()


# infecting her


def infect_ghost_obstacle(reading: Reading, actor: Actor) -> Reason | None:
    if not reading.special(Special.INFECT_MOTHERS_GHOST) or not beside_ghost(reading, actor.at):
        return NOT_BESIDE_GHOST
    return None if reading.fields[actor.at].counting(RED) else NO_RED_PROGRAM


class InfectGhost(NamedTuple):
    actor: Actor

    def steps(self, reading: Reading) -> Asking[Effects]:
        commands = yield from how_many(reading, RED)
        need = of(RED, commands)
        payment = yield from paying(reading, need, (OVERKILL, SHOCKWAVE))
        infect = Infect(self.actor.at, commands, Special.MOTHERS_GHOST)
        return declared(reading, "infect", self.actor, need, payment, infect)


INFECT_GHOST: Final = ActionKind(
    "infect-mothers-ghost", ALONE, unhindered, a_red_command, InfectGhost, ground=infect_ghost_obstacle
)


def resistance(reading: Reading) -> int:
    """What her card adds to the die, and nothing else."""
    return reading.tracked(Track.RESISTANCE)


def beaten(state: State, margin: int) -> Effects:
    """Without health points she is beaten at once; with them she flees, as long as some are left."""
    if not state.special(Special.HAS_HEALTH):
        state.remember(Track.BEATEN, 1)
        state.emit(GhostBeaten())
        return ()
    wounds = min(MOST_WOUNDS, margin)
    health = state.tracked(Track.HEALTH) - wounds
    state.remember(Track.HEALTH, health)
    state.emit(GhostWounded(wounds, health))
    return (flee(),) if health > 0 else ()


def failed(state: State) -> Effects:
    if state.special(Special.HAS_HEALTH):
        state.remember(Track.HEALTH, state.tracked(Track.HEALTH) + 1)
        state.emit(GhostRecovered(state.tracked(Track.HEALTH)))
    return ()


FOE: Final = Foe(resistance, beaten, failed)


# Shellshock


def crash_obstacle(reading: Reading, actor: Actor, colour: Colour) -> Reason | None:
    """Each basic colour once, where it surrounds her."""
    if colour is PURPLE or reading.tracked(crashed(colour)):
        return crash_ground(reading, actor) or CRASHED
    return crash_ground(reading, actor) or (None if surrounded(reading, colour) else NOT_SURROUNDED)


def crash_ground(reading: Reading, actor: Actor) -> Reason | None:
    here = reading.special(Special.SYSTEM_CRASH) and beside_ghost(reading, actor.at)
    return None if here else NOT_BESIDE_GHOST


def crash_cost(reading: Reading, actor: Actor, colour: Colour) -> Vector:
    return of(colour, 3)


def crashed(colour: Colour) -> Track:
    return Track(f"crashed-{colour.word}")


def surrounded(reading: Reading, colour: Colour) -> bool:
    """Every space beside her holds a program of the colour, or a purple one that stands for it."""
    near = reading.board.neighbours[piece_at(reading, Guardian.MOTHERS_GHOST)]
    return all(reading.fields[at].counting(colour) for at in near)


class Crash(NamedTuple):
    actor: Actor
    colour: Colour

    def steps(self, reading: Reading) -> Asking[Effects]:
        need = of(self.colour, 3)
        payment = yield from paying(reading, need)
        removed: list[Step] = []
        for at in reading.board.neighbours[piece_at(reading, Guardian.MOTHERS_GHOST)]:
            removed.append(lose_programs(at, (yield from self.choose_program(reading, at))))
        return declared(reading, "system-crash", self.actor, need, payment, *removed, note_crash(self.colour))

    def choose_program(self, reading: Reading, at: Space) -> Asking[Colour]:
        programs = reading.fields[at].programs
        colours = [colour for colour in (self.colour, PURPLE) if programs[colour]]
        options = [Option("remove", colour, (Program(colour),)) for colour in colours]
        return (yield from choose_one(reading, "crash-program", options, AT[at]))


CRASH: Final = ActionKind("system-crash", A_COLOUR, crash_obstacle, crash_cost, Crash, ground=crash_ground)


@acts
def note_crash(state: State, colour: Colour) -> None:
    """Each colour once."""
    state.remember(crashed(colour), 1)
    state.remember(Track.CRASHES, state.tracked(Track.CRASHES) + 1)
    state.emit(SystemCrashed(decker_named(state.deckers[state.active].id), colour))


# Tsunami


@acts
def wave(state: State) -> Effects:
    """A black scout on a random space of her server; instead of her own space the next lower number."""
    ghost, rolled = piece_at(state, Guardian.MOTHERS_GHOST), roll_number(state)
    server = server_of(ghost)
    if space(server, rolled) == ghost:
        rolled = rolled - 1 or 6
    return (PlaceScouts((space(server, rolled),)),)
