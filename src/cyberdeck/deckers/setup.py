"""Setting up: segments, deckers, markers, cards (DK-7)."""

from __future__ import annotations

from typing import Final

from cyberdeck.deckers.adjoining import places
from cyberdeck.deckers.board import legal_middles
from cyberdeck.deckers.cycle import HAND, begin_cycle, draw, fill_row
from cyberdeck.deckers.events import SegmentLaid, StartTypeChosen
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.markers import can_create
from cyberdeck.deckers.names import Special
from cyberdeck.deckers.packets import lay_packets
from cyberdeck.deckers.rows import steps
from cyberdeck.deckers.state import SMC, Reading, State
from cyberdeck.deckers.steps import Question, acts, asks, choose_space
from cyberdeck.deckers.uploading import add_programs
from cyberdeck.deckers.words import BASIC, BLUE, SPACES, YELLOW, Colour, decker_named
from cyberdeck.kernel import Asking, Effects, Option, Reason, by, choose, frozen, message

SEGMENTS: Final = 5
TWO_SPACES: Final = Reason(message("why-two-spaces"), "DK-4.12")


@frozen
class LaySegments(Question):
    """Each person in turn lays the segment he has drawn, beginning with the active decker (DK-7.8)."""

    drawn: tuple[Colour, ...]
    turn: int = 0

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        if not self.drawn:
            return ()
        segment, *rest = self.drawn
        seat = (reading.active + self.turn) % len(reading.deckers)
        options = places(reading.layout, segment, legal_middles(reading.layout, segment))
        q, r = yield from choose(seat, "lay-segment", options, segment)
        return (lay_segment(segment, q, r), LaySegments(tuple(rest), self.turn + 1))


@acts
def lay_segment(state: State, segment: Colour, q: int, r: int) -> None:
    state.layout = state.layout.laying(segment, (q, r))
    state.emit(SegmentLaid(segment, q, r))


@asks
def choose_start_type(reading: Reading, seat: int) -> Asking[Effects]:
    """Leiko Mori chooses just before her start program is placed (DK-32.9)."""
    if reading.deckers[seat].start != NONE:
        return ()
    options = [Option("start-type", colour, (colour,)) for colour in BASIC]
    return (set_start_type(seat, (yield from choose(seat, "start-type", options))),)


@acts
def set_start_type(state: State, seat: int, colour: Colour) -> None:
    state.deckers[seat].start = colour
    state.emit(StartTypeChosen(decker_named(state.deckers[seat].id), colour))


@acts
def place_markers(state: State) -> Effects:
    """Start programs, the setup of the SMC card, free blue programs, in this order (DK-7.19)."""
    seats = range(len(state.deckers))
    starts = [step for seat in seats for step in (choose_start_type(seat), start_program(seat))]
    return (*starts, *by(SMC, *steps(state.smc.setup.steps)), free_programs(), deal_cards())


def setup_colour(reading: Reading, colour: Colour) -> Colour:
    """Against Glom every program of the setup is yellow (DK-31.3)."""
    return YELLOW if reading.special(Special.YELLOW_SETUP) else colour


@acts
def start_program(state: State, seat: int) -> Effects:
    decker = state.deckers[seat]
    return (add_programs(decker.entry, setup_colour(state, Colour(decker.start))),)


@acts
def free_programs(state: State) -> Effects:
    """As many blue programs as there are segments without an avatar (DK-7.15)."""
    held = {state.board.segment_of[at] for decker in state.deckers for at in decker.avatars}
    return (free_program(SEGMENTS - len(held)),)


@asks
def free_program(reading: Reading, left: int) -> Asking[Effects]:
    colour = setup_colour(reading, BLUE)
    if not left or not can_create(reading, colour):
        return ()
    at = yield from choose_space(reading, SPACES, left, colour, prompt="free-program")
    return (add_programs(at, colour), free_program(left - 1))


@acts
def deal_cards(state: State) -> Effects:
    """The upgrade row, hands of five, packets; then the first cycle (DK-7.16, DK-7.17, DK-30.1)."""
    fill_row(state)
    for seat in range(len(state.deckers)):
        draw(state, seat, HAND)
    return (*lay_packets(state), begin_cycle())
