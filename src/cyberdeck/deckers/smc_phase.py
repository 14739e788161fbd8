"""The SMC attack and the moving of scouts by arrows (DK-26)."""

from __future__ import annotations

from dataclasses import replace

from cyberdeck.deckers.converting import choose_scout, remove_program_and_scout
from cyberdeck.deckers.events import ArrowFollowed, PhaseBegan
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.infecting import EXPLOIT, Infect
from cyberdeck.deckers.markers import clear_programs, remove_installation
from cyberdeck.deckers.names import Special
from cyberdeck.deckers.scouts import Send
from cyberdeck.deckers.state import Reading, State
from cyberdeck.deckers.steps import Effect, Question, acts, asks, choose_one
from cyberdeck.deckers.words import (
    AT,
    RED,
    SPACES,
    YELLOW,
    Colour,
    Named,
    Phase,
    Space,
    number_of,
    server_of,
    space,
)
from cyberdeck.kernel import Asking, Effects, Option, frozen

LETTERS = "BGYRP"


@acts
def attack(state: State) -> Effects:
    """Step 3a: red programs fight, then what is left of the SMC's markers clears its spaces (DK-26.1 to 26.4)."""
    before, state.phase = state.phase, Phase.ATTACK
    state.emit(PhaseBegan(Named("phase", Phase.ATTACK.value)))
    return (Fights(fighting(state)), sweep(), back(before))


@acts
def back(state: State, phase: Phase) -> None:
    """To the step in which an objective made the SMC attack."""
    state.phase = phase


def fighting(reading: Reading) -> tuple[Space, ...]:
    """Spaces with a red program and an SMC marker that can be beaten (DK-26.1)."""
    return tuple([at for at, field in enumerate(reading.fields) if field.programs[RED] and fights(reading, at)])


def fights(reading: Reading, at: Space) -> bool:
    field = reading.fields[at]
    if not field.programs[RED]:
        return False
    if reading.special(Special.NO_INFECTION_IN_ATTACK):
        return field.scouts > 0
    return field.scouts > 0 or field.guardian_can_fall


@frozen
class Fights(Question):
    """Space by space, in an order the players choose; asked where it can matter."""

    spaces: tuple[Space, ...]

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        if not self.spaces:
            return ()
        options = [Option("fight", at, (AT[at],)) for at in self.spaces]
        first = yield from choose_one(reading, "fight-next", options if self.order_matters(reading) else options[:1])
        rest = tuple(at for at in self.spaces if at != first)
        return (fight(first), Fights(rest))

    def order_matters(self, reading: Reading) -> bool:
        """A guardian that falls weakens its neighbours; a packet may be spent on one fight."""
        if reading.special(Special.NO_INFECTION_IN_ATTACK):
            return False
        if any(EXPLOIT in decker.packets for decker in reading.deckers):
            return True
        return any(reading.fields[at].guards for at in self.spaces)


@asks
def fight(reading: Reading, at: Space) -> Asking[Effects]:
    """The infection routine without commands until one side is gone (DK-26.2); Sentinel trades one for one."""
    if not fights(reading, at):
        return ()
    if not reading.special(Special.NO_INFECTION_IN_ATTACK):
        return (Infect(at), fight(at))
    scout = yield from choose_scout(reading, at)
    return (remove_program_and_scout(at, RED, scout), fight(at))


@acts
def sweep(state: State) -> None:
    """Guardians remove programs and installations of their space, scouts only programs (DK-26.3)."""
    spare = (YELLOW,) if state.special(Special.YELLOW_SAFE) else ()
    for at in SPACES:
        field = state.fields[at]
        if field.smc:
            clear_programs(state, at, spare)
            if field.guards and field.installation != NONE:
                remove_installation(state, at)


# moving scouts


@acts
def move_scouts(state: State, success: bool) -> Effects:
    """Step 3c: arrow by arrow; a met goal shows them reversed and upside down (DK-26.10, DK-26.11)."""
    if state.special(Special.NO_MOVING_SCOUTS):
        return ()
    state.phase = Phase.MOVE_SCOUTS
    state.emit(PhaseBegan(Named("phase", Phase.MOVE_SCOUTS.value)))
    arrows = [parse_arrow(text) for text in state.objective.arrows.failure]
    if success:
        arrows = [replace(arrow, up=not arrow.up) for arrow in reversed(arrows)]
    return tuple(arrows)


def parse_arrow(text: str) -> FollowArrow:
    return FollowArrow(Colour(LETTERS.index(text[0])), text[1] == "+")


@frozen
class FollowArrow(Effect):
    """All scouts of the lowest space that has some go one number up, or of the highest one down (DK-26.12, 26.13)."""

    server: Colour
    up: bool

    def resolve(self, state: State, source: int) -> Effects:
        state.emit(ArrowFollowed(self.server, "up" if self.up else "down"))
        numbers = range(1, 7) if self.up else range(6, 0, -1)
        for at in (space(self.server, number) for number in numbers):
            if scouts := state.fields[at].scouts:
                return (move_from(at, scouts, self.up),)
        return ()


@asks
def move_from(reading: Reading, at: Space, left: int, up: bool) -> Asking[Effects]:
    """Scouts move one after another; spaces with a guardian are skipped (DK-26.15)."""
    to = next_without_guardian(reading, at, up)
    if not left or to == at or not reading.fields[at].scouts:
        return ()
    scout = yield from choose_scout(reading, at)
    return (Send(scout, to, at), move_from(at, left - 1, up))


def next_without_guardian(reading: Reading, at: Space, up: bool) -> Space:
    """Numbers form a loop (DK-26.14); the space itself if there is no other."""
    server, number = server_of(at), number_of(at)
    for _ in range(5):
        number = number % 6 + 1 if up else (number - 2) % 6 + 1
        if not reading.fields[space(server, number)].guards:
            return space(server, number)
    return at
