"""Setting up: segments, deckers, markers, cards (DK-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cyberdeck.deckers.board import legal_middles
from cyberdeck.deckers.cycle import HAND, BeginCycle, draw, fill_row
from cyberdeck.deckers.events import SegmentLaid, StartTypeChosen
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.markers import can_create
from cyberdeck.deckers.names import Special
from cyberdeck.deckers.packets import lay_packets
from cyberdeck.deckers.rows import steps
from cyberdeck.deckers.state import SMC, Reading, State
from cyberdeck.deckers.steps import Effect, Question, choose_space
from cyberdeck.deckers.uploading import PlacePrograms
from cyberdeck.deckers.words import BASIC, BLUE, SPACES, YELLOW, Colour, decker_named
from cyberdeck.kernel import Asking, Effects, Option, Reason, by, choose, message

SEGMENTS: Final = 5
TWO_SPACES: Final = Reason(message("why-two-spaces"), "DK-4.12")


@dataclass(frozen=True, slots=True)
class LaySegments(Question):
    """Each person in turn lays the segment he has drawn, beginning with the active decker (DK-7.8)."""

    drawn: tuple[Colour, ...]
    turn: int = 0

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        if not self.drawn:
            return ()
        segment, *rest = self.drawn
        seat = (reading.active + self.turn) % len(reading.deckers)
        middles = legal_middles(reading.layout, segment)
        options = [Option("lay", middle, middle) for middle in middles]
        q, r = yield from choose(seat, "lay-segment", options, segment)
        return (LaySegment(segment, q, r), LaySegments(tuple(rest), self.turn + 1))


@dataclass(frozen=True, slots=True)
class LaySegment(Effect):
    segment: Colour
    q: int
    r: int

    def resolve(self, state: State, source: int) -> Effects:
        state.layout = state.layout.laying(self.segment, (self.q, self.r))
        state.emit(SegmentLaid(self.segment, self.q, self.r))
        return ()


@dataclass(frozen=True, slots=True)
class ChooseStartType(Question):
    """Leiko Mori chooses just before her start program is placed (DK-32.9)."""

    seat: int

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        if reading.deckers[self.seat].start != NONE:
            return ()
        options = [Option("start-type", colour, (colour,)) for colour in BASIC]
        return (SetStartType(self.seat, (yield from choose(self.seat, "start-type", options))),)


@dataclass(frozen=True, slots=True)
class SetStartType(Effect):
    seat: int
    colour: Colour

    def resolve(self, state: State, source: int) -> Effects:
        state.deckers[self.seat].start = self.colour
        state.emit(StartTypeChosen(decker_named(state.deckers[self.seat].id), self.colour))
        return ()


@dataclass(frozen=True, slots=True)
class PlaceMarkers(Effect):
    """Start programs, the setup of the SMC card, free blue programs, in this order (DK-7.19)."""

    def resolve(self, state: State, source: int) -> Effects:
        seats = range(len(state.deckers))
        starts = [step for seat in seats for step in (ChooseStartType(seat), StartProgram(seat))]
        return (*starts, *by(SMC, *steps(state.smc.setup.steps)), FreePrograms(), DealCards())


def setup_colour(reading: Reading, colour: Colour) -> Colour:
    """Against Glom every program of the setup is yellow (DK-31.3)."""
    return YELLOW if reading.special(Special.YELLOW_SETUP) else colour


@dataclass(frozen=True, slots=True)
class StartProgram(Effect):
    seat: int

    def resolve(self, state: State, source: int) -> Effects:
        decker = state.deckers[self.seat]
        return (PlacePrograms(decker.entry, setup_colour(state, Colour(decker.start))),)


@dataclass(frozen=True, slots=True)
class FreePrograms(Effect):
    """As many blue programs as there are segments without an avatar (DK-7.15)."""

    def resolve(self, state: State, source: int) -> Effects:
        held = {state.board.segment_of[at] for decker in state.deckers for at in decker.avatars}
        return (FreeProgram(SEGMENTS - len(held)),)


@dataclass(frozen=True, slots=True)
class FreeProgram(Question):
    left: int

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        colour = setup_colour(reading, BLUE)
        if not self.left or not can_create(reading, colour):
            return ()
        at = yield from choose_space(reading, SPACES, self.left, colour, prompt="free-program")
        return (PlacePrograms(at, colour), FreeProgram(self.left - 1))


@dataclass(frozen=True, slots=True)
class DealCards(Effect):
    """The upgrade row, hands of five, packets; then the first cycle (DK-7.16, DK-7.17, DK-30.1)."""

    def resolve(self, state: State, source: int) -> Effects:
        fill_row(state)
        for seat in range(len(state.deckers)):
            draw(state, seat, HAND)
        return (*lay_packets(state), BeginCycle())
