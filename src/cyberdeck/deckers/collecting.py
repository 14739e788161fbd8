"""Markers on the current objective: collecting them there, laying them out on the network, returning them."""

from __future__ import annotations

from cyberdeck.deckers.events import ProgramsPlaced
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.markers import FLIPPED, enter_programs, has_room, put_on_card, take_programs
from cyberdeck.deckers.scouts import Blocks
from cyberdeck.deckers.state import NOTHING_LAID, PROGRAM_POOL, Pool, Reading, State
from cyberdeck.deckers.steps import Question, acts, choose_one, choose_space
from cyberdeck.deckers.words import AT, SPACES, Colour, Program, Space
from cyberdeck.kernel import Asking, Effects, Option, frozen


@acts
def collect(state: State, colour: Colour, at: int = NONE) -> None:
    """A program comes onto the card, from a space or from the supply."""
    if at == NONE:
        state.supply[PROGRAM_POOL[colour]] -= 1
    else:
        take_programs(state, at, colour)
    put_on_card(state, "supply" if at == NONE else AT[at], colour)


@frozen
class LayOut(Question):
    """The programs on the card come onto spaces of the players' choice where they fit, as they are or `flipped`."""

    flipped: bool = False

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        laid = [colour for colour in Colour if reading.laid.programs[colour] and self.fitting(reading, colour)]
        if not laid:
            return ()
        options = [Option("lay-out", colour, (Program(colour),)) for colour in laid]
        if not any(field.white for field in reading.fields):
            options = options[:1]
        colour = yield from choose_one(reading, "lay-out", options)
        side, left = self.side(colour), reading.laid.programs[colour]
        at = yield from choose_space(
            reading, self.fitting(reading, colour), Program(side, left), prompt="lay-out-where"
        )
        return (from_card(colour, side, at), self)

    def side(self, colour: Colour) -> Colour:
        """The colour that is up on the space."""
        return FLIPPED.get(colour, colour) if self.flipped else colour

    def fitting(self, reading: Reading, colour: Colour) -> list[Space]:
        return [at for at in SPACES if has_room(reading, at, self.side(colour))]


@acts
def from_card(state: State, colour: Colour, side: Colour, at: Space) -> Effects:
    """A program comes from the card onto a space, with one or the other side up."""
    programs = list(state.laid.programs)
    programs[colour] -= 1
    state.laid = state.laid._replace(programs=tuple(programs))
    state.emit(ProgramsPlaced(Program(side), AT[at], "objective"))
    enter_programs(state, at, side, 1)
    return (Blocks(),)


@acts
def return_laid(state: State) -> None:
    """Markers still lying on the card return to the supply (DK-26.8)."""
    for colour, count in enumerate(state.laid.programs):
        state.supply[PROGRAM_POOL[colour]] += count
    state.supply[Pool.SCOUT] += state.laid.scouts
    state.laid = NOTHING_LAID
