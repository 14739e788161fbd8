"""What gold objectives do beyond the verbs of verbs.py: floods, queues, webs, and more (DK-33.25 to 33.36)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cyberdeck.deckers.collecting import collect
from cyberdeck.deckers.converting import choose_scout
from cyberdeck.deckers.events import AvatarRelocated, ProgramsRemoved
from cyberdeck.deckers.expressions import SEQUENCE
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.markers import lay_scout, put_on_card, return_programs, take_programs, take_scout_from_card
from cyberdeck.deckers.rows import Number, Server, Spaces
from cyberdeck.deckers.scouts import FROM_CARD, Send, order_matters
from cyberdeck.deckers.state import Action, Reading, State, entry_of, queued, same_server
from cyberdeck.deckers.steps import Effect, Question, acts, asks, choose_one, choose_space
from cyberdeck.deckers.verbs import without
from cyberdeck.deckers.words import (
    AT,
    BLACK,
    BLUE,
    PURPLE,
    SPACES,
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
from cyberdeck.kernel import Asking, Effects, Option, Step, frozen

# Flash Flood


def flood(state: State, action: Action, at: Space) -> tuple[Step, ...]:
    """A move action over every entry space and Purple 6 brings a blue program onto the card."""
    wanted = {entry_of(PURPLE), *(decker.entry for decker in state.deckers)}
    return (flood_card(),) if action.name == "move" and wanted <= set(action.visited) else ()


@asks
def flood_card(reading: Reading) -> Asking[Effects]:
    spaces = [at for at in SPACES if reading.fields[at].programs[BLUE]]
    if not spaces:
        return ()
    return (collect(BLUE, (yield from choose_space(reading, spaces, prompt="flood-from"))),)


# Message Queue


def queueing(reading: Reading, at: Space) -> Iterator[Option[Step]]:
    """The marker of a space that comes next in the endless sequence may go onto the card instead of being pushed."""
    wanted, field = SEQUENCE[len(reading.laid.queue) % len(SEQUENCE)], reading.fields[at]
    found: list[Marker] = list(field.kinds_of_scout)
    if wanted is not None:
        found = [Program(wanted)] if field.programs[wanted] else []
    for marker in found:
        yield Option("queue", Enqueue(at, marker), (marker,))


@frozen
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
                state.emit(ProgramsRemoved(Program(Colour(marker.blocking)), AT[at], "supply"))
            lay_scout(state, at, marker)
        else:
            take_programs(state, at, marker.colour)
            put_on_card(state, AT[at], marker.colour)
        state.laid = state.laid._replace(queue=(*state.laid.queue, queued(marker)))
        return ()


@asks
def scouts_from_card(reading: Reading, where: Spaces) -> Asking[Effects]:
    """The scouts on the objective go back onto spaces of the players' choice, one at a time."""
    laid = reading.laid
    shades = [shade for shade, count in ((Shade.BLACK, laid.black), (Shade.WHITE, laid.white)) if count]
    if not shades:
        return ()
    options = [Option("scout", shade, (Scout(shade),)) for shade in shades]
    shade = yield from choose_one(reading, "scout-from-card", options, laid.scouts)
    at = yield from choose_space(reading, where, laid.scouts, prompt="spread-scout")
    return (from_card(shade, at), scouts_from_card(where))


@acts
def from_card(state: State, shade: Shade, at: Space) -> Effects:
    take_scout_from_card(state, shade)
    return (Send(Scout(shade), at, FROM_CARD),)


# DNI Web


@acts
def avatars_home(state: State) -> None:
    """Every avatar onto its entry space; this is no move (DK-13.9)."""
    for decker in state.deckers:
        for index, at in enumerate(decker.avatars):
            if at != decker.entry:
                decker.avatars[index] = decker.entry
                state.emit(AvatarRelocated(decker_named(decker.id), AT[decker.entry], AT[at], index))


# Neutrino-Scanner


@asks
def gather_scouts(reading: Reading, where: Spaces, to: Number) -> Asking[Effects]:
    """From each of these spaces that has scouts, one moves to a single space, one at a time.

    In an order that the players choose where it can matter.
    """
    left = tuple(at for at in where if reading.fields[at].scouts)
    if not left:
        return ()
    options = [Option("from", at, (AT[at],)) for at in left]
    if not order_matters(reading, (to,) * len(left)):
        options = options[:1]
    origin = yield from choose_one(reading, "gather-from", options, AT[to])
    scout = yield from choose_scout(reading, origin)
    return (Send(scout, to, origin), gather_scouts(without(left, origin), to))


# Distributed Defense


def crowding(state: State, action: Action, at: Space) -> tuple[Step, ...]:
    """An avatar that ends its move beside another decker's on one server, purple aside, draws a scout."""
    if action.name != "move" or action.ghost != NONE or server_of(at) is PURPLE:
        return ()
    others = [other for seat, decker in enumerate(state.deckers) if seat != state.active for other in decker.avatars]
    return (Send(Scout(BLACK), at),) if any(same_server(at, other) for other in others) else ()


# Waterfall


@frozen
class Waterfall(Effect):
    """On a server all scouts above the lowest space without guardian go one number down, the lower ones first."""

    server: Server

    def resolve(self, state: State, source: int) -> Effects:
        server = self.server
        free = [k for k in range(1, 7) if not state.fields[space(server, k)].guards]
        return tuple(fall_from(space(server, k)) for k in range(min(free, default=6) + 1, 7))


@acts
def fall_from(state: State, at: Space) -> Effects:
    return (Fall(at, state.fields[at].scouts),)


@frozen
class Fall(Question):
    """One scout after another, to the next lower number without guardian at that moment; without one it stays."""

    at: Space
    left: int

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        below = [at for at in range(space(server_of(self.at), 1), self.at) if not reading.fields[at].guards]
        if not self.left or not below or not reading.fields[self.at].scouts:
            return ()
        scout = yield from choose_scout(reading, self.at)
        return (Send(scout, below[-1], self.at), replace(self, left=self.left - 1))
